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


def _apart(first: Item, second: Item) -> float:
    """What belongs together stands closer than what follows it."""
    if isinstance(first, str) or first.name == LEADS:
        return SPACE
    if isinstance(second, Icon):
        return SPACE / 2
    return APART if second[:1].isdigit() or second[:1] in SIGNS else SPACE


class Spacing(NamedTuple):
    """How rows are set, in sizes of the lettering."""

    icon: float = ICON_SIZE
    apart: Callable[[Item, Item], float] = _apart
    """The distance between two items."""
    squeezed: bool = False
    """Whether the parts of a row that would not fit move together; else its last word is cut."""

    def wide(self, items: Sequence[Item]) -> float:
        """What a row takes besides its words."""
        icons = sum(isinstance(item, Icon) for item in items)
        return self.icon * icons + self.gaps(items)

    def gaps(self, items: Sequence[Item]) -> float:
        """All distances of a row."""
        return sum(self.apart(first, second) for first, second in pairwise(items))


USUAL: Final = Spacing()


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
    spacing: Spacing = USUAL,
) -> Box:
    """Write a row inside a box, smaller if it would not fit, but no smaller than can be read;
    returns the row's box."""
    full, close = length(canvas, items, size, weight, spacing), 1.0
    if full > box.w:
        least = max(size * LEAST, canvas.floor / canvas.scale)
        size = min(size, max(least, size * box.w / full * 0.99))
        full = length(canvas, items, size, weight, spacing)
    if full > box.w and spacing.squeezed:
        gaps = size * spacing.gaps(items)
        close = max(0.0, 1 - (full - box.w) / gaps) if gaps else 1.0
        full = box.w
    start = x = box.x + max(0.0, box.w - full) * align
    style = Style(weight, size, size)
    for place, item in enumerate(items):
        if isinstance(item, Icon):
            wide = spacing.icon * size
            if spacing.squeezed or x + wide <= box.right + 1:
                canvas.sprite(draw(canvas.px(wide), item.name), x + wide / 2, box.y + box.h / 2)
        else:
            wide = canvas.length(item, style)
            wide = wide if spacing.squeezed else min(wide, box.right - x)
            canvas.text(Box(x, box.y, wide + 0.5, box.h), item, style, colour)
        x += wide
        if place + 1 < len(items):
            x += spacing.apart(item, items[place + 1]) * size * close
    return Box(start, box.y, x - start, box.h)


def length(
    canvas: Canvas,
    items: Sequence[Item],
    size: float,
    weight: str = "Bold",
    spacing: Spacing = USUAL,
) -> float:
    """How long a row is."""
    style = Style(weight, size, size)
    words = sum(canvas.length(item, style) for item in items if isinstance(item, str))
    return words + spacing.wide(items) * size


def span_of(
    items: Sequence[Item], size: float, weight: str = "Bold", spacing: Spacing = USUAL
) -> float:
    """How long a row is, whatever the scale."""
    style = Style(weight, size, size)
    words = sum(span(item, style) for item in items if isinstance(item, str))
    return words + spacing.wide(items) * size
