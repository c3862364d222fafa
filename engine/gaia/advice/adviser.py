"""The adviser of a decision: one door to outlook, obstacles, warnings and auto-pay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.moves import Note, Option, Words
from engine.gaia.advice.autopay import payable_options
from engine.gaia.advice.obstacles import obstacles_after, obstacles_of, targets_of
from engine.gaia.advice.outlook import outlook_of
from engine.gaia.advice.warnings import warnings_of
from engine.gaia.state import Player, State


class Adviser:
    """Speaks about one player's open decision; reads the state when asked, changes nothing."""

    __slots__ = ("_args", "_kind", "_player", "_state")

    def __init__(self, state: State, player: Player, kind: str, args: Mapping[str, object]) -> None:
        self._state = state
        self._player = player
        self._kind = kind
        self._args = args

    def outlook(self, words: Words) -> Sequence[Note]:
        """Points by source, resources before and after, who may charge."""
        return outlook_of(self._state, self._player, words, *self._begun())

    def obstacles(self, prefix: Words) -> Sequence[Note]:
        """Why an action, or one target of it, is not possible."""
        if self._kind in ("after", "passed"):
            passed = self._kind == "passed"
            return obstacles_after(self._state, self._player, prefix, passed)
        if self._kind != "turn":
            return ()
        return obstacles_of(self._state, self._player, prefix)

    def targets(self, verb: str) -> Iterable[Words]:
        """Everything a kind of action could be about, possible or not."""
        return targets_of(self._state, self._player, verb) if self._kind == "turn" else ()

    def warnings(self, words: Words) -> Sequence[Note]:
        """What is wasteful about an option."""
        return warnings_of(self._state, self._player, words, *self._begun())

    def payable(self) -> Iterable[tuple[Sequence[Words], Option]]:
        """What free actions would make payable."""
        if self._kind != "turn":
            return ()
        return payable_options(self._state, self._player)

    def _begun(self) -> tuple[int, int]:
        """Free steps and more range of the action that the question belongs to."""
        steps, extra = self._args.get("steps", 0), self._args.get("range", 0)
        assert isinstance(steps, int)
        assert isinstance(extra, int)
        return steps, extra
