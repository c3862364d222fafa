"""Geodens: with the institute every new type of planet brings knowledge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.gaia.faction_rules import FactionRules, Placed
from engine.gaia.marks import rule

if TYPE_CHECKING:
    from engine.gaia.components import Gain
    from engine.gaia.state import Player

KNOWLEDGE = 3


@rule("RU appendix I: Geodens")
def _mine_bonus(player: Player, placed: Placed) -> Gain:
    return (("knowledge", KNOWLEDGE),) if placed.new_type and player.has_institute else ()


RULES = FactionRules(
    mine_bonus=_mine_bonus,
    suits=(
        "terraforming",
        "planet_types",
    ),
)
