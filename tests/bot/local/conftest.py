"""A table with a sample bot at it, and people."""

from collections.abc import AsyncIterator

import pytest

from bot.local import Driver, LocalTable, ManualClock
from tests.bot.local.discord_schema import DESCRIPTION, SchemaWitness


@pytest.fixture
def clock() -> ManualClock:
    """Time that moves only when told."""
    return ManualClock()


@pytest.fixture
async def table(clock: ManualClock) -> AsyncIterator[LocalTable]:
    """A fresh table; where Discord's description is at hand, all that passes must fit it."""
    witness = SchemaWitness()
    async with LocalTable(clock=clock, rate_limits=False) as table:
        if DESCRIPTION.exists():
            table.door.witnesses.append(witness)
        yield table
    assert not witness.complaints, "\n".join(witness.complaints)


@pytest.fixture
async def ada(table: LocalTable) -> Driver:
    """Ada, who uses Discord in English."""
    return await table.player("Ada")
