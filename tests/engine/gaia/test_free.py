"""Action 9, free actions: every conversion, in any number, and what is none."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from tests.engine.gaia.positions import Position, gaia

CONVERSIONS = [
    ("power_to_qic", ("power", 4), ("qic", 1)),
    ("power_to_ore", ("power", 3), ("ore", 1)),
    ("qic_to_ore", ("qic", 1), ("ore", 1)),
    ("power_to_knowledge", ("power", 4), ("knowledge", 1)),
    ("power_to_credit", ("power", 1), ("credits", 1)),
    ("knowledge_to_credit", ("knowledge", 1), ("credits", 1)),
    ("ore_to_credit", ("ore", 1), ("credits", 1)),
    ("ore_to_token", ("ore", 1), ("tokens", 1)),
]


def stock(position: Position) -> dict[str, int]:
    player = position.seat(0)
    names = ("credits", "ore", "knowledge", "qic")
    has = {name: getattr(player, name) for name in names}
    return {**has, "power": player.bowls[2], "tokens": sum(player.bowls)}


@pytest.mark.parametrize(("name", "cost", "gain"), CONVERSIONS, ids=[c[0] for c in CONVERSIONS])
@pytest.mark.parametrize("times", [1, 2])
def test_conversions(name: str, cost: tuple[str, int], gain: tuple[str, int], times: int) -> None:
    position = gaia("terrans", "xenos").bowls(0, 0, 0, 8)
    before = stock(position)
    position.play(f"free {name} {times}")
    after = stock(position)
    assert after == {
        **before,
        cost[0]: before[cost[0]] - times * cost[1],
        gain[0]: before[gain[0]] + times * gain[1],
    }
    assert position.asked == [(0, "turn")], "it is no main action"


@pytest.mark.parametrize(("name", "cost", "gain"), CONVERSIONS, ids=[c[0] for c in CONVERSIONS])
def test_what_cannot_be_paid_is_refused_in_numbers(
    name: str, cost: tuple[str, int], gain: tuple[str, int]
) -> None:
    position = gaia("terrans", "xenos").bowls(0, 0, 0, 0)
    position.give(0, credits=0, ore=0, knowledge=0, qic=0)
    resource, amount = cost
    assert position.refusal(f"free {name} 1") == Note(
        "needs", {"needs": {resource: amount}, "has": {resource: 0}, "short": {resource: amount}}
    )
    assert position.offers("free") == []


def test_every_number_that_can_be_paid_is_offered() -> None:
    position = (
        gaia("terrans", "xenos").bowls(0, 0, 3, 0).give(0, credits=0, ore=2, knowledge=0, qic=1)
    )
    assert position.offers("free") == [
        "free burn 1",
        "free qic_to_ore 1",
        "free ore_to_credit 1",
        "free ore_to_credit 2",
        "free ore_to_token 1",
        "free ore_to_token 2",
    ]


def test_they_may_be_repeated_and_chained() -> None:
    position = gaia("terrans", "xenos").give(0, qic=1, ore=0, credits=0)
    position.play("free qic_to_ore 1; free ore_to_credit 1")
    assert position.seat(0).credits == 1


def test_burning_is_possible_with_tokens_in_bowl_i() -> None:
    position = gaia("terrans", "xenos").bowls(0, 3, 2, 0).play("free burn 1")
    assert position.seat(0).bowls == [3, 0, 1, 0]


@pytest.mark.parametrize(
    "text",
    [
        "free",
        "free burn",
        "free burn 0",
        "free burn x",
        "free burn 1 power_to_ore 1",
        "free credits_to_ore 1",
        "free credit_to_ore 1",
        "free ore_to_qic 1",
        "free ore_to_credit 0",
        "free ore_to_credit 1000",
        "free ore_to_credit",
        "free ore_to_credit 1 knowledge_to_credit 1",
        "free power_to_ore 1 ore_to_credit 1",
    ],
)
def test_what_is_no_free_action(text: str) -> None:
    position = gaia("terrans", "xenos").bowls(0, 0, 4, 6)
    assert position.why_not(text)


def test_credits_turn_into_nothing() -> None:
    """No way back: what credits paid for is not undone by credits."""
    position = gaia("terrans", "xenos").bowls(0, 0, 0, 0).give(0, ore=0, knowledge=0, qic=0)
    assert position.offers("free") == []


def test_several_power_conversions_may_be_one_payment() -> None:
    position = gaia("terrans", "xenos").bowls(0, 0, 0, 8)
    position.play("free power_to_ore 1 power_to_credit 1 power_to_qic 1")
    player = position.seat(0)
    assert (player.ore, player.credits, player.qic) == (11, 21, 4)
    assert player.bowls == [8, 0, 0, 0]


def test_over_a_limit_the_gain_is_lost() -> None:
    position = gaia("terrans", "xenos").give(0, credits=30).play("free ore_to_credit 1")
    assert (position.seat(0).credits, position.seat(0).ore) == (30, 9)
