"""Whole games again with everything on a PostgreSQL server: nothing shows which database it is."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from tests.bot.e2e.house import House, open_house
from tests.bot.e2e.players import Party, ended, play_by_typing

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """The house of this module."""
    folder = tmp_path_factory.mktemp("house")
    async with open_house(folder, on_server=True) as house:
        yield house
    assert not list(folder.rglob("*.db*")), "a file of SQLite beside the server"


@pytest.mark.parametrize(
    ("game", "seed", "options"),
    [
        ("gaia", "first", {}),
        ("lanterns", "river", {"nights": "3"}),
        ("caravans", "steppe", {"years": "3"}),
    ],
)
async def test_whole_games_are_played_on_a_server(
    house: House, game: str, seed: str, options: dict[str, str]
) -> None:
    party = await Party.sit_down(
        house, await house.channel(), game, ["Ada", "Борис"], seed=seed, **options
    )
    await play_by_typing(party, random.Random(seed))
    result = await ended(party)
    await house.restart()
    assert (await party.session.standing()).result == result
