"""Owners told apart by colour and mark: the shapes that stand for players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from render import theme
from render.pen import Pen, Point, placed, sign, sprite, star
from render.theme import Colour, rgb, tints

Outline: TypeAlias = Sequence[Point]


class Owner(NamedTuple):
    """How a player's pieces look."""

    colour: Colour
    mark: str


SEATS: Final = (
    Owner(rgb("ff8fc7"), "star"),
    Owner(rgb("ffa04a"), "hourglass"),
    Owner(rgb("62e3e8"), "cross"),
    Owner(rgb("f6f9ff"), "diamond"),
    Owner(rgb("b48cff"), "disc"),
)
"""By seat, in games whose players have no colours of their own."""


def owner(seat: int) -> Owner:
    """The colour and the mark of a seat."""
    return SEATS[seat % len(SEATS)]


def seat_tints(seats: int = len(SEATS)) -> Iterator[Colour]:
    """What so many players' pieces and plates are painted with."""
    return tints((who.colour for who in SEATS[:seats]), panel=(0.7,), outline=(0.35, 0.7))


@sign
def mark(pen: Pen, who: Owner) -> None:
    """The owner's own shape in his colour, on a panel."""
    mark_shape(pen, who.mark, who.colour, 0.9)


@sprite
def rimmed(pen: Pen, who: Owner) -> None:
    """The same with a dark rim, where it stands on a planet or on an edge."""
    mark_shape(pen, who.mark, theme.OUTLINE, 0.8, edge=0.3)
    mark_shape(pen, who.mark, who.colour, 0.8)


MARKS: Final[dict[str, tuple[Outline, ...]]] = {
    "square": (((-0.74, -0.74), (0.74, -0.74), (0.74, 0.74), (-0.74, 0.74)),),
    "triangle": (((0, -0.86), (0.94, 0.72), (-0.94, 0.72)),),
    "diamond": (((0, -1), (0.76, 0), (0, 1), (-0.76, 0)),),
    "star": (tuple(star(5, 1.08, 0.46)),),
    "cross": (
        ((-0.34, -0.92), (0.34, -0.92), (0.34, 0.92), (-0.34, 0.92)),
        ((-0.92, -0.34), (0.92, -0.34), (0.92, 0.34), (-0.92, 0.34)),
    ),
    "hourglass": (
        ((-0.84, -0.9), (0.84, -0.9), (0.12, 0), (-0.12, 0)),
        ((-0.84, 0.9), (0.84, 0.9), (0.12, 0), (-0.12, 0)),
    ),
}


def mark_shape(pen: Pen, name: str, colour: Colour, size: float, edge: float = 0.0) -> None:
    """A mark, or with an edge the dark shape behind it."""
    if name == "disc":
        pen.disc(0, 0, 0.85 * size + edge / 2, colour)
    elif name == "ring":
        pen.ring(0, 0, 0.85 * size + edge / 2, colour, 0.3 + edge)
    else:
        for outline in MARKS[name]:
            shape = placed(outline, 0, 0.05 if name in ("star", "triangle") else 0, size)
            pen.polygon(shape, colour, colour if edge else None, edge)
