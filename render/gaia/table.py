"""Everything in one picture: galaxy, scoring, research and all players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
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
    return WIDE, _map_height(scene) + goals + sum(high for _, high in _parts(scene))


def _map_height(scene: Scene[GaiaView]) -> float:
    return galaxy_map.size(scene)[1] * WIDE / theme.WIDTH


def _parts(scene: Scene[GaiaView]) -> Iterator[tuple[Callable[..., None], float]]:
    """What follows below the goals, and how high it is: levels stand on the research board."""
    if scene.view.automa is not None:
        yield automa.paint, automa.size(scene, WIDE)[1]
    yield partial(players.paint, alone=False), players.size(scene, WIDE, alone=False)[1]
    yield partial(research.paint, alone=False), research.size(scene, WIDE)[1]


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
    for draw, high in _parts(scene):
        if draw is automa.paint:
            box, robot = Box(0, top, WIDE, high), partial(draw, scene=scene, top=top, width=WIDE)
            canvas.part(box, None, robot)
        else:
            draw(canvas, scene, top, WIDE)
        top += high
