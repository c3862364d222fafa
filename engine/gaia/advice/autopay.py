"""Auto-pay: the cheapest free actions that make a target payable.

One search over what single conversions make of the player's purse, cheapest first in the order of
`Cost`: no burning where there is a way without, the Brainstone kept, the least worth lost, the
fewest moves; points are never spent. Every target takes the first purse that covers its price, and
a second one that is as cheap but ends differently. Searches are bounded, so far-fetched ways are
not found.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any, Final, NamedTuple

from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import price_note
from engine.gaia.actions.board_action import useless
from engine.gaia.actions.build import mine_notes
from engine.gaia.actions.free import BURN
from engine.gaia.actions.upgrade import upgrade_price, upgrade_targets
from engine.gaia.advice.purse import Cost, Purse, next_purses, purse_of
from engine.gaia.components import BOARD_ACTIONS
from engine.gaia.reach import FormerPlan, MinePlan, priced_former, priced_mine
from engine.gaia.research import advance_refusal
from engine.gaia.state import Player, State
from engine.gaia.terms import BOWL_NAMES, BRAINSTONE_POWER, RESEARCH_COST, TRACKS

MOST_PURSES: Final = 700
MOST_STEPS: Final = 8
MOST_WAYS: Final = 2
_POWER: Final = "power_"


class Target(NamedTuple):
    """Something to pay for."""

    option: Option
    price: dict[str, int]


class Way(NamedTuple):
    """Free actions, one by one, and where they lead."""

    cost: Cost
    steps: tuple[str, ...]
    purse: Purse


def payable_options(state: State, player: Player) -> Iterator[tuple[Sequence[Words], Option]]:
    """Targets that cannot be paid now but after free actions, with these."""
    purse = purse_of(player)
    power = player.rules.token_power(player)
    targets = [
        target for target in _targets(state, player) if not purse.can_pay(target.price, power)
    ]
    prices = {tuple(sorted(target.price.items())) for target in targets}
    ways = cheapest_ways(player, [dict(price) for price in prices])
    for target in targets:
        for way in ways.get(tuple(sorted(target.price.items())), ()):
            yield moves_of(player, way.steps), target.option


def cheapest_ways(
    player: Player, prices: Sequence[dict[str, int]]
) -> dict[tuple[tuple[str, int], ...], list[Way]]:
    """For each price the cheapest ways to cover it; ties give two."""
    power = player.rules.token_power(player)
    open_prices = {tuple(sorted(price.items())): price for price in prices}
    found: dict[tuple[tuple[str, int], ...], list[Way]] = {}
    for way in _ways(player):
        for key in list(open_prices):
            ways = found.get(key, [])
            if ways and way.cost > ways[0].cost:
                del open_prices[key]
            elif way.purse.can_pay(open_prices[key], power):
                found.setdefault(key, []).append(way)
                if len(found[key]) == MOST_WAYS:
                    del open_prices[key]
        if not open_prices:
            break
    return found


def _ways(player: Player) -> Iterator[Way]:
    """Everything that free actions can lead to, cheapest first."""
    number = count()
    start = Way(Cost(), (), purse_of(player))
    queue = [(start.cost, next(number), start)]
    settled: set[Purse] = set()
    while queue and len(settled) < MOST_PURSES:
        _, _, way = heapq.heappop(queue)
        if way.purse in settled:
            continue
        settled.add(way.purse)
        yield way
        if len(way.steps) == MOST_STEPS:
            continue
        for step, purse, cost in next_purses(player, way.purse):
            if purse not in settled:
                longer = Way(way.cost.plus(cost), (*way.steps, step), purse)
                heapq.heappush(queue, (longer.cost, next(number), longer))


def moves_of(player: Player, steps: Sequence[str]) -> list[Words]:
    """The moves for a way: burning first, all power in one payment, then the rest in order."""
    moves: list[Words] = []
    burns = steps.count(BURN)
    if burns:
        moves.append(("free", BURN, str(burns)))
    by_power = [step for step in dict.fromkeys(steps) if step.startswith(_POWER)]
    if by_power:
        pairs = [word for step in by_power for word in (step, str(steps.count(step)))]
        moves.append(("free", *pairs))
        if _asks_for_stone(player, steps, burns):
            moves.append(("brainstone", BOWL_NAMES[2]))
    for step in steps:
        if step == BURN or step.startswith(_POWER):
            continue
        if moves and moves[-1][:2] == ("free", step):
            moves[-1] = ("free", step, str(int(moves[-1][2]) + 1))
        else:
            moves.append(("free", step, "1"))
    return moves


def _asks_for_stone(player: Player, steps: Sequence[str], burns: int) -> bool:
    """Whether the payment could be made with and without the Brainstone."""
    prices = {"power_to_qic": 4, "power_to_ore": 3, "power_to_knowledge": 4, "power_to_credit": 1}
    power = sum(prices.get(step, 0) for step in steps)
    lifted = player.stone == 1 and burns > 0
    tokens = player.bowls[2] + burns - lifted
    return (player.stone == 2 or lifted) and power >= BRAINSTONE_POWER and tokens >= power


def _targets(state: State, player: Player) -> Iterator[Target]:
    """Everything with a price that nothing else stands in the way of."""
    yield from _sites(state, player)
    for place in player.structures:
        for kind in upgrade_targets(state, player, place):
            if player.pieces[kind]:
                price = dict(upgrade_price(state, player, place, kind))
                yield _target(("upgrade", state.hex_name(place), kind.value), price)
    for track in TRACKS:
        if advance_refusal(state, player, track) is None:
            yield _target(("research", track.value), {"knowledge": RESEARCH_COST})
    for action in BOARD_ACTIONS.values():
        if action.id not in state.actions_used and useless(state, player, action) is None:
            yield _target(("action", action.id), {action.kind: action.cost})


def _sites(state: State, player: Player) -> Iterator[Target]:
    """Mines and Gaia projects."""
    for place, planet in enumerate(state.planets):
        if planet is None:
            continue
        mine = priced_mine(state, player, place)
        if isinstance(mine, MinePlan):
            words = ("build", state.hex_name(place))
            yield Target(Option(words, mine_notes(mine)), dict(mine.price))
        former = priced_former(state, player, place)
        if isinstance(former, FormerPlan):
            price = {"to_gaia": former.tokens, "qic": former.range_qic}
            target = _target(("gaiaform", state.hex_name(place)), price)
            yield target._replace(price={**target.price, "formers": 1})


def _target(words: Words, price: Mapping[Any, int]) -> Target:
    notes: tuple[Note, ...] = price_note(price.items())
    return Target(Option(words, notes), {name: amount for name, amount in price.items() if amount})
