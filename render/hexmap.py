"""Hexes on paper: flat-top axial coordinates with +q to the lower right and +r straight down."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from render.pen import Point

ROOT3: Final = math.sqrt(3)
DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six neighbours, clockwise from straight above."""
CORNERS: Final = tuple(
    (math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    for angle in (-120, -60, 0, 60, 120, 180)
)
"""Corners of a hex of size 1; the edge towards direction i runs from corner i to corner i + 1."""


class HexPlace(NamedTuple):
    """A hex by its coordinates."""

    q: int
    r: int

    def beside(self, direction: int) -> HexPlace:
        """The neighbour in one of the six directions."""
        across, down = DIRECTIONS[direction]
        return HexPlace(self.q + across, self.r + down)

    def away(self, other: HexPlace) -> int:
        """The distance to another hex."""
        across, down = self.q - other.q, self.r - other.r
        return max(abs(across), abs(down), abs(across + down))

    @property
    def flat(self) -> Point:
        """Where its middle lies on a plane of hexes of size 1."""
        return 1.5 * self.q, ROOT3 * (self.r + self.q / 2)


class Grid(NamedTuple):
    """Hexes of one size with their origin at a point of the picture, in design units.

    Steps from column to column and row to row are whole and rows even: every hex then falls on
    pixels in the same way, which looks calmer and makes files a fifth smaller. The hexes are out
    of shape by less than one part in a hundred for it.
    """

    column: int
    row: int
    x: float
    y: float
    width: float
    height: float

    @property
    def size(self) -> float:
        """From the middle of a hex to its right corner."""
        return self.column / 1.5

    def centre(self, place: HexPlace) -> Point:
        """The middle of a hex."""
        return self.x + place.q * self.column, self.y + (place.r + place.q / 2) * self.row

    def corner(self, place: HexPlace, number: int) -> Point:
        """A corner of a hex."""
        across, down = CORNERS[number % 6]
        x, y = self.centre(place)
        return x + across * self.size, y + down * self.row / ROOT3


def grid_for(places: Iterable[HexPlace], width: float, pad: float, tallest: float) -> Grid:
    """The largest grid that shows the places in a width (and at most a height)."""
    flat = [place.flat for place in places]
    left, right = min(x for x, _ in flat) - 1, max(x for x, _ in flat) + 1
    top, bottom = min(y for _, y in flat) - ROOT3 / 2, max(y for _, y in flat) + ROOT3 / 2
    size = min((width - 2 * pad) / (right - left), (tallest - 2 * pad) / (bottom - top))
    column = int(size * 1.5)
    row = 2 * round(column / 1.5 * ROOT3 / 2)
    down = row / ROOT3
    spare = width - column / 1.5 * (right - left)
    height = round(down * (bottom - top) + 2 * pad)
    x, y = round(spare / 2 - left * column / 1.5), round(pad - top * down)
    return Grid(column, row, x, y, width, height)
