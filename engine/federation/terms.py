"""Closed vocabularies of Federation."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Resource(StrEnum):
    """What lies in a reserve, cheapest first as printed."""

    LAVANDIUM = "lavandium"
    COPERNIUM = "copernium"
    OCEANIUM = "oceanium"
    DIAMOND = "golden_diamond"


CRYSTALS: Final = (Resource.LAVANDIUM, Resource.COPERNIUM, Resource.OCEANIUM)


class Planet(StrEnum):
    """The five planets of the federation, in the order of their laws."""

    NEO = "neo"
    SIXMOON = "sixmoon"
    ATAL = "atal"
    ARRATUIN = "arratuin"
    E81216 = "e81216"


class Wing(StrEnum):
    """The two halves of the senate."""

    LEFT = "left"
    RIGHT = "right"


class Side(StrEnum):
    """What a token in the senate shows."""

    FUND = "fund"
    VOTE = "vote"


class Phase(StrEnum):
    """Where a game is."""

    SETUP = "setup"
    AMBASSADORS = "ambassadors"
    EXECUTIVE = "executive"
    ENDED = "ended"


class Source(StrEnum):
    """Where points come from."""

    FLOORS = "floors"
    LAWS = "laws"
    MISSIONS = "missions"
    MEGASTRUCTURES = "megastructures"
    SPECIALISTS = "specialists"
    SHOPS = "shops"
    ACCREDITATION = "accreditation"
    OTHER = "other"
    MEDALS = "medals"
    LEFTOVERS = "leftovers"
    PROJECTS = "projects"


PLANETS: Final = tuple(Planet)
PLANET_IDS: Final = frozenset(Planet)
"""To tell a planet's action from that of a room."""
ACCREDITATION: Final = "accreditation"
INTRIGUE: Final = "intrigue"
MEDALS: Final = (*Planet, ACCREDITATION, INTRIGUE)
"""Kinds of medals of honour."""

SPY: Final = "spy"
OUTER: Final = "outer"
SPECIAL: Final = "special"
"""The special ambassador, as a word of a move."""
JOINT: Final = "joint"

OFFICE: Final = "presidents_office"
COLUMNS: Final = tuple(str(column) for column in range(1, 7))
PROJECTS: Final = (*COLUMNS, JOINT)
ROUNDS: Final = 5
TURNS: Final = 4
"""Turns of each player in a round."""
BEST_DIE: Final = 6
