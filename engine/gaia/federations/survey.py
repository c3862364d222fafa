"""What has been worked out about a site, kept for the next question about the same one.

Most questions repeat: the same menu is listed for a press, for a draft and for the next seat's
look, and one's federations change only with one's own pieces. What can be paid does change, so it
is no part of what a survey is kept by: federations come cheapest first, and a smaller budget just
stops earlier.

Whoever asks takes the survey out of the store and puts it back with the answer, so two threads
never work on one; the second one begins its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, TypeAlias, TypeVar

from engine.core.moves import Note
from engine.gaia.federations.hexsets import Hexes
from engine.gaia.federations.pieces import Pieces
from engine.gaia.federations.site import Ground, Groups, Site, SiteLayout, ground_of, layout_of
from engine.gaia.federations.trees import Trees

KEPT: Final = 48
"""Sites: a few for each table at which somebody is thinking."""
T = TypeVar("T")
_Key: TypeAlias = tuple[Hexes, tuple[tuple[int, int], ...], Hexes, Hexes, int, bool]


class Survey:
    """One site: its ground, its trees, and its federations as far as somebody has listed them."""

    __slots__ = ("_levels", "_only", "found", "generous", "ground", "site", "trees", "wasteful")

    def __init__(self, site: Site) -> None:
        self.site = site
        self.ground: Ground = ground_of(site)
        self.trees = Trees(self.ground)
        self.found: list[list[SiteLayout]] = []
        """Federations by cost, of each cost those of the least value first."""
        self._levels = self._search()
        self._only: dict[Groups, Trees] = {}
        self.wasteful: dict[Hexes, Note | None] = {}
        """What could be left out of the sets of hexes that were checked."""
        self.generous: dict[int, list[SiteLayout]] = {}
        """By budget what the boardgamers' engine would add to the listing."""

    def federations(self, cost: int) -> list[SiteLayout] | None:
        """Those of one cost; None if there are none of that cost or a higher one."""
        while len(self.found) <= cost:
            level = next(self._levels, None)
            if level is None:
                return None
            self.found.append(level)
        return self.found[cost]

    def only(self, groups: Groups) -> Trees:
        """The trees where no other group may be touched."""
        if groups not in self._only:
            self._only[groups] = Trees(self.ground.only(groups))
        return self._only[groups]

    def _search(self) -> Iterator[list[SiteLayout]]:
        """One layout for each set of planets that can form a federation by the rules."""
        ground, trees = self.ground, self.trees
        if not ground.strong(ground.every):
            return
        pieces = Pieces(ground)
        for cost, level in enumerate(pieces.levels()):
            level.sort(key=lambda groups: (ground.value(groups), groups))
            yield [
                layout_of(self.site, ground, groups, pieces.satellites(groups))
                for groups in level
                if cost == 0 or trees.cost(groups, cost - 1) is None
            ]


_kept: Final[dict[_Key, Survey]] = {}
"""The latest used last."""


def surveyed(site: Site, ask: Callable[[Survey], T]) -> T:
    """The answer of the site's survey, perhaps of one for an equal site with another budget."""
    own = tuple(site.own.items())
    key = (site.planets, own, site.satellites, site.federated, site.threshold, site.growing)
    survey = _kept.pop(key, None)
    if survey is None or (survey.site.near is not site.near and survey.site.near != site.near):
        survey = Survey(site)
    answer = ask(survey)
    _kept[key] = survey
    for oldest in [*_kept][: max(0, len(_kept) - KEPT)]:
        _kept.pop(oldest, None)
    return answer


def federations(site: Site) -> Iterator[SiteLayout]:
    """All federations of a site that can be paid, fewest satellites first, then least value."""
    for cost in range(site.budget + 1):
        level = surveyed(site, partial(Survey.federations, cost=cost))
        if level is None:
            return
        yield from level


def forget() -> None:
    """Forget all surveys (for measuring)."""
    _kept.clear()
