"""Whole games of computer players against each other, or against other ways of playing."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeAlias

from engine import GAMES
from engine.cli.policy import MOST_FREE, MOST_MOVES, random_answer
from engine.company.levels import LEVELS, Level
from engine.company.player import decide
from engine.company.values import Answers
from engine.core.game import Setup
from engine.core.moves import END, Decision, Move, Role, Seat
from engine.core.table import AnyTable, Table

SeatPolicy: TypeAlias = Callable[[AnyTable, Decision], Answers]
"""What a seat answers to its question; `end` included."""

GREEDY: Final = Level("greedy", 100_000)
"""The best turn by what it brings at once, without looking any further."""
TURNS: Final = (Role.TURN, Role.ROUND)


class Timed:
    """A policy that counts the CPU time of its turns."""

    def __init__(self, policy: SeatPolicy) -> None:
        self._policy = policy
        self.spent: list[float] = []
        """Milliseconds by turn."""

    def __call__(self, table: AnyTable, decision: Decision) -> Answers:
        began = time.process_time()
        answers = self._policy(table, decision)
        if decision.role in TURNS:
            self.spent.append(1000 * (time.process_time() - began))
        return answers


def policy_of(name: str, seed: str, seat: Seat) -> SeatPolicy:
    """How a player of that name answers: a level, `greedy`, `random`, or a level that answers every
    second time at random (`half-master`)."""
    if name == "random":
        return _at_random(seed, seat)
    if name.startswith("half-"):
        return _half(policy_of(name.removeprefix("half-"), seed, seat), _at_random(seed, seat))
    level = GREEDY if name == GREEDY.name else LEVELS[name]
    return lambda table, decision: _thought(table, decision, level, seed)


def _thought(table: AnyTable, decision: Decision, level: Level, seed: str) -> Answers:
    thought = decide(table, decision.seat, level, seed)
    assert thought is not None
    return (*thought.answers, END) if thought.closed else thought.answers


def _at_random(seed: str, seat: Seat) -> SeatPolicy:
    chooser = Random(f"policy {seed} {seat}")
    begun = [0, 0]

    def answer(table: AnyTable, decision: Decision) -> Answers:
        began = decision.role is Role.TURN and decision.allows(END) is False
        begun[1] = 0 if began and begun[0] != table.position - 1 else begun[1] + 1
        begun[0] = table.position
        return (random_answer(decision, chooser, hurry=begun[1] > MOST_FREE),)

    return answer


def _half(one: SeatPolicy, other: SeatPolicy) -> SeatPolicy:
    asked = [0]

    def answer(table: AnyTable, decision: Decision) -> Answers:
        asked[0] += 1
        return (one if asked[0] % 2 else other)(table, decision)

    return answer


def play_out(setup: Setup, policies: Sequence[SeatPolicy]) -> AnyTable:
    """A whole game, each seat by its policy; garbage is collected after it, once."""
    gc.disable()
    try:
        return _played_out(setup, policies)
    finally:
        gc.enable()


def _played_out(setup: Setup, policies: Sequence[SeatPolicy]) -> AnyTable:
    table: AnyTable = Table(GAMES[setup.game], setup)
    while table.result is None:
        table.take_events()
        if table.position > MOST_MOVES:
            raise RuntimeError("a game that does not end")
        decision = table.pending[0]
        seat = decision.seat
        for number, words in enumerate(policies[seat](table, decision)):
            asked = table.asked(seat)
            if asked is None or (number and not asked.allows(words)):
                break  # what came up was not what the player could know
            table.play(Move(seat, words))
    return table
