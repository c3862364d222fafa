"""What has to be done by the clock: answers that time out, reminders, old lobbies, idle games."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from bot.client.services import Desk
from bot.session.errors import SessionError
from bot.store import games, reminders
from bot.table.lobby_commands import refresh
from bot.table.requests import refresh_requests

LOG = logging.getLogger(__name__)

ROUND = 30.0
"""Seconds between rounds at most."""
IDLE = 900.0
"""Seconds after which a game is dropped from memory."""
LOBBY_DAYS = 7


class Housekeeper:
    """One for the whole bot; runs until it is cancelled."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Look at the clock now: it has been set, or something is due earlier than before."""
        self._woken.set()

    async def run(self) -> None:
        """Do what is due, then wait for what is due next."""
        while True:
            self._woken.clear()
            pause = ROUND
            try:
                await self.tidy()
                pause = await self._pause()
            except Exception:
                LOG.exception("housekeeping")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._woken.wait()

    async def tidy(self) -> None:
        """One round."""
        sessions = self._desk.sessions
        await sessions.answer_due()
        if await self._desk.reminders.tick():
            sessions.posted.set()
        for game in await sessions.expire_requests():
            await refresh_requests(self._desk, game)
        await sessions.tidy(IDLE)
        before = sessions.clock.now() - LOBBY_DAYS * 24 * 3600
        for game in await sessions.database.read(games.idle_lobbies, before):
            with contextlib.suppress(SessionError):  # somebody has just started it
                await sessions.close_lobby(game, None)
                await refresh(self._desk, game)

    async def _pause(self) -> float:
        sessions = self._desk.sessions
        due = await sessions.database.read(reminders.next_due)
        if due is None:
            return ROUND
        return min(ROUND, max(0.5, due - sessions.clock.now()))
