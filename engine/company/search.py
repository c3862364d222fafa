"""Looking for a good turn: all of them one by one, then the best ones to the end of the round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from statistics import fmean
from typing import Any, Final, Generic, NamedTuple

from engine.company.levels import Budget, Level
from engine.company.trial import Outset, Trial, TrialError, answers_to, least
from engine.company.values import Answers, Company
from engine.core.game import S
from engine.core.moves import Role, Seat, Words

MOST_OF_A_VERB: Final = 40
MOST_SETS: Final = 4
"""Of a set that is asked for within a turn: games list the best sets first."""
MOST_QUESTIONS: Final = 12
"""Of one turn."""
MOST_TURNS: Final = 12
"""Played on to the end of a round."""


class Line(NamedTuple):
    """A whole turn that has been tried."""

    answers: Answers
    value: float
    trial: Trial[Any]
    closes: bool
    """Whether it was the last one of the seat in its round."""


class _Begun(NamedTuple):
    answers: Answers
    value: float
    trial: Trial[Any]


class _Closed(NamedTuple):
    """A turn played on to the end of its round."""

    line: Line
    positions: int
    """How many were looked at on the way."""
    turns: int


class Search(Generic[S]):
    """One player's way through the turns of a position."""

    def __init__(self, company: Company[S], fork: Any, level: Level, budget: Budget) -> None:
        self.company = company
        self._fork = fork
        self._level = level
        self._worth = company.worth or partial(_sum_of_terms, company)
        self.budget = budget
        self._closed: dict[Trial[S], _Closed] = {}
        """By the turn that was played on."""

    def value(self, state: S, seat: int) -> float:
        """What a position is worth to a seat."""
        return self._worth(state, seat)

    def lines(
        self, position: Outset[S], prefix: Answers, *, thorough: bool, opens: bool = False
    ) -> list[Line]:
        """The turns that can be taken from here, the best first; after `prefix`. Whoever opens a
        round does not close it at once."""
        begun = list(self._first_answers(position, prefix, thorough=thorough, opens=opens))
        done: list[Line] = []
        for one in _by_turns(begun, self.company):
            done += self._completed(position, one, self._level.branches if thorough else 1)
        return sorted(done, key=lambda line: -line.value)

    def future(self, line: Line, seat: int, budget: Budget, rounds: int = 0) -> float:
        """What a turn leads to, when the seat alone plays on to the end of its round, and so many
        rounds more."""
        whole, self.budget = self.budget, budget
        try:
            return self._played_on(line, seat, rounds)
        finally:
            self.budget = whole
            whole.back(budget)

    def _played_on(self, line: Line, seat: int, rounds: int) -> float:
        """The way to the end of the own round is looked for once, and counts as often as it is
        gone."""
        first, begun, ends = line.value, line.trial, list[float]()
        turns, known = 0, self._closed.get(begun)
        if known is not None and known.positions <= self.budget.left:
            line, turns = known.line, known.turns
            self.budget.spend(known.positions)
        for turn in range(turns, MOST_TURNS * (1 + rounds)):
            if self.budget.is_spent:
                break
            opens = line.closes
            if opens:
                if not ends:
                    self._closed[begun] = _Closed(line, self.budget.used, turn)
                ends.append(line.value)
                if not rounds or self.company.next_round is None:
                    break
                rounds -= 1
            found = self.lines(self._after(line, seat), (), thorough=False, opens=opens)
            if not found:
                break
            line = best_of(found, line.value, self.company)
        if not ends or not line.closes:
            ends.append(line.value)
        last = fmean(ends) if self._level.steady else line.value
        return last + self.company.near * first

    def _after(self, line: Line, seat: int) -> Outset[S]:
        """Where the seat plays on: at its next turn, or in its next round."""
        follows = self.company.next_round if line.closes else self.company.onward
        assert follows is not None
        position = Outset(self._fork, line.trial.state, seat, partial(follows, seat=seat))
        return self._at_its_turn(position) if line.closes else position

    def _at_its_turn(self, position: Outset[S]) -> Outset[S]:
        """A round from its first turn on, if nothing else is asked before: so what it begins with
        is not done again for every answer."""
        try:
            asked = position.trial()
        except TrialError:
            return position
        if asked.decision is None or asked.decision.role is not Role.TURN:
            return position
        begin = partial(self.company.onward, seat=position.seat)
        return Outset(self._fork, asked.state, position.seat, begin)

    def _first_answers(
        self, position: Outset[S], prefix: Answers, *, thorough: bool, opens: bool
    ) -> Iterator[_Begun]:
        try:
            asked = position.trial(prefix)
        except TrialError:
            return
        decision = asked.decision
        if decision is None or (prefix and asked.may_end):
            yield _Begun(prefix, self.value(asked.state, position.seat), asked)
        if decision is None:
            return
        most = self.company.breadth if thorough else self.company.further
        for words in answers_to(decision, most, self.company.aside):
            yield from self._tried(position, (*prefix, words))
        if self.company.closings is not None and not (prefix or opens):
            for answers in self.company.closings(position.state, position.seat):
                yield from self._tried(position, answers, listed=False)
        if thorough and self._level.conversions and decision.advise is not None:
            for moves, option in decision.advise().payable():
                yield from self._tried(position, (*prefix, *moves, option.words), listed=False)

    def _tried(
        self, position: Outset[S], answers: Answers, *, listed: bool = True
    ) -> Iterator[_Begun]:
        if not self.budget.spend():
            return
        try:
            trial = position.trial(answers, listed=listed)
        except TrialError:
            return
        yield _Begun(answers, self.value(trial.state, position.seat), trial)

    def _completed(self, position: Outset[S], begun: _Begun, branches: int) -> Iterator[Line]:
        """The turn answered on to its end, at each question by what looks best at once."""
        for _ in range(MOST_QUESTIONS):
            if begun.trial.may_end:
                yield self._line(position, begun)
                return
            decision = begun.trial.decision
            assert decision is not None
            found: list[_Begun] = []
            most = MOST_SETS if decision.is_set else MOST_OF_A_VERB
            for words in answers_to(decision, most, self.company.aside):
                found += self._tried(position, (*begun.answers, words))
            if not found:
                yield from self._ended(position, begun)
                return
            found.sort(key=lambda one: -one.value)
            for other in found[1:branches]:
                yield from self._completed(position, other, 1)
            begun, branches = found[0], 1

    def _ended(self, position: Outset[S], begun: _Begun) -> Iterator[Line]:
        """The turn brought to its end without looking at anything more."""
        answers, trial = begun.answers, begun.trial
        try:
            for _ in range(MOST_QUESTIONS):
                if trial.may_end or trial.decision is None:
                    break
                words = least(trial.decision)
                trial.play(words)
                answers = (*answers, words)
        except TrialError:
            return
        if trial.may_end:
            value = self.value(trial.state, position.seat)
            yield self._line(position, _Begun(answers, value, trial))

    def _line(self, position: Outset[S], begun: _Begun) -> Line:
        state, seat = begun.trial.state, position.seat
        closes = self.company.onward(state, seat) is None
        return Line(begun.answers, begun.value, begun.trial, closes)


