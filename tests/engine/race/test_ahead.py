"""What may be answered beforehand: placing, as long as its phase may still come in this round."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.flow import Flow
from engine.core.moves import Words
from engine.race.ahead import develop_ahead, settle_ahead
from engine.race.terms import Action, Phase
from tests.engine.race.positions import Position, race, run


def possible(state: Position, seat: int = 0) -> tuple[bool, bool]:
    """Whether developing and settling may be answered now."""
    return (
        develop_ahead(state, seat, ()) is not None,
        settle_ahead(state, seat, ()) is not None,
    )


def in_round(*phases: Phase, at: int) -> Position:
    state = race().with_hand(0, "gem_world", "mining_robots", "artist_colony")
    state.round, state.step, state.phases, state.at = 1, "phase", phases, at
    return state


def test_while_actions_are_chosen_every_phase_may_come() -> None:
    state = in_round(at=0)
    state.step = "act"
    assert possible(state) == (True, True)
    assert possible(state, 1) == (False, False), "nothing in hand"


def test_later_only_phases_that_are_chosen_and_still_to_come() -> None:
    explore, develop, settle = Phase.EXPLORE, Phase.DEVELOP, Phase.SETTLE
    assert possible(in_round(explore, develop, settle, at=0)) == (True, True)
    assert possible(in_round(explore, develop, settle, at=1)) == (False, True)
    assert possible(in_round(explore, develop, settle, at=2)) == (False, False)
    assert possible(in_round(develop, develop, settle, at=0)) == (True, True), "a second time"
    assert possible(in_round(explore, settle, Phase.CONSUME, at=0)) == (False, True)


def answers(flow: Flow[object] | None) -> Sequence[Words]:
    """What can be answered to a question that is asked beforehand."""
    assert flow is not None
    (decision,) = run(flow)
    return [option.words for option in decision.offer()]


def sealed(*texts: str) -> list[Words]:
    return [tuple(text.split()) for text in texts]


def test_what_is_developed_and_paid_with_is_gone_and_its_powers_help_to_settle() -> None:
    state = in_round(Phase.DEVELOP, Phase.SETTLE, at=0)
    state.with_tableau(0, "old_earth")
    state.with_hand(0, "new_military_tactics", "gem_world", "rebel_miners", "mining_robots")
    given = sealed("develop new_military_tactics", "pay gem_world")
    found = answers(settle_ahead(state, 0, given))
    assert ("settle", "rebel_miners", "conquer") in found
    assert not any("gem_world" in words for words in found)
    assert "new_military_tactics" in state.players[0].tableau, "only where it is imagined"


def test_a_card_that_is_kept_can_be_placed_next() -> None:
    state = in_round(Phase.EXPLORE, Phase.DEVELOP, at=0)
    state.with_hand(0, "gem_world", "artist_colony")
    state.players[0].drawn = ["public_works", "drop_ships"]
    found = answers(develop_ahead(state, 0, sealed("keep public_works")))
    assert found == [("develop", "none"), ("develop", "public_works")]


@pytest.mark.parametrize(("actions", "price"), [("develop", 4), ("develop develop", 3)])
def test_a_second_development_counts_the_first_and_the_second_action(
    actions: str, price: int
) -> None:
    state = in_round(Phase.DEVELOP, Phase.DEVELOP, at=0)
    state.with_hand(0, "public_works", "gem_world", "drop_ships", "artist_colony", "rebel_base")
    state.players[0].actions = tuple(Action(word) for word in actions.split())
    found = answers(develop_ahead(state, 0, sealed("develop public_works")))
    left = ["gem_world", "artist_colony", "rebel_base"]
    assert (("develop", "drop_ships") in found) == (price <= len(left))


def test_cards_that_leave_for_a_world_that_is_sealed_help_no_second_one() -> None:
    state = in_round(Phase.SETTLE, Phase.SETTLE, at=0)
    state.with_tableau(0, "old_earth", "new_military_tactics", "colony_ship")
    state.with_hand(0, "rebel_miners", "gem_world", "rebel_outpost")
    state.players[0].at_start = state.players[0].powers[Phase.SETTLE]
    won = sealed("settle rebel_miners conquer", "boost new_military_tactics")
    assert answers(settle_ahead(state, 0, won)) == sealed("settle none", "settle gem_world ship")
