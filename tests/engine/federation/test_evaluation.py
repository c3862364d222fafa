"""What computers weigh: at the end it is what the rules will give, and rivals are looked at too."""

from __future__ import annotations

import pytest

from engine.company.values import BareQuestion
from engine.federation.bag import Bag
from engine.federation.company import resume
from engine.federation.evaluation import WEIGHTS, of_rivals, terms
from engine.federation.executive import executive_phase
from engine.federation.features import RoundEnd, chance, near
from engine.federation.medals import take_medal
from engine.federation.scoring import final_scoring
from engine.federation.state import Piece, State
from engine.federation.terms import ROUNDS, Phase, Planet, Side, Wing
from tests.engine.federation.tables import position, run

OPEN = ("points", "medals", "floors", "laws", "projects")


def last_turns_over() -> State:
    """Both have played; upkeep, funding, floors, law and the final scoring are to come."""
    state = position(2)
    state.round, state.turn = ROUNDS, None
    one, other = state.players
    for player in state.players:
        player.unused = []
        player.ships = 2
    one.step, other.step = 6, 9
    one.reserve, other.reserve = Bag(2, 1, 1, 1), Bag()
    one.mage, other.mage = 5, 3
    one.medals = ["neo", "atal"]
    one.transfigurations = ["t101"]
    state.projects["2"] = state.needed("2") - 1
    state.laws = {Wing.LEFT: "law_sixmoon", Wing.RIGHT: "law_neo"}
    state.senate["c1f3"] = Piece(0, "amb3", Side.VOTE, 3)
    state.senate["c2f2"] = Piece(1, "amb1a", Side.FUND, 0)
    state.senate["c3f1"] = Piece(1, "amb3", Side.VOTE, 3)
    state.senate["c4f1"] = Piece(0, "amb3", Side.VOTE, 3)
    state.senate["c5f2"] = Piece(1, "amb1b", Side.VOTE, 1)
    return state


@pytest.mark.parametrize("passes", [Wing.LEFT, Wing.RIGHT])
def test_after_the_last_turn_the_terms_are_what_the_rules_will_give(passes: Wing) -> None:
    state = last_turns_over()
    if passes is Wing.RIGHT:
        state.senate["c6f3"] = Piece(0, "amb3", Side.VOTE, 3)
    told = [terms(state, seat) for seat in (0, 1)]
    run(state, executive_phase(state), "?upkeep pay", "?upkeep drop")
    final_scoring(state)
    for seat, found in enumerate(told):
        own = sum(worth for name, worth in found.items() if not name.startswith("rivals-"))
        assert own == pytest.approx(state.players[seat].total)


def test_what_the_best_of_the_rivals_has_is_taken_off() -> None:
    state = last_turns_over()
    here, there = terms(state, 0), terms(state, 1)
    for name in OPEN:
        assert here[f"rivals-{name}"] == pytest.approx(-WEIGHTS["rival"] * there[name])


def test_a_medal_taken_first_is_further_away_for_a_rival() -> None:
    state = position(2)
    one, other = state.players
    one.mage = other.mage = 3
    before = terms(state, 0)
    one.mage = 4
    take_medal(state, one, Planet.SIXMOON, state.medals[Planet.SIXMOON][0])
    after = terms(state, 0)
    assert after["medals"] > before["medals"]
    assert after["rivals-medals"] > before["rivals-medals"]


def test_of_three_each_counts_for_what_he_has_most_of() -> None:
    state = position(3)
    state.players[1].mage, state.players[2].medals = 4, ["neo"]
    found = of_rivals(RoundEnd(state), state.players[0])
    assert found["medals"] == pytest.approx(-terms(state, 0)["rivals-medals"] / WEIGHTS["rival"])
    assert found["medals"] >= terms(state, 2)["medals"]


def test_the_law_is_passed_for_everybody_where_a_tie_is_decided() -> None:
    state = last_turns_over()
    state.phase, state.president = Phase.EXECUTIVE, 0
    state.senate.clear()
    for player in state.players:
        player.step = 1
    state.players[0].mage, state.players[1].mage = 4, 3
    question = BareQuestion(0, "law", {})
    flow = resume(state, question)
    assert flow is not None
    run(state, flow, "law left")
    assert [player.total for player in state.players] == [8, 6]
    assert terms(state, 0)["laws"] == 0.0


def test_what_may_still_come_is_never_sure() -> None:
    assert chance(3, 0, 0) == 1.0
    assert chance(-3, 0, 0) == 0.0
    assert 0.5 < chance(3, 5, 5) < chance(3, 5, 1) < 1.0
    assert near(0, 0) == 1.0
    assert near(2, 0) == 0.0
    assert near(1, 4) > near(2, 4) > near(2, 1)


def test_a_level_that_cannot_be_paid_for_is_not_counted() -> None:
    """The lost game: steps on accreditation were gained and dropped again, twice."""
    state = position(2)
    player = state.players[0]
    player.step = 4
    before = terms(state, 0)
    player.step = 6
    unpaid = terms(state, 0)
    player.reserve = Bag(lavandium=1)
    paid = terms(state, 0)
    assert unpaid["level"] < before["level"] < paid["level"]


def test_a_step_within_a_level_is_worth_nothing_after_the_last_turn() -> None:
    state = last_turns_over()
    state.players[0].step = 5
    before = terms(state, 0)
    state.players[0].step += 1
    after = terms(state, 0)
    assert {name for name in after if after[name] != before[name]} == set()
