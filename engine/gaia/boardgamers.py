"""Steps of the game that only the boardgamers profile plays (flags: profile.py)."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.gaia.components import Gain
from engine.gaia.gains import gain_resource
from engine.gaia.income import POWER, Symbol, ask_symbol, has_both, take_power, tell_income
from engine.gaia.power import burn, burnable, charge_tokens, spendable
from engine.gaia.state import Player, State


def serial_income_phase(state: State) -> Flow[None]:
    """Income seat by seat in turn order (19)."""
    for seat in state.order:
        yield from _serial_income(state, state.players[seat])


def _serial_income(state: State, player: Player) -> Flow[None]:
    """Income items come whole, in the order gained; charges and tokens first where asked."""
    items = list(player.incomes.items())
    while True:
        waiting = [
            Symbol(source, resource, amount)
            for source, bundle in items
            for resource, amount in bundle
            if resource in POWER
        ]
        if not has_both(waiting):
            break
        chosen = yield from ask_symbol(player, waiting)
        item = next(item for item in items if item[0] == chosen.source)
        items.remove(item)
        yield from _take_item(state, player, item)
    for item in items:
        if player.stone is None:
            _take_unasked(player, item[1])
        else:
            yield from _take_item(state, player, item)
    tell_income(state, player)


def _take_item(state: State, player: Player, item: tuple[str, Gain]) -> Flow[None]:
    source, bundle = item
    for resource, amount in bundle:
        if resource in POWER:
            yield from take_power(state, player, Symbol(source, resource, amount))
    for resource, amount in bundle:
        if resource not in POWER:
            gain_resource(player, resource, amount)


def _take_unasked(player: Player, bundle: Gain) -> None:
    """The same where no Brainstone can make anybody ask."""
    for resource, amount in bundle:
        if resource == "charge":
            charge_tokens(player, amount)
        else:
            gain_resource(player, resource, amount)


def convert_leftovers(player: Player) -> None:
    """Burn bowl II, turn power into credits and QICs into ore, within the limits (44).

    Nevlas with the institute gain the credits of all tokens, but half of them stay in bowl III.
    """
    burn(player, burnable(player))
    power = spendable(player)
    moved = -(-player.bowls[2] // player.rules.token_power(player))
    if player.stone == 2:
        player.stone = 0
    player.bowls[0] += moved
    player.bowls[2] -= moved
    gain_resource(player, "credits", power)
    gain_resource(player, "ore", player.qic)
    player.qic = 0
