"""Lanterns: a tiny complete game that proves the frame, and shows how a game is written.

Two to four keepers live on a river. Each night every keeper secretly chooses a lantern of his hand
and all float together: the brightest earns the favour of the river. Then each in turn may draw,
sell and light lanterns of one colour; neighbours may cheer for a coin. Most points win.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from engine.core.account import Account
from engine.core.chance import Chance, Pile
from engine.core.events import Event
from engine.core.flow import Flow, choose, pick, together
from engine.core.fork import Forker
from engine.core.game import (
    HUMAN,
    Command,
    Habit,
    Param,
    Result,
    Setup,
    SetupOption,
    check_setup,
    setting,
)
from engine.core.moves import END, Decision, Note, Option, Role, Seat, Words

COLOURS = ("red", "gold", "blue")
LANTERNS = tuple(f"{colour}{light}" for colour in COLOURS for light in range(1, 7))
HAND = 3
DRAW_PRICE = 1
DRIFTER = "drifter"


@dataclass(slots=True)
class Keeper:
    """One seat's belongings; a drifter has no hand."""

    hand: list[str] = field(default_factory=list)
    coins: int = 1
    points: dict[str, int] = field(default_factory=lambda: {"river": 0, "lit": 0, "cheer": 0})
    drew: bool = False

    @property
    def total(self) -> int:
        return sum(self.points.values())


@dataclass(slots=True)
class State:
    """The whole position."""

    chance: Chance
    deck: Pile
    keepers: list[Keeper]
    robots: frozenset[Seat]
    nights: int
    first: Seat
    night: int = 0
    river: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def order(self) -> list[Seat]:
        """Human seats, the first player's first."""
        seats = len(self.keepers)
        turns = [(self.first + step) % seats for step in range(seats)]
        return [seat for seat in turns if seat not in self.robots]

    def tell(self, kind: str, seat: Seat | None, to: Seat | None = None, **args: object) -> None:
        self.events.append(Event(kind, seat, args, None if to is None else frozenset({to})))

    def draw_to(self, seat: Seat) -> None:
        card = self.deck.draw(to=seat)
        self.keepers[seat].hand.append(card)
        self.tell("drew", seat)
        self.tell("got_lantern", seat, to=seat, lantern=card)

    def release(self, seat: Seat, card: str) -> None:
        """A lantern leaves the hand face up."""
        self.keepers[seat].hand.remove(card)
        self.river.append(card)
        self.chance.show(seat, card)


def evening(state: State) -> Flow[Result]:
    for seat in state.order:
        for _ in range(HAND):
            state.draw_to(seat)
    for night in range(1, state.nights + 1):
        state.night = night
        state.tell("night_fell", None, night=night)
        yield from float_together(state)
        for seat in state.order:
            yield from turn(state, seat)
    return result(state)


def float_together(state: State) -> Flow[None]:
    """Everybody with a lantern floats one; the brightest earn the river's favour."""
    asked = [seat for seat in state.order if state.keepers[seat].hand]
    chosen = yield from together({seat: choose(float_decision(state, seat)) for seat in asked})
    floating = {seat: words[1] for seat, words in chosen.items()}
    for seat, card in floating.items():
        state.release(seat, card)
    for seat in sorted(state.robots):
        if state.deck:
            floating[seat] = state.deck.draw()
            state.river.append(floating[seat])
    for seat, card in sorted(floating.items()):
        state.tell("floated", seat, lantern=card)
    brightest = max(map(light_of, floating.values()), default=0)
    for seat in sorted(floating):
        if light_of(floating[seat]) == brightest:
            gain(state, seat, "river", 2)


def turn(state: State, seat: Seat) -> Flow[None]:
    """Draw once, sell and light as often as wished; `end` closes. Then neighbours may cheer."""
    state.keepers[seat].drew = False
    lit = 0
    while True:
        answer = yield from choose(turn_decision(state, seat))
        match answer:
            case ("draw",):
                state.keepers[seat].coins -= DRAW_PRICE
                state.keepers[seat].drew = True
                state.draw_to(seat)
            case ("sell", card):
                state.release(seat, card)
                state.keepers[seat].coins += 1
                state.tell("sold", seat, lantern=card)
            case ("light",):
                yield from light(state, seat)
                lit += 1
            case _:
                break
    for _ in range(lit):
        others = [other for other in state.order if other != seat and state.keepers[other].coins]
        yield from together({other: cheer(state, other, seat) for other in others})


