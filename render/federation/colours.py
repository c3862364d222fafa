"""Colours of planets, resources and wings, and the palette that holds them all."""

from __future__ import annotations

from typing import Final

from render.marks import seat_tints
from render.theme import palette, rgb, tints

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

_LIVELY: Final = (*PLANETS.values(), *RESOURCES.values(), LEFT, RIGHT, ROOM, VP, STEEL, NEUTRAL)
PALETTE: Final = palette(
    tints(_LIVELY, panel=(0.4, 0.62, 0.8, 0.9), outline=(0.35, 0.7)), seat_tints(4)
)
