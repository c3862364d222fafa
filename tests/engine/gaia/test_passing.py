"""Action 8, Pass: boosters change hands, points, the first player marker, the last round."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from tests.engine.gaia.positions import gaia


def test_who_passes_takes_one_of_the_free_boosters_and_then_returns_his_own() -> None:
    position = gaia("terrans", "xenos")
    own, free = position.seat(0).booster, list(position.state.boosters)
    assert own is not None
    assert len(free) == 3
    assert position.offers("pass") == [f"pass {booster}" for booster in free]
    position.play(f"pass {free[0]}")
    taken = position.seat(0).booster
    assert taken is not None
    assert taken.id == free[0]
    assert sorted(position.state.boosters) == sorted([*free[1:], own.id])


def test_nobody_keeps_a_booster_for_two_rounds() -> None:
    position = gaia("terrans", "xenos")
    own = position.seat(0).booster
    assert own is not None
    reason = position.refusal(f"pass {own.id}")
    assert reason is not None
    assert reason.key == "own-booster"


def test_a_returned_booster_may_be_taken_by_the_next_to_pass() -> None:
    position = gaia("terrans", "xenos")
    own = position.seat(0).booster
    assert own is not None
    position.turn("pass booster_gaia")
    assert f"pass {own.id}" in position.offers("pass")
    assert "pass booster_gaia" not in position.offers("pass")


def test_a_pass_names_its_booster() -> None:
    position = gaia("terrans", "xenos")
    assert position.refusal("pass") == Note("needs-booster", {"boosters": position.state.boosters})
    assert position.why_not("pass booster_castle") == "booster-taken"
    assert position.why_not("pass booster_gaia booster_labs") == "needs-booster"


def test_in_the_last_round_no_booster_is_taken() -> None:
    position = gaia("terrans", "xenos").round(6)
    own = position.seat(0).booster
    assert own is not None
    assert position.offers("pass") == ["pass"]
    assert position.why_not(f"pass {position.state.boosters[0]}") == "no-booster-now"
    position.play("pass")
    assert position.seat(0).booster is None
    assert own.id in position.state.boosters


@pytest.mark.parametrize(
    ("booster", "vp"),
    [
        pytest.param("booster_mines", 4, id="one for each mine, the Lost Planet included"),
        pytest.param("booster_labs", 6, id="three for each lab"),
        pytest.param("booster_trading_stations", 2, id="two for each trading station"),
        pytest.param("booster_big_buildings", 12, id="four for institute and each academy"),
        pytest.param("booster_gaia", 2, id="one for each Gaia planet, gaiaformers ignored"),
        pytest.param("booster_ore_knowledge", 0, id="nothing for a plain booster"),
        pytest.param("booster_terraform", 0, id="nothing for one with an action"),
    ],
)
def test_boosters_score_when_they_are_returned(booster: str, vp: int) -> None:
    position = gaia("terrans", "xenos", rows=["rggo.rrrmg", "rrrrrr"])
    position.put(0, "m", "10c", "11c", "12c").lost_planet(0, "14c").put(0, "ts", "15c")
    position.put(0, "lab", "20c", "21c").put(0, "pi", "22c").put(0, "ac1", "23c")
    position.put(0, "ac2", "24c").former(0, "18c", "19c").booster(0, booster)
    position.play(position.offers("pass")[0])
    assert position.seat(0).vp == 10 + vp


def test_what_is_taken_does_not_score_yet() -> None:
    position = gaia("terrans", "xenos").put(0, "m", "10c").booster(0, "booster_ore_knowledge")
    position.state.boosters[0] = "booster_mines"
    position.play("pass booster_mines")
    assert position.seat(0).vp == 10


def test_booster_and_tiles_score_together_and_are_told_apart() -> None:
    position = gaia("terrans", "xenos", rows=["ro"]).put(0, "m", "10c", "11c")
    position.booster(0, "booster_mines").tech(0, "adv_pass_planet_type_1vp")
    position.play(position.offers("pass")[0])
    assert position.seat(0).sources == {"booster_mines": 2, "adv_pass_planet_type_1vp": 2}


def test_an_opponents_tile_or_one_that_scored_at_once_does_not_score() -> None:
    position = gaia("terrans", "xenos").put(0, "lab", "10c").booster(0, "booster_ore_knowledge")
    position.tech(1, "adv_pass_lab_3vp").tech(0, "adv_mine_2vp", "tech_planet_types_knowledge")
    position.put(0, "m", "1a0").play(position.offers("pass")[0])
    assert position.seat(0).vp == 10


def test_the_first_to_pass_takes_the_first_player_marker() -> None:
    position = gaia("terrans", "xenos", "taklons").turn("research eco").turn("pass booster_labs")
    position.pass_all()
    assert position.state.order == [1, 2, 0]
