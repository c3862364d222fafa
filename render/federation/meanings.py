"""What an answer stands for, in a few words: tokens, missions, buildings, shops, projects."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from engine.core.moves import Words
from engine.federation.gains import kept_bag
from engine.federation.terms import CRYSTALS, JOINT, Planet, Resource
from render import texts
from render.federation.parts import GAME, FederationScene, word
from render.federation.wording import (
    about_in,
    bonus_text,
    box_of,
    deed_of,
    face_text,
    metric_text,
    mission_text,
)
from render.texts import ARROW, capital


def meaning(scene: FederationScene, words: Words) -> str:
    """What the last word of an answer does; empty where its name says all."""
    if len(words) < 2:
        return ""
    return MEANT.get(words[0], _token)(scene, words[1])


def meant(scene: FederationScene, words: Words) -> bool:
    """Specialists are called by their number and kind, which says nothing of what they do."""
    return len(words) > 1 and words[1] in box_of(scene.view.assumed).specialists


def sort(scene: FederationScene, words: Words) -> str:
    """What is taken."""
    if words[0] != "take" or len(words) < 2:
        return ""
    found = box_of(scene.view.assumed)
    sorts: Mapping[str, Collection[str]] = {
        "specialist": found.specialists,
        "transfiguration": found.transfigurations,
        "asteroid": found.asteroids,
    }
    return next((name for name, tokens in sorts.items() if words[1] in tokens), "")


def called(scene: FederationScene, words: Words) -> str:
    """Tokens are called by what they bring, missions by what they do too, a wing by its law; what
    has a name of its own, by that."""
    if words[0] in BESIDE_ITS_NUMBER and (done := meaning(scene, words)):
        return f"{texts.move(scene.lang, GAME, words, 'item')}: {done}"
    if words[0] == "law":
        return capital(meaning(scene, words))
    if words[0] in ("shop", "disc") and len(words) > 1:
        return _both_levels(scene, words[1])
    found = box_of(scene.view.assumed)
    if len(words) > 1 and words[1] in found.specialists:
        return specialist_name(scene, words[1])
    if words[0] == "build":
        return _megastructure(scene, words)
    if len(words) < 2 or words[0] not in BY_MEANING:
        return ""
    if words[1] in found.transfigurations:
        return face_text(scene, words[1])
    return about_in(scene, words[1]).removesuffix(".")


def short(scene: FederationScene, words: Words) -> str:
    """Crystals to be kept are known by those that go: most of them stay in any case. A resource
    that becomes another is, by both."""
    if scene.seat is None or len(words) < 2 or words[1] == "none":
        return ""
    if words[0] == "transmute":
        order = box_of(scene.view.assumed).limits.value_order
        into = order[order.index(Resource(words[1])) + 1]
        return f"{word(scene.lang, words[1])} {ARROW} {word(scene.lang, into)}"
    if words[0] != "keep":
        return ""
    has, kept = scene.view.players[scene.seat].reserve, kept_bag(words[1])
    gone = {str(what): kept.count(what) - has[what] for what in CRYSTALS}
    return str(texts.amounts(scene.lang, GAME, {k: n for k, n in gone.items() if n}, "signed"))


BESIDE_ITS_NUMBER: Final = ("mission", "project")
"""Verbs whose answers have a printed number; what it stands for is said with it."""
BY_MEANING: Final = ("start-token", "take", "deep", "choose")
"""Verbs whose answers are tokens that nobody knows by their numbers."""
TIMES: Final = {"immediate": "\u26a1", "any_time": "\u221e"}
WHERE: Final[Mapping[str, str]] = {
    Planet.NEO: "\U0001f7e0",
    Planet.SIXMOON: "\U0001f535",
    Planet.ATAL: "\U0001f7e3",
    Planet.ARRATUIN: "\U0001f7e1",
    Planet.E81216: "\U0001f7e2",
}
"""When a specialist acts: at once, at any time, or with an action of the planet of that colour; the
line below says it in words."""


def specialist_name(scene: FederationScene, token: str) -> str:
    """A specialist: when it acts, its number, its kind."""
    one = box_of(scene.view.assumed).specialists[token]
    sign = TIMES.get(one.timing) or WHERE[one.planet]
    return f"{sign} {word(scene.lang, token)} {word(scene.lang, one.type)}"


def _megastructure(scene: FederationScene, words: Words) -> str:
    """A megastructure is called by what it counts, too; not where its price is chosen with it."""
    counted = _counted(scene, words[1]) if len(words) == 2 else []
    if not counted:
        return ""
    planets = {one: one.partition(":")[2] for one in counted}
    names = [
        word(scene.lang, planet) if planet else metric_text(scene.lang, one)
        for one, planet in planets.items()
    ]
    return f"{capital(word(scene.lang, words[1]))} ({' / '.join(names)})"


def _token(scene: FederationScene, name: str) -> str:
    one = box_of(scene.view.assumed).specialists.get(name)
    return about_in(scene, name) if one is None else deed_of(scene.lang, one)


def _mission(scene: FederationScene, name: str) -> str:
    mission = box_of(scene.view.assumed).mission_by_word.get(name)
    if mission is None:
        return ""
    return mission_text(scene.lang, mission)


def _shop(scene: FederationScene, name: str) -> str:
    """What the level gives that a disc would lie on."""
    shop = box_of(scene.view.assumed).shops.get(name)
    if shop is None:
        return ""
    discs = scene.view.players[scene.seat or 0].discs.get(name, 0)
    return bonus_text(scene.lang, shop.bonus(min(2, discs + 1)))


def _both_levels(scene: FederationScene, name: str) -> str:
    """What both levels of a shop give, by which it is called before a disc is placed and after;
    which level it is now is said beside it."""
    shop = box_of(scene.view.assumed).shops.get(name)
    if shop is None:
        return ""
    first = bonus_text(scene.lang, shop.level1)
    return f"{first} {ARROW} {bonus_text(scene.lang, shop.level2, shop.level1)}"


def _building(scene: FederationScene, name: str) -> str:
    counted = _counted(scene, name)
    if not counted:
        return about_in(scene, name)
    return " / ".join(metric_text(scene.lang, one) for one in counted)


def _counted(scene: FederationScene, name: str) -> list[str]:
    """What a megastructure of this table counts; nothing for other buildings."""
    metrics = box_of(scene.view.assumed).megastructure_metrics
    found = next((one.tokens for one in scene.view.megastructures if one.id == name), ())
    return [metrics[token] for token in found]


def _project(scene: FederationScene, name: str) -> str:
    if name == JOINT:
        return ""
    metric = box_of(scene.view.assumed).projects.columns.get(name)
    return "" if metric is None else metric_text(scene.lang, metric)


def _copied(scene: FederationScene, name: str) -> str:
    return "" if name in set(Planet) else _token(scene, name)


def _wing(scene: FederationScene, name: str) -> str:
    law = next((one for one in scene.view.laws if one.wing == name), None)
    return "" if law is None else word(scene.lang, law.id)


def _nothing(_scene: FederationScene, _name: str) -> str:
    return ""


MEANT: Final[Mapping[str, Callable[[FederationScene, str], str]]] = {
    "place": _nothing,
    "move": _nothing,
    "mission": _mission,
    "marker": _mission,
    "shop": _shop,
    "disc": _both_levels,
    "build": _building,
    "project": _project,
    "copy": _copied,
    "law": _wing,
    "medal": _nothing,
    "upkeep": _nothing,
    "choose": _nothing,
}
