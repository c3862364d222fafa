"""All players' boards, compact, side by side."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from engine.gaia.terms import TRACKS
from engine.gaia.view import GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.gaia.automa import cards_in_short
from render.gaia.changes import player_before
from render.gaia.chips import (
    CHIP,
    booster_chip,
    levels,
    rows_needed,
    special_chips,
    spread,
    stock,
    tech_chips,
    token_chips,
)
from render.gaia.parts import (
    HEADER,
    SHORT_AREAS,
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

IN_ROW: Final = 3
"""Chips side by side."""
STEP: Final = 6
FIXED: Final = 24 + 56 + 24 + 44 + 42 + 4 * STEP
"""Margins, person, area names, levels, structures."""


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    lines = _lines(scene.view)
    return theme.WIDTH, 2 * theme.PAD + HEADER + sum(lines) + theme.GAP * (len(lines) - 1)


def paint(canvas: Canvas, scene: Scene[GaiaView], top: float = 0.0) -> None:
    """Everybody's card."""
    width, height = size(scene)
    box = Box(0, top, width, height).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene, "players"))
    players = list(in_order(scene.view))
    for first, line in zip(range(0, len(players), 2), _lines(scene.view), strict=True):
        row, box = box.cut_top(line, theme.GAP)
        for player, cell in zip(
            players[first : first + 2], row.columns(2, theme.GAP), strict=False
        ):
            _card(canvas, scene, player, cell)


def _lines(view: GaiaView) -> list[float]:
    """Heights of the rows of two cards."""
    heights = [_height(player) for player in in_order(view)]
    return [max(heights[first : first + 2]) for first in range(0, len(heights), 2)]


def _height(player: PlayerView) -> float:
    rows = sum(rows_needed(count, IN_ROW) for count in _counts(player))
    means = 40 + STEP if player.robot else 40 + 42 + 2 * STEP
    return FIXED + means + rows * (CHIP + STEP)


def _counts(player: PlayerView) -> tuple[int, int, int]:
    return len(player.techs), len(player.tokens), len(player.specials) + 1


def _card(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    asked = player.seat in scene.asked
    canvas.panel(box, edge=theme.CHANGED if asked else None)
    before = player_before(scene.before, player.seat)
    row, rest = box.inset(12).cut_top(56, STEP)
    name, score = row.cut_right(150, theme.GAP)
    person(canvas, scene, player, name)
    points(canvas, score, player, before)
    if player.robot and scene.view.automa is not None:
        row, rest = rest.cut_top(40, STEP)
        cards_in_short(canvas, scene, row, scene.view.automa)
    elif not player.robot:
        row, rest = rest.cut_top(40, STEP)
        resources(canvas, row, player, before)
        row, rest = rest.cut_top(42, STEP)
        bowls(canvas, row, player, before)
    row, rest = rest.cut_top(24, 0)
    for track, cell in zip(TRACKS, row.columns(len(TRACKS), 4), strict=True):
        canvas.text(cell, say(scene, SHORT_AREAS[track]), theme.SMALL, theme.DIM, align=0.5)
    row, rest = rest.cut_top(44, STEP)
    levels(canvas, row, player, before)
    row, rest = rest.cut_top(42, STEP)
    stock(canvas, row, player, before)
    _possessions(canvas, scene, player, rest)


def _possessions(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    """Tiles, tokens, booster and special actions."""
    before = player_before(scene.before, player.seat)
    step = CHIP + STEP
    blocks = [spread(box, count, IN_ROW, CHIP, STEP) for count in _counts(player)]
    tops = [0.0]
    for block in blocks:
        tops.append(tops[-1] + step * rows_needed(len(block), IN_ROW))
    moved = [
        [cell.move(0, top) for cell in block]
        for block, (top, _) in zip(blocks, pairwise(tops), strict=True)
    ]
    tech_chips(canvas, moved[0], player, before)
    token_chips(canvas, moved[1], player, before)
    booster_chip(canvas, moved[2][0], player, before)
    special_chips(canvas, scene, moved[2][1:], player)
