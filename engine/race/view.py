"""What one seat or the public may see, as frozen values: all that pictures and panels know.

Nothing in it depends on an answer that is still sealed.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Note, Seat
from engine.race.terms import Action, Good, Phase, Space, Way


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in a tableau."""

    id: str
    good: Good | None = None
    """The kind of the good that lies on it; which card it is nobody knows."""


@dataclass(frozen=True, slots=True)
class TermView:
    """A line of a development of cost 6: its place on the card, how often it counts, points."""

    line: int
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class SixView:
    """What a development of cost 6 is worth now."""

    card: str
    points: int
    terms: tuple[TermView, ...]


@dataclass(frozen=True, slots=True)
class AgainstView:
    """Military that counts against some worlds only: a kind of good or a keyword."""

    against: str
    keyword: bool
    amount: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What lies open before a player; points are those of revealed cards."""

    seat: Seat
    start: str
    tableau: tuple[CardView, ...]
    hand: int
    drawn: int
    """Cards just explored, of which some will be kept."""
    chips: int
    printed: int
    six: tuple[SixView, ...]
    goal_points: int
    """As if the game ended now."""
    total: int
    rank: int
    tie: int
    """Cards in hand and goods: the tie-break."""
    military: int
    special_military: tuple[AgainstView, ...]
    temporary: int
    """Temporary Military of this Settle phase."""
    actions: tuple[Action, ...]
    """Of this round, once revealed."""
    earlier: tuple[tuple[Action, ...], ...]
    """Of rounds before, the latest last."""
    deck: int | None
    """Of the own deck in a drafted game."""
    discard: int | None
    robot: bool = False
    picks: int = 0
    """Cards picked so far in a draft."""
    waiting_packs: int = 0


@dataclass(frozen=True, slots=True)
class RobotView:
    """The robot's mat; its pile and its chips are those of its seat, its hand is a number there."""

    seat: Seat
    world: str
    level: str
    credits: int
    most_credits: int
    economy: int
    most_economy: int
    tokens_left: int
    tokens_placed: int
    points_each: int
    """For every token and development of cost 6."""
    head: Space
    """What the robot's head on a die stands for."""
    faces: tuple[str, ...]
    """Of both dice in this round."""
    dice: tuple[Space, ...]
    """Where they lie."""
    assumed: str
    """The hash of the values that are not known for sure."""


@dataclass(frozen=True, slots=True)
class PacksView:
    """How far a draft has come."""

    number: int
    """Of the packs that go round now."""
    of: int
    left: bool
    """Whether they are handed to the left."""


@dataclass(frozen=True, slots=True)
class GoalView:
    """A goal tile: who has how much of what it measures, and who holds it."""

    id: str
    type: str
    points: int
    threshold: int
    progress: tuple[int, ...]
    owner: Seat | None
    sharers: tuple[Seat, ...]
    """Who scored a "first" goal in the same phase as its owner."""


@dataclass(frozen=True, slots=True)
class WayView:
    """A way to place a world: what is paid, or the Military needed and had."""

    way: Way
    cost: int
    needed: int
    has: int
    uses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card in the viewer's own hand."""

    id: str
    price: int | None
    """Cards to pay in its phase as things stand; None for what can only be conquered."""
    needed: int | None
    """The Military needed against a military world."""
    has: int | None
    """The Military there is against it, boosters apart."""
    ways: tuple[WayView, ...]
    playable: bool
    """In its phase, with the cards now in hand."""
    obstacle: Note | None
    """What is missing."""
    points: int
    """What it would be worth in the tableau now."""


@dataclass(frozen=True, slots=True)
class OwnView:
    """What only the viewer sees."""

    seat: Seat
    cards: tuple[HandCard, ...]
    drawn: tuple[HandCard, ...]
    """Explored cards to choose from."""
    trade: int = 0
    """The cards that the best sale would bring."""
    worlds: tuple[str, ...] = ()
    """Start worlds to choose from."""
    pack: tuple[str, ...] = ()
    picked: tuple[str, ...] = ()
    returning: int = 0
    """Cards of the pack that will come back."""
    gone: tuple[str, ...] = ()
    """What others have taken of the pack since the viewer handed it on."""


@dataclass(frozen=True, slots=True)
class RaceView:
    """The table as one seat or the public sees it."""

    round: int
    step: str
    phase: Phase | None
    phases: tuple[Phase, ...]
    """Of this round in order; the same one stands twice where it is played twice."""
    at: int
    """Which of them is under way."""
    pool: int
    pool_size: int
    deck: int
    discard: int
    tableau_limit: int
    hand_limit: int
    edition: str
    sets: str
    with_goals: bool
    draft: bool
    actions_each: int
    ended_by: tuple[str, ...]
    players: tuple[PlayerView, ...]
    goals: tuple[GoalView, ...]
    own: OwnView | None
    robot: RobotView | None = None
    packs: PacksView | None = None
    """While cards are drafted."""
