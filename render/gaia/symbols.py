"""Symbols of resources, power and effects, the same in every view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from render import theme
from render.gaia import colours
from render.gaia.card_symbols import CARD_SYMBOLS
from render.pen import Pen, placed, regular, sign, star
from render.theme import Colour, mix


@sign
def symbol(pen: Pen, name: str) -> None:
    """A symbol by its name."""
    SYMBOLS[name](pen)


def _dark(colour: Colour) -> Colour:
    return mix(colour, theme.OUTLINE, 0.6)


def _ore(pen: Pen) -> None:
    """A cube seen from a corner."""
    pen.polygon(regular(6, 0.92), colours.ORE, theme.OUTLINE, 0.12)
    pen.polygon(
        ((-0.8, -0.46), (0, 0), (0, 0.92), (-0.8, 0.46)), mix(colours.ORE, theme.PANEL, 0.35)
    )
    pen.polygon(((0.8, -0.46), (0, 0), (0, 0.92), (0.8, 0.46)), mix(colours.ORE, theme.PANEL, 0.7))


def _credits(pen: Pen) -> None:
    pen.disc(0, 0, 0.96, theme.OUTLINE)
    pen.disc(0, 0, 0.88, colours.CREDIT)
    pen.ring(0, 0, 0.66, _dark(colours.CREDIT), 0.11)
    pen.rect((-0.11, -0.36, 0.11, 0.36), _dark(colours.CREDIT))


def _knowledge(pen: Pen) -> None:
    """An open book."""
    for side in (-1, 1):
        page = (
            (side * 0.06, -0.42),
            (side * 0.94, -0.66),
            (side * 0.94, 0.44),
            (side * 0.06, 0.72),
        )
        pen.polygon(page, colours.KNOWLEDGE, theme.OUTLINE, 0.14)
        pen.polygon(page, colours.KNOWLEDGE)
        for y in (-0.2, 0.1):
            ends = ((side * 0.28, y), (side * 0.72, y - 0.14))
            pen.line(ends, _dark(colours.KNOWLEDGE), 0.11)


def _qic(pen: Pen) -> None:
    """A chip with pins."""
    for place in (-0.4, 0.0, 0.4):
        pen.rect((-0.98, place - 0.09, 0.98, place + 0.09), colours.QIC)
        pen.rect((place - 0.09, -0.98, place + 0.09, 0.98), colours.QIC)
    pen.rect((-0.74, -0.74, 0.74, 0.74), theme.OUTLINE, 0.14)
    pen.rect((-0.66, -0.66, 0.66, 0.66), colours.QIC, 0.12)
    pen.ring(0, 0.0, 0.4, _dark(colours.QIC), 0.17)
    pen.line(((0.1, 0.12), (0.36, 0.38)), _dark(colours.QIC), 0.16)


def _token(pen: Pen) -> None:
    pen.disc(0, 0, 0.92, theme.OUTLINE)
    pen.disc(0, 0, 0.82, colours.POWER)
    pen.disc(-0.2, -0.22, 0.3, mix(colours.POWER, theme.WHITE, 0.4))


def _charge(pen: Pen) -> None:
    """A token that moves on."""
    pen.disc(-0.28, 0, 0.62, theme.OUTLINE)
    pen.disc(-0.28, 0, 0.52, colours.POWER)
    arrow = ((0.16, -0.24), (0.42, -0.24), (0.42, -0.6), (1.0, 0), (0.42, 0.6), (0.42, 0.24))
    pen.polygon((*arrow, (0.16, 0.24)), theme.WHITE, theme.OUTLINE, 0.18)


def _power(pen: Pen) -> None:
    """A bolt on a token: power to be spent."""
    _token_plain(pen)
    bolt = ((0.16, -0.7), (-0.42, 0.12), (-0.06, 0.12), (-0.16, 0.7), (0.42, -0.14), (0.06, -0.14))
    pen.polygon(bolt, theme.OUTLINE)


def _token_plain(pen: Pen) -> None:
    pen.disc(0, 0, 0.96, theme.OUTLINE)
    pen.disc(0, 0, 0.86, colours.POWER)


def _stone(pen: Pen) -> None:
    """The Brainstone: a cut gem."""
    gem = ((-0.5, -0.7), (0.5, -0.7), (0.95, -0.1), (0, 0.92), (-0.95, -0.1))
    pen.polygon(gem, colours.STONE, theme.OUTLINE, 0.16)
    pen.polygon(gem, colours.STONE)
    facet = mix(colours.STONE, theme.PANEL, 0.35)
    pen.line(((-0.92, -0.1), (0.92, -0.1)), facet, 0.1)
    pen.line(((-0.4, -0.1), (0, 0.86), (0.4, -0.1)), facet, 0.1)


def _vp(pen: Pen) -> None:
    """A laurelled shield."""
    shield = ((-0.78, -0.82), (0.78, -0.82), (0.78, 0.12), (0, 0.96), (-0.78, 0.12))
    pen.polygon(shield, colours.VP, theme.OUTLINE, 0.16)
    pen.polygon(shield, colours.VP)
    pen.polygon(placed(star(5, 0.56, 0.24), 0, -0.12), _dark(colours.VP))


def _gaiaformer(pen: Pen) -> None:
    for x in (-0.62, 0.0, 0.62):
        pen.line(((x * 0.7, 0.1), (x, 0.8)), theme.DIM, 0.2)
    pen.disc(0, -0.06, 0.66, theme.DIM)
    pen.rect((-0.8, 0.06, 0.8, 0.22), theme.PANEL)
    pen.disc(0, -0.3, 0.2, colours.PLANETS_GAIA)


def _gaia_area(pen: Pen) -> None:
    """A leaf in a ring: the Gaia area of the power cycle."""
    pen.ring(0, 0, 0.96, colours.PLANETS_GAIA, 0.16)
    leaf = ((-0.42, 0.36), (-0.44, -0.06), (-0.22, -0.36), (0.46, -0.46), (0.42, 0.18), (0.1, 0.44))
    pen.polygon(leaf, theme.WHITE, theme.WHITE, 0.1)


def _step(pen: Pen) -> None:
    """A world that turns into another: terraforming."""
    pen.disc(0, 0, 0.5, colours.CREDIT)
    pen.arc((-0.88, -0.88, 0.88, 0.88), (300, 560), theme.TEXT, 0.17)
    pen.polygon(((0.2, -1.0), (0.72, -0.66), (0.2, -0.34)), theme.TEXT)


def _range(pen: Pen) -> None:
    """A target far away."""
    pen.disc(-0.68, 0.5, 0.26, theme.TEXT)
    pen.arc((-0.72, -0.7, 0.9, 0.9), (200, 330), theme.TEXT, 0.16)
    pen.polygon(((0.98, -0.22), (0.92, 0.5), (0.36, 0.1)), theme.TEXT)


def _types(pen: Pen) -> None:
    """Three worlds of different kinds."""
    for x, y, colour in (
        (-0.46, 0.4, colours.PLANETS_BLUE),
        (0.46, 0.4, colours.CREDIT),
        (0.0, -0.42, colours.PLANETS_RED),
    ):
        pen.disc(x, y, 0.47, theme.OUTLINE)
        pen.disc(x, y, 0.39, colour)


def _sector(pen: Pen) -> None:
    """A cluster of hexes."""
    for x, y in ((0, -0.5), (-0.48, 0.34), (0.48, 0.34)):
        pen.polygon(placed(regular(6, 0.46, 0), x, y), theme.DIM, theme.OUTLINE, 0.08)


def _federation(pen: Pen) -> None:
    """Linked worlds on a token, its green side up."""
    _linked(pen, colours.PLANETS_GAIA)


def _spent_token(pen: Pen) -> None:
    """The gray side of a federation token."""
    _linked(pen, mix(theme.FAINT, theme.PANEL, 0.35))


def _linked(pen: Pen, colour: Colour) -> None:
    pen.polygon(regular(6, 0.98, 0), colour, theme.OUTLINE, 0.1)
    for ends in (((-0.4, 0.3), (0.42, 0.3)), ((-0.4, 0.3), (0, -0.42)), ((0, -0.42), (0.42, 0.3))):
        pen.line(ends, theme.WHITE, 0.14)
    for x, y in ((-0.42, 0.3), (0.42, 0.3), (0, -0.42)):
        pen.disc(x, y, 0.23, theme.WHITE)


def _satellite(pen: Pen) -> None:
    pen.rect((-0.95, -0.3, -0.36, 0.3), theme.DIM)
    pen.rect((0.36, -0.3, 0.95, 0.3), theme.DIM)
    pen.rect((-0.26, -0.5, 0.26, 0.5), theme.DIM, 0.1)
    pen.line(((-0.5, 0), (0.5, 0)), theme.DIM, 0.16)


def _station(pen: Pen) -> None:
    pen.ring(0, 0, 0.84, theme.DIM, 0.26)
    for ends in (((-0.6, 0), (0.6, 0)), ((0, -0.6), (0, 0.6))):
        pen.line(ends, theme.DIM, 0.17)
    pen.disc(0, 0, 0.26, theme.DIM)


def _tech(pen: Pen) -> None:
    """A technology tile."""
    pen.rect((-0.86, -0.86, 0.86, 0.86), colours.KNOWLEDGE, 0.22)
    pen.rect((-0.7, -0.7, 0.7, 0.7), theme.OUTLINE, 0.12)
    pen.polygon(placed(star(4, 0.62, 0.2), 0, 0), colours.KNOWLEDGE)


def _research(pen: Pen) -> None:
    """A step up."""
    pen.rect((-0.9, 0.32, -0.36, 0.86), colours.KNOWLEDGE)
    pen.rect((-0.27, -0.08, 0.27, 0.86), colours.KNOWLEDGE)
    pen.rect((0.36, -0.5, 0.9, 0.86), colours.KNOWLEDGE)
    pen.line(((-0.84, -0.04), (-0.12, -0.66)), theme.TEXT, 0.17)
    pen.polygon(((-0.5, -0.82), (0.16, -0.9), (0.02, -0.26)), theme.TEXT)


def _income(pen: Pen) -> None:
    """An arrow into a tray."""
    pen.line(((-0.8, 0.3), (-0.8, 0.8), (0.8, 0.8), (0.8, 0.3)), theme.GOOD, 0.2)
    pen.polygon(((-0.2, -0.9), (0.2, -0.9), (0.2, -0.1), (-0.2, -0.1)), theme.GOOD)
    pen.polygon(((-0.56, -0.2), (0.56, -0.2), (0, 0.5)), theme.GOOD)


def _pass(pen: Pen) -> None:
    """A flag."""
    pen.line(((-0.6, -0.85), (-0.6, 0.9)), colours.CREDIT, 0.18)
    pen.polygon(((-0.6, -0.85), (0.8, -0.42), (-0.6, 0.08)), colours.CREDIT)


def _swap(pen: Pen) -> None:
    """Two arrows, there and back."""
    for side in (1, -1):
        pen.line(((-0.7 * side, -0.32 * side), (0.3 * side, -0.32 * side)), theme.TEXT, 0.17)
        tip = ((0.2, -0.66), (0.9, -0.32), (0.2, 0.02))
        pen.polygon([(x * side, y * side) for x, y in tip], theme.TEXT)


def _action(pen: Pen) -> None:
    """The octagon of a special action."""
    pen.polygon(regular(8, 0.98, 22.5), theme.CHANGED, theme.OUTLINE, 0.08)
    pen.polygon(((-0.3, -0.48), (0.55, 0), (-0.3, 0.48)), theme.OUTLINE)


def _used(pen: Pen) -> None:
    """An action that has been taken."""
    pen.line(((-0.6, -0.6), (0.6, 0.6)), theme.OUTLINE, 0.5)
    pen.line(((-0.6, 0.6), (0.6, -0.6)), theme.OUTLINE, 0.5)
    pen.line(((-0.6, -0.6), (0.6, 0.6)), theme.BAD, 0.27)
    pen.line(((-0.6, 0.6), (0.6, -0.6)), theme.BAD, 0.27)


SYMBOLS: Final[dict[str, Callable[[Pen], None]]] = {
    "ore": _ore,
    "credits": _credits,
    "knowledge": _knowledge,
    "qic": _qic,
    "tokens": _token,
    "charge": _charge,
    "power": _power,
    "stone": _stone,
    "vp": _vp,
    "gaiaformer": _gaiaformer,
    "gaia_area": _gaia_area,
    "terraform": _step,
    "range": _range,
    "planet_type": _types,
    "sector": _sector,
    "federation_token": _federation,
    "spent_token": _spent_token,
    "satellite": _satellite,
    "station": _station,
    "tech": _tech,
    "research": _research,
    "income": _income,
    "pass": _pass,
    "swap": _swap,
    "action": _action,
    "used": _used,
    **CARD_SYMBOLS,
}
