"""Small signs: planets, resources, ships, votes, coins, medals, each with a shape of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PIL import Image

from render import theme
from render.federation import colours
from render.pen import Pen, Point, polar, regular, sign, star
from render.theme import Colour

DROP: Final[tuple[Point, ...]] = (
    (0, -0.95),
    (0.62, 0.2),
    (0.36, 0.82),
    (-0.36, 0.82),
    (-0.62, 0.2),
)
RHOMB: Final[tuple[Point, ...]] = ((0, -0.95), (0.7, 0), (0, 0.95), (-0.7, 0))
HULL: Final[tuple[Point, ...]] = (
    (0, -0.95),
    (0.45, 0.1),
    (0.85, 0.8),
    (0, 0.5),
    (-0.85, 0.8),
    (-0.45, 0.1),
)


def _shape(pen: Pen, points: tuple[Point, ...] | list[Point], colour: Colour) -> None:
    pen.polygon(points, colour, theme.OUTLINE, 0.16)
    pen.polygon(points, colour)


def _lavandium(pen: Pen) -> None:
    _shape(pen, DROP, colours.RESOURCES["lavandium"])


def _copernium(pen: Pen) -> None:
    _shape(pen, regular(6, 0.9), colours.RESOURCES["copernium"])


def _oceanium(pen: Pen) -> None:
    for down in (-0.42, 0.0, 0.42):
        wave = [(-0.85, down), (-0.45, down - 0.26), (0.0, down), (0.45, down + 0.26), (0.85, down)]
        pen.line(wave, colours.RESOURCES["oceanium"], 0.24)


def _diamond(pen: Pen) -> None:
    _shape(pen, RHOMB, colours.RESOURCES["golden_diamond"])
    pen.line([(-0.7, 0), (0.7, 0)], theme.OUTLINE, 0.1)


def _ship(pen: Pen) -> None:
    _shape(pen, HULL, colours.STEEL)


def _vp(pen: Pen) -> None:
    pen.disc(0, 0, 0.92, colours.VP)
    pen.polygon(star(5, 0.66, 0.28), theme.OUTLINE)


def _level(pen: Pen) -> None:
    for step in range(3):
        high = 0.3 + 0.5 * step
        pen.rect((-0.85 + 0.6 * step, 0.85 - high, -0.4 + 0.6 * step, 0.85), colours.STEEL, 0.05)


def _die(pen: Pen) -> None:
    pen.rect((-0.82, -0.82, 0.82, 0.82), colours.STEEL, 0.25)
    for at in (-0.42, 0.0, 0.42):
        pen.disc(at, at, 0.17, theme.OUTLINE)


def _vote(pen: Pen) -> None:
    pen.rect((-0.85, -0.85, 0.85, 0.85), theme.WHITE, 0.12)
    pen.line([(-0.45, 0.05), (-0.1, 0.42), (0.5, -0.45)], theme.OUTLINE, 0.24)


def _fund(pen: Pen) -> None:
    pen.disc(0, 0, 0.9, colours.RESOURCES["golden_diamond"])
    pen.ring(0, 0, 0.62, theme.OUTLINE, 0.14)


def _medal(pen: Pen) -> None:
    pen.polygon([(-0.5, -0.95), (0.5, -0.95), (0.15, 0.1), (-0.15, 0.1)], colours.RIGHT)
    pen.disc(0, 0.38, 0.55, colours.VP)


def _project(pen: Pen) -> None:
    pen.polygon([(-0.9, 0.85), (-0.9, 0.0), (0, -0.85), (0.9, 0.0), (0.9, 0.85)], colours.STEEL)
    pen.rect((-0.24, 0.2, 0.24, 0.85), theme.OUTLINE)


def _mission(pen: Pen) -> None:
    pen.ring(0, 0, 0.92, colours.STEEL, 0.2)
    pen.disc(0, 0, 0.36, colours.STEEL)


def _unmarked(pen: Pen) -> None:
    pen.ring(0, 0, 0.92, theme.FAINT, 0.13)


def _marked(pen: Pen) -> None:
    pen.disc(0, 0, 0.95, colours.STEEL)


def _completed(pen: Pen) -> None:
    _shape(pen, [(0, -1), (1, 0.86), (-1, 0.86)], colours.VP)


def _deep(pen: Pen) -> None:
    pen.polygon(star(4, 1.0, 0.36), colours.ROOM)


def _pawn(pen: Pen) -> None:
    pen.disc(0, -0.5, 0.4, colours.VP)
    pen.polygon([(-0.2, -0.3), (0.2, -0.3), (0.65, 0.9), (-0.65, 0.9)], colours.VP)


def _token(pen: Pen) -> None:
    pen.rect((-0.6, -0.85, 0.6, 0.85), colours.PLANETS["sixmoon"], 0.2)


def _neutral(pen: Pen) -> None:
    pen.rect((-0.8, -0.8, 0.8, 0.8), colours.NEUTRAL, 0.15)
    for at in (-0.6, 0.0, 0.6):
        pen.line([(at - 0.35, 0.7), (at + 0.35, -0.7)], theme.OUTLINE, 0.12)


def _spy(pen: Pen) -> None:
    pen.polygon([(-0.95, 0), (0, -0.62), (0.95, 0), (0, 0.62)], colours.ROOM)
    pen.disc(0, 0, 0.34, theme.OUTLINE)


def _outer(pen: Pen) -> None:
    pen.polygon(regular(8, 0.92), colours.ROOM)
    pen.disc(0, 0, 0.45, theme.OUTLINE)


def _neo(pen: Pen) -> None:
    pen.disc(0, 0, 0.95, colours.PLANETS["neo"])
    pen.line([(-0.4, 0.55), (0.3, -0.3)], theme.OUTLINE, 0.18)
    pen.line([(-0.2, -0.5), (0.3, -0.35), (0.52, 0.15)], theme.OUTLINE, 0.18)


def _sixmoon(pen: Pen) -> None:
    pen.disc(0, 0, 0.95, colours.PLANETS["sixmoon"])
    for corner in range(6):
        x, y = polar(0.55, 60.0 * corner)
        pen.disc(x, y, 0.16, theme.OUTLINE)


def _atal(pen: Pen) -> None:
    pen.disc(0, 0, 0.95, colours.PLANETS["atal"])
    pen.disc(-0.32, -0.22, 0.13, theme.OUTLINE)
    pen.disc(0.32, -0.22, 0.13, theme.OUTLINE)
    pen.arc((-0.45, -0.3, 0.45, 0.5), (20, 160), theme.OUTLINE, 0.16)


def _arratuin(pen: Pen) -> None:
    pen.disc(0, 0, 0.95, colours.PLANETS["arratuin"])
    pen.line([(-0.55, -0.25), (0.55, -0.25)], theme.OUTLINE, 0.15)
    pen.line([(0, -0.55), (0, 0.55)], theme.OUTLINE, 0.15)
    pen.disc(-0.5, 0.12, 0.2, theme.OUTLINE)
    pen.disc(0.5, 0.12, 0.2, theme.OUTLINE)


def _e81216(pen: Pen) -> None:
    pen.disc(0, 0, 0.95, colours.PLANETS["e81216"])
    pen.polygon(star(8, 0.66, 0.44), theme.OUTLINE)
    pen.disc(0, 0, 0.22, colours.PLANETS["e81216"])


def _move(pen: Pen) -> None:
    pen.line([(-0.8, 0), (0.45, 0)], colours.STEEL, 0.3)
    pen.polygon([(0.25, -0.6), (0.95, 0), (0.25, 0.6)], colours.STEEL)


def _turn(pen: Pen) -> None:
    pen.arc((-0.7, -0.7, 0.7, 0.7), (-40, 230), colours.STEEL, 0.26)
    pen.polygon([(0.3, -0.95), (0.98, -0.35), (0.16, -0.05)], colours.STEEL)


def _disc(pen: Pen) -> None:
    pen.disc(0, 0, 0.9, colours.PLANETS["arratuin"])
    pen.disc(0, 0, 0.55, theme.OUTLINE)
    pen.disc(0, 0, 0.32, colours.PLANETS["arratuin"])


def _asteroid(pen: Pen) -> None:
    _shape(
        pen,
        [(-0.5, -0.8), (0.35, -0.9), (0.95, -0.1), (0.5, 0.8), (-0.4, 0.7), (-0.95, 0.1)],
        colours.NEUTRAL,
    )
    pen.disc(-0.25, -0.2, 0.22, theme.OUTLINE)
    pen.disc(0.3, 0.25, 0.16, theme.OUTLINE)


def _person(pen: Pen) -> None:
    pen.disc(0, -0.42, 0.42, colours.PLANETS["atal"])
    pen.polygon([(-0.8, 0.9), (-0.55, 0.2), (0.55, 0.2), (0.8, 0.9)], colours.PLANETS["atal"])


def _robot(pen: Pen) -> None:
    pen.rect((-0.7, -0.4, 0.7, 0.85), colours.PLANETS["e81216"], 0.15)
    pen.line([(0, -0.4), (0, -0.85)], colours.PLANETS["e81216"], 0.14)
    pen.disc(-0.3, 0.1, 0.16, theme.OUTLINE)
    pen.disc(0.3, 0.1, 0.16, theme.OUTLINE)


def _tower(pen: Pen) -> None:
    _shape(
        pen,
        [(-0.7, 0.9), (-0.4, -0.6), (0, -0.95), (0.4, -0.6), (0.7, 0.9)],
        colours.PLANETS["e81216"],
    )
    pen.line([(-0.5, 0.3), (0.5, 0.3)], theme.OUTLINE, 0.12)
    pen.line([(-0.42, -0.2), (0.42, -0.2)], theme.OUTLINE, 0.12)


def _crystals(pen: Pen) -> None:
    for at, name in ((-0.5, "lavandium"), (0.0, "oceanium"), (0.5, "copernium")):
        shape = [(at, -0.9), (at + 0.36, 0), (at, 0.9), (at - 0.36, 0)]
        pen.polygon(shape, colours.RESOURCES[name])


def _bolt(pen: Pen) -> None:
    shape = [(0.25, -0.95), (-0.55, 0.15), (-0.05, 0.15), (-0.25, 0.95), (0.55, -0.2), (0.05, -0.2)]
    pen.polygon(shape, colours.VP)


def _always(pen: Pen) -> None:
    pen.ring(-0.45, 0, 0.48, colours.VP, 0.2)
    pen.ring(0.45, 0, 0.48, colours.VP, 0.2)


def _level_up(pen: Pen) -> None:
    _level(pen)
    pen.polygon([(-0.85, -0.2), (-0.45, -0.9), (-0.05, -0.2)], colours.VP)


DRAWN: Final[Mapping[str, Callable[[Pen], None]]] = {
    "lavandium": _lavandium, "copernium": _copernium, "oceanium": _oceanium,
    "golden_diamond": _diamond, "ship": _ship, "vp": _vp, "level": _level, "die": _die,
    "vote": _vote, "fund": _fund, "medal": _medal, "project": _project, "mission": _mission,
    "pawn": _pawn, "token": _token, "neutral": _neutral, "spy": _spy, "outer": _outer,
    "move": _move, "turn": _turn, "disc": _disc, "asteroid": _asteroid, "person": _person,
    "robot": _robot, "tower": _tower, "crystals": _crystals, "bolt": _bolt, "always": _always,
    "level_up": _level_up, "unmarked": _unmarked, "marked": _marked, "completed": _completed,
    "deep": _deep,
    "neo": _neo, "sixmoon": _sixmoon, "atal": _atal, "arratuin": _arratuin, "e81216": _e81216,
}  # fmt: skip


@sign
def _made(pen: Pen, name: str) -> None:
    DRAWN[name](pen)


def symbol(pixels: int, name: str) -> Image.Image:
    """A sign of so many pixels."""
    return _made(pixels, name)
