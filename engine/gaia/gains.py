"""Gaining and paying: bundles of resources with their limits, and effects that count things."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from engine.core.flow import Flow
from engine.core.moves import Note
from engine.gaia.components import Countable, Gain
from engine.gaia.marks import rule
from engine.gaia.power import charge, charge_tokens
from engine.gaia.state import Player, State
from engine.gaia.terms import BIG_BUILDINGS, LIMITS, Building, Planet


@rule("RU phase I")
def resource_gained(player: Player, resource: str) -> str:
    """What a player really gains where this resource is printed."""
    return "ore" if resource == "qic" and not player.rules.gains_qic(player) else resource


def gain_resource(player: Player, resource: str, amount: int) -> None:
    """Gain one resource other than charge and points; what is over a limit is lost."""
    if resource == "qic":
        resource = resource_gained(player, resource)
    limit = LIMITS.get(resource)
    if limit is not None:
        setattr(player, resource, min(limit, getattr(player, resource) + amount))
    elif resource == "tokens":
        player.bowls[0] += amount
    elif resource == "gaiaformer":
        player.formers_ready += amount
        player.formers_gained += amount
    else:
        assert resource == "qic"
        player.qic += amount


def gain(state: State, player: Player, bundle: Gain, source: str) -> Flow[None]:
    """Gain everything in a bundle, in the order printed."""
    for resource, amount in bundle:
        if resource == "charge":
            if player.stone is None:
                charge_tokens(player, amount)
            else:
                yield from charge(state, player, amount)
        elif resource == "vp":
            player.score(amount, source)
        else:
            gain_resource(player, resource, amount)


def received(player: Player, bundle: Iterable[tuple[str, int]]) -> dict[str, int]:
    """A bundle as this player gains it: without the academy Gleens gain ore for a QIC."""
    found: dict[str, int] = {}
    for resource, amount in bundle:
        if resource == "qic" and not player.rules.gains_qic(player):
            resource = "ore"
        found[resource] = found.get(resource, 0) + amount
    return found


def times(bundle: Gain, count: int) -> Gain:
    """A bundle several times."""
    return tuple((resource, amount * count) for resource, amount in bundle)


def pay(player: Player, price: Iterable[tuple[str, int]]) -> None:
    """Pay resources (never power: that is spent)."""
    for resource, amount in price:
        setattr(player, resource, getattr(player, resource) - amount)


def missing(player: Player, price: Iterable[tuple[str, int]]) -> dict[str, int]:
    """What a price asks beyond what there is."""
    short = {}
    for resource, amount in price:
        has = getattr(player, resource)
        if has < amount:
            short[resource] = amount - has
    return short


def is_affordable(player: Player, price: Iterable[tuple[str, int]]) -> bool:
    """Whether a price can be paid."""
    # written out: asked of every hex of every menu
    for resource, amount in price:  # noqa: SIM110
        if getattr(player, resource) < amount:
            return False
    return True


def unaffordable(player: Player, price: Collection[tuple[str, int]]) -> Note | None:
    """The reason why a price cannot be paid, or None."""
    if is_affordable(player, price):
        return None
    short = missing(player, price)
    needed = {resource: amount for resource, amount in price if resource in short}
    has = {resource: getattr(player, resource) for resource in short}
    return Note("needs", {"needs": needed, "has": has, "short": short})


def short_of_all(player: Player, prices: Iterable[Iterable[tuple[str, int]]]) -> Note | None:
    """The reason why none of these prices can be paid, of the one that is nearest to it; None if
    there is none."""
    return nearest(unaffordable(player, tuple(price)) for price in prices)


def nearest(reasons: Iterable[Note | None]) -> Note | None:
    """Of reasons that say what is short, the one that is short of least."""
    return min((one for one in reasons if one is not None), key=_amount_short, default=None)


def _amount_short(reason: Note) -> int:
    short = reason.args["short"]
    assert isinstance(short, dict)
    return sum(short.values())


def is_wasted(player: Player, bundle: Gain) -> bool:
    """Whether nothing at all of a bundle could be gained."""
    for resource, _ in bundle:
        if resource == "qic" and not player.rules.gains_qic(player):
            resource = "ore"
        limit = LIMITS.get(resource)
        if limit is None or getattr(player, resource) < limit:
            return False
    return True


@rule("RU appendix VI")
def count_of(state: State, player: Player, what: Countable) -> int:
    """How many of something a player has, as tiles and boosters count it."""
    if what == "planet_type":
        return len(planet_types(state, player))
    if what == "federation_token":
        return len(player.tokens)
    if what == "mine":
        return sum(kind is Building.MINE for kind in player.structures.values())
    if what == "research_lab":
        return sum(kind is Building.LAB for kind in player.structures.values())
    if what == "trading_station":
        return sum(kind is Building.STATION for kind in player.structures.values())
    if what == "big_building":
        return sum(kind in BIG_BUILDINGS for kind in player.structures.values())
    if what == "sector":
        return state.board.sectors_of(player.colonised)
    return gaia_planets(state, player)


@rule("RU end: final scoring tiles")
def planet_types(state: State, player: Player) -> set[Planet]:
    """Types of colonised planets, Gaia and the Lost Planet included, shared mines ignored."""
    own = player.colonised & ~player.shared
    return {planet for planet, places in state.planets.of.items() if places & own}


@rule("RU end: final scoring tiles")
def gaia_planets(state: State, player: Player) -> int:
    """Colonised Gaia planets, shared mines ignored."""
    return (state.planets.of[Planet.GAIA] & player.colonised & ~player.shared).bit_count()
