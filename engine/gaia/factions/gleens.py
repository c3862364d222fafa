"""Gleens: QICs become ore, Gaia planets cost ore and score; the institute is a federation token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.flow import Flow
from engine.gaia.components import GLEENS_TOKEN
from engine.gaia.faction_rules import FactionRules, Placed
from engine.gaia.marks import rule
from engine.gaia.research import take_token
from engine.gaia.terms import Building, Planet

if TYPE_CHECKING:
    from engine.gaia.state import Player, State

MINE_ON_GAIA_VP = 2


@rule("RU appendix I: Gleens")
def _gains_qic(player: Player) -> bool:
    return not player.pieces[Building.RIGHT_ACADEMY]


@rule("RU appendix I: Gleens")
def _on_mine(state: State, player: Player, placed: Placed) -> None:
    if placed.planet is Planet.GAIA and not placed.shared:
        player.score(MINE_ON_GAIA_VP, player.faction.id)


@rule("RU appendix I: Gleens")
def _on_institute(state: State, player: Player) -> Flow[None]:
    yield from take_token(state, player, GLEENS_TOKEN)


RULES = FactionRules(
    gains_qic=_gains_qic, gaia_price=("ore", 1), on_mine=_on_mine, on_institute=_on_institute
)
