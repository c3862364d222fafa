"""Accessibility: what it takes to reach a hex, and to start a Gaia project on it."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.moves import Note
from engine.gaia.marks import rule
from engine.gaia.power import tokens_owned
from engine.gaia.state import Player, State
from engine.gaia.terms import QIC_RANGE, Planet

FARTHEST = 30
"""More QICs for range than any map asks."""


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
    return state.board.around(player.origins, distance)


def former_sites(state: State, player: Player, extra: int = 0) -> int:
    """The hexes outside of which a player cannot start a Gaia project: a first sieve as well."""
    return state.planets.of[Planet.TRANSDIM] & reachable(state, player, extra)


@rule("RU actions 2")
def former_plan(state: State, player: Player, place: int, extra: int = 0) -> FormerPlan | Note:
    """What a Gaia project on this hex takes, or why there can be none."""
    plan = priced_former(state, player, place, extra)
    if isinstance(plan, Note):
        return plan
    owned = tokens_owned(player)
    if plan.tokens <= owned and plan.range_qic <= player.qic:
        return plan
    needs = {"tokens": plan.tokens, "qic": plan.range_qic}
    has = {"tokens": owned, "qic": player.qic}
    short = {name: needs[name] - has[name] for name in needs if needs[name] > has[name]}
    needed, there = {n: needs[n] for n in short}, {n: has[n] for n in short}
    return Note("needs", {"needs": needed, "has": there, "short": short})


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
