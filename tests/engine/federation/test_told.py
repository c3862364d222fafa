"""What is told stands on the list that the texts are written from."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.moves import Move, Note
from engine.core.table import Table
from engine.federation.game import FEDERATION
from engine.federation.told import EVENTS, NOTES, QUESTIONS, SCORED_BY, STRUCTURES
from tests.engine.federation.tables import finished, sensible, table

SOURCES = sorted((Path(__file__).parents[3] / "engine/federation").rglob("*.py"))
SEEDS = range(2)


def calls(name: str) -> Iterator[ast.Call]:
    """Calls of a function of this name in the rules."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                function = node.func
                called = getattr(function, "attr", getattr(function, "id", ""))
                if called == name:
                    yield node


def first_texts(name: str, at: int = 0) -> set[str]:
    found = set()
    for call in calls(name):
        argument = call.args[at] if len(call.args) > at else None
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            found.add(argument.value)
    return found


def test_every_note_of_the_rules_is_listed() -> None:
    assert first_texts("Note") == set(NOTES)


def test_every_event_of_the_rules_is_listed() -> None:
    assert first_texts("tell") | {"scored"} == set(EVENTS)


def test_every_question_of_the_rules_is_listed() -> None:
    assert first_texts("Question", 2) | first_texts("ask_one_of", 2) == set(QUESTIONS)


def test_every_fault_of_structure_is_listed() -> None:
    tree = ast.parse(
        next(path for path in SOURCES if path.name == "data.py").read_text(encoding="utf-8")
    )
    faults = {
        node.value.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Constant)
    }
    assert faults | {"senate-left", "senate-right"} == set(STRUCTURES)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_events_tell_what_is_listed(seats: int, seed: int) -> None:
    log = finished(seats, seed).log
    for event in Table(FEDERATION, finished(seats, seed).setup, log).take_events():
        expected = set(EVENTS[event.kind])
        if event.kind == "scored":
            expected |= set(SCORED_BY[str(event.args["source"])])
        assert set(event.args) == expected, event


@pytest.mark.parametrize("seed", SEEDS)
def test_questions_and_notes_tell_what_is_listed(seed: int) -> None:
    one, chooser = table(3, seed), random.Random(seed)
    while one.result is None:
        decision = one.pending[0]
        assert set(decision.args) == set(QUESTIONS[decision.kind]), decision.kind
        options = list(decision.offer())
        for option in chooser.sample(options, min(3, len(options))):
            assert_listed(*option.notes)
            assert decision.advise is not None
            advice = decision.advise()
            assert_listed(*advice.outlook(option.words), *advice.warnings(option.words))
        for verb in ("place", "mission", "take", "shop", "build", "medal", "use", "project"):
            for words in list(decision.advise().targets(verb))[:6]:
                assert_listed(*decision.advise().obstacles(words))
        one.play(Move(decision.seat, sensible(decision, chooser)))


def assert_listed(*notes: Note) -> None:
    for note in notes:
        assert set(note.args) == set(NOTES[note.key]), note
