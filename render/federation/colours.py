"""Colours of planets, resources, wings and owners, and the palette that holds them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render import theme
from render.marks import Owner
from render.theme import Colour, mix, rgb

PLANETS: Final = {
    "neo": rgb("f0924a"),
    "sixmoon": rgb("5aa6ff"),
    "atal": rgb("b98aff"),
    "arratuin": rgb("f2d24b"),
    "e81216": rgb("62cf74"),
}
RESOURCES: Final = {
    "lavandium": rgb("c79aff"),
    "copernium": rgb("53d08a"),
    "oceanium": rgb("4fb4ff"),
    "golden_diamond": rgb("ffd84d"),
}
LEFT: Final = rgb("d9b84a")
RIGHT: Final = rgb("e58fb8")
WINGS: Final = {"left": LEFT, "right": RIGHT}
ROOM: Final = rgb("9fb2e8")
VP: Final = rgb("ffe9a8")
STEEL: Final = rgb("cfd8ee")
NEUTRAL: Final = rgb("8d97b3")
OWNERS: Final = (
    Owner(rgb("ff8fc7"), "star"),
    Owner(rgb("ffa04a"), "hourglass"),
    Owner(rgb("62e3e8"), "cross"),
    Owner(rgb("f6f9ff"), "diamond"),
)
"""By seat."""


def _all_colours() -> Iterator[Colour]:
    for tint in (*PLANETS.values(), *RESOURCES.values(), LEFT, RIGHT, ROOM, VP, STEEL, NEUTRAL):
        yield tint
        yield from (mix(tint, theme.PANEL, share) for share in (0.4, 0.62, 0.8, 0.9))
        yield from (mix(tint, theme.OUTLINE, share) for share in (0.35, 0.7))
    for owner in OWNERS:
        yield owner.colour
        yield from (mix(owner.colour, theme.OUTLINE, share) for share in (0.35, 0.7))
        yield mix(owner.colour, theme.PANEL, 0.7)


PALETTE: Final = tuple(dict.fromkeys(_all_colours()))
"""What the common palette needs besides the frame's own colours."""
