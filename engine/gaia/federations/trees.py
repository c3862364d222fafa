"""Fewest satellites that connect given groups, whatever else they touch: exact Steiner trees.

The algorithm is that of Dreyfus and Wagner with unit costs: for a set M of groups to be connected
and a node x (an open hex, or any group) the least cost of a tree with M and x is either that of a
tree for M that ends beside x, plus x, or that of two trees for a division of M that meet in x (a
hex: between groups there is always one, so trees need not be seen to meet in a group). Nodes
reached at the same cost are one integer, so a step is a spreading over the map or a bitwise and,
and costs come in ascending order only as far as somebody asks. Groups that need not be connected
are free stepping stones: this is how "linking through other own planets is compulsory if it saves
satellites" is decided. On `Ground.only(groups)` there are no stepping stones and nothing else can
be touched, so there the same trees are the layouts with exactly these groups.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.gaia.board import bits
from engine.gaia.federations.hexsets import Hexes, around
from engine.gaia.federations.site import Ground, Groups

MOST_KEPT: Final = 60
"""Layouts of equal cost that are kept per tree; more are never shown."""


class Trees:
    """Cheapest trees on one ground; what was worked out is kept."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._reached: dict[Groups, list[Hexes]] = {}
        """Per set of groups and cost: nodes (open hexes and hexes of groups) first reached."""
        self._seen: dict[Groups, Hexes] = {}
        self._known: dict[Groups, int] = {}
        """Per set of groups a bound of its least cost from below: there are no nodes before."""
        self._kept: dict[tuple[Groups, int, int], tuple[Hexes, ...]] = {}

    def cost(self, groups: Groups, limit: int) -> int | None:
        """Fewest satellites that connect the groups; None if it takes more than `limit`."""
        hub, rest = self._divided(groups)
        if not rest:
            return 0
        for cost in range(limit + 1):
            if self._nodes(rest, cost) & hub:
                return cost
        return None

    def layouts(self, groups: Groups, cost: int) -> tuple[Hexes, ...]:
        """Sets of satellites of the cheapest trees, smallest number first; at most `MOST_KEPT`."""
        hub, rest = self._divided(groups)
        return self._trees(rest, cost, hub) if rest else (0,)

    def _divided(self, groups: Groups) -> tuple[Hexes, Groups]:
        """One group, in which trees for the others end, and the others, looked at before if so."""
        parts = [groups & ~(1 << group) for group in bits(groups)]
        rest = next((part for part in parts if part in self._reached), parts[0])
        return self._ground.hexes(groups & ~rest), rest

    def _nodes(self, groups: Groups, cost: int) -> Hexes:
        return self._layers(groups, cost)[cost]

    def _layers(self, groups: Groups, cost: int) -> list[Hexes]:
        """The nodes by cost, worked out at least as far as that."""
        layers = self._reached.get(groups)
        if layers is None:
            layers = self._reached[groups] = []
        while len(layers) <= cost:
            layers.append(self._layer(groups, layers))
        return layers

    def _layer(self, groups: Groups, layers: list[Hexes]) -> Hexes:
        """The nodes with which a tree for the groups costs one more than those of all layers."""
        ground, seen, cost = self._ground, self._seen.get(groups, 0), len(layers)
        fresh = 0
        if groups & (groups - 1):
            fresh = self._met(groups, cost)
        elif cost == 0:
            fresh = ground.groups[groups.bit_length() - 1]
        if cost and layers[-1]:
            fresh |= around(ground.near, layers[-1]) & ground.open
        fresh &= ~seen
        if fresh:
            for members, touch in zip(ground.groups, ground.touch, strict=True):
                if touch & fresh and not members & seen:
                    fresh |= members
        self._seen[groups] = seen | fresh
        return fresh

    def _met(self, groups: Groups, cost: int) -> Hexes:
        """Open hexes where trees for two parts of the groups meet at that cost altogether."""
        for group in bits(groups):
            if self._least(groups & ~(1 << group), cost) > cost:
                return 0
        met = 0
        for one, other in _halves(groups):
            low = max(self._least(one, cost), 1)
            high = min(cost, cost + 1 - self._least(other, cost))
            if low <= high:
                ones, others = self._layers(one, high), self._layers(other, cost + 1 - low)
                for first in range(low, high + 1):
                    met |= ones[first] & others[cost + 1 - first]
        return met & self._ground.open

    def _least(self, groups: Groups, limit: int) -> int:
        """Cost of the cheapest tree for the groups, or a number above `limit`."""
        least = self._known.get(groups, 0)
        layers = self._reached.get(groups, ())
        if len(layers) > least and layers[least]:
            return least
        while least <= limit and not self._nodes(groups, least):
            least += 1
        self._known[groups] = least
        return least

    def _trees(self, groups: Groups, cost: int, node: Hexes) -> tuple[Hexes, ...]:
        """Satellites of the cheapest trees for the groups with the node (a hex, or a group)."""
        key = (groups, cost, node)
        if key not in self._kept:
            grown = self._ending(groups, cost, node)
            self._kept[key] = tuple(sorted({*grown})[:MOST_KEPT])
        return self._kept[key]

    def _ending(self, groups: Groups, cost: int, node: Hexes) -> Iterator[Hexes]:
        """The same as they come: at a group by a satellite that touches it, at a hex by one more
        satellite or where two trees have met."""
        if cost == 0:
            yield 0
        elif not node & self._ground.open:
            touch = around(self._ground.near, node) & self._ground.open
            for number in bits(touch & self._nodes(groups, cost)):
                yield from self._trees(groups, cost, 1 << number)
        else:
            beside = self._ground.near[node.bit_length() - 1] & self._nodes(groups, cost - 1)
            for end in self._each_node(beside):
                for tree in self._trees(groups, cost - 1, end):
                    yield tree | node
            yield from self._meeting(groups, cost, node)

    def _meeting(self, groups: Groups, cost: int, hexagon: Hexes) -> Iterator[Hexes]:
        for one, other in _halves(groups):
            for first in range(1, cost + 1):
                second = cost + 1 - first
                if self._nodes(one, first) & self._nodes(other, second) & hexagon:
                    for tree in self._trees(one, first, hexagon):
                        for rest in self._trees(other, second, hexagon):
                            yield tree | rest

    def _each_node(self, nodes: Hexes) -> Iterator[Hexes]:
        """The open hexes in the set one by one, and each group that has a hex in it."""
        for number in bits(nodes & self._ground.open):
            yield 1 << number
        for members in self._ground.groups:
            if members & nodes:
                yield members


def _halves(groups: Groups) -> Iterator[tuple[Groups, Groups]]:
    """All divisions of the groups in two."""
    rest = groups & (groups - 1)
    part = rest
    while part:
        yield groups ^ part, part
        part = (part - 1) & rest
