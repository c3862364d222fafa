"""The whole position: players, decks, goals, and where in the round the table is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final, Literal, NamedTuple, Protocol, TypeAlias

from engine.core.chance import Chance, Pile
from engine.core.events import Event
from engine.core.moves import Advice, Plan, Seat
from engine.race.components import Card, Goal, Power
from engine.race.marks import rule
from engine.race.robot.values import RobotRules
from engine.race.terms import Action, Effect, Good, Phase, Space

ACTIONS_KEPT: Final = 5
"""How many earlier rounds' actions are remembered for those who look."""

Step: TypeAlias = Literal["setup", "draft", "act", "phase", "discard", "over"]


class RaceAdvice(Advice, Protocol):
    """What can be said about a question of this game."""

    def plans(self) -> Sequence[Plan]:
        """Answers worth proposing, the best first."""
        ...


class Held(NamedTuple):
    """A power and the card in the tableau that has it."""

    card: str
    power: Power


Powers: TypeAlias = Mapping[Phase, tuple[Held, ...]]


class Owed(NamedTuple):
    """Something that moves cards of the common decks: done in seat order, whoever answers first."""

    what: Literal["spend", "draw", "good", "gamble"]
    by: str = ""
    number: int = 0
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rules:
    """The options a game is played with."""

    edition: str = "first"
    sets: str = "storm"
    goals: bool = True
    actions: int = 1
    draft: bool = False
    preset: bool = False
    steps: bool = False
    """Whether Produce asks for every single step, as a record with an order of its own needs."""
    asks_needlessly: bool = False
    """Whether temporary Military is asked for where none can be used: games of rules 1 go on so."""


@dataclass(slots=True)
class Player:
    """One seat's belongings, and what it has done in the phase under way."""

    seat: Seat
    began_with: str = ""
    """The start world: it may leave the tableau. It follows from the deal, so it is no part of the
    position."""
    tableau: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    goods: dict[str, str] = field(default_factory=dict)
    """World to the card under it; the empty word while that card is owed."""
    chips: int = 0
    actions: tuple[Action, ...] = ()
    earlier: list[tuple[Action, ...]] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    """Explored cards of which some will be kept."""
    owed: list[Owed] = field(default_factory=list)
    used: list[tuple[str, Effect]] = field(default_factory=list)
    """Powers used in this Consume phase."""
    sold: bool = False
    produced: dict[str, Good] = field(default_factory=dict)
    """Worlds that got a good in this Produce phase."""
    done: list[tuple[str, str]] = field(default_factory=list)
    """Steps taken in this Produce phase: the card and what it did."""
    at_start: tuple[Held, ...] = ()
    """Powers of Settle when the phase began; cards placed in it do not help in it."""
    temporary: int = 0
    """Temporary Military of this Settle phase."""
    mercenaries: dict[str, int] = field(default_factory=dict)
    """Hand cards discarded for Military in this Settle phase, by the card that allows it."""
    over_limit: int = 0
    """Cards discarded down to the limit of the hand in this round."""
    worlds: list[str] = field(default_factory=list)
    """Start worlds to choose from, face down."""
    packs: list[list[str]] = field(default_factory=list)
    """Of a draft: the pack in hand, and those that wait behind it."""
    passed: list[list[str]] = field(default_factory=list)
    """The packs handed on since the last deal: what a player remembers, no part of the position."""
    picked: list[str] = field(default_factory=list)
    """Cards drafted: the own deck is made of them."""
    powers: Powers = field(default_factory=dict)
    """Of the cards in the tableau; follows from them."""
    marks: dict[str, str] = field(default_factory=dict)
    """Cards marked to be kept or spent first: for proposals alone, no part of the position."""

    @property
    def owes_cards(self) -> bool:
        """Whether cards are still to come to the hand."""
        return any(owed.what in ("draw", "gamble") for owed in self.owed)

    def count(self, action: Action) -> int:
        """How often this action was chosen in this round."""
        return self.actions.count(action)


@dataclass(slots=True)
class Stock:
    """A draw deck and its discard pile: one for all, or one each in a drafted game."""

    key: str
    deck: Pile
    discards: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Tile:
    """A goal tile: who holds it, and who else has scored it."""

    goal: Goal
    owner: Seat | None = None
    sharers: list[Seat] = field(default_factory=list)
    """Those who met a "first" goal in the same phase and hold a chip for it."""


@dataclass(slots=True)
class Robot:
    """What the robot has beside its pile, its face-down hand and its chips."""

    seat: Seat
    world: str
    level: str
    rules: RobotRules
    head: Space
    """What the robot's head on a die stands for."""
    credits: int = 1
    economy: int = 0
    tokens: int = 0
    """Developments of cost 6 not placed yet."""
    placed: int = 0
    first_settled: bool = False
    """Whether a world that changes with its first Settle action has had it."""
    sold: bool = False
    """Whether it has had its first Trade action."""
    faces: tuple[str, ...] = ()
    """Of both dice in this round."""
    dice: tuple[Space, ...] = ()
    """The actions on which they lie."""


