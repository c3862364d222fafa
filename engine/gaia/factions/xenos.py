"""Xenos: a third starting mine; with the institute federations of value 6."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.gaia.faction_rules import FactionRules
from engine.gaia.marks import rule
from engine.gaia.terms import FEDERATION_VALUE

if TYPE_CHECKING:
    from engine.gaia.state import Player


@rule("RU appendix I: Xenos")
def _federation_value(player: Player) -> int:
    return FEDERATION_VALUE - 1 if player.has_institute else FEDERATION_VALUE


RULES = FactionRules(
    start="three_mines",
    federation_value=_federation_value,
    suits=(
        "federations",
        "structures",
    ),
)
