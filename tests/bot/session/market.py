"""Market: a test game whose prices others can raise while the next player is drafting.

Each in turn works or buys until `end`; then everybody else may raise the price or decline. The
game is over after some rounds; most goods win. Nothing is hidden but the weather at the end.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from engine.core.account import Account
from engine.core.chance import Chance, Pile
from engine.core.events import Event
from engine.core.flow import Flow, choose, together
from engine.core.fork import Forker
from engine.core.game import Command, Habit, Result, Setup, SetupOption, check_setup
from engine.core.moves import END, Decision, Option, Role, Seat, Words
from engine.core.replay import Format

ROUNDS = 3


@dataclass(slots=True)
class State:
    """The whole position."""

    chance: Chance
    weather: Pile
    coins: list[int]
    goods: list[int]
    price: int = 1
    events: list[Event] = field(default_factory=list)


def script(state: State) -> Flow[Result]:
    for _ in range(ROUNDS):
        for seat in range(len(state.coins)):
            yield from turn(state, seat)
    state.events.append(Event("weather", None, {"is": state.weather.draw()}))
    scores = tuple(state.goods)
    return Result(scores, tuple(1 + sum(o > score for o in scores) for score in scores))


def turn(state: State, seat: Seat) -> Flow[None]:
    while (answer := (yield from choose(question(state, seat)))) != END:
        if answer == ("buy",):
            state.coins[seat] -= state.price
            state.goods[seat] += 1
            state.events.append(Event("bought", seat, {"price": state.price}))
        elif answer == ("bug",):
            raise ZeroDivisionError
        else:
            state.coins[seat] += 1
            state.events.append(Event("worked", seat))
    others = [other for other in range(len(state.coins)) if other != seat]
    answers = yield from together({other: choose(offer(other)) for other in others})
    raises = sum(words == ("raise",) for words in answers.values())
    state.price += raises
    if raises:
        state.events.append(Event("raised", None, {"price": state.price}))


def question(state: State, seat: Seat) -> Decision:
    return Decision(seat, "turn", partial(options, state, seat), role=Role.TURN)


def options(state: State, seat: Seat) -> Iterator[Option]:
    if state.coins[seat] >= state.price:
        yield Option(("buy",))
    yield Option(("work",))
    yield Option(("bug",))
    yield Option(END)


def offer(seat: Seat) -> Decision:
    return Decision(
        seat,
        "bid",
        lambda: [Option(("raise",)), Option(("decline",))],
        role=Role.OFFER,
        decline=("decline",),
    )


def bid_habit(state: State, decision: Decision, setting: str) -> Words | None:
    if setting == "free":
        return ("raise",) if state.price < 2 else ("decline",)
    if setting == "faulty":
        raise ZeroDivisionError
    return {"always": ("raise",), "never": ("decline",), "nonsense": ("shout",)}.get(setting)


class Market:
    """The game as the frame knows it; `bonus` stands for a change of the rules."""

    key = "market"
    seats = range(2, 5)
    robots: tuple[str, ...] = ()
    stand_ins: tuple[str, ...] = ()
    points = "vp"
    formats: tuple[Format, ...] = ()
    account: Account[State, tuple[int, tuple[int, ...]]] = Account()
    fork = Forker()
    options: tuple[SetupOption, ...] = ()
    commands = (Command("buy", "buy"),)
    habits: Mapping[str, Habit[State]] = {"bid": bid_habit}
    habit_settings: Mapping[str, tuple[str, ...]] = {
        "bid": ("ask", "always", "never", "free", "faulty", "nonsense")
    }

    def __init__(self, rules: int = 1, bonus: int = 0) -> None:
        self.rules = rules
        self.bonus = bonus

    def start(self, setup: Setup) -> State:
        check_setup(self, setup)
        chance = Chance.of(setup)
        seats = len(setup.seats)
        weather = chance.pile("weather", ["sun", "rain"])
        return State(chance, weather, [2 + self.bonus] * seats, [0] * seats)

    def script(self, state: State) -> Flow[Result]:
        return script(state)

    def turn_of(self, state: State, seat: Seat) -> Flow[None] | None:
        return turn(state, seat)

    def view(self, state: State, seat: Seat | None) -> tuple[int, tuple[int, ...]]:
        return (state.price, tuple(state.coins))

    def redealt(self, state: State, seat: Seat, seed: str) -> State:
        return self.fork(state, state.chance.redealt(seat, seed))

    def means(self, state: State, seat: Seat, viewer: Seat | None) -> dict[str, int | str]:
        return {"coins": state.coins[seat]}

    def facts(self, state: State) -> object:
        return [state.price, state.coins, state.goods, state.weather.contents()]

    def canonical(self, words: Words) -> Words:
        return words
