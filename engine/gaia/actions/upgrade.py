"""Action 3, Upgrade Existing Structures."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import NOT_OFFERED, Action, price_note
from engine.gaia.components import BOARD, Gain
from engine.gaia.gains import is_affordable, pay, unaffordable
from engine.gaia.marks import rule
from engine.gaia.research import take_token
from engine.gaia.state import Player, State
from engine.gaia.structures import replace_structure, score_upgrade
from engine.gaia.tech import gain_tech
from engine.gaia.terms import ACADEMIES, BUILDING_OF, BUILDING_WORDS, NEAR, Building, Planet

WITH_TECH = (Building.LAB, *ACADEMIES)


@rule("RU actions 3")
def upgrade_price(state: State, player: Player, place: int, kind: Building) -> Gain:
    """Price of an upgrade; a trading station is cheap near an opponent."""
    if kind is Building.STATION and has_neighbour(state, player, place):
        return BOARD.cheap_trading_station
    return BOARD.costs[kind]


@rule("RU actions 3")
def has_neighbour(state: State, player: Player, place: int) -> bool:
    """Whether an opponent's structure stands within distance 2."""
    return bool(state.board.disk(place, NEAR) & state.colonised_by_others(player.seat))


@rule("RU actions 3")
def upgrade_targets(state: State, player: Player, place: int) -> tuple[Building, ...]:
    """What a structure may become, whatever it costs; nothing for shared and lost planets."""
    if player.shared >> place & 1 or state.planets[place] is Planet.LOST:
        return ()
    return player.rules.upgrades.get(player.structures[place], ())


@rule("RU actions 3")
def refusal(state: State, player: Player, words: Words) -> Note | None:
    """Why a structure cannot be upgraded to this, or None."""
    if len(words) != 3 or words[0] != "upgrade":
        return NOT_OFFERED
    place = state.board.index.get(words[1])
    if place is None:
        return Note("no-hex", {"hex": words[1]})
    if place not in player.structures:
        return Note("no-own-structure", {"hex": words[1]})
    kind = BUILDING_OF.get(words[2])
    if kind is None:
        return Note("no-building", {"word": words[2]})
    targets = upgrade_targets(state, player, place)
    if kind not in targets:
        was = player.structures[place]
        return Note("cannot-become", {"was": was, "building": kind, "targets": targets})
    if not player.pieces[kind]:
        return Note("no-piece", {"building": kind})
    return unaffordable(player, upgrade_price(state, player, place, kind))


def offer(state: State, player: Player) -> Iterable[Option]:
    """Every upgrade that can be paid."""
    for place in sorted(player.structures):
        for kind in upgrade_targets(state, player, place):
            if player.pieces[kind]:
                price = upgrade_price(state, player, place, kind)
                if is_affordable(player, price):
                    words = ("upgrade", state.hex_name(place), BUILDING_WORDS[kind])
                    yield Option(words, price_note(price))


@rule("RU actions 3")
def perform(state: State, player: Player, words: Words) -> Flow[None]:
    """Pay, replace the piece, take a technology tile where one comes with it, score."""
    place, kind = state.board.index[words[1]], BUILDING_OF[words[2]]
    pay(player, upgrade_price(state, player, place, kind))
    replace_structure(state, player, place, kind)
    if kind in WITH_TECH:
        built = state.built[-1]
        yield from gain_tech(state, player)
        if state.profile.newest_first:
            state.built.remove(built)
            state.built.append(built)
    score_upgrade(state, player, kind)
    if kind is Building.INSTITUTE and player.rules.institute_token is not None:
        yield from take_token(state, player, player.rules.institute_token)


UPGRADE = Action("upgrade", offer, refusal, perform)
