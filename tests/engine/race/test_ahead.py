"""What may be answered beforehand: placing, as long as its phase may still come in this round."""

from __future__ import annotations

from engine.race.ahead import develop_ahead, settle_ahead
from engine.race.terms import Phase
from tests.engine.race.positions import Position, race


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
