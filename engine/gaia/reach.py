"""Accessibility and habitability: what it takes to settle, gaiaform or reach a hex."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from engine.core.moves import Note
from engine.gaia.board import bits
from engine.gaia.components import BOARD
from engine.gaia.gains import missing, unaffordable
from engine.gaia.marks import rule
from engine.gaia.power import tokens_owned
from engine.gaia.state import Player, State
from engine.gaia.terms import QIC_RANGE, STEPS, Building, Planet

FARTHEST = 30
"""More QICs for range than any map asks."""


class MinePlan(NamedTuple):
    """What building a mine somewhere takes."""

    place: int
    planet: Planet
    price: tuple[tuple[str, int], ...]
    steps: int = 0
    """Terraforming steps, free ones included."""
    range_qic: int = 0
    shared: bool = False
    on_former: bool = False


class FormerPlan(NamedTuple):
    """What starting a Gaia project somewhere takes."""

    place: int
    tokens: int
    range_qic: int


@rule("RU actions 1: accessibility")
def range_qic(state: State, player: Player, place: int, extra: int = 0) -> int:
    """QICs needed to reach a hex from colonised planets and stations."""
    origins = player.origins
    distance = player.range + extra
    disk = state.board.disk
    for count in range(FARTHEST):
        if disk(place, distance) & origins:
            return count
        distance += QIC_RANGE
    return FARTHEST


def foreign_former(state: State, place: int) -> Note | None:
    """Whose gaiaformer stands on a hex, as the reason why nobody else can use it."""
    owners = (one.seat for one in state.players if one.formers >> place & 1)
    seat = next(owners, None)
    return None if seat is None else Note("foreign-gaiaformer", {"seat": seat})


def distance_to(state: State, player: Player, place: int) -> int:
    """Steps to a hex from what is nearest of a player's."""
    reach = range(FARTHEST)
    return next((n for n in reach if state.board.disk(place, n) & player.origins), FARTHEST)


@rule("RU actions 1: accessibility")
def reachable(state: State, player: Player, extra: int = 0) -> int:
    """All hexes that can be reached with the QICs at hand."""
    distance = player.range + extra + QIC_RANGE * min(player.qic, FARTHEST - 1)
    mask, disk = 0, state.board.disk
    for origin in bits(player.origins):
        mask |= disk(origin, distance)
    return mask


def mine_sites(state: State, player: Player, free_steps: int = 0, extra: int = 0) -> int:
    """The hexes outside of which a player can neither reach nor pay for a mine: a first sieve, so
    that only few of them have to be priced."""
    if not player.pieces[Building.MINE] or missing(player, BOARD.costs[Building.MINE]):
        return 0
    near = reachable(state, player, extra) & ~player.colonised
    others = state.colonised_by_others(player.seat)
    sites = player.formers
    if player.rules.shares_planets:
        sites |= others & near
    for planet, places in state.planets.of.items():
        new = places & near & ~others if planet is not Planet.TRANSDIM else 0
        if new and not missing(player, _terraformed(player, planet, free_steps)[0]):
            sites |= new
    return sites


def priced_mines(
    state: State, player: Player, free_steps: int = 0, extra: int = 0
) -> Iterator[MinePlan]:
    """All mines that only their price may stand in the way of."""
    sites = state.planets.all & ~state.planets.of[Planet.TRANSDIM]
    if not player.rules.shares_planets:
        sites &= ~state.colonised_by_others(player.seat)
    for place in bits((sites | player.formers) & ~player.colonised):
        plan = priced_mine(state, player, place, free_steps, extra)
        if isinstance(plan, MinePlan):
            yield plan


def former_sites(state: State, player: Player, extra: int = 0) -> int:
    """The hexes outside of which a player cannot start a Gaia project: a first sieve as well."""
    return state.planets.of[Planet.TRANSDIM] & reachable(state, player, extra)


@rule("RU actions 1")
def mine_plan(
    state: State, player: Player, place: int, free_steps: int = 0, extra: int = 0
) -> MinePlan | Note:
    """What a mine on this hex takes, or why there can be none."""
    plan = priced_mine(state, player, place, free_steps, extra)
    return plan if isinstance(plan, Note) else unaffordable(player, plan.price) or plan


