"""Hex-shaped sprites: tinted ground, outlines of federations, rings and dimming."""

from __future__ import annotations

from typing import Final

from render import theme
from render.gaia.colours import GRID
from render.hexmap import CORNERS
from render.pen import Pen, Point, sprite
from render.theme import Colour

MARGIN: Final = 1.12
"""Half the width of a hex sprite, in hex sizes: room for thick edges."""
BOND: Final = theme.DIM
BAND: Final = 0.085
"""Thickness of an outline, in hex sizes."""


def _corners(share: float) -> list[Point]:
    return [(x * share / MARGIN, y * share / MARGIN) for x, y in CORNERS]


@sprite
def ground(pen: Pen, colour: Colour) -> None:
    """The ground of a settled hex."""
    pen.polygon(_corners(0.99), colour, GRID, 0.04)
    pen.polygon(_corners(0.96), colour)


@sprite
def outline(pen: Pen, colour: Colour, edges: int, inset: int) -> None:
    """Some edges of a hex (one bit each), the further inside the higher `inset`."""
    corners = _corners(0.93 - 0.11 * inset)
    outer = _corners(1.0)
    for direction in range(6):
        if edges >> direction & 1:
            ends = [corners[direction], corners[(direction + 1) % 6]]
            for side, corner in ((-1, direction), (1, direction + 1)):
                if not edges >> (direction + side) % 6 & 1:  # runs on in the next hex
                    ends[side == 1] = _towards(ends, side, outer[corner % 6], corners[corner % 6])
            pen.line(ends, colour, BAND)


def _towards(ends: list[Point], side: int, outer: Point, inner: Point) -> Point:
    """Where an edge meets the neighbouring hex: prolonged by as much as it lies inside."""
    (x0, y0), (x1, y1) = ends
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    reach = ((outer[0] - inner[0]) ** 2 + (outer[1] - inner[1]) ** 2) ** 0.5
    dx, dy = (x1 - x0) / length * reach, (y1 - y0) / length * reach
    return (x1 + dx, y1 + dy) if side == 1 else (x0 - dx, y0 - dy)


@sprite
def hex_ring(pen: Pen, colour: Colour) -> None:
    """A bright ring around a hex."""
    corners = _corners(0.97)
    pen.line([*corners, corners[0]], theme.OUTLINE, 0.2)
    pen.line([*corners, corners[0]], colour, 0.12)


REACH: Final = 1.66
"""Half the width of a sprite of two neighbours, in hex sizes."""
CIRCLE: Final = 0.74
"""The radius around a planet, in hex sizes."""


@sprite
def bond(pen: Pen, across: float, down: float) -> None:
    """The planets of two neighbours circled and joined, the second so far from the first."""
    x, y = across / 2 / REACH, down / 2 / REACH
    free = CIRCLE / (across**2 + down**2) ** 0.5 * 2
    pen.line([(-x * (1 - free), -y * (1 - free)), (x * (1 - free), y * (1 - free))], BOND, 0.05)
    for sign in (-1, 1):
        pen.ring(sign * x, sign * y, CIRCLE / REACH, BOND, 0.035)
