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
    if player.incomes:
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
        Decision(player.seat, "income", offer, refuse, args={"waiting": list(choices)})
    )
    return choices[words[1]]


def has_both(waiting: Sequence[Symbol]) -> bool:
    """Whether charges and new tokens are both waiting."""
    return len({symbol.resource for symbol in waiting}) > 1


def _order_matters(player: Player, waiting: Sequence[Symbol]) -> bool:
    if not has_both(waiting):
        return False
    tokens = tuple(sorted(s.amount for s in waiting if s.resource == "tokens"))
    charges = tuple(sorted(s.amount for s in waiting if s.resource == "charge"))
    stone = player.stone if player.stone is not None and player.stone < 3 else None
    if stone is not None:
        return chargeable(player) < sum(charges) + 2 * sum(tokens)
    first, second, third, _ = player.bowls
    return len(_outcomes((first, second, third), tokens, charges)) > 1


def _outcomes(
    bowls: tuple[int, int, int], tokens: tuple[int, ...], charges: tuple[int, ...]
) -> set[tuple[int, int, int]]:
    """All bowls that some order of the symbols leads to."""
    if not tokens and not charges:
        return {bowls}
    found: set[tuple[int, int, int]] = set()
    for index, amount in enumerate(tokens):
        after = (bowls[0] + amount, bowls[1], bowls[2])
        found |= _outcomes(after, tokens[:index] + tokens[index + 1 :], charges)
    for index, amount in enumerate(charges):
        found |= _outcomes(_charged(bowls, amount), tokens, charges[:index] + charges[index + 1 :])
    return found


def _charged(bowls: tuple[int, int, int], steps: int) -> tuple[int, int, int]:
    lifted = min(steps, bowls[0])
    raised = min(steps - lifted, bowls[1] + lifted)
    return (bowls[0] - lifted, bowls[1] + lifted - raised, bowls[2] + raised)
