"""Badges of cards: what they cost or how they defend themselves, their points, their kind."""

from __future__ import annotations

from typing import Final

from engine.race.components import Card
from render import theme
from render.canvas import Canvas
from render.layout import Box
from render.pen import Pen, sign
from render.race import colours
from render.race.symbols import shield_points, sword
from render.theme import Colour, Style, mix

NUMBER: Final = 0.56
"""Size of a figure on a badge, as a share of the badge."""
DASH: Final = 7.0
"""Length of a dash of a windfall world's rim."""


def badge(canvas: Canvas, box: Box, card: Card) -> None:
    """Cost or defense: a disc is a world, one with a double rim and a sword a military world, a
    square a development."""
    size = min(box.w, box.h)
    canvas.sprite(_ground(canvas.px(size), card.type, card.military), *box.centre)
    style = Style("ExtraBold", size * NUMBER, size * NUMBER)
    ink = theme.WHITE if card.military else theme.OUTLINE
    place = box.move(0, -size * 0.04) if card.military else box
    canvas.text(place, str(card.number), style, ink, align=0.5)


@sign
def _ground(pen: Pen, kind: str, military: bool) -> None:
    if kind == "development":
        pen.rect((-0.94, -0.94, 0.94, 0.94), theme.OUTLINE, 0.3)
        pen.rect((-0.84, -0.84, 0.84, 0.84), colours.DEVELOPMENT, 0.22)
        return
    pen.disc(0, 0, 0.99, theme.OUTLINE)
    if not military:
        pen.disc(0, 0, 0.9, colours.WORLD)
        return
    pen.ring(0, 0, 0.92, colours.MILITARY, 0.12)
    pen.disc(0, 0, 0.7, mix(colours.MILITARY, theme.OUTLINE, 0.35))
    sword(pen, 0.62, 0.62, 0.36, theme.WHITE)


def points(
    canvas: Canvas, box: Box, card: Card, now: int | None = None, ink: Colour = theme.OUTLINE
) -> None:
    """The points of a card on a shield: printed ones, or what a variable number is now."""
    size = min(box.w, box.h)
    canvas.sprite(_shield(canvas.px(size)), *box.centre)
    shown = "?" if card.variable and now is None else str(card.vp if now is None else now)
    style = Style("ExtraBold", size * NUMBER, size * NUMBER * 0.8)
    canvas.text(
        box.inset(size * 0.12, 0).move(0, size * 0.03),
        shown.replace("-", "\u2212"),
        style,
        ink,
        align=0.5,
    )


@sign
def _shield(pen: Pen) -> None:
    pen.polygon(shield_points(), colours.VP, theme.OUTLINE, 0.14)
    pen.polygon(shield_points(), colours.VP)


def band(canvas: Canvas, box: Box, card: Card) -> None:
    """The band of a kind: full where the world produces, a broken rim where it is a windfall, a
    thin line for everything else."""
    if card.kind == "production":
        canvas.panel(box, colours.band(card.good), radius=box.h / 4)
    elif card.kind == "windfall":
        dashed(canvas, box, colours.good(card.good))
    else:
        tint = colours.DEVELOPMENT if not card.is_world else colours.GRAY
        if card.military:
            tint = colours.MILITARY
        line = Box(box.x, box.bottom - 2, box.w, 2)
        canvas.rect(line, mix(tint, theme.PANEL, 0.5))


def dashed(canvas: Canvas, box: Box, tint: Colour) -> None:
    """A broken rim."""
    for top in (box.y, box.bottom - 2):
        x = box.x
        while x < box.right:
            canvas.rect(Box(x, top, min(DASH, box.right - x), 2), tint)
            x += 1.8 * DASH
    for side in (box.x, box.right - 2):
        canvas.rect(Box(side, box.y, 2, box.h * 0.3), tint)
        canvas.rect(Box(side, box.bottom - box.h * 0.3, 2, box.h * 0.3), tint)
