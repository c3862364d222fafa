"""Panels of lines under a sign and a heading: how pictures show what is told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from render import theme
from render.canvas import Canvas
from render.federation.parts import FederationScene, header
from render.federation.symbols import symbol
from render.fonts import broken, line_height
from render.layout import Box
from render.page import HEADER, SMALL, STRONG

MARGIN: Final = 8
GAP: Final = 6
PAD: Final = 8
HEAD: Final = 32
ROOM: Final = theme.PAGE - 2 * MARGIN - 2 * PAD - 4


class Panel(NamedTuple):
    """A sign, a heading, and lines as long as they like."""

    sign: str
    title: str
    lines: Sequence[str]


def _lines(panel: Panel) -> list[str]:
    return [part for line in panel.lines if line for part in broken(line, SMALL, ROOM)]


def _height(panel: Panel) -> float:
    return 2 * PAD + HEAD + line_height(SMALL) * len(_lines(panel))


def size_of(panels: Sequence[Panel]) -> tuple[float, float]:
    """As high as all lines need."""
    return theme.PAGE, 2 * MARGIN + HEADER + sum(_height(one) + GAP for one in panels)


def paint_panels(
    canvas: Canvas, scene: FederationScene, title: str, panels: Sequence[Panel]
) -> None:
    """One below the other."""
    box = Box(0, 0, *size_of(panels)).inset(MARGIN)
    head, box = box.cut_top(HEADER, 0)
    header(canvas, scene, head, title)
    for panel in panels:
        place, box = box.cut_top(_height(panel), GAP)
        canvas.panel(place, theme.PANEL)
        place = place.inset(PAD)
        top, place = place.cut_top(HEAD)
        sign, top = top.cut_left(28, 7)
        canvas.sprite(symbol(canvas.px(26), panel.sign), *sign.centre)
        canvas.text(top, panel.title, STRONG)
        for line in _lines(panel):
            row, place = place.cut_top(line_height(SMALL))
            canvas.text(row, line, SMALL)


def told(title: str, panels: Sequence[Panel]) -> str:
    """The same in words."""
    parts = [
        ": ".join(filter(None, (one.title, "; ".join(filter(None, one.lines))))) for one in panels
    ]
    return ". ".join(part.removesuffix(".") for part in [title, *parts])
