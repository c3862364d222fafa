"""Pieces on the map: structures by silhouette, owners by colour and mark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.gaia.terms import Building
from render import theme
from render.marks import Outline, Owner, mark_shape
from render.marks import mark as mark
from render.marks import rimmed as rimmed
from render.pen import Pen, placed, regular, sign, sprite
from render.theme import Colour, mix

EDGE: Final = 0.17
"""Dark line around a piece, so that it stands out from any planet."""

MINE: Final = ((-0.55, 0.6), (-0.55, -0.1), (0, -0.62), (0.55, -0.1), (0.55, 0.6))
STATION: Final = (
    *((-0.82, 0.66), (-0.82, -0.02), (-0.45, -0.38), (-0.08, -0.02), (-0.08, -0.42)),
    *((0.35, -0.82), (0.8, -0.42), (0.8, 0.66)),
)
LAB: Final = (
    *((-0.3, -0.82), (0.3, -0.82), (0.3, -0.68), (0.2, -0.68), (0.2, -0.18)),
    *((0.78, 0.62), (0.66, 0.78), (-0.66, 0.78), (-0.78, 0.62), (-0.2, -0.18), (-0.2, -0.68)),
    (-0.3, -0.68),
)
INSTITUTE: Final = (
    *((-0.9, 0.78), (-0.9, 0.52), (-0.74, 0.52), (-0.74, -0.12), (-0.9, -0.12), (-0.9, -0.36)),
    *((0, -0.9), (0.9, -0.36), (0.9, -0.12), (0.74, -0.12), (0.74, 0.52), (0.9, 0.52)),
    (0.9, 0.78),
)
ACADEMY: Final = (
    *((-0.62, 0.8), (-0.62, 0.1), (-0.3, -0.1), (-0.3, -0.5), (0, -0.92), (0.3, -0.5)),
    *((0.3, -0.1), (0.62, 0.1), (0.62, 0.8)),
)


@sprite
def structure(pen: Pen, kind: Building, who: Owner) -> None:
    """One of the six structures in its owner's colour, on the map."""
    pen.polygon(STRUCTURES[kind][0], None, theme.OUTLINE, EDGE * 2)
    _shape(pen, kind, who)


@sign
def silhouette(pen: Pen, kind: Building, who: Owner) -> None:
    """The same on a panel."""
    _shape(pen, kind, who)


def _shape(pen: Pen, kind: Building, who: Owner) -> None:
    outline, details = STRUCTURES[kind]
    pen.polygon(outline, who.colour)
    details(pen, mix(who.colour, theme.OUTLINE, 0.75))


def _mine(pen: Pen, dark: Colour) -> None:
    pen.rect((-0.17, 0.16, 0.17, 0.62), dark)


def _station(pen: Pen, dark: Colour) -> None:
    pen.line([(-0.08, 0.02), (-0.08, 0.62)], dark, 0.1)
    pen.rect((-0.6, 0.12, -0.32, 0.4), dark)
    pen.rect((0.22, -0.22, 0.5, 0.06), dark)
    pen.rect((0.22, 0.26, 0.5, 0.54), dark)


def _lab(pen: Pen, dark: Colour) -> None:
    pen.polygon(((-0.4, 0.3), (0.4, 0.3), (0.56, 0.58), (-0.56, 0.58)), dark)


def _institute(pen: Pen, dark: Colour) -> None:
    for x in (-0.42, 0.0, 0.42):
        pen.rect((x - 0.12, -0.1, x + 0.12, 0.52), dark)


def _left_academy(pen: Pen, dark: Colour) -> None:
    """An open book: knowledge."""
    pen.polygon(((-0.4, 0.22), (0, 0.34), (0, 0.7), (-0.4, 0.58)), dark)
    pen.polygon(((0.46, 0.2), (0.08, 0.34), (0.08, 0.7), (0.46, 0.58)), dark)


def _right_academy(pen: Pen, dark: Colour) -> None:
    """A cube: the quantum intelligence."""
    pen.polygon(placed(regular(6, 0.36), 0, 0.4), dark)


STRUCTURES: Final[dict[Building, tuple[Outline, Callable[[Pen, Colour], None]]]] = {
    Building.MINE: (MINE, _mine),
    Building.STATION: (STATION, _station),
    Building.LAB: (LAB, _lab),
    Building.INSTITUTE: (INSTITUTE, _institute),
    Building.LEFT_ACADEMY: (ACADEMY, _left_academy),
    Building.RIGHT_ACADEMY: (ACADEMY, _right_academy),
}


@sprite
def gaiaformer(pen: Pen, who: Owner) -> None:
    """A dome on three legs."""
    for x in (-0.62, 0.0, 0.62):
        pen.line([(x * 0.7, 0.1), (x, 0.74)], theme.OUTLINE, 0.42)
    pen.disc(0, -0.06, 0.78, theme.OUTLINE)
    for x in (-0.62, 0.0, 0.62):
        pen.line([(x * 0.7, 0.1), (x, 0.74)], who.colour, 0.2)
    pen.disc(0, -0.06, 0.62, who.colour)
    pen.rect((-0.8, 0.06, 0.8, 0.24), theme.OUTLINE)
    pen.disc(0, -0.26, 0.2, mix(who.colour, theme.OUTLINE, 0.75))


@sprite
def satellite(pen: Pen, who: Owner) -> None:
    """The owner's mark between two sails."""
    for grow, colour in ((0.1, theme.OUTLINE), (0.0, who.colour)):
        pen.rect((-0.98 - grow, -0.34 - grow, -0.62 + grow, 0.34 + grow), colour)
        pen.rect((0.62 - grow, -0.34 - grow, 0.98 + grow, 0.34 + grow), colour)
        pen.line([(-0.6, 0), (0.6, 0)], colour, 0.14 + 2 * grow)
    mark_shape(pen, who.mark, theme.OUTLINE, 0.66, edge=0.3)
    mark_shape(pen, who.mark, who.colour, 0.66)


@sprite
def space_station(pen: Pen, who: Owner) -> None:
    """A wheel with spokes."""
    pen.disc(0, 0, 0.95, theme.OUTLINE)
    pen.ring(0, 0, 0.84, who.colour, 0.26)
    for ends in (((-0.6, 0), (0.6, 0)), ((0, -0.6), (0, 0.6))):
        pen.line(ends, who.colour, 0.17)
    pen.disc(0, 0, 0.26, who.colour)
