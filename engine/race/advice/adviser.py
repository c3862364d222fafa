"""The adviser of a decision: one door to all that can be said about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.moves import Note, Option, Plan, Words
from engine.race.advice.consuming import ConsumeSearch
from engine.race.advice.obstacles import obstacles_of, targets_of
from engine.race.advice.outlook import outlook_of
from engine.race.advice.plans import plans_of
from engine.race.advice.warnings import Case, warnings_of
from engine.race.state import Player, State


class Adviser:
    """Speaks about one player's open decision; reads the state when asked, changes nothing."""

    __slots__ = ("_args", "_kind", "_player", "_searched", "_state")

    def __init__(self, state: State, player: Player, kind: str, args: Mapping[str, object]) -> None:
        self._state = state
        self._player = player
        self._kind = kind
        self._args = args
        self._searched: ConsumeSearch | None = None

    def outlook(self, words: Words) -> Sequence[Note]:
        """Points now, Military after, what a power brings."""
        return outlook_of(self._state, self._player, words)

    def obstacles(self, prefix: Words) -> Sequence[Note]:
        """Why a card cannot be placed or a power used, whatever is asked at the moment."""
        return obstacles_of(self._state, self._player, prefix)

    def targets(self, verb: str) -> Iterable[Words]:
        """Everything that could be meant, possible or not."""
        return targets_of(self._state, self._player, verb)

    def warnings(self, words: Words) -> Sequence[Note]:
        """What is wasteful about an option."""
        return warnings_of(Case(self._state, self._player, self._args, self._search), words)

    def payable(self) -> Iterable[tuple[Sequence[Words], Option]]:
        """Nothing is made payable by other moves."""
        return ()

    def plans(self) -> Sequence[Plan]:
        """Whole answers, the best first."""
        case = Case(self._state, self._player, self._args, self._search)
        return plans_of(case, self._kind)

    def _search(self) -> ConsumeSearch:
        if self._searched is None:
            self._searched = ConsumeSearch(self._state, self._player)
        return self._searched
