"""Whether chosen planets and satellites are a federation the rules allow, and why not."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Note
from engine.gaia.federations.hexsets import Hexes, around, flood, listed
from engine.gaia.federations.pieces import Pieces
from engine.gaia.federations.site import Ground, Site, SiteLayout, members_of
from engine.gaia.federations.survey import Survey, surveyed
from engine.gaia.marks import rule

MOST_SATELLITES: Final = 25
"""Per player, in games of the boardgamers' engine only."""


@rule("RU actions 4: connecting planets")
def normalised(site: Site, hexes: Hexes) -> Hexes:
    """The choice with everything that belongs to it without being written.

    That is every own planet that touches a written hex, and when Ivits grow their old federation.
    """
    free = site.ours & ~site.federated
    if site.extends:
        return flood(site.near, hexes | site.federated, free)
    return flood(site.near, hexes, free)


@rule("RU actions 4: general points")
def check(site: Site, hexes: Hexes) -> Note | None:
    """Why the planets and satellites in `hexes` are no federation; None if they are one."""
    hexes = normalised(site, hexes)
    return (
        _misplaced(site, hexes)
        or _disconnected(site, hexes)
        or _too_weak(site, hexes)
        or _wasteful(site, hexes)
        or _unpaid(site, hexes)
    )


def check_lenient(site: Site, hexes: Hexes) -> Note | None:
    """As the boardgamers' engine would at its most generous.

    Superfluous planets and satellites are accepted, but no more than 25 satellites on the map.
    """
    hexes = normalised(site, hexes)
    return (
        _misplaced(site, hexes)
        or _disconnected(site, hexes)
        or _too_weak(site, hexes)
        or _unpaid(site, hexes)
        or _too_many_on_map(site, hexes)
    )


def is_generous(site: Site, hexes: Hexes) -> bool:
    """Whether a choice that passed this check has something that could be left out."""
    return _wasteful(site, normalised(site, hexes)) is not None


def as_layout(site: Site, hexes: Hexes) -> SiteLayout:
    """A choice that passed a check, taken apart into planets and satellites."""
    hexes = normalised(site, hexes)
    members, satellites = members_of(site, hexes), _new_satellites(site, hexes)
    return SiteLayout(
        planets=members & ~site.federated,
        satellites=satellites,
        value=sum(worth for number, worth in site.own.items() if members >> number & 1),
        hexes=members | satellites,
    )


def obstacle(site: Site) -> Note | None:
    """Why no federation at all can be formed; None if one can."""
    ground = surveyed(site, _ground)
    if not ground.strong(ground.every):
        return _weak(ground.value(ground.every), site)
    for cost, level in enumerate(Pieces(ground).levels(ground.open.bit_count())):
        if level:
            return _expensive(cost, site)
    return Note("federation-disconnected", {"hexes": listed(ground.hexes(ground.every))})


@rule("RU actions 4: additional rules")
def _misplaced(site: Site, hexes: Hexes) -> Note | None:
    """Condition 1: satellites on empty hexes, everything clear of existing federations."""
    if not hexes & ~site.federated and not site.extends:
        return Note("federation-empty")
    strangers = hexes & site.planets & ~site.ours
    if strangers:
        return Note("federation-on-planet", {"hexes": listed(strangers)})
    if site.extends:
        return None
    taken = hexes & (site.federated | around(site.near, site.federated) | site.satellites)
    return Note("federation-touches-federation", {"hexes": listed(taken)}) if taken else None


@rule("RU actions 4: connecting planets")
def _disconnected(site: Site, hexes: Hexes) -> Note | None:
    """Condition 2; the hexes are those that do not hang together with the first one."""
    start = site.federated if site.extends else hexes & -hexes
    apart = hexes & ~flood(site.near, start, hexes)
    return Note("federation-disconnected", {"hexes": listed(apart)}) if apart else None


@rule("RU actions 4: power value")
def _too_weak(site: Site, hexes: Hexes) -> Note | None:
    """Condition 4."""
    value = sum(worth for number, worth in site.own.items() if hexes >> number & 1)
    return _weak(value, site) if value < site.threshold else None


@rule("RU actions 4: additional rules")
def _wasteful(site: Site, hexes: Hexes) -> Note | None:
    """Conditions 5 and 6: what could be left out."""
    if not _new_satellites(site, hexes):
        return None
    return surveyed(site, lambda survey: _known_sparable(survey, hexes))


def _known_sparable(survey: Survey, hexes: Hexes) -> Note | None:
    """The same, worked out once."""
    if hexes not in survey.wasteful:
        survey.wasteful[hexes] = _sparable(survey, hexes)
    return survey.wasteful[hexes]


def _sparable(survey: Survey, hexes: Hexes) -> Note | None:
    count, ground = _new_satellites(survey.site, hexes).bit_count(), survey.ground
    groups = ground.among(hexes)
    inside = Pieces(ground.only(groups))
    for cost, level in enumerate(inside.levels(count - 1, groups)):
        if groups in level:
            return _too_many(count, cost)
        if level:
            spare = ground.hexes(groups & ~max(level, key=int.bit_count))
            return Note(
                "federation-superfluous",
                {"hexes": listed(spare), "satellites": count, "possible": cost},
            )
    possible = survey.trees.cost(groups, count - 1)
    return None if possible is None else _too_many(count, possible)


def _unpaid(site: Site, hexes: Hexes) -> Note | None:
    """Condition 7."""
    return _expensive(_new_satellites(site, hexes).bit_count(), site)


def _too_many_on_map(site: Site, hexes: Hexes) -> Note | None:
    count = (site.satellites | _new_satellites(site, hexes)).bit_count()
    if count <= MOST_SATELLITES:
        return None
    return Note("federation-satellite-limit", {"satellites": count, "most": MOST_SATELLITES})


def _ground(survey: Survey) -> Ground:
    return survey.ground


def _new_satellites(site: Site, hexes: Hexes) -> Hexes:
    return hexes & ~site.ours & ~site.federated


def _weak(value: int, site: Site) -> Note:
    return Note("federation-too-weak", {"value": value, "needed": site.threshold})


def _expensive(cost: int, site: Site) -> Note | None:
    if cost <= site.budget:
        return None
    return Note("federation-not-affordable", {"satellites": cost, "payable": site.budget})


def _too_many(count: int, possible: int) -> Note:
    return Note("federation-too-many-satellites", {"satellites": count, "possible": possible})
