"""Symbols of goods, keywords, cards and points, the same in every picture."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from engine.race.terms import Good
from render import theme
from render.pen import Pen, placed, polar, regular, sign, sprite, star
from render.race import colours
from render.theme import Colour, mix


@sign
def symbol(pen: Pen, name: str) -> None:
    """A symbol by its name, on a panel."""
    SYMBOLS[name](pen)


@sprite
def rimmed(pen: Pen, name: str) -> None:
    """The same with a dark rim, on bright plates and bands."""
    SYMBOLS[name](pen)


def _novelty(pen: Pen, size: float = 1.0, colour: Colour = colours.GOODS[Good.NOVELTY]) -> None:
    """A ring around a point."""
    pen.ring(0, 0, 0.96 * size, theme.OUTLINE, 0.42 * size)
    pen.ring(0, 0, 0.88 * size, colour, 0.26 * size)
    pen.disc(0, 0, 0.34 * size, colour)


def _rare(pen: Pen, size: float = 1.0, colour: Colour = colours.GOODS[Good.RARE]) -> None:
    """A crystal."""
    crystal = ((0, -0.94), (0.86, 0.62), (0.4, 0.86), (-0.4, 0.86), (-0.86, 0.62))
    shape = [(x * size, y * size) for x, y in crystal]
    pen.polygon(shape, colour, theme.OUTLINE, 0.16 * size)
    dark = mix(colour, theme.OUTLINE, 0.35)
    pen.polygon([shape[0], shape[1], shape[2], (0.12 * size, 0.86 * size)], dark)


def _genes(pen: Pen, size: float = 1.0, colour: Colour = colours.GOODS[Good.GENES]) -> None:
    """Two strands that cross."""
    steps = [step / 12 for step in range(-12, 13)]
    for edge, ink in ((0.46, theme.OUTLINE), (0.25, colour)):
        for side in (1, -1):
            strand = [
                (step * 0.86 * size, side * 0.52 * size * math.sin(step * math.pi))
                for step in steps
            ]
            pen.line(strand, ink, edge * size)


def _alien(pen: Pen, size: float = 1.0, colour: Colour = colours.GOODS[Good.ALIEN]) -> None:
    """Rays around a core."""
    for edge, ink in ((0.34, theme.OUTLINE), (0.17, colour)):
        for ray in range(8):
            far = 0.92 if ray % 2 == 0 else 0.8
            pen.line([(0, 0), polar(far * size, 45 * ray)], ink, edge * size)
    pen.disc(0, 0, 0.4 * size, colour)


KINDS: Final = {
    Good.NOVELTY: _novelty,
    Good.RARE: _rare,
    Good.GENES: _genes,
    Good.ALIEN: _alien,
}


def _any_good(pen: Pen) -> None:
    """A crate: a good of any kind."""
    pen.rect((-0.88, -0.74, 0.88, 0.82), theme.OUTLINE, 0.2)
    pen.rect((-0.76, -0.62, 0.76, 0.7), colours.GRAY, 0.12)
    dark = mix(colours.GRAY, theme.OUTLINE, 0.6)
    pen.line(((-0.7, -0.14), (0.7, -0.14)), dark, 0.14)
    pen.rect((-0.2, -0.34, 0.2, 0.08), dark, 0.06)


def _card(pen: Pen) -> None:
    pen.rect((-0.62, -0.9, 0.62, 0.9), theme.OUTLINE, 0.2)
    pen.rect((-0.5, -0.78, 0.5, 0.78), colours.CARD, 0.12)
    dark = mix(colours.CARD, theme.OUTLINE, 0.6)
    pen.disc(-0.22, -0.46, 0.17, dark)
    pen.line(((-0.3, 0.14), (0.3, 0.14)), dark, 0.12)
    pen.line(((-0.3, 0.46), (0.3, 0.46)), dark, 0.12)


def _named(pen: Pen) -> None:
    """A card of a name: it bears a star."""
    pen.rect((-0.62, -0.9, 0.62, 0.9), theme.OUTLINE, 0.2)
    pen.rect((-0.5, -0.78, 0.5, 0.78), colours.CARD, 0.12)
    pen.polygon(placed(star(5, 0.48, 0.2), 0, 0), mix(colours.CARD, theme.OUTLINE, 0.6))


def _discard(pen: Pen) -> None:
    """A card that leaves: crossed out."""
    _card(pen)
    pen.line(((-0.8, 0.72), (0.8, -0.72)), theme.OUTLINE, 0.34)
    pen.line(((-0.8, 0.72), (0.8, -0.72)), theme.BAD, 0.19)


def _vp(pen: Pen) -> None:
    """A shield: points."""
    shield = shield_points()
    pen.polygon(shield, colours.VP, theme.OUTLINE, 0.16)
    pen.polygon(shield, colours.VP)
    pen.polygon(placed(star(5, 0.54, 0.23), 0, -0.08), mix(colours.VP, theme.OUTLINE, 0.6))


def shield_points() -> list[tuple[float, float]]:
    """The outline of a shield of points."""
    return [(0.0, -0.94), (0.86, -0.4), (0.62, 0.8), (-0.62, 0.8), (-0.86, -0.4)]


def _sword(pen: Pen) -> None:
    sword(pen, 0, 0, 1.0, colours.MILITARY)


def sword(pen: Pen, x: float, y: float, size: float, colour: Colour) -> None:
    """A blade with a guard, from lower left to upper right."""
    for grow, ink in ((0.17, theme.OUTLINE), (0.0, colour)):
        blade = ((-0.3, 0.16), (0.7, -0.94), (0.94, -0.94), (0.94, -0.7), (-0.16, 0.3))
        pen.polygon(placed(blade, x, y, size), ink, ink, grow * size)
        for ends in (((-0.62, 0.02), (-0.02, 0.62)), ((-0.34, 0.34), (-0.8, 0.8))):
            pen.line(placed(ends, x, y, size), ink, (0.22 + grow) * size)


def _temporary(pen: Pen) -> None:
    """A blade for a while: crossed by a dash."""
    _sword(pen)
    pen.disc(0.62, 0.6, 0.36, theme.OUTLINE)
    pen.ring(0.62, 0.6, 0.32, theme.CHANGED, 0.1)
    pen.line(((0.62, 0.42), (0.62, 0.62), (0.76, 0.62)), theme.CHANGED, 0.1)


def _world(pen: Pen) -> None:
    pen.disc(0, 0, 0.92, theme.OUTLINE)
    pen.disc(0, 0, 0.8, colours.WORLD)
    pen.arc((-0.5, -0.5, 0.5, 0.5), (180, 270), mix(colours.WORLD, theme.OUTLINE, 0.6), 0.14)


def _military_world(pen: Pen) -> None:
    pen.disc(0, 0, 0.96, theme.OUTLINE)
    pen.ring(0, 0, 0.9, colours.MILITARY, 0.16)
    pen.disc(0, 0, 0.62, mix(colours.MILITARY, theme.OUTLINE, 0.6))
    sword(pen, 0, 0, 0.5, theme.WHITE)


def _development(pen: Pen) -> None:
    pen.rect((-0.84, -0.84, 0.84, 0.84), theme.OUTLINE, 0.2)
    pen.rect((-0.72, -0.72, 0.72, 0.72), colours.DEVELOPMENT, 0.12)
    dark = mix(colours.DEVELOPMENT, theme.OUTLINE, 0.6)
    pen.ring(0, 0, 0.44, dark, 0.2)
    for turn in range(4):
        pen.line([polar(0.36, 90 * turn + 45), polar(0.56, 90 * turn + 45)], dark, 0.2)


def _production(pen: Pen, kind: Good | None) -> None:
    """A world of a kind that produces: a full disc."""
    tint = colours.good(kind)
    pen.disc(0, 0, 0.98, theme.OUTLINE)
    pen.disc(0, 0, 0.88, mix(tint, theme.PANEL, 0.35))
    _inner(pen, kind)


def _windfall(pen: Pen, kind: Good | None) -> None:
    """A windfall world of a kind: a broken rim."""
    tint = colours.good(kind)
    pen.disc(0, 0, 0.98, theme.OUTLINE)
    for part in range(6):
        pen.arc((-0.94, -0.94, 0.94, 0.94), (60 * part, 60 * part + 38), tint, 0.16)
    _inner(pen, kind)


def _inner(pen: Pen, kind: Good | None) -> None:
    if kind is None:
        pen.rect((-0.4, -0.34, 0.4, 0.4), theme.WHITE, 0.1)
    else:
        KINDS[kind](pen, 0.56, mix(colours.good(kind), theme.WHITE, 0.4))


def _alien_keyword(pen: Pen) -> None:
    """A head with two large eyes."""
    _plate(pen)
    head = ((-0.5, -0.4), (-0.3, -0.62), (0.3, -0.62), (0.5, -0.4), (0.3, 0.3), (0, 0.62))
    pen.polygon([*head, (-0.3, 0.3)], theme.WHITE, theme.WHITE, 0.06)
    for side in (-1, 1):
        eye = ((side * 0.1, 0.02), (side * 0.38, -0.28), (side * 0.34, -0.02))
        pen.polygon(eye, theme.OUTLINE, theme.OUTLINE, 0.06)


def _rebel(pen: Pen) -> None:
    """A raised flag."""
    _plate(pen)
    pen.line(((-0.4, -0.6), (-0.4, 0.62)), theme.WHITE, 0.16)
    flag = ((-0.4, -0.58), (0.56, -0.58), (0.26, -0.24), (0.56, 0.1), (-0.4, 0.1))
    pen.polygon(flag, theme.WHITE)


def _imperium(pen: Pen) -> None:
    """A crown."""
    _plate(pen)
    crown = ((-0.56, 0.42), (-0.6, -0.4), (-0.26, -0.04), (0, -0.54), (0.26, -0.04), (0.6, -0.4))
    pen.polygon([*crown, (0.56, 0.42)], theme.WHITE)


def _uplift(pen: Pen) -> None:
    """A paw."""
    _plate(pen)
    pen.disc(0, 0.22, 0.34, theme.WHITE)
    for x, y in ((-0.44, -0.1), (-0.17, -0.42), (0.17, -0.42), (0.44, -0.1)):
        pen.disc(x, y, 0.17, theme.WHITE)


def _terraforming(pen: Pen) -> None:
    """A leaf on a world."""
    _plate(pen)
    pen.arc((-0.56, -0.56, 0.56, 0.56), (0, 180), theme.WHITE, 0.16)
    leaf = ((-0.02, 0.18), (-0.3, -0.2), (0, -0.66), (0.3, -0.2))
    pen.polygon(leaf, theme.WHITE, theme.WHITE, 0.06)


def _chromosome(pen: Pen) -> None:
    """Two arms that cross."""
    _plate(pen)
    for side in (-1, 1):
        pen.line([(-0.3 * side, -0.54), (0, 0), (-0.3 * side, 0.54)], theme.WHITE, 0.24)


def _plate(pen: Pen) -> None:
    """The ground of a keyword."""
    pen.polygon(regular(6, 0.98, 30), theme.LINE, theme.OUTLINE, 0.06)


def _chip(pen: Pen) -> None:
    """A chip of points."""
    pen.polygon(regular(6, 0.96, 0), colours.CHIP, theme.OUTLINE, 0.1)
    pen.polygon(placed(star(5, 0.5, 0.22), 0, 0), mix(colours.CHIP, theme.OUTLINE, 0.6))


def _credit(pen: Pen) -> None:
    pen.disc(0, 0, 0.96, theme.OUTLINE)
    pen.disc(0, 0, 0.86, colours.VP)
    dark = mix(colours.VP, theme.OUTLINE, 0.6)
    pen.ring(0, 0, 0.64, dark, 0.12)
    pen.rect((-0.11, -0.36, 0.11, 0.36), dark)


def _economy(pen: Pen) -> None:
    """Bars that grow."""
    for number, x in enumerate((-0.62, 0.0, 0.62)):
        top = 0.3 - 0.52 * number
        pen.rect((x - 0.27, top - 0.08, x + 0.27, 0.88), theme.OUTLINE)
        pen.rect((x - 0.19, top, x + 0.19, 0.8), colours.GOODS[Good.GENES])


def _end(pen: Pen) -> None:
    """A finishing flag."""
    pen.line(((-0.66, -0.9), (-0.66, 0.92)), theme.TEXT, 0.18)
    for column in range(4):
        for row in range(3):
            ink = theme.TEXT if (column + row) % 2 == 0 else theme.LINE
            x, y = -0.58 + 0.4 * column, -0.9 + 0.36 * row
            pen.rect((x, y, x + 0.4, y + 0.36), ink)


def _phases(pen: Pen) -> None:
    """Six steps in a ring: every phase."""
    for step in range(6):
        x, y = polar(0.62, 60 * step - 90)
        pen.disc(x, y, 0.3, theme.OUTLINE)
        pen.disc(x, y, 0.22, colours.CHIP if step % 2 else colours.VP)
    pen.ring(0, 0, 0.26, theme.DIM, 0.1)


def _goal(pen: Pen) -> None:
    """A cup: a goal tile."""
    cup = ((-0.6, -0.8), (0.6, -0.8), (0.5, -0.1), (0.16, 0.3), (-0.16, 0.3), (-0.5, -0.1))
    pen.ring(0, -0.44, 0.86, theme.OUTLINE, 0.3)
    pen.ring(0, -0.44, 0.8, colours.VP, 0.16)
    pen.polygon(cup, colours.VP, theme.OUTLINE, 0.16)
    pen.polygon(cup, colours.VP)
    pen.line(((0, 0.3), (0, 0.66)), colours.VP, 0.2)
    pen.rect((-0.46, 0.62, 0.46, 0.84), colours.VP)


def _keep(pen: Pen) -> None:
    """A pennant: a card its owner wants to keep."""
    pen.line(((-0.5, -0.88), (-0.5, 0.9)), theme.OUTLINE, 0.4)
    pen.line(((-0.5, -0.88), (-0.5, 0.9)), theme.GOOD, 0.2)
    pen.polygon(((-0.42, -0.88), (0.8, -0.38), (-0.42, 0.12)), theme.GOOD, theme.OUTLINE, 0.1)


def _spend(pen: Pen) -> None:
    """An arrow down: a card its owner would spend first."""
    pen.line(((0, -0.8), (0, 0.3)), theme.OUTLINE, 0.52)
    arrow = ((-0.66, 0.06), (0.66, 0.06), (0, 0.86))
    pen.polygon(arrow, theme.BAD, theme.OUTLINE, 0.2)
    pen.line(((0, -0.8), (0, 0.2)), theme.BAD, 0.3)
    pen.polygon(arrow, theme.BAD)


def _arrow(pen: Pen) -> None:
    pen.line(((-0.8, 0), (0.5, 0)), theme.DIM, 0.2)
    pen.polygon(((0.24, -0.5), (0.9, 0), (0.24, 0.5)), theme.DIM)


@sprite
def new_mark(pen: Pen) -> None:
    """A plus on a plate, over an edge: something has changed here."""
    pen.disc(0, 0, 0.96, theme.OUTLINE)
    pen.disc(0, 0, 0.86, theme.CHANGED)
    pen.line(((-0.5, 0), (0.5, 0)), theme.OUTLINE, 0.24)
    pen.line(((0, -0.5), (0, 0.5)), theme.OUTLINE, 0.24)


def _robot(pen: Pen) -> None:
    """A robot's head."""
    pen.line(((0, -0.9), (0, -0.5)), colours.ROBOT, 0.14)
    pen.disc(0, -0.86, 0.16, colours.ROBOT)
    pen.rect((-0.8, -0.54, 0.8, 0.8), theme.OUTLINE, 0.26)
    pen.rect((-0.7, -0.44, 0.7, 0.7), colours.ROBOT, 0.18)
    for x in (-0.3, 0.3):
        pen.disc(x, -0.02, 0.18, theme.OUTLINE)
    pen.line(((-0.3, 0.42), (0.3, 0.42)), theme.OUTLINE, 0.14)


