"""The goal tiles: what they ask, who has them, how far everybody is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.race.components import GOALS
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
ICON: Final = 40
WORTH: Final = 46
SIGN: Final = 24
MARK: Final = 28
BESIDE: Final = 1
"""So many marks find room below the points."""
IN_ROW: Final = 2
"""Tiles; one below the other would make a picture that a wide screen shows small."""
FEWEST_BARS: Final = 3
ROOMY: Final = 60
"""A bar that is narrower has no room for more than its number."""
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
    tiles = sum(high + GAP for _, high in _rows(scene))
    return theme.PAGE, 2 * MARGIN + HEADER + (tiles or NO_GOALS)


def paint(canvas: Canvas, scene: RaceScene) -> None:
    """The tiles, two in a row."""
    width, height = size(scene)
    box = Box(0, 0, width, height).inset(MARGIN)
    title, box = box.cut_top(HEADER, 2)
    header(canvas, scene, title, say(scene.lang, "goals"))
    if not scene.view.goals:
        canvas.text(box, say(scene.lang, "no-goals"), theme.LABEL, theme.DIM)
    for goals, high in _rows(scene):
        row, box = box.cut_top(high, GAP)
        for goal, place in zip(goals, row.columns(IN_ROW, GAP), strict=False):
            _tile(canvas, scene, goal, place)


def _rows(scene: RaceScene) -> list[tuple[Sequence[GoalView], float]]:
    """The tiles of each row, and how high it is."""
    goals = scene.view.goals
    rows = [goals[at : at + IN_ROW] for at in range(0, len(goals), IN_ROW)]
    return [(row, max(_tile_height(scene, goal) for goal in row)) for row in rows]


def _holders(goal: GoalView) -> list[int]:
    return [seat for seat in (goal.owner, *goal.sharers) if seat is not None]


def _words(scene: RaceScene, goal: GoalView) -> tuple[list[str], list[str]]:
    """Name and condition in lines."""
    room = (theme.PAGE - 2 * MARGIN - GAP * (IN_ROW - 1)) / IN_ROW - 2 * PAD
    name = broken(word(scene.lang, goal.id), STRONG, room - ICON - 6 - WORTH)
    return name, broken(word(scene.lang, goal.id, "long"), TEXT, room)


def _head_height(goal: GoalView, name: Sequence[str]) -> float:
    marked = NAME + MARK if len(_holders(goal)) == BESIDE else 0
    return max(NAME * len(name), ICON, marked)


def _tile_height(scene: RaceScene, goal: GoalView) -> float:
    name, words = _words(scene, goal)
    crowd = MARK if len(_holders(goal)) > BESIDE else 0
    return 2 * PAD + _head_height(goal, name) + LINE * len(words) + crowd + 4 + BARS


def _tile(canvas: Canvas, scene: RaceScene, goal: GoalView, box: Box) -> None:
    before = next((one for one in getattr(scene.before, "goals", ()) if one.id == goal.id), goal)
    edge = owner(goal.owner).colour if goal.owner is not None else None
    canvas.panel(box, theme.PANEL, edge=edge, thick=3)
    inner = box.inset(PAD)
    name, words = _words(scene, goal)
    head, told = inner.cut_top(_head_height(goal, name))
    left, head = head.cut_left(ICON, 6)
    _icon(canvas, left.cut_top(ICON)[0], goal)
    head, right = head.cut_right(WORTH)
    worth, below = right.cut_top(NAME)
    _worth(canvas, worth, goal)
    for line, row in zip(name, head.rows(len(name)), strict=True):
        canvas.text(row, line, STRONG)
    for line in words:
        row, told = told.cut_top(LINE)
        canvas.text(row, line, TEXT, theme.DIM)
    holders = _holders(goal)
    if len(holders) > BESIDE:
        below, told = told.cut_top(MARK)
    _marks(canvas, holders, below)
    bars = inner.cut_top(inner.h - BARS)[1]
    across = max(FEWEST_BARS, len(scene.view.players))
    for player, cell in zip(scene.view.players, bars.columns(across, 5), strict=False):
        _bar(canvas, goal, player.seat, cell)
    if before.owner != goal.owner or before.sharers != goal.sharers:
        canvas.ring(box.inset(-2), radius=theme.RADIUS)


def _worth(canvas: Canvas, box: Box, goal: GoalView) -> None:
    """The points that the tile brings."""
    number, sign = box.cut_right(SIGN, 2)
    canvas.text(number, str(goal.points), STRONG, colours.VP, align=1.0)
    canvas.sprite(symbol(canvas.px(SIGN), "vp"), *sign.centre)


def _marks(canvas: Canvas, seats: Sequence[int], box: Box) -> None:
    """Who has the tile, or its points, from the right."""
    for number, seat in enumerate(reversed(seats)):
        x = box.right - MARK * number - MARK / 2
        canvas.sprite(mark(canvas.px(SIGN), owner(seat)), x, box.y + MARK / 2)


def _icon(canvas: Canvas, box: Box, goal: GoalView) -> None:
    """The tile's sign."""
    names = ICONS[goal.id]
    canvas.panel(box, theme.RAISED, radius=9)
    for name, cell in zip(names, _grid(box, len(names)), strict=True):
        canvas.sprite(symbol(canvas.px(min(cell.w, cell.h)), name), *cell.centre)


def _grid(box: Box, count: int) -> list[Box]:
    inner = box.inset(4)
    if count == 1:
        return [inner.inset(1)]
    if count == 2:
        return inner.inset(0, 7).columns(2, 2)
    return [cell for row in inner.rows(2, 1) for cell in row.columns(2, 1)]


def _bar(canvas: Canvas, goal: GoalView, seat: int, box: Box) -> None:
    """How much of what is measured a player has, of what is needed."""
    have = goal.progress[seat]
    sign, rest = box.cut_left(21, 3)
    canvas.sprite(mark(canvas.px(19), owner(seat)), *sign.centre)
    canvas.panel(rest.inset(0, 2), theme.SUNKEN, radius=6)
    line = Box(rest.x + 4, rest.bottom - 7, rest.w - 8, 4)
    share = max(0, have) / max(goal.threshold, *goal.progress)
    met = have >= goal.threshold
    colour = owner(seat).colour
    canvas.rect(line, mix(colour, theme.PANEL, 0.7))
    canvas.rect(line._replace(w=line.w * share), colour)
    first = GOALS[goal.id].type == "first"
    told = box.w >= ROOMY and (first or not met)
    shown = f"{minus(have)}/{goal.threshold}" if told else minus(have)
    ink = theme.TEXT if met else theme.DIM
    canvas.text(rest.inset(1, 0).move(0, -3), shown, SMALL, ink, align=0.5)
