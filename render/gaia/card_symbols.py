"""Symbols of the Automa's decision cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from render import theme
from render.gaia import colours
from render.pen import Pen, placed, star, turned
from render.theme import mix

BOARD_TURN: Final = 30
"""Rows are horizontal on the printed board; ours stands this much further clockwise."""


def _zigzag(pen: Pen, backwards: bool) -> None:
    """Along a row and on to the next, as the rows lie on our map."""
    angle = BOARD_TURN + (180 if backwards else 0)
    way = ((-0.78, -0.46), (0.6, -0.46), (-0.62, 0.4), (0.42, 0.4))
    pen.line(turned(way, angle), theme.TEXT, 0.19)
    pen.polygon(turned(((0.32, 0.02), (0.98, 0.4), (0.32, 0.78)), angle), theme.TEXT)


def _count(pen: Pen, backwards: bool) -> None:
    """An arrow along a row of places, one of which is met."""
    side = -1 if backwards else 1
    for x in (-0.68, 0.0, 0.68):
        pen.rect((x - 0.25, -0.78, x + 0.25, -0.26), mix(theme.FAINT, theme.PANEL, 0.35), 0.1)
    pen.line(((-0.84 * side, 0.36), (0.4 * side, 0.36)), theme.TEXT, 0.19)
    pen.polygon([(x * side, y) for x, y in ((0.3, -0.04), (0.96, 0.36), (0.3, 0.76))], theme.TEXT)


def _tile(pen: Pen, chosen: int | None) -> None:
    """The two final scoring tiles, one above the other."""
    for number, top in enumerate((-0.84, 0.1)):
        box = (-0.84, top, 0.84, top + 0.74)
        inner = (-0.7, top + 0.14, 0.7, top + 0.6)
        pen.rect(box, colours.CREDIT if number == chosen else theme.FAINT, 0.14)
        if number != chosen:
            pen.rect(inner, theme.SUNKEN, 0.08)
    if chosen is None:
        pen.line(((-0.8, 0.8), (0.8, -0.8)), theme.OUTLINE, 0.4)
        pen.line(((-0.8, 0.8), (0.8, -0.8)), theme.BAD, 0.2)


def _deck(pen: Pen) -> None:
    """Cards face down."""
    for step in (0.2, 0.0, -0.2):
        card = placed(((-0.5, -0.7), (0.5, -0.7), (0.5, 0.7), (-0.5, 0.7)), step, -step * 0.6)
        pen.polygon(card, theme.RAISED, theme.OUTLINE, 0.2)
        pen.polygon(card, colours.POWER if step == -0.2 else mix(colours.POWER, theme.PANEL, 0.7))


def _highest(pen: Pen) -> None:
    """The tallest of several columns."""
    for x, top, colour in (
        (-0.63, 0.2, colours.KNOWLEDGE),
        (0.0, -0.3, theme.CHANGED),
        (0.63, 0.45, colours.KNOWLEDGE),
    ):
        pen.rect((x - 0.27, top, x + 0.27, 0.86), colour)
    pen.polygon(placed(star(5, 0.4, 0.17), 0, -0.62), theme.CHANGED)


def _upgrade(pen: Pen) -> None:
    """An arrow upwards."""
    arrow = ((0, -0.9), (0.8, -0.06), (0.32, -0.06), (0.32, 0.86), (-0.32, 0.86), (-0.32, -0.06))
    pen.polygon((*arrow, (-0.8, -0.06)), theme.GOOD, theme.OUTLINE, 0.16)
    pen.polygon((*arrow, (-0.8, -0.06)), theme.GOOD)


def _distance(pen: Pen) -> None:
    """So far from one place to another."""
    for side in (-1, 1):
        pen.disc(0.68 * side, 0, 0.32, theme.OUTLINE)
        pen.disc(0.68 * side, 0, 0.26, theme.TEXT if side < 0 else theme.CHANGED)
    for x in (-0.22, 0.1):
        pen.rect((x, -0.09, x + 0.14, 0.09), theme.TEXT)


CARD_SYMBOLS: Final[dict[str, Callable[[Pen], None]]] = {
    "right_down": partial(_zigzag, backwards=False),
    "left_up": partial(_zigzag, backwards=True),
    "count_right": partial(_count, backwards=False),
    "count_left": partial(_count, backwards=True),
    "tile_top": partial(_tile, chosen=0),
    "tile_bottom": partial(_tile, chosen=1),
    "tile_none": partial(_tile, chosen=None),
    "deck": _deck,
    "highest": _highest,
    "upgrade": _upgrade,
    "distance": _distance,
}
