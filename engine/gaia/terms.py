"""Closed vocabularies of Gaia Project; the values are the words of the notation."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Planet(StrEnum):
    """Types of planets."""

    TERRA = "terra"
    OXIDE = "oxide"
    VOLCANIC = "volcanic"
    DESERT = "desert"
    SWAMP = "swamp"
    TITANIUM = "titanium"
    ICE = "ice"
    GAIA = "gaia"
    TRANSDIM = "transdim"
    LOST = "lost"


class Building(StrEnum):
    """Structures (a gaiaformer, a satellite and a space station are none)."""

    MINE = "m"
    STATION = "ts"
    LAB = "lab"
    INSTITUTE = "pi"
    LEFT_ACADEMY = "ac1"
    RIGHT_ACADEMY = "ac2"


class Track(StrEnum):
    """Research areas, left to right."""

    TERRAFORMING = "terra"
    NAVIGATION = "nav"
    INTELLIGENCE = "int"
    GAIA_PROJECT = "gaia"
    ECONOMY = "eco"
    SCIENCE = "sci"


class Phase(StrEnum):
    """Where in the game we are."""

    FACTIONS = "factions"
    MINES = "mines"
    BOOSTERS = "boosters"
    INCOME = "income"
    GAIA = "gaia"
    ACTIONS = "actions"
    END = "end"


HOME_TYPES: Final = (
    Planet.TERRA,
    Planet.OXIDE,
    Planet.VOLCANIC,
    Planet.DESERT,
    Planet.SWAMP,
    Planet.TITANIUM,
    Planet.ICE,
)
"""The terraforming circle."""

TRACKS: Final = tuple(Track)
BUILDINGS: Final = tuple(Building)
TRACK_OF: Final = {track.value: track for track in Track}
BUILDING_OF: Final = {building.value: building for building in Building}
"""By their words: calling an enumeration takes ten times as long."""
BUILDING_WORDS: Final = {building: building.value for building in Building}
"""Their words: asking a member for its value takes several times as long."""
ACADEMIES: Final = (Building.LEFT_ACADEMY, Building.RIGHT_ACADEMY)
BIG_BUILDINGS: Final = (Building.INSTITUTE, *ACADEMIES)
BIG_VALUE: Final = 3
POWER_VALUES: Final = {
    Building.MINE: 1,
    Building.STATION: 2,
    Building.LAB: 2,
    **dict.fromkeys(BIG_BUILDINGS, BIG_VALUE),
}
"""Power values of structures; a technology tile makes big ones worth more."""
TECH_SLOTS: Final = (*(track.value for track in TRACKS), "free1", "free2", "free3")
"""Where standard technology tiles lie: below a track, or in the common row."""

ROUNDS: Final = 6
START_VP: Final = 10
LIMITS: Final = {"ore": 15, "knowledge": 15, "credits": 30}
NEAR: Final = 2
"""Distance for charging and for the cheap trading station."""
QIC_RANGE: Final = 2
RESEARCH_COST: Final = 4
CHARGE_AT_LEVEL_3: Final = 3
ORE_PER_STEP: Final = (3, 3, 2, 1, 1, 1)
RANGES: Final = (1, 1, 2, 2, 3, 4)
GAIA_PROJECT_TOKENS: Final = (0, 6, 6, 4, 3, 3)
FINAL_VP: Final = (18, 12, 6, 0)
RESEARCH_VP_PER_LEVEL: Final = 4
FEDERATION_VALUE: Final = 7
STATIONS: Final = 6
BRAINSTONE_POWER: Final = 3
BOWL_NAMES: Final = ("bowl1", "bowl2", "bowl3", "gaia")


def steps_between(home: Planet, planet: Planet) -> int:
    """Terraforming steps on the circle, the shorter way round."""
    apart = abs(HOME_TYPES.index(home) - HOME_TYPES.index(planet))
    return min(apart, len(HOME_TYPES) - apart)


STEPS: Final = {
    (home, planet): steps_between(home, planet) for home in HOME_TYPES for planet in HOME_TYPES
}
