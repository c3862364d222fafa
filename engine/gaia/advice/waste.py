"""What would be gained, paid or kept for nothing: limits, overpaid power, the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.moves import Note
from engine.gaia.actions.free import conversions
from engine.gaia.components import Booster
from engine.gaia.income import income_symbols
from engine.gaia.power import burnable, chargeable
from engine.gaia.state import Player
from engine.gaia.terms import BRAINSTONE_POWER, LIMITS

Amounts = Iterable[tuple[str, int]]
POWER_PER_ORE = 3
RESOURCES_PER_VP = 3


def over_limits(player: Player, gains: Amounts) -> dict[str, int]:
    """What of these gains finds no room, by resource."""
    total: dict[str, int] = {}
    for name, amount in gains:
        resource = "ore" if name == "qic" and not player.rules.gains_qic(player) else name
        total[resource] = total.get(resource, 0) + amount
    room = {resource: limit - getattr(player, resource) for resource, limit in LIMITS.items()}
    room["charge"] = chargeable(player, total.get("tokens", 0))
    return {
        resource: amount - room[resource]
        for resource, amount in total.items()
        if resource in room and amount > room[resource]
    }


def over_limit_notes(player: Player, gains: Amounts) -> Iterator[Note]:
    """The warning about it, if there is waste."""
    wasted = over_limits(player, gains)
    if wasted:
        yield Note("warn-over-limit", {"wasted": wasted})


def overpaid_notes(player: Player, power: int) -> Iterator[Note]:
    """A token pays twice and half of it is lost, or the Brainstone pays a small price."""
    value = player.rules.token_power(player)
    if power % value:
        yield Note("warn-power-lost", {"lost": value - power % value})
    if player.stone == 2 and 0 < power < BRAINSTONE_POWER and player.bowls[2] < power:
        yield Note("warn-brainstone-small", {"power": power})


def next_income(player: Player, booster: Booster) -> Amounts:
    """The next income if this booster is taken instead of the present one."""
    held = player.booster.id if player.booster is not None else ""
    for symbol in income_symbols(player):
        if symbol.source != held:
            yield symbol.resource, symbol.amount
    for bundle in booster.income:
        yield from bundle


def power_after_burning(player: Player) -> int:
    """What bowl III could pay if all that can be burnt were burnt."""
    burns = burnable(player)
    lifted = player.stone == 1 and burns > 0
    tokens = player.bowls[2] + burns - lifted
    stone = BRAINSTONE_POWER if player.stone == 2 or lifted else 0
    return tokens * player.rules.token_power(player) + stone


def points_in_leftovers(player: Player) -> int:
    """Points that free actions could still bring before the last pass."""
    power, qics = power_after_burning(player), player.qic
    if any(conversion.cost[0] == "formers_ready" for conversion in conversions(player).values()):
        qics += player.formers_ready
    as_credits = min(power, LIMITS["credits"] - player.credits)
    as_ore = min((power - as_credits) // POWER_PER_ORE + qics, LIMITS["ore"] - player.ore)
    has = player.ore + player.knowledge + player.credits
    return (has + as_credits + as_ore) // RESOURCES_PER_VP - has // RESOURCES_PER_VP
