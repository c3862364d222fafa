"""All players' boards, compact, one below the other."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.gaia.view import GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.gaia.automa import cards_in_short
from render.gaia.changes import player_before
from render.gaia.chips import (
    CHIP,
    LEVELS,
    booster_chip,
    levels,
    reach,
    rows_needed,
    special_chips,
    spread,
    stock,
    tech_chips,
    token_chips,
)
from render.gaia.parts import (
    HEADER,
    all_of,
    bowls,
    header,
    in_order,
    person,
    points,
    resources,
    say,
)
from render.layout import Box
from render.scene import Scene

STEP: Final = 6
NAME: Final = 52
MEANS: Final = 40
STOCK: Final = 40
FIXED: Final = 20 + NAME + LEVELS + STOCK + 3 * STEP
"""Margins, person, levels, structures."""
BOWLS: Final = 250
CHIP_WIDTH: Final = 180
"""A chip is about as wide."""


def size(scene: Scene[GaiaView], width: float = theme.PAGE) -> tuple[float, float]:
    """How large the picture is, in design units."""
    inside = width - 2 * theme.PAD - 20
    heights = [_height(player, inside) for player in in_order(scene.view)]
    apart = theme.GAP * (len(heights) - 1)
    return width, 2 * theme.PAD + HEADER + sum(heights) + apart


def paint(
    canvas: Canvas, scene: Scene[GaiaView], top: float = 0.0, width: float = theme.PAGE
) -> None:
    """Everybody's card."""
    box = Box(0, top, *size(scene, width)).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene, "players"))
    for player in in_order(scene.view):
        row, box = box.cut_top(_height(player, box.w - 20), theme.GAP)
        told = all_of(scene, player, "players")
        around = row.inset(-theme.PAD, 0)  # a chip may be wider than its place
        canvas.part(around, told, partial(_card, scene=scene, player=player, box=row))


def _in_row(width: float) -> int:
    """How many chips fit side by side."""
    return int((width + STEP) / (CHIP_WIDTH + STEP))


def _height(player: PlayerView, inside: float) -> float:
    rows = rows_needed(sum(_counts(player)), _in_row(inside))
    means = MEANS + STEP if player.robot else 2 * (MEANS + STEP)
    return FIXED + means + rows * (CHIP + STEP)


def _counts(player: PlayerView) -> tuple[int, int, int]:
    return len(player.techs), len(player.tokens), len(player.specials) + 1


def _card(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    asked = player.seat in scene.asked
    canvas.panel(box, edge=theme.CHANGED if asked else None)
    before = player_before(scene.before, player.seat)
    row, rest = box.inset(10).cut_top(NAME, STEP)
    name, score = row.cut_right(150, theme.GAP)
    person(canvas, scene, player, name)
    points(canvas, score, player, before)
    if player.robot and scene.view.automa is not None:
        row, rest = rest.cut_top(MEANS, STEP)
        cards_in_short(canvas, scene, row, scene.view.automa)
    elif not player.robot:
        row, rest = rest.cut_top(MEANS, STEP)
        resources(canvas, row, player, before)
        row, rest = rest.cut_top(MEANS, STEP)
        left, right = row.cut_left(BOWLS, theme.GAP)
        bowls(canvas, left, player, before)
        reach(canvas, player, right)
    row, rest = rest.cut_top(LEVELS, STEP)
    levels(canvas, scene, row, player, before)
    row, rest = rest.cut_top(STOCK, STEP)
    stock(canvas, row, player, before)
    _possessions(canvas, scene, player, rest)


def _possessions(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    """Tiles, tokens, booster and special actions, in this order."""
    before = player_before(scene.before, player.seat)
    techs, tokens, _ = _counts(player)
    cells = spread(box, sum(_counts(player)), _in_row(box.w), CHIP, STEP)
    tech_chips(canvas, cells[:techs], player, before)
    token_chips(canvas, cells[techs : techs + tokens], player, before)
    booster_chip(canvas, cells[techs + tokens], player, before)
    special_chips(canvas, scene, cells[techs + tokens + 1 :], player)
