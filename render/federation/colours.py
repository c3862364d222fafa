"""Colours of planets, resources and wings, and the palette that holds them all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.marks import SEATS
from render.theme import Colour, rgb, tints

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


def _all_colours() -> Iterator[Colour]:
    lively = (*PLANETS.values(), *RESOURCES.values(), LEFT, RIGHT, ROOM, VP, STEEL, NEUTRAL)
    yield from tints(lively, panel=(0.4, 0.62, 0.8, 0.9), outline=(0.35, 0.7))
    yield from tints((who.colour for who in SEATS[:4]), panel=(0.7,), outline=(0.35, 0.7))


PALETTE: Final = tuple(dict.fromkeys(_all_colours()))
"""What the common palette needs besides the frame's own colours."""
