"""Consequences of an option: points by source, before and after, who may charge how much."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from engine.core.moves import Note, Words
from engine.gaia.actions.action import whole_number
from engine.gaia.actions.board_action import action_gain
from engine.gaia.actions.federation import layout_for
from engine.gaia.actions.free import BURN, conversions
from engine.gaia.actions.passing import pass_points
from engine.gaia.actions.special import specials
from engine.gaia.actions.upgrade import upgrade_price
from engine.gaia.advice.waste import Amounts
from engine.gaia.charging import best_value, charge_offer, charge_price
from engine.gaia.components import AREAS, BOARD_ACTIONS, FEDERATION_TOKENS, Gain
from engine.gaia.gains import count_of, times
from engine.gaia.mines import MinePlan, mine_plan
from engine.gaia.reach import FormerPlan, former_plan, range_qic
from engine.gaia.research import advance_refusal
from engine.gaia.state import Player, State
from engine.gaia.structures import mine_bonus
from engine.gaia.tech import tile_at
from engine.gaia.terms import (
    BIG_BUILDINGS,
    LIMITS,
    RESEARCH_COST,
    TRACKS,
    Building,
    Planet,
    Track,
)

_SHOWN: Final = ("vp", "credits", "ore", "knowledge", "qic")


class Outlook(NamedTuple):
    """What an option takes and brings at once."""

    price: Amounts = ()
    points: Amounts = ()
    gains: Amounts = ()
    """Resources gained, in order."""
    built: str = ""
    """The hex from which opponents may charge."""


def outlook_of(
    state: State, player: Player, words: Words, free_steps: int = 0, extra: int = 0
) -> list[Note]:
    """Everything worth knowing about an option before it is taken."""
    verb = words[0] if words else ""
    if verb == "build":
        found = _build(state, player, words, free_steps, extra)
    elif verb == "gaiaform":
        found = _gaiaform(state, player, words, extra)
    elif verb in _OUTLOOKS:
        found = _OUTLOOKS[verb](state, player, words)
    else:
        return []
    notes = _told(player, found)
    return notes + charge_notes(state, player, found.built) if found.built else notes


def _build(state: State, player: Player, words: Words, free_steps: int, extra: int) -> Outlook:
    plan = mine_plan(state, player, state.board.index[words[1]], free_steps, extra)
    assert isinstance(plan, MinePlan), "an option can be built"
    points = state.trigger_points(player, "build_mine")
    if plan.planet is Planet.GAIA and not plan.shared:
        points += state.trigger_points(player, "mine_on_gaia")
    if plan.steps:
        points += state.trigger_points(player, "terraform_step", plan.steps)
    bonus = mine_bonus(state, player, plan.planet, plan.shared)
    return _with(player.faction.id, bonus, Outlook(plan.price, points, built=words[1]))


def _gaiaform(state: State, player: Player, words: Words, extra: int) -> Outlook:
    plan = former_plan(state, player, state.board.index[words[1]], extra)
    assert isinstance(plan, FormerPlan), "an option can be gaiaformed"
    return Outlook(price=(("qic", plan.range_qic),))


def _upgrade(state: State, player: Player, words: Words) -> Outlook:
    place, kind = state.board.index[words[1]], Building(words[2])
    points: list[tuple[str, int]] = []
    if kind is Building.STATION:
        points = state.trigger_points(player, "upgrade_to_trading_station")
    elif kind in BIG_BUILDINGS:
        points = state.trigger_points(player, "upgrade_to_big_building")
    found = Outlook(upgrade_price(state, player, place, kind), points, built=words[1])
    token = player.rules.institute_token
    return _with_token(state, player, token if kind is Building.INSTITUTE else None, found)


def _downgrade(state: State, player: Player, words: Words) -> Outlook:
    points = state.trigger_points(player, "upgrade_to_trading_station")
    return Outlook(points=points, built=words[1])


def _tech(state: State, player: Player, words: Words) -> Outlook:
    tile = tile_at(state, words[1])
    if tile.timing != "immediate":
        return Outlook()
    count = 1 if tile.per is None else count_of(state, player, tile.per)
    return _with(tile.id, times(tile.gain, count), Outlook())


def _advance(state: State, player: Player, words: Words) -> Outlook:
    if words[1] not in TRACKS or advance_refusal(state, player, Track(words[1])) is not None:
        return Outlook()
    track = Track(words[1])
    level = AREAS[track].levels[player.levels[track] + 1]
    price = (("knowledge", RESEARCH_COST),) if words[0] == "research" else ()
    found = Outlook(price, state.trigger_points(player, "advance_research"))
    found = _with(track, level.gain, found)
    if level.per is not None:
        found = _with(track, times(level.per_gain, count_of(state, player, level.per)), found)
    token = state.terraforming_token if level.special == "federation" else None
    return _with_token(state, player, token, found)


def _federation(state: State, player: Player, words: Words) -> Outlook:
    growing = player.rules.growing_federation
    price = (("qic", layout_for(state, player, words[1]).cost),) if growing else ()
    return _with_token(state, player, words[2], Outlook(price))


def _action(state: State, player: Player, words: Words) -> Outlook:
    action = BOARD_ACTIONS[words[1]]
    found = Outlook(((action.kind, action.cost),))
    found = _with(action.id, action_gain(state, player, action), found)
    kinds = {owned.token.id: owned.token.gain for owned in player.tokens}
    if action.special == "rescore" and len(kinds) == 1:
        found = _with(action.id, next(iter(kinds.values())), found)
    return found


def _rescored(state: State, player: Player, words: Words) -> Outlook:
    return _with("qic_rescore_federation", FEDERATION_TOKENS[words[1]].gain, Outlook())


def _special(state: State, player: Player, words: Words) -> Outlook:
    special = next(one for one in specials(state, player) if one.id == words[1])
    return _with(special.id, special.gain, Outlook())


def _pass(state: State, player: Player, words: Words) -> Outlook:
    return Outlook(points=pass_points(state, player))


def _free(state: State, player: Player, words: Words) -> Outlook:
    if words[1] == BURN:
        return Outlook()
    known, price, gains = conversions(player), [], []
    for key, count in zip(words[1::2], words[2::2], strict=True):
        resource, amount = known[key].cost
        price.append((resource, amount * whole_number(count)))
        resource, amount = known[key].gain
        gains.append((resource, amount * whole_number(count)))
    return Outlook(price, gains=gains)


def _lost_planet(state: State, player: Player, words: Words) -> Outlook:
    qic = range_qic(state, player, state.board.index[words[1]])
    points = state.trigger_points(player, "build_mine")
    bonus = mine_bonus(state, player, Planet.LOST, shared=False)
    return _with(player.faction.id, bonus, Outlook((("qic", qic),), points, built=words[1]))


def _station(state: State, player: Player, words: Words) -> Outlook:
    return Outlook((("qic", range_qic(state, player, state.board.index[words[1]])),))


def _with(source: str, bundle: Gain, found: Outlook) -> Outlook:
    """The same with a bundle gained, its points under their source."""
    points = [(source, amount) for resource, amount in bundle if resource == "vp"]
    gains = [(resource, amount) for resource, amount in bundle if resource != "vp"]
    return found._replace(points=[*found.points, *points], gains=[*found.gains, *gains])


def _with_token(state: State, player: Player, token: str | None, found: Outlook) -> Outlook:
    """The same with a federation token gained, if there is one."""
    if token is None:
        return found
    found = _with("federation", FEDERATION_TOKENS[token].gain, found)
    points = state.trigger_points(player, "gain_federation_token")
    return found._replace(points=[*found.points, *points])


def charge_notes(state: State, player: Player, hexagon: str) -> list[Note]:
    """Who may charge from a structure here: power, points to pay, and whether it is sure."""
    notes = []
    for other in state.others(player.seat):
        value = best_value(state, other, state.board.index[hexagon])
        extra = int(other.rules.charge_token(other))
        power = charge_offer(other, value, extra) if value else 0
        if power or (value and extra):
            args = {"seat": other.seat, "power": power, "vp": charge_price(power)}
            notes.append(Note("charge-offer", args))
    return notes


def _told(player: Player, found: Outlook) -> list[Note]:
    by_source: dict[str, int] = {}
    for source, vp in found.points:
        if vp:
            by_source[source] = by_source.get(source, 0) + vp
    total = sum(by_source.values())
    notes = [Note("points", {"vp": total, "sources": by_source})] if by_source else []
    has = {key: getattr(player, key) for key in _SHOWN}
    after = _after(player, has, found, total)
    changed = [key for key in _SHOWN if has[key] != after[key]]
    if changed:
        args = {
            "before": {key: has[key] for key in changed},
            "after": {key: after[key] for key in changed},
        }
        notes.append(Note("before-after", args))
    return notes


def _after(player: Player, has: Mapping[str, int], found: Outlook, points: int) -> dict[str, int]:
    """What there is after paying, then gaining up to the limits."""
    after = {**has, "vp": has["vp"] + points}
    for resource, amount in found.price:
        if resource in after:
            after[resource] -= amount
    for name, amount in found.gains:
        resource = "ore" if name == "qic" and not player.rules.gains_qic(player) else name
        if resource in after:
            most = LIMITS.get(resource, after[resource] + amount)
            after[resource] = min(most, after[resource] + amount)
    return after


_OUTLOOKS: Final[Mapping[str, Callable[[State, Player, Words], Outlook]]] = {
    "upgrade": _upgrade,
    "downgrade": _downgrade,
    "tech": _tech,
    "research": _advance,
    "advance": _advance,
    "federation": _federation,
    "action": _action,
    "token": _rescored,
    "special": _special,
    "pass": _pass,
    "free": _free,
    "lost-planet": _lost_planet,
    "station": _station,
}
