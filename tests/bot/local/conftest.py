"""A table with a sample bot at it, and people."""

from collections.abc import AsyncIterator

import pytest

from bot.local import Driver, LocalTable, ManualClock


@pytest.fixture
def clock() -> ManualClock:
    """Time that moves only when told."""
    return ManualClock()


@pytest.fixture
async def table(clock: ManualClock) -> AsyncIterator[LocalTable]:
    """A fresh table."""
    async with LocalTable(clock=clock, rate_limits=False) as table:
        yield table


@pytest.fixture
async def ada(table: LocalTable) -> Driver:
    """Ada, who uses Discord in English."""
    return await table.player("Ada")
