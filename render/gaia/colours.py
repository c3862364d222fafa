"""Colours of planets, players and resources, and the marks that stand beside them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.gaia.terms import Planet
from render import theme
from render.marks import Owner as Owner
from render.theme import Colour, mix, rgb, tints

PLANETS: Final = {
    Planet.TERRA: rgb("3f86e0"),
    Planet.OXIDE: rgb("bf343c"),
    Planet.VOLCANIC: rgb("f79a43"),
    Planet.DESERT: rgb("f0cf4b"),
    Planet.SWAMP: rgb("93623b"),
    Planet.TITANIUM: rgb("868f9e"),
    Planet.ICE: rgb("e4f0f8"),
    Planet.GAIA: rgb("43b35c"),
    Planet.TRANSDIM: rgb("7a4cc4"),
    Planet.LOST: rgb("27a9a6"),
}
PLANETS_BLUE: Final = PLANETS[Planet.TERRA]
PLANETS_RED: Final = PLANETS[Planet.OXIDE]
PLANETS_GAIA: Final = PLANETS[Planet.GAIA]


OWNERS: Final = {
    "blue": Owner(rgb("4f9dff"), "disc"),
    "red": Owner(rgb("ea4340"), "triangle"),
    "orange": Owner(rgb("ffa748"), "hourglass"),
    "yellow": Owner(rgb("ffe066"), "star"),
    "brown": Owner(rgb("b57a49"), "square"),
    "gray": Owner(rgb("a3adbd"), "cross"),
    "white": Owner(rgb("f6f9ff"), "diamond"),
}
NOBODY: Final = Owner(theme.FAINT, "ring")
"""The neutral player, and seats without a faction."""

ORE: Final = rgb("c9d2e3")
CREDIT: Final = rgb("f5b93e")
KNOWLEDGE: Final = rgb("58b7ff")
QIC: Final = rgb("3ecf7c")
POWER: Final = rgb("b07bff")
VP: Final = rgb("ffe9a8")
STONE: Final = rgb("ff6fb5")
"""The Brainstone."""

SPACE: Final = rgb("121a30")
SPACE_TWO: Final = rgb("17203a")
SPACE_THREE: Final = rgb("1b2440")
"""Neighbouring sectors take different tones."""
GRID: Final = rgb("2a3554")
BORDER: Final = rgb("56648c")
NUMBER: Final = rgb("323e63")
"""Numbers of sectors, below everything else."""
CODE: Final = rgb("8794ba")
"""Coordinates of empty hexes."""


def owner(colour: str | None) -> Owner:
    """The look of a player colour."""
    return OWNERS.get(colour or "", NOBODY)


def shades(colour: Colour) -> tuple[Colour, ...]:
    """From the dark side to the light side of a disc."""
    dark, light = mix(colour, theme.OUTLINE, 0.55), mix(colour, theme.WHITE, 0.38)
    return (dark, mix(dark, colour, 0.6), colour, mix(colour, light, 0.5), light)


def territory(colour: Colour) -> Colour:
    """The ground of a hex somebody lives on."""
    return mix(SPACE_TWO, colour, 0.3)


def fringe(colour: Colour) -> Colour:
    """The ground of a hex somebody could only just reach."""
    return mix(SPACE_TWO, colour, 0.12)


def _all_colours() -> Iterator[Colour]:
    yield from (SPACE, SPACE_TWO, SPACE_THREE, GRID, BORDER, CODE, NUMBER)
    yield from (mix(SPACE_TWO, CODE, share) for share in (0.25, 0.5, 0.75))
    yield mix(SPACE, theme.DIM, 0.5)
    for planet in PLANETS.values():
        yield from shades(planet)
        yield mix(planet, theme.OUTLINE, 0.75)
    for seat in (*OWNERS.values(), NOBODY):
        yield seat.colour
        yield territory(seat.colour)
        yield fringe(seat.colour)
        yield from (mix(seat.colour, theme.OUTLINE, share) for share in (0.25, 0.5, 0.75))
        yield mix(seat.colour, theme.WHITE, 0.4)
    resources = (ORE, CREDIT, KNOWLEDGE, QIC, POWER, VP, STONE)
    yield from tints(resources, panel=(0.35, 0.7), outline=(0.6,))


PALETTE: Final = theme.palette(_all_colours())
