"""Federation candidates side by side, each on a small map with a letter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.gaia.view import GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.fonts import broken, line_height
from render.formula import Icon, Items
from render.gaia import colours
from render.gaia.crop import crop_grid, home_of, paint_crop, write_codes
from render.gaia.formula import write
from render.gaia.map import draw_outline, settleable
from render.gaia.parts import say
from render.gaia.pieces import satellite
from render.gaia.targets import HEAD as TITLE_HEIGHT
from render.gaia.targets import KEY, badge, title
from render.hexmap import Grid
from render.layout import Box
from render.scene import Scene

MOST: Final = 6
REACH: Final = 2
"""Hexes further than this from the candidate are left out."""
TALLEST: Final = 380
HEAD: Final = 62
"""Height of the line with the letter, and what a candidate counts and takes."""
FORMULA: Final = 32
ALONE: Final = 1.4
"""How much taller a single picture is."""


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    heights = _heights(scene) or [_own_grid(scene).height if _own(scene) else 0]
    rows = sum(heights) + theme.GAP * (len(heights) - 1)
    return theme.WIDTH, 2 * theme.PAD + TITLE_HEIGHT + rows + _legend_height(scene)


def paint(canvas: Canvas, scene: Scene[GaiaView]) -> None:
    """A title, what the figures mean, and the contact sheet."""
    box = Box(0, 0, *size(scene)).inset(theme.PAD)
    head, box = box.cut_top(TITLE_HEIGHT)
    title(canvas, scene, head.inset(6, 4), say(scene, "candidates"))
    told, box = box.cut_top(_legend_height(scene))
    canvas.paragraph(told.move(0, -8).inset(6, 0), _legend(scene), KEY, theme.DIM)
    candidates = _candidates(scene)
    if not candidates and _own(scene):
        _none(canvas, scene, box)
    count = _in_row(scene)
    for first, line in zip(range(0, len(candidates), count), _heights(scene), strict=True):
        row, box = box.cut_top(line, theme.GAP)
        cells = row.columns(count, theme.GAP)
        for (label, names), cell in zip(candidates[first : first + count], cells, strict=False):
            _candidate(canvas, scene, label, names, cell)


def _none(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """What there is to make one of, where there is no candidate."""
    crop, sight = paint_crop(scene.view, _own_grid(scene), canvas, _own(scene), REACH)
    write_codes(sight, settleable(scene.view), first=_own(scene))
    canvas.paste(crop, box.x, box.y)


def _own(scene: Scene[GaiaView]) -> list[str]:
    return home_of(next((one for one in scene.view.players if one.seat == scene.seat), None))


def _own_grid(scene: Scene[GaiaView]) -> Grid:
    return crop_grid(scene.view, _own(scene), theme.WIDTH - 2 * theme.PAD, ALONE * TALLEST)


def _legend(scene: Scene[GaiaView]) -> str:
    return say(scene, "candidates-legend" if scene.marks else "no-candidates")


def _legend_height(scene: Scene[GaiaView]) -> float:
    lines = broken(_legend(scene), KEY, theme.WIDTH - 2 * theme.PAD - 12)
    return len(lines) * line_height(KEY) + 16


def _candidates(scene: Scene[GaiaView]) -> list[tuple[str, Sequence[str]]]:
    return list(scene.marks.items())[:MOST]


def _in_row(scene: Scene[GaiaView]) -> int:
    return 1 if len(_candidates(scene)) == 1 else 2


def _grid(scene: Scene[GaiaView], names: Sequence[str]) -> Grid:
    count = _in_row(scene)
    width = (theme.WIDTH - 2 * theme.PAD - theme.GAP * (count - 1)) / count
    return crop_grid(scene.view, names, width, TALLEST if count > 1 else ALONE * TALLEST)


def _heights(scene: Scene[GaiaView]) -> list[float]:
    count = _in_row(scene)
    tall = [_grid(scene, names).height + HEAD for _, names in _candidates(scene)]
    return [max(tall[first : first + count]) for first in range(0, len(tall), count)]


def _candidate(
    canvas: Canvas, scene: Scene[GaiaView], label: str, names: Sequence[str], box: Box
) -> None:
    grid = _grid(scene, names)._replace(height=box.h - HEAD)
    crop, sight = paint_crop(scene.view, grid, canvas, names, REACH)
    player = next((one for one in scene.view.players if one.seat == scene.seat), None)
    who = colours.owner(player.colour if player else None)
    built = {built.hex for built in player.structures} if player else set()
    built |= set(player.stations) if player else set()
    known = [name for name in names if name in sight.hexes]
    for name in known:
        if name not in built:
            crop.sprite(satellite(sight.px(0.9), who), *sight.spot(name, 0, -0.22))
    draw_outline(sight, {sight.place(name) for name in known}, theme.TARGET, {})
    write_codes(sight, settleable(scene.view), first=known)
    head, below = box.cut_top(HEAD)
    canvas.paste(crop, below.x, below.y)
    canvas.panel(head, theme.PANEL, radius=theme.RADIUS)
    badge(canvas, head.x + 32, head.centre[1], label)
    write(canvas, head.inset(66, 4), _summary(player, known, built), FORMULA, align=0.0)


def _summary(player: PlayerView | None, names: Sequence[str], built: set[str]) -> Items:
    """Power value, structures, satellites."""
    values = {one.hex: one.value for one in player.structures} if player else {}
    stations = set(player.stations) if player else set()
    value = sum(values.get(name, 1 if name in stations else 0) for name in names)
    inside = sum(name in built for name in names)
    new = len(names) - inside
    return (
        str(value),
        Icon("power"),
        str(inside),
        Icon("m"),
        str(new),
        Icon("satellite"),
    )
