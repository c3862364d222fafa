"""Standing orders: what they answer on a player's behalf, and what they leave to him."""

from __future__ import annotations

import random

import pytest

from engine.core.habits import habit_answer, habit_setting
from engine.core.moves import Move
from engine.gaia.game import GAIA
from engine.gaia.habits import HABIT_SETTINGS
from engine.gaia.income import Bowls, bowls_of, outcomes, split_word
from tests.engine.gaia.positions import Position, gaia


def answer(position: Position, **orders: str) -> str | None:
    """What the first question is answered by these orders; None if it is left to the player."""
    words = habit_answer(position.table, position.decision(), orders)
    return None if words is None else " ".join(words)


def offered(power: int, bowls: tuple[int, int, int] = (4, 0, 0)) -> Position:
    """Seat 1 is offered so much power."""
    kind = {1: "m", 2: "ts", 3: "pi"}[power]
    position = gaia("terrans", "xenos", rows=["rd"]).put(0, "m", "10c").put(1, kind, "11c")
    return position.bowls(1, *bowls).turn("upgrade 10c ts")


def test_what_is_not_ordered_is_asked_but_for_a_clear_order_of_income() -> None:
    assert {kind: habit_setting(GAIA, {}, kind) for kind in HABIT_SETTINGS} == {
        "charge": "ask", "income": "clear", "brainstone": "ask"
    }  # fmt: skip


@pytest.mark.parametrize(
    ("setting", "answers"),
    [
        ("ask", [None, None, None]),
        ("free", ["yes", "no", "no"]),
        ("up-to-2", ["yes", "yes", "no"]),
        ("up-to-3", ["yes", "yes", "yes"]),
        ("always", ["yes", "yes", "yes"]),
        ("useful", ["yes", "yes", "yes"]),
        ("never", ["no", "no", "no"]),
    ],
)
def test_charging_one_two_or_three_power(setting: str, answers: list[str | None]) -> None:
    given = [answer(offered(power), charge=setting) for power in (1, 2, 3)]
    assert given == [one and f"charge {one}" for one in answers]


def test_up_to_counts_what_can_be_charged() -> None:
    position = offered(3, bowls=(0, 2, 0))
    assert answer(position, charge="up-to-2") == "charge yes", "two of three can move"


@pytest.mark.parametrize(("bowl3", "answers"), [(3, ["no", "yes"]), (4, ["no", "no"])])
def test_until_so_much_can_be_spent(bowl3: int, answers: list[str]) -> None:
    position = offered(2, bowls=(3, 0, bowl3))
    given = [answer(position, charge=setting) for setting in ("until-3", "until-4")]
    assert given == [f"charge {one}" for one in answers]


def test_what_is_free_is_charged_even_when_there_is_enough() -> None:
    assert answer(offered(1, bowls=(3, 0, 9)), charge="until-3") == "charge yes"


@pytest.mark.parametrize("setting", ["free", "always", "until-7", "useful", "up-to-4"])
def test_after_the_last_pass_nothing_is_charged(setting: str) -> None:
    position = gaia("xenos", "terrans", rows=["rd"]).put(1, "m", "10c").put(0, "m", "11c")
    position.round(6).turn(position.offers("pass")[0])
    while position.asked != [(1, "turn")]:
        position.turn(position.offers("pass")[0])
    position.bowls(0, 4, 0, 0).turn("upgrade 10c ts")
    assert position.asked == [(0, "charge")]
    assert answer(position, charge=setting) == "charge no"
    assert answer(position, charge="ask") is None


@pytest.mark.parametrize(
    ("tokens", "given"),
    [
        pytest.param(4, "yes", id="room for the income besides"),
        pytest.param(2, "no", id="the income would charge it anyway"),
    ],
)
def test_after_passing_useful_charges_only_what_the_income_would_not(
    tokens: int, given: str
) -> None:
    position = gaia("terrans", "xenos", rows=["rd"]).put(0, "m", "10c").put(1, "ts", "11c")
    position.no_income(1).level(1, eco=4).bowls(1, tokens, 0, 0)
    position.turn("research sci").turn("pass booster_gaia").turn("upgrade 10c ts")
    assert position.asked == [(1, "charge")]
    assert answer(position, charge="useful") == f"charge {given}"
    assert answer(position, charge="always") == "charge yes"


def test_the_token_of_the_taklons_is_always_asked_about() -> None:
    position = gaia("terrans", "taklons", rows=["rs"]).put(0, "m", "10c").put(1, "pi", "11c")
    position.bowls(1, 4, 0, 0, stone=0).turn("upgrade 10c ts")
    assert position.asked == [(1, "charge")]
    assert [answer(position, charge=one) for one in HABIT_SETTINGS["charge"]] == [None] * 11


# Income


def income(*bowls: int, stone: int | None = None) -> Position:
    """An institute's charge of four and its token wait, and a research level's charge of two."""
    faction = "terrans" if stone is None else "taklons"
    position = gaia(faction, "xenos").no_income(0).put(0, "pi", "10c").level(0, eco=2)
    return position.bowls(0, *bowls, stone=stone).pass_all()


def test_the_order_of_income_may_be_fixed_or_asked() -> None:
    position = income(2, 4, 0)
    assert answer(position, income="tokens-first") == "income tokens-1"
    assert answer(position, income="charges-first") in ("income charge-4", "income charge-2")
    assert answer(position, income="ask") is None


@pytest.mark.parametrize("seed", range(40))
def test_a_clear_order_of_income_is_the_best_in_every_way(seed: int) -> None:
    chooser = random.Random(seed)
    position = income(*(chooser.randint(0, 4) for _ in range(3)))
    if position.decision().kind != "income":
        return
    listed = position.decision().args["all"]
    assert isinstance(listed, list)
    every = outcomes(bowls_of(position.seat(0)), [split_word(word) for word in listed])
    while position.decision().kind == "income":
        words = habit_answer(position.table, position.decision(), {})
        if words is None:
            assert not any(all(beats(one, other) for other in every) for one in every)
            return
        position.table.play(Move(0, words))
    assert all(beats(bowls_of(position.seat(0)), other) for other in every)


def beats(one: Bowls, other: Bowls) -> bool:
    """At least as much power to spend, and at least as much on its way."""
    return one[2] >= other[2] and one[1] + one[2] >= other[1] + other[2]


def test_the_order_of_income_with_the_brainstone_is_asked() -> None:
    position = income(2, 4, 0, stone=1)
    assert position.asked == [(0, "income")]
    assert answer(position) is None


# The Brainstone


def test_the_brainstone_may_always_rise_first() -> None:
    position = gaia("taklons", "xenos").tech(0, "tech_action_charge_4")
    position.bowls(0, 4, 0, 2, stone=0).play("special tech_action_charge_4")
    assert answer(position, brainstone="raise") == "brainstone bowl2"
    assert answer(position, brainstone="ask") is None


@pytest.mark.parametrize("move", ["free power_to_ore 1", "gaiaform 11c"])
def test_spending_it_or_giving_it_away_is_asked(move: str) -> None:
    position = gaia("taklons", "xenos", rows=["sm"]).put(0, "m", "10c").level(0, gaia=4)
    position.give(0, formers_ready=1).bowls(0, 0, 0, 4, stone=2).play(move)
    assert position.asked == [(0, "brainstone")]
    assert answer(position, brainstone="raise") is None
