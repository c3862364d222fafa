"""The bot of the session tests with its people: reminders and settings on one clock."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from render import texts
from tests.bot.people.society import Society, at
from tests.bot.session.tables import Bot, StillClock


@pytest.fixture
async def society(tmp_path: Path) -> AsyncIterator[Society]:
    """Everybody's bot, at noon UTC of a Monday in January."""
    society = Society(await Bot(tmp_path / "orrery.db", StillClock(at("2026-01-12 12:00"))).up())
    yield society
    await society.bot.down()


@pytest.fixture(autouse=True)
def own_problems() -> Iterator[None]:
    """Faults of texts are those of one test: the market has no texts, and others look here too."""
    before = set(texts.problems)
    texts.problems.clear()
    yield
    texts.problems.clear()
    texts.problems.update(before)
