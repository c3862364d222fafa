"""The whole position of a game, and the plain changes that rules make in it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from engine.core.chance import Chance, Pile
from engine.core.events import Event
from engine.core.moves import Advice, Seat
from engine.federation.bag import NOTHING, Bag
from engine.federation.components import Components
from engine.federation.terms import BEST_DIE, JOINT, Phase, Planet, Side, Source, Wing


@dataclass(slots=True)
class Piece:
    """A token in the senate; the neutral player has no seat."""

    seat: Seat | None
    token: str
    side: Side
    votes: int
    """Of its face; the die comes on top."""
    cover: str | None = None
    die: bool = False


@dataclass(slots=True)
class Player:
    """What lies before one seat; all of it is open."""

    seat: Seat
    miner: str
    step: int
    unused: list[str]
    """Ambassadors not placed in this round."""
    ships: int
    """In the hangar."""
    supply: int
    """Ships not gained yet."""
    points: dict[Source, int] = field(default_factory=lambda: dict.fromkeys(Source, 0))
    reserve: Bag = NOTHING
    die: int = 0
    """Its value; 0 while it is in the supply."""
    die_out: bool = False
    """Whether it lies in the senate."""
    special: bool = False
    """Whether the special ambassador waits beside the board."""
    special_out: bool = False
    """Whether it was placed in this round."""
    transfigurations: list[str] = field(default_factory=list)
    specialists: dict[str, bool] = field(default_factory=dict)
    """In the order taken; whether each lies face up."""
    round_level: int = 0
    """What tokens add to the level until the end of the round."""
    game_level: int = 0
    mage: int = 0
    discs: dict[str, int] = field(default_factory=dict)
    productions: list[str] = field(default_factory=list)
    megastructures: dict[str, int] = field(default_factory=dict)
    """The multiplier under each robot."""
    asteroids: list[str] = field(default_factory=list)
    medals: list[str] = field(default_factory=list)
    markers: list[str] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    """Those a ship was sent to."""
    start_token: str = ""
    deep_space: list[str] = field(default_factory=list)
    joint: int = 0
    turns: int = 0
    """Turns ended in this round."""

    @property
    def total(self) -> int:
        """All points so far."""
        return sum(self.points.values())

    @property
    def completed(self) -> int:
        """Missions done, with the start and deep-space tokens."""
        return len(self.missions) + bool(self.start_token) + len(self.deep_space)

    @property
    def robots_used(self) -> int:
        """Robots on buildings."""
        return len(self.productions) + len(self.megastructures)


@dataclass(slots=True)
class Deed:
    """An action of a planet under way."""

    planet: Planet
    taken: list[str] = field(default_factory=list)
    """Specialists taken in it."""
    extra: int = 0
    """Further steps."""
    steps: int = 0
    """Steps made."""
    discount: int = 0
    done: bool = False
    """Whether only tokens can still be used in it."""


@dataclass(slots=True)
class Turn:
    """A turn under way."""

    seat: Seat
    owed: str | None = None
    """The action whose price is still to be paid, while the bonus of the face is received."""
    cover: str = ""
    """The token whose bonus is being received."""
    at: int = 0
    """Which effect of that bonus is under way."""
    sent: bool = False
    """Whether a ship was sent to a mission."""
    spy_marks: bool = False
    """Whether a funding ambassador spies."""


@dataclass(slots=True)
class State:
    """Everything that a position is made of."""

    chance: Chance
    box: Components
    """What is printed, with the assumed values in force."""
    digest: str
    """The hash of those values."""
    players: list[Player]
    piles: dict[str, Pile]
    first: Seat
    """Who began the round."""
    president: Seat
    """Who holds the pawn."""
    start_offer: list[str]
    productions: list[str]
    """The sides that lie up, left to right."""
    megastructures: dict[str, tuple[str, ...]]
    """The tokens on each."""
    asteroids: dict[str, str | None]
    """By space: `?` face down, an id, or None where it was taken."""
    beside: dict[int, int]
    """Transfiguration tokens in the stacks beside the board, by strength."""
    medals: dict[str, list[int]]
    """Thresholds of the medals left; for those without a threshold, zeros."""
    dead_asteroids: list[str] | None = None
    """None while they lie face down."""
    moons: dict[int, list[str]] = field(default_factory=dict)
    """Tokens on the moons turned up so far."""
    offered: dict[int, dict[str, str]] = field(default_factory=dict)
    """Specialists face up, by level and type."""
    deep_stack: list[str] | None = None
    """What is left of the deep-space stack; None while nobody has looked."""
    lookers: list[Seat] = field(default_factory=list)
    """Who has looked through it."""
    looking: dict[Seat, list[str]] = field(default_factory=dict)
    """Tokens that only this seat sees while it chooses."""
    laws: dict[Wing, str] = field(default_factory=dict)
    next_laws: dict[Wing, str] = field(default_factory=dict)
    """Those of round 5, known from round 4 on."""
    past_laws: list[str] = field(default_factory=list)
    passed: list[str] = field(default_factory=list)
    """The law that passed in each round, by its id."""
    blocks: list[str] = field(default_factory=list)
    """Blocking tokens face up."""
    senate: dict[str, Piece] = field(default_factory=dict)
    outer: list[Piece] = field(default_factory=list)
    projects: dict[str, int] = field(default_factory=dict)
    round: int = 0
    phase: Phase = Phase.SETUP
    turn: Turn | None = None
    deeds: list[Deed] = field(default_factory=list)
    """Planet actions under way, the innermost last."""
    using: list[str] = field(default_factory=list)
    """Specialists whose effect is under way, the innermost last."""
    side_by_side: bool = False
    """Whether seats are asked at the same time: what is common waits for its turn."""
    adviser: Callable[..., Advice] | None = None
    """Makes the advice to a question; set by the setup."""
    events: list[Event] = field(default_factory=list)

    @property
    def order(self) -> list[Player]:
        """Players clockwise from the first."""
        return [*self.players[self.first :], *self.players[: self.first]]

    def tell(
        self, kind: str, player: Player | None, to: Seat | None = None, /, **args: object
    ) -> None:
        """Something has happened."""
        seat = None if player is None else player.seat
        self.events.append(Event(kind, seat, args, None if to is None else frozenset({to})))

    def score(self, player: Player, source: Source, points: int, **args: object) -> None:
        """Points, with the reason why."""
        if points:
            player.points[source] += points
            self.tell("scored", player, points=points, source=source, **args)

    def needed(self, project: str) -> int:
        """Steps that a project takes."""
        joint, own = self.box.steps_needed[len(self.players)]
        return joint if project == JOINT else own

    def is_complete(self, project: str) -> bool:
        """Whether a project is funded."""
        return self.projects[project] >= self.needed(project)

    def builders(self, mega: str) -> list[Player]:
        """Who has a robot on a megastructure."""
        return [player for player in self.players if mega in player.megastructures]

    def multiplier(self, mega: str) -> int | None:
        """The highest multiplier that is free; None if none is."""
        taken = len(self.builders(mega))
        multipliers = self.box.e81216.multipliers
        return multipliers[taken] if taken < len(multipliers) else None

    def is_own_turn(self, player: Player) -> bool:
        """Whether it is this player's turn."""
        return self.turn is not None and self.turn.seat == player.seat

    def deed_of(self, planet: Planet) -> Deed | None:
        """The innermost action under way, if it is this planet's."""
        return self.deeds[-1] if self.deeds and self.deeds[-1].planet is planet else None


def raised_die(die: int, amount: int) -> int:
    """The die's value after so much more."""
    return min(BEST_DIE, die + amount)
