"""Rows of figures and symbols: how every tile, price and gain is written without words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from engine.gaia.components import Gain
from engine.gaia.terms import BUILDINGS, Building, Planet
from render import fonts, theme
from render.canvas import Canvas
from render.gaia import colours
from render.gaia.pieces import mark, structure
from render.gaia.planets import planet
from render.gaia.symbols import SYMBOLS, symbol
from render.layout import Box
from render.theme import Colour, Style


class GaiaIcon(NamedTuple):
    """A symbol, a planet or a structure, by name."""

    name: str


Item: TypeAlias = GaiaIcon | str
Items: TypeAlias = tuple[Item, ...]

PIECES: Final = colours.Owner(theme.DIM, "ring")
"""Structures in formulas belong to nobody."""
OWNER: Final = "owner_"
"""Begins the name of an owner's mark, by colour."""
ICON_SIZE: Final = 1.3
"""Symbols are taller than figures."""
SPACE: Final = 0.16
"""Between a figure and its symbol."""
APART: Final = 0.5
"""Between one symbol and the next figure."""
LEAST: Final = 0.5
"""How far a formula may shrink to fit."""

PER: Final[dict[str, Items]] = {
    "planet_type": (GaiaIcon("planet_type"),),
    "federation_token": (GaiaIcon("federation_token"),),
    "mine": (GaiaIcon("m"),),
    "research_lab": (GaiaIcon("lab"),),
    "sector": (GaiaIcon("sector"),),
    "gaia_planet": (GaiaIcon("gaia"),),
    "trading_station": (GaiaIcon("ts"),),
    "big_building": (GaiaIcon("pi"), GaiaIcon("ac1")),
}
TRIGGER: Final[dict[str, Items]] = {
    "build_mine": (GaiaIcon("m"),),
    "mine_on_gaia": (GaiaIcon("m"), GaiaIcon("gaia")),
    "terraform_step": (GaiaIcon("terraform"),),
    "upgrade_to_trading_station": (GaiaIcon("ts"),),
    "upgrade_to_big_building": (GaiaIcon("pi"), GaiaIcon("ac1")),
    "advance_research": (GaiaIcon("research"),),
    "gain_federation_token": (GaiaIcon("federation_token"),),
}
COUNTS: Final[dict[str, Items]] = {
    "structures": (GaiaIcon("m"), GaiaIcon("ts"), GaiaIcon("lab")),
    "structures_in_federations": (GaiaIcon("m"), GaiaIcon("federation_token")),
    "planet_types": (GaiaIcon("planet_type"),),
    "gaia_planets": (GaiaIcon("gaia"),),
    "sectors": (GaiaIcon("sector"),),
    "satellites": (GaiaIcon("satellite"),),
}
TIMES: Final = frozenset({"income", "pass", "action"})
"""Symbols that open a new part of a formula."""


def gain(amounts: Gain) -> Items:
    """Resources gained or paid, in the order printed."""
    return tuple(item for what, count in amounts for item in (str(count), GaiaIcon(what)))


def write(
    canvas: Canvas,
    box: Box,
    items: Sequence[Item],
    size: float,
    *,
    align: float = 0.5,
    colour: Colour = theme.TEXT,
) -> Box:
    """Write a formula in one line inside a box, smaller if it would not fit; no smaller than can
    be read, so its parts may move together."""
    full, close = length(canvas, items, size), 1.0
    if full > box.w:
        least = max(size * LEAST, canvas.floor / canvas.scale)
        size = min(size, max(least, size * box.w / full * 0.99))
        full = length(canvas, items, size)
    if full > box.w:
        gaps = size * sum(_gap(first, second) for first, second in pairwise(items))
        close = max(0.0, 1 - (full - box.w) / gaps) if gaps else 1.0
        full = box.w
    x = box.x + max(0.0, box.w - full) * align
    start = x
    style = Style("Bold", size, size)
    for place, item in enumerate(items):
        if isinstance(item, GaiaIcon):
            wide = ICON_SIZE * size
            canvas.sprite(icon(canvas.px(wide), item), x + wide / 2, box.y + box.h / 2)
        else:
            wide = canvas.length(item, style)
            canvas.text(Box(x, box.y, wide + 0.5, box.h), item, style, colour)
        x += wide
        if place + 1 < len(items):
            x += _gap(item, items[place + 1]) * size * close
    return Box(start, box.y, x - start, box.h)


def icon(pixels: int, item: GaiaIcon) -> Image.Image:
    """The picture of an icon."""
    if item.name in SYMBOLS:
        return symbol(pixels, item.name)
    if item.name.startswith(OWNER):
        who = colours.owner(item.name.removeprefix(OWNER))
        return mark(round(pixels * 0.9), who)
    if item.name in BUILDINGS:
        return structure(pixels, Building(item.name), PIECES)
    return planet(round(pixels * 0.92), Planet(item.name))


def length(canvas: Canvas, items: Sequence[Item], size: float) -> float:
    """How long a formula is in one line."""
    style = Style("Bold", size, size)
    widths = (
        ICON_SIZE * size if isinstance(item, GaiaIcon) else canvas.length(item, style)
        for item in items
    )
    gaps = sum(_gap(first, second) for first, second in pairwise(items))
    return sum(widths) + gaps * size


def span(items: Sequence[Item], size: float) -> float:
    """The same before there is a canvas, for laying out."""
    style = Style("Bold", size, size)
    widths = (
        ICON_SIZE * size if isinstance(item, GaiaIcon) else fonts.span(item, style) + 0.5
        for item in items
    )
    return sum(widths) + size * sum(_gap(first, second) for first, second in pairwise(items))


def _gap(first: Item, second: Item) -> float:
    """The distance between two items, in sizes."""
    if isinstance(first, GaiaIcon):
        figure = isinstance(second, str) and second.lstrip("+").isdigit()
        if figure or (isinstance(second, GaiaIcon) and second.name in TIMES):
            return APART
    return SPACE
