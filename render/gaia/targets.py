"""The map around a player with the legal targets numbered."""

from __future__ import annotations

from typing import Final

from engine.gaia.view import GaiaView
from render import theme
from render.canvas import Canvas
from render.gaia.crop import crop_grid, home_of, paint_crop, paste_crop
from render.gaia.ground import MARGIN, hex_ring
from render.gaia.map import Sight
from render.hexmap import Grid
from render.layout import Box
from render.pen import Pen, sprite
from render.scene import Scene
from render.theme import Colour, Style

TALLEST: Final = 900
REACH: Final = 2
"""Hexes further than this from targets and own structures are left out."""
BADGE: Final = 44
"""Width of a badge; its figures are 2.6 % of the picture's width or more."""
FIGURES: Final = Style("ExtraBold", 29, 22)


@sprite
def dot(pen: Pen, colour: Colour) -> None:
    """The disc of a badge."""
    pen.disc(0, 0, 1.0, theme.OUTLINE)
    pen.disc(0, 0, 0.88, colour)


def badge(canvas: Canvas, x: float, y: float, label: str, colour: Colour = theme.TARGET) -> None:
    """A number or a letter on a bright disc."""
    canvas.sprite(dot(canvas.px(BADGE), colour), x, y)
    box = Box(x - BADGE / 2, y - BADGE / 2, BADGE, BADGE)
    canvas.text(box.inset(2, 0), label, FIGURES, theme.OUTLINE, align=0.5)


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    grid = _grid(scene)
    return grid.width, grid.height


def paint(canvas: Canvas, scene: Scene[GaiaView]) -> None:
    """The crop with rings and badges."""
    crop, sight = paint_crop(scene.view, _grid(scene), canvas.scale, _focus(scene), REACH)
    places = {name: label for label, names in scene.marks.items() for name in names}
    ring = hex_ring(sight.px(2 * MARGIN), theme.TARGET)
    known = {name: label for name, label in places.items() if name in sight.hexes}
    for name in known:
        crop.sprite(ring, *sight.spot(name))
    for name, label in known.items():
        _place_badge(crop, sight, name, label)
    paste_crop(canvas, crop, Box(0, 0, 0, 0))


def _place_badge(canvas: Canvas, sight: Sight, name: str, label: str) -> None:
    """At the upper right corner of the hex, or where there is room at the picture's edge."""
    x, y = sight.spot(name, 0.52, -0.56)
    half = BADGE / 2 + 1
    x = min(max(x, half), sight.grid.width - half)
    y = min(max(y, half), sight.grid.height - half)
    badge(canvas, x, y, label)


def _grid(scene: Scene[GaiaView]) -> Grid:
    """Targets in the middle, with the player's own structures."""
    return crop_grid(scene.view, _focus(scene), theme.WIDTH, TALLEST)


def _focus(scene: Scene[GaiaView]) -> list[str]:
    targets = [name for names in scene.marks.values() for name in names]
    player = next((one for one in scene.view.players if one.seat == scene.seat), None)
    return [*targets, *home_of(player)]
