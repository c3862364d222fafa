"""The galaxy without pieces: hexes, sectors, planets and coordinates; drawn once per map."""

from __future__ import annotations

from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from engine.gaia.view import HexView
from render import theme
from render.caches import kept
from render.canvas import Canvas, Written
from render.gaia import colours
from render.gaia.planets import face_of, planet
from render.hexmap import Grid, HexPlace
from render.layout import Box
from render.theme import Colour, Style

SUPER: Final = 2
"""The grid is drawn this many times larger, then made smooth."""
TONES: Final = (colours.SPACE, colours.SPACE_TWO, colours.SPACE_THREE)
MAPS_KEPT: Final = 6
SPACES_KEPT: Final = 3
CROPS_KEPT: Final = 4
"""Each of these takes up to 5 MB."""
CODE_SIZE: Final = 23
"""1/48 of the width at least."""
CODE_WIDTH: Final = 0.64
"""Room for a character, in sizes."""
PLANET_LIFT: Final = 0.22
"""Planets sit above the middle of their hex, in hex sizes, to leave room for the coordinates."""
PLANET_WIDTH: Final = 1.32
CODE_DROP: Final = 0.6


class Geometry(NamedTuple):
    """What of a map never changes: the hexes' names, places and sectors."""

    names: tuple[str, ...]
    places: tuple[HexPlace, ...]
    sectors: tuple[str, ...]


def geometry(hexes: tuple[HexView, ...]) -> Geometry:
    """The unchanging part of the hexes."""
    return Geometry(
        tuple(spot.name for spot in hexes),
        tuple(HexPlace(spot.q, spot.r) for spot in hexes),
        tuple(spot.sector for spot in hexes),
    )


class Base(NamedTuple):
    """The picture of a map without pieces, and the coordinates written on it."""

    image: Image.Image
    written: tuple[Written, ...]


@kept(MAPS_KEPT)
def galaxy(
    hexes: tuple[HexView, ...], grid: Grid, scale: float, *, everywhere: bool = False
) -> Base:
    """The map with its planets as they are now, and their coordinates; with those of every hex
    on request."""
    base = _base(hexes, grid, scale, _space(geometry(hexes), grid, scale).copy())
    for spot in hexes:
        settled = spot.planet is not None
        if settled or everywhere:
            code(base, grid, HexPlace(spot.q, spot.r), spot.name, settled=settled, halo=settled)
    return Base(base.image, tuple(base.written))


def space(hexes: tuple[HexView, ...], grid: Grid, scale: float) -> Base:
    """The map without planets."""
    return Base(_space(geometry(hexes), grid, scale), ())


@kept(CROPS_KEPT)
def region(hexes: tuple[HexView, ...], grid: Grid, scale: float) -> Base:
    """A part of the map, enlarged, without coordinates; kept apart so that it drives no map out
    of memory."""
    base = _base(hexes, grid, scale, _draw_space(geometry(hexes), grid, scale))
    return Base(base.image, tuple(base.written))


def _base(hexes: tuple[HexView, ...], grid: Grid, scale: float, image: Image.Image) -> Canvas:
    canvas = Canvas(grid.width, grid.height, scale)
    canvas.image = image
    planets(canvas, grid, hexes)
    return canvas


def planets(canvas: Canvas, grid: Grid, hexes: tuple[HexView, ...]) -> None:
    """The planets in their hexes."""
    for spot in hexes:
        if spot.planet is not None:
            x, y = grid.centre(HexPlace(spot.q, spot.r))
            face = face_of(spot.q, spot.r)
            disc = planet(canvas.px(PLANET_WIDTH * grid.size), spot.planet, face)
            canvas.sprite(disc, x, y - PLANET_LIFT * grid.size)


def code(
    canvas: Canvas, grid: Grid, place: HexPlace, name: str, *, settled: bool, halo: bool = False
) -> None:
    """Write the coordinates into a hex, on a dark edge where lines run below them."""
    box, style = code_box(grid, place, name)
    colour = theme.DIM if settled else colours.CODE
    canvas.text(box, name.upper(), style, colour, align=0.5, halo=theme.OUTLINE if halo else None)


