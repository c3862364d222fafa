"""What a seat or the public may see of a game: the only thing renderer and bot ever receive.

Nothing of Gaia Project itself is hidden between players; the Automa's deck is, and stays out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.moves import Note, Seat
from engine.gaia.terms import Building, Phase, Planet, Track


@dataclass(frozen=True, slots=True)
class HexView:
    """A hex of the galaxy: axial coordinates with +q to the lower right and +r down."""

    name: str
    q: int
    r: int
    sector: str
    planet: Planet | None


@dataclass(frozen=True, slots=True)
class StructureView:
    """A structure on the map; `shared` for a Lantids mine beside another structure."""

    hex: str
    kind: Building
    value: int
    federated: bool
    shared: bool = False


@dataclass(frozen=True, slots=True)
class TechView:
    """An owned technology tile; covered by an advanced one, its effect has ended."""

    tile: str
    slot: str
    covered_by: str | None = None


@dataclass(frozen=True, slots=True)
class TokenView:
    """An owned federation token."""

    id: str
    green: bool


@dataclass(frozen=True, slots=True)
class SpecialView:
    """A special action, once per round."""

    id: str
    source: str
    used: bool


@dataclass(frozen=True, slots=True)
class IncomeView:
    """One income symbol and where it comes from (a building kind, track, tile, booster…)."""

    source: str
    resource: str
    amount: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """Everything on and around one faction board."""

    seat: Seat
    robot: bool
    faction: str | None
    colour: str | None
    home: Planet | None
    vp: int
    ore: int
    credits: int
    knowledge: int
    qic: int
    bowls: tuple[int, int, int, int]
    """Ordinary tokens in bowls I, II, III and the Gaia area."""
    stone: int | None
    """Index into `bowls` of the Brainstone."""
    levels: Mapping[Track, int]
    range: int
    ore_per_step: int
    gaia_project_tokens: int
    gaiaformers_ready: int
    gaiaformers_away: int
    """Turned into QICs until the next Gaia phase (Bal T'aks)."""
    structures: tuple[StructureView, ...]
    gaiaformers: tuple[str, ...]
    """Hexes with one of the player's gaiaformers."""
    satellites: tuple[str, ...]
    stations: tuple[str, ...]
    federations: int
    """Formed by the action."""
    tokens: tuple[TokenView, ...]
    techs: tuple[TechView, ...]
    booster: str | None
    specials: tuple[SpecialView, ...]
    passed: bool
    pieces_left: Mapping[Building, int]
    income: tuple[IncomeView, ...]
    """What the next income phase would give now."""
    sources: Mapping[str, int]
    """Points by source."""


@dataclass(frozen=True, slots=True)
class StandingView:
    """One participant's place on a final scoring tile; seat None is the neutral player."""

    seat: Seat | None
    count: int
    vp: int


@dataclass(frozen=True, slots=True)
class FinalTileView:
    """A final scoring tile and how it would be scored now."""

    id: str
    standings: tuple[StandingView, ...]


@dataclass(frozen=True, slots=True)
class RoundTileView:
    """The scoring tile of one round."""

    id: str
    round: int
    trigger: str
    vp: int


@dataclass(frozen=True, slots=True)
class FinalScoreView:
    """A finished game's points of one seat."""

    seat: Seat
    rank: int
    total: int
    breakdown: Mapping[str, int]
    """final1, final2, research, resources: what the end added."""


@dataclass(frozen=True, slots=True)
class AutomaTurnView:
    """One turn of the Automa; its set-up is round 0, without cards."""

    round: int
    action_card: int | None
    behaviour_card: int | None
    notes: tuple[Note, ...]
    """What was done and why, in order."""
    passed: bool
    vp: int
    """Its points afterwards."""


@dataclass(frozen=True, slots=True)
class AutomaView:
    """The robot of the solo game: cards in sight, sizes of the hidden piles, its explanations."""

    level: str
    action_card: int | None
    """The pair as it lies on the table; none between rounds."""
    behaviour_card: int | None
    discard: tuple[int, ...]
    """The last card last; everybody may look through it."""
    deck: int
    """How many cards are left in the deck."""
    crosswise: int
    """How many of them lie crosswise, at the bottom."""
    reserve: int
    direction_card: int | None
    """The random card that decided ties when the first mines were placed."""
    turns: tuple[AutomaTurnView, ...]
    """All its turns so far."""


@dataclass(frozen=True, slots=True)
class LotView:
    """A faction that is bid for: who holds it for how many points."""

    faction: str
    holder: Seat | None
    bid: int


@dataclass(frozen=True, slots=True)
class GaiaView:
    """The whole table as one seat or the public sees it."""

    phase: Phase
    round: int
    hexes: tuple[HexView, ...]
    players: tuple[PlayerView, ...]
    order: tuple[Seat, ...]
    """Turn order of this round."""
    passed: tuple[Seat, ...]
    """Seats in the order in which they passed."""
    tech: Mapping[str, str]
    """Standard tile by slot: the six tracks, free1, free2, free3."""
    tech_left: Mapping[str, int]
    """Copies left by slot."""
    advanced: Mapping[Track, str | None]
    """Advanced tile above each track; None once taken."""
    terraforming_token: str | None
    tokens_left: Mapping[str, int]
    actions_used: Mapping[str, Seat]
    boosters: tuple[str, ...]
    """Boosters nobody holds (in the solo game the row, left to right)."""
    rounds: tuple[RoundTileView, ...]
    final: tuple[FinalTileView, ...]
    scores: tuple[FinalScoreView, ...] = ()
    """Filled when the game has ended."""
    options: Mapping[str, str] | None = None
    automa: AutomaView | None = None
    """Only in the solo game."""
    banned: tuple[str, ...] = ()
    """Factions that nobody may play."""
    lots: tuple[LotView, ...] = ()
    """Factions that are or were bid for."""
