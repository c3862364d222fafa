"""The page of rules and functions is true, and every rule named there is tested."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine.gaia.coverage import AUTOMA, HEADINGS, page
from engine.gaia.marks import MARKS

ROOT = Path(__file__).parents[3]


def test_the_page_is_up_to_date() -> None:
    written = (ROOT / "docs/rules-coverage.md").read_text(encoding="utf-8")
    assert page() in written, "run `make docs`"


def test_every_mark_names_a_paragraph_and_every_paragraph_has_a_function() -> None:
    named = {mark.paragraph for mark in MARKS if not mark.paragraph.startswith(AUTOMA)}
    assert named == set(HEADINGS)


def test_no_function_is_marked_twice() -> None:
    counts = Counter(mark.function for mark in MARKS)
    assert [function for function, count in counts.items() if count > 1] == []


@pytest.mark.soak
def test_a_broken_rule_makes_some_test_fail() -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.engine.breaking", "gaia"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert run.returncode == 0, run.stdout + run.stderr
