"""Landmarks: positions from which a table is set up without replaying all that went before.

A running script cannot be copied, but between rounds, phases or laps it holds nothing that is not
in the state, and says so (`engine.core.flow.landing`). A table that keeps landmarks puts a copy of
its state aside there. Another table for a log that goes on from there begins with a copy of that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.core.flow import Flow, Landing
from engine.core.game import AnyGame
from engine.core.moves import Move, Words

KEPT: Final = 2
"""The position before the last turn may lie before the latest one."""
NEAR: Final = 48
"""So many moves before the end of a log it is worth while to keep one."""


@dataclass(frozen=True, slots=True)
class Landmark:
    """A position between questions, and how the game goes on from it."""

    log: tuple[Move, ...]
    state: Any  # the game's own, which nobody plays on
    onward: Callable[[Any], Flow[Any]]
    barrier: int
    veiled: Mapping[int, Words]


def latest(landmarks: Sequence[Landmark], log: Sequence[Move]) -> Landmark | None:
    """The last of these that lies on the way of a log."""
    for one in reversed(landmarks):
        count = len(one.log)
        if count <= len(log) and list(one.log) == list(log[:count]):
            return one
    return None


class Landmarks:
    """What a table keeps of its way."""

    __slots__ = ("_game", "_passed", "kept", "since")

    def __init__(self, game: AnyGame, since: int) -> None:
        self._game = game
        self._passed: tuple[Any, Callable[[Any], Flow[Any]]] | None = None
        self.kept: tuple[Landmark, ...] = ()
        self.since = since
        """What lies before this move is not kept."""

    def passing(self, place: Landing, state: Any) -> None:
        """The script is at a landing; whether anybody is asked before the next one is not known."""
        forked = self._game.fork(state)
        forked.events = []
        self._passed = forked, place.onward

    def asked(self, log: Sequence[Move], barrier: int, veiled: Mapping[int, Words]) -> None:
        """It has asked again."""
        if self._passed is not None:
            state, onward = self._passed
            self._passed = None
            one = Landmark(tuple(log), state, onward, barrier, dict(veiled))
            self.kept = (*self.kept[1 - KEPT :], one)
