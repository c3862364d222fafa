"""The rulebook's sentences and pictures about federations, one by one."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from engine.gaia.federations import (
    MOST_SATELLITES,
    SiteLayout,
    alternatives,
    as_layout,
    candidates,
    candidates_lenient,
    cheapest,
    check,
    check_lenient,
    is_generous,
    normalised,
    obstacle,
)
from engine.gaia.federations.hexsets import hexes_of
from tests.engine.gaia.federations.sketches import Sketch, sketch

ALLOWED = {
    "the blue picture: institute and two stations by two satellites": sketch("""
 * 2 * 2
3 . . .
 . 1 . ."""),
    "the red picture: the same with a mine more, as it costs no satellite more": sketch("""
 . 2 * 2
3 * . .
 . 1 . ."""),
    "two unfinished groups may be joined to a wasteful eleven": sketch("3 2 1 * 2 2 1"),
    "the nearest planets need not be chosen": sketch("4 * * * 3 . 4"),
    "planets may be avoided at no extra cost": sketch("""
 * 4
3 . .
 . 1"""),
    "planets may be drawn in at no extra cost": sketch("""
 . 4
3 * .
 . 1"""),
    "satellites of one shape are as good as of another": sketch("""
 . . 3
4 * * ."""),
    "somebody else's planet is gone around": sketch("""
 * *
4 # 3"""),
    "Xenos with their institute need six": sketch("3 * 3", threshold=6),
    "the last power token may be spent": sketch("4 * * 3", budget=2),
    "a new federation keeps one hex away from an old one": sketch("s . 4 * 3"),
    "Ivits grow to fourteen from what they have": sketch("g * 4 * 3", threshold=14, growing=True),
    "Ivits may grow from a satellite": sketch("g s * 4 3", threshold=14, growing=True),
    "Ivits link a space station like a planet": sketch("g * 1 * 6", threshold=14, growing=True),
    "Ivits may branch": sketch("g * * 4 *\n 3 . . . 3", threshold=17, growing=True),
    "Ivits' first federation is like everybody's": sketch("4 * 3", growing=True),
}


@pytest.mark.parametrize("position", ALLOWED.values(), ids=ALLOWED.keys())
def test_allowed(position: Sketch) -> None:
    assert check(position.site, position.chosen) is None
    assert check_lenient(position.site, position.chosen) is None
    assert not is_generous(position.site, position.chosen)
    layout = as_layout(position.site, position.chosen)
    assert layout.satellites == position.chosen
    listed = {other.planets: other.cost for other in candidates(position.site)}
    assert listed[layout.planets] == layout.cost
    others = {other.satellites for other in alternatives(position.site, layout)}
    assert position.chosen not in others


REFUSED = {
    "a mine and a satellite more than needed": (
        sketch("3 2 * 2 * 1"),
        Note("federation-superfluous", {"hexes": (5,), "satellites": 2, "possible": 1}),
    ),
    "two mines and two satellites more than needed": (
        sketch("1 * 3 2 * 2 * 1"),
        Note("federation-superfluous", {"hexes": (0, 7), "satellites": 3, "possible": 1}),
    ),
    "a satellite that leads nowhere": (
        sketch("4 * 3 *"),
        Note("federation-too-many-satellites", {"satellites": 2, "possible": 1}),
    ),
    "a detour": (
        sketch("""
 * * *
4 . . 3"""),
        Note("federation-too-many-satellites", {"satellites": 3, "possible": 2}),
    ),
    "a detour around an own planet that would save satellites": (
        sketch("""
  * * *
 * . . *
4 . 1 . 3"""),
        Note("federation-too-many-satellites", {"satellites": 5, "possible": 2}),
    ),
    "seven is not reached": (
        sketch("3 * 3"),
        Note("federation-too-weak", {"value": 6, "needed": 7}),
    ),
    "not connected": (sketch("4 * . * 3"), Note("federation-disconnected", {"hexes": (3, 4)})),
    "a satellite on a planet": (sketch("4 # 3"), Note("federation-on-planet", {"hexes": (1,)})),
    "too few power tokens": (
        sketch("4 * * 3", budget=1),
        Note("federation-not-affordable", {"satellites": 2, "payable": 1}),
    ),
    "a satellite beside an old federation": (
        sketch("4 * * 3\n a . . ."),
        Note("federation-touches-federation", {"hexes": (0, 1)}),
    ),
    "a planet beside an old satellite": (
        sketch("s 4 * 3"),
        Note("federation-touches-federation", {"hexes": (1,)}),
    ),
    "a satellite beside an own planet that stands beside an old federation": (
        sketch("4 * 3\n . 1 . .\n  . s"),
        Note("federation-touches-federation", {"hexes": (4,)}),
    ),
    "nothing": (sketch("4 . 3"), Note("federation-empty", {})),
    "Ivits do not reach fourteen": (
        sketch("g * 4 . 3", threshold=14, growing=True),
        Note("federation-too-weak", {"value": 11, "needed": 14}),
    ),
    "Ivits cannot start a second federation": (
        sketch("g . . 4 * 3", threshold=7, growing=True),
        Note("federation-disconnected", {"hexes": (3, 4, 5)}),
    ),
    "Ivits attach a planet and build a satellite more than needed": (
        sketch("1 * g * 7", threshold=14, growing=True),
        Note("federation-superfluous", {"hexes": (0,), "satellites": 2, "possible": 1}),
    ),
    "Ivits build satellites although upgrades made the federation strong enough": (
        sketch("g g * 4", threshold=14, growing=True),
        Note("federation-superfluous", {"hexes": (3,), "satellites": 1, "possible": 0}),
    ),
}


