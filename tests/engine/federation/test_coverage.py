"""The page of paragraphs is true: every marked rule is on it, every file named there exists."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine.federation.coverage import PARAGRAPHS, page
from engine.federation.marks import MARKS

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


@pytest.mark.soak
def test_a_broken_rule_makes_some_test_fail() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.engine.breaking", "federation"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert run.returncode == 0, run.stdout + run.stderr
