"""What is legal but wasteful, as data: one small judge per kind of waste."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.core.moves import Note, Words
from engine.gaia.actions.action import whole_number
from engine.gaia.actions.federation import layout_for
from engine.gaia.actions.special import BOOSTER_RANGE, specials
from engine.gaia.actions.upgrade import has_neighbour
from engine.gaia.components import AREAS, BOARD_ACTIONS, Gain
from engine.gaia.income import income_symbols
from engine.gaia.power import chargeable, spendable
from engine.gaia.reach import FormerPlan, MinePlan, former_plan, lost_planet_sites, mine_plan
from engine.gaia.research import TOP, advance_refusal
from engine.gaia.state import Player, State
from engine.gaia.terms import (
    CHARGE_AT_LEVEL_3,
    LIMITS,
    ROUNDS,
    TRACKS,
    Building,
    Track,
)

Judge = Callable[[State, Player, Words], Iterator[Note]]


def warnings_of(state: State, player: Player, words: Words, context: str) -> list[Note]:
    """All warnings about an option; `context` is the kind of decision it answers."""
    judges = _JUDGES.get(words[0], ()) if words else ()
    if context == "site" and words[0] == "build":
        judges = (*judges, _range_booster_not_needed)
    if context == "build":  # some steps are free here
        judges = tuple(judge for judge in judges if judge is not _expensive_steps)
    return [note for judge in judges for note in judge(state, player, words)]


# Mines


def _place(state: State, words: Words) -> int:
    return state.board.index[words[1]]


def _expensive_steps(state: State, player: Player, words: Words) -> Iterator[Note]:
    plan = mine_plan(state, player, _place(state, words))
    if isinstance(plan, MinePlan) and plan.steps and player.ore_per_step > 1:
        ore = plan.steps * player.ore_per_step
        yield Note("warn-expensive-steps", {"ore": ore, "per_step": player.ore_per_step})


def _qic_for_range(state: State, player: Player, words: Words) -> Iterator[Note]:
    plan = mine_plan(state, player, _place(state, words))
    if isinstance(plan, MinePlan) and plan.range_qic:
        yield Note("warn-qic-for-range", {"qic": plan.range_qic})


def _joins_federation(state: State, player: Player, words: Words) -> Iterator[Note]:
    place = _place(state, words)
    if state.board.near[place] & player.federated and not player.rules.growing_federation:
        yield Note("warn-joins-federation", {"hex": words[1]})


def _shared_dead_end(state: State, player: Player, words: Words) -> Iterator[Note]:
    plan = mine_plan(state, player, _place(state, words))
    if not isinstance(plan, MinePlan) or not plan.shared:
        return
    upgradable = player.colonised & ~player.shared
    if player.pieces[Building.MINE] == 1 and not _own_mines(player, upgradable):
        yield Note("warn-shared-dead-end")
    else:
        yield Note("warn-shared-mine")


def _own_mines(player: Player, among: int) -> bool:
    return any(
        kind is Building.MINE and among >> place & 1 for place, kind in player.structures.items()
    )


def _range_booster_not_needed(state: State, player: Player, words: Words) -> Iterator[Note]:
    place = _place(state, words)
    near = mine_plan(state, player, place)
    far = mine_plan(state, player, place, extra=BOOSTER_RANGE)
    if isinstance(near, MinePlan) and isinstance(far, MinePlan) and near.price == far.price:
        yield Note("warn-range-not-needed")


# Gaia projects, upgrades, federations


def _gaiaform_last_round(state: State, player: Player, words: Words) -> Iterator[Note]:
    if state.round == ROUNDS:
        yield Note("warn-last-round-gaiaformer")


def _gaiaform_charged(state: State, player: Player, words: Words) -> Iterator[Note]:
    plan = former_plan(state, player, _place(state, words))
    if isinstance(plan, FormerPlan):
        yield from _charged(player, plan.tokens)


def _charged(player: Player, tokens: int) -> Iterator[Note]:
    """Tokens that would have to come from bowls II and III."""
    second = max(0, tokens - player.bowls[0])
    third = max(0, second - player.bowls[1])
    if third:
        yield Note("warn-charged-tokens", {"bowl2": second - third, "bowl3": third})


def _full_price_station(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[2] == Building.STATION and not has_neighbour(state, player, _place(state, words)):
        yield Note("warn-full-price-station")


def _last_round_institute(state: State, player: Player, words: Words) -> Iterator[Note]:
    """An academy's knowledge comes with an income phase that will not be."""
    if words[2] == Building.LEFT_ACADEMY and state.round == ROUNDS:
        yield Note("warn-no-more-income")


