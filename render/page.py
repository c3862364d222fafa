"""What the pages of several games look alike in: lettering, the heading, and a person's line."""

from __future__ import annotations

from typing import Final

from render import theme
from render.canvas import Canvas
from render.layout import Box
from render.marks import mark, owner
from render.theme import Style

HEADER: Final = 34
SMALL: Final = Style("SemiBold", 17, 16.7)
STRONG: Final = Style("Bold", 20, 16.7)
TITLE: Final = Style("Bold", 24, 18)
BETWEEN: Final = 10
"""From the title of a picture to the time of the game."""
SIZE: Final = 17
"""Of the figures and symbols in a row."""


def heading(canvas: Canvas, box: Box, title: str, when: str) -> None:
    """What the picture shows, and at what time of the game: each gets what the other leaves."""
    room = max(box.w * 0.6, box.w - canvas.length(title, TITLE) - 4 - BETWEEN)
    left, place = box.cut_right(min(canvas.length(when, SMALL) + 4, room), BETWEEN)
    canvas.text(left, title, TITLE)
    canvas.text(place, when, SMALL, theme.DIM, align=1.0)


def person_line(canvas: Canvas, box: Box, seat: int, name: str) -> None:
    """Mark and name."""
    left, rest = box.cut_left(26, 6)
    canvas.sprite(mark(canvas.px(24), owner(seat)), *left.centre)
    canvas.text(rest, name, STRONG)
