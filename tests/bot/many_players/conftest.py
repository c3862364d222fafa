"""One local table with the bot at it for each module."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.bot.e2e.house import House, open_house
from tests.bot.many_players.tables import GAMES


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """The house of this module."""
    async with open_house(tmp_path_factory.mktemp("house"), GAMES) as house:
        yield house
