"""Research: eligible areas, the highest, counting, the advanced tile, level 5."""

from __future__ import annotations

import pytest

from engine.gaia.automa.research import advance_highest, advance_in, advance_random, is_eligible
from engine.gaia.automa.table import Mover
from engine.gaia.terms import TRACKS, Track
from tests.engine.gaia.automa.positions import explained, keys, position, with_behaviour


def areas(own: str, human: str = "000000", tiles: str = "tttttt") -> Mover:
    """Levels from left to right; `t` where the advanced tile is still there."""
    mover = position("3c:v", automa="3c:m")
    for track, mine, theirs, tile in zip(TRACKS, own, human, tiles, strict=True):
        mover.player.levels[track] = int(mine)
        mover.state.players[0].levels[track] = int(theirs)
        if tile != "t":
            mover.state.advanced[track] = None
    mover.player.incomes.clear()
    return mover


def levels(mover: Mover) -> str:
    return "".join(str(mover.player.levels[track]) for track in TRACKS)


def tiles(mover: Mover) -> str:
    return "".join("t" if mover.state.advanced[track] else "-" for track in TRACKS)


@pytest.mark.parametrize(
    ("own", "human", "tile", "eligible"),
    [
        pytest.param("0", "0", "t", True, id="at the bottom"),
        pytest.param("3", "5", "-", True, id="below an occupied level 5"),
        pytest.param("4", "0", "-", True, id="level 5 is free"),
        pytest.param("4", "5", "t", True, id="level 5 is occupied, the tile is there"),
        pytest.param("4", "5", "-", False, id="level 5 is occupied, the tile is gone"),
        pytest.param("5", "4", "-", False, id="at the top"),
    ],
)
def test_an_area_is_eligible_if_something_can_happen(
    own: str, human: str, tile: str, eligible: bool
) -> None:
    mover = areas(own + "00000", human + "00000", tile + "ttttt")
    assert is_eligible(mover, Track.TERRAFORMING) is eligible


@pytest.mark.parametrize(
    ("own", "human", "tile", "count", "arrow", "after", "tiles_after"),
    [
        pytest.param("000000", "000000", "tttttt", 1, "right", "100000", "tttttt", id="first"),
        pytest.param("000000", "000000", "tttttt", 2, "left", "000010", "tttttt", id="from right"),
        pytest.param("050000", "000000", "t-tttt", 2, "right", "051000", "t-tttt",
                     id="an area at the top is not counted"),
        pytest.param("010000", "050000", "t-tttt", 2, "right", "011000", "t-tttt",
                     id="nor is one where the human is at the top and the tile is gone"),
        pytest.param("010000", "050000", "tttttt", 2, "right", "020000", "tttttt",
                     id="but it is while the tile is there"),
        pytest.param("040000", "000000", "tttttt", 2, "right", "040000", "t-tttt",
                     id="on level 4 the tile is removed"),
        pytest.param("040000", "000000", "t-tttt", 2, "right", "050000", "t-tttt",
                     id="without a tile level 5 is reached"),
        pytest.param("555554", "000005", "-----t", 3, "right", "555554", "------",
                     id="a single area needs no counting"),
        pytest.param("555553", "000005", "------", 3, "right", "555554", "------",
                     id="a single area is not skipped"),
        pytest.param("335555", "550000", "------", 2, "right", "345555", "------",
                     id="where all would be skipped, none is"),
        pytest.param("555555", "000000", "------", 3, "right", "555555", "------",
                     id="nothing can happen"),
    ],
)  # fmt: skip
def test_a_random_area(
    own: str, human: str, tile: str, count: int, arrow: str, after: str, tiles_after: str
) -> None:
    mover = areas(own, human, tile)
    with_behaviour(mover, "4", count=count, arrow=arrow)
    done = advance_random(mover)
    assert (levels(mover), tiles(mover)) == (after, tiles_after)
    assert done is ((own, tile) != (after, tiles_after))
    assert ("automa-no-area" in keys(mover.automa.trail)) is not done


@pytest.mark.parametrize(
    ("own", "human", "tile", "count", "arrow", "after", "tiles_after"),
    [
        pytest.param("120000", "000000", "tttttt", 1, "right", "130000", "tttttt", id="highest"),
        pytest.param("220200", "000000", "tttttt", 2, "right", "230200", "tttttt", id="second"),
        pytest.param("220200", "000000", "tttttt", 1, "left", "220300", "tttttt", id="from right"),
        pytest.param("521000", "000000", "-ttttt", 1, "right", "531000", "-ttttt",
                     id="what is at the top does not count"),
        pytest.param("421000", "500000", "-ttttt", 1, "right", "431000", "-ttttt",
                     id="nor what is blocked"),
        pytest.param("421000", "500000", "tttttt", 1, "right", "421000", "-ttttt",
                     id="the tile above the highest is removed"),
        pytest.param("321000", "500000", "-ttttt", 1, "right", "421000", "-ttttt",
                     id="strictly highest is chosen below an occupied level 5"),
        pytest.param("331000", "500000", "-ttttt", 1, "right", "341000", "-ttttt",
                     id="in a tie it is skipped"),
        pytest.param("000000", "000000", "tttttt", 6, "right", "000001", "tttttt", id="all equal"),
    ],
)  # fmt: skip
def test_the_highest_area(
    own: str, human: str, tile: str, count: int, arrow: str, after: str, tiles_after: str
) -> None:
    mover = areas(own, human, tile)
    with_behaviour(mover, "4", count=count, arrow=arrow)
    assert advance_highest(mover)
    assert (levels(mover), tiles(mover)) == (after, tiles_after)
    assert explained(mover, "automa-tie-highest")


def test_a_certain_area() -> None:
    mover = areas("000300")
    assert advance_in(mover, Track.GAIA_PROJECT)
    assert levels(mover) == "000400"
    assert advance_in(mover, Track.GAIA_PROJECT)
    assert (levels(mover), tiles(mover)) == ("000400", "ttt-tt")
    assert advance_in(mover, Track.GAIA_PROJECT)
    assert levels(mover) == "000500"
    assert not advance_in(mover, Track.GAIA_PROJECT)
    assert keys(mover.automa.trail)[-1] == "automa-area-blocked"


def test_research_brings_nothing_but_levels() -> None:
    mover = areas("040440", "000000", "t-t--t")
    mover.state.terraforming_token = "fed_8vp_qic"
    for track in (Track.NAVIGATION, Track.GAIA_PROJECT, Track.ECONOMY):
        advance_in(mover, track)
    player = mover.player
    assert levels(mover) == "050550"
    assert (player.vp, player.ore, player.credits, player.bowls) == (10, 0, 0, [0, 0, 0, 0])
    assert not player.incomes
    assert len(player.structures) == 1, "no Lost Planet"
