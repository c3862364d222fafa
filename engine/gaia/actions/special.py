"""Action 7, special actions: orange octagons on tiles, boosters, academy and faction board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import NOT_OFFERED, Action
from engine.gaia.actions.build import build_or_gaiaform, build_with_steps
from engine.gaia.actions.gaiaform import former_options
from engine.gaia.board import bits
from engine.gaia.components import BOOSTERS, TECH, Gain
from engine.gaia.faction_rules import SpecialAction, needs_institute
from engine.gaia.gains import gain, nearest, received, short_of_all
from engine.gaia.marks import rule
from engine.gaia.mines import can_build, priced_mines
from engine.gaia.reach import former_plan
from engine.gaia.state import Player, State
from engine.gaia.terms import Planet

ACADEMY = "right_academy"
BOOSTER_RANGE = 3
BOOSTER_STEPS = 1


class Special(NamedTuple):
    """A special action that a player owns."""

    id: str
    source: str
    usable: Callable[[], bool]
    obstacle: Callable[[], Note | None]
    """Why it cannot be used; None where it can. Takes longer to say than that it cannot."""
    perform: Callable[[], Flow[None]]
    gain: Gain = ()


@rule("RU actions 7")
def specials(state: State, player: Player, only: str = "") -> Iterable[Special]:
    """All special actions that a player owns, used or not, in the order gained; or the one of this
    name."""
    faction = player.rules.special
    for key, source in player.specials:
        if only and key != only:
            continue
        if source == "booster":
            yield _of_booster(state, player, key, BOOSTERS[key].action == "terraform")
        elif source == "faction":
            assert faction is not None
            yield _of_faction(state, player, faction, source)
        else:
            academy = source == "academy"
            bundle = player.faction.right_academy if academy else TECH[key].gain
            perform = partial(gain, state, player, bundle, key)
            yield Special(key, source, lambda: True, lambda: None, perform, bundle)


def _of_faction(state: State, player: Player, action: SpecialAction, source: str) -> Special:
    obstacle = partial(action.available, state, player)
    perform = partial(action.perform, state, player)
    return Special(action.id, source, lambda: obstacle() is None, obstacle, perform)


@rule("RU appendix IV")
def _of_booster(state: State, player: Player, key: str, terraform: bool) -> Special:
    usable, obstacle, perform = (
        (_has_target, _no_target, _build) if terraform else (_has_site, _no_site, _settle)
    )
    return Special(
        key,
        "booster",
        partial(usable, state, player),
        partial(obstacle, state, player),
        partial(perform, state, player),
    )


def _has_target(state: State, player: Player) -> bool:
    return can_build(state, player, BOOSTER_STEPS)


def _no_target(state: State, player: Player) -> Note | None:
    if _has_target(state, player):
        return None
    prices = (plan.price for plan in priced_mines(state, player, BOOSTER_STEPS))
    return short_of_all(player, prices) or Note("no-step-target")


def _build(state: State, player: Player) -> Flow[None]:
    return build_with_steps(state, player, BOOSTER_STEPS)


def _has_site(state: State, player: Player) -> bool:
    if can_build(state, player, extra=BOOSTER_RANGE):
        return True
    return next(iter(former_options(state, player, BOOSTER_RANGE)), None) is not None


def _no_site(state: State, player: Player) -> Note | None:
    if _has_site(state, player):
        return None
    prices = (plan.price for plan in priced_mines(state, player, extra=BOOSTER_RANGE))
    sites = bits(state.planets.of[Planet.TRANSDIM])
    plans = (former_plan(state, player, place, BOOSTER_RANGE) for place in sites)
    former = nearest(one for one in plans if isinstance(one, Note) and one.key == "needs")
    return nearest([short_of_all(player, prices), former]) or Note("no-range-target")


def _settle(state: State, player: Player) -> Flow[None]:
    return build_or_gaiaform(state, player, BOOSTER_RANGE)


@rule("RU actions 7")
def refusal(state: State, player: Player, words: Words) -> Note | None:
    """Why a special action cannot be used, or None."""
    if words == ("special",):
        return Note("no-special", {"word": ""})
    if len(words) != 2 or words[0] != "special":
        return NOT_OFFERED
    for special in specials(state, player, words[1]):
        if special.id in player.used:
            return Note("special-used", {"special": special.id})
        return special.obstacle()
    own = player.rules.special
    if own is not None and own.id == words[1]:
        return needs_institute(player)
    if words[1] in BOOSTERS or words[1] in TECH or words[1] == ACADEMY:
        return Note("not-yours", {"special": words[1]})
    return Note("no-special", {"word": words[1]})


def offer(state: State, player: Player) -> Iterable[Option]:
    """Every special action that can be used."""
    for special in specials(state, player):
        if special.id not in player.used and special.usable():
            gains = received(player, special.gain)
            notes = (Note("gain", {"gain": gains}),) if gains else ()
            yield Option(("special", special.id), notes)


@rule("RU actions 7")
def perform(state: State, player: Player, words: Words) -> Flow[None]:
    """Use a special action for this round."""
    special = next(iter(specials(state, player, words[1])))
    player.used.add(special.id)
    state.tell("special_used", player.seat, special=special.id)
    yield from special.perform()


SPECIAL = Action("special", offer, refusal, perform)
