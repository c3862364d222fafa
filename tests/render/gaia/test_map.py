"""The map lies as the rules say, and rings what has changed."""

from __future__ import annotations

from dataclasses import replace

from engine.gaia.terms import Building
from engine.gaia.view import StructureView
from render import draw, theme
from render.canvas import Canvas
from render.gaia.map import LEGEND, map_grid
from render.hexmap import DIRECTIONS, HexPlace
from render.layout import Box
from render.registry import canvas_of
from render.scene import Scene
from tests.render.gaia.positions import canvas, position


def ink(picture: Canvas, text: str) -> Box:
    return next(one.ink for one in picture.written if one.text == text)


def test_4a0_is_drawn_straight_above_4c() -> None:
    for game in ("two", "four"):
        picture = canvas("codes", "en", game, "start")
        above, middle = ink(picture, "4A0"), ink(picture, "4C")
        assert above.bottom < middle.y
        assert abs(above.centre[0] - middle.centre[0]) < 4


def test_neighbours_lie_clockwise_from_above() -> None:
    grid = map_grid(position("four", "start").view)
    x, y = grid.centre(HexPlace(0, 0))
    steps = [grid.centre(HexPlace(*direction)) for direction in DIRECTIONS]
    lie = [((across > x) - (across < x), (down > y) - (down < y)) for across, down in steps]
    assert lie == [(0, -1), (1, -1), (1, 1), (0, 1), (-1, 1), (-1, -1)]


def test_hexes_are_hardly_out_of_shape() -> None:
    for game in ("two", "four"):
        grid = map_grid(position(game, "start").view)
        assert abs(grid.row / (grid.size * 3**0.5) - 1) < 0.01


def test_a_changed_hex_is_ringed_and_no_other() -> None:
    view = position("four", "early").view
    player = view.players[0]
    free = next(spot for spot in view.hexes if spot.planet and not _taken(view, spot.name))
    built = (*player.structures, StructureView(free.name, Building.MINE, 1, False))
    after = replace(view, players=(replace(player, structures=built), *view.players[1:]))
    picture = canvas_of("gaia", "map", Scene(after, "en", view))
    plain = canvas_of("gaia", "map", Scene(after, "en"))
    grid = map_grid(view)
    x, y = grid.centre(HexPlace(free.q, free.r))
    y, size = y + LEGEND, grid.size
    around = (round(x - 1.2 * size), round(y - size), round(x + 1.2 * size), round(y + size))
    assert theme.CHANGED in _colours(picture, around)
    assert theme.CHANGED not in _colours(plain, around)
    for canvas_ in (picture, plain):
        canvas_.image.paste(theme.INK, around)
    assert picture.image.tobytes() == plain.image.tobytes()


def test_the_same_view_gives_the_same_bytes() -> None:
    view = position("two", "late").view
    assert draw("gaia", "map", view, "en") == draw("gaia", "map", view, "en")


def _taken(view: object, name: str) -> bool:
    players = getattr(view, "players", ())
    return any(built.hex == name for player in players for built in player.structures)


def _colours(picture: Canvas, box: tuple[int, int, int, int]) -> set[tuple[int, ...]]:
    part = picture.image.crop(box)
    found = part.getcolors(part.width * part.height) or []
    return {colour for _, colour in found if isinstance(colour, tuple)}
