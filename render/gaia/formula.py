"""Rows of figures and symbols: how every tile, price and gain is written without words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image

from engine.gaia.components import Gain
from engine.gaia.terms import BUILDINGS, Building, Planet
from render import formula, theme
from render.canvas import Canvas
from render.formula import Icon, Item, Items, Spacing
from render.gaia import colours
from render.gaia.pieces import mark, silhouette
from render.gaia.planets import planet
from render.gaia.symbols import SYMBOLS, symbol
from render.layout import Box
from render.theme import Colour

PIECES: Final = colours.Owner(theme.DIM, "ring")
"""Structures in formulas belong to nobody."""
OWNER: Final = "owner_"
"""Begins the name of an owner's mark, by colour."""

PER: Final[dict[str, Items]] = {
    "planet_type": (Icon("planet_type"),),
    "federation_token": (Icon("federation_token"),),
    "mine": (Icon("m"),),
    "research_lab": (Icon("lab"),),
    "sector": (Icon("sector"),),
    "gaia_planet": (Icon("gaia"),),
    "trading_station": (Icon("ts"),),
    "big_building": (Icon("pi"), Icon("ac1")),
}
TRIGGER: Final[dict[str, Items]] = {
    "build_mine": (Icon("m"),),
    "mine_on_gaia": (Icon("m"), Icon("gaia")),
    "terraform_step": (Icon("terraform"),),
    "upgrade_to_trading_station": (Icon("ts"),),
    "upgrade_to_big_building": (Icon("pi"), Icon("ac1")),
    "advance_research": (Icon("research"),),
    "gain_federation_token": (Icon("federation_token"),),
}
COUNTS: Final[dict[str, Items]] = {
    "structures": (Icon("m"), Icon("ts"), Icon("lab")),
    "structures_in_federations": (Icon("m"), Icon("federation_token")),
    "planet_types": (Icon("planet_type"),),
    "gaia_planets": (Icon("gaia"),),
    "sectors": (Icon("sector"),),
    "satellites": (Icon("satellite"),),
}
TIMES: Final = frozenset({"income", "pass", "action"})
"""Symbols that open a new part of a formula."""


def gain(amounts: Gain) -> Items:
    """Resources gained or paid, in the order printed."""
    return tuple(item for what, count in amounts for item in (str(count), Icon(what)))


def write(
    canvas: Canvas,
    box: Box,
    items: Sequence[Item],
    size: float,
    *,
    align: float = 0.5,
    colour: Colour = theme.TEXT,
) -> Box:
    """Write a formula in one line inside a box, smaller or closer together if it would not fit."""
    return formula.write(
        canvas, box, items, size, icon, align=align, colour=colour, spacing=SPACING
    )


def icon(pixels: int, name: str) -> Image.Image:
    """A symbol, a planet or a structure, by name."""
    if name in SYMBOLS:
        return symbol(pixels, name)
    if name.startswith(OWNER):
        return mark(round(pixels * 0.9), colours.owner(name.removeprefix(OWNER)))
    if name in BUILDINGS:
        return silhouette(pixels, Building(name), PIECES)
    return planet(round(pixels * 0.92), Planet(name))


def length(canvas: Canvas, items: Sequence[Item], size: float) -> float:
    """How long a formula is in one line."""
    return formula.length(canvas, items, size, spacing=SPACING)


def span(items: Sequence[Item], size: float) -> float:
    """The same before there is a canvas, for laying out."""
    return formula.span_of(items, size, spacing=SPACING) + SLACK * sum(
        isinstance(item, str) for item in items
    )


def _gap(first: Item, second: Item) -> float:
    """The distance between two items, in sizes."""
    if isinstance(first, Icon):
        figure = isinstance(second, str) and second.lstrip("+").isdigit()
        if figure or (isinstance(second, Icon) and second.name in TIMES):
            return 0.5
    return 0.16


SPACING: Final = Spacing(1.3, _gap, squeezed=True)
SLACK: Final = 0.5
"""A figure may turn out so much longer on a canvas."""
