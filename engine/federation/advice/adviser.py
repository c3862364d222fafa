"""The adviser of a question: one door to outlook, obstacles and warnings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.moves import Note, Option, Words
from engine.federation.advice.forecast import SureExecutive, sure_executive
from engine.federation.advice.helping import opened_missions
from engine.federation.advice.obstacles import obstacles_of, targets_of
from engine.federation.advice.outlook import outlook_of
from engine.federation.advice.warnings import warnings_of
from engine.federation.asking import Question


class Adviser:
    """Speaks about one player's open question; reads the state when asked, changes nothing."""

    __slots__ = ("_offered", "_question", "_sure")

    def __init__(self, question: Question) -> None:
        self._question = question
        self._sure: SureExecutive | None = None
        self._offered: tuple[Words, ...] | None = None

    def outlook(self, words: Words) -> Sequence[Note]:
        """What an answer brings, now and at the end of the round."""
        state = self._question.state
        if self._sure is None and words[:1] == ("place",):
            self._sure = sure_executive(state)  # once for all the places that are looked at
        steps = int(str(self._question.args.get("steps", 1)))
        return outlook_of(state, self._question.player, words, self._sure, steps)

    def obstacles(self, prefix: Words) -> Sequence[Note]:
        """Why an answer, or one target of it, is not possible."""
        if self._offered is None:  # once for all that is asked about
            self._offered = tuple(option.words for option in self._question.offer())
        return obstacles_of(self._question, prefix, self._offered)

    def targets(self, verb: str) -> Iterable[Words]:
        """Everything that a verb could be about, possible or not."""
        return targets_of(self._question.state, self._question.player, verb)

    def warnings(self, words: Words) -> Sequence[Note]:
        """What is wasteful about an answer."""
        return warnings_of(self._question.state, self._question.player, self._question.kind, words)

    def payable(self) -> Iterable[tuple[Sequence[Words], Option]]:
        """Missions that a token at hand would open. Nothing becomes payable by converting: there
        are no free actions that do."""
        question = self._question
        return opened_missions(question.state, question.player, question.kind)
