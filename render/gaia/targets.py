"""The map around a player with the legal targets numbered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.gaia.view import GaiaView
from render import theme
from render.canvas import Canvas
from render.fonts import broken, line_height
from render.gaia import colours
from render.gaia.crop import crop_grid, home_of, paint_crop, write_codes
from render.gaia.galaxy import code_box
from render.gaia.ground import MARGIN, hex_ring
from render.gaia.map import Sight, settleable
from render.gaia.parts import called, say
from render.gaia.pieces import mark
from render.hexmap import Grid
from render.layout import Box
from render.pen import Pen, sprite
from render.scene import Scene
from render.theme import Colour, Style

TALLEST: Final = 900
REACH: Final = 2
"""Hexes further than this from targets and own structures are left out."""
BADGE: Final = 46
"""Width of a badge; its figures are 1/36 of the picture's width."""
BESIDE: Final = ((0.72, -0.66), (-0.72, -0.66), (0.0, -1.0), (0.95, -0.1), (-0.95, -0.1))
"""Where a badge may go, in hex sizes from the middle; the first is the usual place."""
FIGURES: Final = Style("ExtraBold", 31, 30)
HEAD: Final = 68
TITLE: Final = Style("Bold", 40, 30)
KEY: Final = Style("SemiBold", 31, 30)
SIDE: Final = 20


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
    return grid.width, HEAD + grid.height + _legend_height(scene)


def paint(canvas: Canvas, scene: Scene[GaiaView]) -> None:
    """A title, the crop with rings and badges, and what they mean."""
    grid = _grid(scene)
    crop, sight = paint_crop(scene.view, grid, canvas, _focus(scene), REACH)
    places = {name: label for label, names in scene.marks.items() for name in names}
    ring = hex_ring(sight.px(2 * MARGIN), theme.TARGET)
    known = {name: label for name, label in places.items() if name in sight.hexes}
    for name in known:
        crop.sprite(ring, *sight.spot(name))
    spots = badge_spots(sight, list(known))
    write_codes(sight, settleable(scene.view), spots, list(known))
    for label, box in zip(known.values(), spots, strict=True):
        badge(crop, *box.centre, label)
    header = Box(SIDE, 8, grid.width - 2 * SIDE, HEAD - 8)
    title(canvas, scene, header, say(scene, "targets"))
    high = _legend_height(scene)
    box = Box(0, HEAD - 6, grid.width, high).inset(SIDE, 0)
    canvas.paragraph(box, _legend(scene), KEY, theme.DIM)
    canvas.paste(crop, 0, HEAD + high)


def title(canvas: Canvas, scene: Scene[GaiaView], box: Box, text: str) -> None:
    """What a picture with a part of the map shows, and for whom."""
    player = next((one for one in scene.view.players if one.seat == scene.seat), None)
    if player is not None:
        name = called(scene, player)
        wide = min(canvas.length(name, KEY) + 1, box.w / 2)
        box, right = box.cut_right(wide + 50, theme.GAP)
        sign, label = right.cut_left(40, 10)
        canvas.sprite(mark(canvas.px(38), colours.owner(player.colour)), *sign.centre)
        canvas.text(label, name, KEY)
    canvas.text(box, text, TITLE)


def _legend(scene: Scene[GaiaView]) -> str:
    return say(scene, "targets-legend" if scene.marks else "no-targets")


def _legend_height(scene: Scene[GaiaView]) -> float:
    lines = broken(_legend(scene), KEY, theme.WIDTH - 2 * SIDE)
    return len(lines) * line_height(KEY) + 20


def badge_spots(sight: Sight, names: Sequence[str]) -> list[Box]:
    """A place for each badge beside its planet, off the other targets' coordinates and badges."""
    spots: list[Box] = []
    for name in names:
        choices = [_badge_box(sight, name, *offset) for offset in BESIDE]

        def crowd(box: Box) -> int:
            codes = sum(_covers(sight, box, other) for other in names)
            return codes + 2 * sum(box.overlaps(spot) for spot in spots)

        spots.append(min(choices, key=crowd))
    return spots


def _badge_box(sight: Sight, name: str, across: float, down: float) -> Box:
    """A badge's place in or near a hex, moved to be all in the picture."""
    x, y = sight.spot(name, across, down)
    half = BADGE / 2 + 1
    x = min(max(x, half), sight.grid.width - half)
    y = min(max(y, half), sight.grid.height - half)
    return Box(x - BADGE / 2, y - BADGE / 2, BADGE, BADGE)


def _covers(sight: Sight, box: Box, name: str) -> bool:
    """Whether a badge would hide the coordinates of a hex."""
    return code_box(sight.grid, sight.place(name), name)[0].overlaps(box)


def _grid(scene: Scene[GaiaView]) -> Grid:
    """Targets in the middle, with the player's own structures."""
    return crop_grid(scene.view, _focus(scene), theme.WIDTH, TALLEST)


def _focus(scene: Scene[GaiaView]) -> list[str]:
    targets = [name for names in scene.marks.values() for name in names]
    player = next((one for one in scene.view.players if one.seat == scene.seat), None)
    return [*targets, *home_of(player)]
