"""Lantids: mines beside opponents' structures; with the institute they bring knowledge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.gaia.faction_rules import FactionRules, Placed
from engine.gaia.gains import gain_resource
from engine.gaia.marks import rule

if TYPE_CHECKING:
    from engine.gaia.state import Player, State

KNOWLEDGE = 2


@rule("RU appendix I: Lantids")
def _on_mine(state: State, player: Player, placed: Placed) -> None:
    if placed.shared and player.has_institute:
        gain_resource(player, "knowledge", KNOWLEDGE)


RULES = FactionRules(shares_planets=True, on_mine=_on_mine)
