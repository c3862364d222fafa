"""Phases III and IV: turns, their order, free actions around the main action, clean-up."""

from __future__ import annotations

import pytest

from engine.core.errors import GameOverError, IllegalMoveError, NotYourTurnError
from engine.core.moves import Move
from tests.engine.gaia.positions import Position, gaia

FOUR = ("terrans", "xenos", "taklons", "firaks")


def test_seats_take_turns_clockwise_until_all_have_passed() -> None:
    position = gaia("terrans", "xenos", "taklons").give(0, knowledge=15)
    seen = []
    for move in (
        "research eco", "research sci", "pass", "research eco", "pass", "research eco", "pass",
    ):  # fmt: skip
        seen.append(position.asked[0][0])
        position.turn(position.offers("pass")[0] if move == "pass" else move)
    assert seen == [0, 1, 2, 0, 1, 0, 0], "who has passed is left out"
    assert position.state.round == 2


def test_one_main_action_a_turn() -> None:
    position = gaia("terrans", "xenos").play("research eco")
    assert position.asked == [(0, "after")]
    assert position.why_not("research sci") == "main-action-done"
    assert position.offers()[0] == "end"


def test_a_turn_needs_a_main_action() -> None:
    position = gaia("terrans", "xenos").play("free ore_to_credit 1")
    assert position.why_not("end") == "needs-main-action"
    assert "end" not in position.offers()


def test_free_actions_may_come_before_and_after_the_main_action() -> None:
    position = gaia("terrans", "xenos").play("free ore_to_credit 1; research eco")
    position.play("free ore_to_credit 1; free burn 1; end")
    assert position.asked == [(1, "turn")]


def test_no_free_action_after_passing() -> None:
    position = gaia("terrans", "xenos").play("pass booster_gaia")
    assert position.asked == [(0, "passed")]
    assert position.offers() == ["end"]
    assert position.why_not("free ore_to_credit 1") == "already-passed"
    assert position.why_not("research eco") == "already-passed"


@pytest.mark.parametrize(
    "begun",
    [
        pytest.param("special firaks_downgrade", id="within a special action"),
        pytest.param("action power_1_terraform", id="between a power action and its mine"),
        pytest.param("upgrade 12c lab", id="before the technology tile"),
        pytest.param("upgrade 12c lab; tech terra", id="before its advance"),
    ],
)
def test_no_free_action_in_the_middle_of_an_action(begun: str) -> None:
    position = gaia("firaks", "xenos", rows=["t.tio"]).put(0, "pi", "10c").put(0, "ts", "12c")
    position.put(0, "lab", "14c").bowls(0, 0, 0, 6).play(begun)
    assert position.why_not("free ore_to_credit 1") != ""
    assert not position.offers("free")


def test_nobody_acts_in_another_players_turn() -> None:
    position = gaia("terrans", "xenos")
    with pytest.raises(NotYourTurnError):
        position.play("1: free ore_to_credit 1")


def test_a_passed_player_takes_no_more_turns_but_may_charge() -> None:
    position = gaia("terrans", "xenos", rows=["r.d"]).put(0, "m", "10c").put(1, "m", "12c")
    position.turn("pass booster_gaia").turn("upgrade 12c ts")
    assert position.asked == [(0, "charge")]
    position.play("charge yes")
    assert position.asked == [(1, "turn")]


@pytest.mark.parametrize(
    ("order", "passing", "next_order"),
    [
        pytest.param(
            "clockwise", [2, 0, 3, 1], [2, 3, 0, 1], id="clockwise from the first to pass"
        ),
        pytest.param("passing", [2, 0, 3, 1], [2, 0, 3, 1], id="turn order card: as they passed"),
        pytest.param("clockwise", [0, 1, 2, 3], [0, 1, 2, 3], id="the first player passes first"),
    ],
)
def test_turn_order_of_the_next_round(
    order: str, passing: list[int], next_order: list[int]
) -> None:
    position = gaia(*FOUR, order=(order,))
    pass_in_order(position, passing)
    assert position.state.order == next_order
    assert position.asked[0][0] == next_order[0]


def pass_in_order(position: Position, passing: list[int]) -> None:
    """Everybody researches until it is his turn to pass."""
    waiting = list(passing)
    while waiting:
        seat = position.asked[0][0]
        position.give(seat, knowledge=8)
        if seat == waiting[0]:
            position.turn(position.offers("pass")[0])
            waiting.pop(0)
        else:
            position.turn(position.offers("research")[0])


def test_charging_stays_clockwise_with_the_turn_order_card() -> None:
    position = gaia(*FOUR, rows=["rdst."], order=("passing",))
    for seat, name in enumerate(("10c", "11c", "12c", "13c")):
        position.put(seat, "m", name)
    pass_in_order(position, [2, 0, 3, 1])
    position.turn("upgrade 12c ts")
    assert [seat for seat, _ in position.asked] == [3, 0, 1]


def test_clean_up_frees_board_and_special_actions() -> None:
    position = gaia("terrans", "xenos").put(0, "ac2", "10c").bowls(0, 0, 0, 8)
    position.turn("special right_academy").turn("research eco").turn("action power_2_ore")
    assert position.why_not("action power_2_ore") == "action-used"
    position.pass_all()
    assert position.state.actions_used == {}
    assert position.seat(0).used == set()
    assert not any(player.passed for player in position.state.players)


def test_after_six_rounds_the_game_ends_without_clean_up() -> None:
    position = gaia("terrans", "xenos").bowls(1, 0, 0, 8).round(6)
    position.bowls(0, 0, 0, 8).give(0, ore=0).turn("action power_2_ore").pass_all()
    assert position.table.result is not None
    assert position.state.actions_used == {"power_2_ore": 0}
    with pytest.raises(GameOverError):
        position.table.play(Move(0, ("end",)))


def test_the_round_tile_scores_only_in_its_round() -> None:
    position = gaia("terrans", "xenos", rounds=("round_research_2", "round_mine_2", *OTHERS))
    position.turn("research eco")
    assert position.seat(0).vp == 12
    position.pass_all().turn("research eco")
    assert position.seat(0).vp == 12


OTHERS = (
    "round_terraform_2", "round_federation_5", "round_gaia_mine_3", "round_trading_station_3",
)  # fmt: skip


def test_charges_come_one_structure_after_the_other_before_the_next_turn() -> None:
    position = gaia("terrans", "xenos", rows=["r.d"]).put(0, "ts", "10c").put(1, "m", "12c")
    position.play("upgrade 10c lab; tech free1; advance no")
    assert position.asked == [(0, "after")], "nobody is asked before the turn has ended"
    position.play("end")
    assert position.asked == [(1, "charge")]
    with pytest.raises(IllegalMoveError):
        position.play("research eco")


@pytest.mark.parametrize(("move", "upgraded"), [("upgrade 12c ts", 1), ("build 11c", 0)])
def test_who_may_charge_is_told_whether_something_was_built_or_upgraded(
    move: str, upgraded: int
) -> None:
    position = gaia("terrans", "xenos", rows=["rdd"]).put(0, "m", "10c").put(1, "m", "12c")
    position.turn("pass booster_gaia").turn(move)
    assert [one.args["upgraded"] for one in position.table.pending] == [upgraded]
