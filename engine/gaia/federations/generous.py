"""What the boardgamers' engine proposes beyond the printed rule, for games recorded by it.

That engine connects every combination of groups from which none can be left out, draws in what the
connection touches, and compares the results only with each other. So now and then it proposes a
federation with superfluous planets: one that connects its combination with the fewest satellites,
while part of what was drawn in would have been enough for less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.gaia.federations.hexsets import each
from engine.gaia.federations.listing import candidates, drawn_in
from engine.gaia.federations.pieces import never
from engine.gaia.federations.site import Ground, Groups, Layout, Site, ground_of, layout_of
from engine.gaia.federations.trees import Trees


def candidates_lenient(site: Site, clock: Callable[[], bool] | None = None) -> Iterator[Layout]:
    """All `candidates`, and after them those with superfluous planets the other engine may propose.

    Ends early once `clock` says that time is up.
    """
    late = clock or never
    known = set()
    for layout in candidates(site, late):
        known.add(layout.planets)
        yield layout
    ground = ground_of(site)
    if not ground.strong(ground.every) or ground.strong(ground.root):
        return
    trees = Trees(ground)
    for groups in _combinations(ground, trees, site.budget):
        if late():
            return
        cost = trees.cost(groups, site.budget)
        for satellites in trees.layouts(groups, cost) if cost else ():
            layout = layout_of(site, ground, groups | drawn_in(ground, satellites), satellites)
            if layout.planets not in known:
                known.add(layout.planets)
                yield layout


def _combinations(ground: Ground, trees: Trees, budget: int) -> Iterator[Groups]:
    """Sets of groups worth enough, but not without any one of them, that could be connected."""
    order = sorted(each(ground.every & ~ground.root), key=lambda g: (-ground.values[g], g))

    def extended(groups: Groups, start: int) -> Iterator[Groups]:
        for position in range(start, len(order)):
            more = groups | 1 << order[position]
            if ground.strong(more):
                yield more
            elif trees.cost(more, budget) is not None:
                yield from extended(more, position + 1)

    yield from extended(ground.root, 0)