@dataclass(slots=True)
class State:
    """The whole position."""

    chance: Chance
    cards: Mapping[str, Card]
    rules: Rules
    players: list[Player]
    stocks: list[Stock]
    tiles: list[Tile]
    pool: int
    pool_size: int
    adviser: Callable[[State, Player, str, Mapping[str, object]], RaceAdvice]
    """Makes what can be said about a question; rules only hand it on."""
    round: int = 0
    step: Step = "setup"
    phases: tuple[Phase, ...] = ()
    """The phases of this round in order; the same one stands twice where it is played twice."""
    at: int = 0
    """Which of them is under way."""
    robot: Robot | None = None
    packs_dealt: int = 0
    """Of a draft."""
    removed: list[str] = field(default_factory=list)
    """What could not be drafted and leaves the game."""
    ended_by: tuple[str, ...] = ()
    watch: Callable[[State, str], None] | None = None
    """Told when a phase has ended (also `INIT` and `END`); changes nothing."""
    events: list[Event] = field(default_factory=list)

    @property
    def phase(self) -> Phase | None:
        """The phase under way."""
        return self.phases[self.at] if self.step == "phase" else None

    @property
    def nth(self) -> int:
        """1, or 2 where the same phase is played the second time in this round."""
        return self.phases[: self.at + 1].count(self.phases[self.at])

    def phase_ended(self, name: str) -> None:
        """Tell whoever watches."""
        if self.watch is not None:
            self.watch(self, name)

    @property
    def people(self) -> list[Player]:
        """The players who decide: all but a robot."""
        return self.players if self.robot is None else [self.players[1 - self.robot.seat]]

    @property
    def own_decks(self) -> bool:
        """Whether everybody draws from a deck of his own."""
        return len(self.stocks) > 1

    def stock_of(self, seat: Seat) -> Stock:
        """Where this seat draws and discards."""
        return self.stocks[seat] if len(self.stocks) > 1 else self.stocks[0]

    def tell(self, kind: str, seat: Seat | None, /, **args: object) -> None:
        """Something has happened for all to see."""
        self.events.append(Event(kind, seat, args))

    def whisper(self, kind: str, seat: Seat, /, **args: object) -> None:
        """Something that only its player may know."""
        self.events.append(Event(kind, seat, args, _only(seat)))

    def put_down(self, player: Player, card: str) -> None:
        """A card enters the tableau; everybody sees it."""
        player.tableau.append(card)
        player.powers = powers_of(self.cards, player.tableau)
        self.chance.show(player.seat, card)

    def take_away(self, player: Player, card: str) -> None:
        """A card leaves the tableau."""
        player.tableau.remove(card)
        player.powers = powers_of(self.cards, player.tableau)


@cache
def _only(seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})


def powers_of(cards: Mapping[str, Card], tableau: Sequence[str]) -> Powers:
    """The powers of these cards by phase, in order of placement."""
    found: dict[Phase, list[Held]] = {}
    for id_ in tableau:
        for power in cards[id_].powers:
            found.setdefault(power.phase, []).append(Held(id_, power))
    return {phase: tuple(held) for phase, held in found.items()}


def as_if_placed(state: State, player: Player, *cards: str) -> Player:
    """The player as if these cards lay there too: to be read, never to be played on."""
    tableau = [*player.tableau, *cards]
    return replace(player, tableau=tableau, powers=powers_of(state.cards, tableau))


@rule("RACE base: deck and discard pile")
def take(state: State, seat: Seat, seen_by: Seat | None) -> str | None:
    """The top card of this seat's deck, seen by a seat (None: by all); None where none is left.

    The discard pile becomes the deck as soon as the last card is taken.
    """
    stock = state.stock_of(seat)
    if not stock.deck:
        _reshuffle(state, stock)
        if not stock.deck:
            return None
    card = stock.deck.draw(seen_by)
    if not stock.deck:
        _reshuffle(state, stock)
    return card


def discard(state: State, seat: Seat, cards: Iterable[str]) -> None:
    """Cards go to this seat's discard pile, face down."""
    state.stock_of(seat).discards.extend(cards)


@rule("RACE base: deck and discard pile")
def draw(state: State, seat: Seat, count: int, by: str) -> list[str]:
    """Cards from the deck to the hand."""
    cards = [card for _ in range(count) if (card := take(state, seat, seat)) is not None]
    state.players[seat].hand += cards
    if count:
        state.tell("drew", seat, count=len(cards), card=by)
    if cards:
        state.whisper("got_cards", seat, cards=tuple(cards))
    return cards


@rule("RACE base: chips")
def gain_chips(state: State, player: Player, vp: int) -> None:
    """Chips from the pool; what it lacks comes from the reserve."""
    had = state.pool
    player.chips += vp
    state.pool -= vp
    if had > 0 >= state.pool:
        state.tell("pool_emptied", None)


@rule("RACE base: deck and discard pile")
def _reshuffle(state: State, stock: Stock) -> None:
    if stock.discards:
        stock.deck = state.chance.pile(stock.key, stock.discards)
        stock.discards = []
        state.tell("reshuffled", None, count=len(stock.deck))
