"""The passive action: opponents near a new structure may charge power."""

from __future__ import annotations

from engine.core.flow import Flow, together
from engine.core.moves import Note, Option, Words
from engine.gaia.asking import ask
from engine.gaia.gains import gain_resource
from engine.gaia.marks import rule
from engine.gaia.power import charge, chargeable
from engine.gaia.state import Player, State
from engine.gaia.structures import power_value
from engine.gaia.terms import NEAR, Building

YES: Words = ("charge", "yes")
NO: Words = ("charge", "no")
TOKEN_FIRST: Words = ("charge", "token-first")
POWER_FIRST: Words = ("charge", "power-first")


@rule("RU actions 10: additional rules")
def offer_charges(state: State) -> Flow[None]:
    """Let everybody charge from what was built, one structure after the other."""
    while state.built:
        seat, place = state.built.pop(-1 if state.profile.newest_first else 0)
        flows = {}
        for player in state.others(seat):
            value = best_value(state, player, place)
            if value:
                flows[player.seat] = charge_from(state, player, value, seat, place)
        if flows:
            yield from together(flows)


@rule("RU actions 10")
def best_value(state: State, player: Player, place: int) -> int:
    """Greatest power value among a player's structures near a hex; only one counts."""
    near = state.board.disk(place, NEAR) & player.colonised
    best = 0
    while near:  # written out: asked of everybody after everything that is built
        low = near & -near
        value = power_value(state, player, low.bit_length() - 1)
        if value > best:
            best = value
        near ^= low
    return best


@rule("RU actions 10")
def charge_offer(player: Player, value: int, extra_tokens: int = 0) -> int:
    """How much is charged: what can move, and what the points can pay. The first of it is free, so
    it is also for whoever has paid more for his faction in an auction than he had."""
    return min(value, chargeable(player, extra_tokens), max(0, player.vp) + 1)


@rule("RU actions 10")
def charge_price(amount: int) -> int:
    """Points to pay for charging."""
    return max(0, amount - 1)


def charge_from(state: State, player: Player, value: int, builder: int, place: int) -> Flow[None]:
    """Ask one player whether to charge from a structure of that value."""
    with_token = player.rules.charge_token(player)
    amount = charge_offer(player, value)
    if not amount and not with_token:
        return
    amounts = (
        {POWER_FIRST: amount, TOKEN_FIRST: charge_offer(player, value, 1)}
        if with_token
        else {YES: amount}
    )

    def refuse(words: Words) -> Note | None:
        return None if words in amounts or words == NO else Note("not-offered")

    def offer() -> list[Option]:
        options = [Option(words, _notes(power, with_token)) for words, power in amounts.items()]
        return [*options, Option(NO)]

    most = max(amounts.values())
    upgraded = state.players[builder].structures.get(place) is not Building.MINE
    args: dict[str, object] = {"power": most, "vp": charge_price(most), "by": builder}
    args["hex"], args["upgraded"] = state.hex_name(place), int(upgraded)
    if with_token:  # charging first may find less to move
        args |= {"plain": amount, "plain_vp": charge_price(amount)}
    words = yield from ask(state, player, "charge", offer, refuse, decline=NO, **args)
    if words == NO:
        state.tell("charge_declined", player.seat, power=args["power"])
        return
    amount = amounts[words]
    player.score(-charge_price(amount), "charge")
    state.tell("charged", player.seat, power=amount, vp=charge_price(amount))
    if words == TOKEN_FIRST:
        gain_resource(player, "tokens", 1)
    yield from charge(state, player, amount)
    if words == POWER_FIRST:
        gain_resource(player, "tokens", 1)


def _notes(power: int, with_token: bool) -> tuple[Note, ...]:
    gains = {"charge": power, "tokens": 1} if with_token else {"charge": power}
    price = charge_price(power)
    paid = (Note("price", {"price": {"vp": price}}),) if price else ()
    return (*paid, Note("gain", {"gain": gains}))
