"""What is left out of a story that is too long: small print first, then the oldest lines."""

from __future__ import annotations

import pytest

from bot.client.components import ending

STORY = ("Ada builds.", "-# 3 credits", "R2 upgrades.", "-# Cards 1 and 2.", "-# Nearest: 4A3.")


@pytest.mark.parametrize(
    ("longest", "kept"),
    [
        (90, STORY),
        (70, ("Ada builds.", "-# …", "R2 upgrades.", "-# Cards 1 and 2.", "-# Nearest: 4A3.")),
        (60, ("Ada builds.", "-# …", "R2 upgrades.", "-# …", "-# Nearest: 4A3.")),
        (40, ("Ada builds.", "-# …", "R2 upgrades.", "-# …")),
        (25, ("…", "R2 upgrades.", "-# …")),
        (12, ("…",)),
        (3, ("…",)),
    ],
)
def test_small_print_goes_first(longest: int, kept: tuple[str, ...]) -> None:
    assert ending(STORY, longest) == list(kept)
    assert sum(len(line) + 1 for line in kept) <= longest


def test_a_short_story_is_left_alone() -> None:
    assert ending(STORY, 1000) == list(STORY)
    assert ending((), 5) == []
