"""A picture in the making: panels, text that stays in its box, sprites; everything measured.

Coordinates are design units; `scale` turns them into pixels, so one layout serves every width.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render import theme
from render.caches import kept
from render.fonts import CAP_HEIGHT, broken, fit, glyphs, line_height, width_of
from render.layout import Box
from render.palette import to_palette
from render.theme import Colour, Style

CORNER_SUPER: Final = 4
SOFT: Final = 3
"""Steps at the edge of a corner: more are not seen, and each makes files larger."""
BRIGHT: Final = 48
"""A corner has soft edges from here; darker ones stand out too little from their ground."""


class Written(NamedTuple):
    """A text as it was drawn: the ink's box and the box it had to stay in, in pixels."""

    text: str
    ink: Box
    frame: Box
    pixels: int
    """The size of its lettering."""
    whole: bool
    """Whether it was not cut."""


class Canvas:
    """An image and what has been written on it."""

    def __init__(
        self,
        width: float,
        height: float,
        scale: float = 1.0,
        ground: Colour = theme.INK,
        *,
        floor: int = 6,
    ) -> None:
        """An empty picture of so many design units, its lettering never below `floor` pixels."""
        self.scale = scale
        self.floor = floor
        self.image = Image.new("RGB", (self.px(width), self.px(height)), ground)
        self.written: list[Written] = []
        self._in_palette: dict[tuple[Colour, ...], Image.Image] = {}

    def px(self, units: float) -> int:
        """Design units in pixels."""
        return round(units * self.scale)

    def part(self, box: Box, shows: object, paint: Callable[[Canvas], None]) -> None:
        """Paint a part on empty ground that lies inside the box and depends on nothing but `shows`;
        None where that is too much to be told."""
        del box, shows
        paint(self)

    def rect(self, box: Box, fill: Colour) -> None:
        """A plain rectangle."""
        self.image.paste(fill, self._edges(box))

    def panel(
        self,
        box: Box,
        fill: Colour = theme.PANEL,
        *,
        radius: float = theme.RADIUS,
        edge: Colour | None = None,
        thick: float = 2.0,
    ) -> None:
        """A rectangle with round corners and perhaps an edge."""
        if edge is not None:
            self._rounded(box, edge, radius)
            box, radius = box.inset(thick), max(0.0, radius - thick)
        self._rounded(box, fill, radius)

    def ring(self, box: Box, colour: Colour = theme.CHANGED, *, radius: float = 9.0) -> None:
        """A rounded frame around something, its inside untouched."""
        left, top, right, bottom = self._edges(box)
        if right - left < 2 or bottom - top < 2:
            return
        mask = _frame((right - left, bottom - top), self.px(radius), max(2, self.px(theme.RING)))
        self.image.paste(colour, (left, top), mask)

    def dim(self, box: Box, share: float = 0.55, ground: Colour = theme.SUNKEN) -> None:
        """Let what lies in a box fade into the ground."""
        edges = self._edges(box)
        part = self.image.crop(edges)
        self.image.paste(Image.blend(part, Image.new("RGB", part.size, ground), share), edges[:2])

    def sprite(self, image: Image.Image, x: float, y: float) -> None:
        """Paste a sprite with its middle at a point."""
        self.image.paste(
            image,
            (round(x * self.scale - image.width / 2), round(y * self.scale - image.height / 2)),
            image,
        )

    def text(
        self,
        box: Box,
        text: str,
        style: Style,
        colour: Colour = theme.TEXT,
        *,
        align: float = 0.0,
        halo: Colour | None = None,
    ) -> Box:
        """Write one line inside a box (align: 0 left, 0.5 middle, 1 right), shrunk or cut to fit;
        returns the ink's box."""
        full = text
        text, pixels = fit(text, style, box.w * self.scale, self.scale, self.floor)
        frame = Box(*(value * self.scale for value in box))
        if not text.strip():
            if full.strip():  # there was no room for a single letter
                self.written.append(Written(full, frame._replace(w=0, h=0), frame, pixels, False))
            return Box(box.x, box.y, 0, 0)
        written = glyphs(text, style.weight, pixels)
        x = round((box.x + (box.w - written.width / self.scale) * align) * self.scale)
        y = round((box.y + box.h / 2) * self.scale + CAP_HEIGHT * pixels / 2)
        if halo is not None:
            around = glyphs(text, style.weight, pixels, max(1, round(pixels / 9)))
            self.image.paste(halo, (x + around.left, y + around.top), around.mask)
        left, top = x + written.left, y + written.top
        self.image.paste(colour, (left, top), written.mask)
        ink = Box(left, top, *written.mask.size)
        self.written.append(Written(text, ink, frame, pixels, text == full))
        return Box(*(value / self.scale for value in ink))

    def paragraph(
        self, box: Box, text: str, style: Style, colour: Colour = theme.TEXT, *, align: float = 0.0
    ) -> None:
        """Write a text in as many lines as it needs, in the middle of a box."""
        lines = broken(text, style, box.w)
        high = line_height(style)
        top = box.y + (box.h - high * len(lines)) / 2
        for number, line in enumerate(lines):
            place = Box(box.x, top + number * high, box.w, high)
            self.text(place, line, style, colour, align=align)

    def paste(self, part: Canvas, x: float, y: float) -> None:
        """Put a finished part with its upper left corner at a point."""
        left, top = self.px(x), self.px(y)
        self.image.paste(part.image, (left, top))
        self.written += part.written_at(left, top)

    def stamp(self, other: Canvas, box: Box) -> None:
        """Put a finished picture at the corner of a box, with all that is written on it."""
        left, top = self.px(box.x), self.px(box.y)
        self.image.paste(other.image, (left, top))
        self.written += other.written_at(left, top)

    def written_at(self, left: int, top: int) -> list[Written]:
        """What is written on it, where it stands when its corner is put here."""
        return [
            one._replace(ink=one.ink.move(left, top), frame=one.frame.move(left, top))
            for one in self.written
        ]

    def in_palette(self, extra: tuple[Colour, ...]) -> Image.Image:
        """A finished picture in a palette: worked out once, however often it is put somewhere."""
        found = self._in_palette.get(extra)
        if found is None:
            found = self._in_palette[extra] = to_palette(self.image, extra)
        return found

    def length(self, text: str, style: Style) -> float:
        """How wide a text is at its full size, in design units."""
        return width_of(text, style.weight, round(style.size * self.scale)) / self.scale

    def _edges(self, box: Box) -> tuple[int, int, int, int]:
        return self.px(box.x), self.px(box.y), self.px(box.right), self.px(box.bottom)

    def _rounded(self, box: Box, fill: Colour, radius: float) -> None:
        left, top, right, bottom = self._edges(box)
        round_by = min(self.px(radius), (right - left) // 2, (bottom - top) // 2)
        if right <= left or bottom <= top:
            return
        if round_by < 1:
            self.image.paste(fill, (left, top, right, bottom))
            return
        upper, lower = _caps(right - left, round_by, soft=max(fill) - max(theme.INK) >= BRIGHT)
        self.image.paste(fill, (left, top), upper)
        self.image.paste(fill, (left, top + round_by, right, bottom - round_by))
        self.image.paste(fill, (left, bottom - round_by), lower)


@kept(256)
def _caps(width: int, radius: int, *, soft: bool) -> tuple[Image.Image, Image.Image]:
    """Masks of the upper and the lower end of a rounded rectangle."""
    corner = _corner(radius, SOFT if soft else 2)
    upper = Image.new("L", (width, radius), 255)
    upper.paste(corner, (0, 0))
    upper.paste(corner.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (width - radius, 0))
    return upper, upper.transpose(Image.Transpose.FLIP_TOP_BOTTOM)


def _corner(radius: int, steps: int) -> Image.Image:
    """Mask of an upper left corner with so many steps from outside to inside."""
    size = radius * CORNER_SUPER
    mask = Image.new("L", (size, size), 0)
    ImageDraw.Draw(mask).ellipse((0, 0, 2 * size, 2 * size), fill=255)
    top = steps - 1
    return mask.reduce(CORNER_SUPER).point([round(n * top / 255) * 255 // top for n in range(256)])


@kept(256)
def _frame(size: tuple[int, int], radius: int, thick: int) -> Image.Image:
    """Mask of a rounded frame."""
    large = size[0] * 2, size[1] * 2
    mask = Image.new("L", large, 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, large[0] - 1, large[1] - 1), radius * 2, outline=255, width=thick * 2
    )
    return mask.reduce(2)
