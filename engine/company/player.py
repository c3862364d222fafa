"""The computer player: what it would answer, and the ideas that it has for others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple

from engine.company.levels import Budget, Level
from engine.company.search import Line, Search, best_of, diverse
from engine.company.trial import Outset, TrialError, answers_to, least
from engine.company.values import Answers, BareQuestion, Company, Thought, company_of
from engine.core.game import Game
from engine.core.moves import Decision, Role, Seat
from engine.core.table import Table


class Known(NamedTuple):
    """What a player is given: the rules, a position as its seat may think it is, the question."""

    game: Game[Any, Any]
    company: Company[Any]
    position: Outset[Any]
    question: BareQuestion
    can_be_tried: bool


def known_to(table: Table[Any, Any], seat: Seat, seed: str = "") -> Known | None:
    """What a seat may know of a table, as a position to think at; None where it is asked nothing
    or where nobody has said how computers play this game."""
    company, decision = company_of(table.game), table.asked(seat)
    if company is None or decision is None or table.result is not None:
        return None
    question = BareQuestion.of(decision)
    state = table.game.redealt(table.state, seat, f"company|{table.position}|{seed}")
    position = Outset(table.game.fork, state, seat, lambda forked: company.resume(forked, question))
    return Known(table.game, company, position, question, _fits(position, question))


def _fits(position: Outset[Any], question: BareQuestion) -> bool:
    """Whether the rules put the same question again there."""
    try:
        asked = position.trial().decision
    except TrialError:
        return False
    return asked is not None and (asked.kind, asked.args) == (question.kind, question.args)


def decide(table: Table[Any, Any], seat: Seat, level: Level, seed: str = "") -> Thought | None:
    """What a computer player answers to what its seat is asked here, to the end of its turn; None
    where it is asked nothing. Depends on what the seat knows, the level and the seed alone."""
    decision = table.decision_of(seat)
    if decision is not None and decision.role is not Role.TURN:
        only = [*islice(answers_to(decision, 2, frozenset()), 2)]
        if len(only) == 1:
            known = known_to(table, seat, seed)
            return None if known is None else _by_rating(known, decision)[0]
    for thought in ideas(table, seat, level, seed=seed, most=1):
        if decision is not None and decision.allows(thought.answers[0]):
            return thought
    known = known_to(table, seat, seed)
    return None if known is None or decision is None else _by_rating(known, decision)[0]


def ideas(
    table: Table[Any, Any],
    seat: Seat,
    level: Level,
    prefix: Answers = (),
    seed: str = "",
    most: int = 3,
) -> list[Thought]:
    """Good and different turns from here, the best first, each of which begins with `prefix`; what
    cannot be tried is proposed as the game rates it, if the game has anything to say of it."""
    known = known_to(table, seat, seed)
    if known is None or not known.can_be_tried:
        return [] if prefix else _rated(known, table.decision_of(seat))[:most]
    company, position = known.company, known.position
    level = company.own(level)
    search = Search(company, known.game.fork, level, Budget(0))
    lines = _lines(search, known, prefix, level)
    if company.deals and level.deals > 1 and lines and not prefix:
        elsewhere = _other_deals(table, seat, level, seed)
        lines = _on_other_deals(search, lines, elsewhere, level)
    if not lines:
        return []
    before = company.terms(position.trial(prefix).state, seat)
    worth = _worths(search, lines, sum(before.values()), seat, level)
    order = sorted(worth, key=lambda pair: -pair[1])
    ranked = [line for line, _ in order]
    chosen = diverse(ranked, most, 1, company, len(prefix))
    chosen += [line for line in ranked if line not in chosen][: most - len(chosen)]
    value = [one for line in chosen for other, one in order if other is line]
    return [
        Thought(
            answers=line.answers[len(prefix) : max(line.trial.own, len(prefix) + 1)],
            closed=line.trial.decision is not None,
            before=before,
            after=company.terms(line.trial.state, seat),
            worth=one,
            whole=line.answers[len(prefix) :],
        )
        for line, one in zip(chosen, value, strict=True)
    ]


def _rated(known: Known | None, decision: Decision | None) -> list[Thought]:
    """What is proposed where nothing can be tried."""
    if known is None or decision is None or known.question.kind not in known.company.proposes:
        return []
    return _by_rating(known, decision)


def _lines(search: Search[Any], known: Known, prefix: Answers, level: Level) -> list[Line]:
    """The turns that can be taken; what is left of the budget is for what they lead to."""
    positions = int(level.positions * known.company.pace)
    search.budget = Budget(positions if not level.futures else positions // 2)
    lines = search.lines(known.position, prefix, thorough=True)
    search.budget = Budget(positions - search.budget.used)
    return lines


def _other_deals(table: Table[Any, Any], seat: Seat, level: Level, seed: str) -> list[Outset[Any]]:
    """The same position with other cards where a seat cannot see them."""
    others = [known_to(table, seat, f"{seed}|{deal}") for deal in range(1, level.deals)]
    return [other.position for other in others if other is not None]


def _on_other_deals(
    search: Search[Any], lines: Sequence[Line], positions: Sequence[Outset[Any]], level: Level
) -> list[Line]:
    """The best turns by what they are worth on all these deals in the middle, before the rest."""
    best: dict[Answers, Line] = {}
    for line in lines:
        best.setdefault(line.answers[: max(line.trial.own, 1)], line)
    chosen = dict(list(best.items())[: max(level.futures, 1)])
    totals = {own: line.value for own, line in chosen.items()}
    deals = 1
    for number, position in enumerate(positions):
        here = search.budget.share(len(positions) - number)
        values = _values_there(search, chosen, position, here)
        if values is None:
            break
        deals += 1
        for own, value in values.items():
            totals[own] += value
    found = [line._replace(value=totals[own] / deals) for own, line in chosen.items()]
    return sorted(found, key=lambda line: -line.value)


def _values_there(
    search: Search[Any], chosen: Mapping[Answers, Line], position: Outset[Any], budget: Budget
) -> dict[Answers, float] | None:
    """What turns are worth on another deal, each looked at equally long; None where there are not
    positions enough left."""
    values = {}
    whole = search.budget
    for number, own in enumerate(chosen):
        search.budget = budget.share(len(chosen) - number)
        there = search.lines(position, own, thorough=False)
        budget.back(search.budget)
        whole.back(search.budget)
        if there:
            values[own] = there[0].value
    search.budget = whole
    return values if len(values) == len(chosen) else None


def _worths(
    search: Search[Any],
    lines: Sequence[Line],
    before: float,
    seat: Seat,
    level: Level,
) -> list[tuple[Line, float]]:
    """Each turn with what it leads to; where none is played on, what it is worth at once."""
    if not level.futures:
        best = best_of(lines, before, search.company)
        rest = [line for line in lines if line is not best]
        top = max(line.value for line in lines)
        return [(best, top + 1.0), *((line, line.value) for line in rest)]
    chosen = diverse(lines, level.futures, level.alike, search.company)
    closing = next((line for line in lines if line.closes), None)
    if closing is not None and closing not in chosen:
        chosen.append(closing)
    found = _played_on(search, chosen, seat, 0)
    if not level.rounds or search.company.next_round is None:
        return found
    order = sorted(found, key=lambda pair: -pair[1])
    finalists = [line for line, _ in order[: level.finalists]]
    further = _played_on(search, finalists, seat, level.rounds)
    if search.budget.is_spent:  # then they have not come equally far
        return found
    top = max(one for _, one in found) - min(one for _, one in further)
    return [*((line, one + top) for line, one in further), *order[level.finalists :]]


def _played_on(
    search: Search[Any], lines: Sequence[Line], seat: Seat, rounds: int
) -> list[tuple[Line, float]]:
    """Turns with what they lead to, each looked at equally long."""
    found = []
    for number, line in enumerate(lines):
        part = search.budget.share(len(lines) - number)
        found.append((line, search.future(line, seat, part, rounds)))
        if rounds and part.is_spent:
            search.budget.left = 0
            break
    return found


def _by_rating(known: Known, decision: Decision) -> list[Thought]:
    """Answers to what cannot be tried: those that the game rates best first, else as listed."""
    state, question, rate = known.position.state, known.question, known.company.rate
    listed = list(answers_to(decision, 200, frozenset())) or [least(decision)]
    listed.sort(key=lambda words: -rate(state, question, words))
    terms = known.company.terms(state, question.seat)
    return [Thought((words,), False, terms, terms, 0.0) for words in listed]
