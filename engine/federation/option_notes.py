"""What is worth knowing about a thing that may be chosen by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.core.moves import Note
from engine.federation.metrics import count, influence, mission_level
from engine.federation.state import Player, State
from engine.federation.terms import PLANET_IDS, Planet, Resource
from engine.federation.vocabulary import Points

About = Callable[[State, Player, str], tuple[Note, ...]]


def notes_about(state: State, player: Player, verb: str, word: str) -> tuple[Note, ...]:
    """The notes of the option `verb word`; nothing where the name says all."""
    about = ABOUT.get(verb)
    return () if about is None or word == "none" else about(state, player, word)


def _marker(state: State, player: Player, mission: str) -> tuple[Note, ...]:
    level = state.box.mission_by_word[mission].level
    has = mission_level(state, player)
    return (Note("marker-for", {"mission": mission, "level": level, "has": has}),)


def _medal(state: State, player: Player, kind: str) -> tuple[Note, ...]:
    own = influence(state, player, Planet(kind)) if kind in PLANET_IDS else 0
    args = {"medal": kind, "threshold": state.medals[kind][-1], "influence": own}
    return (Note("medal-now", args),)


def _take(state: State, player: Player, token: str) -> tuple[Note, ...]:
    if token in state.box.asteroids:
        return (Note("gains", {"resources": state.box.asteroids[token].plain()}),)
    return (Note("token", {"token": token}),)


def _deep(state: State, player: Player, token: str) -> tuple[Note, ...]:
    return (Note("deep-space", {"token": token}),)


def specialist_notes(
    state: State, player: Player, token: str, *, hired: bool = False
) -> tuple[Note, ...]:
    """Who it is, and what points it brings at once: with the token itself, where it is hired."""
    one = state.box.specialists[token]
    notes = (Note("specialist", {"token": token, "kind": one.type}),)
    scored = [effect for effect in one.effect if isinstance(effect, Points)]
    if not scored:
        return notes
    had = player.specialists
    player.specialists = {**had, token: True} if hired else had
    try:
        points = sum(effect.factor * count(state, player, effect.metric) for effect in scored)
    finally:
        player.specialists = had
    return (*notes, Note("points", {"points": points}))


def _disc(state: State, player: Player, shop: str) -> tuple[Note, ...]:
    return (Note("disc-at", {"shop": shop, "level": player.discs.get(shop, 0)}),)


def _income(state: State, player: Player, production: str) -> tuple[Note, ...]:
    return (Note("production", {"production": production}),)


def _transmute(state: State, player: Player, resource: str) -> tuple[Note, ...]:
    order = state.box.limits.value_order
    into = order[order.index(Resource(resource)) + 1]
    return (Note("transmutes", {"resource": resource, "into": into}),)


ABOUT: Final[Mapping[str, About]] = {
    "marker": _marker,
    "medal": _medal,
    "take": _take,
    "deep": _deep,
    "flip": specialist_notes,
    "copy": specialist_notes,
    "disc": _disc,
    "income": _income,
    "transmute": _transmute,
}
