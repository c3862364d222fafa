"""Colours of kinds and powers, and the palette that holds them all."""

from __future__ import annotations

from typing import Final

from engine.race.terms import Good
from render import theme
from render.marks import seat_tints
from render.theme import Colour, mix, palette, rgb, tints

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

SPACE: Final = rgb("101831")
"""Behind a card's emblem."""


def good(kind: Good | None) -> Colour:
    """The colour of a kind; of none, grey."""
    return GRAY if kind is None else GOODS[kind]


def band(kind: Good | None) -> Colour:
    """The ground of a band in the colour of a kind."""
    return mix(good(kind), theme.PANEL, 0.62)


_SHARES: Final = (0.35, 0.5, 0.62, 0.75, 0.86, 0.93)
_LIVELY: Final = (*GOODS.values(), GRAY, MILITARY, DEVELOPMENT, VP)
PALETTE: Final = palette(
    [SPACE],
    tints(_LIVELY, panel=_SHARES, outline=(0.35, 0.6, 0.8), white=(0.4,)),
    seat_tints(),
    tints((WORLD, CARD, CHIP, ROBOT), panel=(0.4, 0.7), outline=(0.6,)),
)
