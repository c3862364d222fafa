"""Phase I: income, symbol by symbol, in the order its owner likes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from engine.core.flow import Flow, choose, together
from engine.core.moves import Decision, Note, Option, Words
from engine.gaia.gains import gain_resource, received
from engine.gaia.marks import rule
from engine.gaia.power import charge
from engine.gaia.state import Player, State

POWER: Final = ("charge", "tokens")
TOLD: Final = ("ore", "credits", "knowledge", "qic", *POWER)
"""In which order an income is told."""


class Symbol(NamedTuple):
    """One income symbol and what it is printed on."""

    source: str
    resource: str
    amount: int

    @property
    def word(self) -> str:
        """How it is named in an answer."""
        return f"{self.resource}-{self.amount}"


@rule("RU phase I")
def income_symbols(player: Player) -> list[Symbol]:
    """Everything the next income phase gives, symbol by symbol, in the order gained."""
    return [
        Symbol(source.partition(":")[0], resource, amount)
        for source, bundle in player.incomes.items()
        for resource, amount in bundle
    ]


@rule("RU phase I")
def income_phase(state: State) -> Flow[None]:
    """Everybody takes income; only the order of charges and new tokens can matter."""
    yield from together({seat: income_of(state, state.players[seat]) for seat in state.order})


@rule("RU phase I")
def income_of(state: State, player: Player) -> Flow[None]:
    """One player's."""
    waiting: list[Symbol] = []
    for symbol in income_symbols(player):
        if symbol.resource in POWER:
            waiting.append(symbol)
        else:
            gain_resource(player, symbol.resource, symbol.amount)
    yield from take_waiting(state, player, waiting)
    if player.incomes:
        tell_income(state, player)


def take_waiting(state: State, player: Player, waiting: list[Symbol]) -> Flow[None]:
    """Charges and new tokens, in the order that their owner says where it matters."""
    while waiting:
        symbol = waiting[0]
        if _order_matters(player, waiting):
            symbol = yield from ask_symbol(player, waiting)
        waiting.remove(symbol)
        yield from take_power(state, player, symbol)


def tell_income(state: State, player: Player) -> None:
    """Say what all symbols together give, before limits."""
    total = received(player, chain.from_iterable(player.incomes.values()))
    gain = {resource: total[resource] for resource in TOLD if resource in total}
    state.tell("income", player.seat, gain=gain)


def take_power(state: State, player: Player, symbol: Symbol) -> Flow[None]:
    """Take one symbol of charge or new tokens."""
    if symbol.resource == "tokens":
        gain_resource(player, "tokens", symbol.amount)
    else:
        yield from charge(state, player, symbol.amount)


def ask_symbol(player: Player, waiting: Sequence[Symbol]) -> Flow[Symbol]:
    """Ask which symbol comes next."""
    choices = {symbol.word: symbol for symbol in waiting}

    def refuse(words: Words) -> Note | None:
        known = len(words) == 2 and words[0] == "income" and words[1] in choices
        return None if known else Note("no-income", {"waiting": list(choices)})

    def offer() -> list[Option]:
        return [
            Option(("income", word), (Note("gain", {"gain": {symbol.resource: symbol.amount}}),))
            for word, symbol in choices.items()
        ]

    words = yield from choose(
        Decision(
            player.seat,
            "income",
            offer,
            refuse,
            args={"waiting": list(choices), "all": [symbol.word for symbol in waiting]},
            assume=("income", waiting[0].word),
        )
    )
    return choices[words[1]]


def has_both(waiting: Sequence[Symbol]) -> bool:
    """Whether charges and new tokens are both waiting."""
    return len({symbol.resource for symbol in waiting}) > 1


def _order_matters(player: Player, waiting: Sequence[Symbol]) -> bool:
    """Whether some choice of the next symbol rules out what another one could still lead to."""
    if not has_both(waiting):
        return False
    return _matters(bowls_of(player), tuple(symbol[1:] for symbol in waiting))


@lru_cache(maxsize=4096)
def _matters(bowls: Bowls, waiting: Sequence[tuple[str, int]]) -> bool:
    ends = [_ends(after, rest) for after, rest in _each_next({bowls}, waiting)]
    return any(end != ends[0] for end in ends)


Bowls: TypeAlias = tuple[int, int, int, int | None]
"""Ordinary tokens in bowls I to III, and the bowl of the Brainstone."""


def bowls_of(player: Player) -> Bowls:
    """The three bowls of a player."""
    first, second, third, _ = player.bowls
    return (first, second, third, player.stone)


@rule("RU phase I")
def outcomes(bowls: Bowls, waiting: Sequence[tuple[str, int]]) -> set[Bowls]:
    """All bowls that some order of these charges and tokens leads to."""
    return _ends({bowls}, waiting)


def _ends(bowls: set[Bowls], waiting: Sequence[tuple[str, int]]) -> set[Bowls]:
    if not waiting:
        return bowls
    found: set[Bowls] = set()
    for after, rest in _each_next(bowls, waiting):
        found |= _ends(after, rest)
    return found


def _each_next(
    bowls: set[Bowls], waiting: Sequence[tuple[str, int]]
) -> Iterator[tuple[set[Bowls], list[tuple[str, int]]]]:
    """The bowls after each symbol that could come next, and the symbols left."""
    for index, (resource, amount) in enumerate(waiting):
        if (resource, amount) in waiting[:index]:
            continue
        after = bowls
        if resource == "tokens":
            after = {(one[0] + amount, one[1], one[2], one[3]) for one in bowls}
        else:
            for _ in range(amount):
                after = {step for before in after for step in _steps(before)}
        yield after, [*waiting[:index], *waiting[index + 1 :]]


def _steps(bowls: Bowls) -> Iterator[Bowls]:
    """What charging once can make of the bowls: an ordinary token moves, or the Brainstone."""
    first, second, third, stone = bowls
    if first:
        yield (first - 1, second + 1, third, stone)
    if stone == 0:
        yield (first, second, third, 1)
    if first or stone == 0:
        return
    if second:
        yield (first, second - 1, third + 1, stone)
    if stone == 1:
        yield (first, second, third, 2)
    if not second and stone != 1:
        yield bowls


def split_word(word: str) -> tuple[str, int]:
    """Resource and amount of a symbol's word."""
    resource, _, amount = word.partition("-")
    return resource, int(amount)
