"""Ivits: an institute at the start, one growing federation paid with QICs, space stations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.asking import ask
from engine.gaia.board import bits
from engine.gaia.faction_rules import FactionRules, SpecialAction
from engine.gaia.gains import pay
from engine.gaia.marks import rule
from engine.gaia.reach import range_qic, reachable
from engine.gaia.structures import join_federation
from engine.gaia.terms import FEDERATION_VALUE

if TYPE_CHECKING:
    from engine.gaia.state import Player, State


@rule("RU appendix I: Ivits")
def _federation_value(player: Player) -> int:
    return FEDERATION_VALUE * (player.federations + 1)


@rule("RU appendix I: Ivits")
def station_sites(state: State, player: Player) -> int:
    """Reachable hexes without a planet and without a station."""
    taken = 0
    for other in state.players:
        taken |= other.stations
    if not state.profile.station_on_satellite:
        taken |= player.satellites
    return state.planets.empty & ~taken & reachable(state, player)


def _available(state: State, player: Player) -> Note | None:
    if not player.stations_left:
        return Note("no-station")
    return None if station_sites(state, player) else Note("no-site")


@rule("RU appendix I: Ivits")
def _station(state: State, player: Player) -> Flow[None]:
    sites = station_sites(state, player)

    def refuse(words: Words) -> Note | None:
        place = state.board.index.get(words[1]) if len(words) == 2 else None
        if place is None or words[0] != "station":
            return Note("not-offered")
        return None if sites >> place & 1 else Note("no-site")

    def offer() -> list[Option]:
        options = []
        for place in bits(sites):
            qic = range_qic(state, player, place)
            price = (Note("price", {"price": {"qic": qic}}),) if qic else ()
            options.append(Option(("station", state.hex_name(place)), price))
        return sorted(options)

    words = yield from ask(state, player, "station", offer, refuse)
    place = state.board.index[words[1]]
    pay(player, (("qic", range_qic(state, player, place)),))
    player.stations |= 1 << place
    player.stations_left -= 1
    join_federation(state, player, place)
    state.tell("station_placed", player.seat, hex=words[1])


RULES = FactionRules(
    start="institute",
    growing_federation=True,
    federation_value=_federation_value,
    special=SpecialAction("ivits_station", _available, _station),
    suits=(
        "federations",
        "satellites",
    ),
)
