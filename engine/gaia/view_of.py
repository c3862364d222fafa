"""How a view is built from the state, from nothing."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from engine.core.game import Means
from engine.core.moves import Seat
from engine.gaia.actions.special import specials
from engine.gaia.automa.view_of import automa_view
from engine.gaia.board import Board, bits
from engine.gaia.galaxy import BOARDS
from engine.gaia.income import income_symbols
from engine.gaia.scoring import final_counts, final_points
from engine.gaia.state import Player, State
from engine.gaia.structures import power_value
from engine.gaia.terms import Phase, Planet
from engine.gaia.view import (
    FinalScoreView,
    FinalTileView,
    GaiaView,
    HexView,
    IncomeView,
    LotView,
    PlayerView,
    RoundTileView,
    SpecialView,
    StandingView,
    StructureView,
    TechView,
    TokenView,
)

STONE: Final = "\u2022"
"""Marks the bowl of the Brainstone in a short text."""


def view_of(state: State) -> GaiaView:
    """The whole table; it is the same for everybody."""
    return GaiaView(
        phase=state.phase,
        round=state.round,
        hexes=_hexes(state),
        players=tuple(_player(state, player) for player in state.players),
        order=tuple(state.order),
        passed=tuple(state.passed),
        tech=dict(state.tech),
        tech_left={slot: state.tech_left[tile] for slot, tile in state.tech.items()},
        advanced=dict(state.advanced),
        terraforming_token=state.terraforming_token,
        tokens_left=dict(state.tokens),
        actions_used=dict(state.actions_used),
        boosters=tuple(state.boosters),
        rounds=tuple(
            RoundTileView(tile.id, number, tile.trigger, tile.vp)
            for number, tile in enumerate(state.rounds, start=1)
        ),
        final=_final(state),
        scores=_scores(state),
        options=dict(state.setup.options),
        automa=automa_view(state.automa) if state.automa else None,
        banned=tuple(state.banned),
        lots=tuple(LotView(lot.faction, lot.holder, lot.bid) for lot in state.lots),
    )


def _hexes(state: State) -> tuple[HexView, ...]:
    """The hexes as printed, but for those that carry another planet by now."""
    printed, board = _printed(state.board), state.board
    changed = state.planets.changed_from(board.planets)
    if not changed:
        return printed
    hexes = [*printed]
    for place in bits(changed):
        hexes[place] = _hex(board, place, state.planets[place])
    return tuple(hexes)


@lru_cache(BOARDS)
def _printed(board: Board) -> tuple[HexView, ...]:
    return tuple(_hex(board, place, planet) for place, planet in enumerate(board.planets))


def _hex(board: Board, place: int, planet: Planet | None) -> HexView:
    spot = board.hexes[place]
    return HexView(spot.name, spot.q, spot.r, spot.sector, planet)


def _player(state: State, player: Player) -> PlayerView:
    names = state.board.names_of
    known = player.has_faction
    return PlayerView(
        seat=player.seat,
        robot=player.robot,
        faction=player.faction.id if known else None,
        colour=player.faction.colour if known else None,
        home=player.faction.planet if known else None,
        vp=player.vp,
        ore=player.ore,
        credits=player.credits,
        knowledge=player.knowledge,
        qic=player.qic,
        bowls=(player.bowls[0], player.bowls[1], player.bowls[2], player.bowls[3]),
        stone=player.stone,
        levels=dict(player.levels),
        range=player.range,
        ore_per_step=player.ore_per_step,
        gaia_project_tokens=player.gaia_project_tokens,
        gaiaformers_ready=player.formers_ready,
        gaiaformers_away=player.formers_away,
        structures=tuple(
            StructureView(
                hex=state.hex_name(place),
                kind=kind,
                value=power_value(state, player, place),
                federated=bool(player.federated >> place & 1),
                shared=bool(player.shared >> place & 1),
            )
            for place, kind in sorted(player.structures.items())
        ),
        gaiaformers=tuple(names(player.formers)),
        satellites=tuple(names(player.satellites)),
        stations=tuple(names(player.stations)),
        federations=player.federations,
        tokens=tuple(TokenView(owned.token.id, owned.green) for owned in player.tokens),
        techs=tuple(TechView(o.tile.id, o.slot, o.covered_by) for o in player.techs),
        booster=player.booster.id if player.booster else None,
        specials=_specials(state, player) if known else (),
        passed=player.passed,
        pieces_left=dict(player.pieces),
        income=_income(player) if known else (),
        sources=dict(player.sources),
    )


def means_of(player: Player) -> Means:
    """Points, resources and bowls, and in which bowl the Brainstone lies."""
    bowls = [str(tokens) for tokens in player.bowls]
    if player.stone is not None:
        bowls[player.stone] += STONE
    return {
        "vp": player.vp,
        "ore": player.ore,
        "credits": player.credits,
        "knowledge": player.knowledge,
        "qic": player.qic,
        "power": "/".join(bowls),
    }


def _specials(state: State, player: Player) -> tuple[SpecialView, ...]:
    return tuple(
        SpecialView(one.id, one.source, one.id in player.used) for one in specials(state, player)
    )


def _income(player: Player) -> tuple[IncomeView, ...]:
    return tuple(IncomeView(one.source, one.resource, one.amount) for one in income_symbols(player))


def _final(state: State) -> tuple[FinalTileView, ...]:
    tiles = []
    for tile in state.final:
        counts = final_counts(state, tile)
        points = final_points(counts)
        standings = tuple(StandingView(seat, count, points[seat]) for seat, count in counts.items())
        tiles.append(FinalTileView(tile.id, standings))
    return tuple(tiles)


def _scores(state: State) -> tuple[FinalScoreView, ...]:
    if state.phase is not Phase.END:
        return ()
    totals: Mapping[Seat, int] = {player.seat: player.vp for player in state.players}
    return tuple(
        FinalScoreView(
            seat=seat,
            rank=1 + sum(other > total for other in totals.values()),
            total=total,
            breakdown=dict(state.breakdown[seat]),
        )
        for seat, total in totals.items()
    )
