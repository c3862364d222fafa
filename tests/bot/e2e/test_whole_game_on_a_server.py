"""Whole games again with everything on a PostgreSQL server: nothing shows which database it is."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot import metrics
from tests.bot.e2e.house import House, open_house
from tests.bot.e2e.players import Party, ended, play_by_typing
from tests.bot.e2e.test_health import fetch
from tests.bot.hurry import long_leases
from tests.bot.server import server

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """The house of this module."""
    folder = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as patch:
        long_leases(patch)
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


async def test_a_monitor_sees_that_the_server_is_away_and_that_it_is_back(house: House) -> None:
    async with metrics.served(house.orrery, "127.0.0.1", 0) as where:

        async def health() -> str:
            status, said = await fetch(f"{where}/healthz")
            assert (status == 200) is (said == "well\n")
            return said

        assert await health() == "well\n"
        figures = (await fetch(f"{where}/metrics"))[1].splitlines()
        assert "orrery_shards 1.0" in figures
        assert "orrery_unsent_posts 0.0" in figures
        server().kill()
        assert "database: " in await health()
        status, text = await fetch(f"{where}/metrics")
        assert (status, "orrery_unsent_posts NaN" in text) == (200, True)
        await asyncio.to_thread(server().start)
        while await health() != "well\n":
            await house.breathe()
    party = await Party.sit_down(
        house, await house.channel(), "lanterns", ["Ada", "Борис"], seed="back"
    )
    await party.settled()
    house.pardon(logging.ERROR)
