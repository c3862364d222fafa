"""A store in a temporary folder, a clock that stands still, and the tiny test game."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.session import Policy, Press, Session, Sessions
from bot.store import Database
from engine.core.moves import Seat
from tests.games.lanterns import LANTERNS_GAME

GAMES = {"lanterns": LANTERNS_GAME}
ADA, BEN, CLEO, DAN = 11, 22, 33, 44
CHANNEL = 500


class StillClock:
    """A clock that moves only when it is told to."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def now(self) -> float:
        return self.at


class Table:
    """A running game with helpers that act as whoever sits somewhere."""

    def __init__(self, sessions: Sessions, session: Session) -> None:
        self.sessions = sessions
        self.session = session
        self.interaction = 0

    async def user(self, seat: Seat) -> int:
        standing = await self.session.standing()
        user = standing.user_at(seat)
        assert user is not None
        return user

    async def press(self, seat: Seat) -> Press:
        self.interaction += 1
        return Press(await self.user(seat), self.interaction, seat)

    async def asked(self) -> list[Seat]:
        return [row.seat for row in (await self.session.standing()).asked]


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "orrery.db"


@pytest.fixture
async def database(path: Path) -> AsyncIterator[Database]:
    database = await Database.open(path)
    yield database
    await database.close()


@pytest.fixture
def sessions(database: Database, clock: StillClock) -> Sessions:
    return Sessions(database, GAMES, clock, Policy())
