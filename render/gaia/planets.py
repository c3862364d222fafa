"""Planets: shaded discs, each type with a glyph of its own so that colour is never needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine.gaia.terms import Planet
from render import theme
from render.gaia.colours import PLANETS, shades
from render.pen import Pen, placed, polar, regular, sprite, star, turned
from render.theme import Colour, mix

BRIGHT: Final = frozenset({Planet.DESERT, Planet.ICE, Planet.VOLCANIC, Planet.TITANIUM})
"""Discs light enough for a dark glyph."""


@sprite
def planet(pen: Pen, kind: Planet, face: int = 0) -> None:
    """A planet with its glyph; those of one kind have different faces."""
    _disc(pen, kind, face)
    GLYPHS[kind](pen, glyph_colour(kind), 0.62)


@sprite
def world(pen: Pen, kind: Planet, face: int = 0) -> None:
    """The bare disc, to stand behind a structure."""
    _disc(pen, kind, face)


@sprite
def badge(pen: Pen, kind: Planet) -> None:
    """The glyph on a flat dot, for small sizes."""
    pen.disc(0, 0, 1, theme.OUTLINE)
    pen.disc(0, 0, 0.88, PLANETS[kind])
    GLYPHS[kind](pen, glyph_colour(kind), 0.74)


def glyph_colour(kind: Planet) -> Colour:
    """A colour for the glyph that stands out from the disc."""
    return mix(PLANETS[kind], theme.OUTLINE, 0.75) if kind in BRIGHT else theme.WHITE


def _disc(pen: Pen, kind: Planet, face: int = 0) -> None:
    tones = shades(PLANETS[kind])
    for step, shade in enumerate(tones):
        offset = -0.09 * step
        pen.disc(offset, offset, 1.0 - 0.19 * step, shade)
    FACES[face % len(FACES)](pen, tones)
    pen.clip_disc(0.97)


def face_of(q: int, r: int) -> int:
    """The face of the planet in a hex, always the same one."""
    return ((q * 73_856_093) ^ (r * 19_349_663)) >> 4 & 0xFF


def _smooth(pen: Pen, tones: Sequence[Colour]) -> None:
    """A face without anything on it."""


def _belts(pen: Pen, tones: Sequence[Colour]) -> None:
    """Belts of cloud, aslant."""
    for y, shade in ((-0.72, tones[3]), (0.66, tones[1]), (0.92, tones[0])):
        pen.line(turned([(-1.1, y), (1.1, y)], -18), shade, 0.15)


def _craters(pen: Pen, tones: Sequence[Colour]) -> None:
    """Craters around the glyph."""
    for x, y, radius in ((-0.62, -0.5, 0.17), (0.68, -0.4, 0.13), (0.5, 0.66, 0.19)):
        pen.disc(x, y, radius, tones[1])
        pen.disc(x - 0.05, y - 0.05, radius * 0.55, tones[0])


def _caps(pen: Pen, tones: Sequence[Colour]) -> None:
    """Light poles."""
    for x, y, shade in ((0.34, -0.98, tones[4]), (-0.34, 1.0, tones[3])):
        pen.disc(x, y, 0.44, shade)


FACES: Final = (_smooth, _belts, _craters, _caps)


def _terra(pen: Pen, colour: Colour, size: float) -> None:
    for y in (-0.42, 0.08, 0.58):
        wave = [(x / 8, y + (-0.17 if x % 4 == 0 else 0.1) - 0.03) for x in range(-6, 7, 2)]
        pen.line(placed(wave, 0, 0, size), colour, 0.2 * size)


def _oxide(pen: Pen, colour: Colour, size: float) -> None:
    for x, y, radius in ((-0.16, 0.16, 0.5), (0.62, -0.6, 0.32), (0.7, 0.62, 0.24)):
        pen.line(placed([(-0.16, 0.16), (x, y)], 0, 0, size), colour, 0.22 * size)
        pen.disc(x * size, y * size, radius * size, colour)


def _volcanic(pen: Pen, colour: Colour, size: float) -> None:
    slope = [(-0.95, 0.75), (-0.32, -0.2), (-0.05, 0.05), (0.22, -0.2), (0.95, 0.75)]
    pen.polygon(placed(slope, 0, 0, size), colour)
    for ends in (
        [(-0.05, -0.4), (-0.05, -0.9)],
        [(0.3, -0.5), (0.5, -0.85)],
        [(-0.4, -0.5), (-0.6, -0.85)],
    ):
        pen.line(placed(ends, 0, 0, size), colour, 0.17 * size)


def _desert(pen: Pen, colour: Colour, size: float) -> None:
    pen.disc(0, 0, 0.42 * size, colour)
    for ray in range(8):
        ends = [polar(reach * size, 45.0 * ray) for reach in (0.68, 0.95)]
        pen.line(ends, colour, 0.19 * size)


def _swamp(pen: Pen, colour: Colour, size: float) -> None:
    pen.disc(0, 0.3 * size, 0.56 * size, colour)
    pen.polygon(placed([(-0.5, 0.08), (0, -0.95), (0.5, 0.08)], 0, 0, size), colour)


def _titanium(pen: Pen, colour: Colour, size: float) -> None:
    outline = regular(6, 0.78 * size)
    pen.line([*outline, outline[0]], colour, 0.3 * size)
    pen.disc(0, 0, 0.16 * size, colour)


def _ice(pen: Pen, colour: Colour, size: float) -> None:
    for arm in range(6):
        branch = [((0, 0), (0, -0.95)), ((0, -0.6), (0.28, -0.85)), ((0, -0.6), (-0.28, -0.85))]
        for ends in branch:
            pen.line(placed(turned(ends, 60.0 * arm), 0, 0, size), colour, 0.15 * size)


def _gaia(pen: Pen, colour: Colour, size: float) -> None:
    leaf = [(-0.75, 0.6), (-0.78, -0.1), (-0.4, -0.6), (0.8, -0.8), (0.72, 0.3), (0.2, 0.72)]
    pen.polygon(placed(leaf, 0, 0, size), colour, colour, 0.14 * size)
    vein = mix(PLANETS[Planet.GAIA], theme.OUTLINE, 0.3)
    pen.line(placed([(-0.85, 0.85), (0.42, -0.42)], 0, 0, size), vein, 0.15 * size)


def _transdim(pen: Pen, colour: Colour, size: float) -> None:
    spiral = [polar((0.08 + 0.087 * step) * size, 50.0 * step) for step in range(11)]
    pen.line(spiral, colour, 0.2 * size)


def _lost(pen: Pen, colour: Colour, size: float) -> None:
    pen.polygon(star(4, 1.0 * size, 0.34 * size), colour)


GLYPHS: Final[dict[Planet, Callable[[Pen, Colour, float], None]]] = {
    Planet.TERRA: _terra,
    Planet.OXIDE: _oxide,
    Planet.VOLCANIC: _volcanic,
    Planet.DESERT: _desert,
    Planet.SWAMP: _swamp,
    Planet.TITANIUM: _titanium,
    Planet.ICE: _ice,
    Planet.GAIA: _gaia,
    Planet.TRANSDIM: _transdim,
    Planet.LOST: _lost,
}
