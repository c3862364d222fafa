"""How well a computer player plays: how many positions it looks at, and how."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Level:
    """One strength."""

    name: str
    positions: int
    """How many it looks at in a turn, at most."""
    futures: int = 0
    """How many of the best turns it plays on to the end of its round."""
    rounds: int = 0
    """How many further rounds it plays on after that, where the game can be played on alone."""
    finalists: int = 0
    """How many of these turns it plays on for them."""
    alike: int = 3
    """So many turns of a kind are played on at most."""
    steady: bool = False
    """Whether it weighs what the end of each of these rounds is worth, not of the last alone: what
    comes late depends on much that others will change."""
    deals: int = 1
    """On how many deals of what is hidden it tries the best turns, where a game says that this
    helps."""
    branches: int = 1
    """How many answers to the second question of a turn it follows."""
    conversions: bool = False
    """Whether it considers what would become payable."""


LEVELS: Final = {
    level.name: level
    for level in (
        Level("apprentice", 150),
        Level("rival", 2000, futures=6, rounds=2, finalists=3, deals=4, conversions=True),
        Level(
            "master",
            14_000,
            futures=20,
            rounds=5,
            finalists=8,
            deals=12,
            branches=3,
            conversions=True,
        ),
    )
}
"""Weakest first; the numbers of positions were found by `make tournament`, which prints the CPU
time of a turn: about 20 ms, 200 ms and 1.5 s for a long one, 99 of 100 less than twice that."""


class Budget:
    """So many positions, and no more."""

    __slots__ = ("left", "used")

    def __init__(self, positions: int) -> None:
        self.left = positions
        self.used = 0

    def spend(self, positions: int = 1) -> bool:
        """So many more; False where there were not so many left."""
        self.left -= positions
        self.used += positions
        return self.left >= 0

    @property
    def is_spent(self) -> bool:
        """Whether nothing is left."""
        return self.left <= 0

    def share(self, parts: int) -> Budget:
        """An equal part of what is left; `back` returns what of it was not used."""
        return Budget(max(0, self.left) // max(1, parts))

    def back(self, part: Budget) -> None:
        """What a part has used up."""
        self.left -= part.used
        self.used += part.used
