"""How everybody's points grew: a line per seat, a mark at the end of every round."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from render import texts, theme
from render.canvas import Canvas
from render.charts.frame import HEADER, begin, picture, seat_word
from render.figures import Figures
from render.layout import Box
from render.marks import Owner, rimmed
from render.registry import Picture

HEIGHT: Final = 400
LEFT: Final = 44
RIGHT: Final = 78
BELOW: Final = 34
LINE: Final = 3.0
MARK: Final = 22
LABEL: Final = 26
NAMES_IN_ROW: Final = 2
SUPER: Final = 3
"""Lines are drawn this many times larger, so that they come out smooth."""
STEPS: Final = (5, 10, 20, 25, 50, 100, 200, 500)
MOST_LINES: Final = 8
MARKS: Final = ("disc", "square", "triangle", "diamond", "star", "cross")


def growth_chart(
    game: str,
    shown: Sequence[Figures],
    lang: str,
    *,
    names: Sequence[str] = (),
    width: int = theme.PAGE_PIXELS,
) -> Picture:
    """Points after every turn, from the beginning to now; raises ValueError if there are none."""
    if not shown or not shown[-1].seats:
        raise ValueError("a chart needs figures")
    title = str(texts.text(lang, "chart-growth", game))
    seats = [one.seat for one in shown[-1].seats]
    named = -(-len(seats) // NAMES_IN_ROW) * LABEL
    canvas, body = begin(HEADER + HEIGHT + named, width, title)
    plot = Box(body.x + LEFT, body.y, body.w - LEFT - RIGHT, body.h - BELOW - named)
    points = {seat: [_points(frame, seat) for frame in shown] for seat in seats}
    low = min(0, *(min(values) for values in points.values()))
    high = max(10, *(max(values) for values in points.values()))
    place = _Plot(plot, len(shown), low, high)
    _grid(canvas, place, shown, lang)
    _lines(canvas, place, shown, points)
    _ends(canvas, place, shown[-1])
    _legend(canvas, shown[-1], lang, names, body.cut_top(body.h - named)[1])
    return picture(canvas, _alt(title, shown, lang, names))


class _Plot:
    """Where turns and points lie in the picture."""

    def __init__(self, box: Box, turns: int, low: int, high: int) -> None:
        self.box = box
        self.step = next((s for s in STEPS if (high - low) / s <= MOST_LINES), STEPS[-1])
        self.low = self.step * math.floor(low / self.step)
        self.high = self.step * math.ceil(high / self.step)
        self._across = box.w / max(1, turns - 1)

    def x(self, turn: int) -> float:
        return self.box.x + turn * self._across

    def y(self, points: float) -> float:
        return self.box.bottom - (points - self.low) / (self.high - self.low) * self.box.h


def _grid(canvas: Canvas, place: _Plot, shown: Sequence[Figures], lang: str) -> None:
    """Lines for points, and rounds set apart."""
    box = place.box
    canvas.panel(box, theme.PANEL, radius=4)
    for first, last, number in _rounds(shown):
        left, right = place.x(first), place.x(last)
        if number % 2 == 0:
            canvas.rect(Box(left, box.y, right - left, box.h), theme.SUNKEN)
        label = Box(left, box.bottom + 4, right - left, BELOW - 8)
        wide = str(texts.text(lang, "chart-round", n=number))
        text = wide if canvas.length(wide, theme.SMALL) < label.w - 8 else str(number)
        canvas.text(label, text, theme.SMALL, theme.DIM, align=0.5)
    for points in range(place.low, place.high + 1, place.step):
        y = place.y(points)
        canvas.rect(Box(box.x, y, box.w, 1 / canvas.scale), theme.LINE)
        number_box = Box(box.x - LEFT, y - 12, LEFT - 8, 24)
        canvas.text(number_box, str(points), theme.SMALL, theme.DIM, align=1.0)


def _rounds(shown: Sequence[Figures]) -> list[tuple[int, int, int]]:
    """First turn, last turn and number of every round."""
    found: list[tuple[int, int, int]] = []
    for turn, frame in enumerate(shown):
        if frame.round < 1:
            continue
        if found and found[-1][2] == frame.round:
            found[-1] = (found[-1][0], turn, frame.round)
        else:
            found.append((max(0, turn - 1), turn, frame.round))
    return found


def _lines(
    canvas: Canvas, place: _Plot, shown: Sequence[Figures], points: dict[int, list[int]]
) -> None:
    """The lines, the last seat's first, so that the first lies above; then the marks."""
    marks = _marks(shown[-1])
    scale = canvas.scale * SUPER
    size = (canvas.image.width * SUPER, canvas.image.height * SUPER)
    for seat in reversed(points):
        layer = Image.new("L", size, 0)
        path = [
            (place.x(turn) * scale, place.y(value) * scale)
            for turn, value in enumerate(points[seat])
        ]
        ImageDraw.Draw(layer).line(
            path if len(path) > 1 else path * 2, 255, round(LINE * scale), joint="curve"
        )
        canvas.image.paste(marks[seat].colour, (0, 0), layer.reduce(SUPER))
    ends = [last for _, last, _ in _rounds(shown)]
    for seat in points:
        for turn in ends:
            mark = rimmed(canvas.px(MARK), marks[seat])
            canvas.sprite(mark, place.x(turn), place.y(points[seat][turn]))


