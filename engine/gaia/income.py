"""Phase I: income, symbol by symbol, in the order its owner likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.core.flow import Flow, choose, together
from engine.core.moves import Decision, Note, Option, Words
from engine.gaia.gains import gain_resource
from engine.gaia.marks import rule
from engine.gaia.power import charge, chargeable
from engine.gaia.state import Player, State

POWER: Final = ("charge", "tokens")


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
    yield from together({seat: _income(state, state.players[seat]) for seat in state.order})


@rule("RU phase I")
def _income(state: State, player: Player) -> Flow[None]:
    waiting: list[Symbol] = []
    for symbol in income_symbols(player):
        if symbol.resource in POWER:
            waiting.append(symbol)
        else:
            gain_resource(player, symbol.resource, symbol.amount)
    while waiting:
        symbol = waiting[0]
        if _order_matters(player, waiting):
            symbol = yield from ask_symbol(player, waiting)
        waiting.remove(symbol)
        yield from take_power(state, player, symbol)
    state.emit("income", player.seat)


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
        )
    )
    return choices[words[1]]


def has_both(waiting: Sequence[Symbol]) -> bool:
    """Whether charges and new tokens are both waiting."""
    return len({symbol.resource for symbol in waiting}) > 1


def _order_matters(player: Player, waiting: Sequence[Symbol]) -> bool:
    if not has_both(waiting):
        return False
    if player.stone is not None and player.stone < 3:
        tokens = sum(symbol.amount for symbol in waiting if symbol.resource == "tokens")
        charges = sum(symbol.amount for symbol in waiting if symbol.resource == "charge")
        return chargeable(player) < charges + 2 * tokens
    first, second, third, _ = player.bowls
    return len(outcomes((first, second, third), [symbol[1:] for symbol in waiting])) > 1


Bowls = tuple[int, int, int]


def outcomes(bowls: Bowls, waiting: Sequence[tuple[str, int]]) -> set[Bowls]:
    """All bowls that some order of these charges and tokens leads to."""
    if not waiting:
        return {bowls}
    found: set[Bowls] = set()
    for index, (resource, amount) in enumerate(waiting):
        if (resource, amount) not in waiting[:index]:
            after = _after(bowls, resource, amount)
            found |= outcomes(after, [*waiting[:index], *waiting[index + 1 :]])
    return found


def _after(bowls: Bowls, resource: str, amount: int) -> Bowls:
    if resource == "tokens":
        return (bowls[0] + amount, bowls[1], bowls[2])
    lifted = min(amount, bowls[0])
    raised = min(amount - lifted, bowls[1] + lifted)
    return (bowls[0] - lifted, bowls[1] + lifted - raised, bowls[2] + raised)


def split_word(word: str) -> tuple[str, int]:
    """Resource and amount of a symbol's word."""
    resource, _, amount = word.partition("-")
    return resource, int(amount)
