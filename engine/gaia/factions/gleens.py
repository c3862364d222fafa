"""Gleens: QICs become ore, Gaia planets cost ore and score; the institute is a federation token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.gaia.components import GLEENS_TOKEN, Gain
from engine.gaia.faction_rules import FactionRules, Placed
from engine.gaia.marks import rule
from engine.gaia.terms import Building, Planet

if TYPE_CHECKING:
    from engine.gaia.state import Player

MINE_ON_GAIA_VP = 2


@rule("RU appendix I: Gleens")
def _gains_qic(player: Player) -> bool:
    return not player.pieces[Building.RIGHT_ACADEMY]


@rule("RU appendix I: Gleens")
def _mine_bonus(player: Player, placed: Placed) -> Gain:
    return (("vp", MINE_ON_GAIA_VP),) if placed.planet is Planet.GAIA else ()


RULES = FactionRules(
    gains_qic=_gains_qic,
    gaia_price=("ore", 1),
    mine_bonus=_mine_bonus,
    institute_token=GLEENS_TOKEN,
    suits=(
        "gaia",
        "federations",
    ),
)
