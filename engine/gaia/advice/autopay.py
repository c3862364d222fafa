"""Auto-pay: the cheapest free actions that make a target payable.

Cheapest in the order of `Cost`: no burning where there is a way without, the Brainstone kept, the
least worth lost, the fewest conversions; points are never spent. Ties give two proposals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import price_note
from engine.gaia.actions.board_action import useless
from engine.gaia.actions.build import mine_notes
from engine.gaia.actions.free import conversions
from engine.gaia.actions.upgrade import upgrade_price, upgrade_targets
from engine.gaia.advice.purse import Cost, Way, cheapest_ways, gained_resource
from engine.gaia.advice.sequence import moves_of
from engine.gaia.board import bits
from engine.gaia.components import BOARD_ACTIONS, BoardAction
from engine.gaia.mines import priced_mines
from engine.gaia.reach import FormerPlan, priced_former
from engine.gaia.research import advance_refusal
from engine.gaia.state import Player, State
from engine.gaia.terms import RESEARCH_COST, TRACKS

MOST_WAYS: Final = 2


class Target(NamedTuple):
    """Something to pay for; one of the prices is enough."""

    option: Option
    prices: list[dict[str, int]]


def payable_options(state: State, player: Player) -> Iterator[tuple[Sequence[Words], Option]]:
    """Targets that cannot be paid now but after free actions, with these."""
    known: dict[tuple[tuple[str, int], ...], list[Way]] = {}
    for target in _targets(state, player):
        ways: list[Way] = []
        for price in target.prices:
            key = tuple(sorted(price.items()))
            if key not in known:
                known[key] = cheapest_ways(player, price, MOST_WAYS)
            ways += known[key]
        least = min((way.cost for way in ways), default=Cost())
        if least.moves:
            best = [way for n, way in enumerate(ways) if way.cost == least and way not in ways[:n]]
            for way in best[:MOST_WAYS]:
                if moves := moves_of(player, way):
                    yield moves, _with_total(player, target, way)


def _with_total(player: Player, target: Target, way: Way) -> Option:
    """The option with what it takes in all, what free actions turn into its price included."""
    total: Counter[str] = Counter(_price_of(target.option))
    for key, times in way.counts.items():
        conversion = conversions(player)[key]
        resource, amount = conversion.cost
        total[resource] += amount * times
        total[gained_resource(player, conversion)] -= conversion.gain[1] * times
    total["burnt"] += way.cost.burnt
    left = {name: amount for name, amount in total.items() if amount > 0}
    return target.option._replace(notes=(*target.option.notes, Note("total", {"price": left})))


def _price_of(option: Option) -> Mapping[str, int]:
    """What an option says that it costs."""
    for note in option.notes:
        if note.key == "price" and isinstance(price := note.args["price"], Mapping):
            return price
    return {}


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
        if action.id in state.actions_used:
            continue
        target = _target(("action", action.id), {action.kind: action.cost})
        if action.steps:
            yield target._replace(prices=_with_mine(state, player, action))
        elif useless(state, player, action) is None:
            yield target


def _with_mine(state: State, player: Player, action: BoardAction) -> list[dict[str, int]]:
    """Prices of a terraforming action together with each mine that it could build."""
    plans = priced_mines(state, player, action.steps)
    found = [{**dict(plan.price), "power": action.cost} for plan in plans]
    return [price for number, price in enumerate(found) if price not in found[:number]]


def _sites(state: State, player: Player) -> Iterator[Target]:
    """Mines and Gaia projects."""
    mines = {plan.place: plan for plan in priced_mines(state, player)}
    for place in bits(state.planets.all):
        mine = mines.get(place)
        if mine is not None:
            words = ("build", state.hex_name(place))
            yield Target(Option(words, mine_notes(mine)), [dict(mine.price)])
        former = priced_former(state, player, place)
        if isinstance(former, FormerPlan):
            price = {"to_gaia": former.tokens, "qic": former.range_qic}
            target = _target(("gaiaform", state.hex_name(place)), price)
            yield target._replace(prices=[price | {"formers_ready": 1}])


def _target(words: Words, price: Mapping[Any, int]) -> Target:
    notes: tuple[Note, ...] = price_note(price.items())
    return Target(Option(words, notes), [dict(price)])