def light(state: State, seat: Seat) -> Flow[None]:
    """Any number of lanterns of one colour: 1, 3, 6, 10 … points.

    Colour and cards are one answer, asked even where one is left: a question that depends on the
    hand would tell what is in it.
    """
    cards = yield from pick(cards_decision(state, seat))
    for card in sorted(cards):
        state.release(seat, card)
    state.tell("lit", seat, lanterns=sorted(cards))
    gain(state, seat, "lit", len(cards) * (len(cards) + 1) // 2)


def cheer(state: State, seat: Seat, lighter: Seat) -> Flow[None]:
    """Pay a coin for a point."""
    answers = [Option(("cheer",)), Option(("decline",))]
    offer = Decision(seat, "cheer", lambda: answers, args={"seat": lighter}, role=Role.OFFER)
    answer = yield from choose(offer._replace(decline=("decline",)))
    if answer == ("cheer",):
        state.keepers[seat].coins -= 1
        gain(state, seat, "cheer", 1)


def gain(state: State, seat: Seat, source: str, points: int) -> None:
    state.keepers[seat].points[source] += points
    state.tell("gained", seat, points=points, source=source)


def result(state: State) -> Result:
    scores = tuple(keeper.total for keeper in state.keepers)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    state.tell("dawn_broke", None)
    return Result(scores, ranks, tuple(dict(keeper.points) for keeper in state.keepers))


def light_of(card: str) -> int:
    return int(card[-1])


def float_decision(state: State, seat: Seat) -> Decision:
    return Decision(
        seat,
        "float",
        lambda: [Option(("float", card)) for card in sorted(state.keepers[seat].hand)],
        secret=True,
        args={"night": state.night},
        role=Role.ROUND,
    )


def cards_decision(state: State, seat: Seat) -> Decision:
    hand = state.keepers[seat].hand
    return Decision(
        seat,
        "cards",
        lambda: [Option((card,)) for card in sorted(hand)],
        refuse=partial(cards_refusal, hand),
        picks=range(1, len(hand) + 1),
    )


def cards_refusal(hand: Sequence[str], words: Words) -> Note | None:
    if not {*words} <= {*hand}:
        return Note("not-offered")
    colours = {card[:-1] for card in words}
    return Note("needs-one-colour", {"has": len(colours)}) if len(colours) > 1 else None


def turn_decision(state: State, seat: Seat) -> Decision:
    return Decision(
        seat,
        "turn",
        partial(turn_options, state, seat),
        refuse=partial(turn_refusal, state, seat),
        args={"night": state.night},
        advise=partial(TurnAdvice, state, seat),
        role=Role.TURN,
    )


def turn_options(state: State, seat: Seat) -> Iterator[Option]:
    keeper = state.keepers[seat]
    if keeper.hand:
        yield Option(("light",), (Note("lanterns", {"count": len(keeper.hand)}),))
    if draw_obstacle(state, seat) is None:
        yield Option(("draw",), (Note("costs-coins", {"count": DRAW_PRICE}),))
    for card in sorted(keeper.hand):
        yield Option(("sell", card), (Note("gives-coins", {"count": 1}),))
    yield Option(END)


def turn_refusal(state: State, seat: Seat, words: Words) -> Note | None:
    match words:
        case ("light",):
            return None if state.keepers[seat].hand else Note("needs-lantern")
        case ("draw",):
            return draw_obstacle(state, seat)
        case ("sell", card):
            return None if card in state.keepers[seat].hand else Note("needs-lantern")
    return None if words == END else Note("not-offered")


def draw_obstacle(state: State, seat: Seat) -> Note | None:
    keeper = state.keepers[seat]
    if keeper.drew:
        return Note("once-per-turn")
    if not state.deck:
        return Note("deck-empty")
    if keeper.coins < DRAW_PRICE:
        return Note("needs-coins", {"needed": DRAW_PRICE, "has": keeper.coins})
    return None


class TurnAdvice:
    """What can be said about a turn beyond its options."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat

    def outlook(self, words: Words) -> Sequence[Note]:
        coins = self.state.keepers[self.seat].coins
        change = {"draw": -DRAW_PRICE, "sell": 1}.get(words[0], 0)
        return [Note("coins-after", {"before": coins, "after": coins + change})] if change else []

    def obstacles(self, prefix: Words) -> Sequence[Note]:
        if prefix and prefix[0] in ("draw", "light", "sell"):
            reason = turn_refusal(self.state, self.seat, prefix)
            return [reason] if reason else []
        return []

    def targets(self, verb: str) -> Iterable[Words]:
        return [("sell", card) for card in LANTERNS] if verb == "sell" else []

    def warnings(self, words: Words) -> Sequence[Note]:
        can_draw = draw_obstacle(self.state, self.seat) is None
        return [Note("draw-unused")] if words == END and can_draw else []

    def payable(self) -> Iterable[tuple[Sequence[Words], Option]]:
        """Drawing becomes payable by selling the dimmest lantern."""
        obstacle = draw_obstacle(self.state, self.seat)
        hand = self.state.keepers[self.seat].hand
        if obstacle is not None and obstacle.key == "needs-coins" and hand:
            yield [("sell", min(hand, key=light_of))], Option(("draw",))


def cheer_habit(state: State, decision: Decision, chosen: str) -> Words | None:
    """The standing order for cheering."""
    return {"always": ("cheer",), "never": ("decline",)}.get(chosen)


@dataclass(frozen=True, slots=True)
class KeeperView:
    """What lies open before a keeper, and his hand as far as the viewer may see it."""

    seat: Seat
    robot: bool
    coins: int
    points: int
    lanterns: int
    hand: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class LanternsView:
    """The table as one seat or the public sees it."""

    night: int
    nights: int
    first: Seat
    deck: int
    river: tuple[str, ...]
    keepers: tuple[KeeperView, ...]


def view_of(state: State, viewer: Seat | None) -> LanternsView:
    return LanternsView(
        night=state.night,
        nights=state.nights,
        first=state.first,
        deck=len(state.deck),
        river=tuple(state.river),
        keepers=tuple(
            KeeperView(
                seat=seat,
                robot=seat in state.robots,
                coins=keeper.coins,
                points=keeper.total,
                lanterns=len(keeper.hand),
                hand=tuple(sorted(keeper.hand)) if seat == viewer else None,
            )
            for seat, keeper in enumerate(state.keepers)
        ),
    )


class Lanterns:
    """The game as the frame knows it."""

    key, rules = "lanterns", 1
    seats = range(2, 5)
    robots = stand_ins = (DRIFTER,)
    formats = ()
    account = Account[State, LanternsView]()
    fork = Forker()
    options = (SetupOption("nights", ("2", "1", "3")),)
    commands = (
        Command("float", "float", (Param("lantern"),)),
        Command("draw", "draw"),
        Command("light", "light"),
        Command("sell", "sell", (Param("lantern"),)),
    )
    habits: Mapping[str, Habit[State]] = {"cheer": cheer_habit}
    habit_settings: Mapping[str, tuple[str, ...]] = {"cheer": ("ask", "always", "never")}

    def start(self, setup: Setup) -> State:
        check_setup(self, setup, robots=(DRIFTER,), deals=("deck",))
        chance = Chance.of(setup)
        seats = len(setup.seats)
        return State(
            chance=chance,
            deck=chance.pile("deck", LANTERNS),
            keepers=[Keeper() for _ in range(seats)],
            robots=frozenset(seat for seat in range(seats) if setup.seats[seat] != HUMAN),
            nights=int(setting(self, setup, "nights")),
            first=chance.number("first", seats),
        )

    def script(self, state: State) -> Flow[Result]:
        return evening(state)

    def turn_of(self, state: State, seat: Seat) -> Flow[None] | None:
        return None if state.night == 0 or seat in state.robots else turn(state, seat)

    def view(self, state: State, seat: Seat | None) -> LanternsView:
        return view_of(state, seat)

    def redealt(self, state: State, seat: Seat, seed: str) -> State:
        other = self.fork(state, state.chance.redealt(seat, seed))
        hands = [keeper.hand for n, keeper in enumerate(other.keepers) if n != seat]
        other.chance.exchange([other.deck], hands)
        return other

    def means(self, state: State, seat: Seat, viewer: Seat | None) -> dict[str, int | str]:
        return {"coins": state.keepers[seat].coins}

    def facts(self, state: State) -> object:
        night = [state.night, state.nights, state.first]
        return [night, state.river, state.keepers, state.deck.contents()]

    def canonical(self, words: Words) -> Words:
        return END if words == ("done",) else words


LANTERNS_GAME = Lanterns()
