"""A table with a sample bot at it, and people."""

from collections.abc import AsyncIterator

import pytest

from bot.local import Driver, LocalTable, ManualClock
from tests.bot.local.discord_schema import DESCRIPTION, SchemaWitness
from tests.bot.local.raw_bot import COMMANDS, RawBot, Rest


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


@pytest.fixture
async def rest(table: LocalTable) -> AsyncIterator[Rest]:
    """Raw requests with the bot's token."""
    rest = Rest(table)
    yield rest
    await rest.http.close()


@pytest.fixture
async def raw(table: LocalTable) -> AsyncIterator[RawBot]:
    """A raw bot, connected and identified, with a command `/go` everywhere."""
    raw = RawBot(table)
    await raw.open()
    await raw.identify()
    commands = [
        {"name": "go", "description": "Go", "contexts": [0, 1, 2], "integration_types": [0, 1]}
    ]
    await raw("PUT", COMMANDS, commands)
    yield raw
    await raw.close()
