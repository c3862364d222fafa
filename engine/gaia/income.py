"""Phase I: income, symbol by symbol, in the order its owner likes."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.flow import Flow, choose, together
from engine.core.moves import Decision, Note, Option, Words
from engine.gaia.components import AREAS, INCOME_SLOTS, Gain
from engine.gaia.gains import gain, gain_resource
from engine.gaia.marks import rule
from engine.gaia.power import chargeable
from engine.gaia.state import Player, State
from engine.gaia.terms import BUILDINGS


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
    """Everything the next income phase gives, in the order of the board."""
    symbols: list[Symbol] = []

    def add(source: str, bundle: Gain) -> None:
        symbols.extend(Symbol(source, resource, amount) for resource, amount in bundle)

    faction = player.faction
    add(faction.id, faction.income)
    slots = INCOME_SLOTS[faction.id]
    for kind in BUILDINGS:
        for opened in slots[kind][: len(slots[kind]) - player.pieces[kind]]:
            add(kind, opened)
    if player.booster is not None:
        for bundle in player.booster.income:
            add(player.booster.id, bundle)
    for tile in player.active_techs():
        if tile.timing == "income":
            add(tile.id, tile.gain)
    for track, area in AREAS.items():
        add(track, area.levels[player.levels[track]].income)
    return symbols


@rule("RU phase I")
def income_phase(state: State) -> Flow[None]:
    """Everybody takes income; only the order of charges and new tokens can matter."""
    players = [state.players[seat] for seat in state.order]
    if state.profile.serial_phases:
        for player in players:
            yield from _income(state, player)
    else:
        yield from together({player.seat: _income(state, player) for player in players})


@rule("RU phase I")
def _income(state: State, player: Player) -> Flow[None]:
    waiting: list[Symbol] = []
    for symbol in income_symbols(player):
        if symbol.resource in ("charge", "tokens"):
            waiting.append(symbol)
        else:
            gain_resource(player, symbol.resource, symbol.amount)
    while waiting:
        symbol = waiting[0]
        if _order_matters(state, player, waiting):
            symbol = yield from _ask_symbol(player, waiting)
        waiting.remove(symbol)
        yield from gain(state, player, ((symbol.resource, symbol.amount),), symbol.source)  # type: ignore[arg-type]  # a symbol's resource comes from a Gain
    state.emit("income", player.seat)


def _ask_symbol(player: Player, waiting: list[Symbol]) -> Flow[Symbol]:
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


def _order_matters(state: State, player: Player, waiting: list[Symbol]) -> bool:
    kinds = {symbol.resource for symbol in waiting}
    if len(kinds) < 2:
        return False
    if state.profile.serial_phases:
        return True
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
