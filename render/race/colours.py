"""Colours of kinds, powers and owners, and the palette that holds them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.race.terms import Good
from render import theme
from render.marks import Owner
from render.theme import Colour, mix, rgb

GOODS: Final = {
    Good.NOVELTY: rgb("4aa8ff"),
    Good.RARE: rgb("d08f5a"),
    Good.GENES: rgb("58cf6e"),
    Good.ALIEN: rgb("ffd84d"),
}
GRAY: Final = rgb("8d97b3")
"""Worlds without a kind, and any good."""
MILITARY: Final = rgb("ff5a52")
WORLD: Final = rgb("dfe6f6")
DEVELOPMENT: Final = rgb("9fb2e8")
VP: Final = rgb("ffe9a8")
CARD: Final = rgb("cfd8ee")
CHIP: Final = rgb("8de0ff")
ROBOT: Final = rgb("b9c4dd")

OWNERS: Final = (
    Owner(rgb("ff8fc7"), "star"),
    Owner(rgb("ffa04a"), "hourglass"),
    Owner(rgb("62e3e8"), "cross"),
    Owner(rgb("f6f9ff"), "diamond"),
    Owner(rgb("b48cff"), "disc"),
)
"""By seat."""

SPACE: Final = rgb("101831")
"""Behind a card's emblem."""


def good(kind: Good | None) -> Colour:
    """The colour of a kind; of none, grey."""
    return GRAY if kind is None else GOODS[kind]


def band(kind: Good | None) -> Colour:
    """The ground of a band in the colour of a kind."""
    return mix(good(kind), theme.PANEL, 0.62)


def _all_colours() -> Iterator[Colour]:
    yield SPACE
    for tint in (*GOODS.values(), GRAY, MILITARY, DEVELOPMENT, VP):
        yield tint
        yield mix(tint, theme.PANEL, 0.62)
        yield from (mix(tint, theme.OUTLINE, share) for share in (0.35, 0.6, 0.8))
        yield from (mix(tint, theme.PANEL, share) for share in (0.35, 0.5, 0.75, 0.86, 0.93))
        yield mix(tint, theme.WHITE, 0.4)
    for owner in OWNERS:
        yield owner.colour
        yield from (mix(owner.colour, theme.OUTLINE, share) for share in (0.35, 0.7))
        yield mix(owner.colour, theme.PANEL, 0.7)
    for plain in (WORLD, CARD, CHIP, ROBOT):
        yield plain
        yield mix(plain, theme.OUTLINE, 0.6)
        yield from (mix(plain, theme.PANEL, share) for share in (0.4, 0.7))


PALETTE: Final = tuple(dict.fromkeys(_all_colours()))
"""What the common palette needs besides the frame's own colours."""
