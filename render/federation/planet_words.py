"""The five planets in words: what lies open on each, with prices, and everybody's pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from engine.federation.terms import Planet
from render import texts
from render.federation.parts import GAME, FederationScene, say, word
from render.federation.told import titled
from render.federation.wording import about_in, box_of, metric_text


def planet_text(scene: FederationScene, planet: Planet) -> str:
    """A planet in words."""
    lines = [*_medals(scene, planet), *SHOWN[planet](scene)]
    return f"{word(scene.lang, planet)}: {'; '.join(line for line in lines if line)}"


def _medals(scene: FederationScene, planet: Planet) -> Iterator[str]:
    """Influence of everybody, and the thresholds of the medals left."""
    view = scene.view
    own = [f"{scene.name(one.seat)} {one.influence[planet]}" for one in view.players]
    yield titled(scene, say(scene.lang, "influence"), own)
    left = "/".join(str(one) for one in view.medals[planet])
    yield titled(scene, say(scene.lang, "medals"), [left])


def _neo(scene: FederationScene) -> Iterator[str]:
    lang = scene.lang
    miners = [f"{scene.name(one.seat)} {word(lang, one.miner)}" for one in scene.view.players]
    yield titled(scene, say(lang, "miners"), miners)
    for space, token in scene.view.asteroids.items():
        if token not in (None, "?"):
            yield f"{word(lang, space)}: {about_in(scene, str(token))}"
    dead = [about_in(scene, one) for one in scene.view.dead_asteroids or ()]
    yield titled(scene, word(lang, "d8"), dead)


def _sixmoon(scene: FederationScene) -> Iterator[str]:
    lang = scene.lang
    mages = [f"{scene.name(one.seat)} {one.mage}" for one in scene.view.players]
    yield titled(scene, say(lang, "mages"), mages)
    for moon, tokens in scene.view.moons.items():
        for token in tokens:
            yield f"{word(lang, f'moon{moon}')}: {about_in(scene, token)}"


def _atal(scene: FederationScene) -> Iterator[str]:
    for row in scene.view.offered.values():
        for token in row.values():
            yield f"{word(scene.lang, token)}: {about_in(scene, token)}"


def _arratuin(scene: FederationScene) -> Iterator[str]:
    lang = scene.lang
    for player in scene.view.players:
        discs = [f"{word(lang, shop)} ({level})" for shop, level in player.discs.items()]
        yield titled(scene, scene.name(player.seat), discs)


def _e81216(scene: FederationScene) -> Iterator[str]:
    lang, metrics = scene.lang, box_of(scene.view.assumed).megastructure_metrics
    for one in scene.view.productions:
        built = [scene.name(who.seat) for who in scene.view.players if one in who.productions]
        owners = f" ({', '.join(built)})" if built else ""
        yield f"{word(lang, one)}{owners}: {about_in(scene, one)}"
    for mega in scene.view.megastructures:
        cost = {what: n for what, n in mega.cost.items() if n}
        price = str(texts.amounts(lang, GAME, cost))
        least = " / ".join(metric_text(lang, metrics[token]) for token in mega.tokens)
        times = f"×{mega.multiplier}: " if mega.multiplier else ""
        yield f"{word(lang, mega.id)} ({price}): {times}{least}"


SHOWN: Final[Mapping[Planet, Callable[[FederationScene], Iterator[str]]]] = {
    Planet.NEO: _neo,
    Planet.SIXMOON: _sixmoon,
    Planet.ATAL: _atal,
    Planet.ARRATUIN: _arratuin,
    Planet.E81216: _e81216,
}
