"""FederationView: what may be seen of a position, as frozen values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.moves import Seat
from engine.federation.advice.forecast import Forecast
from engine.federation.advice.reach import Reach
from engine.federation.terms import Phase, Side, Wing


@dataclass(frozen=True, slots=True)
class PieceView:
    """A token in the senate; without a seat it is the neutral player's."""

    seat: Seat | None
    token: str
    side: Side
    votes: int
    """With the die."""
    cover: str | None
    die: int
    """The value of the die on it; 0 without."""


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space of the senate."""

    id: str
    column: int
    floor: int
    wing: Wing
    action: str
    cost: Mapping[str, int]
    piece: PieceView | None


@dataclass(frozen=True, slots=True)
class ProjectView:
    """A project: how far, and what it would bring each seat now."""

    id: str
    steps: int
    needed: int
    complete: bool
    metric: str
    values: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LawView:
    """A law that lies open: what it would bring each seat now."""

    id: str
    wing: Wing
    votes: int
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MegastructureView:
    """A megastructure: price, tokens, robots and the multiplier that is free."""

    id: str
    cost: Mapping[str, int]
    tokens: tuple[str, ...]
    robots: tuple[tuple[Seat, int], ...]
    """Seat and multiplier."""
    multiplier: int | None


@dataclass(frozen=True, slots=True)
class MissionView:
    """A mission on a personal board."""

    id: str
    space: str
    level: int
    marker: bool
    done: bool
    ready: bool
    """Whether a ship could be sent now, were it the seat's turn."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What lies before one seat."""

    seat: Seat
    points: int
    sources: Mapping[str, int]
    reserve: Mapping[str, int]
    ships: int
    supply: int
    step: int
    printed_level: int
    level: int
    round_level: int
    game_level: int
    die: int
    die_out: bool
    ambassadors: tuple[str, ...]
    """Not placed in this round, the special one too."""
    transfigurations: tuple[str, ...]
    specialists: tuple[tuple[str, bool], ...]
    """In the order taken; whether each lies face up."""
    influence: Mapping[str, int]
    miner: str
    mage: int
    discs: Mapping[str, int]
    productions: tuple[str, ...]
    megastructures: Mapping[str, int]
    robots_left: int
    discs_left: int
    asteroids: tuple[str, ...]
    medals: tuple[str, ...]
    missions: tuple[MissionView, ...]
    completed: int
    start_token: str
    deep_space: tuple[str, ...]
    joint: int
    turns: int
    ending: Mapping[str, int]
    """What the end would bring, were it now: medals, leftovers, projects; nothing once it came."""
    reach: Reach


@dataclass(frozen=True, slots=True)
class FederationView:
    """The table as one seat or the public sees it."""

    round: int
    phase: Phase
    first: Seat
    president: Seat
    turn: Seat | None
    order: tuple[Seat, ...]
    spaces: tuple[SpaceView, ...]
    outer: tuple[PieceView, ...]
    forecast: Forecast
    """The executive phase, were it now."""
    laws: tuple[LawView, ...]
    next_laws: Mapping[str, str]
    past_laws: tuple[str, ...]
    passed: tuple[str, ...]
    projects: tuple[ProjectView, ...]
    blocks: tuple[str, ...]
    medals: Mapping[str, tuple[int, ...]]
    """Thresholds of those left; zeros for those without."""
    asteroids: Mapping[str, str | None]
    """By space: `?` face down, None taken."""
    dead_asteroids: tuple[str, ...] | None
    """None while they lie face down."""
    moons: Mapping[int, tuple[str, ...]]
    """Tokens of the moons turned up."""
    beside: Mapping[int, int]
    """Tokens in the stacks beside the board, by strength."""
    offered: Mapping[int, Mapping[str, str]]
    """Specialists face up, by level and type."""
    stacks: Mapping[str, int]
    """How many lie face down in the stacks of specialists."""
    productions: tuple[str, ...]
    megastructures: tuple[MegastructureView, ...]
    start_offer: tuple[str, ...]
    deep_stack: int
    """How many deep-space tokens are left."""
    choices: tuple[str, ...]
    """Tokens that only this viewer sees while it chooses."""
    players: tuple[PlayerView, ...]
    assumed: str
    """Digest of the assumed values in force."""
