"""Advice: why not, what it would bring, what is wasteful; forecast and reach."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.core.moves import Advice, Move
from engine.federation.bag import Bag
from engine.federation.provisos import PROVISOS
from engine.federation.state import Piece
from engine.federation.terms import Side, Source, Wing
from engine.federation.told import WARNING_NOTES
from tests.engine.federation.tables import (
    FedTable,
    begun,
    is_legal,
    placed,
    play,
    sensible,
    table,
)

ROOM_A, OFFICE_B, PATRON, ROOM_D, LOUNGE = "c2f3", "c1f2", "c3f1", "c5f2", "c6f1"
NEO, BUILDINGS = "c1f3", "c2f1"


def advice(one: FedTable, seat: int = 0) -> Advice:
    decision = one.decision_of(seat)
    assert decision is not None
    assert decision.advise is not None
    return decision.advise()


def warned(one: FedTable, line: str, seat: int = 0) -> set[str]:
    words = tuple(line.split())
    assert is_legal(one, seat, line), line
    return {note.key for note in advice(one, seat).warnings(words)}


def why(one: FedTable, line: str, seat: int = 0) -> list[tuple[str, dict[str, object]]]:
    return [
        (note.key, dict(note.args)) for note in advice(one, seat).obstacles(tuple(line.split()))
    ]


def turn_of_last_round(**changes: object) -> FedTable:
    """The last round has begun; seat 0 is on turn."""
    one = begun(4)
    one.state.round = 5
    for name, value in changes.items():
        setattr(one.state.players[0], name, value)
    return one


# Warnings, each once


def test_upkeep_that_cannot_be_paid_after_this() -> None:
    one = begun(4)
    player = one.state.players[0]
    player.step, player.reserve = 5, Bag(lavandium=1)
    assert "warning-upkeep" in warned(one, "place amb1a vote c3f2")
    assert "warning-upkeep" not in warned(one, "place amb1a vote c1f1")
    player.step, player.reserve = 4, Bag()
    assert "warning-upkeep" in warned(one, f"place amb1a vote {ROOM_A}"), "level 3 comes with it"
    play(one, 0, f"place amb1a vote {ROOM_A}")
    assert warned(one, "end") == {"warning-upkeep"}


def test_a_vote_that_can_win_neither_floor_nor_wing() -> None:
    one = begun(4)
    for number, space in enumerate(("c1f3", "c2f3", "c3f3")):
        one.state.senate[space] = Piece(1 + number % 3, "amb3", Side.VOTE, 40)
    for player in one.state.players:
        player.unused = ["amb1a"]
    assert "warning-vote-lost" in warned(one, "place amb1a vote c5f3")
    assert "warning-vote-lost" not in warned(one, "place amb1a vote c1f1")


def test_funding_what_helps_only_others() -> None:
    one = begun(4)
    one.state.players[1].mage = 3
    assert "warning-funds-others" in warned(one, f"place amb1a fund {ROOM_A}")
    one.state.players[0].mage = 5
    assert "warning-funds-others" not in warned(one, f"place amb1a fund {ROOM_A}")


def test_funding_a_finished_project_is_no_waste() -> None:
    one = begun(4)
    one.state.players[1].mage, one.state.projects["2"] = 3, one.state.needed("2")
    assert "warning-funds-others" not in warned(one, f"place amb1a fund {ROOM_A}")


def test_covering_the_better_ambassador() -> None:
    one = begun(4)
    one.state.players[0].transfigurations = ["t101"]
    assert "warning-covers-more" in warned(one, f"place amb3 cover t101 {ROOM_A}")
    assert "warning-covers-more" not in warned(one, f"place amb1a cover t101 {ROOM_A}")


def test_a_mission_that_would_score_more_later_is_named_once_and_the_last_ship_too() -> None:
    one = begun(4)
    player = one.state.players[0]
    player.step, player.markers, player.reserve = 10, ["8", "12"], Bag(1, 1, 1)
    play(one, 0, "place amb1a vote outer")
    assert warned(one, "mission 8") >= {"warning-mission-early", "warning-last-ship"}
    player.ships = 2
    play(one, 0, "mission 8", "end")
    for seat in (1, 2, 3):
        placed(one, seat, "place amb1a vote outer")
    play(one, 0, "place amb1b vote outer")
    assert "warning-mission-early" not in warned(one, "mission 12")


def test_a_megastructure_that_would_score_more_later_is_named_once() -> None:
    one = begun(4)
    player = one.state.players[0]
    player.reserve = Bag(2, 2, 2, 2)
    play(one, 0, f"place amb1a vote {BUILDINGS}")
    assert "warning-megastructure-early" in warned(one, "build mega1")
    player.points[Source.MEGASTRUCTURES] = 3
    assert "warning-megastructure-early" not in warned(one, "build mega1")


def test_funding_that_brings_no_marker() -> None:
    one = begun(4)
    assert "warning-no-marker" in warned(one, "place amb2 fund outer")
    assert "warning-no-marker" not in warned(one, f"place amb2 fund {ROOM_A}")
    one.state.players[0].markers = ["6"]
    assert "warning-no-marker" in warned(one, f"place amb2 fund {ROOM_A}")


def test_a_die_on_a_floor_that_is_won_without() -> None:
    one = begun(4)
    player = one.state.players[0]
    player.die = 4
    for other in one.state.players[1:]:
        other.unused = []
    assert "warning-die-wasted" in warned(one, f"place amb3 vote {ROOM_A} die")
    assert "warning-die-wasted" not in warned(one, f"place amb3 vote {ROOM_A}")


def test_a_specialist_whose_last_action_passes() -> None:
    one = turn_of_last_round(specialists={"1e1": True}, unused=["amb1a"])
    play(one, 0, "place amb1a vote c1f3")
    assert "warning-specialist-unused" in warned(one, "move n1a")


def test_a_step_past_the_last_one() -> None:
    one = begun(4)
    one.state.players[0].step = 9
    assert "warning-past-last-step" in warned(one, f"place amb1a vote {ROOM_A}")
    assert "warning-past-last-step" not in warned(one, f"place amb1a vote {LOUNGE}")


def test_the_last_round_crystals_left_and_projects_that_cannot_be_finished() -> None:
    one = turn_of_last_round(turns=3, reserve=Bag(1, 1))
    assert "warning-project-unfinished" in warned(one, f"place amb1a fund {ROOM_A}")
    one.state.projects["2"] = one.state.needed("2") - 1
    assert "warning-project-unfinished" not in warned(one, f"place amb1a fund {ROOM_A}")
    play(one, 0, "place amb1a vote outer")
    assert "warning-crystals-left" in warned(one, "end")


def test_the_last_medal_of_a_planet_while_the_presidents_office_is_open() -> None:
    one = begun(4)
    one.state.medals["neo"] = [6]
    assert "warning-medal-gone" in warned(one, "place amb1a vote c1f3")
    one.state.players[0].miner = "n5a"
    assert "warning-medal-gone" not in warned(one, "place amb1a vote c1f3")


def test_an_action_that_does_nothing() -> None:
    one = begun(4)
    player = one.state.players[0]
    player.ships, player.supply, player.reserve = 5, 3, Bag(oceanium=1)
    assert "warning-does-nothing" in warned(one, f"place amb1a vote {OFFICE_B}")


def test_a_plan_for_a_medal_holds_as_long_as_the_medal_can_still_be_had() -> None:
    one, planned = begun(4), (("place", "amb1a", "vote", NEO), ("move", "n1a"))
    holds = PROVISOS.kinds["medal"]
    for left, expected in (([1, 4], True), ([4], False), ([], False)):
        one.state.medals["neo"] = left
        assert holds(one.state, 0, planned) == expected, "nothing is played yet"
    assert holds(one.state, 0, (("place", "amb1a", "vote", ROOM_A),)), "a room has none"
    assert holds(one.state, 0, (("place", "amb1a", "fund", "outer"),))
    play(one, 0, "place amb1a vote c1f3")
    for left, expected in (([], False), ([4], False), ([1, 4], True)):
        one.state.medals["neo"] = left
        assert holds(one.state, 0, planned) == expected, "the step is still to come"
    play(one, 0, "move n1a")
    assert holds(one.state, 0, planned)
    one.state.players[0].medals.remove("neo")
    assert not holds(one.state, 0, planned), "all is played"


def test_every_warning_has_its_test() -> None:
    here = Path(__file__)
    files = (here, here.with_name("test_limit_warnings.py"))
    text = "".join(one.read_text(encoding="utf-8") for one in files)
    assert all(f'"{key}"' in text for key in WARNING_NOTES)


# Obstacles


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("place c4f3", "first-turn"),
        (f"place {OFFICE_B}", "needs"),
        (f"place amb1a vote {OFFICE_B}", "needs"),
        ("place amb9 vote c1f1", "no-ambassador"),
        ("mission", "no-mission-open"),
        ("use 1a1", "has-it-not"),
        ("use", "no-specialist"),
    ],
)
def test_why_something_is_not_possible(line: str, key: str) -> None:
    one = begun(4)
    one.state.players[0].reserve = Bag()
    assert [found for found, _ in why(one, line)] == [key]


def test_a_space_that_only_some_faces_can_pay_names_them() -> None:
    one = begun(4)
    one.state.players[0].reserve = Bag()
    assert why(one, f"place {ROOM_D}") == [("needs-face", {"faces": ("amb3 fund",)})]
    assert why(one, f"place {ROOM_A}") == []


def test_what_is_missing_is_what_cures() -> None:
    """Every space that is refused for its price becomes possible with exactly what lacks."""
    checked = 0
    for seed in range(6):
        one, chooser = table(3, f"cure {seed}"), random.Random(seed)
        while one.result is None:
            decision = one.pending[0]
            if decision.kind == "turn" and chooser.random() < 0.3:
                checked += cure(one, decision.seat)
            one.play(Move(decision.seat, sensible(decision, chooser)))
    assert checked > 20


def cure(one: FedTable, seat: int) -> int:
    """Give what the reason says is missing, look, and take it back."""
    player = one.state.players[seat]
    if not player.unused:
        return 0
    count = 0
    for space in one.state.box.spaces:
        words = ("place", player.unused[0], "vote", space)
        decision = one.decision_of(seat)
        assert decision is not None
        reason = decision.refusal(words)
        if reason is None or reason.key != "needs" or not reason.args["needed"]:
            continue
        before = player.reserve
        needed = reason.args["needed"]
        assert isinstance(needed, dict)
        player.reserve = before.plus(Bag.of(needed))
        if one.state.box.spaces[space].action != "spy":
            again = decision.refusal(words)
            assert again is None, (words, again)
            count += 1
        player.reserve = before
    return count


def test_every_space_has_a_reason_or_an_option() -> None:
    one, chooser = table(3, "reasons"), random.Random(5)
    while one.result is None:
        decision = one.pending[0]
        if decision.kind == "turn" and chooser.random() < 0.2:
            assert decision.advise is not None
            open_to = {option.words[-1] for option in decision.offer()}
            open_to |= {option.words[-2] for option in decision.offer() if len(option.words) > 3}
            for words in decision.advise().targets("place"):
                keys = {note.key for note in decision.advise().obstacles(words)}
                assert bool(keys - {"needs-face"}) != (words[1] in open_to), words
        one.play(Move(decision.seat, sensible(decision, chooser)))


# Outlook, forecast, reach


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
    assert outlook(one, "project joint")["project-after"]["steps"] == 1
    assert outlook(one, "project 2")["project-after"] == {
        "project": "2", "before": 0, "steps": 1, "needed": needed, "complete": False
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
