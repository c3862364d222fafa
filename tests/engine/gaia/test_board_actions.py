"""Action 6, Power and QIC actions: ten spaces, prices, effects, limits."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from engine.gaia.components import BOARD_ACTIONS
from tests.engine.gaia.positions import Position, gaia

PRICES = {
    "power_3_knowledge": ("power", 7),
    "power_2_terraform": ("power", 5),
    "power_2_ore": ("power", 4),
    "power_7_credits": ("power", 4),
    "power_2_knowledge": ("power", 4),
    "power_1_terraform": ("power", 3),
    "power_2_tokens": ("power", 3),
    "qic_tech_tile": ("qic", 4),
    "qic_rescore_federation": ("qic", 3),
    "qic_planet_types": ("qic", 2),
}


def able(power: int = 9, qic: int = 9) -> Position:
    position = gaia("terrans", "xenos", rows=["rovgr.."]).put(0, "m", "10c")
    return position.bowls(0, 0, 0, power).give(0, qic=qic).token(0, "fed_7vp_2ore")


@pytest.mark.parametrize(("action", "price"), PRICES.items())
def test_price_of_each_space(action: str, price: tuple[str, int]) -> None:
    kind, cost = price
    short = able(cost - 1, 9) if kind == "power" else able(9, cost - 1)
    assert short.refusal(f"action {action}") == Note(
        "needs", {"needs": {kind: cost}, "has": {kind: cost - 1}, "short": {kind: 1}}
    )
    enough = able(cost, 0) if kind == "power" else able(0, cost)
    enough.play(f"action {action}")
    player = enough.seat(0)
    assert (player.qic if kind == "qic" else player.bowls[2]) == 0
    if kind == "power":
        assert player.bowls[0] == cost + (2 if action == "power_2_tokens" else 0)


def test_these_are_the_ten_spaces() -> None:
    assert list(BOARD_ACTIONS) == list(PRICES)
    assert able().offers("action") == [f"action {action}" for action in PRICES]


@pytest.mark.parametrize(
    ("action", "resource", "amount"),
    [
        ("power_3_knowledge", "knowledge", 3),
        ("power_2_ore", "ore", 2),
        ("power_7_credits", "credits", 7),
        ("power_2_knowledge", "knowledge", 2),
    ],
)
def test_resources(action: str, resource: str, amount: int) -> None:
    position = able()
    before = getattr(position.seat(0), resource)
    position.play(f"action {action}")
    assert getattr(position.seat(0), resource) == before + amount


def test_each_space_once_per_round_whoever_used_it() -> None:
    position = able().turn("action power_2_ore").bowls(1, 0, 0, 9)
    assert position.refusal("action power_2_ore", 1) == Note(
        "action-used", {"action": "power_2_ore", "seat": 0}
    )
    assert "action power_2_ore" not in position.offers("action")


@pytest.mark.parametrize(
    ("action", "hexagon", "ore"),
    [
        pytest.param("power_1_terraform", "11c", 1, id="one free step for one step"),
        pytest.param("power_1_terraform", "12c", 4, id="missing steps are paid in ore"),
        pytest.param("power_2_terraform", "12c", 1, id="two free steps for two"),
        pytest.param("power_2_terraform", "11c", 1, id="a spare step is lost"),
    ],
)
def test_terraforming_spaces_build_a_mine_with_free_steps(
    action: str, hexagon: str, ore: int
) -> None:
    position = able().level(0, nav=2).play(f"action {action}")
    assert position.asked == [(0, "build")]
    assert position.why_not(f"build {hexagon}") == ""
    before = position.seat(0).ore
    position.play(f"build {hexagon}")
    assert before - position.seat(0).ore == ore
    assert position.asked == [(0, "after")]


@pytest.mark.parametrize(
    ("hexagon", "reason"),
    [
        pytest.param("14c", "no-step-needed", id="not on the home type"),
        pytest.param("13c", "no-step-needed", id="not on a Gaia planet"),
        pytest.param("10c", "own-structure", id="not on an own planet"),
    ],
)
def test_at_least_one_free_step_has_to_be_used(hexagon: str, reason: str) -> None:
    position = able().level(0, nav=5).play("action power_1_terraform")
    assert position.why_not(f"build {hexagon}") == reason
    assert f"build {hexagon}" not in position.offers()


def test_not_on_a_planet_with_the_own_gaiaformer_nor_on_a_shared_one() -> None:
    position = able().former(0, "13c").play("action power_1_terraform")
    assert position.why_not("build 13c") == "no-step-needed"
    position = gaia("lantids", "xenos", rows=["rdo"]).put(0, "m", "10c").put(1, "m", "11c")
    position.level(0, nav=2).bowls(0, 0, 0, 5).play("action power_2_terraform")
    assert position.why_not("build 11c") == "no-step-needed"


def test_without_a_target_the_terraforming_spaces_are_closed() -> None:
    position = gaia("terrans", "xenos", rows=["rr.g"]).put(0, "m", "10c").bowls(0, 0, 0, 9)
    assert position.why_not("action power_1_terraform") == "no-step-target"
    position = gaia("terrans", "xenos", rows=["ro"]).put(0, "m", "10c").bowls(0, 0, 0, 9)
    assert position.why_not("action power_1_terraform") == ""
    assert position.give(0, ore=0).why_not("action power_1_terraform") == "needs"


def test_the_technology_space_gives_any_tile_with_its_advance() -> None:
    position = able().play("action qic_tech_tile")
    assert position.asked == [(0, "tech")]
    position.play("tech eco; advance eco")
    assert position.seat(0).levels["eco"] == 1


def test_the_technology_space_needs_a_tile_that_can_be_taken() -> None:
    position = able().tech(0, *gaia("terrans", "xenos").state.tech.values())
    assert position.why_not("action qic_tech_tile") == "no-tech"


def test_the_rewards_of_an_own_token_are_taken_again() -> None:
    position = able().scoring("round_federation_5")
    position.seat(0).flip_token()
    position.play("action qic_rescore_federation")
    player = position.seat(0)
    assert player.vp == 17, "the round tile scores nothing"
    assert player.ore == 12
    assert [owned.green for owned in player.tokens] == [False], "not flipped back, no new token"


def test_with_several_tokens_the_player_chooses() -> None:
    position = able().token(0, "fed_12vp", "fed_12vp").play("action qic_rescore_federation")
    assert position.asked == [(0, "token")]
    assert position.offers() == ["token fed_7vp_2ore", "token fed_12vp"]
    assert position.why_not("token fed_gleens") == "no-own-token"
    position.play("token fed_12vp")
    assert position.seat(0).vp == 22


def test_the_gleens_token_may_be_scored_again() -> None:
    position = gaia("gleens", "taklons").token(0, "fed_gleens").give(0, qic=3)
    position.play("action qic_rescore_federation")
    player = position.seat(0)
    assert (player.ore, player.knowledge, player.credits) == (11, 9, 22)


def test_without_a_token_nothing_is_scored_again() -> None:
    position = able()
    position.seat(0).tokens.clear()
    assert position.why_not("action qic_rescore_federation") == "no-token"


def test_three_points_and_one_for_each_type_of_planet() -> None:
    position = gaia("terrans", "xenos", rows=["rrog.m"]).put(0, "m", "10c", "11c", "12c", "13c")
    position.lost_planet(0, "14c").former(0, "15c").play("action qic_planet_types")
    assert position.seat(0).vp == 10 + 3 + 4, "terra, oxide, Gaia, Lost Planet"


@pytest.mark.parametrize(
    ("action", "given"),
    [
        ("power_3_knowledge", {"knowledge": 15}),
        ("power_2_knowledge", {"knowledge": 15}),
        ("power_2_ore", {"ore": 15}),
        ("power_7_credits", {"credits": 30}),
    ],
)
def test_a_space_that_gives_nothing_at_all_is_closed(action: str, given: dict[str, int]) -> None:
    position = able().give(0, **given)
    assert position.why_not(f"action {action}") == "at-limit"
    position.give(0, **{name: amount - 1 for name, amount in given.items()}).play(
        f"action {action}"
    )
    assert {name: getattr(position.seat(0), name) for name in given} == given


def test_tokens_have_no_limit() -> None:
    position = able().bowls(0, 90, 0, 3).play("action power_2_tokens")
    assert position.seat(0).bowls == [95, 0, 0, 0]


def test_a_board_action_is_the_main_action() -> None:
    position = able().play("action power_2_ore")
    assert position.why_not("action power_7_credits") == "main-action-done"
    assert position.why_not("action castle") == "main-action-done"
    assert able().why_not("action castle") == "no-action"
    assert able().why_not("action") == "not-offered"
