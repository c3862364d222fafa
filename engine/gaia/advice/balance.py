"""A player's balance before a round ends: what the next income makes of his stores, what of it is
wasted, and how many points he would have if the game ended now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.moves import Seat
from engine.gaia.scoring import RESOURCES_PER_VP, research_points
from engine.gaia.terms import LIMITS, ROUNDS, Phase
from engine.gaia.view import GaiaView, PlayerView

STORES = ("ore", "credits", "knowledge", "qic")


@dataclass(frozen=True, slots=True)
class Balance:
    """One player's."""

    seat: Seat
    ending: Mapping[str, int]
    """What the end of the game would add now: final1, final2, research, resources."""
    total: int
    """Points if the game ended now."""
    stores: Mapping[str, tuple[int, int]]
    """By resource: what there is, and what there will be after the next income; empty if there is
    no more income."""
    wasted: Mapping[str, int]
    """What the next income would lose: above a limit, or charge without tokens to move."""
    charge: int
    """Power charged by the next income, as far as there are tokens to move."""
    tokens: int


def balances(view: GaiaView) -> tuple[Balance, ...]:
    """Everybody's, in the order of the seats."""
    return tuple(_balance(view, player) for player in view.players)


def _balance(view: GaiaView, player: PlayerView) -> Balance:
    ending = _ending(view, player)
    total = player.vp if view.phase is Phase.END else player.vp + sum(ending.values())
    gained: Counter[str] = Counter()
    for income in player.income:
        gained[income.resource] += income.amount
    if player.robot or view.phase is Phase.END or view.round >= ROUNDS:
        return Balance(player.seat, ending, total, {}, {}, 0, 0)
    wasted: Counter[str] = Counter()
    stores = {}
    for name in STORES:
        had: int = getattr(player, name)
        full = had + gained[name]
        kept = min(full, max(had, LIMITS.get(name, full)))
        stores[name] = had, kept
        wasted[name] = full - kept
    room = chargeable(player, gained["tokens"])
    charge = min(gained["charge"], room)
    wasted["charge"] = gained["charge"] - charge
    lost = {name: amount for name, amount in wasted.items() if amount}
    return Balance(player.seat, ending, total, stores, lost, charge, gained["tokens"])


def chargeable(player: PlayerView, tokens: int) -> int:
    """How many steps tokens could move, new ones among them."""
    first, second, *_ = player.bowls
    stone = 2 - player.stone if player.stone is not None and player.stone < 2 else 0
    return 2 * (first + tokens) + second + stone


def _ending(view: GaiaView, player: PlayerView) -> Mapping[str, int]:
    """What the end of the game would add, or has added."""
    for score in view.scores:
        if score.seat == player.seat:
            return score.breakdown
    ending = {
        f"final{number}": sum(one.vp for one in tile.standings if one.seat == player.seat)
        for number, tile in enumerate(view.final, start=1)
    }
    ending["research"] = sum(research_points(level) for level in player.levels.values())
    if not player.robot:
        left = player.ore + player.knowledge + player.credits
        ending["resources"] = left // RESOURCES_PER_VP
    return ending
