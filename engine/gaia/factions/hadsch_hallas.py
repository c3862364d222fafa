"""Hadsch Hallas: with the institute credits pay for free actions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.gaia.faction_rules import Conversion, FactionRules
from engine.gaia.marks import rule

if TYPE_CHECKING:
    from engine.gaia.state import Player

CONVERSIONS = (
    Conversion("credits_to_qic", ("credits", 4), ("qic", 1)),
    Conversion("credits_to_ore", ("credits", 3), ("ore", 1)),
    Conversion("credits_to_knowledge", ("credits", 4), ("knowledge", 1)),
)


@rule("RU appendix I: Hadsch Hallas")
def _conversions(player: Player) -> Iterable[Conversion]:
    return CONVERSIONS if player.has_institute else ()


RULES = FactionRules(conversions=_conversions, suits=("trading_stations",))
