"""What everybody may see is the same whatever a player has sealed: pixels, alt texts, the text."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from engine.core.game import Setup
from engine.core.moves import Decision, Move, Words
from engine.core.sets import set_words
from engine.core.table import Table
from engine.race.game import RACE
from render import describe, draw
from render.registry import book
from tests.render.race.positions import NAMES, AnyTable, answer

PUBLIC = [name for name, kind in book("race").views.items() if not kind.private]
KINDS = {"act", "give-back", "keep", "develop", "settle", "pay", "discard"}
"""Questions whose answers stay sealed until all are in, or for good."""


def seen(table: AnyTable, seat: int | None) -> list[object]:
    """All that somebody sees: every picture, its text, and the whole table in words."""
    view, asked = table.view(seat), tuple(table.waiting_for)
    shown: list[object] = [describe("race", view, "ru", names=NAMES, asked=asked)]
    kinds = PUBLIC if seat is None else book("race").views
    for kind in kinds:
        picture = draw(
            "race", kind, view, "ru", seat=seat, names=NAMES, asked=asked, card="gem_world"
        )
        shown += [picture.data, picture.alt]
    return shown


def two_answers(decision: Decision) -> tuple[Words, Words] | None:
    """Two different answers to a question, if it has them."""
    if decision.verb is not None:
        cards = [option.words[0] for option in decision.offer()]
        pool = [card for card in cards for _ in range(decision.copies.get(card, 1))]
        first = set_words(pool[: decision.picks.start], decision.verb)
        second = set_words(pool[-decision.picks.start :], decision.verb)
    else:
        options = [option.words for option in decision.offer()]
        first, second = options[0], options[-1]
    return None if first == second else (first, second)


class Sealed(NamedTuple):
    """A question asked of several at once, how it comes up, and two answers to it."""

    kind: str
    moves: list[Move]
    seat: int
    answers: tuple[Words, Words]


def sealed_questions() -> Iterator[Sealed]:
    """A question of each kind."""
    chance = random.Random("sealed")
    table: AnyTable = Table(RACE, Setup("race", ("human",) * 3, "sealed", "secret"))
    moves: list[Move] = []
    found: set[str] = set()
    while table.result is None and found < KINDS:
        for decision in table.pending:
            if not decision.secret or decision.kind in found or len(table.pending) < 2:
                continue
            both = two_answers(decision)
            if both is not None:
                found.add(decision.kind)
                yield Sealed(decision.kind, [*moves], decision.seat, both)
        decision = chance.choice(table.pending)
        moves.append(Move(decision.seat, answer(decision, chance)))
        table.play(moves[-1])


def played(moves: list[Move], last: Move) -> AnyTable:
    table: AnyTable = Table(RACE, Setup("race", ("human",) * 3, "sealed", "secret"))
    for move in (*moves, last):
        table.play(move)
    return table


QUESTIONS = {one.kind: one for one in sealed_questions()}


def test_the_questions_that_hide_something_are_among_them() -> None:
    assert {"act", "give-back", "keep", "develop", "settle"} <= QUESTIONS.keys()


@pytest.mark.parametrize("kind", QUESTIONS)
def test_nobody_else_sees_what_has_been_sealed(kind: str) -> None:
    one = QUESTIONS[kind]
    tables = [played(one.moves, Move(one.seat, words)) for words in one.answers]
    if any(one.seat in table.waiting_for for table in tables):
        # what follows an answer is asked of its player alone; others are shown who is awaited
        tables = [_finished(table, one.seat) for table in tables]
    others = [seat for seat in (None, 0, 1, 2) if seat != one.seat]
    for seat in others:
        assert seen(tables[0], seat) == seen(tables[1], seat), seat


def _finished(table: AnyTable, seat: int) -> AnyTable:
    """With all that this player owes for now answered."""
    chance = random.Random("rest")
    while len(table.waiting_for) > 1 and seat in table.waiting_for:
        decision = next(one for one in table.pending if one.seat == seat)
        table.play(Move(seat, answer(decision, chance)))
    return table
