"""The adviser of a decision: one door to all that can be said about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.moves import Note, Option, Words
from engine.race.state import Player, State


class Adviser:
    """Speaks about one player's open decision; reads the state when asked, changes nothing."""

    __slots__ = ("_args", "_kind", "_player", "_state")

    def __init__(self, state: State, player: Player, kind: str, args: Mapping[str, object]) -> None:
        self._state = state
        self._player = player
        self._kind = kind
        self._args = args

    def outlook(self, words: Words) -> Sequence[Note]:
        """What an option brings."""
        return ()

    def obstacles(self, prefix: Words) -> Sequence[Note]:
        """Why an action, or one target of it, is not possible."""
        return ()

    def targets(self, verb: str) -> Iterable[Words]:
        """Everything that could be meant, possible or not."""
        return ()

    def warnings(self, words: Words) -> Sequence[Note]:
        """What is wasteful about an option."""
        return ()

    def payable(self) -> Iterable[tuple[Sequence[Words], Option]]:
        """Nothing is made payable by other moves."""
        return ()
