"""Several games added up: a bar for each of what is compared, with games and wins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render import texts, theme
from render.canvas import Canvas
from render.charts.frame import HEADER, begin, picture
from render.layout import Box
from render.registry import Picture
from render.theme import Colour, mix

ROW: Final = 64
NAME: Final = 30
"""What it stands for and how many games there were, above the bar."""
MOST: Final = 16


@dataclass(frozen=True, slots=True)
class TallyBar:
    """One bar: what it stands for, its average points, and how many games were played and won."""

    label: str
    points: float
    games: int
    wins: int
    colour: Colour = theme.TARGET


def tallies_chart(
    bars: Sequence[TallyBar], lang: str, *, width: int = theme.PAGE_PIXELS
) -> Picture:
    """Average points as bars, in the order given."""
    bars = bars[:MOST]
    title = str(texts.text(lang, "chart-tallies"))
    height = HEADER + max(1, len(bars)) * ROW + 2 * theme.PAD
    canvas, body = begin(height, width, title)
    most = max((bar.points for bar in bars), default=0) or 1
    for bar, row in zip(bars, body.rows(max(1, len(bars))), strict=False):
        _row(canvas, lang, bar, row, most)
    return picture(canvas, "\n".join([title, *(_line(lang, bar) for bar in bars)]))


def _row(canvas: Canvas, lang: str, bar: TallyBar, row: Box, most: float) -> None:
    head, lane = row.cut_top(NAME)
    games = _games(lang, bar)
    name, count = head.cut_right(canvas.length(games, theme.SMALL) + 1, theme.GAP)
    canvas.text(name, texts.plain(bar.label), theme.LABEL)
    canvas.text(count, games, theme.SMALL, theme.DIM, align=1.0)
    lane = lane.inset(0, 4)
    canvas.panel(lane, theme.SUNKEN, radius=6)
    filled = max(12.0, (lane.w - 60) * max(0.0, bar.points) / most)
    canvas.panel(lane._replace(w=filled), mix(bar.colour, theme.PANEL, 0.25), radius=6)
    number = Box(lane.x + filled + 8, lane.y, 60, lane.h)
    canvas.text(number, f"{bar.points:.0f}", theme.LABEL)


def _games(lang: str, bar: TallyBar) -> str:
    return str(texts.text(lang, "chart-games", games=bar.games, wins=bar.wins))


def _line(lang: str, bar: TallyBar) -> str:
    return f"{texts.plain(bar.label)}: {bar.points:.0f} ({_games(lang, bar)})"
