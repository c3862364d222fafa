"""Before round 1: factions, starting structures, first boosters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.errors import SetupError
from engine.core.flow import Flow, choose
from engine.core.moves import Decision, Note, Option, Role, Seat, Words
from engine.gaia.auction import (
    AUCTION,
    BIDDING,
    Lot,
    ban_factions,
    open_auction,
    sealed_auction,
)
from engine.gaia.automa.rules import AUTOMA_RULES
from engine.gaia.automa.setup import choose_home, first_booster, random_faction, start_automa
from engine.gaia.components import AREAS, BOOSTERS, FACTIONS
from engine.gaia.factions import FACTION_RULES
from engine.gaia.gains import gain_resource
from engine.gaia.marks import rule
from engine.gaia.state import Player, State
from engine.gaia.structures import own_specials
from engine.gaia.terms import STATIONS, Building, Phase, Planet

STARTING_STRUCTURES: Final = {"mines": 2, "three_mines": 3, "institute": 1}


def opening(state: State) -> Flow[None]:
    """Choose factions, place structures, take boosters."""
    check_homes(state)
    yield from choose_factions(state)
    state.phase = Phase.MINES
    yield from place_structures(state)
    state.phase = Phase.BOOSTERS
    yield from choose_boosters(state)


def seating(state: State) -> list[Player]:
    """Clockwise from the first player; a person begins before a robot."""
    return sorted(state.players, key=lambda player: player.robot)


def check_homes(state: State) -> None:
    """Refuse a dealt map on which some faction could not place its starting structures."""
    known = all(state.assigned) and state.assigned
    for faction in known or state.choosable:
        needed = STARTING_STRUCTURES[FACTION_RULES[faction].start]
        if state.planets.of[FACTIONS[faction].planet].bit_count() < needed:
            raise SetupError("map-too-few-homes", faction=faction, needed=needed)


@rule("RU setup: factions")
def choose_factions(state: State) -> Flow[None]:
    """Clockwise from the first player; the two factions of one board exclude each other."""
    order = seating(state)
    if state.setup.options.get("bans") == "one":
        yield from ban_factions(state, order)
    how = state.setup.options.get("factions", "")
    if how in BIDDING and not any(state.assigned):
        yield from name_lots(state, order)
        bidding = open_auction if how == AUCTION else sealed_auction
        won = yield from bidding(state, order)
        for player in order:
            _take(player, won[player.seat])
    else:
        yield from _choose_in_turn(state, order)
    for player in state.players:
        if player.robot:
            start_automa(state, player)
        else:
            start_resources(player)


def _choose_in_turn(state: State, order: Sequence[Player]) -> Flow[None]:
    chosen = [faction for faction in state.assigned if faction]
    for player in order:
        faction = state.assigned[player.seat]
        if not faction:
            if player.robot:
                faction = random_faction(state.chance, chosen)
            else:
                faction = yield from _ask_faction(state, player, "faction", chosen)
            chosen.append(faction)
        _take(player, faction)
        state.tell("faction_chosen", player.seat, faction=faction)


def _take(player: Player, faction: str) -> None:
    rules = AUTOMA_RULES if player.robot else FACTION_RULES
    player.take_faction(FACTIONS[faction], rules[faction])


def name_lots(state: State, order: Sequence[Player]) -> Flow[None]:
    """Everybody names a faction that is then bid for."""
    for player in order:
        named = [lot.faction for lot in state.lots]
        faction = yield from _ask_faction(state, player, "lot", named)
        state.lots.append(Lot(faction))
        state.tell("faction_named", player.seat, faction=faction)


def _ask_faction(state: State, player: Player, kind: str, chosen: Sequence[str]) -> Flow[str]:
    free = free_factions(state, chosen)
    if len(free) == 1:
        return free[0]

    def refuse(words: Words) -> Note | None:
        if len(words) != 2 or words[0] != "faction" or words[1] not in state.choosable:
            return Note("no-faction")
        if words[1] in state.banned:
            return Note("faction-banned", {"faction": words[1]})
        return None if words[1] in free else Note("faction-taken", {"faction": words[1]})

    def offer() -> list[Option]:
        return [
            Option(("faction", faction), (Note("planet", {"planet": FACTIONS[faction].planet}),))
            for faction in free
        ]

    words = yield from choose(Decision(player.seat, kind, offer, refuse, role=Role.SETUP))
    return words[1]


@rule("RU extended setup: factions")
def free_factions(state: State, chosen: Sequence[str]) -> list[str]:
    """Factions that may be chosen and whose board is still free."""
    colours = {FACTIONS[faction].colour for faction in chosen}
    return [
        key
        for key in state.choosable
        if FACTIONS[key].colour not in colours and key not in state.banned
    ]


@rule("RU setup: factions")
def start_resources(player: Player) -> None:
    """Take what the faction board shows: resources, power, starting research."""
    faction, rules = player.faction, player.rules
    for resource, amount in faction.resources:
        gain_resource(player, resource, amount)
    for symbol in faction.income:
        player.incomes[f"{faction.id}:{symbol[0]}"] = (symbol,)
    player.bowls[0], player.bowls[1] = faction.bowls
    if rules.brainstone:
        player.stone = 0
    if rules.growing_federation:
        player.stations_left = STATIONS
    special = rules.special
    if special is not None and not special.with_institute:
        player.specials.append((special.id, "faction"))
    for track in faction.research:
        player.reach_level(track, 1)
        for resource, amount in AREAS[track].levels[1].gain:
            gain_resource(player, resource, amount)


@rule("RU extended setup: starting structures")
def placing_order(state: State) -> list[Seat]:
    """Who places in which order: there and back, Xenos' third mine, Ivits last."""
    players = seating(state)
    miners = [player.seat for player in players if player.rules.start != "institute"]
    third = [player.seat for player in players if player.rules.start == "three_mines"]
    last = [player.seat for player in players if player.rules.start == "institute"]
    return [*miners, *reversed(miners), *third, *last]