@pytest.mark.parametrize(("position", "reason"), REFUSED.values(), ids=REFUSED.keys())
def test_refused(position: Sketch, reason: Note) -> None:
    chosen = position.chosen
    if reason.key == "federation-on-planet":
        chosen = hexes_of(range(3))
    assert check(position.site, chosen) == reason
    wasteful = reason.key in ("federation-superfluous", "federation-too-many-satellites")
    assert check_lenient(position.site, chosen) == (None if wasteful else reason)
    if wasteful:
        assert is_generous(position.site, chosen)
    assert normalised(position.site, chosen) not in {o.hexes for o in candidates(position.site)}


def test_adjacent_planets_are_a_federation_without_satellites() -> None:
    position = sketch("3 2 2 . 1")
    (layout,) = candidates(position.site)
    assert layout == SiteLayout(planets=0b111, satellites=0, value=7, hexes=0b111)
    assert check(position.site, 0b1) is None, "one hex stands for all that are adjacent"
    assert obstacle(position.site) is None


def test_ivits_may_grow_by_nothing_when_upgrades_were_enough() -> None:
    position = sketch("g g . 4", threshold=14, growing=True)
    (layout,) = candidates(position.site)
    assert layout == SiteLayout(planets=0, satellites=0, value=14, hexes=0b11)
    assert check(position.site, 0) is None
    assert check(position.site, layout.hexes) is None


def test_a_federation_may_be_written_without_the_planets_it_draws_in() -> None:
    position = sketch("4 * 1 * 2 2")
    assert normalised(position.site, position.chosen) == 0b111111
    assert as_layout(position.site, position.chosen).planets == 0b110101


def test_the_value_counts_what_is_drawn_in() -> None:
    position = sketch("3 * 2 2 2")
    assert as_layout(position.site, position.chosen).value == 9


def test_chosen_planets_are_connected_with_the_fewest_satellites() -> None:
    position = sketch("""
  . . .
 . . . .
4 . 1 . 3""")
    ends = hexes_of([position.at(2, 0), position.at(2, 8)])
    straight = hexes_of(position.at(2, column) for column in range(0, 10, 2))
    assert cheapest(position.site, ends) == straight


def test_of_equally_cheap_connections_the_one_with_the_fewest_planets_is_taken() -> None:
    position = sketch("""
 * 4
3 . .
 . 1""")
    planets = hexes_of([position.at(1, 0), position.at(0, 3)])
    assert cheapest(position.site, planets) == planets | position.chosen


@pytest.mark.parametrize(
    ("picture", "planets"),
    [("4 # 3", 0b101), ("4 . 3", 0b111), ("4 . 3 s", 0b101), ("4 . 3", 0)],
    ids=["no way", "an empty hex", "beside a federation", "nothing chosen"],
)
def test_some_choices_cannot_be_connected(picture: str, planets: int) -> None:
    assert cheapest(sketch(picture).site, planets) is None


def test_more_groups_than_any_federation_has_are_not_connected() -> None:
    position = sketch("1 . 1 . 1 . 1 . 1 . 1 . 1 . 1 . 1 . 1 . 1")
    assert cheapest(position.site, position.site.planets) is None
    assert cheapest(position.site, position.site.planets & 0b1111) == 0b111


def test_all_shapes_of_a_federation_are_offered() -> None:
    position = sketch("""
 . . 3
4 . . .""")
    (layout,) = candidates(position.site)
    others = [other.satellites for other in alternatives(position.site, layout)]
    assert len({layout.satellites, *others}) == 3
    assert all(check(position.site, satellites) is None for satellites in others)


def test_the_cheapest_and_then_the_weakest_come_first() -> None:
    position = sketch("""
 . 4 . . 3
3 . . . .
 . 1 . . .""")
    listed = [(layout.cost, layout.value) for layout in candidates(position.site)]
    assert listed == [(1, 7), (1, 8), (2, 7)]


OBSTACLES = {
    "planets are worth too little": (
        sketch("3 . 3"),
        Note("federation-too-weak", {"value": 6, "needed": 7}),
    ),
    "satellites cost too much": (
        sketch("4 . . 3 . . . 4", budget=1),
        Note("federation-not-affordable", {"satellites": 2, "payable": 1}),
    ),
    "there is no way": (sketch("4 # 3"), Note("federation-disconnected", {"hexes": (0, 2)})),
    "what is strong stands in a federation already": (
        sketch("d c . 3"),
        Note("federation-too-weak", {"value": 3, "needed": 7}),
    ),
}


@pytest.mark.parametrize(("position", "reason"), OBSTACLES.values(), ids=OBSTACLES.keys())
def test_why_no_federation_is_possible(position: Sketch, reason: Note) -> None:
    assert [*candidates(position.site)] == []
    assert obstacle(position.site) == reason


def test_the_boardgamers_engine_allows_25_satellites_on_the_map() -> None:
    position = sketch("4 * 3 . " + "s " * (MOST_SATELLITES - 1))
    assert check_lenient(position.site, position.chosen) is None
    assert not is_generous(position.site, position.chosen)
    position = sketch("4 * 3 . " + "s " * MOST_SATELLITES)
    assert check_lenient(position.site, position.chosen) == Note(
        "federation-satellite-limit", {"satellites": 26, "most": 25}
    )
    assert check(position.site, position.chosen) is None, "the printed rules have no limit"


@pytest.mark.parametrize(("drawing", "proposed"), [("1 . 4 . 3", True), ("4 . 3 . 1", False)])
def test_the_boardgamers_engine_goes_by_the_age_of_buildings(drawing: str, proposed: bool) -> None:
    """A mine too many is proposed where it is looked at before what would do without it."""
    site = sketch(drawing).site
    every = hexes_of(site.own)
    assert (every in {layout.planets for layout in candidates_lenient(site)}) is proposed
    assert every not in {layout.planets for layout in candidates(site)}