def _ends(canvas: Canvas, place: _Plot, last: Figures) -> None:
    """Points beside the ends of the lines, moved apart where they would overlap."""
    order = sorted(last.seats, key=lambda one: (-one.points, one.seat))
    marks = _marks(last)
    ys = _apart([place.y(one.points) for one in order], place.box.y, place.box.bottom)
    for standing, y in zip(order, ys, strict=True):
        box = Box(place.box.right + 12, y - LABEL / 2, RIGHT - 12, LABEL)
        sign, number = box.cut_left(MARK, 6)
        mark = rimmed(canvas.px(MARK), marks[standing.seat])
        canvas.sprite(mark, *sign.centre)
        canvas.text(number, str(standing.points), theme.LABEL)


def _legend(canvas: Canvas, last: Figures, lang: str, names: Sequence[str], box: Box) -> None:
    """Who is who, in the order of points."""
    order = sorted(last.seats, key=lambda one: (-one.points, one.seat))
    marks = _marks(last)
    for at, standing in enumerate(order):
        line, column = divmod(at, NAMES_IN_ROW)
        cell = box.columns(NAMES_IN_ROW, theme.GAP)[column]
        sign, name = Box(cell.x, box.y + line * LABEL, cell.w, LABEL).cut_left(MARK, 8)
        canvas.sprite(rimmed(canvas.px(MARK), marks[standing.seat]), *sign.centre)
        canvas.text(name, seat_word(lang, standing.seat, names), theme.LABEL)


def _marks(last: Figures) -> dict[int, Owner]:
    """Everybody's own mark, as in the other pictures; any where nobody has one."""
    return {
        one.seat: Owner(one.colour, one.mark or MARKS[at % len(MARKS)])
        for at, one in enumerate(last.seats)
    }


def _apart(ys: Sequence[float], top: float, bottom: float) -> list[float]:
    """Places as near to these as possible, from above, none nearer than a line to another."""
    placed: list[float] = []
    for y in ys:
        placed.append(max(y, placed[-1] + LABEL) if placed else max(y, top + LABEL / 2))
    limit = bottom - LABEL / 2
    for at in range(len(placed) - 1, -1, -1):
        placed[at] = min(placed[at], limit)
        limit = placed[at] - LABEL
    return placed


def _points(frame: Figures, seat: int) -> int:
    return next((one.points for one in frame.seats if one.seat == seat), 0)


def _alt(title: str, shown: Sequence[Figures], lang: str, names: Sequence[str]) -> str:
    lines = [title]
    ends = _rounds(shown)
    for standing in sorted(shown[-1].seats, key=lambda one: -one.points):
        grown = [_points(shown[last], standing.seat) for _, last, _ in ends]
        said = ", ".join(map(str, grown or [standing.points]))
        lines.append(f"{seat_word(lang, standing.seat, names)}: {said}")
    return "\n".join(lines)
