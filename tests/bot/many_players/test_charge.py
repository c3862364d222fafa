"""Charging in the real game: one tap with its price, any order, standing orders, the way back."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest

from bot.session import Basis, Press
from bot.store.rows import How
from engine.core.digest import position_hash
from engine.core.moves import END, Decision
from engine.core.record import Record, record_of
from engine.core.table import Table
from engine.gaia.game import GAIA
from tests.bot.e2e.house import House
from tests.bot.e2e.players import with_verb
from tests.bot.many_players.tables import Four, labels
from tests.bot.play.panel.games import gaia_table, play_through

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOST_SEEDS = 40


@cache
def offered() -> tuple[Record, int, tuple[Decision, ...]]:
    """A game of four in which a turn has just let three others charge, one of them for points;
    who has built, and what they are asked."""
    for seed in range(10, 10 + MOST_SEEDS):
        table = gaia_table("first", seed)
        for _ in play_through(table, random.Random(seed)):
            asked = [one for one in table.pending if one.kind == "charge"]
            ended = bool(table.log) and table.log[-1].words == END
            if ended and len(asked) == 3 and any(one.args["vp"] for one in asked):
                record = Record(table.setup, record_of(table).moves)
                return record, table.log[-1].seat, tuple(asked)
    raise AssertionError("nobody can charge")


def turn_before(record: Record, builder: int) -> tuple[Record, str]:
    """The game before the turn of the builder, and the turn as it is typed."""
    first = len(record.moves) - 1
    while record.moves[first - 1].seat == builder and record.moves[first - 1].words != END:
        first -= 1
    typed = " ; ".join(" ".join(move.words) for move in record.moves[first:])
    return Record(record.setup, record.moves[:first]), typed


async def built(house: House) -> tuple[Four, int, tuple[Decision, ...]]:
    """Somebody has just built; three can charge."""
    record, builder, asked = offered()
    before, typed = turn_before(record, builder)
    table = await Four.sit_down(house, before)
    for driver in table.people:
        await house.orrery.sessions.set_order(int(driver.id), "gaia", "charge", "ask")
    await table.turn(builder, typed)
    return table, builder, asked


async def test_every_answer_has_its_price_and_the_order_is_free(house: House) -> None:
    record, _, asked = offered()
    seats = [one.seat for one in asked]
    hashes = set()
    for order in itertools.permutations(seats):
        table, _, _ = await built(house)
        card = await table.card()
        for one in asked:
            power, vp = one.args["power"], one.args["vp"]
            name = table.name_of(one.seat)
            price = f" (−{vp} VP)" if vp else ""
            assert labels(card, [one.seat]) == [f"{name}: Take {power}{price}", f"{name}: Decline"]
        posted = len(await table.messages())
        for seat in order:
            await table.tap(seat, "answer", "yes")
        moves = (await table.session.record()).moves
        assert len(await table.messages()) in (posted, posted + 1)
        hashes.add(position_hash(Table(GAIA, record.setup, moves)))
    assert len(hashes) == 1


@pytest.mark.parametrize("restart", [False, True])
async def test_the_way_back_across_charges(house: House, restart: bool) -> None:
    record, builder, asked = offered()
    free, paid = sorted(asked, key=lambda one: int(str(one.args["vp"])))[::2]
    before, typed = turn_before(record, builder)
    table = await Four.sit_down(house, before)
    for one in asked:
        setting = "always" if one is free else "ask"
        user = int(table.people[one.seat].id)
        await house.orrery.sessions.set_order(user, "gaia", "charge", setting)
    start = await table.log()
    await table.turn(builder, typed)
    card = await table.card()
    assert f"✓ {table.name_of(free.seat)} charges" in card.text
    await table.tap(paid.seat, "answer", "yes")
    whole = await table.log()
    if restart:
        await table.restart()
    await table.people[builder].slash(table.channel, "undo")
    await table.settled()
    request = [one for one in await table.messages() if with_verb(one, "refuse")][-1]
    assert labels(request) == [f"{table.name_of(paid.seat)} agrees", "Refuse"]
    assert table.pings()[-1] == [paid.seat], "a standing order is nobody's decision"
    if restart:
        await table.restart()
    (button,) = with_verb(request, "agree")
    await table.people[paid.seat].click(request, custom_id=button.custom_id)
    await table.settled()
    assert await table.log() == start
    assert await table.asked() == [builder]
    if restart:
        await table.restart()
    await table.tap(builder, "redo")
    assert await table.log() == whole


async def test_what_an_order_pays_is_not_told_as_the_builders_price(house: House) -> None:
    record, builder, asked = offered()
    paid = max(asked, key=lambda one: int(str(one.args["vp"])))
    before, typed = turn_before(record, builder)
    table = await Four.sit_down(house, before)
    user = int(table.people[paid.seat].id)
    await house.orrery.sessions.set_order(user, "gaia", "charge", "always")
    await table.turn(builder, typed)
    told = [one for one in (await table.session.history()).told if one.turn.seat == builder][-1]
    assert any(row.how is How.ORDER and row.move.seat == paid.seat for row in told.moves)
    assert told.changes
    assert "vp" not in [change.what for change in told.changes]


@pytest.mark.parametrize("restart", [False, True])
async def test_the_next_player_confirms_before_the_others_have_answered(
    house: House, restart: bool
) -> None:
    table, _, asked = await built(house)
    (coming,) = (await table.session.standing()).expected
    press = Press(int(table.people[coming].id))
    later = [one.seat for one in asked if one.seat != coming]
    if coming in [one.seat for one in asked]:
        refused = await table.people[coming].slash(table.channel, "move", text="pass")
        assert refused.text.startswith("⛔"), "his own answer comes first"
        await table.tap(coming, "answer", "no")
    draft = await table.session.draft(press)
    assert draft.basis is Basis.DECLINED
    assert draft.decision is not None
    words = next(one.words for one in draft.decision.offer() if one.words[0] == "pass")
    await table.draft(coming, " ".join(words))
    await table.confirm(coming)
    for seat in later:
        if restart:
            await table.restart()
        assert (await table.log())[-1] != f"{coming} end"
        await table.tap(seat, "answer", "yes")
    assert (await table.log())[-2:] == [f"{coming} {' '.join(words)}", f"{coming} end"]
    assert coming not in await table.asked()
