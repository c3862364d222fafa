"""Lines that Discord would cut to the same text keep where they differ."""

from __future__ import annotations

import pytest

from bot.client.told_apart import told_apart

LONGEST = 40
BEGUN = "spend 4 power for a credit"
SHARED = f"{BEGUN}; again; again; "
LONG = "; and once more as often as it can be had"


@pytest.mark.parametrize(
    ("begun", "lines", "telling"),
    [
        ("s", ["short", "short too"], ["short", "short too"]),
        ("a", ["a" * 50, "ab"], ["a" * 39 + "…", "ab"]),
        (BEGUN, [f"{SHARED}mine 3b2", f"{SHARED}mine 3b4"], ["3b2", "3b4"]),
        (BEGUN, [f"{SHARED}take{LONG}", f"{SHARED}pass{LONG}"], ["take", "pass"]),
        (BEGUN, [f"{SHARED}{LONG}1", f"{SHARED}{LONG}2", f"{SHARED}pass"], ["1", "2", "pass"]),
    ],
)
def test_lines_that_differ_are_shown_different(
    begun: str, lines: list[str], telling: list[str]
) -> None:
    shown = told_apart(lines, LONGEST)
    assert len({*shown}) == len(lines)
    for one, what in zip(shown, telling, strict=True):
        assert one.startswith(begun)
        assert what in one
        assert len(one) <= LONGEST
