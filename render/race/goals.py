"""The goal tiles: what they ask, who has them, how far everybody is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.race.view import GoalView
from render import theme
from render.canvas import Canvas
from render.fonts import broken
from render.layout import Box
from render.marks import mark, owner
from render.page import HEADER, SMALL, STRONG
from render.race import colours
from render.race.parts import RaceScene, header, minus, say, word
from render.race.symbols import symbol
from render.theme import Style, mix

MARGIN: Final = 8
GAP: Final = 6
PAD: Final = 7
NAME: Final = 25
LINE: Final = 21
BARS: Final = 30
ICON: Final = 50
APART: Final = 9
VALUE: Final = 46
"""Room for what a tile is worth."""
SIGN: Final = 24
"""From one mark of those who have it to the next."""
BESIDE: Final = 2
INSIDE: Final = (theme.PAGE - 2 * MARGIN - GAP) / BESIDE - 2 * PAD
TEXT: Final = Style("SemiBold", 17, 16.7)
NO_GOALS: Final = 60

ICONS: Final = {
    "galactic_standard_of_living": ("chip",),
    "system_diversity": ("novelty", "rare", "genes", "alien"),
    "overlord_discoveries": ("keyword_alien",),
    "budget_surplus": ("discard",),
    "innovation_leader": ("phases",),
    "galactic_status": ("development",),
    "greatest_military": ("military",),
    "largest_industry": ("novelty", "rare"),
    "greatest_infrastructure": ("development",),
    "production_leader": ("production",),
}


def size(scene: RaceScene) -> tuple[float, float]:
    """As high as the words of the tiles need."""
    rows = [high + GAP for high in _row_heights(scene)]
    return theme.PAGE, 2 * MARGIN + HEADER + (sum(rows) or NO_GOALS)


def paint(canvas: Canvas, scene: RaceScene) -> None:
    """Two tiles side by side: in one column the picture would be tall, and small on a desktop."""
    width, height = size(scene)
    box = Box(0, 0, width, height).inset(MARGIN)
    title, box = box.cut_top(HEADER, 2)
    header(canvas, scene, title, say(scene.lang, "goals"))
    if not scene.view.goals:
        canvas.text(box, say(scene.lang, "no-goals"), theme.LABEL, theme.DIM)
    for pair, high in zip(_pairs(scene), _row_heights(scene), strict=True):
        row, box = box.cut_top(high, GAP)
        for goal, place in zip(pair, row.columns(BESIDE, GAP), strict=False):
            _tile(canvas, scene, goal, place)


def _pairs(scene: RaceScene) -> Iterator[Sequence[GoalView]]:
    goals = scene.view.goals
    return (goals[first : first + BESIDE] for first in range(0, len(goals), BESIDE))


def _name(scene: RaceScene, goal: GoalView) -> list[str]:
    return broken(word(scene.lang, goal.id), STRONG, INSIDE - ICON - APART - VALUE)


def _holders(goal: GoalView) -> list[int]:
    return [seat for seat in (goal.owner, *goal.sharers) if seat is not None]


def _words(scene: RaceScene, goal: GoalView) -> list[str]:
    return broken(word(scene.lang, goal.id, "long"), TEXT, INSIDE)


def _head(scene: RaceScene, goal: GoalView) -> float:
    shared = NAME if len(_holders(goal)) > 1 else 0
    return max(ICON, NAME * len(_name(scene, goal))) + shared


def _row_heights(scene: RaceScene) -> list[float]:
    return [
        2 * PAD
        + max(_head(scene, goal) + 3 + LINE * len(_words(scene, goal)) for goal in pair)
        + BARS
        for pair in _pairs(scene)
    ]


def _tile(canvas: Canvas, scene: RaceScene, goal: GoalView, box: Box) -> None:
    before = next((one for one in getattr(scene.before, "goals", ()) if one.id == goal.id), goal)
    edge = owner(goal.owner).colour if goal.owner is not None else None
    canvas.panel(box, theme.PANEL, edge=edge, thick=3)
    inner = box.inset(PAD)
    head, inner = inner.cut_top(_head(scene, goal), 3)
    left, rest = head.cut_left(ICON, APART)
    _icon(canvas, left._replace(h=ICON), goal)
    name, value = rest.cut_right(VALUE)
    _value(canvas, goal, value)
    lines = _name(scene, goal)
    name = name._replace(h=max(NAME * len(lines), ICON))
    top = name.y + (name.h - NAME * len(lines)) / 2
    for number, line in enumerate(lines):
        canvas.text(Box(name.x, top + number * NAME, name.w, NAME), line, STRONG)
    for line in _words(scene, goal):
        row, inner = inner.cut_top(LINE)
        canvas.text(row, line, TEXT, theme.DIM)
    _bars(canvas, scene, goal, inner)
    if before.owner != goal.owner or before.sharers != goal.sharers:
        canvas.ring(box.inset(-2), radius=theme.RADIUS)


def _bars(canvas: Canvas, scene: RaceScene, goal: GoalView, box: Box) -> None:
    """How far everybody is, at the foot of the tile."""
    players = scene.view.players
    foot = Box(box.x, box.bottom - BARS + 2, box.w, BARS)
    cells = foot.columns(max(2, len(players)), 2)
    for player, cell in zip(players, cells, strict=False):
        _bar(canvas, goal, player.seat, cell)


def _icon(canvas: Canvas, box: Box, goal: GoalView) -> None:
    """The tile's sign."""
    names = ICONS[goal.id]
    canvas.panel(box, theme.RAISED, radius=10)
    cells = _grid(box, len(names))
    for name, cell in zip(names, cells, strict=True):
        canvas.sprite(symbol(canvas.px(min(cell.w, cell.h)), name), *cell.centre)


def _value(canvas: Canvas, goal: GoalView, box: Box) -> None:
    """What it is worth, and below whose it is."""
    figure = Box(box.x, box.y, box.w - 27, NAME)
    canvas.text(figure, str(goal.points), STRONG, colours.VP, align=1.0)
    canvas.sprite(symbol(canvas.px(22), "vp"), box.right - 12, box.y + NAME / 2)
    for number, seat in enumerate(reversed(_holders(goal))):
        x = box.right - 12 - SIGN * number
        canvas.sprite(mark(canvas.px(22), owner(seat)), x, box.bottom - NAME / 2)


def _grid(box: Box, count: int) -> list[Box]:
    inner = box.inset(5)
    if count == 1:
        return [inner.inset(1)]
    if count == 2:
        return inner.inset(0, 8).columns(2, 2)
    return [cell for row in inner.rows(2, 1) for cell in row.columns(2, 1)]


def _bar(canvas: Canvas, goal: GoalView, seat: int, box: Box) -> None:
    """How much of what is measured a player has, of what is needed."""
    have = goal.progress[seat]
    sign, rest = box.cut_left(19, 1)
    canvas.sprite(mark(canvas.px(19), owner(seat)), *sign.centre)
    canvas.panel(rest.inset(0, 2), theme.SUNKEN, radius=6)
    line = Box(rest.x + 4, rest.bottom - 7, rest.w - 8, 4)
    share = max(0, have) / max(goal.threshold, *goal.progress)
    met = have >= goal.threshold
    colour = owner(seat).colour
    canvas.rect(line, mix(colour, theme.PANEL, 0.7))
    canvas.rect(line._replace(w=line.w * share), colour)
    shown = f"{have}/{goal.threshold}" if 0 <= have < goal.threshold else minus(have)
    ink = theme.TEXT if met else theme.DIM
    canvas.text(rest.move(0, -3), shown, SMALL, ink, align=0.5)