@rule("RU setup: starting structures")
def place_structures(state: State) -> Flow[None]:
    """Starting mines and the Ivits' institute on free planets of the home type."""
    for seat in placing_order(state):
        yield from place_structure(state, state.players[seat])


@rule("RU setup: starting structures")
def place_structure(state: State, player: Player) -> Flow[None]:
    """One of them."""
    kind = Building.INSTITUTE if player.rules.start == "institute" else Building.MINE
    place = preset_home(state, player)
    if place is None and player.robot:
        place = choose_home(state, player)
    elif place is None:
        place = yield from _choose_home(state, player, kind is Building.INSTITUTE)
    player.structures[place] = kind
    player.colonised |= 1 << place
    player.take_piece(kind)
    own_specials(player, kind)
    state.tell("built", player.seat, hex=state.hex_name(place), building=kind)


@rule("RU setup: starting structures")
def preset_home(state: State, player: Player) -> int | None:
    """The next first mine of the picture, where there is one."""
    for name in state.preset.get(player.faction.id, ()):
        place = state.board.index[name]
        if not player.colonised >> place & 1:
            return place
    return None


def _choose_home(state: State, player: Player, institute: bool) -> Flow[int]:
    def refuse(words: Words) -> Note | None:
        place = state.board.index.get(words[1]) if len(words) == 2 else None
        if place is None or words[0] != "setup-mine":
            return Note("not-offered")
        return home_refusal(state, player, place)

    def offer() -> list[Option]:
        return [
            Option(("setup-mine", name))
            for place, name in enumerate(state.board.names)
            if home_refusal(state, player, place) is None
        ]

    kind = "setup-institute" if institute else "setup-mine"
    words = yield from choose(Decision(player.seat, kind, offer, refuse, role=Role.SETUP))
    return state.board.index[words[1]]


@rule("RU extended setup: starting structures")
def home_refusal(state: State, player: Player, place: int) -> Note | None:
    """Why a starting structure cannot stand here, or None."""
    home: Planet = player.faction.planet
    if state.planets[place] is not home:
        return Note("not-home", {"planet": home})
    if any(other.colonised >> place & 1 for other in state.players):
        return Note("occupied")
    return None


@rule("RU setup: first boosters")
def choose_boosters(state: State) -> Flow[None]:
    """From the last seat back to the first everybody takes a booster."""
    players = seating(state)
    state.order = [player.seat for player in players]
    for player in reversed(players):
        yield from take_first_booster(state, player)


@rule("RU setup: first boosters")
def take_first_booster(state: State, player: Player) -> Flow[None]:
    """One player's."""
    if player.robot:
        booster = first_booster(state, player)
    else:
        booster = yield from _ask_booster(state, player)
    state.boosters.remove(booster)
    player.take_booster(BOOSTERS[booster])
    state.tell("booster_taken", player.seat, booster=booster)


def _ask_booster(state: State, player: Player) -> Flow[str]:
    def refuse(words: Words) -> Note | None:
        if len(words) != 2 or words[0] != "booster" or words[1] not in BOOSTERS:
            return Note("no-booster")
        taken = words[1] not in state.boosters
        return Note("booster-taken", {"booster": words[1]}) if taken else None

    def offer() -> list[Option]:
        return [Option(("booster", booster)) for booster in state.boosters]

    words = yield from choose(Decision(player.seat, "booster", offer, refuse, role=Role.SETUP))
    return words[1]
