"""Computer players at the tables: whenever one is asked, it thinks beside the bot and answers.

What waits for one is read from the store, never kept in memory: after a restart it is thought
about again, and an answer to a position that has changed is none. One question of a table is
thought about at a time, so that tables take turns.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from functools import partial
from typing import Final

from bot.client.request import Services
from bot.client.thinker import Thinker
from bot.client.thinking_worker import ThinkingWish
from bot.people.profile import profile_of
from bot.session.accord.agreed_rules import STAND_IN
from bot.store import games, people
from bot.store.fleet import ElsewhereError
from bot.store.sql import Connection
from engine.company.levels import LEVELS
from engine.company.values import Thought, company_of
from engine.core.moves import Seat

ROUND: Final = 30.0
"""Seconds between looks where nothing has happened: somebody may just have gone away."""
AGAIN: Final = 60.0
"""Seconds until a question that could not be answered is tried again."""
MOST_REASONS: Final = 3
LEAST_CHANGE: Final = 0.5
"""A term that changes by less decides nothing."""


class ComputerPlayers:
    """All of them; runs until it is cancelled."""

    part: Final = "computer players"
    """What the health of the bot calls this."""

    def __init__(self, services: Services, thinker: Thinker) -> None:
        self._services = services
        self._thinker = thinker
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._tried: dict[tuple[int, Seat], float] = {}
        """When a question could not be answered."""

    async def run(self) -> None:
        """Answer what is asked, then wait until something has happened."""
        moved = self._services.sessions.moved
        try:
            while True:
                moved.clear()
                await self._look()
                self._services.health.beat(self.part)
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ROUND):
                        await moved.wait()
        finally:
            for task in self._thinking.values():
                task.cancel()

    async def _look(self) -> None:
        now = self._services.sessions.clock.now()
        for game, seat, level in await self._services.sessions.database.read(_due, now):
            late = self._tried.get((game, seat), -AGAIN)
            if game not in self._thinking and not 0 <= now - late < AGAIN:
                task = asyncio.create_task(self._answer(game, seat, level))
                self._thinking[game] = task
                task.add_done_callback(partial(self._done, game))

    def _done(self, game: int, _: asyncio.Task[None]) -> None:
        self._thinking.pop(game, None)
        self._services.sessions.moved.set()  # it may be asked again, or another one of the table

    def _is_due(self, conn: Connection, game: int, seat: Seat) -> bool:
        due = _due(conn, self._services.sessions.clock.now(), game)
        return any(one[:2] == (game, seat) for one in due)

    async def _answer(self, game: int, seat: Seat, level: str) -> None:
        """Think about what is asked of a seat, and play it."""
        session = self._services.sessions.get(game)
        try:
            asked = await session.computer_question(seat)
            if asked is None:
                return
            plan = asked.blueprint
            wish = ThinkingWish(game, plan.setup, plan.log, seat, level)
            found = await self._thinker.think(wish)
            answers = found[0].answers if found else ()
            why = reasons_of(found[0], plan.game) if found else ()
            if not await self._services.sessions.database.read(self._is_due, game, seat):
                return  # whoever sits there is back
            await session.computer_answer(asked, answers, why)
            self._tried.pop((game, seat), None)
        except ElsewhereError:
            self._tried[game, seat] = self._services.sessions.clock.now()
        except Exception as error:  # whatever it is: not again at once, and the host learns of it
            self._tried[game, seat] = self._services.sessions.clock.now()
            self._services.health.fault(
                f"computer at game {game}", f"{type(error).__name__}: {error}"
            )


def reasons_of(thought: Thought, game: object) -> tuple[tuple[str, float], ...]:
    """The terms that decided, those that count most first; none of what others may not know."""
    company = company_of(game)
    hidden = frozenset() if company is None else company.hidden
    decided = [
        (name, change)
        for name, change in thought.changes.items()
        if abs(change) >= LEAST_CHANGE and name not in hidden
    ]
    return tuple(decided[:MOST_REASONS])


def _due(conn: Connection, now: float, only: int | None = None) -> list[tuple[int, Seat, str]]:
    """Games that wait for a computer, or this one: the seat, and the level at which it plays."""
    found = [
        (game, seat, level if level in LEVELS else next(iter(LEVELS)))
        for game, seat, level in games.computers_due(conn, only)
    ]
    return [*found, *_for_those_away(conn, now, only)]


def _for_those_away(
    conn: Connection, now: float, only: int | None
) -> Iterator[tuple[int, Seat, str]]:
    """Seats of people who have said that they are away, where the table has agreed on it."""
    settings: dict[int, people.StoredSettings] = {}
    for game, seat, user, level in games.people_waited_for(conn, STAND_IN, only):
        if level not in LEVELS:
            continue
        stored = settings.get(user)
        if stored is None:
            stored = settings[user] = people.user_settings(conn, user)
        if profile_of(stored).is_away(now):
            yield game, seat, level
