"""Marks: proposals and standing orders follow them, warnings name them, nothing else knows them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.habits import habit_answer
from engine.core.marking import KEEP, SPEND, heed, settled
from engine.core.moves import Decision
from engine.race.facts import facts_of
from engine.race.game import RACE
from engine.race.phases.consume import consume
from engine.race.phases.explore import explore
from engine.race.phases.produce import produce
from engine.race.phases.settle import settle
from engine.race.redealing import redealt
from engine.race.rounds import hand_limit
from engine.race.terms import Phase
from render.texts import note, plain
from tests.engine.race.positions import Position, race, run
from tests.engine.race.positions import table as table_of

HAND = ("gem_world", "comet_zone", "spice_world", "drop_ships", "public_works")
FULL = ("gem_world", "comet_zone", *["spice_world"] * 10)


def over_the_limit(**marks: str) -> tuple[Position, Decision]:
    position = race(2).with_hand(0, *FULL)
    position.players[0].marks = marks
    return position, run(hand_limit(position))[0]


def proposed(decision: Decision) -> str:
    assert decision.plans is not None
    return " ".join(decision.plans()[0].moves[0])


def test_what_is_marked_to_be_spent_goes_first_and_what_is_kept_last() -> None:
    assert proposed(over_the_limit(gem_world=SPEND, comet_zone=SPEND)[1]) == (
        "discard comet_zone gem_world"
    )
    assert proposed(over_the_limit(spice_world=KEEP)[1]) == "discard comet_zone gem_world"
    assert "gem_world" not in proposed(over_the_limit(gem_world=KEEP, comet_zone=KEEP)[1])


def test_kept_cards_are_spent_when_nothing_else_is_left() -> None:
    _, decision = over_the_limit(spice_world=KEEP, gem_world=KEEP, comet_zone=SPEND)
    assert "comet_zone" in proposed(decision)
    assert len(proposed(decision).split()) == 3, "as many as have to be given away"


@pytest.mark.parametrize("marked", [(), ("comet_zone",), ("comet_zone", "drop_ships")])
def test_a_payment_is_exact_and_spares_what_is_kept(marked: tuple[str, ...]) -> None:
    position = race(2).with_tableau(0, "old_earth").with_hand(0, *HAND).in_phase(Phase.SETTLE)
    position.players[0].marks = dict.fromkeys(marked, KEEP)
    decision = run(settle(position))[0]
    assert decision.plans is not None
    plan = next(one for one in decision.plans() if one.moves[0] == ("settle", "gem_world", "pay"))
    verb, *paid = plan.moves[-1]
    assert (verb, len(paid)) == ("pay", 2)
    assert not {*paid} & {*marked}


def test_giving_away_what_is_kept_is_warned_of() -> None:
    _, decision = over_the_limit(gem_world=KEEP)
    assert decision.advise is not None
    for words, keys in (("discard gem_world comet_zone", ["spends-kept"]),
                        ("discard spice_world comet_zone", [])):  # fmt: skip
        assert [note.key for note in decision.advise().warnings(tuple(words.split()))] == keys


def discarding_for_chips() -> tuple[Position, Decision]:
    position = race(2).with_tableau(0, "old_earth", "deficit_spending").in_phase(Phase.CONSUME)
    position.with_hand(0, "gem_world", "comet_zone", "spice_world")
    return position, run(consume(position))[0]


def making_a_good() -> tuple[Position, Decision]:
    position = race(2).with_tableau(0, "damaged_alien_factory").in_phase(Phase.PRODUCE)
    position.with_hand(0, "gem_world", "comet_zone", "spice_world")
    return position, run(produce(position))[0]


def hiring() -> tuple[Position, Decision]:
    position = race(2).with_tableau(0, "new_sparta", "space_mercenaries")
    position.with_hand(0, "rebel_colony", "gem_world", "comet_zone", "spice_world")
    position.in_phase(Phase.SETTLE)
    flow = settle(position)
    return position, run(flow, (0, "settle rebel_colony conquer"), (0, BOOST))[0]


BOOST = "boost space_mercenaries"


@pytest.mark.parametrize("given", [discarding_for_chips, making_a_good, hiring])
def test_whatever_takes_cards_from_the_hand_follows_the_marks(
    given: Callable[[], tuple[Position, Decision]],
) -> None:
    position, decision = given()
    assert decision.plans is not None
    assert decision.advise is not None
    position.players[0].marks = {"spice_world": SPEND, "gem_world": KEEP}
    first = decision.plans()[0].moves[0]
    assert "spice_world" in first
    assert "gem_world" not in first
    warnings = decision.advise().warnings
    assert not warnings(first)
    kept = tuple("gem_world" if word == "spice_world" else word for word in first)
    assert [note.key for note in warnings(kept)] == ["spends-kept"]


def test_a_payment_says_what_is_marked_and_what_lies_there_already() -> None:
    position = race(2).with_tableau(0, "old_earth", "public_works").in_phase(Phase.SETTLE)
    position.with_hand(0, "gem_world", "public_works", "spice_world", "comet_zone")
    position.players[0].marks = {"spice_world": SPEND, "comet_zone": KEEP}
    decision = run(settle(position))[0]
    assert decision.plans is not None
    told = {plan.moves[0][1]: plan.notes[-1] for plan in decision.plans()}
    said = {card: plain(note("en", "race", one)) for card, one in told.items()}
    assert said["gem_world"] == "pays: Spice World (↓), Public Works (you have it)"
    position.players[0].marks["public_works"] = KEEP
    assert decision.advise is not None
    told = {plan.moves[0][1]: plan.notes[-1] for plan in decision.plans()}
    assert plain(note("en", "race", told["comet_zone"])).endswith("Public Works ⚑")


@pytest.mark.parametrize(
    ("marks", "answer"),
    [
        ({"gem_world": SPEND, "comet_zone": SPEND}, ["comet_zone", "gem_world"]),
        ({"spice_world": KEEP}, ["comet_zone", "gem_world"]),
        ({"gem_world": SPEND}, None),
        ({"gem_world": SPEND, "comet_zone": KEEP}, ["gem_world", "spice_world"]),
        ({}, None),
    ],
)
def test_marks_decide_only_where_they_tell_things_apart(
    marks: dict[str, str], answer: list[str] | None
) -> None:
    found = settled(marks, over_the_limit()[1], spend=True)
    assert (None if found is None else sorted(found)) == answer


def test_explored_cards_are_kept_by_marks() -> None:
    position = race(2).in_phase(Phase.EXPLORE)
    position.with_deck("drop_ships", "gem_world", "comet_zone", "spice_world")
    position.players[0].marks = {"gem_world": KEEP}
    decision = run(explore(position))[0]
    order = RACE.habits["keep"]
    assert order(position, decision, "marks") == ("keep", "gem_world")
    assert order(position, decision, "ask") is None
    position.players[0].marks = {"gem_world": SPEND}
    assert order(position, decision, "marks") == ("keep", "drop_ships")
    position.players[0].marks = {}
    assert order(position, decision, "marks") is None


def test_marks_are_no_part_of_the_position_and_nobody_else_learns_of_them() -> None:
    table = table_of(2)
    facts = facts_of(table.state)
    views = [table.view(seat) for seat in (None, 0, 1)]
    heed(table, {0: {"gem_world": KEEP}, 1: {"comet_zone": SPEND}})
    assert table.state.players[1].marks == {"comet_zone": SPEND}
    assert facts_of(table.state) == facts
    assert [table.view(seat) for seat in (None, 0, 1)] == views
    imagined = redealt(RACE.fork, table.state, 0, "x")
    assert [player.marks for player in imagined.players] == [{"gem_world": KEEP}, {}]
    heed(table, {})
    assert not any(player.marks for player in table.state.players)


def test_without_an_order_marks_answer_nothing() -> None:
    table = table_of(2)
    heed(table, {0: dict.fromkeys(table.state.players[0].hand, SPEND)})
    asked = table.pending[0]
    assert habit_answer(table, asked, {}) is None
