"""Breaks every marked rule function in turn and looks whether some test notices.

First the tests run once while it is noted which of them enter which marked function. Then, for each
function, a child process makes it return nothing and runs those tests, the fewest first, until one
fails. `python -m tests.engine.breaking GAME [word…]` prints what survives; words choose functions.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple, NoReturn, cast

import pytest

from engine.core.marks import MarkedRule, MarkedRules, place_of
from engine.federation.marks import MARKS as FEDERATION_MARKS
from engine.gaia.marks import MARKS as GAIA_MARKS
from engine.race.marks import MARKS as RACE_MARKS

HERE = Path(__file__).parent


class Suite(NamedTuple):
    """The marked functions of a game and the tests that have to notice."""

    marks: MarkedRules
    folder: Path
    left_out: tuple[str, ...]
    """Long tests; what only they would notice is to have a short one as well."""


SUITES = {
    "gaia": Suite(
        GAIA_MARKS,
        HERE / "gaia",
        ("federations/test_definition.py", "automa_check", "test_records.py", "test_games.py"),
    ),
    "federation": Suite(
        FEDERATION_MARKS,
        HERE / "federation",
        ("test_properties.py", "test_told.py", "test_hidden.py"),
    ),
    "race": Suite(
        RACE_MARKS,
        HERE / "race",
        ("test_games.py", "test_naive_game.py", "test_records.py"),
    ),
}
QUIET = ("-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not soak")
CHUNKS = (15, 60, 10_000)
WORKERS = 2


class Touching:
    """A pytest plugin that notes which marked functions each test enters."""

    def __init__(self, marks: MarkedRules) -> None:
        self.tests: dict[CodeType, list[str]] = defaultdict(list)
        self._entered: set[CodeType] = set()
        self._marked = {mark.function.__code__ for mark in marks}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        self._entered = set()
        sys.setprofile(self._note)
        yield
        sys.setprofile(None)
        for code in self._entered:
            self.tests[code].append(item.nodeid)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code in self._marked:
            self._entered.add(frame.f_code)


def touching_tests(suite: Suite) -> dict[CodeType, list[str]]:
    """The tests that enter each marked function."""
    notes = Touching(suite.marks)
    left_out = [f"--ignore={suite.folder / name}" for name in suite.left_out]
    with silence():
        code = pytest.main([*QUIET, str(suite.folder), *left_out], plugins=[notes])
    assert code == 0, "the tests have to pass before anything is broken"
    return notes.tests


def survives(function: FunctionType, tests: Sequence[str]) -> bool:
    """Whether all these tests pass although the function returns nothing."""
    function.__code__ = _nothing.__code__
    done = 0
    for size in CHUNKS:
        chunk = tests[done : done + size]
        with silence():
            if chunk and pytest.main([*QUIET, *chunk]) != 0:
                return False
        done += len(chunk)
    return True


def survivors(suite: Suite, marks: Sequence[MarkedRule]) -> list[str]:
    """Every marked function that could return nothing without a test that fails."""
    tests = touching_tests(suite)
    weight: dict[str, int] = defaultdict(int)
    for touched in tests.values():
        for test in touched:
            weight[test] += 1
    running: dict[int, MarkedRule] = {}
    found: list[MarkedRule] = []
    waiting = [*marks, CONTROL]
    tests[CONTROL.function.__code__] = list(weight)
    while waiting or running:
        while waiting and len(running) < WORKERS:
            mark = waiting.pop()
            touching = sorted(tests[mark.function.__code__], key=lambda test: weight[test])
            child = os.fork()
            if child == 0:
                _leave(mark.function, touching)
            running[child] = mark
        child, status = os.wait()
        mark = running.pop(child)
        if os.waitstatus_to_exitcode(status) == 1:
            found.append(mark)
    assert CONTROL in found, "with nothing broken everything passes"
    return [place_of(mark) for mark in found if mark is not CONTROL]


def _leave(function: FunctionType, tests: Sequence[str]) -> NoReturn:
    """End a child process: 1 for a survivor. A crash is noticed by anybody."""
    survived = False
    try:
        survived = survives(function, tests)
    finally:
        os._exit(survived)


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Let nothing be printed."""
    with (
        Path(os.devnull).open("w", encoding="utf-8") as nowhere,
        contextlib.redirect_stdout(nowhere),
        contextlib.redirect_stderr(nowhere),
    ):
        yield


def _nothing(*args: object, **kwargs: object) -> None:
    return None


def _unused() -> None:
    """Stands for a rule that no test needs."""


CONTROL = MarkedRule("", cast(FunctionType, _unused))


def main(game: str, *words: str) -> int:
    """Print the survivors; 1 if there are any."""
    suite = SUITES[game]
    chosen = [mark for mark in suite.marks if not words or any(w in place_of(mark) for w in words)]
    found = survivors(suite, chosen)
    print("\n".join(sorted(found)) or f"none of {len(chosen)} survives")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
