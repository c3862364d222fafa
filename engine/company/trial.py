"""A copy of a position on which one seat's answers are tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic

from engine.company.values import Answers
from engine.core.flow import Flow
from engine.core.game import S
from engine.core.moves import BREATH, END, Decision, Move, Seat, Words
from engine.core.sets import complete_answers

MOST_SEEN = 20
"""Times as many answers as are wanted are looked through for them."""
MOST_OTHERS = 400
"""Answers given for others in one trial."""


class TrialError(Exception):
    """These answers cannot be played to their end here."""


class Trial(Generic[S]):
    """A state of one's own and the rules that run on it; only one seat really answers."""

    __slots__ = ("_flow", "_seat", "_side", "decision", "own", "state")

    def __init__(self, state: S, flow: Flow[Any], seat: Seat) -> None:
        self.state = state
        self.decision: Decision | None = None
        """What the seat is asked; None when it is asked nothing any more."""
        self.own = 0
        """How many answers belong to the first question: to the turn, or to what is answered side
        by side with others, who have their say before anything else is asked."""
        self._flow = flow
        self._seat = seat
        self._side: object = self
        self._go_on(None)

    def play(self, words: Words) -> None:
        """Answer; raises TrialError for what is not legal."""
        if self.decision is None or not self.decision.allows(words):
            raise TrialError(" ".join(words))
        self.take(words)

    def take(self, words: Words) -> None:
        """The same where the answer was listed: nobody asks whether it is legal."""
        self.own += self._side is not None
        self._go_on(Move(self._seat, words))

    @property
    def may_end(self) -> bool:
        """Whether the turn is complete."""
        one = self.decision
        return one is None or (not one.is_set and one.refusal(END) is None)

    def _stand(self, side: object) -> None:
        """Remember whether what is asked now still belongs to the first question."""
        if self._side is self:
            self._side = side
        elif self._side is not side:
            self._side = None

    def _go_on(self, move: Move | None) -> None:
        """Up to the next question to the seat; others answer as little as they can."""
        self.decision = None
        for _ in range(MOST_OTHERS):
            try:
                asked = next(self._flow) if move is None else self._flow.send(move)
                while not asked:  # whoever waits for others, who do not answer here, goes on
                    asked = next(self._flow)
            except StopIteration:
                return
            own = asked[0]
            if own.seat != self._seat and len(asked) > 1:
                own = next((one for one in asked if one.seat == self._seat), own)
            if own.seat == self._seat:
                self.decision = own
                self._stand(getattr(asked, "round", True))
                return
            move = Move(asked[0].seat, least(asked[0]))
        raise TrialError("others are asked for ever")


def least(decision: Decision) -> Words:
    """What somebody else may be taken to answer: nothing, where that can be said."""
    if decision.decline is not None:
        return decision.decline
    if decision.assume is not None:
        return decision.assume
    return next(option.words for option in complete_answers(decision) if option is not BREATH)


def answers_to(decision: Decision, most: int, aside: frozenset[str]) -> Iterator[Words]:
    """What may be answered, of every verb at most so many: of a set the first, which games list as
    the best, of others every so-manieth. `aside` only where nothing else is."""
    verbs: dict[str, list[Words]] = {}
    for seen, option in enumerate(complete_answers(decision)):
        if seen > MOST_SEEN * most:
            break
        if option is BREATH:
            continue
        words = option.words
        held = verbs.setdefault(words[0], [])
        held.append(words)
        if decision.is_set and len(held) >= most:
            break
    only_aside = verbs.keys() <= aside
    for verb, held in verbs.items():
        if verb in aside and not only_aside:
            continue
        step = max(1.0, len(held) / most)
        yield from (held[int(number * step)] for number in range(min(len(held), most)))


class Outset(Generic[S]):
    """A position to think at: makes trials of what may be answered from here."""

    __slots__ = ("_begin", "_fork", "seat", "state")

    def __init__(
        self,
        fork: Callable[[S], S],
        state: S,
        seat: Seat,
        begin: Callable[[S], Flow[Any] | None],
    ) -> None:
        self._fork = fork
        self._begin = begin
        self.state = state
        self.seat = seat

    def trial(self, answers: Answers = (), *, listed: bool = False) -> Trial[S]:
        """A trial on which these answers have been given, all of which may have been listed on
        others; raises TrialError."""
        state = self._fork(self.state)
        flow = self._begin(state)
        if flow is None:
            raise TrialError("nothing is asked here")
        trial = Trial(state, flow, self.seat)
        answer = trial.take if listed else trial.play
        for words in answers:
            answer(words)
        return trial
