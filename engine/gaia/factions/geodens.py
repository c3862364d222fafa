"""Geodens: with the institute every new type of planet brings knowledge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.gaia.faction_rules import FactionRules, Placed
from engine.gaia.gains import gain_resource
from engine.gaia.marks import rule

if TYPE_CHECKING:
    from engine.gaia.state import Player, State

KNOWLEDGE = 3


@rule("RU appendix I: Geodens")
def _on_mine(state: State, player: Player, placed: Placed) -> None:
    if placed.new_type and player.has_institute:
        gain_resource(player, "knowledge", KNOWLEDGE)


RULES = FactionRules(on_mine=_on_mine)
