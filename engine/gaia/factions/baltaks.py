"""Bal T'aks: gaiaformers as QICs; no navigation before the institute."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.gaia.faction_rules import Conversion, FactionRules
from engine.gaia.marks import rule
from engine.gaia.terms import Track

if TYPE_CHECKING:
    from engine.gaia.state import Player

CONVERSIONS = (Conversion("gaiaformer_to_qic", ("formers_ready", 1), ("qic", 1)),)


@rule("RU appendix I: Bal T'aks")
def _locked(player: Player, track: Track) -> bool:
    return track is Track.NAVIGATION and not player.has_institute


@rule("RU appendix I: Bal T'aks")
def _conversions(player: Player) -> Iterable[Conversion]:
    return CONVERSIONS


RULES = FactionRules(locked=_locked, conversions=_conversions, suits=("gaia",))
