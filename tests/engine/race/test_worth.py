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


def test_near_the_end_it_counts_who_is_ahead() -> None:
    near, far = uneven(), uneven()
    near.pool = 1
    assert terms(far, 0)["lead"] == terms(far, 1)["lead"] == 0, "nobody knows yet"
    assert terms(near, 0)["lead"] < 0 < terms(near, 1)["lead"]
    near.players[0].chips += 40
    assert terms(near, 1)["lead"] < 0 < terms(near, 0)["lead"]


def test_a_point_at_the_end_counts_most_where_it_decides() -> None:
    def gain(ahead: int) -> float:
        """What a point more is worth to whoever is so far ahead when the game ends."""
        found = []
        for chips in (ahead, ahead + 1):
            state = race().with_tableau(0, "alpha_centauri").with_tableau(1, "alpha_centauri")
            state.ended_by = ("tableau",)
            state.players[0].chips, state.players[1].chips = 20 + chips, 20
            found.append(worth(state, 0))
        return found[1] - found[0]

    assert gain(-1) > 2 > gain(8) > 1
