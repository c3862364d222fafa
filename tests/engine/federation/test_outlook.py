"""What an answer brings, now and at the end of the round; the forecast, and what is in reach."""

from __future__ import annotations

from engine.federation.bag import Bag
from engine.federation.state import Piece
from engine.federation.terms import Side, Wing
from tests.engine.federation.tables import (
    FedTable,
    begun,
    play,
)
from tests.engine.federation.test_advice import NEO, PATRON, ROOM_A, ROOM_D, advice


def outlook(one: FedTable, line: str, seat: int = 0) -> dict[str, dict[str, object]]:
    words = tuple(line.split())
    return {note.key: dict(note.args) for note in advice(one, seat).outlook(words)}


def test_a_vote_tells_floor_and_wing_as_they_would_stand() -> None:
    one = begun(4, laws_left="law_neo", laws_right="law_atal")
    one.state.senate["c1f3"] = Piece(1, "amb2", Side.VOTE, 2)
    one.state.players[0].miner = "n1a"
    told = outlook(one, f"place amb3 vote {ROOM_A}")
    assert told["floor-after"] == {"floor": 3, "own": 3, "best": 2, "points": 2}, "on level 2"
    assert told["law-after"] == {"left": 5, "right": 0, "law": "law_neo", "points": 2}
    assert told["level-after"] == {"before": 1, "after": 2}


def test_a_vote_in_the_quarters_counts_on_the_level_that_they_bring() -> None:
    one = begun(4)
    line = ("place", "amb3", "vote", ROOM_A)
    told = {note.key: note.args for note in advice(one).outlook(line)}
    play(one, 0, " ".join(line))
    view = one.view(0)
    assert told["floor-after"]["points"] == 2
    assert told["forecast-points"]["after"] == view.forecast.points[0]


def test_the_end_of_the_round_counts_the_influence_that_the_action_brings() -> None:
    one = begun(4, laws_left="law_neo", laws_right="law_atal")
    told = outlook(one, f"place amb3 vote {NEO}")
    assert (told["floor-after"]["points"], told["law-after"]["points"]) == (1, 2)
    assert told["forecast-points"] == {"before": 0, "after": 3}
    play(one, 0, f"place amb3 vote {NEO}", "move n1b")
    assert one.view(0).forecast.points[0] == 3


def test_prices_are_told_as_they_are_handed_over() -> None:
    one = begun(4)
    one.state.players[0].reserve = Bag(oceanium=1)
    told = outlook(one, f"place amb3 vote {ROOM_D}")["costs"]
    assert told == {"resources": {"oceanium": 1}}, "oceanium stands in for copernium"
    play(one, 0, f"place amb3 vote {ROOM_D}")
    assert one.state.players[0].reserve == Bag()


def test_copying_tells_the_influence_that_it_brings() -> None:
    one = begun(4)
    one.state.players[0].reserve = Bag(lavandium=2)
    play(one, 0, "place amb3 vote c3f2")
    assert outlook(one, "copy neo")["influence-after"]["after"] == 1
    assert outlook(one, "copy officers_quarters") == {}


def test_funding_tells_project_and_marker() -> None:
    one = begun(4)
    told = outlook(one, f"place amb3 fund {PATRON}")
    assert told["project-after"]["project"] == "3"
    assert told["project-after"]["steps"] == 1
    assert told["marks"] == {"mission": "12"}


def test_a_free_step_tells_projects_as_they_stand_at_the_end_of_the_round() -> None:
    """As every list does: a column that is finished by it leaves what is funded to the joint
    project."""
    one = begun(4)
    state, player = one.state, one.state.players[0]
    player.ships, player.step = 2, 5
    play(one, 0, f"place amb3 fund {PATRON}", "marker 9")
    needed = state.needed("3")
    state.projects["3"] = needed - 1
    play(one, 0, "mission 9")
    notes = advice(one, 0).outlook(("project", "3"))
    told = [(note.args["project"], note.args["before"], note.args["steps"]) for note in notes]
    assert told == [("3", needed, needed), ("joint", 0, 1)]
    joint = outlook(one, "project joint")["project-after"]
    assert (joint["steps"], joint["own"]) == (1, 1)
    assert outlook(one, "project 2")["project-after"] == {
        "project": "2", "before": 0, "steps": 1, "needed": needed, "complete": False, "own": 0
    }  # fmt: skip
    before = dict(state.projects)
    play(one, 0, "project 3")
    assert before["3"] == needed - 1, "looking has changed nothing"
    joint = next(now for now in one.view(0).forecast.projects if now.project == "joint")
    assert joint.steps == 1


def test_influence_and_a_medal_are_told() -> None:
    one = begun(4)
    one.state.players[0].mage = 2
    told = outlook(one, "place amb1a vote c2f2")
    assert told["influence-after"] == {"planet": "sixmoon", "before": 2, "after": 3}
    assert told["medal-near"] == {"medal": "sixmoon", "threshold": 3}


def test_the_view_forecasts_the_law_and_what_it_would_bring() -> None:
    one = begun(4, laws_left="law_neo", laws_right="law_atal")
    one.state.senate["c4f2"] = Piece(1, "amb2", Side.VOTE, 2)
    one.state.players[2].specialists = {"1a1": True}
    told = one.view().forecast
    assert (told.left, told.right, told.passing) == (0, 2, Wing.RIGHT)
    assert told.law_points[Wing.RIGHT] == (0, 0, 2, 0)
    assert told.points == (0, 2, 2, 0), "seat 1 leads floor 2 at level 2"


def test_reach_names_what_a_mission_lacks_and_which_medal_is_one_action_away() -> None:
    one = begun(4)
    player = one.state.players[0]
    player.markers, player.step, player.mage = ["9"], 3, 2
    near = one.view().players[0].reach
    mission = next(found for found in near.missions if found.mission == "9")
    assert mission.needs is not None
    assert (mission.needs.key, mission.steps) == ("needs-level", 2)
    medal = next(found for found in near.medals if found.planet == "sixmoon")
    assert (medal.threshold, medal.missing, medal.in_one) == (3, 1, True)
    assert near.steps_to_level == 2


def test_a_token_that_would_open_a_mission_is_named() -> None:
    one = begun(4)
    player = one.state.players[0]
    player.markers, player.step, player.specialists = ["9", "6"], 3, {"1a1": True, "1e1": True}
    assert list(advice(one).payable()) == []
    play(one, 0, "place amb1a vote outer")
    found = [(list(before), option.words) for before, option in advice(one).payable()]
    assert found == [([("use", "1a1")], ("mission", "9"))]
    play(one, 0, "use 1a1", "mission 9")
    assert list(advice(one).payable()) == []
