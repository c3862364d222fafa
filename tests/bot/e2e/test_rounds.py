"""Rounds without turns, at a table of five people in three languages: sealed, changed, revealed."""

from __future__ import annotations

import random

import pytest

from tests.bot.e2e.house import House
from tests.bot.e2e.players import a_table, ended
from tests.bot.e2e.tapping import play_by_tapping

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("seed", ["salt", "iron"])
async def test_five_people_play_to_the_end_by_tapping(house: House, seed: str) -> None:
    party = await a_table(house, "caravans", 5, seed=seed, years="2")
    await play_by_tapping(party, random.Random(seed))
    await ended(party)
