"""What a position is worth: rounds to come are not one's own alone."""

from __future__ import annotations

from engine.race.evaluation import rounds_left, terms
from tests.engine.race.positions import Position, race

POWERS = ("old_earth", "new_sparta", "gem_world", "mining_conglomerate", "merchant_guild")


def uneven() -> Position:
    """The first seat has nothing but a start world, the second what works for it."""
    return race().with_tableau(0, "alpha_centauri").with_tableau(1, *POWERS)


def worth(state: Position, seat: int) -> float:
    """All terms together."""
    return sum(terms(state, seat).values())


def test_whoever_has_less_to_come_would_end_the_game() -> None:
    early, late = uneven(), uneven()
    late.pool = 2
    assert rounds_left(late) < rounds_left(early)
    assert worth(late, 0) > worth(early, 0)
    assert worth(late, 1) < worth(early, 1)


def test_what_others_still_make_counts_by_what_lies_open() -> None:
    state, other = uneven(), uneven()
    state.with_hand(1, "gem_world", "destroyed_world")
    other.with_hand(1, "galactic_federation", "merchant_guild")
    assert terms(state, 0) == terms(other, 0)
    assert terms(other, 0)["tempo"] < terms(uneven(), 0)["tempo"] < 0
    other.ended_by = ("tableau",)
    assert terms(other, 0)["tempo"] == 0
