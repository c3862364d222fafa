"""What has to be done by the clock: answers that time out, reminders, old lobbies, idle games."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Final

from bot.cards.lobby_card import refresh_lobby
from bot.cards.request_card import refresh_requests
from bot.client.permissions import may_post
from bot.client.request import Services
from bot.people.reminders import Reminders
from bot.session.asked.due import answer_due, call_due, expire_requests, tell_run_out
from bot.session.drafts import trial
from bot.session.errors import SessionError
from bot.store import games, people
from bot.store.database import in_the_name_of
from bot.store.errors import StoreError
from bot.store.fleet import ElsewhereError

LOG = logging.getLogger(__name__)

ROUND = 30.0
"""Seconds between rounds at most."""
IDLE = 900.0
"""Seconds after which a game is dropped from memory."""
LOBBY_DAYS = 7


class Housekeeper:
    """One for the whole bot; runs until it is cancelled."""

    part: Final = "housekeeping"
    """What the health of the bot calls this."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Look at the clock now: it has been set, or something is due earlier than before."""
        self._woken.set()

    async def run(self) -> None:
        """Do what is due, then wait for what is due next."""
        while True:
            self._woken.clear()
            pause = ROUND
            await self.tidy()
            self._services.health.beat(self.part)
            with contextlib.suppress(StoreError):  # the next round says so
                pause = await self._pause()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._woken.wait()

    async def tidy(self) -> None:
        """One round; a task that fails keeps no other from being done."""
        for task in (
            self._answers,
            self._calls,
            self._clocks,
            self._reminders,
            self._requests,
            self._returns,
            self._memory,
            self._lobbies,
            self._trials,
        ):
            part = f"{self.part}: {task.__name__.strip('_')}"
            try:
                with in_the_name_of(self._services.sessions.claims_of_all()):
                    await task()
                self._services.health.beat(part)
            except ElsewhereError:  # others look after everything at present
                self._services.health.beat(part)
            except StoreError as error:
                LOG.error("%s: %s", part, error)
                self._services.health.failed(part, error)
            except Exception as error:
                LOG.exception("%s", part)
                self._services.health.failed(part, error)

    async def _answers(self) -> None:
        """Questions whose time is over."""
        await answer_due(self._services.sessions)

    async def _calls(self) -> None:
        """People who were at their table when they were asked, and have not answered."""
        await call_due(self._services.sessions)

    async def _clocks(self) -> None:
        """Players whose time has run out."""
        await tell_run_out(self._services.sessions)

    async def _reminders(self) -> None:
        """People who keep others waiting."""
        if await self._services[Reminders].tick():
            self._services.sessions.posted.set()

    async def _requests(self) -> None:
        """Requests that not everybody has answered in time."""
        for game in await expire_requests(self._services.sessions):
            await self._apart(game, refresh_requests(self._services, game))

    async def _returns(self) -> None:
        """Games that rest because the bot could not post, where it can again; nobody is asked:
        what the gateway has told is looked at when there is anything new."""
        client, sessions = self._services.client, self._services.sessions
        if not self._services.places_changed:
            return
        self._services.places_changed = False
        try:
            for row in await sessions.database.read(games.away):
                if row.channel is not None and may_post(client, row.guild, row.channel):
                    await sessions.come_back(row.id)
        except Exception:
            self._services.places_changed = True  # not everybody was looked for
            raise

    async def _memory(self) -> None:
        """Games that nobody has used for a while."""
        await self._services.sessions.tidy(IDLE)

    async def _lobbies(self) -> None:
        """Lobbies that nobody wants."""
        before = self._services.sessions.clock.now() - LOBBY_DAYS * 24 * 3600
        for game in await self._services.sessions.database.read(games.idle_lobbies, before):
            await self._apart(game, self._close(game))

    async def _trials(self) -> None:
        """What somebody has tried out and left lying."""
        await trial.tidy(self._services.sessions)

    async def _close(self, game: int) -> None:
        with contextlib.suppress(SessionError):  # somebody has just started it
            await self._services.sessions.close_lobby(game, None)
            await refresh_lobby(self._services, game)

    async def _apart(self, game: int, work: Coroutine[Any, Any, None]) -> None:
        """Something about one game; where it fails, the others do not suffer."""
        try:
            await work
        except Exception as error:
            LOG.exception("game %s", game)
            self._services.health.fault(f"game {game}", f"{type(error).__name__}: {error}")

    async def _pause(self) -> float:
        sessions = self._services.sessions
        due = await sessions.database.read(people.next_reminder)
        if due is None:
            return ROUND
        return min(ROUND, max(0.5, due - sessions.clock.now()))
