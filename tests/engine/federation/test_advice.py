"""Advice: why not, and what is wasteful."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.core.moves import Advice, Move
from engine.federation.bag import Bag
from engine.federation.provisos import PROVISOS
from engine.federation.state import Piece
from engine.federation.terms import Side, Source
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
    one.state.projects["2"] = one.state.needed("2") // 2 - 1
    assert "warning-funds-others" not in warned(one, f"place amb1a fund {ROOM_A}"), "far from done"
    one.state.projects["2"] += 1
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


def test_a_planet_on_which_nothing_can_be_paid_says_so() -> None:
    """Its space has no price of its own: that nothing is needed helps nobody."""
    one = begun(4)
    one.state.players[0].reserve = Bag()
    player = one.state.players[0]
    player.productions = [*one.state.productions]
    notes = advice(one).obstacles(("place", "amb1a", "vote", "c2f1"))
    assert [(note.key, note.args) for note in notes] == [("nothing-payable", {"action": "e81216"})]
    notes = advice(one).obstacles(("place", "amb1a", "vote", ROOM_D))
    assert [note.key for note in notes] == ["needs"]
