"""What the boardgamers' engine proposes beyond the printed rule, for games recorded by it.

That engine goes through a player's groups in the order in which they were begun, takes every
combination that is worth enough with its last group but not before, draws in what its connection
touches, and compares the results only with each other. So now and then it proposes a federation
with superfluous planets: part of them would have been enough for less, but only past a planet that
a still cheaper way draws in.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.gaia.board import bits
from engine.gaia.federations.hexsets import Hexes
from engine.gaia.federations.listing import candidates, drawn_in
from engine.gaia.federations.site import Ground, Groups, Site, SiteLayout, layout_of
from engine.gaia.federations.survey import Survey, surveyed
from engine.gaia.federations.trees import Trees


def candidates_lenient(site: Site) -> Iterator[SiteLayout]:
    """All `candidates`, and after them those with superfluous planets the other engine may
    propose."""
    listed = [*candidates(site)]
    yield from listed
    known = {layout.planets for layout in listed}
    yield from surveyed(site, lambda survey: _kept_for(survey, site, known))


def _kept_for(survey: Survey, site: Site, known: set[Hexes]) -> list[SiteLayout]:
    """What is added to the federations that are known, found once for each budget."""
    if site.budget not in survey.generous:
        survey.generous[site.budget] = [*_added(survey, site, known)]
    return survey.generous[site.budget]


def _added(survey: Survey, site: Site, known: set[Hexes]) -> Iterator[SiteLayout]:
    ground, trees = survey.ground, survey.trees
    if not ground.strong(ground.every) or ground.strong(ground.root):
        return
    for groups in _combinations(site, ground, trees):
        cost = trees.cost(groups, site.budget)
        for satellites in trees.layouts(groups, cost) if cost else ():
            layout = layout_of(site, ground, groups | drawn_in(ground, satellites), satellites)
            if layout.planets not in known:
                known.add(layout.planets)
                yield layout


def _combinations(site: Site, ground: Ground, trees: Trees) -> Iterator[Groups]:
    """Sets of groups worth enough with the last of them, but not before, that may be connected."""
    order = _order(site, ground)

    def extended(groups: Groups, start: int) -> Iterator[Groups]:
        for position in range(start, len(order)):
            more = groups | 1 << order[position]
            if ground.strong(more):
                yield more
            elif trees.cost(more, site.budget) is not None:
                yield from extended(more, position + 1)

    yield from extended(ground.root, 0)


def _order(site: Site, ground: Ground) -> list[int]:
    """The groups in the order in which the first of each was built."""
    age = {hexagon: number for number, hexagon in enumerate(site.own)}
    return sorted(
        bits(ground.every & ~ground.root),
        key=lambda group: min(age[hexagon] for hexagon in bits(ground.groups[group])),
    )
