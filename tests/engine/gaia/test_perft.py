"""Option counts by depth for fixed games, as chess programs pin their move generators.

A number that changes without a rule having changed is a bug; after a change of rules the failing
test prints the new numbers.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from engine.core.game import HUMAN, Setup
from engine.core.moves import Decision, Move, Words
from engine.core.table import Table
from engine.gaia.game import GAIA
from engine.gaia.state import State

GaiaTable = Table[State, Any]
FACTIONS = {
    2: ("taklons", "ivits"),
    3: ("lantids", "nevlas", "gleens"),
    4: ("itars", "hadsch_hallas", "baltaks", "firaks"),
}


@cache
def game(seats: int, length: int) -> tuple[Setup, tuple[Move, ...]]:
    """A fixed game: the options taken follow from the number of the move, passing comes late."""
    setup = Setup("gaia", (HUMAN,) * seats, seed="perft", deal={"factions": FACTIONS[seats]})
    table: GaiaTable = Table(GAIA, setup)
    while table.position < length:
        decision = table.pending[0]
        options = answers(decision)
        busy = [words for words in options if words[0] not in ("pass", "free")] or options
        table.play(Move(decision.seat, busy[(7 * table.position + 3) % len(busy)]))
    return setup, tuple(table.log)


def answers(decision: Decision) -> list[Words]:
    return [option.words for option in decision.offer()]


def leaves(setup: Setup, log: tuple[Move, ...], depth: int) -> int:
    """How many sequences of so many answers there are; where several are asked, of the first."""
    table: GaiaTable = Table(GAIA, setup, log)
    if not table.pending:
        return 1
    decision = table.pending[0]
    options = answers(decision)
    if depth == 1:
        return len(options)
    return sum(leaves(setup, (*log, Move(decision.seat, words)), depth - 1) for words in options)


@pytest.mark.parametrize(("seats", "counts"), [(2, [14, 168, 672]), (3, [14, 168, 1680])])
def test_the_first_choices(seats: int, counts: list[int]) -> None:
    setup = Setup("gaia", (HUMAN,) * seats, seed="perft")
    assert [leaves(setup, (), depth) for depth in (1, 2, 3)] == counts


PINNED: list[tuple[int, int, dict[str, int], int]] = [
    (2, 35, {"build": 2, "upgrade": 2, "action": 1, "special": 1, "pass": 3, "free": 11}, 274),
    (2, 79, {"build": 2, "upgrade": 3, "research": 6, "special": 2, "pass": 3, "free": 14}, 559),
    (
        2,
        112,
        {
            "build": 6,
            "upgrade": 2,
            "federation": 6,
            "action": 3,
            "special": 2,
            "pass": 3,
            "free": 14,
        },
        741,
    ),
    (2, 138, {"build": 10, "research": 6, "action": 2, "special": 1, "pass": 1, "free": 23}, 1279),
    (3, 14, {"upgrade": 2, "research": 6, "special": 1, "pass": 3, "free": 23}, 802),
    (3, 76, {"upgrade": 1, "research": 6, "action": 5, "pass": 3, "free": 27}, 1171),
    (3, 116, {"build": 1, "upgrade": 7, "research": 6, "pass": 3, "free": 28}, 1318),
    (
        3,
        125,
        {"gaiaform": 4, "federation": 6, "research": 6, "special": 1, "pass": 3, "free": 19},
        984,
    ),
    (4, 15, {"build": 9, "upgrade": 2, "research": 6, "pass": 3, "free": 22}, 926),
    (4, 20, {"build": 4, "upgrade": 2, "research": 6, "special": 1, "pass": 3, "free": 20}, 771),
    (4, 173, {"federation": 6, "research": 6, "pass": 3, "free": 8}, 234),
    (4, 177, {"gaiaform": 1, "federation": 6, "special": 1, "pass": 3, "free": 6}, 159),
]


@pytest.mark.parametrize(("seats", "length", "verbs", "second"), PINNED)
def test_the_choices_of_a_fixed_game(
    seats: int, length: int, verbs: dict[str, int], second: int
) -> None:
    setup, log = game(seats, length)
    table: GaiaTable = Table(GAIA, setup, log)
    found = Counter(words[0] for words in answers(table.pending[0]))
    assert (dict(found), leaves(setup, log, 2)) == (verbs, second)


def test_three_answers_deep() -> None:
    assert leaves(*game(3, 14), 3) == 13147
