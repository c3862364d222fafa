"""How the command line plays by itself: uniformly among kinds of action, then among options."""

from __future__ import annotations

from random import Random
from typing import Any

from engine import GAMES
from engine.core.amounts import set_words
from engine.core.game import Setup
from engine.core.moves import END, Decision, Move, Option, Words
from engine.core.table import Table

MOST_MOVES = 20_000
"""A game that is longer than this does not end."""
MOST_FREE = 4
"""Moves within one turn after which it is closed as soon as that is possible."""


def play_randomly(setup: Setup, seed: str) -> Table[Any, Any]:
    """Play a whole game with random answers; everything that is offered may come up."""
    table: Table[Any, Any] = Table(GAMES[setup.game], setup)
    chooser = Random(f"policy {seed}")
    in_turn = 0
    while table.result is None:
        if table.position > MOST_MOVES:
            raise RuntimeError("a game that does not end")
        decisions = table.pending
        decision = decisions[int(chooser.random() * len(decisions))]
        words = random_answer(decision, chooser, hurry=in_turn > MOST_FREE)
        in_turn = 0 if words == END else in_turn + 1
        table.play(Move(decision.seat, words))
    return table


def random_answer(decision: Decision, chooser: Random, hurry: bool = False) -> Words:
    """A legal answer: a kind of action first, then one of its options."""
    by_kind: dict[str, list[Option]] = {}
    for option in decision.offer():
        by_kind.setdefault(option.words[0], []).append(option)
    if hurry and END[0] in by_kind:
        return END
    if decision.is_set:
        return _random_set(decision, list(by_kind), chooser)
    kinds = list(by_kind)
    options = by_kind[kinds[int(chooser.random() * len(kinds))]]
    return options[int(chooser.random() * len(options))].words


def _random_set(decision: Decision, words: list[str], chooser: Random) -> Words:
    each = [word for word in words for _ in range(decision.copies.get(word, 1))]
    counts = [count for count in decision.picks if count <= len(each)]
    while True:
        count = counts[int(chooser.random() * len(counts))]
        answer = set_words(chooser.sample(each, count), decision.verb)
        if decision.allows(answer):
            return answer
