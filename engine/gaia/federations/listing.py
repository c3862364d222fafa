"""Which federations can be formed: all of them, the one for chosen planets, its other layouts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.gaia.board import bits
from engine.gaia.federations.hexsets import Hexes, flood
from engine.gaia.federations.site import Ground, Groups, Site, SiteLayout, layout_of
from engine.gaia.federations.survey import Survey, federations, surveyed
from engine.gaia.marks import rule

MOST_GROUPS: Final = 10
"""So many groups are connected on request. Allowed federations have no more: take away a
satellite that holds at most one other piece and some lone groups together. The piece is below the
threshold, six groups at most (and Ivits' old federation); lone groups touch neither each other nor
the piece, so there is room for two around a hex."""


@rule("RU actions 4: general points")
def candidates(site: Site) -> Iterator[SiteLayout]:
    """One layout for each set of planets that can form a federation by the rules.

    Fewest satellites first, then least value.
    """
    return federations(site)


def cheapest(site: Site, planets: Hexes) -> Hexes | None:
    """Planets and satellites of the federation that connects the chosen own planets.

    Of all ways with the fewest satellites the one that draws in the fewest further planets, then
    the one whose satellites, as a binary number, are smallest. Whether the result is allowed is for
    `check` to say. None if the planets are not all own and free, cannot be connected, or are far
    too many.
    """
    return surveyed(site, lambda survey: _connected(survey, planets))


def _connected(survey: Survey, planets: Hexes) -> Hexes | None:
    ground, trees = survey.ground, survey.trees
    groups = ground.among(planets) | ground.root
    if not groups or planets & ~ground.hexes(groups) or groups.bit_count() > MOST_GROUPS:
        return None
    start = ground.hexes(groups & -groups)
    joined = flood(ground.near, start, ground.open | ground.hexes(ground.every))
    if ground.hexes(groups) & ~joined:
        return None
    cost = trees.cost(groups, ground.open.bit_count())
    assert cost is not None, "what hangs together can be connected"
    own = survey.only(groups)
    if own.cost(groups, cost) == cost:
        return ground.hexes(groups) | own.layouts(groups, cost)[0]
    layouts = (
        (groups | drawn_in(ground, satellites), satellites)
        for satellites in trees.layouts(groups, cost)
    )
    return min(
        (ground.hexes(drawn).bit_count(), satellites, ground.hexes(drawn) | satellites)
        for drawn, satellites in layouts
    )[-1]


def alternatives(site: Site, layout: SiteLayout) -> list[SiteLayout]:
    """Other layouts for the same planets with as few satellites, a few dozen at most."""
    return surveyed(site, lambda survey: _others(survey, layout))


def _others(survey: Survey, layout: SiteLayout) -> list[SiteLayout]:
    ground = survey.ground
    groups = ground.among(layout.hexes)
    found = survey.only(groups).layouts(groups, layout.cost)
    return [
        layout_of(survey.site, ground, groups, satellites)
        for satellites in found
        if satellites != layout.satellites
    ]


def drawn_in(ground: Ground, satellites: Hexes) -> Groups:
    """The groups that touch a satellite."""
    touched = 0
    for number in bits(satellites):
        touched |= ground.touching.get(number, 0)
    return touched
