"""The goal tiles: what they ask, who has them, how far everybody is."""

from __future__ import annotations

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
ICON: Final = 46
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
    tiles = sum(_tile_height(scene, goal) + GAP for goal in scene.view.goals)
    return theme.PAGE, 2 * MARGIN + HEADER + (tiles or NO_GOALS)


def paint(canvas: Canvas, scene: RaceScene) -> None:
    """A tile below the other."""
    width, height = size(scene)
    box = Box(0, 0, width, height).inset(MARGIN)
    title, box = box.cut_top(HEADER, 2)
    header(canvas, scene, title, say(scene.lang, "goals"))
    if not scene.view.goals:
        canvas.text(box, say(scene.lang, "no-goals"), theme.LABEL, theme.DIM)
    for goal in scene.view.goals:
        place, box = box.cut_top(_tile_height(scene, goal), GAP)
        _tile(canvas, scene, goal, place)


def _words(scene: RaceScene, goal: GoalView) -> list[str]:
    room = theme.PAGE - 2 * MARGIN - 2 * PAD - ICON - 10
    return broken(word(scene.lang, goal.id, "long"), TEXT, room)


def _tile_height(scene: RaceScene, goal: GoalView) -> float:
    return 2 * PAD + NAME + LINE * len(_words(scene, goal)) + 4 + BARS


def _tile(canvas: Canvas, scene: RaceScene, goal: GoalView, box: Box) -> None:
    before = next((one for one in getattr(scene.before, "goals", ()) if one.id == goal.id), goal)
    edge = owner(goal.owner).colour if goal.owner is not None else None
    canvas.panel(box, theme.PANEL, edge=edge, thick=3)
    left, inner = box.inset(PAD).cut_left(ICON, 10)
    _icon(canvas, left, goal)
    head, inner = inner.cut_top(NAME)
    holders = [seat for seat in (goal.owner, *goal.sharers) if seat is not None]
    name, place = head.cut_right(30 * len(holders) + 4, 6)
    canvas.text(name, word(scene.lang, goal.id), STRONG)
    for number, seat in enumerate(holders):
        canvas.sprite(
            mark(canvas.px(24), owner(seat)), place.x + 18 + 30 * number, place.y + NAME / 2
        )
    for line in _words(scene, goal):
        row, inner = inner.cut_top(LINE)
        canvas.text(row, line, TEXT, theme.DIM)
    _, bars = inner.cut_top(4)
    for player, cell in zip(
        scene.view.players, bars.columns(max(3, len(scene.view.players)), 6), strict=False
    ):
        _bar(canvas, goal, player.seat, cell)
    if before.owner != goal.owner or before.sharers != goal.sharers:
        canvas.ring(box.inset(-2), radius=theme.RADIUS)


def _icon(canvas: Canvas, box: Box, goal: GoalView) -> None:
    """The tile's sign, and what it is worth below."""
    names = ICONS[goal.id]
    upper, lower = box.cut_top(ICON, 4)
    canvas.panel(upper, theme.RAISED, radius=10)
    cells = _grid(upper, len(names))
    for name, cell in zip(names, cells, strict=True):
        canvas.sprite(symbol(canvas.px(min(cell.w, cell.h)), name), *cell.centre)
    x, y = lower.x, lower.y + 2
    canvas.sprite(symbol(canvas.px(24), "vp"), x + 34, y + 12)
    canvas.text(Box(x, y, 22, 24), str(goal.points), STRONG, colours.VP, align=1.0)


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
    shown = f"{minus(have)}/{goal.threshold}" if first or not met else minus(have)
    ink = theme.TEXT if met else theme.DIM
    canvas.text(rest.inset(4, 0).move(0, -3), shown, SMALL, ink, align=0.5)
