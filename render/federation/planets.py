"""The planets drawn: all five one below the other, or one large with what is to be chosen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from engine.federation.terms import Planet
from render import theme
from render.canvas import Canvas
from render.federation import worlds, worlds_built
from render.federation.parts import FederationScene, header, say, word
from render.federation.planet_words import planet_text
from render.federation.wording import box_of
from render.layout import Box
from render.page import HEADER

MARGIN: Final = 8
GAP: Final = 6
PAD: Final = 8


class PlanetPainter(NamedTuple):
    """How one planet is drawn."""

    height: Callable[[FederationScene, float], float]
    paint: Callable[[Canvas, FederationScene, Box], None]


WORLDS: Final[Mapping[Planet, PlanetPainter]] = {
    Planet.NEO: PlanetPainter(worlds.neo_height, worlds.paint_neo),
    Planet.SIXMOON: PlanetPainter(worlds.sixmoon_height, worlds.paint_sixmoon),
    Planet.ATAL: PlanetPainter(worlds_built.atal_height, worlds_built.paint_atal),
    Planet.ARRATUIN: PlanetPainter(worlds_built.arratuin_height, worlds_built.paint_arratuin),
    Planet.E81216: PlanetPainter(worlds_built.e81216_height, worlds_built.paint_e81216),
}


def _room(wide: float) -> float:
    return wide - 2 * MARGIN - 2 * PAD


def _height(scene: FederationScene, planet: Planet, wide: float) -> float:
    return 2 * PAD + worlds.HEAD + WORLDS[planet].height(scene, _room(wide))


def _world(
    canvas: Canvas, scene: FederationScene, planet: Planet, box: Box, *, named: bool = True
) -> None:
    canvas.panel(box, theme.PANEL)
    head, rest = box.inset(PAD).cut_top(worlds.HEAD)
    worlds.world_head(canvas, scene, planet, head, named=named)
    WORLDS[planet].paint(canvas, scene, rest)


def size(scene: FederationScene) -> tuple[float, float]:
    """All planets one below the other."""
    high = sum(_height(scene, planet, theme.OVERVIEW) + GAP for planet in Planet)
    return theme.OVERVIEW, 2 * MARGIN + HEADER + high


def paint(canvas: Canvas, scene: FederationScene) -> None:
    """One planet below the other."""
    box = Box(0, 0, *size(scene)).inset(MARGIN)
    head, box = box.cut_top(HEADER)
    header(canvas, scene, head, say(scene.lang, "planets"))
    for planet in Planet:
        place, box = box.cut_top(_height(scene, planet, theme.OVERVIEW), GAP)
        _world(canvas, scene, planet, place)


def alt_planets(scene: FederationScene) -> str:
    """The same in words."""
    return ". ".join((say(scene.lang, "planets"), *(planet_text(scene, one) for one in Planet)))


def shown_planets(scene: FederationScene) -> tuple[Planet, ...]:
    """The planet asked for, or those on which there is something to choose; else the first."""
    if scene.card in set(Planet):
        return (Planet(scene.card),)
    named = (name for names in scene.marks.values() for name in names)
    found = dict.fromkeys(planet for name in named if (planet := planet_of(scene, name)))
    return tuple(found) or (Planet.NEO,)


def planet_of(scene: FederationScene, name: str) -> Planet | None:
    """The planet on which something lies."""
    found = box_of(scene.view.assumed)
    here: Mapping[Planet, Callable[[str], bool]] = {
        Planet.NEO: lambda one: one in found.neo.graph or one in found.asteroids,
        Planet.SIXMOON: lambda one: one.startswith("moon") or one in found.transfigurations,
        Planet.ATAL: found.specialists.__contains__,
        Planet.ARRATUIN: found.shops.__contains__,
        Planet.E81216: lambda one: one in found.productions or one in found.megastructures,
    }
    return next((planet for planet, holds in here.items() if holds(name)), None)


def one_size(scene: FederationScene) -> tuple[float, float]:
    """One planet, or several one below the other."""
    shown = shown_planets(scene)
    high = sum(_height(scene, planet, theme.PAGE) for planet in shown)
    return theme.PAGE, 2 * MARGIN + HEADER + high + GAP * (len(shown) - 1)


def paint_one(canvas: Canvas, scene: FederationScene) -> None:
    """One planet, large, or all on which there is something to choose."""
    box = Box(0, 0, *one_size(scene)).inset(MARGIN)
    head, box = box.cut_top(HEADER)
    shown = shown_planets(scene)
    header(canvas, scene, head, " · ".join(word(scene.lang, planet) for planet in shown))
    for planet in shown:
        place, box = box.cut_top(_height(scene, planet, theme.PAGE), GAP)
        _world(canvas, scene, planet, place, named=len(shown) > 1)


def alt_one(scene: FederationScene) -> str:
    """The same in words."""
    return ". ".join(planet_text(scene, planet) for planet in shown_planets(scene))
