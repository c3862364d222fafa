"""Rounds without turns, at a table of five people in three languages: sealed, changed, revealed."""

from __future__ import annotations

import random

import pytest

from engine.core.record import play_record
from tests.bot.e2e.house import ALL_GAMES, House
from tests.bot.e2e.players import Party
from tests.bot.e2e.tapping import play_by_tapping

pytestmark = pytest.mark.asyncio(loop_scope="module")

FIVE = ["Ada", "Борис", "Оксана", "Zoë", "Max"]


async def caravans(house: House, seats: int, seed: str, **options: str) -> Party:
    """Merchants of the steppe, at a table that has just begun."""
    known = {user.global_name for user in house.table.world.users.values()}
    ada = await house.table.player("Ada")
    for name in FIVE[:seats]:
        if name not in known:
            await ada.line.ask("add_user", name=name)
    room = await house.channel()
    return await Party.sit_down(house, room, "caravans", FIVE[:seats], seed=seed, **options)


@pytest.mark.parametrize("seed", ["salt", "iron"])
async def test_five_people_play_to_the_end_by_tapping(house: House, seed: str) -> None:
    party = await caravans(house, 5, seed, years="2")
    await play_by_tapping(party, random.Random(seed))
    result = (await party.session.standing()).result
    assert result is not None
    last = await party.last_card()
    assert all(str(score) in last.text for score in result.scores)
    record = await party.session.record()
    assert play_record(ALL_GAMES["caravans"], record).result == result
