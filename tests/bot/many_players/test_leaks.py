"""Hostile readers over every output of the bot: what somebody may not know changes nothing that he
is sent, is offered, or can ask for."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.digest import position_hash
from engine.core.game import HUMAN
from engine.core.moves import Seat
from tests.bot.e2e.house import House
from tests.bot.many_players.twins import told_twins, whole
from tests.redealing import redealt
from tests.strategies import EVERY_GAME, Case

pytestmark = pytest.mark.asyncio(loop_scope="module")

CARAVANS, LANTERNS, RACE, DRAFT, FEDERATION, AUCTION, AUTOMA = (
    Case(EVERY_GAME["caravans"], (HUMAN,) * 4),
    Case(EVERY_GAME["lanterns"], (HUMAN,) * 4),
    Case(EVERY_GAME["race"], (HUMAN,) * 4),
    Case(EVERY_GAME["race"], (HUMAN,) * 3, (("draft", "yes"),)),
    Case(EVERY_GAME["federation"], (HUMAN,) * 4),
    Case(EVERY_GAME["gaia"], (HUMAN,) * 3, (("factions", "sealed"), ("bans", "one"))),
    Case(EVERY_GAME["gaia"], (HUMAN, "automa")),
)


@pytest.mark.parametrize("reader", [None, 2], ids=["onlooker", "player"])
@pytest.mark.parametrize(
    ("game", "given", "typed"),
    [
        (LANTERNS, 6, 0),
        (LANTERNS, 25, 0),
        (CARAVANS, 9, 6),
        (CARAVANS, 25, 6),
        (DRAFT, 14, 4),
        (RACE, 30, 0),
        (AUCTION, 8, 0),
        (AUTOMA, 12, 0),
        pytest.param(FEDERATION, 60, 0, marks=pytest.mark.soak),
    ],
    ids=str,
)
async def test_what_somebody_may_not_know_changes_nothing_that_he_is_shown(
    house: House, game: Case, given: int, typed: int, reader: Seat | None
) -> None:
    table = whole(game, given, 3)
    reader = reader if reader is None else reader % game.seats.count(HUMAN)
    twin = redealt(table, reader, "twin")
    assert position_hash(twin) != position_hash(table), "there is something to hide"
    one, other = await told_twins(house, table, twin, reader, typed)
    assert len(one) > 30
    here, there = Counter(one), Counter(other)
    assert here - there == there - here == Counter()
