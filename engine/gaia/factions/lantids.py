"""Lantids: mines beside opponents' structures; with the institute they bring knowledge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.gaia.faction_rules import FactionRules, Placed
from engine.gaia.marks import rule

if TYPE_CHECKING:
    from engine.gaia.components import Gain
    from engine.gaia.state import Player

KNOWLEDGE = 2


@rule("RU appendix I: Lantids")
def _mine_bonus(player: Player, placed: Placed) -> Gain:
    return (("knowledge", KNOWLEDGE),) if placed.shared and player.has_institute else ()


RULES = FactionRules(
    shares_planets=True,
    mine_bonus=_mine_bonus,
    suits=(
        "mines",
        "structures",
    ),
)
