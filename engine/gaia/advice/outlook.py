"""Consequences of an option: points by source, before and after, who may charge how much."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.moves import Note, Words
from engine.gaia.actions.board_action import action_gain
from engine.gaia.actions.passing import pass_points
from engine.gaia.actions.upgrade import upgrade_price
from engine.gaia.charging import best_value, charge_offer, charge_price
from engine.gaia.components import AREAS, BOARD_ACTIONS, FEDERATION_TOKENS, Gain
from engine.gaia.gains import count_of, times
from engine.gaia.reach import MinePlan, mine_plan
from engine.gaia.state import Player, State
from engine.gaia.tech import tile_at
from engine.gaia.terms import BIG_BUILDINGS, RESEARCH_COST, Building, Planet, Track

Points = list[tuple[str, int]]
_SHOWN = ("vp", "credits", "ore", "knowledge", "qic")


def outlook_of(
    state: State, player: Player, words: Words, free_steps: int = 0, extra: int = 0
) -> list[Note]:
    """Everything worth knowing about an option before it is taken."""
    verb = words[0] if words else ""
    if verb == "build":
        return _build(state, player, words, free_steps, extra)
    if verb == "upgrade":
        return _upgrade(state, player, words)
    if verb == "tech":
        return _tech(state, player, words[1])
    if verb in ("research", "advance") and words[1] in AREAS:
        price = {"knowledge": RESEARCH_COST} if verb == "research" else {}
        track = Track(words[1])
        gains = _counted(AREAS[track].levels[player.levels[track] + 1].gain)
        return _told(player, price, _advance_points(state, player, track), gains)
    if verb == "federation":
        token = _counted(FEDERATION_TOKENS[words[2]].gain)
        points = state.trigger_points(player, "gain_federation_token")
        return _told(player, {}, [("federation", token.pop("vp", 0)), *points], token)
    if verb == "action":
        action = BOARD_ACTIONS[words[1]]
        gains = _counted(action_gain(state, player, action))
        price = {"qic": action.cost} if action.kind == "qic" else {}
        return _told(player, price, [(action.id, gains.pop("vp", 0))], gains)
    if verb == "pass":
        return _told(player, {}, pass_points(state, player), {})
    return []


def _build(state: State, player: Player, words: Words, free_steps: int, extra: int) -> list[Note]:
    place = state.board.index[words[1]]
    plan = mine_plan(state, player, place, free_steps, extra)
    if not isinstance(plan, MinePlan):
        return charge_notes(state, player, place)
    points = mine_points(state, player, plan)
    return _told(player, dict(plan.price), points, {}) + charge_notes(state, player, place)


def mine_points(state: State, player: Player, plan: MinePlan) -> Points:
    """Points for a mine, by source."""
    points = state.trigger_points(player, "build_mine")
    if plan.planet is Planet.GAIA and not plan.shared:
        points += state.trigger_points(player, "mine_on_gaia")
    if plan.steps:
        points += state.trigger_points(player, "terraform_step", plan.steps)
    return points


def _upgrade(state: State, player: Player, words: Words) -> list[Note]:
    place, kind = state.board.index[words[1]], Building(words[2])
    points: Points = []
    if kind is Building.STATION:
        points = state.trigger_points(player, "upgrade_to_trading_station")
    elif kind in BIG_BUILDINGS:
        points = state.trigger_points(player, "upgrade_to_big_building")
    price = _counted(upgrade_price(state, player, place, kind))
    return _told(player, price, points, {}) + charge_notes(state, player, place)


def _tech(state: State, player: Player, slot: str) -> list[Note]:
    tile = tile_at(state, slot)
    if tile.timing != "immediate":
        return []
    count = 1 if tile.per is None else count_of(state, player, tile.per)
    gains = _counted(times(tile.gain, count))
    return _told(player, {}, [(tile.id, gains.pop("vp", 0))], gains)


def _advance_points(state: State, player: Player, track: Track) -> Points:
    level = AREAS[track].levels[player.levels[track] + 1]
    points = state.trigger_points(player, "advance_research")
    at_once = dict(level.gain).get("vp", 0)
    if level.per is not None:
        at_once += sum(n for _, n in level.per_gain) * count_of(state, player, level.per)
    return [*points, (track.value, at_once)]


def charge_notes(state: State, player: Player, place: int) -> list[Note]:
    """Who may charge from a structure here: power, points to pay, and whether it is sure."""
    notes = []
    for other in state.others(player.seat):
        value = best_value(state, other, place)
        extra = int(other.rules.charge_token(other))
        power = charge_offer(other, value, extra) if value else 0
        if power or (value and extra):
            args = {"seat": other.seat, "power": power, "vp": charge_price(power)}
            notes.append(Note("charge-offer", args))
    return notes


def _counted(bundle: Gain) -> dict[str, int]:
    return dict(bundle)


def _told(
    player: Player, price: dict[str, int], points: Iterable[tuple[str, int]], gains: dict[str, int]
) -> list[Note]:
    by_source: dict[str, int] = {}
    for source, vp in points:
        if vp:
            by_source[source] = by_source.get(source, 0) + vp
    total = sum(by_source.values())
    notes = [Note("points", {"vp": total, "sources": by_source})] if by_source else []
    change = {key: gains.get(key, 0) - price.get(key, 0) for key in _SHOWN}
    change["vp"] += total
    before = {key: getattr(player, key) for key in _SHOWN if change[key]}
    if before:
        after = {key: has + change[key] for key, has in before.items()}
        notes.append(Note("before-after", {"before": before, "after": after}))
    return notes
