"""A game is stepped through by what happened: what was sealed is seen where it was opened."""

from __future__ import annotations

import pytest

from bot.history.replay_screen import ReplayStep, steps_of
from bot.store.rows import TurnKind, TurnRow

LETTERS = {
    "0": TurnKind.START,
    "t": TurnKind.TURN,
    "c": TurnKind.CHOICE,
    "a": TurnKind.ANSWER,
    "s": TurnKind.SEALED,
}


@pytest.mark.parametrize(
    ("kinds", "steps"),
    [
        ("0tt", ["0", "1", "2"]),
        ("0taat", ["0", "123", "4"]),
        ("0sscssct", ["0", "123", "456", "7"]),
        ("0sscs", ["0", "1234"]),
        ("0ss", ["012"]),
        ("0tsa", ["0", "123"]),
        ("0a", ["0", "1"]),
    ],
)
def test_every_row_is_in_one_step_and_what_is_sealed_in_no_step_of_its_own(
    kinds: str, steps: list[str]
) -> None:
    rows = [TurnRow(n, n, n + 1, 0, LETTERS[kind], "", 0.0) for n, kind in enumerate(kinds)]
    assert steps_of(rows) == [ReplayStep(int(step[0]), int(step[-1])) for step in steps]
