"""Choosing by direction, by number and by distance."""

from __future__ import annotations

import pytest

from engine.gaia.automa.cards import Arrow, Direction
from engine.gaia.automa.selection import by_number, distance_to, in_direction, laps
from tests.engine.gaia.automa.positions import index, position

FREE_SPACES = ("second", "fifth", "eighth", "tenth")
"""The booklet's example: six spaces are covered, the arrow shows 5 to the left."""


@pytest.mark.parametrize(
    ("options", "count", "arrow", "chosen"),
    [
        pytest.param("abc", 1, "right", "a", id="the first from the left"),
        pytest.param("abc", 1, "left", "c", id="the first from the right"),
        pytest.param("abc", 3, "right", "c", id="the last from the left"),
        pytest.param("abc", 4, "right", "a", id="counting goes on at the left"),
        pytest.param("abc", 5, "left", "b", id="counting goes on at the right"),
        pytest.param("ab", 5, "right", "a", id="twice round"),
        pytest.param("a", 3, "left", "a", id="a single option"),
        pytest.param(FREE_SPACES, 5, "left", "tenth", id="the booklet's example"),
    ],
)
def test_counting_along_a_row(options: str, count: int, arrow: Arrow, chosen: str) -> None:
    assert by_number(options, count, arrow) == chosen


@pytest.mark.parametrize(
    ("hexes", "direction", "chosen"),
    [
        pytest.param("3c 3b0 3b3", "right_down", "3b0", id="upper rows first"),
        pytest.param("3c 3b0 3b3", "left_up", "3b3", id="lower rows first"),
        pytest.param("3b1 3b4 3c", "right_down", "3b4", id="within a row from the left"),
        pytest.param("3b1 3b4 3c", "left_up", "3b1", id="within a row from the right"),
        pytest.param("6a6 2a0 5a0 1a0", "right_down", "1a0", id="the first of the whole map"),
        pytest.param("6a6 7a6 4a6 2a0", "left_up", "7a6", id="the last of the whole map"),
        pytest.param("1a8 6a6 2a0", "right_down", "2a0", id="rows run through all sectors"),
        pytest.param("5c", "left_up", "5c", id="a single hex"),
    ],
)
def test_direction_goes_by_rows_of_the_turned_board(
    hexes: str, direction: Direction, chosen: str
) -> None:
    mover = position("3c:v")
    for order in (hexes.split(), hexes.split()[::-1]):
        places = index(mover, " ".join(order))
        assert mover.state.hex_name(in_direction(mover, places, direction)) == chosen


@pytest.mark.parametrize(
    ("hexes", "direction", "chosen"),
    [
        pytest.param("3c 3b0 3b1", "right_down", "3b0", id="the row of 3B0 and 3B1 is the first"),
        pytest.param("3b2 3b5 3c", "left_up", "3b2", id="the row of 3B5, 3C and 3B2 is one"),
    ],
)
def test_a_game_begun_under_rules_1_keeps_the_board_turned_to_the_left(
    hexes: str, direction: Direction, chosen: str
) -> None:
    mover = position("3c:v", rules=1)
    assert mover.state.hex_name(in_direction(mover, index(mover, hexes), direction)) == chosen


@pytest.mark.parametrize(
    ("goals", "distance"),
    [
        pytest.param("3c", 0, id="here"),
        pytest.param("3b1 6c", 1, id="the nearer of two"),
        pytest.param("2a0", 5, id="along a row"),
        pytest.param("5a0 4a7", 7, id="across the map"),
    ],
)
def test_distance_counts_steps_to_the_nearest(goals: str, distance: int) -> None:
    mover = position("3c:v")
    mask = mover.state.board.mask_of(goals.split())
    assert distance_to(mover.state.board, *index(mover, "3c"), mask) == distance


@pytest.mark.parametrize(
    ("count", "among", "times"), [(1, 1, 0), (3, 3, 0), (4, 3, 1), (4, 2, 1), (3, 1, 2)]
)
def test_counting_begins_again_at_the_same_end(count: int, among: int, times: int) -> None:
    assert laps(count, among) == times
