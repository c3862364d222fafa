"""The page of paragraphs is true for every game: every marked rule is on it, with its tests."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Set
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from engine import GAMES
from engine.core.coverage import Paragraphs
from engine.federation import coverage as federation
from engine.gaia import coverage as gaia
from engine.race import coverage as race
from tests.engine.breaking import SUITES

ROOT = Path(__file__).parents[2]


class Page(NamedTuple):
    """What a game says of its rules."""

    paragraphs: Set[str]
    tested: Paragraphs


AUTOMA: Final = {
    mark.paragraph for mark in SUITES["gaia"].marks if mark.paragraph.startswith(gaia.AUTOMA)
}
PAGES: Final = {
    "gaia": Page({*gaia.HEADINGS} | AUTOMA, {}),
    "race": Page({*race.PARAGRAPHS}, race.PARAGRAPHS),
    "federation": Page({*federation.PARAGRAPHS}, federation.PARAGRAPHS),
}


def test_every_game_of_the_house_has_a_page_and_is_broken() -> None:
    assert PAGES.keys() == SUITES.keys() == GAMES.keys()


@pytest.mark.parametrize("key", PAGES)
def test_the_page_is_up_to_date(key: str) -> None:
    written = (ROOT / "docs/rules-coverage.md").read_text(encoding="utf-8")
    assert GAMES[key].account.coverage() in written, "run `make docs`"


@pytest.mark.parametrize("key", PAGES)
def test_every_mark_names_a_paragraph_and_every_paragraph_has_a_function(key: str) -> None:
    assert {mark.paragraph for mark in SUITES[key].marks} == PAGES[key].paragraphs


@pytest.mark.parametrize("key", PAGES)
def test_no_function_is_marked_twice(key: str) -> None:
    counts = Counter(mark.function for mark in SUITES[key].marks)
    assert [function for function, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("key", PAGES)
def test_every_paragraph_is_tested_where_the_page_says(key: str) -> None:
    named = {name for _, names in PAGES[key].tested.values() for name in names.split(", ")}
    folder = ROOT / "tests/engine" / key
    assert sorted(name for name in named if not (folder / f"test_{name}.py").exists()) == []


@pytest.mark.soak
@pytest.mark.parametrize("key", SUITES)
def test_a_broken_rule_makes_some_test_fail(key: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.engine.breaking", key],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert run.returncode == 0, run.stdout + run.stderr
