"""What is printed on the components, read once from assets/gaia/data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BeforeValidator

from engine.core.assets import load
from engine.gaia.terms import BUILDINGS, Building, Planet, Track

Resource: TypeAlias = Literal[
    "vp", "ore", "credits", "knowledge", "qic", "tokens", "charge", "gaiaformer"
]


def _pairs(value: object) -> object:
    return tuple(value.items()) if isinstance(value, Mapping) else value


Gain: TypeAlias = Annotated[tuple[tuple[Resource, int], ...], BeforeValidator(_pairs)]
"""What is gained (or paid), in the order printed."""

Countable: TypeAlias = Literal[
    "planet_type",
    "federation_token",
    "mine",
    "research_lab",
    "sector",
    "gaia_planet",
    "trading_station",
    "big_building",
]
Trigger: TypeAlias = Literal[
    "build_mine",
    "mine_on_gaia",
    "terraform_step",
    "upgrade_to_trading_station",
    "upgrade_to_big_building",
    "advance_research",
    "gain_federation_token",
]


class Printed:
    """A component that is the same in every game: copies of a state share it."""

    __slots__ = ()
    id: str

    def __reduce__(self) -> tuple[Callable[[str, str], Printed], tuple[str, str]]:
        return printed, (type(self).__name__, self.id)


def printed(kind: str, key: str) -> Printed:
    """The one component of that kind and key."""
    return PRINTED[kind][key]


@dataclass(frozen=True, slots=True)
class TechTile(Printed):
    """A standard or advanced technology tile."""

    id: str
    timing: Literal["immediate", "income", "pass", "trigger", "action", "passive"]
    gain: Gain = ()
    per: Countable | None = None
    trigger: Trigger | None = None
    big_building_value: int = 3

    @property
    def advanced(self) -> bool:
        """Whether this is an advanced tile."""
        return self.id.startswith("adv_")


@dataclass(frozen=True, slots=True)
class Booster(Printed):
    """A round booster: income, and an action or points on passing."""

    id: str
    number: int
    income: tuple[Gain, ...]
    action: Literal["terraform", "range"] | None = None
    per: Countable | None = None
    vp: int = 0


@dataclass(frozen=True, slots=True)
class RoundTile(Printed):
    """A round scoring tile."""

    id: str
    trigger: Trigger
    vp: int
    automa_pass_vp: tuple[int, int]


@dataclass(frozen=True, slots=True)
class FinalTile(Printed):
    """A final scoring tile."""

    id: str
    counts: Literal[
        "structures",
        "structures_in_federations",
        "planet_types",
        "gaia_planets",
        "sectors",
        "satellites",
    ]
    neutral: int


@dataclass(frozen=True, slots=True)
class FederationToken(Printed):
    """A federation token; `green` if it can be flipped."""

    id: str
    gain: Gain
    green: bool
    copies: int


@dataclass(frozen=True, slots=True)
class BoardAction:
    """One of the ten spaces below the research board."""

    id: str
    kind: Literal["power", "qic"]
    cost: int
    gain: Gain = ()
    steps: int = 0
    special: Literal["tech", "rescore"] | None = None
    per: Countable | None = None
    per_gain: Gain = ()


@dataclass(frozen=True, slots=True)
class TrackLevel:
    """What one level of a research area gives."""

    gain: Gain = ()
    income: Gain = ()
    special: Literal["federation", "lost_planet"] | None = None
    per: Countable | None = None
    per_gain: Gain = ()


@dataclass(frozen=True, slots=True)
class Area:
    """A research area with its levels 0 to 5."""

    id: Track
    levels: tuple[TrackLevel, ...]


@dataclass(frozen=True, slots=True)
class Faction(Printed):
    """One side of a faction board."""

    id: str
    planet: Planet
    colour: str
    resources: Gain
    bowls: tuple[int, int]
    research: tuple[Track, ...]
    income: Gain
    right_academy: Gain
    slots: dict[Building, tuple[Gain, ...]] = field(default_factory=dict)
    """Income opened by each structure of a kind, left to right."""


@dataclass(frozen=True, slots=True)
class FactionBoard:
    """What all faction boards share."""

    costs: dict[Building, Gain]
    cheap_trading_station: Gain
    pieces: dict[Building, int]
    slots: dict[Building, tuple[Gain, ...]]


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a sector in a layout."""

    center: tuple[int, int]
    tile: str


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """A printed arrangement of sectors."""

    slots: tuple[Slot, ...]


@dataclass(frozen=True, slots=True)
class _TechFile:
    standard: tuple[TechTile, ...]
    advanced: tuple[TechTile, ...]


@dataclass(frozen=True, slots=True)
class _ScoringFile:
    rounds: tuple[RoundTile, ...]
    final: tuple[FinalTile, ...]


@dataclass(frozen=True, slots=True)
class _FactionFile:
    standard: FactionBoard
    factions: tuple[Faction, ...]


@dataclass(frozen=True, slots=True)
class _SectorFile:
    tiles: dict[str, dict[str, Planet]]
    layouts: dict[str, BoardLayout]


_tech = load("gaia/data/tech.json", _TechFile)
_scoring = load("gaia/data/scoring.json", _ScoringFile)
_factions = load("gaia/data/factions.json", _FactionFile)
_sectors = load("gaia/data/sectors.json", _SectorFile)

STANDARD_TECH: Final = {tile.id: tile for tile in _tech.standard}
ADVANCED_TECH: Final = {tile.id: tile for tile in _tech.advanced}
TECH: Final = {**STANDARD_TECH, **ADVANCED_TECH}
BOOSTERS: Final = {tile.id: tile for tile in load("gaia/data/boosters.json", tuple[Booster, ...])}
ROUND_TILES: Final = {tile.id: tile for tile in _scoring.rounds}
FINAL_TILES: Final = {tile.id: tile for tile in _scoring.final}
FEDERATION_TOKENS: Final = {
    token.id: token for token in load("gaia/data/federations.json", tuple[FederationToken, ...])
}
GLEENS_TOKEN: Final = "fed_gleens"
SUPPLY_TOKENS: Final = tuple(token for token in FEDERATION_TOKENS if token != GLEENS_TOKEN)
BOARD_ACTIONS: Final = {
    action.id: action for action in load("gaia/data/actions.json", tuple[BoardAction, ...])
}
AREAS: Final = {area.id: area for area in load("gaia/data/research.json", tuple[Area, ...])}
BOARD: Final = _factions.standard
FACTIONS: Final = {faction.id: faction for faction in _factions.factions}
SECTOR_TILES: Final = _sectors.tiles
LAYOUTS: Final = _sectors.layouts
FOREIGN_IDS: Final = load("gaia/data/foreign_ids.json", dict[str, str])
"""Ids of the boardgamers notation and what we call the same thing."""

PRINTED: Final[Mapping[str, Mapping[str, Printed]]] = {
    TechTile.__name__: TECH,
    Booster.__name__: BOOSTERS,
    RoundTile.__name__: ROUND_TILES,
    FinalTile.__name__: FINAL_TILES,
    FederationToken.__name__: FEDERATION_TOKENS,
    Faction.__name__: FACTIONS,
}

INCOME_SLOTS: Final = {
    faction.id: {kind: faction.slots.get(kind, BOARD.slots[kind]) for kind in BUILDINGS}
    for faction in FACTIONS.values()
}
