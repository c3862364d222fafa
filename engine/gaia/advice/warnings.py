"""What is legal but wasteful, as data: one small judge per kind of waste."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.core.moves import Note, Words
from engine.gaia.actions.action import whole_number
from engine.gaia.actions.federation import layout_for
from engine.gaia.actions.free import BURN, conversions
from engine.gaia.actions.special import specials
from engine.gaia.actions.upgrade import has_neighbour
from engine.gaia.advice.waste import (
    next_income,
    over_limit_notes,
    over_limits,
    overpaid_notes,
    points_in_leftovers,
    power_after_burning,
)
from engine.gaia.components import AREAS, BOARD_ACTIONS, BOOSTERS, FEDERATION_TOKENS
from engine.gaia.gains import count_of, times
from engine.gaia.mines import MinePlan, mine_plans, priced_mine
from engine.gaia.power import chargeable
from engine.gaia.reach import FormerPlan, lost_planet_sites, priced_former
from engine.gaia.research import TOP, advance_refusal
from engine.gaia.state import Player, State
from engine.gaia.tech import tile_at
from engine.gaia.terms import CHARGE_AT_LEVEL_3, RANGES, ROUNDS, TRACKS, Building, Track

Judge = Callable[[State, Player, Words], Iterator[Note]]


def warnings_of(
    state: State, player: Player, words: Words, free_steps: int = 0, extra: int = 0
) -> list[Note]:
    """All warnings about an option; free steps and more range are those of the action begun."""
    if not words:
        return []
    if words[0] == "build":
        return list(_mine(state, player, words, free_steps, extra))
    notes = [note for judge in _JUDGES.get(words[0], ()) for note in judge(state, player, words)]
    if words[0] == "gaiaform":
        notes += _gaia_project(state, player, words, extra)
    return notes


# Mines and Gaia projects


def _place(state: State, words: Words) -> int:
    return state.board.index[words[1]]


def _mine(
    state: State, player: Player, words: Words, free_steps: int, extra: int
) -> Iterator[Note]:
    place = _place(state, words)
    plan = priced_mine(state, player, place, free_steps, extra)
    if not isinstance(plan, MinePlan):
        return
    ore = max(0, plan.steps - free_steps) * player.ore_per_step
    # in round 1 nobody has cheaper steps to wait for
    if ore and player.ore_per_step > 1 and state.round > 1:
        yield Note("warn-expensive-steps", {"ore": ore, "per_step": player.ore_per_step})
    if plan.range_qic:
        yield Note("warn-qic-for-range", {"qic": plan.range_qic})
    if state.board.near[place] & player.federated and not player.rules.growing_federation:
        yield Note("warn-joins-federation", {"hex": words[1]})
    if plan.shared:
        yield from _shared_mine(player)
    near = priced_mine(state, player, place) if extra else None
    if isinstance(near, MinePlan) and near.price == plan.price:
        yield Note("warn-range-not-needed")


def _gaia_project(state: State, player: Player, words: Words, extra: int) -> Iterator[Note]:
    plan = priced_former(state, player, _place(state, words), extra)
    if not isinstance(plan, FormerPlan):
        return
    if state.round == ROUNDS:
        yield Note("warn-last-round-gaiaformer")
    yield from _charged(player, plan.tokens)
    if plan.range_qic:
        yield Note("warn-qic-for-range", {"qic": plan.range_qic})
    if extra and priced_former(state, player, _place(state, words)) == plan:
        yield Note("warn-range-not-needed")


def _shared_mine(player: Player) -> Iterator[Note]:
    """With the last mine beside an opponent, no mine may be left to upgrade."""
    upgradable = player.colonised & ~player.shared
    if player.pieces[Building.MINE] == 1 and not _own_mines(player, upgradable):
        yield Note("warn-shared-dead-end")
    else:
        yield Note("warn-shared-mine")


def _own_mines(player: Player, among: int) -> bool:
    return any(
        kind is Building.MINE and among >> place & 1 for place, kind in player.structures.items()
    )


# Upgrades, federations


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
    if words[2] == "fed_12vp" and not player.has_green_token:
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
        yield from over_limit_notes(player, area.levels[player.levels[area.id] + 1].gain)


def _no_lost_planet(state: State, player: Player, words: Words) -> Iterator[Note]:
    at_door = words[1] == Track.NAVIGATION and player.levels[Track.NAVIGATION] == TOP - 1
    farther = RANGES[TOP] - RANGES[TOP - 1]
    if at_door and not lost_planet_sites(state, player, farther):
        yield Note("warn-no-lost-planet")


def _no_advance(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] in TRACKS:
        reason = advance_refusal(state, player, Track(words[1]))
        if reason is not None:
            yield Note("warn-no-advance", {"track": words[1], "reason": reason.key})


def _tech_over_limit(state: State, player: Player, words: Words) -> Iterator[Note]:
    tile = tile_at(state, words[1])
    if tile.timing == "immediate":
        count = 1 if tile.per is None else count_of(state, player, tile.per)
        yield from over_limit_notes(player, times(tile.gain, count))


def _advance_declined(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] == "no":
        yield Note("warn-advance-declined")


# Board actions, special and free actions


def _action_over_limit(state: State, player: Player, words: Words) -> Iterator[Note]:
    yield from over_limit_notes(player, BOARD_ACTIONS[words[1]].gain)


def _half_used_steps(state: State, player: Player, words: Words) -> Iterator[Note]:
    """Two free steps where no planet in reach needs both."""
    steps = BOARD_ACTIONS[words[1]].steps
    if steps < 2:
        return
    if any(plan.steps >= steps for plan in mine_plans(state, player, steps)):
        return
    yield Note("warn-half-used-steps", {"steps": steps})


def _power_lost(state: State, player: Player, words: Words) -> Iterator[Note]:
    """Overpayment: a token pays twice, or the Brainstone pays a small price."""
    action = BOARD_ACTIONS[words[1]]
    if action.kind == "power":
        yield from overpaid_notes(player, action.cost)


def _special_over_limit(state: State, player: Player, words: Words) -> Iterator[Note]:
    for special in specials(state, player):
        if special.id == words[1]:
            yield from over_limit_notes(player, special.gain)


def _token_over_limit(state: State, player: Player, words: Words) -> Iterator[Note]:
    yield from over_limit_notes(player, FEDERATION_TOKENS[words[-1]].gain)


def _conversion(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] == BURN:
        return
    known = conversions(player)
    units = [(known[key], whole_number(n)) for key, n in zip(words[1::2], words[2::2], strict=True)]
    yield from over_limit_notes(player, [(one.gain[0], one.gain[1] * n) for one, n in units])
    power = sum(one.cost[1] * n for one, n in units if one.cost[0] == "power")
    yield from overpaid_notes(player, power)


def _gaia_conversion(state: State, player: Player, words: Words) -> Iterator[Note]:
    if len(words) == 3:
        gained = conversions(player)[words[1]].gain
        yield from over_limit_notes(player, [(gained[0], gained[1] * whole_number(words[2]))])


def _burn_many(state: State, player: Player, words: Words) -> Iterator[Note]:
    if words[1] == BURN and not player.rules.burn_to_gaia:
        yield Note("warn-burn", {"tokens": whole_number(words[2])})


# Passing


def _unused_specials(state: State, player: Player, words: Words) -> Iterator[Note]:
    for special in specials(state, player):
        if special.id not in player.used and special.usable():
            yield Note("warn-special-unused", {"special": special.id})


def _income_over_limit(state: State, player: Player, words: Words) -> Iterator[Note]:
    if state.round < ROUNDS:
        wasted = over_limits(player, next_income(player, BOOSTERS[words[1]]))
        if wasted:
            yield Note("warn-income-wasted", {"wasted": wasted})


def _leftovers(state: State, player: Player, words: Words) -> Iterator[Note]:
    """In the last round, what free actions would still turn into points."""
    points = points_in_leftovers(player) if state.round == ROUNDS else 0
    if points:
        power = power_after_burning(player)
        yield Note("warn-leftovers", {"power": power, "qic": player.qic, "vp": points})


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


_JUDGES: Final[dict[str, tuple[Judge, ...]]] = {
    "upgrade": (_full_price_station, _last_round_institute),
    "federation": (_federation_charged, _federation_surplus, _grey_token, _token_over_limit),
    "research": (_level_charge, _level_over_limit, _no_lost_planet),
    "advance": (_level_charge, _level_over_limit, _no_lost_planet, _advance_declined),
    "tech": (_no_advance, _tech_over_limit),
    "action": (_action_over_limit, _half_used_steps, _power_lost),
    "special": (_special_over_limit,),
    "token": (_token_over_limit,),
    "free": (_conversion, _burn_many),
    "convert": (_gaia_conversion,),
    "pass": (_unused_specials, _income_over_limit, _leftovers),
    "swap": (_swap,),
    "charge": (_useless_charge,),
    "lost-planet": (_lost_planet_alone,),
}
