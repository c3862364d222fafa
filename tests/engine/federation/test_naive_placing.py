"""What is offered to be placed is what a naive reading finds, in whole random games."""

from __future__ import annotations

import random

import pytest

from engine.core.moves import Move
from tests.engine.federation.naive_placing import is_judged, placings
from tests.engine.federation.tables import sensible, table

OPTIONAL = ("end",)


def check(number: int) -> int:
    """One game; how many turns were looked at."""
    one, chooser = table(2 + number % 3, f"placing {number}"), random.Random(number)
    looked = 0
    while one.result is None:
        decision = chooser.choice(one.pending)
        player = one.state.players[decision.seat]
        whole = decision.kind == "turn" and not decision.allows(OPTIONAL)
        if whole and is_judged(player):
            listed = {" ".join(option.words) for option in decision.offer()}
            wanted = placings(one.state, player)
            assert {
                line for line in listed if line[:5] == "place" and line[-4:] != " die"
            } == wanted
            looked += 1
        one.play(Move(decision.seat, sensible(decision, chooser)))
    return looked


@pytest.mark.parametrize("number", range(6))
def test_offers_are_what_a_naive_reading_finds(number: int) -> None:
    assert check(number) > 15


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_the_same_in_many_games(part: int) -> None:
    for number in range(100 + 50 * part, 150 + 50 * part):
        check(number)
