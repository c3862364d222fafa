"""Random complete games: invariants after every move, replay equals play, prefixes replay."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from engine.core.digest import position_hash
from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Decision, Move, Words
from engine.core.table import Table
from engine.gaia.board import bits
from engine.gaia.components import FACTIONS
from engine.gaia.federations.hexsets import around
from engine.gaia.game import GAIA
from engine.gaia.state import Player, State
from engine.gaia.terms import Phase
from tests.engine.gaia.invariants import PowerBook, check_state

GaiaTable = Table[State, Any]

WEIGHTS = {
    "federation": 60, "build": 12, "upgrade": 14, "gaiaform": 8, "research": 8, "action": 7,
    "special": 8, "free": 4, "pass": 1, "end": 6, "charge": 1, "tech": 1,
}  # fmt: skip
"""How often a kind of action is chosen where it is possible: so that games become rich."""
MOST_FREE = 5
"""Free actions in a row, after which a turn goes on."""
IN_TEST = range(10)
SOAK = [range(first, first + 50) for first in range(1000, 2000, 50)]
MAPS = ("standard", "random")
ORDERS = ("clockwise", "passing")


def setup_of(seats: int, number: int) -> Setup:
    """Every kind of map and order, factions as they come."""
    options = {
        "map": MAPS[number % 2],
        "order": ORDERS[number // 2 % 2],
        "variant": ("free", "outer", "inner")[number % 3],
        "factions": "random",
        **({"sectors": ("ten", "nine", "eight")[number // 4 % 3]} if seats == 3 else {}),
    }
    return Setup("gaia", (HUMAN,) * seats, seed=f"game {number}", options=options)


def chosen(decision: Decision, chooser: random.Random, free: int) -> Words:
    """A listed answer: a kind by its weight, then one of its options."""
    by_verb: dict[str, list[Words]] = {}
    for option in decision.offer():
        by_verb.setdefault(option.words[0], []).append(option.words)
    verbs = [verb for verb in by_verb if verb != "free" or free < MOST_FREE]
    verb = chooser.choices(verbs, [WEIGHTS.get(verb, 1) for verb in verbs])[0]
    return chooser.choice(by_verb[verb])


@cache
def play_checked(seats: int, number: int) -> GaiaTable:
    """A random game in which everything is checked after every move."""
    table: GaiaTable = Table(GAIA, setup_of(seats, number))
    chooser = random.Random(number)
    books, free = None, 0
    while table.result is None:
        decision = chooser.choice(table.pending)
        words = chosen(decision, chooser, free)
        free = free + 1 if words[0] == "free" else 0
        if books is None and table.state.phase is Phase.ACTIONS:
            books = PowerBook(table.state)
        play_one(table, Move(decision.seat, words), books)
    return table


def play_one(table: GaiaTable, move: Move, books: PowerBook | None) -> None:
    """Play a move and look at everything."""
    player = table.state.players[move.seat]
    federated, federations = player.federated, player.federations
    table.take_events()
    table.play(move)
    events = table.take_events()
    check_state(table.state)
    if books is not None:
        books.check(table, move, events)
    if player.federations > federations:
        check_new_federation(table.state, player, federated)


def check_new_federation(state: State, player: Player, before: int) -> None:
    """It hangs together and keeps away from the player's others."""
    new = player.federated & ~before
    if player.rules.growing_federation:
        new = player.federated
    else:
        assert around(state.board.near, before) & new == 0
    reached = new & -new
    while grown := state.board.grown(reached) & new & ~reached:
        reached |= grown
    assert reached == new
    assert any(player.colonised >> place & 1 for place in bits(new))


def check_replays(table: GaiaTable, chooser: random.Random) -> None:
    """The log gives the same game, checked or trusted, and every beginning of it is a game."""
    whole = position_hash(table)
    again: GaiaTable = Table(GAIA, table.setup, table.log, check=True)
    assert position_hash(again) == whole
    assert again.result == table.result
    for position in chooser.sample(range(table.position), 2):
        part: GaiaTable = Table(GAIA, table.setup, table.log[:position])
        for move in table.log[position:]:
            part.play(move)
        assert position_hash(part) == whole


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", IN_TEST)
def test_a_random_game_keeps_every_rule_of_the_table(seats: int, number: int) -> None:
    table = play_checked(seats, number)
    check_replays(table, random.Random(number))


def test_the_sample_is_rich() -> None:
    """What never happens in the games that are checked is not checked."""
    kinds: Counter[str] = Counter()
    factions: set[str] = set()
    for seats in (2, 3, 4):
        for number in IN_TEST:
            table = play_checked(seats, number)
            factions |= {player.faction.id for player in table.state.players}
            kinds.update(move.words[0] for move in table.log)
    assert factions == set(FACTIONS)
    for kind in ("federation", "gaiaform", "tech", "advance", "special", "action", "charge"):
        assert kinds[kind] > 20, kind
    assert kinds[END[0]] > 500


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("numbers", SOAK, ids=str)
def test_fifty_random_games(seats: int, numbers: range) -> None:
    for number in numbers:
        table = play_checked(seats, number)
        check_replays(table, random.Random(number))
