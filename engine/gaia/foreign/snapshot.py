"""The state in the form of the foreign format's snapshots."""

from __future__ import annotations

from engine.core.moves import Seat
from engine.gaia.foreign.notation import GaiaTable
from engine.gaia.foreign.terms import (
    BUILDINGS,
    PLANET_LETTERS,
    STONE_PLACES,
    TO_FOREIGN,
    faction_name,
    special_name,
)
from engine.gaia.opening import placing_order
from engine.gaia.state import Player, State
from engine.gaia.terms import TRACKS, Phase, Planet

_SETUP_PHASES = {
    Phase.FACTIONS: "setupFaction",
    Phase.MINES: "setupBuilding",
    Phase.BOOSTERS: "setupBooster",
}


def snapshot(table: GaiaTable, *, rotating: bool = False) -> dict[str, object]:
    """`{"g": …, "p": […]}` after a line; `rotating` while the map is still being turned."""
    state = table.state
    return {
        "g": _global(table, rotating),
        "p": [_player(state, player, table.result is not None) for player in state.players],
    }


def _global(table: GaiaTable, rotating: bool) -> dict[str, object]:
    state = table.state
    phase, asked, waiting = _whose_move(table, rotating)
    return {
        "rd": state.round,
        "ph": phase,
        "cp": asked,
        "to": waiting,
        "pp": list(state.passed),
        "ba": {} if table.result else _actions(state),
        "bp": sorted((TO_FOREIGN[key] for key in state.boosters), key=_number),
        "adv": [track.value for track in TRACKS if state.advanced[track] is not None],
        "fp": [left for key, left in state.tokens.items()],
        "t5": TO_FOREIGN[state.terraforming_token] if state.terraforming_token else None,
        "pl": {
            state.board.names[place].upper(): PLANET_LETTERS[planet]
            for place, planet in enumerate(state.planets)
            if planet is not state.board.hexes[place].planet and planet in PLANET_LETTERS
        },
    }


def _whose_move(table: GaiaTable, rotating: bool) -> tuple[str, Seat | None, list[Seat]]:
    """Phase, seat to move, and the seats still to come."""
    state = table.state
    if table.result is not None:
        return "endGame", None, []
    seats = len(state.players)
    if rotating:
        return "setupBoard", seats - 1, []
    asked = table.waiting_for[0]
    if state.phase in _SETUP_PHASES:
        return _SETUP_PHASES[state.phase], asked, _setup_queue(state, asked)
    waiting = [seat for seat in state.order if not state.players[seat].passed]
    if state.phase is Phase.INCOME:
        return "roundIncome", asked, waiting
    if "offer_charges" in table.stack():
        return "roundLeech", asked, waiting
    return ("roundGaia" if state.phase is Phase.GAIA else "roundMove"), asked, waiting


def _setup_queue(state: State, asked: Seat) -> list[Seat]:
    seats = len(state.players)
    if state.phase is Phase.FACTIONS:
        return list(range(1, seats))
    if state.phase is Phase.BOOSTERS:
        return list(range(asked - 1, -1, -1))
    placed = sum(len(player.structures) for player in state.players)
    return placing_order(state)[placed + 1 :]


def _actions(state: State) -> dict[str, Seat]:
    return {TO_FOREIGN[key]: seat for key, seat in state.actions_used.items()}


def _player(state: State, player: Player, ended: bool) -> dict[str, object]:
    known = player.has_faction
    return {
        "f": faction_name(player.faction.id) if known else None,
        "vp": player.vp,
        "c": player.credits,
        "o": player.ore,
        "k": player.knowledge,
        "q": player.qic,
        "pw": list(player.bowls),
        "bs": None if player.stone is None else STONE_PLACES[player.stone],
        "gf": [
            player.formers_ready,
            player.formers.bit_count(),
            player.formers_away,
            player.formers_gained,
        ],
        "rs": [player.levels[track] for track in TRACKS],
        "rng": player.range,
        "tf": player.ore_per_step,
        "b": _buildings(state, player),
        "sat": _names(state, player.satellites),
        "sc": player.satellites.bit_count(),
        "fed": _names(state, player.federated & (player.colonised | player.stations)),
        "fc": player.federations,
        "ft": [[TO_FOREIGN[owned.token.id], int(owned.green)] for owned in player.tokens],
        "tt": [
            [TO_FOREIGN[owned.tile.id], owned.slot, int(owned.covered_by is None)]
            for owned in player.techs
        ],
        "bo": TO_FOREIGN[player.booster.id] if player.booster else None,
        "ps": int(player.passed),
        "sp": _specials(player, ended) if known else [],
    }


def _buildings(state: State, player: Player) -> dict[str, str]:
    found = {
        place: BUILDINGS[kind] + ("+" if player.shared >> place & 1 else "")
        for place, kind in player.structures.items()
    }
    for place, planet in enumerate(state.planets):
        if player.formers >> place & 1:
            found[place] = "gf"
        elif player.stations >> place & 1 and planet is not Planet.LOST:
            found[place] = "sp"
    names = {state.board.names[place].upper(): what for place, what in found.items()}
    return dict(sorted(names.items()))


def _specials(player: Player, ended: bool) -> list[list[object]]:
    right = player.faction.right_academy[0][0]
    return [
        [_printed_on(key, source), special_name(key, right), int(key in player.used and not ended)]
        for key, source in player.specials
    ]


def _printed_on(key: str, source: str) -> str:
    if source in ("faction", "academy"):
        return "income"
    if source == "booster":
        return TO_FOREIGN[key]
    return source if source.startswith("adv-") else f"tech-{source}"


def _names(state: State, mask: int) -> list[str]:
    return sorted(name.upper() for name in state.board.names_of(mask))


def _number(foreign: str) -> int:
    return int(foreign.lstrip("abcdefghijklmnopqrstuvwxyz"))
