"""How rules ask: generator scripts, one question or several side by side."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from itertools import chain
from typing import TypeAlias, TypeVar

from engine.core.moves import NONE, Decision, Move, Seat, Words

T = TypeVar("T")

Flow: TypeAlias = Generator[tuple[Decision, ...], Move, T]
"""A rule that may ask: it yields the open decisions and is sent the answering move."""


class Sealed(tuple[Decision, ...]):
    """Open decisions of a `together` that already holds secret answers: nothing is revealed yet."""

    __slots__ = ()


def choose(decision: Decision) -> Flow[Words]:
    """Ask one seat and return its answer."""
    move = yield (decision,)
    return move.words


def pick(decision: Decision) -> Flow[Words]:
    """Ask one seat for a set of options and return them; nothing picked is an empty tuple."""
    move = yield (decision,)
    return () if move.words == NONE else move.words


def together(flows: Mapping[Seat, Flow[T]]) -> Flow[dict[Seat, T]]:
    """Run one flow per seat side by side; they may answer in any order.

    A flow touches its own seat only, so that the order of answers cannot matter.
    """
    asked: dict[Seat, tuple[Decision, ...]] = {}
    results: dict[Seat, T] = {}
    sealed = False

    def step(seat: Seat, move: Move | None) -> None:
        try:
            asked[seat] = next(flows[seat]) if move is None else flows[seat].send(move)
        except StopIteration as done:
            asked.pop(seat, None)
            results[seat] = done.value

    for seat in flows:
        step(seat, None)
    while asked:
        open_now = tuple(chain.from_iterable(asked.values()))
        within = sealed or any(isinstance(part, Sealed) for part in asked.values())
        move = yield Sealed(open_now) if within else open_now
        sealed = sealed or any(decision.secret for decision in asked[move.seat])
        step(move.seat, move)
    return {seat: results[seat] for seat in flows}
