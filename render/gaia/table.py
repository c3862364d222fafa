"""Everything in one picture: galaxy, scoring, research and all players."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import Final

from engine.gaia.view import GaiaView
from render import theme
from render.canvas import Canvas
from render.gaia import automa, players, research, scoring
from render.gaia import map as galaxy_map
from render.layout import Box
from render.scene import Scene

WIDE: Final = theme.OVERVIEW
PIXELS: Final = 900
"""Usual width in pixels: all of a late game stays well below 250 KiB."""
BUDGET: Final = 250 * 1024


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    goals = scoring.size(scene, WIDE, people=False)[1]
    heights = (part.size(scene, WIDE)[1] for part in _parts(scene))
    return WIDE, _map_height(scene) + goals + sum(heights)


def _map_height(scene: Scene[GaiaView]) -> float:
    return galaxy_map.size(scene)[1] * WIDE / theme.WIDTH


def _parts(scene: Scene[GaiaView]) -> tuple[ModuleType, ...]:
    """What follows below the goals."""
    return (players, research) if scene.view.automa is None else (automa, players, research)


def paint(canvas: Canvas, scene: Scene[GaiaView]) -> None:
    """The parts, one below the other; what the players have stands on their own boards."""
    scale = canvas.scale * WIDE / theme.WIDTH
    galaxy = Canvas(*galaxy_map.size(scene), scale, floor=canvas.floor)
    galaxy_map.paint(galaxy, scene)
    high = galaxy.image.height / canvas.scale
    canvas.part(Box(0, 0, WIDE, high), None, lambda part: part.paste(galaxy, 0, 0))
    top = _map_height(scene)
    scoring.paint(canvas, scene, top, WIDE, people=False)
    top += scoring.size(scene, WIDE, people=False)[1]
    for board in _parts(scene):
        high = board.size(scene, WIDE)[1]
        if board is automa:
            box, draw = Box(0, top, WIDE, high), partial(automa.paint, scene=scene, top=top)
            canvas.part(box, None, partial(draw, width=WIDE))
        else:
            board.paint(canvas, scene, top, WIDE)
        top += high
