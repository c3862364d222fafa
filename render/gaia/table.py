"""Everything in one picture: galaxy, scoring, research and all players."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from engine.gaia.view import GaiaView
from render import theme
from render.canvas import Canvas
from render.gaia import automa, players, research, scoring
from render.gaia import map as galaxy_map
from render.scene import Scene

NATURAL: Final = 960
"""Usual width in pixels: all of a late game stays well below 250 KiB."""
BUDGET: Final = 250 * 1024


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    goals = scoring.size(scene, people=False)[1]
    heights = (part.size(scene)[1] for part in (galaxy_map, *_parts(scene)))
    return theme.WIDTH, goals + sum(heights)


def _parts(scene: Scene[GaiaView]) -> tuple[ModuleType, ...]:
    """What follows below the goals."""
    return (players, research) if scene.view.automa is None else (automa, players, research)


def paint(canvas: Canvas, scene: Scene[GaiaView]) -> None:
    """The parts, one below the other; what the players have stands on their own boards."""
    galaxy_map.paint(canvas, scene)
    top = galaxy_map.size(scene)[1]
    scoring.paint(canvas, scene, top, people=False)
    top += scoring.size(scene, people=False)[1]
    for part in _parts(scene):
        part.paint(canvas, scene, top)
        top += part.size(scene)[1]
