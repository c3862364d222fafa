"""The places where a faction may differ, with the standard rule as default."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from engine.core.flow import Flow
from engine.core.moves import Note
from engine.gaia.terms import FEDERATION_VALUE, Building, Planet, Track

if TYPE_CHECKING:
    from engine.gaia.components import Gain
    from engine.gaia.state import Player, State

UPGRADES: Final[Mapping[Building, tuple[Building, ...]]] = {
    Building.MINE: (Building.STATION,),
    Building.STATION: (Building.INSTITUTE, Building.LAB),
    Building.LAB: (Building.LEFT_ACADEMY, Building.RIGHT_ACADEMY),
}


@dataclass(frozen=True, slots=True)
class Conversion:
    """A free action: what one unit costs and gives."""

    id: str
    cost: tuple[str, int]
    gain: tuple[str, int]


@dataclass(frozen=True, slots=True)
class Placed:
    """A mine that is being built, for the faction to react to."""

    planet: Planet
    shared: bool
    new_type: bool


@dataclass(frozen=True, slots=True)
class SpecialAction:
    """A special action printed on the faction board."""

    id: str
    available: Callable[[State, Player], Note | None]
    """None if it can be used now, else the reason."""
    perform: Callable[[State, Player], Flow[None]]
    with_institute: bool = True
    """Whether it comes with the institute, or is there from the start."""


def _has_it(player: Player) -> bool:
    return True


def _no(player: Player) -> bool:
    return False


def _one(player: Player) -> int:
    return 1


def _seven(player: Player) -> int:
    return FEDERATION_VALUE


def _members(player: Player) -> int:
    return (player.colonised & player.federated).bit_count()


def _nothing_locked(player: Player, track: Track) -> bool:
    return False


def _no_gaia_phase(state: State, player: Player) -> Flow[None]:
    yield from ()


def _no_conversions(player: Player) -> Iterable[Conversion]:
    return ()


Theme: TypeAlias = Literal[
    "gaia",
    "terraforming",
    "planet_types",
    "research",
    "labs",
    "trading_stations",
    "federations",
    "satellites",
    "mines",
    "structures",
]


@dataclass(frozen=True, slots=True)
class FactionRules:
    """One faction's deviations."""

    gains_qic: Callable[[Player], bool] = _has_it
    """Whether a gained QIC is one; else it becomes ore."""
    gaia_price: tuple[str, int] = ("qic", 1)
    """What makes a Gaia planet habitable."""
    shares_planets: bool = False
    """Whether mines may be built beside opponents' structures."""
    mine_bonus: Callable[[Player, Placed], Gain] | None = None
    """What a mine brings beyond the ordinary."""
    institute_token: str | None = None
    """A federation token that comes with the institute."""
    gaia_phase: Callable[[State, Player], Flow[None]] = _no_gaia_phase
    """What happens before tokens leave the Gaia area."""
    gaia_bowl: int = 0
    """Bowl to which tokens return from the Gaia area."""
    burn_to_gaia: bool = False
    token_power: Callable[[Player], int] = _one
    """Power that one token of bowl III pays."""
    value_bonus: Callable[[State, Player, int], int] | None = None
    federation_value: Callable[[Player], int] = _seven
    growing_federation: bool = False
    """One federation that grows; satellites cost QICs; space stations."""
    locked: Callable[[Player, Track], bool] = _nothing_locked
    conversions: Callable[[Player], Iterable[Conversion]] = _no_conversions
    brainstone: bool = False
    charge_token: Callable[[Player], bool] = _no
    """Whether charging from opponents' structures also gives a token."""
    upgrades: Mapping[Building, tuple[Building, ...]] = field(default_factory=lambda: UPGRADES)
    special: SpecialAction | None = None
    structures_in_federations: Callable[[Player], int] = _members
    """As final scoring counts them."""
    start: Literal["mines", "three_mines", "institute"] = "mines"
    suits: tuple[Theme, ...] = ()
    """What of a setup its abilities serve best: advice, no rule."""


def needs_institute(player: Player) -> Note | None:
    """The reason why an ability of the institute is not there yet."""
    return None if player.has_institute else Note("needs-institute")
