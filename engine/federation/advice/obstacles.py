"""Why a kind of answer, or one target of it, is not possible; and all that could be meant."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Final

from engine.core.moves import Note, Words
from engine.federation.actions.missions import mission_refusal
from engine.federation.asking import Question
from engine.federation.payable import covers_less
from engine.federation.placing import (
    ambassadors_of,
    face_obstacle,
    faces_of,
    read_place,
    space_obstacle,
)
from engine.federation.planets import Specialist
from engine.federation.state import Player, State
from engine.federation.terms import MEDALS, OUTER, PROJECTS, Planet, Resource
from engine.federation.tokens import usable


def obstacles_of(question: Question, prefix: Words, offered: Collection[Words]) -> list[Note]:
    """Why this is not possible now, as far as it is no answer; nothing where it is or may be."""
    if not prefix or prefix[0] not in VERBS:
        return []
    state, player = question.state, question.player
    if prefix[0] == "place" and len(prefix) == 2 and _is_space(state, prefix[1]):
        return list(space_reasons(state, player, prefix[1])) if question.kind == "turn" else []
    if _leads_on(question, prefix, offered):
        return []
    found = list(REASONS.get(prefix[0], _none)(state, player, prefix[1:]))
    if found:
        return found
    return [question.refusal(prefix) or Note("not-offered")]


def _leads_on(question: Question, prefix: Words, offered: Collection[Words]) -> bool:
    """Whether some answer begins like this."""
    if any(words[: len(prefix)] == prefix for words in offered):
        return True
    return question.refusal(prefix) is None


def _is_space(state: State, word: str) -> bool:
    return word in state.box.spaces or word == OUTER


def _none(state: State, player: Player, rest: Words) -> Iterator[Note]:
    yield from ()


def _place(state: State, player: Player, rest: Words) -> Iterator[Note]:
    """A whole placing."""
    if rest:
        read = read_place(state, player, ("place", *rest))
        if isinstance(read, Note):
            yield read
        else:
            face, space, _ = read
            reason = space_obstacle(state, player, space)
            reason = reason or face_obstacle(state, player, face, space)
            if reason:
                yield reason


def space_reasons(state: State, player: Player, space: str) -> Iterator[Note]:
    """Why a space is closed; or with which faces only it can be paid."""
    closed = space_obstacle(state, player, space)
    if closed:
        yield closed
        return
    paid, refused = [], None
    for ambassador in ambassadors_of(player):
        for face in faces_of(state, player, ambassador):
            reason = face_obstacle(state, player, face, space)
            if reason is None:
                paid.append(" ".join((ambassador, *face.words)))
            else:
                refused = refused or reason
    if refused and paid:
        yield Note("needs-face", {"faces": tuple(paid)})
    elif refused:
        yield refused
    elif not paid:
        yield Note("no-ambassador", {"ambassador": ""})


def _mission(state: State, player: Player, rest: Words) -> Iterator[Note]:
    if not rest:
        if not player.ships:
            yield Note("needs-ship")
        elif not set(player.markers) - set(player.missions):
            yield Note("no-mission-open")
        return
    mission = state.box.mission_by_word.get(rest[0])
    reason = None if mission is None else mission_refusal(state, player, mission)
    if state.turn is not None and state.turn.seat == player.seat and state.turn.sent:
        yield Note("one-mission-a-turn")
    elif reason:
        yield reason


def _take(state: State, player: Player, rest: Words) -> Iterator[Note]:
    token = state.box.specialists.get(rest[0]) if rest else None
    if token is None:
        return
    if token.id in player.specialists:
        yield Note("has-it", {"token": token.id})
    elif state.offered[token.level].get(token.type) != token.id:
        yield Note("not-face-up", {"token": token.id})
    elif token.level > 1:
        yield Note("needs-lower-level", {"token": token.id, "level": token.level})
    else:
        yield Note("has-this-character", {"token": token.id})


def _shop(state: State, player: Player, rest: Words) -> Iterator[Note]:
    shop = state.box.shops.get(rest[0]) if rest else None
    if shop is not None and not player.reserve.covers(shop.cost):
        args = {"needed": shop.cost.plain(), "has": player.reserve.plain()}
        yield Note("needs", args)


def _build(state: State, player: Player, rest: Words) -> Iterator[Note]:
    """Built already, no robot, no place, or too dear."""
    what = rest[0] if rest else ""
    if player.robots_used >= state.box.limits.robots:
        yield Note("no-robot")
    elif what in player.productions or what in player.megastructures:
        yield Note("built-already", {"building": what})
    elif what in state.box.megastructures and state.multiplier(what) is None:
        yield Note("no-place-left", {"building": what})
    elif what in state.productions or what in state.box.megastructures:
        cost = state.box.building_cost(what)
        deed = state.deed_of(Planet.E81216)
        if not covers_less(state, player.reserve, cost, deed.discount if deed else 0):
            yield Note("needs", {"needed": cost.plain(), "has": player.reserve.plain()})
    elif what in state.box.productions:
        yield Note("not-in-play", {"building": what})


def _medal(state: State, player: Player, rest: Words) -> Iterator[Note]:
    kind = rest[0] if rest else ""
    if kind in player.medals:
        yield Note("has-medal", {"medal": kind})
    elif kind in state.medals and not state.medals[kind]:
        yield Note("no-medal-left", {"medal": kind})


def _project(state: State, player: Player, rest: Words) -> Iterator[Note]:
    if rest and rest[0] in PROJECTS and state.is_complete(rest[0]):
        yield Note("project-complete", {"project": rest[0]})


def _marker(state: State, player: Player, rest: Words) -> Iterator[Note]:
    if rest and rest[0] in player.markers:
        yield Note("marked-already", {"mission": rest[0]})


def _use(state: State, player: Player, rest: Words) -> Iterator[Note]:
    token = state.box.specialists.get(rest[0]) if rest else None
    if token is None:
        if not rest and not player.specialists:
            yield Note("no-specialist")
    elif token.id not in player.specialists:
        yield Note("has-it-not", {"token": token.id})
    elif not player.specialists[token.id]:
        yield Note("used-already", {"token": token.id})
    elif token.timing == "on_planet_action" and not _is_its_time(state, token):
        yield Note("needs-action", {"token": token.id, "planet": token.planet})
    elif token.id not in usable(state, player):
        yield Note("token-does-nothing", {"token": token.id})


def _is_its_time(state: State, token: Specialist) -> bool:
    deed = state.deed_of(token.planet)
    return deed is not None and token.id not in deed.taken


Reasons = Callable[[State, Player, Words], Iterator[Note]]
REASONS: Final[Mapping[str, Reasons]] = {
    "place": _place,
    "mission": _mission,
    "take": _take,
    "shop": _shop,
    "build": _build,
    "medal": _medal,
    "project": _project,
    "marker": _marker,
    "use": _use,
}
VERBS: Final = (
    *REASONS, "move", "mix", "copy", "income", "transmute", "upkeep", "law", "deep",
    "start-token", "discard", "keep", "flip", "disc", "choose", "action", "end",
)  # fmt: skip


def targets_of(state: State, player: Player, verb: str) -> Iterable[Words]:
    """Everything that could be meant under a verb, possible or not."""
    box = state.box
    names: Mapping[str, Iterable[str]] = {
        "mission": box.mission_by_word,
        "take": box.specialists,
        "shop": box.shops,
        "build": (*state.productions, *box.megastructures),
        "medal": MEDALS,
        "project": PROJECTS,
        "marker": box.mission_by_word,
        "use": player.specialists,
        "copy": (*Planet, *box.rooms),
        "discard": (
            f"{resource}+{count}"
            for resource in Resource
            for count in range(1, player.reserve.count(resource) + 1)
        ),
    }
    if verb == "place":
        return [("place", space) for space in (*box.spaces, OUTER)]
    return [(verb, str(name)) for name in names.get(verb, ())]
