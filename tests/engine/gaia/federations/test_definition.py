"""Check and listing against the definition, on every small map hypothesis can think of."""

from __future__ import annotations

from collections import defaultdict

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.gaia.federations.sketches import federations_by_definition

from engine.gaia.federations import (
    Site,
    alternatives,
    candidates,
    cheapest,
    check,
    check_lenient,
    normalised,
    obstacle,
)
from engine.gaia.federations.hexsets import Hexes, around, each, hexes_of

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
def old_federations(draw: st.DrawFn) -> list[int]:
    """Hexes of a connected federation, or none."""
    members: list[int] = []
    for _ in range(draw(st.integers(0, 4))):
        beside = around(NEAR, hexes_of(members)) & ~hexes_of(members)
        members.append(draw(st.sampled_from(list(each(beside)) or range(len(NEAR)))))
    return members


@st.composite
def sites(draw: st.DrawFn) -> Site:
    """Positions on a map of 19 hexes, growing federations among them."""
    signs = draw(st.lists(st.sampled_from("....#1123"), min_size=19, max_size=19))
    old = draw(old_federations())
    undecided = [h for h, sign in enumerate(signs) if sign != "#" and h not in old]
    for number in undecided[MOST_UNDECIDED:]:
        signs[number] = "#"
    own = {h: int(sign) for h, sign in enumerate(signs) if sign in "123"}
    satellites = [h for h in old if signs[h] == "."]
    return Site(
        near=NEAR,
        planets=hexes_of(h for h, sign in enumerate(signs) if sign != "."),
        own=own,
        satellites=hexes_of(satellites),
        federated=hexes_of(h for h in old if signs[h] != "#"),
        threshold=draw(st.integers(3, 9)),
        budget=draw(st.sampled_from([1, 3, 12])),
        growing=draw(st.booleans()),
    )


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
        assert check_lenient(site, hexes) == (None, False)
    for chosen in data.draw(st.lists(st.integers(0, (1 << len(NEAR)) - 1), max_size=30)):
        new = normalised(site, chosen) & ~(site.federated if site.growing else 0)
        assert (check(site, chosen) is None) == (new in allowed)


@settings(max_examples=120, deadline=None)
@given(sites(), st.data())
def test_the_cheapest_connection_of_legal_planets_is_legal(site: Site, data: st.DataObject) -> None:
    for planets, layouts in legal_by_planets(site).items():
        hexes = cheapest(site, planets)
        assert hexes is not None
        assert check(site, hexes) is None
        new = hexes & ~(site.federated if site.growing else 0)
        assert new in {planets | satellites for satellites in layouts}
        # Naming some of the planets never costs more than naming all of them.
        named = hexes_of(h for h in each(planets) if data.draw(st.booleans()))
        if named:
            part = cheapest(site, named)
            assert part is not None
            assert (part & ~site.planets).bit_count() <= (hexes & ~site.planets).bit_count()
