"""Action 7, special actions: orange octagons on tiles, boosters, academy and faction board."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import NOT_OFFERED, Action
from engine.gaia.actions.build import build_or_gaiaform, build_with_steps, mine_plans
from engine.gaia.actions.gaiaform import former_options
from engine.gaia.board import bits
from engine.gaia.components import BOOSTERS, TECH, Gain
from engine.gaia.faction_rules import needs_institute
from engine.gaia.gains import gain, nearest, received, short_of_all
from engine.gaia.marks import rule
from engine.gaia.reach import former_plan, priced_mines
from engine.gaia.state import Player, State
from engine.gaia.terms import Planet

ACADEMY = "right_academy"
BOOSTER_RANGE = 3
BOOSTER_STEPS = 1


class Special(NamedTuple):
    """A special action that a player owns."""

    id: str
    source: str
    available: Callable[[], Note | None]
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
            yield Special(
                key,
                source,
                partial(faction.available, state, player),
                partial(faction.perform, state, player),
            )
        else:
            academy = source == "academy"
            bundle = player.faction.right_academy if academy else TECH[key].gain
            yield Special(
                key, source, lambda: None, partial(gain, state, player, bundle, key), bundle
            )


@rule("RU appendix IV")
def _of_booster(state: State, player: Player, key: str, terraform: bool) -> Special:
    if terraform:

        def has_target() -> Note | None:
            if next(iter(mine_plans(state, player, BOOSTER_STEPS)), None):
                return None
            prices = (plan.price for plan in priced_mines(state, player, BOOSTER_STEPS))
            return short_of_all(player, prices) or Note("no-step-target")

        def build() -> Flow[None]:
            return build_with_steps(state, player, BOOSTER_STEPS)

        return Special(key, "booster", has_target, build)

    def has_site() -> Note | None:
        if next(iter(mine_plans(state, player, extra=BOOSTER_RANGE)), None):
            return None
        formers = former_options(state, player, BOOSTER_RANGE)
        if next(iter(formers), None):
            return None
        prices = (plan.price for plan in priced_mines(state, player, extra=BOOSTER_RANGE))
        sites = bits(state.planets.of[Planet.TRANSDIM])
        plans = (former_plan(state, player, place, BOOSTER_RANGE) for place in sites)
        former = nearest(one for one in plans if isinstance(one, Note) and one.key == "needs")
        return nearest([short_of_all(player, prices), former]) or Note("no-range-target")

    def settle() -> Flow[None]:
        return build_or_gaiaform(state, player, BOOSTER_RANGE)

    return Special(key, "booster", has_site, settle)


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
        return special.available()
    own = player.rules.special
    if own is not None and own.id == words[1]:
        return needs_institute(player)
    if words[1] in BOOSTERS or words[1] in TECH or words[1] == ACADEMY:
        return Note("not-yours", {"special": words[1]})
    return Note("no-special", {"word": words[1]})


def offer(state: State, player: Player) -> Iterable[Option]:
    """Every special action that can be used."""
    for special in specials(state, player):
        if special.id not in player.used and special.available() is None:
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
