"""The other engine's names for things."""

from __future__ import annotations

from typing import Final

from engine.gaia.components import FOREIGN_IDS
from engine.gaia.terms import Planet

TO_FOREIGN: Final = {ours: theirs for theirs, ours in FOREIGN_IDS.items()}
BUILDINGS: Final = {"m": "m", "ts": "ts", "lab": "lab", "pi": "PI", "ac1": "ac1", "ac2": "ac2"}
OUR_BUILDINGS: Final = {theirs.lower(): ours for ours, theirs in BUILDINGS.items()}
PLANET_LETTERS: Final = {Planet.GAIA: "g", Planet.LOST: "l"}
PLACES: Final = {"area1": "bowl1", "area2": "bowl2", "area3": "bowl3", "gaia": "gaia",
                 "discard": "gone"}  # fmt: skip
STONE_PLACES: Final = ("area1", "area2", "area3", "gaia")
SPECIALS: Final = {
    "booster_terraform": "step",
    "booster_range": "range+3",
    "tech_action_charge_4": "4pw",
    "adv_action_qic_5_credits": "q,5c",
    "adv_action_3_ore": "3o",
    "adv_action_3_knowledge": "3k",
    "ambas_swap": "swap-PI",
    "firaks_downgrade": "down-lab",
    "bescods_lowest": "up-lowest",
    "ivits_station": "space-station",
}
"""Special actions by what they do; the right academy's depends on the faction."""


def faction_name(faction: str) -> str:
    """Hadsch Hallas are written with a hyphen there."""
    return faction.replace("_", "-")


def special_name(special: str, right_academy: str) -> str:
    """What a special action is called there."""
    if special == "right_academy":
        return "4c" if right_academy == "credits" else "q"
    return SPECIALS[special]
