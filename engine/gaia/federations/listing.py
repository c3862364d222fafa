"""Which federations can be formed: all of them, the one for chosen planets, its other layouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.gaia.federations.hexsets import Hexes, each, flood
from engine.gaia.federations.pieces import Pieces, never
from engine.gaia.federations.site import Ground, Groups, Layout, Site, ground_of, layout_of
from engine.gaia.federations.trees import Trees
from engine.gaia.marks import rule

MOST_GROUPS: Final = 10
"""So many groups are connected on request. Allowed federations have no more: take away a
satellite that holds at most one other piece and some lone groups together. The piece is below the
threshold, six groups at most (and Ivits' old federation); lone groups touch neither each other nor
the piece, so there is room for two around a hex."""


@rule("RU actions 4: general points")
def candidates(site: Site, clock: Callable[[], bool] | None = None) -> Iterator[Layout]:
    """One layout for each set of planets that can form a federation by the rules.

    Fewest satellites first, then least value. Ends early once `clock` says that time is up.
    """
    ground = ground_of(site)
    if not ground.strong(ground.every):
        return
    late = clock or never
    pieces, trees = Pieces(ground, late), Trees(ground)
    for cost, level in enumerate(pieces.levels(site.budget)):
        for groups in sorted(level, key=lambda groups: (ground.value(groups), groups)):
            if late():
                return
            if cost == 0 or trees.cost(groups, cost - 1) is None:
                yield layout_of(site, ground, groups, pieces.satellites(groups))


def cheapest(site: Site, planets: Hexes) -> Hexes | None:
    """Planets and satellites of the federation that connects the chosen own planets.

    Of all ways with the fewest satellites the one that draws in the fewest further planets, then
    the one whose satellites, as a binary number, are smallest. Whether the result is allowed is for
    `check` to say. None if the planets are not all own and free, cannot be connected, or are far
    too many.
    """
    ground = ground_of(site)
    groups = ground.among(planets) | ground.root
    if not groups or planets & ~ground.hexes(groups) or groups.bit_count() > MOST_GROUPS:
        return None
    start = ground.hexes(groups & -groups)
    joined = flood(ground.near, start, ground.open | ground.hexes(ground.every))
    if ground.hexes(groups) & ~joined:
        return None
    trees = Trees(ground)
    cost = trees.cost(groups, ground.open.bit_count())
    assert cost is not None, "what hangs together can be connected"
    own = Trees(ground.only(groups))
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


def alternatives(site: Site, layout: Layout) -> Iterator[Layout]:
    """Other layouts for the same planets with as few satellites, a few dozen at most."""
    ground = ground_of(site)
    groups = ground.among(layout.hexes)
    for satellites in Trees(ground.only(groups)).layouts(groups, layout.cost):
        if satellites != layout.satellites:
            yield layout_of(site, ground, groups, satellites)


def drawn_in(ground: Ground, satellites: Hexes) -> Groups:
    """The groups that touch a satellite."""
    touched = 0
    for number in each(satellites):
        touched |= ground.touching.get(number, 0)
    return touched
