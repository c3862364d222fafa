"""What a player could pay after free actions: resources and power as one small value."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from engine.gaia.actions.free import BURN, conversions
from engine.gaia.state import Player
from engine.gaia.terms import BRAINSTONE_POWER, LIMITS

WORTH: Final = {
    "power": 1, "credits": 1, "ore": 3, "knowledge": 4, "qic": 4, "tokens": 1, "token3": 3,
    "formers_ready": 4,
}  # fmt: skip
"""Rough worth in power, to compare what conversions lose."""
NO_STONE: Final = -1


class Cost(NamedTuple):
    """How dear a way to pay is; compared field by field, first things first."""

    burnt: int = 0
    """Tokens burnt: never where there is a way without."""
    stones: int = 0
    """Uses of the Brainstone: it is kept for better things."""
    lost: int = 0
    """Worth lost by conversions."""
    moves: int = 0

    def plus(self, other: Cost) -> Cost:
        """The cost of doing both."""
        return Cost(*(one + two for one, two in zip(self, other, strict=True)))


class Purse(NamedTuple):
    """Resources, bowls, Brainstone, and power already paid but not yet used up."""

    credits: int
    ore: int
    knowledge: int
    qic: int
    first: int
    second: int
    third: int
    stone: int
    formers: int
    spare: int = 0

    def can_pay(self, price: Mapping[str, int], token_power: int) -> bool:
        """Whether a price is covered; `to_gaia` counts tokens, `power` is spent at once."""
        for resource, amount in price.items():
            if resource == "power":
                has = self.third * token_power + BRAINSTONE_POWER * (self.stone == 2)
            elif resource == "to_gaia":
                stone = 0 <= self.stone < 3
                has = self.first + self.second + self.third + stone
            else:
                has = getattr(self, resource)
            if has < amount:
                return False
        return True


def purse_of(player: Player) -> Purse:
    """What a player has."""
    first, second, third, _ = player.bowls
    return Purse(
        credits=player.credits,
        ore=player.ore,
        knowledge=player.knowledge,
        qic=player.qic,
        first=first,
        second=second,
        third=third,
        stone=NO_STONE if player.stone is None else player.stone,
        formers=player.formers_ready,
    )


def next_purses(player: Player, purse: Purse) -> Iterator[tuple[str, Purse, Cost]]:
    """What each single free action makes of a purse, and what it costs."""
    burnt = _burn(purse)
    if burnt is not None:
        yield BURN, burnt, Cost(burnt=1, moves=1)
    for conversion in conversions(player).values():
        gained, amount = conversion.gain
        if gained == "qic" and not player.rules.gains_qic(player):
            gained = "ore"
        if gained in LIMITS and getattr(purse, gained) + amount > LIMITS[gained]:
            continue
        paid, price = conversion.cost
        after = _pay(player, purse, paid, price)
        if after is None:
            continue
        lost = max(0, WORTH[paid] * price - WORTH[gained] * amount)
        stones = int(purse.stone == 2 and after.stone != 2)
        yield conversion.id, _gain(after, gained, amount), Cost(0, stones, lost, 1)


def _burn(purse: Purse) -> Purse | None:
    if purse.stone == 1 and purse.second:
        return purse._replace(second=purse.second - 1, stone=2)
    if purse.stone != 1 and purse.second >= 2:
        return purse._replace(second=purse.second - 2, third=purse.third + 1)
    return None


def _pay(player: Player, purse: Purse, resource: str, amount: int) -> Purse | None:
    if resource == "power":
        return _spend(purse, amount, player.rules.token_power(player))
    if resource == "token3":
        return purse._replace(third=purse.third - amount) if purse.third >= amount else None
    if resource == "formers_ready":
        return purse._replace(formers=purse.formers - amount) if purse.formers >= amount else None
    has: int = getattr(purse, resource)
    return purse._replace(**{resource: has - amount}) if has >= amount else None


def _spend(purse: Purse, power: int, token_power: int) -> Purse | None:
    """Pay from what was overpaid, then with tokens, with the Brainstone only if it must be."""
    power -= purse.spare
    tokens = max(0, -(-power // token_power))
    if tokens <= purse.third:
        spare = tokens * token_power - power
        return purse._replace(first=purse.first + tokens, third=purse.third - tokens, spare=spare)
    if purse.stone != 2:
        return None
    with_stone = purse._replace(stone=0, spare=purse.spare + BRAINSTONE_POWER)
    return _spend(with_stone, power + purse.spare, token_power)


def _gain(purse: Purse, resource: str, amount: int) -> Purse:
    if resource == "tokens":
        return purse._replace(first=purse.first + amount)
    return purse._replace(**{resource: getattr(purse, resource) + amount})
