"""Panels made ready before anybody opens them: read, and their pictures drawn, while nobody waits.

Whoever is asked something new opens his panel soon, and whoever has drafted all that he is asked
confirms it soon. What it takes is done meanwhile by those who would do it then, and kept where they
keep what they did last; so it is found, and nothing else changes. It takes a third of the time at
most, gives way to everybody, and is left where it gets old.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from typing import Final, TypeAlias

from bot.client.request import Services
from bot.play.panel_message import prepare, reader_at
from bot.session import Session
from bot.session.errors import SessionError
from bot.store.errors import StoreError
from bot.store.fleet import ElsewhereError
from engine.core.errors import GameError
from engine.core.moves import Seat

FIRST: Final = 0.05
"""Seconds that are left to whoever has just acted, and to the card."""
SHARE: Final = 2
"""It rests for so many times as long as it has worked."""
LOOK: Final = 0.02
"""Seconds between looks whether nobody waits: somebody does where they come late."""
STALE: Final = 30.0
"""After so many seconds people have come to look by themselves."""
ROUND: Final = 60.0
"""Seconds between signs of life where nothing happens."""
MOST: Final = 64
"""Tables and seats that wait to be looked at; of more the older ones are left."""
UNREADY: Final = (SessionError, GameError, StoreError, ElsewhereError)
"""The table is not to be read just now; whoever comes is told why."""

Stirred: TypeAlias = OrderedDict[tuple[int, Seat | None], float]
"""Tables, or single seats, with the moment when something happened there; the newest last."""


class Foresight:
    """One for all tables; runs until it is cancelled."""

    part: Final = "foresight"
    """What the health of the bot calls this."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked, self._drafted = Stirred(), Stirred()
        self._more = asyncio.Event()
        services.sessions.stirred = self._stir

    def _stir(self, game: int, seat: Seat | None) -> None:
        """Something has happened at a table, or at one seat of it."""
        _note(self._asked if seat is None else self._drafted, (game, seat), time.monotonic())
        self._more.set()

    async def run(self) -> None:
        """Make ready whatever there is. Whoever has drafted goes before whoever is asked, and then
        the newest first, since whoever waits longest has come."""
        while True:
            self._more.clear()
            while stirred := self._drafted or self._asked:
                (game, seat), since = stirred.popitem()
                await asyncio.sleep(max(0.0, since + FIRST - time.monotonic()))
                with contextlib.suppress(*UNREADY):
                    await self._look(game, seat, since)
                self._services.health.beat(self.part)
            self._services.health.beat(self.part)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ROUND):
                    await self._more.wait()

    async def _look(self, game: int, only: Seat | None, since: float) -> None:
        """Make ready what one of a table will see; all of them, one by one, where something has
        happened to all."""
        _, seats = await self._services.sessions.find(game)
        people = {row.seat: row.user for row in seats if row.user is not None and not row.computer}
        if only is None:
            for seat in people:
                _note(self._asked, (game, seat), since)
        elif only in people and await self._quiet(since + STALE):
            begun = time.monotonic()
            await self._ready(self._services.sessions.get(game), only, people[only])
            await asyncio.sleep(SHARE * (time.monotonic() - begun))

    async def _quiet(self, until: float) -> bool:
        """Whether nobody waits any more, before it is too late."""
        while (now := time.monotonic()) <= until:
            await asyncio.sleep(LOOK)
            if self._services.pictures.idle and time.monotonic() - now < 2 * LOOK:
                return True
        return False

    async def _ready(self, session: Session, seat: Seat, user: int) -> None:
        """Do for somebody what there is to be done."""
        draft = session.foreseen(seat)
        if draft is not None:
            lang = await self._services.people.lang(user)
            table = await self._services.seated(session.id, lang)
            await prepare(self._services, draft, await reader_at(self._services, table, user))


def _note(stirred: Stirred, where: tuple[int, Seat | None], since: float) -> None:
    stirred[where] = since
    stirred.move_to_end(where)
    if len(stirred) > MOST:
        stirred.popitem(last=False)
