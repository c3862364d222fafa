"""Phase II: Gaia projects are completed, tokens return, and what factions do then."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from engine.gaia.terms import Planet
from tests.engine.gaia.positions import Position, gaia

ROWS = ["rm.m.", "d...."]


def project(faction: str = "terrans", **given: int) -> Position:
    """Seat 0 has a gaiaformer on 11c and six tokens in the Gaia area."""
    position = gaia(faction, "xenos", rows=ROWS).put(0, "m", "10c").former(0, "11c")
    return position.bowls(0, 0, 0, 0, 6).give(0, **given)


def test_a_transdim_planet_with_a_gaiaformer_turns_into_a_gaia_planet() -> None:
    position = project()
    position.pass_all()
    assert position.state.planets[position.place("11c")] is Planet.GAIA
    assert position.state.planets[position.place("13c")] is Planet.TRANSDIM
    assert position.seat(0).formers == position.mask("11c"), "the gaiaformer stays"
    assert position.seat(0).formers_ready == 0


@pytest.mark.parametrize(
    ("faction", "bowls"),
    [
        pytest.param("firaks", [6, 0, 0, 0], id="to bowl I"),
        pytest.param("terrans", [0, 6, 0, 0], id="Terrans: to bowl II"),
    ],
)
def test_tokens_return_from_the_gaia_area(faction: str, bowls: list[int]) -> None:
    position = project(faction)
    position.pass_all()
    assert position.seat(0).bowls == bowls


def test_the_brainstone_returns_with_the_other_tokens() -> None:
    position = gaia("taklons", "xenos").bowls(0, 1, 0, 0, 5, stone=3)
    position.pass_all()
    assert position.seat(0).bowls == [6, 0, 0, 0]
    assert position.seat(0).stone == 0


def test_a_gaia_project_is_not_completed_in_the_round_it_began_in() -> None:
    position = gaia("terrans", "xenos", rows=ROWS).put(0, "m", "10c").level(0, gaia=1)
    position.give(0, formers_ready=1).turn("gaiaform 11c")
    assert position.state.planets[position.place("11c")] is Planet.TRANSDIM
    position.pass_all()
    assert position.state.planets[position.place("11c")] is Planet.GAIA


# Terrans


def terrans(tokens: int = 4) -> Position:
    position = gaia("terrans", "xenos").put(0, "pi", "10c").bowls(0, 0, 0, 0, tokens)
    position.give(0, ore=0, knowledge=0, credits=0, qic=0)
    return position.no_income(0).pass_all()


def test_terrans_take_resources_for_the_tokens_that_move() -> None:
    """The printed example: four tokens are one ore and one credit."""
    position = terrans()
    player = position.seat(0)
    before = (player.ore, player.credits)
    position.play("convert power_to_ore 1; convert power_to_credit 1")
    assert (player.ore, player.credits) == (before[0] + 1, before[1] + 1)
    assert player.bowls == [0, 4, 0, 0]
    assert position.asked == [(0, "turn")]


@pytest.mark.parametrize(
    ("answer", "resource", "amount"),
    [
        ("convert power_to_qic 1", "qic", 1),
        ("convert power_to_knowledge 1", "knowledge", 1),
        ("convert power_to_credit 4", "credits", 4),
    ],
)
def test_terrans_convert_as_in_free_actions(answer: str, resource: str, amount: int) -> None:
    position = terrans()
    before = getattr(position.seat(0), resource)
    position.play(answer)
    assert getattr(position.seat(0), resource) == before + amount
    assert position.seat(0).bowls == [0, 4, 0, 0]


def test_terrans_may_leave_it_and_the_rest_is_lost() -> None:
    position = terrans(5).play("convert power_to_ore 1; convert no")
    assert position.asked == [(0, "turn")]
    assert position.seat(0).bowls == [0, 5, 0, 0]


def test_terrans_cannot_convert_more_than_moves_nor_anything_else() -> None:
    position = terrans()
    assert position.refusal("convert power_to_ore 2") == Note("too-many", {"needs": 6, "has": 4})
    assert position.why_not("convert ore_to_credit 1") == "not-offered"
    assert position.why_not("convert power_to_credit 0") == "not-offered"
    assert position.why_not("free burn 1") == "not-offered"


def test_terrans_without_institute_only_move_the_tokens() -> None:
    position = project()
    position.pass_all()
    assert position.asked == [(0, "turn")]


# Itars


def itars(tokens: int = 9) -> Position:
    position = gaia("itars", "xenos").put(0, "pi", "10c").bowls(0, 0, 0, 0, tokens)
    return position.no_income(0).pass_all()


def test_itars_buy_technology_for_four_tokens_of_the_gaia_area_as_often_as_they_can() -> None:
    position = itars()
    assert position.asked == [(0, "gaia-tech")]
    position.play("gaia-tech yes; tech terra; advance terra")
    assert position.seat(0).levels["terra"] == 1
    position.play("gaia-tech yes; tech nav; advance no")
    assert position.asked == [(0, "turn")], "one token is not enough for a third"
    assert sum(position.seat(0).bowls) == 1, "the others have left the game"
    assert [owned.slot for owned in position.seat(0).techs] == ["terra", "nav"]


def test_itars_may_decline_and_the_tokens_return() -> None:
    position = itars(8).play("gaia-tech no")
    assert position.asked == [(0, "turn")]
    assert position.seat(0).bowls == [8, 0, 0, 0]


def test_itars_need_the_institute_and_four_tokens() -> None:
    assert itars(3).asked == [(0, "turn")]
    position = gaia("itars", "xenos").bowls(0, 0, 0, 0, 9).pass_all()
    assert position.asked == [(0, "turn")]


def test_itars_take_advanced_tiles_by_the_usual_rules() -> None:
    position = gaia("itars", "xenos").put(0, "pi", "10c").bowls(0, 0, 0, 0, 4)
    position.level(0, eco=4).token(0, "fed_7vp_2ore").tech(0, "tech_7vp")
    position.no_income(0).pass_all().play("gaia-tech yes")
    assert "tech adv-eco" in position.offers()
    assert "tech adv-sci" not in position.offers()


def test_research_in_the_gaia_phase_scores_with_the_round_that_has_begun() -> None:
    position = gaia("itars", "xenos", rounds=("round_mine_2", "round_research_2", *ROUNDS_LEFT))
    position.put(0, "pi", "10c").bowls(0, 0, 0, 0, 4).no_income(0).pass_all()
    before = position.seat(0).vp
    position.play("gaia-tech yes; tech terra; advance terra")
    assert position.seat(0).vp == before + 2


ROUNDS_LEFT = (
    "round_terraform_2", "round_federation_5", "round_gaia_mine_3", "round_trading_station_3",
)  # fmt: skip


def test_a_lost_planet_of_the_gaia_phase_lets_opponents_charge_there_and_then() -> None:
    position = gaia("itars", "xenos", rows=["i.....d"]).put(0, "pi", "10c").put(1, "m", "16c")
    position.level(0, nav=4).token(0, "fed_7vp_2ore").bowls(0, 0, 0, 0, 4).bowls(1, 2, 0, 0)
    position.no_income(0).pass_all().play("gaia-tech yes; tech nav; advance nav")
    assert position.asked == [(0, "lost-planet")]
    position.play("lost-planet 14c")
    assert position.asked == [(1, "charge")]
    position.play("charge yes")
    assert position.asked == [(0, "turn")]
    assert position.seat(1).bowls == [1, 1, 0, 0]


def test_everybody_decides_in_the_gaia_phase_side_by_side() -> None:
    position = gaia("itars", "terrans").put(0, "pi", "10c").put(1, "pi", "15c")
    position.bowls(0, 0, 0, 0, 4).bowls(1, 0, 0, 0, 4)
    position.no_income(0).no_income(1).pass_all()
    assert position.asked == [(0, "gaia-tech"), (1, "gaia-convert")]
    position.play("1: convert no; 0: gaia-tech no")
    assert position.asked == [(0, "turn")]


# Bal T'aks


def test_gaiaformers_turned_into_qics_come_back_in_the_next_gaia_phase() -> None:
    position = gaia("baltaks", "xenos").give(0, formers_ready=2, qic=0)
    position.play("free gaiaformer_to_qic 2")
    player = position.seat(0)
    assert (player.qic, player.formers_ready, player.formers_away) == (2, 0, 2)
    position.pass_all()
    assert (player.formers_ready, player.formers_away) == (2, 0)