def code_box(grid: Grid, place: HexPlace, name: str) -> tuple[Box, Style]:
    """Where the coordinates of a hex go; the longest reach over its lower corners."""
    x, y = grid.centre(place)
    size = max(CODE_SIZE, 0.5 * grid.size)
    wide = size * CODE_WIDTH * (len(name) + 1)
    box = Box(x - wide / 2, y + CODE_DROP * grid.size - size / 2, wide, size)
    return box, Style("SemiBold", size, size)


@kept(SPACES_KEPT)
def _space(shape: Geometry, grid: Grid, scale: float) -> Image.Image:
    """Hexes and sectors without anything in them, kept while planets change."""
    return _draw_space(shape, grid, scale)


def _draw_space(shape: Geometry, grid: Grid, scale: float) -> Image.Image:
    size = round(grid.width * scale), round(grid.height * scale)
    image = Image.new("RGB", (size[0] * SUPER, size[1] * SUPER), theme.INK)
    draw = ImageDraw.Draw(image)
    sector_of = dict(zip(shape.places, shape.sectors, strict=True))
    tone_of = _tones(sector_of)
    enlarge = scale * SUPER

    def corner(place: HexPlace, number: int) -> tuple[float, float]:
        x, y = grid.corner(place, number)
        return x * enlarge, y * enlarge

    thin, thick = max(1, round(1.6 * enlarge)), round(3.6 * enlarge)
    for place, sector in sector_of.items():
        corners = [corner(place, number) for number in range(6)]
        draw.polygon(corners, fill=TONES[tone_of[sector]])
        draw.line([*corners, corners[0]], fill=colours.GRID, width=thin)
        _stars(draw, place, grid, enlarge)
    for place, sector in sector_of.items():
        for direction in range(6):
            if sector_of.get(place.beside(direction)) != sector:
                ends = corner(place, direction), corner(place, direction + 1)
                _thick_line(draw, ends, colours.BORDER, thick)
    canvas = Canvas(1, 1, scale)
    canvas.image = image.reduce(SUPER)
    _sector_numbers(canvas, shape, grid)
    return canvas.image


def _thick_line(
    draw: ImageDraw.ImageDraw, ends: tuple[tuple[float, float], ...], colour: Colour, width: int
) -> None:
    draw.line(ends, fill=colour, width=width)
    for x, y in ends:
        r = width / 2
        draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)


def _stars(draw: ImageDraw.ImageDraw, place: HexPlace, grid: Grid, enlarge: float) -> None:
    """A faint star, always the same one in the same hex."""
    seed = (place.q * 73_856_093) ^ (place.r * 19_349_663)
    x, y = grid.centre(place)
    across, down = (seed >> 3) % 97 / 97 - 0.5, (seed >> 7) % 89 / 89 - 0.5
    middle = (x + across * grid.size * 1.2) * enlarge, (y + down * grid.size * 1.1) * enlarge
    radius = (0.8 + seed % 3 * 0.35) * enlarge
    draw.ellipse(
        (middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius),
        fill=colours.BORDER,
    )


def _sector_numbers(canvas: Canvas, shape: Geometry, grid: Grid) -> None:
    """The number of each sector, large and calm in its middle hex."""
    for name, place, sector in zip(shape.names, shape.places, shape.sectors, strict=True):
        if name.endswith("c"):
            x, y = grid.centre(place)
            number = sector.rstrip("abcdefgh")
            size = grid.size * 1.5
            box = Box(x - grid.size, y - size / 2, grid.size * 2, size)
            style = Style("ExtraBold", size, size)
            canvas.text(box, number, style, colours.NUMBER, align=0.5)


def _tones(sector_of: dict[HexPlace, str]) -> dict[str, int]:
    """A tone for every sector, different from its neighbours' where that is possible."""
    beside: dict[str, set[str]] = {sector: set() for sector in sector_of.values()}
    for place, sector in sector_of.items():
        for direction in range(6):
            other = sector_of.get(place.beside(direction))
            if other is not None and other != sector:
                beside[sector].add(other)
    tones: dict[str, int] = {}
    for sector in sorted(beside):
        taken = {tones[other] for other in beside[sector] if other in tones}
        free = [tone for tone in range(len(TONES)) if tone not in taken]
        tones[sector] = free[0] if free else 0
    return tones
