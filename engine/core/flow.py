"""How rules ask: generator scripts, one question or several side by side."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from itertools import chain
from typing import TypeAlias, TypeVar

from engine.core.moves import Decision, Move, Seat, Words

T = TypeVar("T")

Flow: TypeAlias = Generator[tuple[Decision, ...], Move, T]
"""A rule that may ask: it yields the open decisions and is sent the answering move."""


def choose(decision: Decision) -> Flow[Words]:
    """Ask one seat and return its answer."""
    move = yield (decision,)
    return move.words


def together(flows: Mapping[Seat, Flow[T]]) -> Flow[dict[Seat, T]]:
    """Run one flow per seat side by side; they may answer in any order.

    A flow touches its own seat only, so that the order of answers cannot matter.
    """
    asked: dict[Seat, tuple[Decision, ...]] = {}
    results: dict[Seat, T] = {}

    def step(seat: Seat, move: Move | None) -> None:
        try:
            asked[seat] = next(flows[seat]) if move is None else flows[seat].send(move)
        except StopIteration as done:
            asked.pop(seat, None)
            results[seat] = done.value

    for seat in flows:
        step(seat, None)
    while asked:
        move = yield tuple(chain.from_iterable(asked.values()))
        step(move.seat, move)
    return {seat: results[seat] for seat in flows}