@rule("RU actions 1")
def priced_mine(
    state: State, player: Player, place: int, free_steps: int = 0, extra: int = 0
) -> MinePlan | Note:
    """The same, whether it can be paid or not."""
    planet = state.planets[place]
    bit = 1 << place
    if planet is None:
        return Note("no-planet")
    if player.colonised & bit:
        return Note("own-structure")
    if not player.pieces[Building.MINE]:
        return Note("no-piece", {"building": Building.MINE})
    if player.formers & bit:
        return _on_former(place, planet, free_steps)
    plan = _habitable(state, player, place, planet, free_steps)
    if isinstance(plan, Note):
        return plan
    qic = range_qic(state, player, place, extra)
    if qic >= FARTHEST:
        return Note("out-of-range")
    if qic:
        plan = plan._replace(price=_with_qic(plan.price, qic), range_qic=qic)
    if extra and state.profile.must_need_range and qic == range_qic(state, player, place):
        return Note("range-not-needed")
    return plan


@rule("RU actions 1: habitability")
def _on_former(place: int, planet: Planet, free_steps: int) -> MinePlan | Note:
    if planet is not Planet.GAIA:
        return Note("gaia-project-running")
    if free_steps:
        return Note("no-step-needed")
    return MinePlan(place, planet, BOARD.costs[Building.MINE], on_former=True)


@rule("RU actions 1: habitability")
def _habitable(
    state: State, player: Player, place: int, planet: Planet, free_steps: int
) -> MinePlan | Note:
    bit = 1 << place
    price = BOARD.costs[Building.MINE]
    if state.colonised_by_others(player.seat) & bit:
        if not player.rules.shares_planets:
            return Note("occupied")
        return Note("no-step-needed") if free_steps else MinePlan(place, planet, price, shared=True)
    if former := foreign_former(state, place):
        return former
    if planet is Planet.TRANSDIM:
        return Note("transdim")
    terraformed, steps = _terraformed(player, planet, free_steps)
    if free_steps and not steps:
        return Note("no-step-needed")
    return MinePlan(place, planet, terraformed, steps)


@rule("RU actions 1: habitability")
def _terraformed(
    player: Player, planet: Planet, free_steps: int
) -> tuple[tuple[tuple[str, int], ...], int]:
    """What a mine on a free planet of this type costs, and the steps that it takes."""
    price: tuple[tuple[str, int], ...] = BOARD.costs[Building.MINE]
    if planet is Planet.GAIA:
        return _added(price, player.rules.gaia_price), 0
    steps = STEPS.get((player.faction.planet, planet), 0)
    ore = max(0, steps - free_steps) * player.ore_per_step
    return _added(price, ("ore", ore)), steps


@rule("RU actions 2")
def former_plan(state: State, player: Player, place: int, extra: int = 0) -> FormerPlan | Note:
    """What a Gaia project on this hex takes, or why there can be none."""
    plan = priced_former(state, player, place, extra)
    if isinstance(plan, Note):
        return plan
    needs = {"tokens": plan.tokens, "qic": plan.range_qic}
    has = {"tokens": tokens_owned(player), "qic": player.qic}
    short = {name: needs[name] - has[name] for name in needs if needs[name] > has[name]}
    if not short:
        return plan
    needed, owned = {n: needs[n] for n in short}, {n: has[n] for n in short}
    return Note("needs", {"needs": needed, "has": owned, "short": short})


@rule("RU actions 2: availability")
def priced_former(state: State, player: Player, place: int, extra: int = 0) -> FormerPlan | Note:
    """The same, whether it can be paid or not."""
    if state.planets[place] is not Planet.TRANSDIM:
        return Note("not-transdim")
    if former := foreign_former(state, place):
        return former
    if not player.formers_ready:
        return Note("no-gaiaformer" if player.formers_gained else "no-gaiaformer-yet")
    qic = range_qic(state, player, place, extra)
    if qic >= FARTHEST:
        return Note("out-of-range")
    if extra and state.profile.must_need_range and qic == range_qic(state, player, place):
        return Note("range-not-needed")
    return FormerPlan(place, player.gaia_project_tokens, qic)


@rule("RU appendix II")
def lost_planet_sites(state: State, player: Player, extra: int = 0) -> int:
    """Hexes where the Lost Planet may be placed: reachable, without planet, satellite, station."""
    taken = 0
    for other in state.players:
        taken |= other.satellites | other.stations
    return state.planets.empty & ~taken & reachable(state, player, extra)


@lru_cache(maxsize=256)
def _added(
    price: tuple[tuple[str, int], ...], extra: tuple[str, int]
) -> tuple[tuple[str, int], ...]:
    """A price with some more of one resource."""
    name, more = extra
    if not more:
        return price
    if any(resource == name for resource, _ in price):
        return tuple(
            (resource, amount + more if resource == name else amount) for resource, amount in price
        )
    return (*price, extra)


def _with_qic(price: tuple[tuple[str, int], ...], qic: int) -> tuple[tuple[str, int], ...]:
    return _added(price, ("qic", qic))


def clear_cache() -> None:
    """Forget the prices that have been added up (for measuring)."""
    _added.cache_clear()
