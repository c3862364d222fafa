"""Check and listing against the definition, on every small map hypothesis can think of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.gaia.board import bits
from engine.gaia.federations import (
    Site,
    alternatives,
    candidates,
    candidates_lenient,
    cheapest,
    check,
    check_lenient,
    is_generous,
    normalised,
    obstacle,
)
from engine.gaia.federations.hexsets import Hexes, around, hexes_of
from tests.engine.gaia.federations.sketches import (
    connections_by_definition,
    federations_by_definition,
)

RADIUS = 2
PLACES = [
    (q, r)
    for q in range(-RADIUS, RADIUS + 1)
    for r in range(-RADIUS, RADIUS + 1)
    if abs(q + r) <= RADIUS
]
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NEAR = tuple(
    hexes_of(PLACES.index((q + x, r + y)) for x, y in STEPS if (q + x, r + y) in PLACES)
    for q, r in PLACES
)
MOST_UNDECIDED = 12
"""Hexes that may or may not be part of a federation: the definition tries all their subsets."""


@st.composite
def sites(draw: st.DrawFn) -> Site:
    """Positions on a map of 19 hexes where some federation is likely; growing ones among them."""
    order = draw(st.permutations(range(len(NEAR))))
    members = _old_federation(order, draw(st.integers(0, 3)))
    rest = [hexagon for hexagon in order if hexagon not in members]
    planets = rest[: draw(st.integers(2, 6))]
    empty = rest[len(planets) : MOST_UNDECIDED]
    settled = [*planets, *(h for h in members if draw(st.booleans()))]
    own = {hexagon: draw(st.sampled_from([1, 1, 2, 3])) for hexagon in settled}
    satellites = hexes_of(members) & ~hexes_of(own)
    total = sum(own.values())
    return Site(
        near=NEAR,
        planets=((1 << len(NEAR)) - 1) & ~hexes_of(empty) & ~satellites,
        own=own,
        satellites=satellites,
        federated=hexes_of(members),
        threshold=draw(st.integers(max(1, total - 3), total)),
        budget=draw(st.sampled_from([12, 12, 2])),
        growing=draw(st.booleans()),
    )


def _old_federation(order: Sequence[int], size: int) -> list[int]:
    """So many connected hexes, the first in the given order."""
    members: list[int] = []
    while len(members) < size:
        beside = around(NEAR, hexes_of(members)) if members else (1 << len(NEAR)) - 1
        members.append(next(h for h in order if beside >> h & 1 and h not in members))
    return members


def legal_by_planets(site: Site) -> dict[Hexes, set[Hexes]]:
    legal: dict[Hexes, set[Hexes]] = defaultdict(set)
    for federation in federations_by_definition(site):
        legal[hexes_of(federation.planets)].add(hexes_of(federation.satellites))
    return dict(legal)


@settings(max_examples=120, deadline=None)
@given(sites())
def test_the_listing_has_one_layout_for_each_set_of_planets_and_cost(site: Site) -> None:
    legal = legal_by_planets(site)
    listed = list(candidates(site))
    assert sorted(layout.planets for layout in listed) == sorted(legal)
    for layout in listed:
        assert layout.satellites in legal[layout.planets]
        assert check(site, layout.hexes) is None
        others = {other.satellites for other in alternatives(site, layout)}
        assert others == legal[layout.planets] - {layout.satellites}
        assert {other.planets for other in alternatives(site, layout)} <= {layout.planets}
    assert [layout.cost for layout in listed] == sorted(layout.cost for layout in listed)
    assert (obstacle(site) is None) == bool(listed)


@settings(max_examples=120, deadline=None)
@given(sites(), st.data())
def test_the_check_accepts_what_the_definition_allows_and_nothing_else(
    site: Site, data: st.DataObject
) -> None:
    legal = legal_by_planets(site)
    allowed = {planets | satellites for planets, layouts in legal.items() for satellites in layouts}
    for hexes in allowed:
        assert check(site, hexes) is None
        assert check_lenient(site, hexes) is None
        assert not is_generous(site, hexes)
    for chosen in data.draw(st.lists(st.integers(0, (1 << len(NEAR)) - 1), max_size=30)):
        new = normalised(site, chosen) & ~(site.federated if site.growing else 0)
        assert (check(site, chosen) is None) == (new in allowed)


@settings(max_examples=120, deadline=None)
@given(sites(), st.data())
def test_chosen_planets_are_connected_as_cheaply_as_can_be(site: Site, data: st.DataObject) -> None:
    connections = connections_by_definition(site)
    chosen = data.draw(st.sets(st.sampled_from(sorted(site.own)), min_size=1))
    chosen -= set(bits(site.federated))
    prices = [len(one.satellites) for one in connections if chosen <= one.planets]
    hexes = cheapest(site, hexes_of(chosen))
    if not chosen and not site.extends:
        assert hexes is None
    elif hexes is None:
        assert not prices
    else:
        added = hexes & ~site.federated
        assert added in {one.hexes for one in connections}
        assert (added & ~hexes_of(site.own)).bit_count() == min(prices)
        drawn_in = [
            len(one.planets)
            for one in connections
            if chosen <= one.planets and len(one.satellites) == min(prices)
        ]
        assert (added & hexes_of(site.own)).bit_count() == min(drawn_in)


@settings(max_examples=100, deadline=None)
@given(sites())
def test_the_generous_listing_adds_only_what_is_not_minimal(site: Site) -> None:
    listed = [*candidates(site)]
    generous = [*candidates_lenient(site)]
    assert generous[: len(listed)] == listed
    for layout in listed:
        assert check_lenient(site, layout.hexes) is None
        assert not is_generous(site, layout.hexes)
    for layout in generous[len(listed) :]:
        assert check_lenient(site, layout.hexes) is None
        assert is_generous(site, layout.hexes)
        assert check(site, layout.hexes) is not None