def _sum_of_terms(company: Company[S], state: S, seat: Seat) -> float:
    return sum(company.terms(state, seat).values())


def best_of(lines: Sequence[Line], before: float, company: Company[Any]) -> Line:
    """The best turn that makes the position better and does not end the round, else the best that
    does; where positions can be compared across rounds, the best."""
    if company.foretells:
        return lines[0]
    going = next((line for line in lines if not line.closes), None)
    closing = next((line for line in lines if line.closes), None)
    if going is not None and (closing is None or going.value > before):
        return going
    assert closing is not None
    return closing


def diverse(
    lines: Iterable[Line], most: int, alike: int, company: Company[Any], skip: int = 0
) -> list[Line]:
    """The best turns, of every kind only so many."""
    chosen: list[Line] = []
    kinds: dict[str, int] = {}
    for line in lines:
        kind = kind_of(line.answers[skip:], company)
        if kinds.get(kind, 0) < alike:
            kinds[kind] = kinds.get(kind, 0) + 1
            chosen.append(line)
        if len(chosen) == most:
            break
    return chosen


def kind_of(answers: Sequence[Words], company: Company[Any]) -> str:
    """What a turn does in the main: the kind of its first answer that prepares nothing."""
    return next((company.kind(words) for words in answers if words[0] not in company.aside), "")


def _by_turns(begun: Sequence[_Begun], company: Company[Any]) -> Iterator[_Begun]:
    """The best of every kind, then the second best of every kind, and so on."""
    kinds: dict[str, list[_Begun]] = {}
    for one in sorted(begun, key=lambda one: -one.value):
        kinds.setdefault(company.kind(one.answers[-1]) if one.answers else "", []).append(one)
    for row in zip_longest(*kinds.values()):
        yield from (one for one in row if one is not None)
