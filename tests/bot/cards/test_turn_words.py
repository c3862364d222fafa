"""Turns and the end of a game in words: a line for what belongs together, the winner first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.cards.turn_card import answer_rows, told_lines
from bot.cards.turn_words import result_lines
from bot.client.request import Seated
from bot.history.log_pages import log_pages
from bot.session.values import AskedQuestion, History, Told
from bot.store.rows import GameRow, How, MoveRow, Status, TurnKind, TurnRow
from engine.core.events import Event
from engine.core.game import HUMAN, Result, Setup
from engine.core.moves import Move, Note, Option


def seated(game: str) -> Seated:
    setup = Setup(game, (HUMAN, HUMAN), "seed", "secret")
    begun = (1, game, 1, setup, Status.FINISHED, None, 7, None, {}, 1, 1, None, False)
    row = GameRow(*begun, created=0.0, started=0.0, ended=1.0, touched=1.0)
    return Seated(row, (), ("Ada", "Bo"), "en")


def test_steps_that_follow_each_other_are_one_line_of_the_log() -> None:
    steps = [Event("advanced", 0, {"step": step, "level": 1}) for step in (2, 3, 4)]
    medal = Event("took_pawn", 0, {})
    turn = Told(TurnRow(3, 9, 10, 0, TurnKind.TURN, "", 0.0), (), (*steps, medal, steps[0]))
    said = told_lines([turn], seated("federation"))
    assert [line for line in said if "step 2" in line] == said[2:]
    assert "step 4" in said[0]
    assert len(said) == 3
    marked = replace(turn, marks={0: How.ORDER})
    assert len(told_lines([marked], seated("federation"))) == 4, "what came by itself is ticked"


def test_a_small_line_stays_small_behind_the_number_of_its_turn() -> None:
    """Discord reads the sign only where a line begins."""
    row = TurnRow(3, 9, 10, 0, TurnKind.TURN, "", 0.0)
    planned = MoveRow(9, Move(0, ("place", "amb3", "vote", "c2f3")), How.PLANNED, None, 0.0)
    told = Told(row, (planned,), (Event("took_pawn", 0, {}),))
    ((first, second),) = log_pages(History((told,), ()), seated("federation"))
    assert first.startswith("-# **3** · Ada had planned")
    assert not second.startswith("-#")


def test_the_log_tells_upkeep_a_new_round_and_the_end_once() -> None:
    """What is paid, where somebody falls to and who goes first have lines of their own."""
    unpaid = {"resources": {}, "level": 2, "way": "drop", "step": 3}
    paid = {"resources": {"lavandium": 1}, "level": 3, "way": "pay", "step": 5}
    events = (
        Event("paid", 1, {"resources": {"lavandium": 1}}),
        Event("paid_upkeep", 1, paid),
        Event("paid_upkeep", 0, unpaid),
        Event("dropped", 0, {"before": 5, "step": 3}),
        Event("round_ended", None, {"round": 1}),
        Event("round_began", None, {"round": 2}),
        Event("goes_first", None, {"round": 2, "seat": 1}),
        Event("final_scoring_began", None, {}),
        Event("game_ended", None, {}),
    )
    turn = Told(TurnRow(3, 9, 10, 0, TurnKind.TURN, "", 0.0), (), events)
    said = told_lines([turn], seated("federation"))
    assert [line for line in said if "lavandium" in line] == [said[0]]
    assert [line for line in said if "step" in line] == [said[3]]
    assert said[-1] == "Final scoring."
    assert said.count(said[-1]) == 1
    assert [line for line in said if "ound 2" in line] == ["Round 2: Bo goes first."]


@pytest.mark.parametrize("brief", [False, True])
def test_points_of_a_floor_are_told_once(brief: bool) -> None:
    """The line of the floor has them; the points themselves have no line of their own."""
    floor = {"floor": 3, "votes": ((0, 5),), "neutral": 0, "winners": (0,),
             "points": ((0, 2),), "outcome": "one"}  # fmt: skip
    events = (
        Event("executive_step_began", None, {"step": "floors"}),
        Event("counted_floor", None, floor),
        Event("scored", 0, {"points": 2, "source": "floors"}),
        Event("executive_step_began", None, {"step": "law"}),
        Event("scored", 0, {"points": 4, "source": "laws"}),
    )
    turn = Told(TurnRow(3, 9, 10, 0, TurnKind.TURN, "", 0.0), (), events)
    said = told_lines([turn], seated("federation"), brief=brief)
    assert [line for line in said if "2 PP" in line] == ["Floor III: Ada: 5 → Ada: 2 PP."]
    assert any("+4 PP" in line for line in said)


@pytest.mark.parametrize("brief", [False, True])
def test_an_answer_by_order_of_which_nothing_came_stands_where_it_was_given(brief: bool) -> None:
    """Not below all that followed, as if it had been the last thing in the game."""
    events = (
        Event("executive_step_began", None, {"step": "income"}),
        Event("produced", 1, {"production": "shipyard"}),
        Event("final_scoring_began", None, {}),
        Event("game_ended", None, {}),
    )
    answer = MoveRow(9, Move(0, ("transmute", "none")), How.ORDER, None, 0.0)
    row = TurnRow(3, 9, 10, 0, TurnKind.TURN, "", 0.0)
    turn = Told(row, (answer,), events, before=(2,))
    said = told_lines([turn], seated("federation"), brief=brief)
    (number,) = (n for n, line in enumerate(said) if "standing order" in line)
    assert "shipyard" in said[number - 1]
    assert "Final scoring" in said[number + 1]


def test_an_answer_by_order_is_ticked_where_it_is_carried_out() -> None:
    """Everybody's upkeep is settled when the last has answered: the order has a line of its own
    only where nothing comes of it."""
    law = {"law": "law_neo", "wing": "left", "left": 4, "right": 4,
           "judge": 0, "other": "law_atal", "others": 2}  # fmt: skip
    paid = {"resources": {"oceanium": 1}, "level": 5, "way": "pay", "step": 10}
    events = (
        Event("executive_step_began", None, {"step": "upkeep"}),
        Event("paid_upkeep", 0, paid),
        Event("paid_upkeep", 1, paid),
        Event("executive_step_began", None, {"step": "law"}),
        Event("passed_law", None, law),
    )
    answers = (("upkeep", "pay"), ("law", "left"))
    moves = tuple(MoveRow(9, Move(0, one), How.ORDER, None, 0.0) for one in answers)
    row = TurnRow(3, 9, 11, 0, TurnKind.TURN, "", 0.0)
    turn = Told(row, moves, events, before=(0, 0))
    said = told_lines([turn], seated("federation"), brief=True)
    assert not [line for line in said if "standing order" in line]
    assert said[0] == "**Upkeep** Ada: ✓ for level 5 · Bo: for level 5"
    assert said[-1].startswith("✓ Passed")
    later = replace(turn, moves=(), events=events[2:3], marks={0: How.ORDER}, before=())
    asked = Told(row, (), (Event("paid", 1, {"resources": {"oceanium": 1}}), events[0]))
    resources = {"resources": {"oceanium": 1}}
    later = replace(later, events=(Event("paid", 1, resources), events[2]), marks={1: How.ORDER})
    said = told_lines([later], seated("federation"), brief=True, before=[asked])
    assert said == ["**Upkeep** Bo: ✓ pays 1 oceanium, for level 5"], "one answer brought both"
    full = told_lines([turn], seated("federation"))
    assert [line.startswith("✓") for line in full] == [False, True, False, False, True]


def test_an_answer_of_which_nothing_has_come_stands_under_no_step_that_was_told_before() -> None:
    begun = Told(
        TurnRow(2, 7, 9, 1, TurnKind.TURN, "", 0.0),
        (),
        (Event("executive_step_began", None, {"step": "income"}),),
    )
    answer = MoveRow(9, Move(0, ("upkeep", "pay")), How.ORDER, None, 0.0)
    row = TurnRow(3, 9, 10, 0, TurnKind.TURN, "", 0.0)
    (line,) = told_lines(
        [Told(row, (answer,), (), before=(0,))], seated("federation"), brief=True, before=[begun]
    )
    assert line.startswith("✓ Ada: Pay")


def test_a_single_answer_begins_with_a_capital_and_a_move_is_called_by_where_it_leads() -> None:
    moved = Option(("move", "moon5"), (Note("mage-to", {"influence": 5}),))
    law = Option(("law", "left"), (Note("law", {"law": "law_neo", "points": ((0, 1), (1, 2))}),))
    table = seated("federation")
    one = AskedQuestion(0, "transporter", {}, 7, 0.0, (moved,))
    other = AskedQuestion(1, "law", {"left": "law_neo", "right": "law_atal"}, 7, 0.0, (law,))

    def said(*questions: AskedQuestion) -> list[str]:
        return [str(row[0].label) for row in answer_rows(table, questions)]  # type: ignore[union-attr]  # a button

    assert said(one) == ["Moon 5 (influence 5)"]
    assert said(other)[0].startswith("Law of Neo")
    assert said(one, other) == ["Ada: moon 5 (influence 5)", "Bo: law of Neo"]


def test_buttons_of_several_say_whose_they_are_and_many_stand_in_lists() -> None:
    """Also where only one of those who are asked can answer at once; few have their buttons."""
    pays = [
        Option(("upkeep", way), (Note("upkeep", {"way": way, "resources": {"oceanium": 1},
                                                  "level": level, "step": 3}),))
        for way, level in (("pay", 5), ("level4", 4), ("level3", 3), ("drop", 2))
    ]  # fmt: skip
    table = seated("federation")
    many = AskedQuestion(0, "upkeep", {"level": 5}, 7, 0.0, tuple(pays), settings=("pay",))
    few = AskedQuestion(1, "upkeep", {"level": 3}, 7, 0.0, (pays[0], pays[3]), settings=("pay",))
    other = AskedQuestion(1, "transporter", {}, 7, 0.0)

    def said(*questions: AskedQuestion) -> list[list[str]]:
        rows = answer_rows(table, questions)
        return [
            [str(getattr(one, "label", None) or one.placeholder) for one in row] for row in rows
        ]

    assert said(many) == [
        ["Pay 1 oceanium", "Level 4 for 1 oceanium", "Level 3 for 1 oceanium", "Level 2",
         "Always like this…"],
    ]  # fmt: skip
    assert said(many, other)[0][0] == "Ada: Pay 1 oceanium"
    assert said(many, few) == [
        ["Ada: Pay for the level"],
        ["Bo: Pay 1 oceanium", "Bo: level 2", "Always like this…"],
    ]
    assert said(few, many)[1:] == [["Ada: Pay for the level"], ["Always like this…"]]
    ((menu,), _) = answer_rows(table, (many, few))
    assert [one.label for one in menu.options][1] == "Level 4 for 1 oceanium"
    assert menu.options[0].value.endswith(":upkeep pay")


def test_whoever_has_no_points_has_no_empty_line_of_sources() -> None:
    told = result_lines(Result((0, 6), (2, 1), ({"chips": 0}, {"chips": 6})), seated("race"))
    assert told[1:] == ["🥇 **Bo** — **6 VP**", "-# VP chips: 6", "🥈 **Ada** — **0 VP**"]
