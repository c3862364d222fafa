"""A store in a temporary folder, a clock that stands still, and running test games."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.database import Where
from tests.bot.server import PLACES, SERVER, place_of
from tests.bot.session.tables import FLOATED, Bot, Game, StillClock, keepers, merchants


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture(params=PLACES)
def path(tmp_path: Path, request: pytest.FixtureRequest) -> Where:
    """Where the database is: every test runs on a file and on a server."""
    return place_of(tmp_path / "orrery.db", on_server=request.param == SERVER)


@pytest.fixture
async def bot(path: Where, clock: StillClock) -> AsyncIterator[Bot]:
    bot = await Bot(path, clock).up()
    yield bot
    await bot.down()


@pytest.fixture
async def river(bot: Bot) -> Game:
    """Three keepers who have yet to float."""
    return await keepers(bot, ())


@pytest.fixture
async def lanterns(bot: Bot) -> Game:
    """Three keepers; everybody has floated, seat 0 is on turn with red1 and red2."""
    return await keepers(bot, FLOATED)


@pytest.fixture
async def market(bot: Bot) -> Game:
    """Three merchants with two coins each; the price is 1, seat 0 is on turn."""
    return await merchants(bot)
