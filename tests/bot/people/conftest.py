"""The bot of the session tests with its people: reminders and settings on one clock."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.people.society import Society, at
from tests.bot.session.tables import Bot, StillClock


@pytest.fixture
async def society(tmp_path: Path) -> AsyncIterator[Society]:
    """Everybody's bot, at noon UTC of a Monday in January."""
    society = Society(await Bot(tmp_path / "orrery.db", StillClock(at("2026-01-12 12:00"))).up())
    yield society
    await society.bot.down()
