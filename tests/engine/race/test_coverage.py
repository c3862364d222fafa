"""The page of paragraphs is true: every marked rule is on it, every file named there exists."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine.race.components import CARDS, START_WORLDS
from engine.race.coverage import PARAGRAPHS, page
from engine.race.marks import MARKS

ROOT = Path(__file__).parents[3]


def test_the_page_is_up_to_date() -> None:
    written = (ROOT / "docs/rules-coverage.md").read_text(encoding="utf-8")
    assert page() in written, "run `make docs`"


def test_every_mark_names_a_paragraph_and_every_paragraph_has_a_function() -> None:
    assert {mark.paragraph for mark in MARKS} == set(PARAGRAPHS)


def test_no_function_is_marked_twice() -> None:
    counts = Counter(mark.function for mark in MARKS)
    assert [function for function, count in counts.items() if count > 1] == []


def test_every_paragraph_is_tested_where_the_page_says() -> None:
    for _, names in PARAGRAPHS.values():
        for name in names.split(", "):
            assert (Path(__file__).parent / f"test_{name}.py").exists(), name


def test_no_rule_knows_a_card_by_its_name() -> None:
    """Cards are data: a name in the code would be a rule of one card."""
    found = [
        f"{path.name}: {node.value}"
        for path in sorted((ROOT / "engine/race").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in CARDS
    ]
    assert found == []


def test_every_robot_has_its_values() -> None:
    printed = json.loads((ROOT / "assets/race/data/robot.json").read_text(encoding="utf-8"))
    assert sorted(printed["worlds"]) == sorted(START_WORLDS)


@pytest.mark.soak
def test_a_broken_rule_makes_some_test_fail() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.engine.breaking", "race"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert run.returncode == 0, run.stdout + run.stderr
