"""What one process does for another: people's acts at its tables, and what follows from them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Any

from bot.client.client import OrreryClient
from bot.client.handover import INTERACTION, Handover
from bot.client.names import People
from bot.session import Sessions
from bot.session.asked.elsewhere import carry_out
from bot.store.errors import StoreError
from bot.store.fleet import Fleet

LOG = logging.getLogger(__name__)


class Deputies:
    """Hears of the other processes and does what they ask for."""

    def __init__(
        self, fleet: Fleet, client: OrreryClient, sessions: Sessions, people: People
    ) -> None:
        self._fleet = fleet
        self._sessions = sessions
        self._people = people
        self._handover = client.handover = Handover(client, fleet.send)
        self._taking: asyncio.Task[None] | None = None
        self._again = False

    def hear(self, news: str) -> None:
        """Something new; nothing if that may have been missed."""
        kind, _, number = news.partition(" ")
        if kind in ("posted", ""):
            self._sessions.posted.set()
        if kind in ("errand", ""):
            self.look()
        if kind == "user":
            self._people.forget(int(number))

    def look(self) -> None:
        """Is there anything to do?"""
        self._again = True
        if self._taking is None or self._taking.done():
            self._taking = asyncio.create_task(self._take())

    async def _take(self) -> None:
        while self._again:
            self._again = False
            try:
                for errand in await self._fleet.errands():
                    await self._carry_out(errand.what, errand.body, errand.age)
            except StoreError as error:
                LOG.warning("no errands are taken: %s", error)

    async def _carry_out(self, what: str, body: Mapping[str, Any], age: float) -> None:
        try:
            if what == INTERACTION:
                self._handover.take(body, age)
            else:
                await carry_out(self._sessions, what, body)
        except Exception:  # whatever is wrong with one, the others are done
            LOG.exception("errand %s", what)
