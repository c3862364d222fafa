"""Everybody's research levels side by side: an area a line, a player a column."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.gaia.terms import TRACKS, Track
from engine.gaia.view import GaiaView
from render import theme
from render.canvas import Canvas
from render.gaia import colours
from render.gaia.changes import player_before
from render.gaia.parts import in_order, say, word
from render.gaia.pieces import mark
from render.gaia.research import AREA_TINT
from render.layout import Box
from render.scene import Scene
from render.texts import capital
from render.theme import mix

INSIDE: Final = 10
HEAD: Final = 36
LINE: Final = 31
BETWEEN: Final = 3
NAME: Final = 0.49
"""Share of a line that an area's name takes."""
HEIGHT: Final = 2 * INSIDE + HEAD + len(TRACKS) * (LINE + BETWEEN)


def paint_levels(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """The whole table."""
    people = [*in_order(scene.view)]
    before = [player_before(scene.before, one.seat) for one in people]
    told = (
        *("levels", scene.lang),
        [(one.seat, one.colour, one.levels) for one in people],
        [None if one is None else one.levels for one in before],
    )
    canvas.part(box.inset(-theme.PAD, 0), told, partial(_table, scene=scene, box=box))


def _table(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    canvas.panel(box)
    head, rest = box.inset(INSIDE).cut_top(HEAD)
    title, cells = head.cut_left(head.w * NAME)
    canvas.text(title, say(scene, "research"), theme.HEADING)
    people = [*in_order(scene.view)]
    for player, cell in zip(people, cells.columns(len(people)), strict=True):
        canvas.sprite(mark(canvas.px(28), colours.owner(player.colour)), *cell.centre)
    for track in TRACKS:
        line, rest = rest.cut_top(LINE, BETWEEN)
        _line(canvas, scene, track, line)


def _line(canvas: Canvas, scene: Scene[GaiaView], track: Track, box: Box) -> None:
    canvas.panel(box, mix(AREA_TINT[track], theme.PANEL, 0.78), radius=theme.RADIUS / 2)
    name, cells = box.cut_left(box.w * NAME)
    canvas.text(name.inset(8, 0), capital(word(scene, track.value)), theme.LABEL)
    people = [*in_order(scene.view)]
    for player, cell in zip(people, cells.columns(len(people)), strict=True):
        level, before = player.levels[track], player_before(scene.before, player.seat)
        ink = theme.TEXT if level else theme.FAINT
        canvas.text(cell, str(level), theme.FIGURE, ink, align=0.5)
        if before is not None and before.levels[track] != level:
            middle = cell.centre[0]
            canvas.ring(Box(middle - 20, cell.y - 1, 40, cell.h + 2), radius=8)
