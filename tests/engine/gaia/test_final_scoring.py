"""The end: final tiles with ties and the neutral player, research, resources, shared victory."""

from __future__ import annotations

import pytest

from engine.gaia.components import FINAL_TILES
from engine.gaia.scoring import (
    final_count,
    final_counts,
    final_points,
    final_scoring,
    research_points,
    resource_points,
)
from tests.engine.gaia.positions import Position, gaia


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        pytest.param([4, 3, 2, 1], [18, 12, 6, 0], id="four ranks"),
        pytest.param([5, 5, 2, 1], [15, 15, 6, 0], id="the printed example: two share the first"),
        pytest.param([5, 5, 5, 1], [12, 12, 12, 0], id="three share the first"),
        pytest.param([5, 5, 5, 5], [9, 9, 9, 9], id="all share"),
        pytest.param([5, 4, 4, 1], [18, 9, 9, 0], id="two share the second"),
        pytest.param([5, 4, 4, 4], [18, 6, 6, 6], id="three share the second"),
        pytest.param([5, 4, 3, 3], [18, 12, 3, 3], id="two share the third"),
        pytest.param([5, 5, 3, 3], [15, 15, 3, 3], id="two and two"),
        pytest.param([5, 0, 0, 0], [18, 0, 0, 0], id="nothing for nothing"),
        pytest.param([0, 0, 0, 0], [0, 0, 0, 0], id="nothing for nobody"),
        pytest.param([5, 3, 0], [18, 12, 0], id="three players"),
        pytest.param([5, 5, 4], [15, 15, 6], id="three players, a tie"),
    ],
)
def test_points_by_rank(counts: list[int], points: list[int]) -> None:
    found = final_points(dict(enumerate(counts)))
    assert list(found.values()) == points


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        pytest.param(12, 3, [18, 6], id="above and below it"),
        pytest.param(11, 3, [15, 6], id="a tie with it: its half is lost"),
        pytest.param(3, 4, [6, 12], id="it may win"),
        pytest.param(11, 11, [12, 12], id="all three tie"),
        pytest.param(0, 2, [0, 12], id="it ranks before nothing"),
    ],
)
def test_the_neutral_player_takes_a_rank_with_two_players(
    mine: int, theirs: int, points: list[int]
) -> None:
    found = final_points({0: mine, 1: theirs, None: FINAL_TILES["final_structures"].neutral})
    assert [found[0], found[1]] == points


@pytest.mark.parametrize(
    ("tile", "neutral"),
    [
        ("final_structures", 11),
        ("final_federation_structures", 10),
        ("final_planet_types", 5),
        ("final_gaia", 4),
        ("final_sectors", 6),
        ("final_satellites", 8),
    ],
)
def test_where_the_neutral_player_stands(tile: str, neutral: int) -> None:
    two, three = gaia("terrans", "xenos"), gaia("terrans", "xenos", "taklons")
    assert final_counts(two.state, FINAL_TILES[tile]) == {0: 0, 1: 0, None: neutral}
    assert final_counts(three.state, FINAL_TILES[tile]) == {0: 0, 1: 0, 2: 0}


def spread() -> Position:
    """Seat 0: mine, station, mine on Gaia, shared mine, Lost Planet; two satellites, a station."""
    position = gaia("lantids", "xenos", rows=["rog.d...m"])
    position.put(0, "m", "10c").put(0, "ts", "11c").put(0, "m", "12c").put(1, "m", "14c")
    position.put(0, "m", "14c").lost_planet(0, "13c").former(0, "18c")
    position.federation(0, "10c", "11c", "15c", "16c")
    position.seat(0).stations = position.mask("17c")
    return position


@pytest.mark.parametrize(
    ("tile", "count"),
    [
        pytest.param("final_structures", 5, id="structures: shared and lost ones too"),
        pytest.param("final_federation_structures", 2, id="structures in federations"),
        pytest.param("final_planet_types", 4, id="types: Gaia and lost, not the shared"),
        pytest.param("final_gaia", 1, id="Gaia planets, not where a gaiaformer stands"),
        pytest.param("final_sectors", 5, id="sectors with a colonised planet"),
        pytest.param("final_satellites", 3, id="satellites, space stations included"),
    ],
)
def test_what_final_tiles_count(tile: str, count: int) -> None:
    position = spread()
    assert final_count(position.state, position.seat(0), FINAL_TILES[tile]) == count


def test_the_lost_planet_counts_in_a_federation_and_a_station_does_not() -> None:
    position = gaia("ivits", "xenos", rows=["o.."]).put(0, "pi", "10c").lost_planet(0, "11c")
    position.station(0, "12c").federation(0, "10c", "11c", "12c")
    tile = FINAL_TILES["final_federation_structures"]
    assert final_count(position.state, position.seat(0), tile) == 2


@pytest.mark.parametrize(("level", "vp"), [(0, 0), (2, 0), (3, 4), (4, 8), (5, 12)])
def test_four_points_for_each_level_from_3_on(level: int, vp: int) -> None:
    assert research_points(level) == vp


@pytest.mark.parametrize(
    ("ore", "knowledge", "coins", "vp"),
    [(0, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 1), (5, 0, 0, 1), (15, 15, 30, 20)],
)
def test_a_point_for_three_resources_in_any_mix(
    ore: int, knowledge: int, coins: int, vp: int
) -> None:
    position = gaia("terrans", "xenos").give(0, ore=ore, knowledge=knowledge, credits=coins, qic=9)
    position.bowls(0, 0, 0, 9)
    assert resource_points(position.seat(0)) == vp, "neither QICs nor power"


def poor(*factions: str) -> Position:
    position = gaia(*factions)
    for seat in range(len(factions)):
        position.give(seat, ore=0, knowledge=0, credits=0, qic=0)
    return position


def test_everything_adds_up_and_is_told_apart() -> None:
    position = poor("terrans", "xenos", "taklons").put(0, "m", "10c", "11c").put(1, "m", "12c")
    position.final("final_structures", "final_sectors").level(0, eco=4, sci=3).give(0, ore=4)
    result = final_scoring(position.state)
    assert result.scores == (10 + 18 + 18 + 8 + 4 + 1, 10 + 12 + 12, 10)
    assert position.state.breakdown[0] == {
        "final1": 18, "final2": 18, "research": 12, "resources": 1,
    }  # fmt: skip
    assert result.sources[0]["eco"] == 8
    assert all(sum(sources.values()) == score
               for sources, score in zip(result.sources, result.scores, strict=True))  # fmt: skip


def test_the_most_points_win_and_a_tie_is_shared() -> None:
    position = poor("terrans", "xenos", "taklons").give(0, vp=40).give(1, vp=40).give(2, vp=50)
    assert final_scoring(position.state).ranks == (2, 2, 1)
    position = poor("terrans", "xenos", "taklons").give(0, vp=50).give(1, vp=40).give(2, vp=50)
    assert final_scoring(position.state).ranks == (1, 3, 1)


def test_no_conversion_after_the_last_pass() -> None:
    position = poor("terrans", "xenos").round(6)
    position.bowls(0, 0, 0, 9).give(0, qic=9, ore=0, credits=0, knowledge=0).pass_all()
    assert position.state.breakdown[0].get("resources", 0) == 0
    assert position.seat(0).bowls == [0, 0, 9, 0]
