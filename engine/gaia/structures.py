"""Placing structures on the map, with everything that follows at once; charging comes later."""

from __future__ import annotations

from engine.gaia.components import Gain
from engine.gaia.faction_rules import Placed
from engine.gaia.federations import joins
from engine.gaia.gains import gain_resource, planet_types
from engine.gaia.marks import rule
from engine.gaia.mines import MinePlan
from engine.gaia.state import Player, State
from engine.gaia.terms import BIG_BUILDINGS, BIG_VALUE, POWER_VALUES, Building, Planet


@rule("RU actions 1")
def place_mine(state: State, player: Player, plan: MinePlan) -> None:
    """Put a mine on a planet whose price has been paid."""
    place = plan.place
    if plan.on_former:
        player.formers &= ~(1 << place)
        player.formers_ready += 1
    player.take_piece(Building.MINE)
    _settle_and_score(state, player, place, plan.planet, plan.shared)
    if plan.steps:
        state.fire(player, "terraform_step", plan.steps)


@rule("RU appendix II")
def place_lost_planet(state: State, player: Player, place: int) -> None:
    """Put the Lost Planet and its mine on a hex; no piece is used."""
    state.planets[place] = Planet.LOST
    _settle_and_score(state, player, place, Planet.LOST, shared=False)


def settle(state: State, player: Player, place: int, *, shared: bool = False) -> None:
    """Let a mine stand on a planet; price, piece and points are the business of others."""
    bit = 1 << place
    player.structures[place] = Building.MINE
    player.colonised |= bit
    if shared:
        player.shared |= bit
    join_federation(state, player, place)
    state.built.append((player.seat, place))
    state.tell("built", player.seat, hex=state.hex_name(place), building=Building.MINE)


def _settle_and_score(
    state: State, player: Player, place: int, planet: Planet, shared: bool
) -> None:
    bonus = mine_bonus(state, player, planet, shared)
    settle(state, player, place, shared=shared)
    state.fire(player, "build_mine")
    if planet is Planet.GAIA and not shared:
        state.fire(player, "mine_on_gaia")
    for resource, amount in bonus:
        if resource == "vp":
            player.score(amount, player.faction.id)
        else:
            gain_resource(player, resource, amount)


def mine_bonus(state: State, player: Player, planet: Planet, shared: bool) -> Gain:
    """What the faction gains by a mine that is about to be placed."""
    bonus = player.rules.mine_bonus
    if bonus is None:
        return ()
    new_type = not shared and planet not in planet_types(state, player)
    return bonus(player, Placed(planet, shared, new_type))


@rule("RU actions 3")
def replace_structure(state: State, player: Player, place: int, kind: Building) -> None:
    """Return the piece on a hex to the board and put another one there."""
    old = player.structures[place]
    player.return_piece(old)
    player.take_piece(kind)
    player.structures[place] = kind
    own_specials(player, kind)
    state.built.append((player.seat, place))
    state.tell("upgraded", player.seat, hex=state.hex_name(place), building=kind, was=old)


@rule("RU actions 7")
def own_specials(player: Player, kind: Building) -> None:
    """Own the special action that a new structure uncovers on the faction board."""
    special = player.rules.special
    if kind is Building.RIGHT_ACADEMY:
        player.own_special("right_academy", "academy")
    elif kind is Building.INSTITUTE and special is not None and special.with_institute:
        player.own_special(special.id, "faction")


@rule("RU appendix V")
def score_upgrade(state: State, player: Player, kind: Building) -> None:
    """Score an upgrade to this kind of structure."""
    if kind is Building.STATION:
        state.fire(player, "upgrade_to_trading_station")
    elif kind in BIG_BUILDINGS:
        state.fire(player, "upgrade_to_big_building")


@rule("RU actions 4: additional rules")
def join_federation(state: State, player: Player, place: int) -> None:
    """Let a new structure or station join an adjacent own federation, with its own neighbours."""
    own = player.colonised | player.stations
    player.federated |= joins(state.board.near, own, player.federated, place)


@rule("RU actions 4: power value")
def power_value(state: State, player: Player, place: int) -> int:
    """Power value of a structure, for charging and federations."""
    value = POWER_VALUES[player.structures[place]]
    if value == BIG_VALUE:
        for owned in player.techs:
            if owned.tile.big_building_value > value and owned.covered_by is None:
                value = owned.tile.big_building_value
    bonus = player.rules.value_bonus
    return value if bonus is None else value + bonus(state, player, place)
