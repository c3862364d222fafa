"""Why an action, or one target of it, is not possible now, in numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from engine.core.moves import Note, Words
from engine.gaia.actions import board_action, federation, free, gaiaform, passing, research
from engine.gaia.actions import special as special_action
from engine.gaia.actions import upgrade as upgrade_action
from engine.gaia.actions.build import build_refusal
from engine.gaia.components import BOARD_ACTIONS
from engine.gaia.reach import distance_to, range_qic
from engine.gaia.state import Player, State
from engine.gaia.terms import ROUNDS, TRACKS, Building, Planet

MOST_REASONS: Final = 3
Refuse = Callable[[State, Player, Words], Note | None]


def obstacles_of(state: State, player: Player, prefix: Words) -> list[Note]:
    """The reasons under a verb or a target, the nearest to being overcome first; empty if there
    is an option, or if the verb means nothing here."""
    known = _VERBS.get(prefix[0]) if prefix else None
    if known is None:
        return []
    if prefix[0] == "federation":
        return _federation(state, player, prefix)
    refuse, targets = known
    reasons: list[Note] = []
    for words in targets(state, player):
        if words[: len(prefix)] != prefix[: len(words)]:
            continue
        reason = refuse(state, player, words)
        if reason is None:
            return []
        if reason not in reasons:
            reasons.append(reason)
    if not reasons:
        whole = prefix + _LAST_WORDS.get(prefix[0], ()) if len(prefix) == 2 else prefix
        reason = refuse(state, player, whole)
        return [reason] if reason else []
    nearest = sorted(reasons, key=_distance)[:MOST_REASONS]
    return [*nearest, *_of_place(state, player, prefix, nearest[0])]


def targets_of(state: State, player: Player, verb: str) -> Iterable[Words]:
    """Everything under a verb that a reason can be asked for."""
    known = _VERBS.get(verb)
    return () if known is None else known[1](state, player)


def _federation(state: State, player: Player, prefix: Words) -> list[Note]:
    """Why there is no federation, or not this one, whatever its token."""
    kinds = [kind for kind, left in state.tokens.items() if left]
    if not kinds:
        return [Note("token-gone")]
    if len(prefix) == 1:
        reason = federation.obstacle_of(state, player)
    else:
        words = federation.spell(state, player, (*prefix, kinds[0])[:3])
        reason = federation.refusal(state, player, words)
    return [reason, *_of_federation(player, reason)] if reason else []


def _of_federation(player: Player, reason: Note) -> Iterator[Note]:
    """What else is to be known where a federation is too weak or too dear."""
    growing = player.rules.growing_federation
    if reason.key == "federation-too-weak" and player.federated and not growing:
        yield Note("federated-before")
    if reason.key == "federation-not-affordable":
        yield Note("satellite-price", {"price": {"qic" if growing else "discarded": 1}})


def _of_place(state: State, player: Player, words: Words, reason: Note) -> Iterator[Note]:
    """How far away a place is that QICs are missing for, and which of them are for what."""
    short = reason.args.get("short")
    if words[0] not in ("build", "gaiaform") or len(words) != len(("build", "1c")):
        return
    if not isinstance(short, dict) or "qic" not in short:
        return
    place = state.board.index[words[1]]
    count = range_qic(state, player, place)
    if count:
        away = distance_to(state, player, place)
        yield Note("far", {"distance": away, "range": player.range, "price": {"qic": count}})
    resource, amount = player.rules.gaia_price
    if state.planets[place] is Planet.GAIA and words[0] == "build" and resource == "qic":
        yield Note("gaia-price", {"price": {"qic": amount}})


def obstacles_after(state: State, player: Player, prefix: Words, passed: bool) -> list[Note]:
    """The same once the main action is done."""
    if not prefix or prefix[0] not in _VERBS:
        return []
    if prefix[0] == "free" and not passed:
        return obstacles_of(state, player, prefix)
    return [Note("already-passed" if passed else "main-action-done")]


def _distance(reason: Note) -> tuple[int, int]:
    """How far an obstacle is from being overcome: what resources mend comes first."""
    short = reason.args.get("short")
    if isinstance(short, dict):
        return (0, sum(short.values()))
    return (1, 0)


def _mines(state: State, player: Player) -> Iterator[Words]:
    for place, planet in enumerate(state.planets):
        if planet is not None and not player.colonised >> place & 1:
            yield ("build", state.hex_name(place))


def _formers(state: State, player: Player) -> Iterator[Words]:
    for place, planet in enumerate(state.planets):
        if planet is Planet.TRANSDIM:
            yield ("gaiaform", state.hex_name(place))


def _upgrades(state: State, player: Player) -> Iterator[Words]:
    for place, kind in player.structures.items():
        for target in player.rules.upgrades.get(kind, ()):
            yield ("upgrade", state.hex_name(place), target.value)


def _tracks(state: State, player: Player) -> Iterable[Words]:
    return (("research", track.value) for track in TRACKS)


def _actions(state: State, player: Player) -> Iterable[Words]:
    return (("action", key) for key in BOARD_ACTIONS)


def _specials(state: State, player: Player) -> Iterable[Words]:
    own = player.rules.special
    keys = [*(key for key, _ in player.specials), *([own.id] if own is not None else [])]
    return (("special", key) for key in dict.fromkeys(keys))


def _passes(state: State, player: Player) -> Iterable[Words]:
    return [("pass",)] if state.round == ROUNDS else [("pass", key) for key in state.boosters]


def _conversions(state: State, player: Player) -> Iterable[Words]:
    yield ("free", free.BURN, "1")
    for key in free.conversions(player):
        yield ("free", key, "1")


_VERBS: Final[dict[str, tuple[Refuse, Callable[[State, Player], Iterable[Words]]]]] = {
    "build": (build_refusal, _mines),
    "gaiaform": (gaiaform.gaiaform_refusal, _formers),
    "upgrade": (upgrade_action.refusal, _upgrades),
    "federation": (federation.refusal, lambda state, player: ()),
    "research": (research.refusal, _tracks),
    "action": (board_action.refusal, _actions),
    "special": (special_action.refusal, _specials),
    "pass": (passing.refusal, _passes),
    "free": (free.refusal, _conversions),
}
_LAST_WORDS: Final[dict[str, Words]] = {"upgrade": (Building.STATION.value,), "free": ("1",)}
"""What completes a target that is none, so that the reason can be asked for."""
