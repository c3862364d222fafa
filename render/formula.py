"""Rows of figures, short words and symbols: how prices, gains and powers are written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from render import theme
from render.canvas import Canvas
from render.fonts import span
from render.layout import Box
from render.theme import Colour, Style


class Icon(NamedTuple):
    """A symbol by name."""

    name: str


Item: TypeAlias = Icon | str
Items: TypeAlias = tuple[Item, ...]
Draw: TypeAlias = Callable[[int, str], Image.Image]
"""A game's symbol of a size in pixels, by name."""

ICON_SIZE: Final = 1.22
"""Symbols are taller than figures."""
SPACE: Final = 0.2
"""Between two items, in sizes of the lettering."""
APART: Final = 0.55
"""Between a symbol and the next figure, which belongs to the next one."""
LEADS: Final = "arrow"
"""A symbol that points at what follows it."""
SIGNS: Final = frozenset("+\u2212")
LEAST: Final = 0.5
"""How far a row may shrink to fit."""


def write(
    canvas: Canvas,
    box: Box,
    items: Sequence[Item],
    size: float,
    draw: Draw,
    *,
    align: float = 0.0,
    colour: Colour = theme.TEXT,
    weight: str = "Bold",
) -> Box:
    """Write a row inside a box, smaller if it would not fit, the last word cut if it still does
    not; returns the row's box."""
    full = length(canvas, items, size, weight)
    if full > box.w:
        least = max(size * LEAST, canvas.floor / canvas.scale)
        size = min(size, max(least, size * box.w / full * 0.99))
        full = length(canvas, items, size, weight)
    start = x = box.x + max(0.0, box.w - full) * align
    style = Style(weight, size, size)
    for place, item in enumerate(items):
        wide = _width(canvas, item, style)
        if isinstance(item, Icon):
            if x + wide <= box.right + 1:
                canvas.sprite(draw(canvas.px(wide), item.name), x + wide / 2, box.y + box.h / 2)
        else:
            wide = min(wide, box.right - x)
            canvas.text(Box(x, box.y, wide + 0.5, box.h), item, style, colour)
        x += wide + (_gap(item, items[place + 1]) * size if place + 1 < len(items) else 0.0)
    return Box(start, box.y, x - start, box.h)


def length(canvas: Canvas, items: Sequence[Item], size: float, weight: str = "Bold") -> float:
    """How long a row is."""
    style = Style(weight, size, size)
    gaps = sum(_gap(first, second) for first, second in pairwise(items))
    return sum(_width(canvas, item, style) for item in items) + gaps * size


def span_of(items: Sequence[Item], size: float, weight: str = "Bold") -> float:
    """How long a row is, whatever the scale."""
    style = Style(weight, size, size)
    wide = sum(ICON_SIZE * size if isinstance(one, Icon) else span(one, style) for one in items)
    return wide + sum(_gap(first, second) for first, second in pairwise(items)) * size


def _width(canvas: Canvas, item: Item, style: Style) -> float:
    return ICON_SIZE * style.size if isinstance(item, Icon) else canvas.length(item, style)


def _gap(first: Item, second: Item) -> float:
    """What belongs together stands closer than what follows it."""
    if isinstance(first, str) or first.name == LEADS:
        return SPACE
    if isinstance(second, Icon):
        return SPACE / 2
    return APART if second[:1].isdigit() or second[:1] in SIGNS else SPACE
