"""Action 7, special actions, and the two boosters that carry one (appendix IV, 4 and 5)."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from tests.engine.gaia.positions import Position, gaia


def test_special_actions_are_free_and_belong_to_who_has_the_component() -> None:
    position = gaia("terrans", "xenos").put(0, "ac2", "10c").give(0, qic=0, credits=0)
    assert position.offers("special") == ["special right_academy"]
    position.turn("special right_academy")
    assert position.seat(0).qic == 1
    assert position.refusal("special right_academy", 1) == Note(
        "not-yours", {"special": "right_academy"}
    )


def test_each_once_per_round() -> None:
    position = gaia("terrans", "xenos").put(0, "ac2", "10c").turn("special right_academy")
    position.turn("pass booster_labs")
    assert position.refusal("special right_academy") == Note(
        "special-used", {"special": "right_academy"}
    )
    assert position.offers("special") == []


def test_all_that_are_owned_are_offered() -> None:
    position = gaia("bescods", "xenos", rows=["t..t"]).put(0, "ac2", "10c")
    position.tech(0, "tech_action_charge_4", "adv_action_3_ore").booster(0, "booster_range")
    assert sorted(position.offers("special")) == [
        "special adv_action_3_ore",
        "special bescods_lowest",
        "special booster_range",
        "special right_academy",
        "special tech_action_charge_4",
    ]


def test_a_special_action_is_the_main_action() -> None:
    position = gaia("terrans", "xenos").put(0, "ac2", "10c").tech(0, "tech_action_charge_4")
    position.play("special right_academy")
    assert position.why_not("special tech_action_charge_4") == "main-action-done"
    assert position.why_not("action power_2_ore") == "main-action-done"


@pytest.mark.parametrize(
    ("faction", "gains"),
    [("terrans", {"qic": 1}), ("baltaks", {"credits": 4}), ("gleens", {"qic": 1})],
)
def test_the_right_academy(faction: str, gains: dict[str, int]) -> None:
    position = gaia(faction, "taklons").put(0, "ac2", "10c")
    before = {name: getattr(position.seat(0), name) for name in gains}
    position.play("special right_academy")
    assert {n: getattr(position.seat(0), n) - before[n] for n in gains} == gains


def test_the_left_academy_has_none() -> None:
    assert gaia("terrans", "xenos").put(0, "ac1", "10c").offers("special") == []


# Booster 4: a free terraforming step


def stepper(rows: list[str]) -> Position:
    position = gaia("terrans", "xenos", rows=rows).put(0, "m", "10c")
    return position.booster(0, "booster_terraform")


@pytest.mark.parametrize(
    ("letter", "ore"),
    [
        pytest.param("o", 1, id="one step is free"),
        pytest.param("v", 4, id="a second one costs ore"),
        pytest.param("d", 7, id="and a third one"),
    ],
)
def test_the_terraforming_booster_gives_one_free_step(letter: str, ore: int) -> None:
    position = stepper([f"r{letter}"]).play("special booster_terraform")
    assert position.asked == [(0, "build")]
    before = position.seat(0).ore
    position.play("build 11c")
    assert before - position.seat(0).ore == ore


@pytest.mark.parametrize("rows", [["rr"], ["rg"], ["r"]], ids=["home type", "Gaia", "nothing"])
def test_it_needs_a_planet_with_a_step(rows: list[str]) -> None:
    position = stepper(rows)
    assert position.why_not("special booster_terraform") == "no-step-target"
    assert position.offers("special") == []


def test_its_mine_may_lie_farther_out_for_qics() -> None:
    position = stepper(["r..o"]).play("special booster_terraform; build 13c")
    assert position.seat(0).qic == 2


# Booster 5: more range


def ranger(rows: list[str], qic: int = 0) -> Position:
    position = gaia("terrans", "xenos", rows=rows).put(0, "m", "10c").give(0, qic=qic)
    return position.booster(0, "booster_range")


def test_the_range_booster_adds_three_for_a_mine_or_a_gaia_project() -> None:
    position = ranger(["r..orm.r"]).level(0, gaia=1).give(0, formers_ready=1)
    assert position.offers("build") == []
    position.play("special booster_range")
    assert position.asked == [(0, "site")]
    assert position.offers() == ["build 13c", "build 14c"]
    position.give(0, qic=1)
    assert position.offers() == ["build 13c", "build 14c", "gaiaform 15c"]
    position.play("gaiaform 15c")
    assert position.seat(0).qic == 0
    assert position.seat(0).formers == position.mask("15c")
    assert position.asked == [(0, "after")]


def test_the_range_booster_builds_a_mine_by_the_usual_rules() -> None:
    position = ranger(["r...o"]).play("special booster_range; build 14c")
    assert position.seat(0).ore == 10 - 1 - 3
    assert position.seat(0).colonised == position.mask("10c", "14c")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("build 17c", "needs"),
        ("gaiaform 13c", "not-transdim"),
        ("gaiaform 16c", "no-gaiaformer-yet"),
        ("build 99c", "no-hex"),
        ("research eco", "not-offered"),
    ],
)
def test_what_the_range_booster_does_not_reach(text: str, reason: str) -> None:
    position = ranger(["r...o.mr"]).play("special booster_range")
    assert position.why_not(text) == reason


def test_it_may_be_used_where_the_range_was_not_needed() -> None:
    position = ranger(["ro"]).play("special booster_range; build 11c")
    assert position.seat(0).colonised == position.mask("10c", "11c")


def test_it_may_settle_the_planet_with_the_own_gaiaformer() -> None:
    position = ranger(["r......g"]).former(0, "17c").play("special booster_range; build 17c")
    assert position.seat(0).formers_ready == 1


def test_without_a_target_the_range_booster_is_closed() -> None:
    assert ranger(["r"]).why_not("special booster_range") == "no-range-target"
    assert ranger(["r......r"]).give(0, qic=0).why_not("special booster_range") == "needs"
    position = ranger(["r...m"]).level(0, gaia=1).give(0, formers_ready=1)
    assert position.why_not("special booster_range") == ""
    assert position.bowls(0, 1, 1, 1).why_not("special booster_range") == "needs"


def test_boosters_act_only_while_they_are_held() -> None:
    position = stepper(["ro"]).turn("pass booster_labs").turn("pass booster_gaia")
    assert position.refusal("special booster_terraform", 0) == Note(
        "not-yours", {"special": "booster_terraform"}
    )
