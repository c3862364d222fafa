"""What all charts share: their colours, their title, and how they become pictures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from render import texts, theme
from render.canvas import Canvas
from render.fonts import drawable
from render.foot import footed
from render.layout import Box
from render.palette import packed, to_palette
from render.registry import LONGEST_ALT, Picture
from render.theme import Colour, mix, rgb

HEADER: Final = 54
BUDGET: Final = 60 * 1024
KINDS: Final = tuple(
    rgb(code)
    for code in (
        "8a93a8", "4f9dff", "f5b93e", "43b35c", "c07bff", "3ecfc4", "ff8a5c", "b57a49",
        "ff6f91", "7ad151", "ffe066", "9fd3ff",
    )
)  # fmt: skip
"""Of kinds of points, in the order of the game's kinds; beyond them they begin anew."""
SEATS: Final = ("4f9dff", "ea4340", "ffa748", "ffe066", "b57a49", "a3adbd", "f6f9ff", "7f8bac")
"""Seat colours of games: here only so that the palette has them exactly."""
_GROUNDS: Final = (theme.PANEL, theme.INK, theme.OUTLINE)
PALETTE: Final = tuple(
    dict.fromkeys(
        shade
        for colour in (*KINDS, *map(rgb, SEATS))
        for shade in (colour, *(mix(colour, ground, 0.5) for ground in _GROUNDS))
    )
)


def kind_colour(kind: str, kinds: Sequence[str]) -> Colour:
    """The colour of a kind of points."""
    return KINDS[kinds.index(kind) % len(KINDS)] if kind in kinds else theme.FAINT


def kind_word(lang: str, game: str, kind: str) -> str:
    """What a kind of points is called; where the game does not say, as a source of points."""
    if texts.has("en", f"points-{kind}", game):
        return texts.plain(texts.text(lang, f"points-{kind}", game))
    return texts.plain(texts.word(lang, game, kind, kind="source"))


def seat_word(lang: str, seat: int, names: Sequence[str]) -> str:
    """What a seat is called, as far as the typeface can write it."""
    name = drawable(texts.plain(names[seat])) if seat < len(names) else ""
    return name or str(texts.text(lang, "seat-name", n=seat + 1))


def begin(height: float, pixels: int, title: str) -> tuple[Canvas, Box]:
    """An empty chart with its title, and the box below it."""
    pixels = min(max(pixels, theme.NARROWEST), theme.WIDEST)
    floor = math.ceil(pixels * theme.READABLE)
    canvas = Canvas(theme.PAGE, height, pixels / theme.PAGE, floor=floor)
    whole = Box(0, 0, theme.PAGE, height).inset(theme.PAD)
    head, body = whole.cut_top(HEADER - theme.PAD, theme.GAP)
    canvas.text(head, title, theme.TITLE)
    return canvas, body


def picture(canvas: Canvas, alt: str) -> Picture:
    """The finished chart."""
    shown = alt if len(alt) <= LONGEST_ALT else alt[: LONGEST_ALT - 1].rstrip() + "…"
    image = footed(to_palette(canvas.image, PALETTE))
    return Picture(packed(image, BUDGET), image.size, shown)