def _federation_charged(state: State, player: Player, words: Words) -> Iterator[Note]:
    if not player.rules.growing_federation:
        yield from _charged(player, layout_for(state, player, words[1]).cost)


def _federation_surplus(state: State, player: Player, words: Words) -> Iterator[Note]:
    value = layout_for(state, player, words[1]).value
    needed = player.rules.federation_value(player)
    if value > needed:
        yield Note("warn-federation-surplus", {"value": value, "needed": needed})


def _grey_token(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[2] == "fed_12vp" and player.green_token() is None:
        yield Note("warn-grey-token")


# Research and technology


def _level_charge(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] in AREAS and player.levels[Track(words[1])] == 2:
        wasted = CHARGE_AT_LEVEL_3 - chargeable(player)
        if wasted > 0:
            yield Note("warn-charge-wasted", {"wasted": wasted})


def _level_over_limit(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] in AREAS and player.levels[Track(words[1])] < TOP:
        area = AREAS[Track(words[1])]
        yield from _over_limit(player, area.levels[player.levels[area.id] + 1].gain)


def _no_lost_planet(state: State, player: Player, words: Words) -> Iterator[Note]:
    at_door = words[1] == Track.NAVIGATION and player.levels[Track.NAVIGATION] == TOP - 1
    if at_door and not lost_planet_sites(state, player):
        yield Note("warn-no-lost-planet")


def _no_advance(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] in TRACKS:
        reason = advance_refusal(state, player, Track(words[1]))
        if reason is not None:
            yield Note("warn-no-advance", {"track": words[1], "reason": reason.key})


def _tech_over_limit(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] in state.tech:
        tile = state.tech_tile(words[1])
        if tile.timing == "immediate" and tile.per is None:
            yield from _over_limit(player, tile.gain)


def _advance_declined(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] == "no":
        yield Note("warn-advance-declined")


# Board actions, special and free actions


def _action_over_limit(state: State, player: Player, words: Words) -> Iterator[Note]:
    yield from _over_limit(player, BOARD_ACTIONS[words[1]].gain)


def _half_used_steps(state: State, player: Player, words: Words) -> Iterator[Note]:
    """Two free steps where no planet in reach needs both."""
    steps = BOARD_ACTIONS[words[1]].steps
    if steps < 2:
        return
    for place, planet in enumerate(state.planets):
        plan = mine_plan(state, player, place, steps) if planet is not None else None
        if isinstance(plan, MinePlan) and plan.steps >= steps:
            return
    yield Note("warn-half-used-steps", {"steps": steps})


def _power_lost(state: State, player: Player, words: Words) -> Iterator[Note]:
    """Overpayment: a token pays twice, or the Brainstone pays a small price."""
    action = BOARD_ACTIONS[words[1]]
    if action.kind == "power":
        yield from _overpaid(player, action.cost)


def _overpaid(player: Player, power: int) -> Iterator[Note]:
    value = player.rules.token_power(player)
    if power % value:
        yield Note("warn-power-lost", {"lost": value - power % value})
    if player.stone == 2 and power < 3 and player.bowls[2] < power:
        yield Note("warn-brainstone-small", {"power": power})


def _special_over_limit(state: State, player: Player, words: Words) -> Iterator[Note]:
    for special in specials(state, player):
        if special.id == words[1]:
            yield from _over_limit(player, special.gain)


def _over_limit(player: Player, bundle: Gain) -> Iterator[Note]:
    wasted: dict[str, int] = {}
    for resource, amount in bundle:
        if resource == "charge":
            over = amount - chargeable(player)
        elif resource in LIMITS:
            over = getattr(player, resource) + amount - LIMITS[resource]
        else:
            continue
        if over > 0:
            wasted[resource] = over
    if wasted:
        yield Note("warn-over-limit", {"wasted": wasted})


def _conversion_over_limit(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] == "burn":
        return
    key, count = words[1], whole_number(words[2])
    gained = {"ore": "ore", "knowledge": "knowledge", "credit": "credits"}.get(
        key.split("_to_")[-1]
    )
    if gained and getattr(player, gained) + count > LIMITS[gained]:
        wasted = getattr(player, gained) + count - LIMITS[gained]
        yield Note("warn-over-limit", {"wasted": {gained: wasted}})
    if key == "power_to_credit":
        yield from _overpaid(player, count)


def _burn_many(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] == "burn" and not player.rules.burn_to_gaia:
        yield Note("warn-burn", {"tokens": whole_number(words[2])})


# Passing


def _unused_specials(state: State, player: Player, words: Words) -> Iterator[Note]:
    for special in specials(state, player):
        if special.id not in player.used and special.available() is None:
            yield Note("warn-special-unused", {"special": special.id})


def _income_over_limit(state: State, player: Player, words: Words) -> Iterator[Note]:
    if state.round == ROUNDS:
        return
    coming: dict[str, int] = {}
    for symbol in income_symbols(player):
        coming[symbol.resource] = coming.get(symbol.resource, 0) + symbol.amount
    wasted = {
        resource: getattr(player, resource) + coming.get(resource, 0) - limit
        for resource, limit in LIMITS.items()
    }
    over = coming.get("charge", 0) - chargeable(player, coming.get("tokens", 0))
    wasted = {resource: amount for resource, amount in wasted.items() if amount > 0}
    if over > 0:
        wasted["charge"] = over
    if wasted:
        yield Note("warn-income-wasted", {"wasted": wasted})


def _leftovers(state: State, player: Player, words: Words) -> Iterator[Note]:
    """In the last round, what free actions would still turn into points."""
    if state.round != ROUNDS:
        return
    has = player.ore + player.knowledge + player.credits
    free = spendable(player) + player.qic
    points = (has + free) // 3 - has // 3
    if points:
        yield Note("warn-leftovers", {"power": spendable(player), "qic": player.qic, "vp": points})


# Special follow-ups and charging


def _swap(state: State, player: Player, words: Words) -> Iterator[Note]:
    institute = next(p for p, kind in player.structures.items() if kind is Building.INSTITUTE)
    into = bool(player.federated >> _place(state, words) & 1)
    out_of = bool(player.federated >> institute & 1)
    if into and not out_of:
        yield Note("warn-swap-into-federation")
    elif out_of and not into:
        yield Note("warn-swap-out-of-federation")


def _useless_charge(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] != "no" and player.passed and state.round == ROUNDS:
        yield Note("warn-charge-useless")


def _lost_planet_alone(state: State, player: Player, words: Words) -> Iterator[Note]:
    sector = next(mask for mask in state.board.sectors.values() if mask >> _place(state, words) & 1)
    new_sector = not sector & player.colonised
    if not new_sector and not state.board.near[_place(state, words)] & player.colonised:
        yield Note("warn-lost-planet-alone")


_MINES: Final[tuple[Judge, ...]] = (
    _expensive_steps,
    _qic_for_range,
    _joins_federation,
    _shared_dead_end,
)
_JUDGES: Final[dict[str, tuple[Judge, ...]]] = {
    "build": _MINES,
    "gaiaform": (_gaiaform_last_round, _gaiaform_charged),
    "upgrade": (_full_price_station, _last_round_institute),
    "federation": (_federation_charged, _federation_surplus, _grey_token),
    "research": (_level_charge, _level_over_limit, _no_lost_planet),
    "advance": (_level_charge, _level_over_limit, _no_lost_planet, _advance_declined),
    "tech": (_no_advance, _tech_over_limit),
    "action": (_action_over_limit, _half_used_steps, _power_lost),
    "special": (_special_over_limit,),
    "free": (_conversion_over_limit, _burn_many),
    "pass": (_unused_specials, _income_over_limit, _leftovers),
    "swap": (_swap,),
    "charge": (_useless_charge,),
    "lost-planet": (_lost_planet_alone,),
}
