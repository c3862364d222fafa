"""Federation at the local table: whole games, typed and tapped, in three languages."""

from __future__ import annotations

import random

import pytest

from engine.core.record import play_record
from tests.bot.e2e.house import ALL_GAMES, House
from tests.bot.e2e.players import Party, play_by_typing
from tests.bot.e2e.tapping import play_by_tapping

pytestmark = pytest.mark.asyncio(loop_scope="module")

PEOPLE = ["Ada", "Борис", "Оксана", "Zoë"]


async def a_table(house: House, seats: int, **options: object) -> Party:
    known = {user.global_name for user in house.table.world.users.values()}
    ada = await house.table.player("Ada")
    for name in PEOPLE[:seats]:
        if name not in known:
            await ada.line.ask("add_user", name=name)
    channel = await house.channel()
    return await Party.sit_down(house, channel, "federation", PEOPLE[:seats], **options)


async def ended(party: Party) -> None:
    """The game is over; its record, exported whole, replays to the same scores."""
    result = (await party.session.standing()).result
    assert result is not None
    await party.settled()
    last = await party.last_card()
    assert all(str(score) in last.text for score in result.scores)
    record = await party.session.record()
    assert play_record(ALL_GAMES["federation"], record).result == result


@pytest.mark.parametrize(("seats", "seed"), [(2, "duel"), (4, "four")])
async def test_a_whole_game_is_typed(house: House, seats: int, seed: str) -> None:
    party = await a_table(house, seats, seed=seed)
    await play_by_typing(party, random.Random(seed))
    await ended(party)


async def test_a_whole_game_is_tapped(house: House) -> None:
    party = await a_table(house, 3, seed="taps")
    await play_by_tapping(party, random.Random("taps"))
    await ended(party)
