"""Taklons: the Brainstone (see power.py); with the institute charging brings a token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.gaia.faction_rules import FactionRules
from engine.gaia.marks import rule

if TYPE_CHECKING:
    from engine.gaia.state import Player


@rule("RU appendix I: Taklons")
def _charge_token(player: Player) -> bool:
    return player.has_institute


RULES = FactionRules(
    charge_token=_charge_token,
    brainstone=True,
    suits=(
        "federations",
        "satellites",
    ),
)
