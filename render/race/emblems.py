"""A faint world or wheel of its own for every card: flat, abstract, made from the card's name."""

from __future__ import annotations

from typing import Final
from zlib import crc32

from PIL import Image

from engine.race.components import CARDS
from render import theme
from render.caches import kept
from render.pen import Pen, polar, regular, sprite
from render.race import colours
from render.theme import Colour, mix

FAINT: Final = 0.86
FAINTER: Final = 0.93
EMBLEMS_KEPT: Final = 128
TEETH: Final = (6, 8, 9, 12)
"""What wheels differ in."""


def number_of(name: str) -> int:
    """A number that belongs to a name, the same on every machine."""
    return crc32(name.encode())


@kept(EMBLEMS_KEPT)
def emblem(pixels: int, name: str) -> Image.Image:
    """The sign of a design: so faint that it is drawn in half its size."""
    half = _emblem(max(1, pixels // 2), name)
    return half.resize((pixels, pixels), Image.Resampling.BILINEAR)


@sprite
def _emblem(pen: Pen, name: str) -> None:
    card = CARDS[name]
    tint = colours.DEVELOPMENT if not card.is_world else colours.good(card.good)
    if card.military and card.good is None:
        tint = colours.MILITARY
    faint, fainter = mix(tint, theme.PANEL, FAINT), mix(tint, theme.PANEL, FAINTER)
    bits = number_of(card.id)
    if card.is_world:
        _planet(pen, bits, faint, fainter)
    else:
        _wheel(pen, bits, faint, fainter)


def _planet(pen: Pen, bits: int, faint: Colour, fainter: Colour) -> None:
    radius = 0.62 + 0.08 * (bits % 4)
    pen.disc(0, 0, radius, faint)
    look = bits >> 2 & 3
    if look == 0:
        for row in range(3):
            y = (row - 1) * radius * 0.5 + 0.06 * (bits >> 4 & 3)
            pen.line([(-radius, y), (radius, y - 0.12)], fainter, radius * 0.2)
    elif look == 1:
        for spot in range(3):
            x, y = polar(radius * 0.5, 120 * spot + (bits >> 4 & 127))
            pen.disc(x, y, radius * (0.16 + 0.07 * spot), fainter)
    elif look == 2:
        pen.disc(radius * 0.34, -radius * 0.3, radius * 0.82, fainter)
    else:
        pen.arc((-radius, -radius, radius, radius), (30, 210), fainter, radius * 0.36)
    pen.clip_disc(radius)
    if bits >> 11 & 1:
        pen.line([(-0.98, 0.4), (0.98, -0.4)], faint, 0.09)
    if bits >> 12 & 1:
        x, y = polar(0.86, bits >> 13 & 255)
        pen.disc(x, y, 0.12, faint)


def _wheel(pen: Pen, bits: int, faint: Colour, fainter: Colour) -> None:
    teeth = TEETH[bits % len(TEETH)]
    for tooth in range(teeth):
        angle = 360 * tooth / teeth
        pen.line([(0, 0), polar(0.82, angle)], faint, 1.5 / teeth)
    pen.disc(0, 0, 0.68, faint)
    pen.disc(0, 0, 0.42, fainter)
    corners = 3 + (bits >> 3 & 3)
    pen.polygon(regular(corners, 0.3, bits >> 5 & 63), faint)
