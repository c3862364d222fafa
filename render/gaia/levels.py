"""Everybody's research levels: a player a row, an area a column."""

from __future__ import annotations

from typing import Final

from engine.gaia.terms import TRACKS
from engine.gaia.view import GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.gaia.compared import Cells, PlayersTable
from render.gaia.parts import SHORT_AREAS, say
from render.gaia.research import AREA_TINT
from render.layout import Box
from render.scene import Scene
from render.theme import mix

SHARES: Final = (120, 110, 44, 55, 111, 82)
"""As long as the areas' names are in three languages."""
CHANGED: Final = 40
"""Width of the ring around a level."""


def _head(canvas: Canvas, scene: Scene[GaiaView], cells: Cells) -> None:
    for track, cell in zip(TRACKS, cells, strict=True):
        tint = mix(AREA_TINT[track], theme.PANEL, 0.78)
        canvas.panel(cell.inset(1, 2), tint, radius=theme.RADIUS / 2)
        canvas.text(cell.inset(3, 0), say(scene, SHORT_AREAS[track]), theme.SMALL, align=0.5)


def _row(canvas: Canvas, player: PlayerView, before: PlayerView | None, cells: Cells) -> None:
    for track, cell in zip(TRACKS, cells, strict=True):
        level = player.levels[track]
        ink = theme.TEXT if level else theme.FAINT
        canvas.text(cell, str(level), theme.FIGURE, ink, align=0.5)
        if before is not None and before.levels[track] != level:
            canvas.ring(Box(cell.centre[0] - CHANGED / 2, cell.y, CHANGED, cell.h), radius=8)


LEVELS: Final = PlayersTable("levels", SHARES, _head, _row)
