"""Parts of the galaxy, enlarged: the frame for targets and for federation candidates."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from engine.gaia.view import GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.gaia import map as galaxy_map
from render.gaia.galaxy import code, code_box, region
from render.gaia.map import Sight, sight_of
from render.hexmap import ROOT3, Grid, HexPlace
from render.layout import Box

LARGEST: Final = 66.0
"""A hex in design units at most: some surroundings always stay in sight."""
AROUND: Final = 1.9
"""How far the picture reaches beyond the outermost middle, in hex sizes."""
NEXT_DOOR: Final = 2.62
"""The same where no hex gets smaller by it: so far that whoever lies next door is to be seen."""


def crop_grid(view: GaiaView, names: Iterable[str], width: float, tallest: float) -> Grid:
    """A grid that shows the named hexes and their surroundings in a width."""
    of = {spot.name: HexPlace(spot.q, spot.r) for spot in view.hexes}
    flat = [of[name].flat for name in names if name in of] or [place.flat for place in of.values()]
    for around in (NEXT_DOOR, AROUND):
        left, right = min(x for x, _ in flat) - around, max(x for x, _ in flat) + around
        top, bottom = min(y for _, y in flat) - around, max(y for _, y in flat) + around
        size = min(width / (right - left), tallest / (bottom - top), LARGEST)
        if size == LARGEST:
            break
    column = max(12, int(size * 1.5))
    row = 2 * round(column / 1.5 * ROOT3 / 2)
    down = row / ROOT3
    height = min(tallest, max(down * (bottom - top), 0.5 * tallest))
    x = round(width / 2 - (left + right) / 2 * column / 1.5)
    y = round(height / 2 - (top + bottom) / 2 * down)
    return Grid(column, row, x, y, width, round(height))


def paint_crop(
    view: GaiaView, grid: Grid, whole: Canvas, names: Collection[str], reach: int
) -> tuple[Canvas, Sight]:
    """The hexes near the named ones, with everything on them but their coordinates, on a canvas
    of their own that is to be put into the whole picture."""
    of = {spot.name: HexPlace(spot.q, spot.r) for spot in view.hexes}
    focus = [of[name] for name in names if name in of]
    frame = Box(0, 0, grid.width, grid.height).inset(grid.size, grid.row / 2)
    visible = tuple(
        spot
        for spot in view.hexes
        if frame.holds(Box(*grid.centre(of[spot.name]), 0, 0))
        and (not focus or any(of[spot.name].away(place) <= reach for place in focus))
    )
    canvas = Canvas(1, 1, whole.scale, floor=round(whole.image.width * theme.GLANCED))
    base = region(visible, grid, whole.scale)
    canvas.image = base.image.copy()
    canvas.written.extend(base.written)
    sight = sight_of(canvas, grid, view, visible)
    galaxy_map.pieces(sight)
    return canvas, sight


def write_codes(
    sight: Sight, wanted: Collection[str], without: Sequence[Box] = (), first: Sequence[str] = ()
) -> None:
    """Coordinates where there is room for them and off these boxes, some hexes before others."""
    taken = list(without)
    order = sorted(sight.hexes.keys() & set(wanted), key=lambda name: (name not in first, name))
    for name in order:
        box = code_box(sight.grid, sight.place(name), name)[0].inset(4, 1)
        if any(box.overlaps(other) for other in taken):
            continue
        taken.append(box)
        code(sight.canvas, sight.grid, sight.place(name), name, settled=True, halo=True)


def home_of(player: PlayerView | None) -> list[str]:
    """The hexes of a player's structures and stations."""
    if player is None:
        return []
    return [*(built.hex for built in player.structures), *player.stations]
