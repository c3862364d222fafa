"""The five levels of difficulty."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine.core.game import LEVEL
from engine.gaia.marks import rule
from engine.gaia.terms import START_VP


@dataclass(frozen=True, slots=True)
class AutomaLevel:
    """What a level changes."""

    id: str
    start_vp: int = START_VP
    removed: tuple[str, ...] = ()
    """Decision cards that leave the game before the deck is built."""
    added: tuple[str, ...] = ()
    """Decision cards that join the first deck."""
    bonus: int = 0
    """More points for every gain of points."""


LEVELS: Final = {
    level.id: level
    for level in (
        AutomaLevel("automalein", start_vp=0, removed=("2",)),
        AutomaLevel("automa"),
        AutomaLevel("automaechtig", added=("9",)),
        AutomaLevel("ultoma", added=("9", "15")),
        AutomaLevel("alptrauma", added=("9", "15"), bonus=1),
    )
}
DEFAULT_LEVEL: Final = "automa"
FIRST_GAME_LEVEL: Final = "automalein"


@rule("RU-A levels")
def level_of(options: Mapping[str, str]) -> AutomaLevel:
    """The level that the options of a setup choose."""
    first = options.get("factions") == "first_game"
    return LEVELS[options.get(LEVEL, FIRST_GAME_LEVEL if first else DEFAULT_LEVEL)]
