"""What has been worked out about a site, kept for the next question about the same one.

Most questions repeat: the same menu is listed for a press, for a draft and for the next seat's
look, and one's federations change only with one's own pieces. What can be paid does change, so it
is no part of what a survey is kept by: federations come cheapest first, and a smaller budget just
stops earlier.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Lock, RLock
from typing import Final

from engine.core.moves import Note
from engine.gaia.federations.hexsets import Hexes
from engine.gaia.federations.pieces import Pieces
from engine.gaia.federations.site import Groups, Layout, Site, ground_of, layout_of
from engine.gaia.federations.trees import Trees

KEPT: Final = 48
"""Sites: a few for each table at which somebody is thinking."""


ALL: Final = 1 << 30
"""More satellites than any map has room for."""


class Survey:
    """One site: its ground, its trees, and its federations as far as somebody has listed them.

    Tables may be read by several threads; whatever goes on searching holds the lock.
    """

    __slots__ = (
        "_federations",
        "_finished",
        "_found",
        "_lock",
        "_only",
        "_wasteful",
        "ground",
        "site",
        "trees",
    )

    def __init__(self, site: Site) -> None:
        self.site = site
        self.ground = ground_of(site)
        self.trees = Trees(self.ground)
        self._lock = RLock()
        self._found: list[Layout] = []
        self._finished = -1
        """The cost up to which all federations have been found."""
        self._federations = self._search()
        self._only: dict[Groups, Trees] = {}
        self._wasteful: dict[Hexes, Note | None] = {}

    def federations(self, budget: int) -> Iterator[Layout]:
        """All that can be paid with so many satellites: fewest satellites, then least value."""
        at = 0
        while self._reaches(at, budget):
            layout = self._found[at]
            if layout.cost > budget:
                return
            yield layout
            at += 1

    def only(self, groups: Groups) -> Trees:
        """The trees where no other group may be touched."""
        with self._lock:
            if groups not in self._only:
                self._only[groups] = Trees(self.ground.only(groups))
            return self._only[groups]

    def wasteful(self, hexes: Hexes, find: Callable[[], Note | None]) -> Note | None:
        """What could be left out of these hexes: found out once."""
        with self._lock:
            if hexes not in self._wasteful:
                self._wasteful[hexes] = find()
            return self._wasteful[hexes]

    def _reaches(self, at: int, budget: int) -> bool:
        """Search on until there is an `at`-th federation, or none that could be paid."""
        with self._lock:
            while len(self._found) <= at and self._finished < budget:
                layout = next(self._federations)
                if layout is not None:
                    self._found.append(layout)
            return len(self._found) > at

    def _search(self) -> Iterator[Layout | None]:
        """The federations, cheapest first, and None after each cost."""
        ground, trees = self.ground, self.trees
        if ground.strong(ground.every):
            pieces = Pieces(ground)
            for cost, level in enumerate(pieces.levels()):
                for groups in sorted(level, key=lambda groups: (ground.value(groups), groups)):
                    if cost == 0 or trees.cost(groups, cost - 1) is None:
                        yield layout_of(self.site, ground, groups, pieces.satellites(groups))
                self._finished = cost
                yield None
        self._finished = ALL
        yield None


_surveys: Final[dict[object, Survey]] = {}
"""By all of a site that matters, the latest used last. The survey holds on to the site's `near`,
which is why its identity can stand for it."""
_keeping: Final = Lock()


def survey_of(site: Site) -> Survey:
    """The survey of a site, perhaps of an equal one with another budget."""
    key = (
        id(site.near),
        site.planets,
        tuple(site.own.items()),
        site.satellites,
        site.federated,
        site.threshold,
        site.growing,
    )
    with _keeping:
        found = _surveys.pop(key, None)
        if found is None:
            found = Survey(site)
        _surveys[key] = found
        if len(_surveys) > KEPT:
            del _surveys[next(iter(_surveys))]
    return found


def forget() -> None:
    """Forget all surveys (for measuring)."""
    with _keeping:
        _surveys.clear()