def _match(pen: Pen) -> None:
    """Two equal signs: the robot does as the player does."""
    pen.rect((-0.8, -0.56, 0.8, -0.16), theme.TEXT, 0.1)
    pen.rect((-0.8, 0.16, 0.8, 0.56), theme.TEXT, 0.1)


SYMBOLS: Final[dict[str, Callable[[Pen], None]]] = {
    "novelty": _novelty,
    "rare": _rare,
    "genes": _genes,
    "alien": _alien,
    "good": _any_good,
    "card": _card,
    "named": _named,
    "discard": _discard,
    "vp": _vp,
    "military": _sword,
    "temporary": _temporary,
    "world": _world,
    "military_world": _military_world,
    "development": _development,
    "keyword_alien": _alien_keyword,
    "keyword_rebel": _rebel,
    "keyword_imperium": _imperium,
    "keyword_uplift": _uplift,
    "keyword_terraforming": _terraforming,
    "keyword_chromosome": _chromosome,
    "chip": _chip,
    "credit": _credit,
    "economy": _economy,
    "end": _end,
    "phases": _phases,
    "goal": _goal,
    "keep": _keep,
    "spend": _spend,
    "arrow": _arrow,
    "robot": _robot,
    "match": _match,
    "production": lambda pen: _production(pen, None),
    "windfall": lambda pen: _windfall(pen, None),
    **{f"production_{kind}": partial(_production, kind=kind) for kind in Good},
    **{f"windfall_{kind}": partial(_windfall, kind=kind) for kind in Good},
}
