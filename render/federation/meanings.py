"""What an answer stands for, in a few words: tokens, missions, buildings, shops, projects."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.core.moves import Words
from engine.federation.planets import FixedBonus
from engine.federation.terms import JOINT, Planet
from render import texts
from render.federation.parts import GAME, FederationScene, tell, word
from render.federation.wording import (
    about_in,
    box_of,
    effects_text,
    face_text,
    metric_text,
    mission_text,
)


def meaning(scene: FederationScene, words: Words) -> str:
    """What the last word of an answer does; empty where its name says all."""
    if len(words) < 2:
        return ""
    return MEANT.get(words[0], _token)(scene, words[1])


def called(scene: FederationScene, words: Words) -> str:
    """Tokens are called by what they bring, missions by what they do too, a wing by its law; what
    has a name of its own, by that."""
    if words[0] == "mission" and (done := meaning(scene, words)):
        return f"{texts.move(scene.lang, GAME, words, 'item')}: {done}"
    if words[0] == "law":
        return meaning(scene, words)
    if len(words) < 2 or words[0] not in BY_MEANING:
        return ""
    found = box_of(scene.view.assumed)
    if words[1] in found.specialists:
        return ""
    if words[1] in found.transfigurations:
        return face_text(scene, words[1])
    return about_in(scene, words[1]).removesuffix(".")


BY_MEANING: Final = ("start-token", "take", "deep", "choose")
"""Verbs whose answers are tokens that nobody knows by their numbers."""


def _token(scene: FederationScene, name: str) -> str:
    return about_in(scene, name)


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
    bonus = shop.bonus(min(2, discs + 1))
    if isinstance(bonus, FixedBonus):
        return effects_text(scene.lang, bonus.effect)
    kinds = [effects_text(scene.lang, (one,)) for one in bonus.options]
    key = "meaning-mixed" if bonus.mix else "meaning-alike"
    return tell(scene.lang, key, n=bonus.units, list=" / ".join(kinds))


def _building(scene: FederationScene, name: str) -> str:
    found = box_of(scene.view.assumed)
    mega = next((one for one in scene.view.megastructures if one.id == name), None)
    if mega is None:
        return about_in(scene, name)
    counted = [metric_text(scene.lang, found.megastructure_metrics[one]) for one in mega.tokens]
    return " / ".join(counted)


def _project(scene: FederationScene, name: str) -> str:
    if name == JOINT:
        return ""
    metric = box_of(scene.view.assumed).projects.columns.get(name)
    return "" if metric is None else metric_text(scene.lang, metric)


def _copied(scene: FederationScene, name: str) -> str:
    return "" if name in set(Planet) else about_in(scene, name)


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
    "disc": _shop,
    "build": _building,
    "project": _project,
    "copy": _copied,
    "law": _wing,
    "medal": _nothing,
    "upkeep": _nothing,
    "choose": _nothing,
}
