"""Sprites: small pieces of flat art, drawn large, scaled down smooth, and kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Concatenate, Final, ParamSpec, TypeAlias

from PIL import Image, ImageDraw

from render import theme
from render.caches import kept
from render.theme import Colour

SUPER: Final = 4
"""Sprites are drawn this many times larger than they appear."""
SPRITES_KEPT: Final = 384
"""Per kind of sprite."""

EDGE_LEVELS: Final = 4
"""Steps between clear and solid at the edge of a sprite: fewer make smaller files."""
_SOFTNESS: Final = [
    round(round(value / 255 * (EDGE_LEVELS - 1)) * 255 / (EDGE_LEVELS - 1)) for value in range(256)
]

CLEAR: Final = (0, 0, 0, 0)

Point: TypeAlias = tuple[float, float]
P = ParamSpec("P")


class Pen:
    """Draws on a square sprite in its own units: the middle is (0, 0), an edge is 1 away."""

    def __init__(self, pixels: int, *, cuts: bool = False) -> None:
        """A clear sprite of so many pixels; a pen that cuts leaves a gap where others draw the dark
        outline."""
        self.half = pixels * SUPER / 2
        self._cuts = cuts
        self.image = Image.new("RGBA", (pixels * SUPER, pixels * SUPER), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)

    def _at(self, point: Point) -> Point:
        return (point[0] + 1) * self.half, (point[1] + 1) * self.half

    def _ink(self, colour: Colour) -> Colour | tuple[int, int, int, int]:
        return CLEAR if self._cuts and colour == theme.OUTLINE else colour

    def _thick(self, width: float) -> int:
        return max(1, round(width * self.half))

    def polygon(
        self,
        points: Sequence[Point],
        fill: Colour | None,
        edge: Colour | None = None,
        width: float = 0.0,
    ) -> None:
        """A filled shape, with an edge of round corners centred on its outline."""
        placed = [self._at(point) for point in points]
        if edge is not None:
            self.line([*points, points[0]], edge, width)
        if fill is not None:
            self._draw.polygon(placed, fill=self._ink(fill))

    def line(self, points: Sequence[Point], colour: Colour, width: float) -> None:
        """A line with round joints and ends."""
        placed = [self._at(point) for point in points]
        thick, ink = self._thick(width), self._ink(colour)
        self._draw.line(placed, fill=ink, width=thick)
        for x, y in placed:
            r = thick / 2
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=ink)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A filled circle."""
        left, top = self._at((x - radius, y - radius))
        right, bottom = self._at((x + radius, y + radius))
        self._draw.ellipse((left, top, right, bottom), fill=self._ink(fill))

    def ring(self, x: float, y: float, radius: float, colour: Colour, width: float) -> None:
        """A circle's line, inside its radius."""
        left, top = self._at((x - radius, y - radius))
        right, bottom = self._at((x + radius, y + radius))
        thick = self._thick(width)
        self._draw.ellipse((left, top, right, bottom), outline=self._ink(colour), width=thick)

    def arc(
        self,
        box: tuple[float, float, float, float],
        angles: tuple[float, float],
        colour: Colour,
        width: float,
    ) -> None:
        """A piece of an ellipse's line, angles clockwise from the right."""
        left, top = self._at(box[:2])
        right, bottom = self._at(box[2:])
        thick = self._thick(width)
        self._draw.arc((left, top, right, bottom), *angles, fill=self._ink(colour), width=thick)

    def rect(
        self, box: tuple[float, float, float, float], fill: Colour, radius: float = 0.0
    ) -> None:
        """A filled rectangle in (left, top, right, bottom)."""
        left, top = self._at(box[:2])
        right, bottom = self._at(box[2:])
        ink = self._ink(fill)
        self._draw.rounded_rectangle((left, top, right, bottom), radius * self.half, fill=ink)

    def clip_disc(self, radius: float) -> None:
        """Cut away everything outside a circle around the middle."""
        mask = Image.new("L", self.image.size, 0)
        low, high = self.half * (1 - radius), self.half * (1 + radius)
        ImageDraw.Draw(mask).ellipse((low, low, high, high), fill=255)
        self.image.putalpha(mask)

    def done(self) -> Image.Image:
        """The finished sprite."""
        small = self.image.reduce(SUPER)
        small.putalpha(small.getchannel("A").point(_SOFTNESS))
        return small


def sprite(
    draw: Callable[Concatenate[Pen, P], None],
) -> Callable[Concatenate[int, P], Image.Image]:
    """Turn a drawing function into one that makes (and keeps) sprites of a size in pixels."""

    return _kept(draw, cuts=False)


def sign(
    draw: Callable[Concatenate[Pen, P], None],
) -> Callable[Concatenate[int, P], Image.Image]:
    """The same for what stands on panels: there the dark outline would hardly be seen, and it costs
    a tenth of a picture's bytes, so it is left open."""
    return _kept(draw, cuts=True)


def _kept(
    draw: Callable[Concatenate[Pen, P], None], *, cuts: bool
) -> Callable[Concatenate[int, P], Image.Image]:
    @kept(SPRITES_KEPT)
    @wraps(draw)
    def made(pixels: int, /, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        pen = Pen(max(1, pixels), cuts=cuts)
        draw(pen, *args, **kwargs)
        return pen.done()

    return made


def regular(corners: int, radius: float, turn: float = -90.0) -> list[Point]:
    """A regular polygon; `turn` is the angle of its first corner in degrees."""
    return [polar(radius, turn + 360.0 * corner / corners) for corner in range(corners)]


def star(points: int, outer: float, inner: float, turn: float = -90.0) -> list[Point]:
    """A star with so many points."""
    return [
        polar(inner if corner % 2 else outer, turn + 180.0 * corner / points)
        for corner in range(2 * points)
    ]


def polar(radius: float, angle: float) -> Point:
    """The point at a distance from the middle, angle clockwise from the right in degrees."""
    return radius * math.cos(math.radians(angle)), radius * math.sin(math.radians(angle))


def turned(points: Sequence[Point], angle: float) -> list[Point]:
    """The points turned clockwise around the middle."""
    sine, cosine = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return [(x * cosine - y * sine, x * sine + y * cosine) for x, y in points]


def placed(points: Sequence[Point], x: float, y: float, size: float = 1.0) -> list[Point]:
    """The points made smaller and moved."""
    return [(x + px * size, y + py * size) for px, py in points]
