"""The end: medals, leftovers, projects, the winner."""

from __future__ import annotations

import pytest

from engine.federation.bag import Bag
from engine.federation.scoring import (
    ending_of,
    final_scoring,
    leftovers,
    medal_points,
    project_points,
    result_of,
)
from engine.federation.state import State
from engine.federation.terms import MEDALS, Phase, Source
from tests.engine.federation.tables import position


def at_the_end(seats: int) -> State:
    state = position(seats)
    state.turn, state.phase = None, Phase.ENDED
    return state


@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 13), (5, 18), (6, 24), (7, 30)]
)
def test_medals_by_their_number(count: int, points: int) -> None:
    state = at_the_end(3)
    state.players[0].medals = list(MEDALS[:count])
    assert medal_points(state, state.players[0]) == points


def test_leftovers() -> None:
    player = at_the_end(3).players[0]
    player.reserve, player.ships = Bag(3, 1, 1, 2), 4
    player.transfigurations = ["t101", "t102", "t103"]
    assert leftovers(player) == {
        "crystals": 2, "golden_diamonds": 2, "ships": 4, "transfigurations": 3,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("mages", "points"),
    [
        ((5, 4, 3, 2), [16, 8, 4, 0]),
        ((5, 5, 3, 2), [12, 12, 4, 0]),
        ((5, 4, 4, 2), [16, 6, 6, 0]),
        ((5, 4, 4, 4), [16, 4, 4, 4]),
        ((3, 3, 3, 3), [7, 7, 7, 7]),
        ((5, 0, 0, 0), [16, 0, 0, 0]),
        ((5, 2, 2, 2), [16, 4, 4, 4]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
    ],
)
def test_projects_of_planets_by_influence(mages: tuple[int, ...], points: list[int]) -> None:
    state = at_the_end(4)
    for player, mage in zip(state.players, mages, strict=True):
        player.mage = mage
    assert project_points(state, "2") == points


@pytest.mark.parametrize(
    ("mages", "points"),
    [((5, 4), [10, 4]), ((5, 3), [10, 4]), ((5, 2), [10, 0]), ((4, 4), [7, 7]), ((2, 0), [10, 0]),
     ((0, 0), [0, 0])],
)  # fmt: skip
def test_projects_of_two_players(mages: tuple[int, int], points: list[int]) -> None:
    state = at_the_end(2)
    for player, mage in zip(state.players, mages, strict=True):
        player.mage = mage
    assert project_points(state, "2") == points


def test_the_project_of_missions_counts_those_done_and_the_tokens() -> None:
    state = at_the_end(3)
    state.players[0].missions = ["1", "2", "3"]
    state.players[1].start_token, state.players[1].deep_space = "start1", ["deep1"]
    state.players[2].markers = ["1", "2", "3", "4"]
    assert project_points(state, "6") == [16, 8, 0]


def test_the_joint_project_counts_contributions() -> None:
    state = at_the_end(3)
    state.players[0].joint, state.players[1].joint = 2, 3
    assert project_points(state, "joint") == [8, 16, 0]


def test_only_funded_projects_score() -> None:
    state = at_the_end(3)
    state.players[0].mage = 3
    state.projects["2"] = state.needed("2") - 1
    final_scoring(state)
    assert state.players[0].points[Source.PROJECTS] == 0
    state.projects["2"] += 1
    final_scoring(state)
    assert state.players[0].points[Source.PROJECTS] == 16


@pytest.mark.parametrize(("seats", "steps", "joint"), [(4, 7, 9), (3, 5, 7), (2, 4, 5)])
def test_how_many_divisions_projects_have(seats: int, steps: int, joint: int) -> None:
    state = at_the_end(seats)
    assert (state.needed("1"), state.needed("joint")) == (steps, joint)


def test_most_points_win_and_ties_share() -> None:
    state = at_the_end(3)
    for player, points in zip(state.players, (20, 31, 31), strict=True):
        player.points[Source.LAWS] = points
    result = result_of(state)
    assert result.scores == (20, 31, 31)
    assert result.ranks == (3, 1, 1)


def test_what_the_end_would_bring_is_what_it_brings() -> None:
    state = at_the_end(4)
    state.phase = Phase.EXECUTIVE
    player = state.players[1]
    player.medals, player.reserve, player.mage = ["neo", "atal"], Bag(5, 0, 0, 1), 4
    state.projects["2"] = state.needed("2")
    told = ending_of(state, player)
    final_scoring(state)
    assert told == {
        name: player.points[Source(name)] for name in ("medals", "leftovers", "projects")
    }
    assert told == {"medals": 5, "leftovers": 2 + 1 + 1, "projects": 16}
    state.phase = Phase.ENDED
    assert ending_of(state, player) == {}
