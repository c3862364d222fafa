"""Questions for sets, in every game: complete answers, how they are typed, what others read."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from engine.core.chance import UNKNOWN
from engine.core.moves import BREATH, Decision, Words
from engine.core.sets import complete_answers
from engine.core.words import resolve
from tests.strategies import AnyTable, Case, cases, random_answer, walk

every_case = pytest.mark.parametrize("case", cases(), ids=str)
MOST_POSITIONS = 25
MOST_ANSWERS = 30


def sets_of(case: Case) -> list[tuple[AnyTable, Decision]]:
    """Positions spread over a game at which somebody is asked for a set."""
    done = walk(case)
    table = done.at(0)
    positions = []
    for position, move in enumerate(done.moves):
        if any(decision.is_set for decision in table.pending):
            positions.append(position)
        table.play(move)
    found = []
    for position in positions[:: max(1, len(positions) // MOST_POSITIONS)]:
        at = done.at(position)
        found += [(at, decision) for decision in at.pending if decision.is_set]
    return found


def first_answers(decision: Decision) -> list[Words]:
    answers = (one.words for one in complete_answers(decision) if one is not BREATH)
    return list(islice(answers, MOST_ANSWERS))


@every_case
def test_complete_answers_are_legal_different_and_as_they_are_stored(case: Case) -> None:
    for table, decision in sets_of(case):
        answers = first_answers(decision)
        assert answers, "whoever is asked can answer"
        assert len({*answers}) == len(answers)
        for words in answers:
            assert decision.allows(words)
            assert resolve(table, decision.seat, words) == words
            assert len(decision.picked(words)) in decision.picks


@every_case
def test_a_set_is_typed_in_any_order_with_and_without_its_verb(case: Case) -> None:
    chooser = random.Random(6)
    for table, decision in sets_of(case):
        stored = resolve(table, decision.seat, random_answer(decision, chooser))
        head = 0 if decision.verb is None else 1
        typed = list(stored[head:])
        chooser.shuffle(typed)
        for words in ((*stored[:head], *typed), tuple(typed)):
            assert resolve(table, decision.seat, words) == stored
        if len(typed) > 1:
            held = decision.picked(stored)[:1]
            some = [one.words for one in islice(complete_answers(decision, held), MOST_ANSWERS)]
            assert all(held[0] in decision.picked(words) for words in some if words)


@every_case
def test_a_veil_hides_words_and_leaves_none_out(case: Case) -> None:
    done = walk(case)
    table = done.at(0)
    for move in done.moves:
        decision = table.asked(move.seat)
        if decision is not None and decision.veil is not None:
            veiled = decision.veil(move.words)
            assert len(veiled) >= len(move.words)
            assert all(word == UNKNOWN or word in move.words for word in veiled)
        table.play(move)
