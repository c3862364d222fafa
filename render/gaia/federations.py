"""Federation candidates side by side, each on a small map with a letter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.gaia.view import GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.gaia import colours
from render.gaia.crop import crop_grid, paint_crop, paste_crop, write_codes
from render.gaia.formula import Icon, Items, write
from render.gaia.map import draw_outline
from render.gaia.parts import say
from render.gaia.pieces import satellite
from render.gaia.targets import badge
from render.hexmap import Grid
from render.layout import Box
from render.scene import Scene

MOST: Final = 6
REACH: Final = 2
"""Hexes further than this from the candidate are left out."""
TALLEST: Final = 360
HEAD: Final = 52
"""Height of the line with the letter, and what a candidate counts and takes."""


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    heights = _heights(scene) or [HEAD]
    return theme.WIDTH, 2 * theme.PAD + sum(heights) + theme.GAP * (len(heights) - 1)


def paint(canvas: Canvas, scene: Scene[GaiaView]) -> None:
    """The contact sheet."""
    width, height = size(scene)
    box = Box(0, 0, width, height).inset(theme.PAD)
    candidates = _candidates(scene)
    if not candidates:
        canvas.text(box, say(scene, "no-candidates"), theme.LABEL, theme.DIM, align=0.5)
    count = _in_row(scene)
    for first, line in zip(range(0, len(candidates), count), _heights(scene), strict=True):
        row, box = box.cut_top(line, theme.GAP)
        cells = row.columns(count, theme.GAP)
        for (label, names), cell in zip(candidates[first : first + count], cells, strict=False):
            _candidate(canvas, scene, label, names, cell)


def _candidates(scene: Scene[GaiaView]) -> list[tuple[str, Sequence[str]]]:
    return list(scene.marks.items())[:MOST]


def _in_row(scene: Scene[GaiaView]) -> int:
    return 1 if len(_candidates(scene)) == 1 else 2


def _grid(scene: Scene[GaiaView], names: Sequence[str]) -> Grid:
    count = _in_row(scene)
    width = (theme.WIDTH - 2 * theme.PAD - theme.GAP * (count - 1)) / count
    return crop_grid(scene.view, names, width, TALLEST if count > 1 else 1.5 * TALLEST)


def _heights(scene: Scene[GaiaView]) -> list[float]:
    count = _in_row(scene)
    tall = [_grid(scene, names).height + HEAD for _, names in _candidates(scene)]
    return [max(tall[first : first + count]) for first in range(0, len(tall), count)]


def _candidate(
    canvas: Canvas, scene: Scene[GaiaView], label: str, names: Sequence[str], box: Box
) -> None:
    grid = _grid(scene, names)._replace(height=box.h - HEAD)
    crop, sight = paint_crop(scene.view, grid, canvas.scale, names, REACH)
    player = next((one for one in scene.view.players if one.seat == scene.seat), None)
    who = colours.owner(player.colour if player else None)
    built = {built.hex for built in player.structures} if player else set()
    built |= set(player.stations) if player else set()
    known = [name for name in names if name in sight.hexes]
    for name in known:
        if name not in built:
            crop.sprite(satellite(sight.px(0.86), who), *sight.spot(name, 0, -0.12))
    draw_outline(sight, {sight.place(name) for name in known}, theme.TARGET, {})
    write_codes(sight)
    head, below = box.cut_top(HEAD)
    paste_crop(canvas, crop, below)
    canvas.panel(head, theme.PANEL, radius=theme.RADIUS)
    badge(canvas, head.x + 28, head.centre[1], label)
    write(canvas, head.inset(60, 4), _summary(player, known, built), 25, align=0.0)


def _summary(player: PlayerView | None, names: Sequence[str], built: set[str]) -> Items:
    """Power value, structures, satellites."""
    values = {one.hex: one.value for one in player.structures} if player else {}
    stations = set(player.stations) if player else set()
    value = sum(values.get(name, 1 if name in stations else 0) for name in names)
    inside = sum(name in built for name in names)
    new = len(names) - inside
    return (str(value), Icon("power"), str(inside), Icon("m"), str(new), Icon("satellite"))
