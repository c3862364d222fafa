"""All players' boards, compact, one below the other."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.gaia.view import GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.gaia.automa import cards_in_short
from render.gaia.changes import player_before
from render.gaia.chips import APART, CHIP, draw_holding, flowing, own_chips, plates, reach, stock
from render.gaia.levels import HEIGHT, paint_levels
from render.gaia.parts import (
    HEADER,
    all_of,
    bowls,
    header,
    in_order,
    person,
    points,
    points_width,
    resources,
    say,
)
from render.layout import Box
from render.scene import Scene

STEP: Final = 6
NAME: Final = 52
MEANS: Final = 40
STOCK: Final = 36
FIXED: Final = 20 + NAME + MEANS + STOCK + 3 * STEP
"""Margins, person, means or a robot's cards, structures."""
BOWLS: Final = 204
REACH: Final = 150


def size(
    scene: Scene[GaiaView], width: float = theme.PAGE, *, alone: bool = True
) -> tuple[float, float]:
    """How large the picture is, in design units; beside the research board it leaves out levels."""
    inside = width - 2 * theme.PAD - 20
    heights = [_height(scene, player, inside) for player in in_order(scene.view)]
    heights += [HEIGHT] if alone else []
    apart = theme.GAP * (len(heights) - 1)
    return width, 2 * theme.PAD + HEADER + sum(heights) + apart


def paint(
    canvas: Canvas,
    scene: Scene[GaiaView],
    top: float = 0.0,
    width: float = theme.PAGE,
    *,
    alone: bool = True,
) -> None:
    """Everybody's card, and all levels in one table."""
    box = Box(0, top, *size(scene, width, alone=alone)).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene, "players"), alone=alone)
    for player in in_order(scene.view):
        row, box = box.cut_top(_height(scene, player, box.w - 20), theme.GAP)
        told = all_of(scene, player, "players")
        around = row.inset(-theme.PAD, 0)  # a chip may be wider than its place
        canvas.part(around, told, partial(_card, scene=scene, player=player, box=row))
    if alone:
        paint_levels(canvas, scene, box.cut_top(HEIGHT)[0])


def _height(scene: Scene[GaiaView], player: PlayerView, inside: float) -> float:
    before = player_before(scene.before, player.seat)
    rows = len(flowing(own_chips(scene, player, before), inside))
    return FIXED + rows * (CHIP + STEP) - (0 if rows else STEP)


def _card(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    asked = player.seat in scene.asked
    canvas.panel(box, edge=theme.CHANGED if asked else None)
    before = player_before(scene.before, player.seat)
    row, rest = box.inset(10).cut_top(NAME, STEP)
    name, score = row.cut_right(points_width(canvas, player, before), theme.GAP)
    points(canvas, score, player, before)
    row, rest = rest.cut_top(MEANS, STEP)
    if player.robot:
        person(canvas, scene, player, name)
        if scene.view.automa is not None:
            cards_in_short(canvas, scene, row, scene.view.automa)
    else:
        name, far = name.cut_right(REACH, theme.GAP)
        person(canvas, scene, player, name)
        plates(canvas, far.inset(0, 7), reach(player))
        means, power = row.cut_right(BOWLS, theme.GAP)
        resources(canvas, means, player, before)
        bowls(canvas, power, player, before)
    row, rest = rest.cut_top(STOCK, STEP)
    stock(canvas, row, player, before)
    _possessions(canvas, scene, player, rest)


def _possessions(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    """Tiles, tokens, booster and special actions, in this order."""
    chips = own_chips(scene, player, player_before(scene.before, player.seat))
    for row in flowing(chips, box.w):
        line, box = box.cut_top(CHIP, STEP)
        for one, wide in row:
            cell, line = line.cut_left(wide, APART)
            draw_holding(canvas, cell, one)
