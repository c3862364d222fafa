"""All federations of a site, cheapest first, built up from smaller connected pieces.

**The question.** A federation is a set P of own planets and a set S of empty hexes for
satellites, connected, and *closed*: whatever own planet touches it is part of it. Adjacent own
planets hang together anyway, so P is a set of *groups* of adjacent planets. Wanted is, for every
P that is worth enough, the least number of satellites e(P) with which P *exactly* (not P and
more) can be connected.

**The observation that makes it fast.** Take a federation (P, S) the rules allow, and any
connected part of it with fewer satellites; complete the part by the own planets it touches (all
of them in P, which is closed). If this smaller thing were worth enough, it would be a federation
with fewer satellites out of planets of P, and P would be illegal: either superfluous planets and
satellites (another P), or too many satellites (the same P). So *every proper piece of an allowed
federation is worth less than the threshold*. We therefore build pieces by number of satellites
and never extend one that is worth enough: it is a result. On a crowded board, where trees would
be many, pieces touch own planets all the time and are worth enough soon; on an empty board there
are few groups. Either way the pieces stay few.

**Pieces.** For a set M of groups and a hex x let f(M, x) be the least number of satellites of a
connected closed piece whose groups are exactly M and in which x holds a satellite. With t(x) =
the groups touching x, a piece that has x as a tip comes from a piece one satellite smaller, which
has a satellite beside x or a group touching x: M = M' | t(x). If x is no tip, the piece falls
apart at x in two that share x: M = M1 | M2, at cost f1 + f2 - 1. M1 and M2 may overlap, for both
have to count all that they touch. A group in M is reached by whoever reached M, so pieces need
not be joined at groups: a piece can be continued at any of its groups at its least cost e(M), and
joined at hexes only. Costs are computed in ascending order; for each cost and M the hexes x are
one integer, so that extending means spreading over the map and joining means a bitwise and.

**Completeness.** For every P worth enough for which no cheaper piece within P is worth enough,
all pieces of its cheapest layouts are below the threshold, hence found: P is listed with cost
e(P). Of other P some are listed, always with a layout that exists. Therefore a listed P is
superfluous exactly if a listed proper subset is cheaper: among all that could be cheaper, take
the cheapest; it is listed. (The comparison with *supersets*, passing through further own planets
for free, is not made here; it is a Steiner tree problem without closure: see trees.py.)

**Cheaper results rule out dearer pieces.** Once Q is a result, everything dearer that contains Q
is superfluous. So a piece that has all of Q but one group must never take that group (it is no
*partner* any more), and a piece that cannot reach the threshold with the partners left is *idle*.
The cheapest counterexample of the paragraph above contains no cheaper result, so it is not lost.

**Growing.** When Ivits grow, their federation is group 0, worth what it is worth, and only pieces
that contain it can be worth enough. A piece without it that would lift it over the threshold is
*ripe*: in an allowed federation nothing but a path to group 0 can be missing, so ripe pieces are
extended but never joined.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.gaia.board import bits
from engine.gaia.federations.hexsets import Hexes, around
from engine.gaia.federations.site import Ground, Groups

EVERYWHERE: Final[Hexes] = -1


class Piece:
    """What is known of one set of groups that is worth too little yet."""

    __slots__ = ("edge", "foreign", "groups", "idle", "least", "partners", "ripe")

    def __init__(self, ground: Ground, groups: Groups, least: int) -> None:
        self.groups = groups
        self.least = least
        """Cost of the cheapest piece with these groups."""
        self.edge: Hexes = 0
        """Open hexes touching a group of the piece."""
        self.foreign: Hexes = 0
        """Open hexes touching another group: building there makes it another piece."""
        for group, touch in enumerate(ground.touch):
            if groups >> group & 1:
                self.edge |= touch
            else:
                self.foreign |= touch
        self.ripe = not groups & ground.root and ground.strong(groups | ground.root)
        """Lacks only the federation that grows."""
        self.partners = ground.every
        """Groups that can still be added without making a cheaper result superfluous."""
        self.idle = False
        """Whether no result can come of the piece any more."""

    def exclude(self, ground: Ground, results: list[Groups]) -> None:
        """Heed results cheaper than whatever this piece can become."""
        before = self.partners
        for result in results:
            missing = result & ~self.groups
            if not missing & (missing - 1):
                self.partners &= ~missing
        if self.partners != before:
            self.idle = not ground.strong(self.groups | self.partners)


class Pieces:
    """The search: call `levels` once; afterwards `satellites` gives a layout for each result."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._pieces: dict[Groups, Piece] = {}
        self._seen: dict[Groups, Hexes] = {}
        """Per piece the hexes that no cheaper one will reach any more; of what is worth enough all
        hexes."""
        self._ends: list[dict[Groups, Hexes]] = [{}]
        """By cost and groups: the hexes that can be the last satellite of such a piece."""
        self._found: dict[Groups, tuple[int, Hexes]] = {}
        """What is worth enough: the cost, and a satellite of it."""
        self._results: list[Groups] = []
        """Those of them that contain no cheaper one; the level in progress not included."""

    def levels(
        self, limit: int | None = None, within: Groups | None = None
    ) -> Iterator[list[Groups]]:
        """For cost 0, 1, ... up to `limit` the results of that cost.

        These are the sets of groups that are worth enough, can be connected at that cost and not
        more cheaply, and contain no cheaper result. Nothing is searched before it is asked for.
        """
        for group in bits(self._ground.every if within is None else within):
            self._ends[0][1 << group] = 0
            self._add(1 << group, 0, 0)
        yield self._level(0)
        cost = 0
        while self._ends[cost] and (limit is None or cost < limit):
            cost += 1
            self._ends.append({})
            self._extend(cost)
            self._join(cost)
            yield self._level(cost)

    def _level(self, cost: int) -> list[Groups]:
        """Close the level: its results, and what they mean for the pieces."""
        results = [
            groups
            for groups, (price, _) in self._found.items()
            if price == cost and not any(groups & part == part for part in self._results)
        ]
        if results:
            for piece in self._pieces.values():
                piece.exclude(self._ground, results)
            self._results += results
        return results

    def satellites(self, groups: Groups) -> Hexes:
        """Satellites that connect exactly these groups, a result of the search."""
        cost, last = self._found[groups]
        return self._trace(groups, cost, last) if cost else 0

    def _extend(self, cost: int) -> None:
        """One satellite more at the tip of a piece, or at one of its groups."""
        near, open_hexes, touching = self._ground.near, self._ground.open, self._ground.touching
        for groups, tips in self._ends[cost - 1].items():
            piece = self._pieces.get(groups)
            if piece is None or piece.idle:
                continue
            fresh = around(near, tips) & open_hexes
            if piece.least == cost - 1:
                fresh |= piece.edge
            fresh &= ~self._seen[groups]
            if not fresh:
                continue
            outward = fresh & piece.foreign
            if fresh != outward:
                self._add(groups, fresh ^ outward, cost)
            self._seen[groups] |= outward
            allowed = groups | piece.partners
            for number in bits(outward):
                if not touching[number] & ~allowed:
                    self._add(groups | touching[number], 1 << number, cost)

    def _join(self, cost: int) -> None:
        """Two pieces that have one satellite in common."""
        for first in range(2, cost // 2 + 1):
            self._join_all(self._ends[first], self._ends[cost + 1 - first], cost)
        if cost % 2:
            middle = self._ends[cost // 2 + 1]
            self._join_all(middle, middle, cost)

    def _join_all(self, ones: dict[Groups, Hexes], others: dict[Groups, Hexes], cost: int) -> None:
        seen = self._seen.get
        partners = self._joinable(others)
        for groups, ends in self._joinable(ones):
            barred = ~(groups | self._pieces[groups].partners)
            for other, other_ends in partners:
                shared = ends & other_ends
                # a piece that contains the other has seen what they share
                if shared and not other & barred and shared & ~seen(groups | other, 0):
                    self._add(groups | other, shared, cost)

    def _joinable(self, ends: dict[Groups, Hexes]) -> list[tuple[Groups, Hexes]]:
        pieces = self._pieces
        return [
            (groups, tips)
            for groups, tips in ends.items()
            if not pieces[groups].ripe and not pieces[groups].idle
        ]

    def _add(self, groups: Groups, hexes: Hexes, cost: int) -> None:
        """Note pieces or a result of this cost that end at one of the hexes."""
        seen = self._seen.get(groups)
        if seen is None:
            if self._ground.strong(groups):
                self._found[groups] = (cost, hexes & -hexes)
                self._seen[groups] = EVERYWHERE
                return
            piece = self._pieces[groups] = Piece(self._ground, groups, cost)
            piece.exclude(self._ground, self._results)
            seen = self._seen[groups] = 0
        new = hexes & ~seen
        if new:
            self._seen[groups] = seen | new
            ends = self._ends[cost]
            ends[groups] = ends.get(groups, 0) | new

    def _trace(self, groups: Groups, cost: int, last: Hexes) -> Hexes:
        """The satellites of a piece that ends at `last`: where it came from, and so on back.

        Where there is a choice the lower-numbered hex is taken.
        """
        number = last.bit_length() - 1
        touched = self._ground.touching.get(number, 0)
        before = cost - 1
        for part in _completed_by(touched, groups):
            piece = self._pieces.get(part)
            if piece is None:
                continue
            tips = self._ends[before].get(part, 0) & self._ground.near[number]
            if tips:
                return last | self._trace(part, before, tips & -tips)
            if piece.least == before and piece.edge & last:
                tips = self._ends[before][part]
                return last | (self._trace(part, before, tips & -tips) if before else 0)
        for first in range(2, cost):
            second = cost + 1 - first
            others = self._ending_at(last, second, groups)
            for one in self._ending_at(last, first, groups):
                for other in others:
                    if one | other == groups:
                        return self._trace(one, first, last) | self._trace(other, second, last)
        raise AssertionError("every piece came from somewhere")

    def _ending_at(self, last: Hexes, cost: int, within: Groups) -> list[Groups]:
        """The pieces of that cost inside `within` that end at the hex."""
        ends = self._ends[cost].items()
        return [team for team, tips in ends if tips & last and team | within == within]


def _completed_by(touched: Groups, groups: Groups) -> Iterator[Groups]:
    """The non-empty sets which together with `touched` are `groups`, largest first."""
    fixed, optional = groups & ~touched, groups & touched
    extra = optional
    while fixed | extra:
        yield fixed | extra
        if not extra:
            return
        extra = (extra - 1) & optional
