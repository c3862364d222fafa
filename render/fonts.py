"""The typeface: measuring, cutting and rasterising text, and which characters it has."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from importlib.resources import as_file, files
from typing import Final, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.caches import kept
from render.theme import Style

SPACE: Final = 0.27
"""Between words, in sizes."""
CAP_HEIGHT: Final = 0.72
"""Height of a capital as a share of the size; lines are centred on it."""
BREAKING: Final = 4
"""Lines are measured this many times larger."""
TIGHT: Final = 0.96
"""Share of a line that is filled, since letters fall on whole pixels."""
LINE: Final = 1.3
"""Distance between two lines of a text, in sizes."""
ELLIPSIS: Final = "…"
NOWHERE: Final = "\uffff"
"""A character no font has; drawn as the box for missing glyphs."""

EDGE_LEVELS: Final = 5
"""Steps between paper and ink at the edge of a letter: fewer make smaller files."""
_SOFTNESS: Final = [
    round(round(value / 255 * (EDGE_LEVELS - 1)) * 255 / (EDGE_LEVELS - 1)) for value in range(256)
]


class Glyphs(NamedTuple):
    """Rasterised text: its mask and where the mask lies relative to the start of the baseline."""

    mask: Image.Image
    left: int
    top: int
    width: int
    """Advance in pixels."""


@kept(64)
def face(weight: str, pixels: int) -> ImageFont.FreeTypeFont:
    """One weight at one size."""
    with as_file(files("font_manrope") / "files" / f"Manrope-{weight}.ttf") as path:
        # the simple layout is the same on every machine; the other needs a system library
        return ImageFont.truetype(str(path), pixels, layout_engine=ImageFont.Layout.BASIC)


@kept(2048)
def glyphs(text: str, weight: str, pixels: int, stroke: int = 0) -> Glyphs:
    """Rasterise a line of text."""
    font = face(weight, pixels)
    words = list(_spaced(text, weight, pixels))
    boxes = [font.getbbox(word, anchor="ls", stroke_width=stroke) for _, word in words]
    left = min(round(x + box[0]) for (x, _), box in zip(words, boxes, strict=True))
    right = max(round(x + box[2]) for (x, _), box in zip(words, boxes, strict=True))
    top, bottom = round(min(box[1] for box in boxes)), round(max(box[3] for box in boxes))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    pen = ImageDraw.Draw(mask)
    for x, word in words:
        pen.text((x - left, -top), word, fill=255, font=font, anchor="ls", stroke_width=stroke)
    return Glyphs(mask.point(_SOFTNESS), left, top, width_of(text, weight, pixels))


@kept(4096)
def width_of(text: str, weight: str, pixels: int) -> int:
    """Advance of a line of text in pixels."""
    length = face(weight, pixels).getlength
    words = text.split(" ")
    return round(sum(map(length, words))) + (len(words) - 1) * _space(pixels)


def _space(pixels: int) -> int:
    """The space between words: the typeface's own is so narrow that words run together."""
    return round(SPACE * pixels)


def _spaced(text: str, weight: str, pixels: int) -> Iterator[tuple[int, str]]:
    """The words of a line and where they begin."""
    x = 0.0
    for word in text.split(" "):
        if word:
            yield round(x), word
        x += face(weight, pixels).getlength(word) + _space(pixels)


def fit(
    text: str, style: Style, width: float, scale: float = 1.0, floor: int = 6
) -> tuple[str, int]:
    """The text and its size in pixels so that it fits a width: shrunk first, though never below
    the floor, then cut."""
    most = max(round(style.size * scale), floor)
    least = min(most, max(floor, round(style.least * scale)))
    for pixels in range(most, least - 1, -1):
        if width_of(text, style.weight, pixels) <= width:
            return text, pixels
    return cut(text, style.weight, least, width), least


def cut(text: str, weight: str, pixels: int, width: float) -> str:
    """The longest beginning of the text that fits with an ellipsis."""
    kept = text
    while kept and width_of(kept.rstrip() + ELLIPSIS, weight, pixels) > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS if kept else ""


def line_height(style: Style) -> float:
    """The distance between two lines of a text."""
    return style.size * LINE


def span(text: str, style: Style) -> float:
    """How wide a text is in design units, whatever the scale."""
    return width_of(text, style.weight, round(style.size * BREAKING)) / BREAKING


def broken(text: str, style: Style, width: float) -> list[str]:
    """A text in lines no longer than a width in design units, as far as its words allow; the same
    for every scale."""
    pixels = round(style.size * BREAKING)
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, style.weight, pixels) <= width * BREAKING * TIGHT:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@kept(2048)
def has_glyph(character: str) -> bool:
    """Whether the typeface has a character."""
    if character.isspace():
        return character in " \u00a0\u202f\u2009"
    font = face("SemiBold", 20)
    shape, missing = font.getmask(character), font.getmask(NOWHERE)
    return bool(shape.size != missing.size or bytes(shape) != bytes(missing))


def drawable(name: str) -> str:
    """A person's name as far as the typeface can write it; empty if hardly anything is left."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    letters = [
        character for character in plain if not unicodedata.category(character).startswith("C")
    ]
    kept = "".join(character for character in letters if has_glyph(character)).strip()
    known = sum(character.isalnum() for character in kept)
    return kept if known and 2 * known >= sum(character.isalnum() for character in letters) else ""
