"""Everything in one picture: galaxy, scoring, research and all players."""

from __future__ import annotations

from typing import Final

from engine.gaia.view import GaiaView
from render import theme
from render.canvas import Canvas
from render.gaia import map as galaxy_map
from render.gaia import players, research, scoring
from render.scene import Scene

NATURAL: Final = 960
"""Usual width in pixels: all of a late game stays well below 250 KiB."""
BUDGET: Final = 250 * 1024


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    goals = scoring.size(scene, people=False)[1]
    heights = (part.size(scene)[1] for part in (galaxy_map, research, players))
    return theme.WIDTH, goals + sum(heights)


def paint(canvas: Canvas, scene: Scene[GaiaView]) -> None:
    """The parts, one below the other; what the players have stands on their own boards."""
    galaxy_map.paint(canvas, scene)
    top = galaxy_map.size(scene)[1]
    scoring.paint(canvas, scene, top, people=False)
    top += scoring.size(scene, people=False)[1]
    for part in (players, research):
        part.paint(canvas, scene, top)
        top += part.size(scene)[1]
