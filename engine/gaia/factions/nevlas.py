"""Nevlas: tokens become knowledge; with the institute each token pays twice."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.gaia.faction_rules import Conversion, FactionRules
from engine.gaia.marks import rule

if TYPE_CHECKING:
    from engine.gaia.state import Player

CONVERSIONS = (Conversion("token_to_knowledge", ("token3", 1), ("knowledge", 1)),)


@rule("RU appendix I: Nevlas")
def _conversions(player: Player) -> Iterable[Conversion]:
    return CONVERSIONS


@rule("RU appendix I: Nevlas")
def _token_power(player: Player) -> int:
    return 2 if player.has_institute else 1


RULES = FactionRules(conversions=_conversions, token_power=_token_power, suits=("labs",))
