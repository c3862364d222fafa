"""Panels made ready before anybody opens them: read, and their pictures drawn, while nobody waits.

Whoever is asked something new opens his panel soon, whoever has drafted all that he is asked
confirms it soon, and whoever types sends it soon. What it takes is done meanwhile by those who
would do it then, and kept where they keep what they did last; so it is found, and nothing else
changes. It takes a third of the time at most, gives way to everybody, and is left where it gets
old.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from typing import Final, TypeAlias

from bot.client.request import Services
from bot.play.panel_message import prepare, reader_at
from bot.session import Stir
from bot.session.errors import SessionError
from bot.store.errors import StoreError
from bot.store.fleet import ElsewhereError
from engine.core.errors import GameError

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

Stirred: TypeAlias = OrderedDict[Stir, float]
"""Tables, or single seats, with the moment when something happened there; the newest last."""


class Foresight:
    """One for all tables; runs until it is cancelled."""

    part: Final = "foresight"
    """What the health of the bot calls this."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked, self._begun = Stirred(), Stirred()
        self._more = asyncio.Event()
        services.sessions.stirred = self._stir

    def _stir(self, stir: Stir) -> None:
        """Something has happened at a table, or at one seat of it, where it takes the place of what
        happened there before."""
        now = time.monotonic()
        if stir.seat is None:
            _note(self._asked, stir, now)
        else:
            for old in [one for one in self._begun if one[:2] == stir[:2]]:
                del self._begun[old]
            for one in reversed(stir.typed):
                _note(self._begun, stir._replace(typed=(one,)), now)
            if not stir.typed:
                _note(self._begun, stir, now)
        self._more.set()

    async def run(self) -> None:
        """Make ready whatever there is. Whoever has begun to answer goes before whoever is asked,
        and then the newest first, since whoever waits longest has come."""
        while True:
            self._more.clear()
            while stirred := self._begun or self._asked:
                stir, since = stirred.popitem()
                await asyncio.sleep(max(0.0, since + FIRST - time.monotonic()))
                with contextlib.suppress(*UNREADY):
                    await self._look(stir, since)
                self._services.health.beat(self.part)
            self._services.health.beat(self.part)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ROUND):
                    await self._more.wait()

    async def _look(self, stir: Stir, since: float) -> None:
        """Make ready what one of a table will see; all of them, one by one, where something has
        happened to all."""
        _, seats = await self._services.sessions.find(stir.game)
        people = {row.seat: row.user for row in seats if row.user is not None and not row.computer}
        if stir.seat is None:
            for seat in people:
                _note(self._asked, Stir(stir.game, seat), since)
        elif stir.seat in people and await self._quiet(since + STALE):
            begun = time.monotonic()
            await self._ready(stir, people[stir.seat])
            await asyncio.sleep(SHARE * (time.monotonic() - begun))

    async def _quiet(self, until: float) -> bool:
        """Whether nobody waits any more, before it is too late."""
        while (now := time.monotonic()) <= until:
            await asyncio.sleep(LOOK)
            if self._services.pictures.idle and time.monotonic() - now < 2 * LOOK:
                return True
        return False

    async def _ready(self, stir: Stir, user: int) -> None:
        """Do for somebody what there is to be done."""
        session = self._services.sessions.get(stir.game)
        assert stir.seat is not None
        draft = session.foreseen(stir.seat, *stir.typed)
        if draft is not None:
            lang = await self._services.people.lang(user)
            table = await self._services.seated(session.id, lang)
            reader = await reader_at(self._services, table, user)
            await prepare(self._services, draft, reader, apart=bool(stir.typed))


def _note(stirred: Stirred, stir: Stir, since: float) -> None:
    stirred[stir] = since
    stirred.move_to_end(stir)
    if len(stirred) > MOST:
        stirred.popitem(last=False)
