"""Where a player can build a mine, and what it takes there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from engine.core.moves import Note
from engine.gaia.board import bits
from engine.gaia.components import BOARD
from engine.gaia.gains import is_affordable, unaffordable
from engine.gaia.marks import rule
from engine.gaia.reach import FARTHEST, foreign_former, range_qic, reachable
from engine.gaia.state import Player, State
from engine.gaia.terms import STEPS, Building, Planet

MinePrice: TypeAlias = tuple[tuple[str, int], ...]


class MinePlan(NamedTuple):
    """What building a mine somewhere takes."""

    place: int
    planet: Planet
    price: MinePrice
    steps: int = 0
    """Terraforming steps, free ones included."""
    range_qic: int = 0
    shared: bool = False
    on_former: bool = False


class Settler:
    """A player who wants to build a mine: what all hexes have in common is worked out once, since
    a menu asks about many."""

    __slots__ = ("_terraformed", "extra", "formers", "free_steps", "others", "player", "state")

    def __init__(self, state: State, player: Player, free_steps: int = 0, extra: int = 0) -> None:
        self.state = state
        self.player = player
        self.free_steps = free_steps
        self.extra = extra
        """Range beyond the player's own."""
        others = formers = 0
        for one in state.players:
            if one is not player:
                others |= one.colonised
                formers |= one.formers
        self.others = others
        """Hexes with an opponent's structure."""
        self.formers = formers
        """Hexes with an opponent's gaiaformer."""
        self._terraformed: dict[Planet, tuple[MinePrice, int]] = {}

    def plans(self) -> Iterator[MinePlan]:
        """All mines that could be built and paid now."""
        player = self.player
        for place in bits(self.sites()):
            plan = self.priced(place)
            if isinstance(plan, MinePlan) and is_affordable(player, plan.price):
                yield plan

    def sites(self) -> int:
        """The hexes outside of which the player can neither reach nor pay for a mine: a first
        sieve, so that only few of them have to be priced."""
        player = self.player
        if not player.pieces[Building.MINE]:
            return 0
        if not is_affordable(player, BOARD.costs[Building.MINE]):
            return 0
        near = reachable(self.state, player, self.extra) & ~player.colonised
        sites = player.formers
        if player.rules.shares_planets:
            sites |= self.others & near
        near &= ~self.others
        for planet, places in self.state.planets.of.items():
            new = places & near if planet is not Planet.TRANSDIM else 0
            if new and is_affordable(player, self.terraformed(planet)[0]):
                sites |= new
        return sites

    @rule("RU actions 1")
    def priced(self, place: int) -> MinePlan | Note:
        """What a mine on this hex takes, paid or not, or why there can be none."""
        state, player, extra = self.state, self.player, self.extra
        planet = state.planets[place]
        bit = 1 << place
        if planet is None:
            return Note("no-planet")
        if player.colonised & bit:
            return Note("own-structure")
        if not player.pieces[Building.MINE]:
            return Note("no-piece", {"building": Building.MINE})
        if player.formers & bit:
            return self._on_former(place, planet)
        habitable = self._habitable(place, planet)
        if isinstance(habitable, Note):
            return habitable
        price, steps = habitable
        qic = range_qic(state, player, place, extra)
        if qic >= FARTHEST:
            return Note("out-of-range")
        if extra and state.profile.must_need_range and qic == range_qic(state, player, place):
            return Note("range-not-needed")
        if qic:
            price = _added(price, ("qic", qic))
        return MinePlan(place, planet, price, steps, qic, bool(self.others & bit))

    @rule("RU actions 1: habitability")
    def _on_former(self, place: int, planet: Planet) -> MinePlan | Note:
        if planet is not Planet.GAIA:
            return Note("gaia-project-running")
        if self.free_steps:
            return Note("no-step-needed")
        return MinePlan(place, planet, BOARD.costs[Building.MINE], on_former=True)

    @rule("RU actions 1: habitability")
    def _habitable(self, place: int, planet: Planet) -> tuple[MinePrice, int] | Note:
        """MinePrice and steps of a mine on a planet, or why nobody could live there."""
        bit = 1 << place
        if self.others & bit:
            if not self.player.rules.shares_planets:
                return Note("occupied")
            return Note("no-step-needed") if self.free_steps else (BOARD.costs[Building.MINE], 0)
        former = foreign_former(self.state, place) if self.formers & bit else None
        if former is not None:
            return former
        if planet is Planet.TRANSDIM:
            return Note("transdim")
        terraformed = self.terraformed(planet)
        return terraformed if terraformed[1] or not self.free_steps else Note("no-step-needed")

    def terraformed(self, planet: Planet) -> tuple[MinePrice, int]:
        """What a mine on a free planet of this type costs, and the steps that it takes."""
        known = self._terraformed.get(planet)
        if known is None:
            known = self._terraformed[planet] = _terraformed(self.player, planet, self.free_steps)
        return known


def mine_plans(
    state: State, player: Player, free_steps: int = 0, extra: int = 0
) -> Iterator[MinePlan]:
    """All mines that could be built and paid now."""
    return Settler(state, player, free_steps, extra).plans()


def can_build(state: State, player: Player, free_steps: int = 0, extra: int = 0) -> bool:
    """Whether there is any."""
    return next(mine_plans(state, player, free_steps, extra), None) is not None


def priced_mines(
    state: State, player: Player, free_steps: int = 0, extra: int = 0
) -> Iterator[MinePlan]:
    """All mines that only their price may stand in the way of."""
    settler = Settler(state, player, free_steps, extra)
    sites = state.planets.all & ~state.planets.of[Planet.TRANSDIM]
    if not player.rules.shares_planets:
        sites &= ~settler.others
    for place in bits((sites | player.formers) & ~player.colonised):
        plan = settler.priced(place)
        if isinstance(plan, MinePlan):
            yield plan


@rule("RU actions 1")
def mine_plan(
    state: State, player: Player, place: int, free_steps: int = 0, extra: int = 0
) -> MinePlan | Note:
    """What a mine on this hex takes, or why there can be none."""
    plan = priced_mine(state, player, place, free_steps, extra)
    return plan if isinstance(plan, Note) else unaffordable(player, plan.price) or plan


def priced_mine(
    state: State, player: Player, place: int, free_steps: int = 0, extra: int = 0
) -> MinePlan | Note:
    """The same, whether it can be paid or not."""
    return Settler(state, player, free_steps, extra).priced(place)


@rule("RU actions 1: habitability")
def _terraformed(player: Player, planet: Planet, free_steps: int) -> tuple[MinePrice, int]:
    price = BOARD.costs[Building.MINE]
    if planet is Planet.GAIA:
        return _added(price, player.rules.gaia_price), 0
    steps = STEPS.get((player.faction.planet, planet), 0)
    ore = max(0, steps - free_steps) * player.ore_per_step
    return _added(price, ("ore", ore)), steps


@lru_cache(maxsize=256)
def _added(price: MinePrice, extra: tuple[str, int]) -> MinePrice:
    """A price with some more of one resource."""
    name, more = extra
    if not more:
        return price
    if any(resource == name for resource, _ in price):
        return tuple(
            (resource, amount + more if resource == name else amount) for resource, amount in price
        )
    return (*price, extra)


def clear_cache() -> None:
    """Forget the prices that have been added up (for measuring)."""
    _added.cache_clear()
