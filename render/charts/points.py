"""Where everybody's points come from: a bar per seat, a piece of it per kind of points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render import texts, theme
from render.canvas import Canvas
from render.charts.frame import HEADER, begin, kind_colour, kind_word, picture, seat_word
from render.figures import Figures, FigureStanding, ScorePart, kinds
from render.layout import Box
from render.registry import Picture
from render.theme import mix

ROW: Final = 78
NAME: Final = 32
"""Who it is, above the bar."""
TOTAL: Final = 70
SWATCH: Final = 20
NEXT_TO_IT: Final = 6
LEGEND_ROW: Final = 28
LEGEND_COLUMNS: Final = 2


def points_chart(
    game: str,
    shown: Figures,
    lang: str,
    *,
    names: Sequence[str] = (),
    width: int = theme.PAGE_PIXELS,
) -> Picture:
    """The points of a table by kind, the leader first."""
    seats = sorted(shown.seats, key=lambda one: (-one.points, one.seat))
    used = [kind for kind in kinds(game) if any(_of(one, kind) for one in seats)]
    legend = -(-len(used) // LEGEND_COLUMNS) * LEGEND_ROW
    height = HEADER + len(seats) * ROW + legend + 2 * theme.PAD + theme.GAP
    title = str(texts.text(lang, "chart-points", game))
    canvas, body = begin(height, width, title)
    rows, rest = body.cut_top(len(seats) * ROW, theme.GAP)
    low = max((-_loss(one) for one in seats), default=0)
    high = max((one.points - _loss(one) for one in seats), default=0)
    scale = rows.w / max(1, low + high)
    for standing, row in zip(seats, rows.rows(max(1, len(seats))), strict=False):
        head, bar = row.cut_top(NAME)
        _bar(canvas, game, standing, bar, bar.x + low * scale, scale)
        _ends(canvas, game, lang, standing, head, names)
    _legend(canvas, game, lang, used, rest)
    return picture(canvas, _alt(game, lang, title, seats, names))


def _bar(
    canvas: Canvas, game: str, standing: FigureStanding, row: Box, zero: float, scale: float
) -> None:
    """Pieces of points to the right of zero, points given away to its left."""
    right, left = zero, zero
    for part in standing.parts:
        wide = abs(part.points) * scale
        start = right if part.points > 0 else left - wide
        piece = Box(start, row.y + 2, wide, row.h - 14)
        colour = kind_colour(part.kind, kinds(game))
        canvas.rect(piece, colour)
        canvas.rect(piece._replace(w=min(2, wide)), theme.INK)
        if wide >= canvas.length(_number(part), theme.SMALL) + 6:
            ink = mix(colour, theme.OUTLINE, 0.85)
            canvas.text(piece.inset(2, 0), _number(part), theme.SMALL, ink, align=0.5)
        right, left = (right + wide, left) if part.points > 0 else (right, left - wide)
    canvas.rect(Box(zero - 1, row.y, 2, row.h - 10), theme.DIM)


def _ends(
    canvas: Canvas, game: str, lang: str, standing: FigureStanding, row: Box, names: Sequence[str]
) -> None:
    """Who it is, and how many points in all."""
    left, total = row.cut_right(TOTAL, theme.GAP)
    sign, rest = left.cut_left(8, 8)
    canvas.panel(sign.inset(0, 5), standing.colour, radius=3)
    name = seat_word(lang, standing.seat, names)
    said, what = rest.cut_left(min(canvas.length(name, theme.LABEL) + 1, rest.w * 0.6), 12)
    canvas.text(said, name, theme.LABEL)
    if standing.what:
        word = texts.plain(texts.word(lang, game, standing.what))
        canvas.text(what, word, theme.SMALL, theme.DIM)
    canvas.text(total, str(standing.points), theme.BIG, align=1.0)


def _legend(canvas: Canvas, game: str, lang: str, used: Sequence[str], box: Box) -> None:
    for at, kind in enumerate(used):
        line, column = divmod(at, LEGEND_COLUMNS)
        cell = box.columns(LEGEND_COLUMNS, theme.GAP)[column]
        cell = Box(cell.x, box.y + line * LEGEND_ROW, cell.w, LEGEND_ROW)
        swatch = Box(cell.x, cell.y + (LEGEND_ROW - SWATCH) / 2, SWATCH, SWATCH)
        canvas.panel(swatch, kind_colour(kind, kinds(game)), radius=4)
        label = cell.cut_left(SWATCH, NEXT_TO_IT)[1]
        canvas.text(label, kind_word(lang, game, kind), theme.SMALL, theme.DIM)


def _alt(
    game: str, lang: str, title: str, seats: Sequence[FigureStanding], names: Sequence[str]
) -> str:
    lines = [title]
    for standing in seats:
        parts = ", ".join(
            f"{kind_word(lang, game, part.kind)} {_number(part)}" for part in standing.parts
        )
        lines.append(f"{seat_word(lang, standing.seat, names)}: {standing.points} ({parts})")
    return "\n".join(lines)


def _of(standing: FigureStanding, kind: str) -> int:
    return sum(part.points for part in standing.parts if part.kind == kind)


def _loss(standing: FigureStanding) -> int:
    """Points given away, as a number below zero."""
    return sum(min(0, part.points) for part in standing.parts)


def _number(part: ScorePart) -> str:
    return str(part.points).replace("-", "\u2212")
