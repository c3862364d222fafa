"""What free actions can make of a player's resources: all sensible ways to cover a price, exactly.

A way is how often each conversion is made. Every resource that is short is covered by splitting the
amount over the conversions that give it, in an order in which later splits can cover what earlier
ones took: new tokens, credits, ore, QICs, knowledge, and credits once more for a faction that pays
with them. Power is left as one sum for the end; only then is it seen how much has to be burnt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from engine.gaia.actions.free import conversions
from engine.gaia.faction_rules import Conversion
from engine.gaia.power import burnable, tokens_owned
from engine.gaia.state import Player
from engine.gaia.terms import BRAINSTONE_POWER

WORTH: Final = {
    "power": 1, "credits": 1, "ore": 3, "knowledge": 4, "qic": 4, "tokens": 1, "token3": 3,
    "formers_ready": 4,
}  # fmt: skip
"""Rough worth in power, to compare what conversions lose."""
STAGES: Final = ("tokens", "credits", "ore", "qic", "knowledge", "credits")
STOCK: Final = ("credits", "ore", "knowledge", "qic", "formers_ready")

Times: TypeAlias = Mapping[str, int]
"""How often each conversion is made."""
Needed: TypeAlias = Mapping[str, int]


class Cost(NamedTuple):
    """How dear a way to pay is; compared field by field, first things first."""

    burnt: int = 0
    """Tokens burnt: never where there is a way without."""
    stones: int = 0
    """Uses of the Brainstone: it is kept for better things."""
    lost: int = 0
    """Worth lost by conversions."""
    moves: int = 0


class Way(NamedTuple):
    """Free actions that cover a price."""

    cost: Cost
    counts: Times


def cheapest_ways(player: Player, price: Needed, most: int) -> list[Way]:
    """The cheapest ways to cover a price, ties up to `most`; none if it cannot be covered.

    The price may name resources, `formers_ready`, `power` to be spent, and `to_gaia`: tokens to be
    moved.
    """
    for burnt in range(burnable(player) + 1):
        found = [
            Way(cost, counts)
            for counts in _ways(player, price, burnt)
            if (cost := _cost(player, counts, price.get("power", 0), burnt)) is not None
        ]
        if found:
            least = min(way.cost for way in found)
            return [way for way in found if way.cost == least][:most]
    return []


def _ways(player: Player, price: Needed, burnt: int) -> Iterator[Times]:
    """Every way as far as resources go; whether there is power enough is not asked yet."""
    left = {name: getattr(player, name) - price.get(name, 0) for name in STOCK}
    tokens, stone = _bowl_three(player, burnt)
    left["power"] = tokens * player.rules.token_power(player) + BRAINSTONE_POWER * stone
    left["power"] -= price.get("power", 0)
    left["token3"] = tokens
    left["tokens"] = 0
    if "to_gaia" in price:
        left["tokens"] = tokens_owned(player) - burnt - price["to_gaia"]
    if min(left["power"], left["token3"]) < 0:
        return
    seen: list[Times] = []
    for counts in _covered(player, left, {}, 0):
        if counts not in seen:
            seen.append(counts)
            yield counts


def _covered(player: Player, left: Needed, counts: Times, stage: int) -> Iterator[Times]:
    """Cover what is short, stage by stage."""
    if stage == len(STAGES):
        if min(left.values()) >= 0:
            yield counts
        return
    short = -left[STAGES[stage]]
    if short <= 0:
        yield from _covered(player, left, counts, stage + 1)
        return
    sources = _sources(player, STAGES[stage])
    for split in _splits(sources, short, left):
        after, made = dict(left), dict(counts)
        after[STAGES[stage]] += short
        for conversion, times in zip(sources, split, strict=True):
            if times:
                resource, amount = conversion.cost
                after[resource] -= amount * times
                made[conversion.id] = made.get(conversion.id, 0) + times
        yield from _covered(player, after, made, stage + 1)


def _sources(player: Player, resource: str) -> list[Conversion]:
    """The conversions that give a resource."""
    return [
        conversion
        for conversion in conversions(player).values()
        if gained_resource(player, conversion) == resource
    ]


def gained_resource(player: Player, conversion: Conversion) -> str:
    """What a conversion gives this player."""
    gained = conversion.gain[0]
    return "ore" if gained == "qic" and not player.rules.gains_qic(player) else gained


def _splits(sources: Sequence[Conversion], amount: int, left: Needed) -> Iterator[tuple[int, ...]]:
    """All ways to share an amount out among sources, none beyond what could feed it."""
    if not sources:
        return
    most = min(amount, _feed(sources[0].cost, left))
    if len(sources) == 1:
        if most == amount:
            yield (amount,)
        return
    for times in range(most + 1):
        for rest in _splits(sources[1:], amount - times, left):
            yield (times, *rest)


def _feed(cost: tuple[str, int], left: Needed) -> int:
    """How often a cost could be paid at most, with what later stages could still turn into it."""
    resource, amount = cost
    has = max(0, left[resource])
    if resource in ("ore", "credits"):
        has += max(0, left["qic"]) + max(0, left["formers_ready"])
    if resource == "qic":
        has += max(0, left["formers_ready"])
    if resource == "credits":
        has += max(0, left["knowledge"]) + max(0, left["ore"]) + max(0, left["power"])
    return has // amount


def _cost(player: Player, counts: Times, power: int, burnt: int) -> Cost | None:
    """What a way costs with so much burning; None if the power does not suffice."""
    known = conversions(player)
    lost = converted = 0
    for key, times in counts.items():
        resource, amount = known[key].cost
        if resource == "power":
            converted += amount * times
        gained = WORTH[gained_resource(player, known[key])] * known[key].gain[1]
        lost += max(0, WORTH[resource] * amount - gained) * times
    payments = (converted, power)
    tokens, stone = _bowl_three(player, burnt)
    tokens -= counts.get("token_to_knowledge", 0)
    stones = _stones_used(payments, tokens, stone, player.rules.token_power(player))
    if stones is None:
        return None
    return Cost(burnt, stones, lost, burnt + sum(counts.values()))


def _stones_used(
    payments: tuple[int, int], tokens: int, stone: bool, token_power: int
) -> int | None:
    """Whether two payments of power need the Brainstone (0, 1); None if they cannot be made.

    Each is made by itself: what a token or the Brainstone is worth beyond it is lost.
    """
    first, second = payments
    ways = [(0, first, second)]
    if stone:
        ways += [(1, first, second - BRAINSTONE_POWER), (1, first - BRAINSTONE_POWER, second)]
    for stones, *powers in ways:
        if sum(-(-max(0, power) // token_power) for power in powers) <= tokens:
            return stones
    return None


def _bowl_three(player: Player, burnt: int) -> tuple[int, bool]:
    """Ordinary tokens in bowl III after burning, and whether the Brainstone lies there."""
    lifted = player.stone == 1 and burnt > 0
    return player.bowls[2] + burnt - lifted, player.stone == 2 or lifted
