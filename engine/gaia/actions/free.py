"""Free actions: burning and conversions, any number of times around the main action."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import NOT_OFFERED, Action, whole_number
from engine.gaia.faction_rules import Conversion
from engine.gaia.gains import gain_resource, received
from engine.gaia.marks import rule
from engine.gaia.power import burn, burnable, spend, spendable
from engine.gaia.state import Player, State

BURN = "burn"
CONVERSIONS = (
    Conversion("power_to_qic", ("power", 4), ("qic", 1)),
    Conversion("power_to_ore", ("power", 3), ("ore", 1)),
    Conversion("qic_to_ore", ("qic", 1), ("ore", 1)),
    Conversion("power_to_knowledge", ("power", 4), ("knowledge", 1)),
    Conversion("power_to_credit", ("power", 1), ("credits", 1)),
    Conversion("knowledge_to_credit", ("knowledge", 1), ("credits", 1)),
    Conversion("ore_to_credit", ("ore", 1), ("credits", 1)),
    Conversion("ore_to_token", ("ore", 1), ("tokens", 1)),
)
_BY_ID = {conversion.id: conversion for conversion in CONVERSIONS}


@rule("RU actions 9")
def conversions(player: Player) -> dict[str, Conversion]:
    """The conversions open to a player's faction."""
    own = player.rules.conversions(player)
    return {**_BY_ID, **{conversion.id: conversion for conversion in own}} if own else _BY_ID


def available(player: Player, resource: str) -> int:
    """How much of a conversion's cost is there."""
    if resource == "power":
        return spendable(player)
    if resource == "token3":
        return player.bowls[2]
    has: int = getattr(player, resource)
    return has


@rule("RU actions 9")
def refusal(state: State, player: Player, words: Words) -> Note | None:
    """Why a free action cannot be taken, or None. Several power conversions may be one payment."""
    if len(words) < 3 or words[0] != "free" or len(words) % 2 == 0:
        return NOT_OFFERED
    if words[1] == BURN:
        most = burnable(player)
        count = whole_number(words[2])
        if len(words) != 3 or not count:
            return NOT_OFFERED
        return None if count <= most else Note("too-many-burns", {"needs": count, "has": most})
    costs: dict[str, int] = {}
    known = conversions(player)
    for key, times in zip(words[1::2], words[2::2], strict=True):
        conversion, count = known.get(key), whole_number(times)
        if conversion is None or not count:
            return Note("no-conversion", {"word": key})
        resource, amount = conversion.cost
        costs[resource] = costs.get(resource, 0) + amount * count
    if len(words) > 3 and set(costs) != {"power"}:
        return Note("one-payment-only")
    for resource, amount in costs.items():
        has = available(player, resource)
        if has < amount:
            short = {resource: amount - has}
            return Note(
                "needs", {"needs": {resource: amount}, "has": {resource: has}, "short": short}
            )
    return None


def offer(state: State, player: Player) -> Iterable[Option]:
    """Every single conversion in every number, and the mixed payments that save power."""
    for count in range(1, burnable(player) + 1):
        yield Option(("free", BURN, str(count)), (Note("price", {"price": {"burnt": count}}),))
    for conversion in conversions(player).values():
        resource, cost = conversion.cost
        gained, amount = conversion.gain
        for count in range(1, available(player, resource) // cost + 1):
            notes = (
                Note("price", {"price": {resource: cost * count}}),
                Note("gain", {"gain": received(player, [(gained, amount * count)])}),
            )
            yield Option(("free", conversion.id, str(count)), notes)
    yield from _mixed(player)


def _mixed(player: Player) -> Iterable[Option]:
    """One larger conversion with a credit for the power that would be lost otherwise."""
    if player.rules.token_power(player) == 1 or spendable(player) < 4:
        return
    notes = (
        Note("price", {"price": {"power": 4}}),
        Note("gain", {"gain": {"ore": 1, "credits": 1}}),
    )
    yield Option(("free", "power_to_ore", "1", "power_to_credit", "1"), notes)


@rule("RU actions 9")
def perform(state: State, player: Player, words: Words) -> Flow[None]:
    """Pay once, gain everything."""
    if words[1] == BURN:
        burn(player, int(words[2]))
        state.tell("burnt", player.seat, count=int(words[2]))
        return
    known = conversions(player)
    units = [(known[key], int(times)) for key, times in zip(words[1::2], words[2::2], strict=True)]
    power = 0
    for conversion, count in units:
        resource, amount = conversion.cost
        if resource == "power":
            power += amount * count
        else:
            _pay(player, resource, amount * count)
    if power:
        yield from spend(state, player, power)
    for conversion, count in units:
        gain_resource(player, conversion.gain[0], conversion.gain[1] * count)
        state.tell("converted", player.seat, what=conversion.id, count=count)


def _pay(player: Player, resource: str, amount: int) -> None:
    if resource == "token3":
        player.bowls[2] -= amount
        player.bowls[3] += amount
        return
    setattr(player, resource, getattr(player, resource) - amount)
    if resource == "formers_ready":
        player.formers_away += amount


FREE = Action("free", offer, refusal, perform)
