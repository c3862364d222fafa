"""What the powers of a tableau amount to: numbers that several rules ask for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.race.components import Card, Power
from engine.race.marks import rule
from engine.race.state import Held, Player, State
from engine.race.terms import TRADE_VALUE, Effect, Good, Phase


def held(player: Player, phase: Phase, effect: Effect) -> Iterator[Held]:
    """The player's powers of one kind."""
    for one in player.powers.get(phase, ()):
        if one.power.effect is effect:
            yield one


def total(player: Player, phase: Phase, effect: Effect) -> int:
    """The sum of their amounts."""
    return sum(one.power.amount for one in held(player, phase, effect))


@rule("RACE storm: what goals measure")
def general_military(powers: Iterable[Held]) -> int:
    """Permanent Military against any world, negative numbers included."""
    return sum(
        power.amount
        for _, power in powers
        if power.effect is Effect.MILITARY and not power.specialised
    )


@rule("RACE base: ways to settle")
def military_against(world: Card, powers: Iterable[Held]) -> int:
    """Permanent Military that counts against this world."""
    return sum(
        power.amount
        for _, power in powers
        if power.effect is Effect.MILITARY and _counts(power, world)
    )


@rule("RACE base: ways to settle")
def discount(world: Card, powers: Iterable[Held]) -> int:
    """What the powers take off the cost of a card of this kind of goods."""
    return sum(
        power.amount
        for _, power in powers
        if power.effect is Effect.REDUCE_COST and (power.good is None or power.good is world.good)
    )


@rule("RACE base: trade value")
def trade_value(state: State, player: Player, world: str, with_powers: bool = True) -> int:
    """How many cards the good of this world brings."""
    good = state.cards[world].good
    assert good is not None
    bonus = 0
    if with_powers:
        bonus = sum(
            _trade_bonus(state, player, one, world, good)
            for one in player.powers.get(Phase.TRADE, ())
        )
    return TRADE_VALUE[good] + bonus


def is_matched(card: Card, power: Power) -> bool:
    """Whether a card is one of those that a power counts."""
    if power.military and not card.military:
        return False
    return power.good is None or card.good is power.good


@rule("RACE base: trade value")
def _trade_bonus(state: State, player: Player, one: Held, world: str, good: Good) -> int:
    power = one.power
    if power.good is not None and power.good is not good:
        return 0
    if power.this_world_only and one.card != world:
        return 0
    if power.effect is Effect.TRADE_BONUS_PER_KEYWORD_WORLD:
        worlds = (state.cards[id_] for id_ in player.tableau)
        count = sum(card.is_world and power.keyword in card.keywords for card in worlds)
        return power.amount * count
    return power.amount


def _counts(power: Power, world: Card) -> bool:
    if power.against_good is not None:
        return world.good is power.against_good
    return power.against_keyword is None or power.against_keyword in world.keywords
