"""Appendix I, terra to acid worlds: abilities and institutes of the first seven factions."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.gaia.structures import power_value
from tests.engine.gaia.positions import Position, gaia

# Terrans: see test_gaia_phase.py as well


def test_terrans_convert_nothing_in_the_action_phase() -> None:
    position = gaia("terrans", "xenos").put(0, "pi", "10c").bowls(0, 0, 0, 0, 6)
    assert not [text for text in position.offers("free") if "power" in text]


# Lantids


def lantids(*rows: str) -> Position:
    """A mine on 10c; Xenos have an institute on 11c and nothing else."""
    position = gaia("lantids", "xenos", rows=rows or ["rdo.."]).put(0, "m", "10c")
    return position.put(1, "pi", "11c")


def test_lantids_build_on_a_planet_that_an_opponent_colonised() -> None:
    position = lantids()
    player = position.seat(0)
    position.play("build 11c")
    assert (player.ore, player.credits) == (9, 18), "the mine only, no terraforming"
    assert player.colonised == position.mask("10c", "11c")
    assert player.pieces["m"] == 6


@pytest.mark.parametrize(
    ("letter", "qic"), [("g", 0), ("v", 0)], ids=["no QIC for a Gaia planet", "no ore for steps"]
)
def test_lantids_pay_nothing_for_habitability(letter: str, qic: int) -> None:
    position = lantids(f"rd{letter}").put(1, "m", "12c").level(0, nav=2).give(0, qic=qic, ore=1)
    position.play("build 12c")
    assert position.seat(0).ore == 0


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        pytest.param(lambda p: p.give(0, ore=0), "needs", id="the mine has to be paid"),
        pytest.param(lambda p: p.put(0, "m", "11c"), "own-structure", id="only one on a planet"),
        pytest.param(lambda p: p, "", id="and within range"),
    ],
)
def test_what_a_shared_mine_needs(change: Callable[[Position], Position], reason: str) -> None:
    assert change(lantids()).why_not("build 11c") == reason


def test_a_shared_mine_needs_range_or_qics() -> None:
    position = gaia("lantids", "xenos", rows=["r..d"])
    position.put(0, "m", "10c").put(1, "m", "13c").give(0, qic=0)
    assert position.why_not("build 13c") == "needs"
    assert position.give(0, qic=1).why_not("build 13c") == ""


def test_others_cannot_share() -> None:
    position = lantids("rd").level(1, nav=5).turn("research eco")
    assert position.why_not("build 10c") == "occupied"


def test_the_lost_planet_may_be_shared() -> None:
    position = gaia("lantids", "xenos", rows=["r."]).put(0, "m", "10c").lost_planet(1, "11c")
    position.play("build 11c")
    assert position.seat(0).shared == position.mask("11c")


def test_a_planet_with_a_mere_gaiaformer_or_station_is_not_colonised() -> None:
    position = gaia("lantids", "ivits", rows=["rm."]).put(0, "m", "10c").former(1, "11c")
    position.station(1, "12c").level(0, nav=3)
    assert position.why_not("build 11c") == "foreign-gaiaformer"
    assert position.why_not("build 12c") == "no-planet"


def test_a_shared_mine_cannot_be_upgraded_though_the_owner_upgrades_on() -> None:
    position = lantids()
    position.turn("build 11c").play("charge no")
    assert position.why_not("upgrade 11c ts") == "cannot-become"
    position.turn("pass booster_labs")
    assert position.why_not("upgrade 11c ts") == "cannot-become"
    assert position.offers("upgrade") == ["upgrade 10c ts"]


def test_a_shared_mine_counts_as_a_mine_but_not_as_type_or_gaia_planet() -> None:
    position = gaia("lantids", "xenos", rows=["rdg"]).put(0, "m", "10c").put(1, "m", "11c", "12c")
    position.put(0, "m", "11c", "12c").booster(0, "booster_mines")
    position.tech(0, "adv_pass_planet_type_1vp").play(position.offers("pass")[0])
    assert position.seat(0).sources == {"booster_mines": 3, "adv_pass_planet_type_1vp": 1}
    position = gaia("lantids", "xenos", rows=["rdg"]).put(0, "m", "10c").put(1, "m", "12c")
    position.put(0, "m", "12c").booster(0, "booster_gaia").play(position.offers("pass")[0])
    assert position.seat(0).sources == {}


@pytest.mark.parametrize(
    ("tile", "vp"),
    [
        pytest.param("round_mine_2", 2, id="a mine was built"),
        pytest.param("round_gaia_mine_4", 0, id="not on a Gaia planet of one's own"),
        pytest.param("round_terraform_2", 0, id="nothing was terraformed"),
    ],
)
def test_what_a_shared_mine_scores(tile: str, vp: int) -> None:
    position = gaia("lantids", "xenos", rows=["rg"]).put(0, "m", "10c").put(1, "m", "11c")
    position.scoring(tile).play("build 11c")
    assert position.seat(0).vp == 10 + vp


def test_a_shared_mine_charges_both_ways_and_opens_income() -> None:
    position = lantids().turn("build 11c")
    assert position.asked == [(1, "charge")], "the owner of the planet charges"
    assert "m:1:ore" in position.seat(0).incomes
    position.play("charge no").give(1, ore=15)
    position = gaia("lantids", "xenos", rows=["d"]).put(1, "m", "10c").put(0, "m", "10c")
    position.turn("pass booster_labs").turn("upgrade 10c ts")
    assert position.asked == [(0, "charge")], "and so do the Lantids on the same hex"


def test_a_shared_mine_may_be_part_of_a_federation() -> None:
    position = lantids("rd..").put(0, "m", "11c")
    assert power_value(position.state, position.seat(0), position.place("11c")) == 1


@pytest.mark.parametrize(("institute", "knowledge"), [(False, 8), (True, 10)])
def test_with_the_institute_each_further_shared_mine_brings_two_knowledge(
    institute: bool, knowledge: int
) -> None:
    position = lantids("rdr")
    if institute:
        position.put(0, "pi", "12c")
    position.play("build 11c")
    assert position.seat(0).knowledge == knowledge


def test_with_the_institute_other_mines_bring_none() -> None:
    position = gaia("lantids", "xenos", rows=["rrr"])
    position.put(0, "m", "10c").put(0, "pi", "12c").play("build 11c")
    assert position.seat(0).knowledge == 8


# Xenos


@pytest.mark.parametrize(("institute", "reason"), [(True, ""), (False, "federation-too-weak")])
def test_xenos_form_federations_of_six_with_the_institute(institute: bool, reason: str) -> None:
    position = gaia("xenos", "terrans", rows=["ddd"]).put(0, "pi" if institute else "ac1", "10c")
    position.put(0, "ac2", "11c")
    assert position.why_not("federation 10c,11c fed_12vp") == reason


def test_five_are_too_few_for_xenos_too() -> None:
    position = gaia("xenos", "terrans", rows=["ddd"]).put(0, "pi", "10c").put(0, "ts", "11c")
    assert position.why_not("federation 10c,11c fed_12vp") == "federation-too-weak"


# Gleens


@pytest.mark.parametrize(
    ("how", "ore"),
    [
        pytest.param("research nav", 1, id="research"),
        pytest.param("free power_to_qic 1", 1, id="four power"),
        pytest.param("action qic_rescore_federation", 0, id="a federation token"),
    ],
)
def test_gleens_gain_ore_instead_of_qics(how: str, ore: int) -> None:
    position = gaia("gleens", "taklons").bowls(0, 0, 0, 8).token(0, "fed_8vp_qic").give(0, qic=3)
    position.play(how)
    if how.startswith("action"):
        assert (position.seat(0).ore, position.seat(0).qic) == (11, 0)
    else:
        assert (position.seat(0).ore, position.seat(0).qic) == (10 + ore, 3)


def test_gleens_gain_ore_from_a_booster_too() -> None:
    position = gaia("gleens", "taklons").booster(0, "booster_ore_knowledge").give(0, ore=0, qic=0)
    position.state.boosters[0] = "booster_credits_qic"
    position.turn("pass booster_credits_qic")
    position.table.take_events()
    position.pass_all()
    assert position.seat(0).qic == 0
    assert position.seat(0).ore == 1 + 1, "the board's and the booster's"
    told = {
        event.seat: event.args for event in position.table.take_events() if event.kind == "income"
    }
    gain = told[0]["gain"]
    assert isinstance(gain, dict)
    assert "qic" not in gain
    assert gain["ore"] == 1 + 1, "what is gained is told, not what is printed"


def test_the_right_academy_ends_it_and_its_own_tile_is_already_a_qic() -> None:
    position = gaia("gleens", "taklons").put(0, "lab", "10c").give(0, qic=0)
    position.play("upgrade 10c ac2; tech terra; advance no")
    assert position.seat(0).qic == 1
    assert position.seat(0).ore == 10 - 6 + 1


def test_the_left_academy_does_not_end_it() -> None:
    position = gaia("gleens", "taklons").put(0, "lab", "10c").give(0, qic=0)
    position.play("upgrade 10c ac1; tech terra; advance no")
    assert position.seat(0).qic == 0


@pytest.mark.parametrize("academy", [False, True])
@pytest.mark.parametrize("former", [False, True])
def test_gleens_pay_ore_for_gaia_planets_and_score_two(academy: bool, former: bool) -> None:
    position = gaia("gleens", "taklons", rows=["dgd"]).put(0, "m", "10c").give(0, qic=0)
    if academy:
        position.put(0, "ac2", "12c")
    if former:
        position.former(0, "11c")
    position.play("build 11c")
    assert position.seat(0).ore == (9 if former else 8)
    assert position.seat(0).sources == {"gleens": 2}


def test_other_mines_of_the_gleens_score_nothing() -> None:
    position = gaia("gleens", "terrans", rows=["ddo"]).put(0, "m", "10c").play("build 11c")
    assert position.seat(0).vp == 10


def test_the_institute_of_the_gleens_brings_their_token_which_counts_as_a_federation() -> None:
    position = gaia("gleens", "taklons").put(0, "ts", "10c").scoring("round_federation_5")
    position.play("upgrade 10c pi")
    player = position.seat(0)
    assert [(owned.token.id, owned.green) for owned in player.tokens] == [("fed_gleens", True)]
    assert (player.ore, player.knowledge, player.credits) == (10 - 4 + 1, 9, 20 - 6 + 2)
    assert player.vp == 15
    assert player.federated == 0, "the institute may still join a federation"


def test_the_gleens_token_is_a_key() -> None:
    position = gaia("gleens", "taklons").level(0, sci=4).token(0, "fed_gleens").play("research sci")
    assert not position.seat(0).tokens[0].green


# Taklons: the Brainstone is in test_power.py


def taklons(*bowls: int, vp: int = 10, kind: str = "pi") -> Position:
    position = gaia("xenos", "taklons", rows=["d.s"]).put(0, "m", "10c").put(1, kind, "12c")
    return position.bowls(1, *bowls, stone=2).give(1, vp=vp).turn("upgrade 10c ts")


@pytest.mark.parametrize(
    ("answer", "bowls"),
    [
        pytest.param("charge power-first", [1, 2, 1, 0], id="the token after charging"),
        pytest.param("charge token-first", [0, 4, 0, 0], id="the token before charging"),
        pytest.param("charge no", [2, 1, 0, 0], id="no charge, no token"),
    ],
)
def test_with_the_institute_each_charge_brings_a_token(answer: str, bowls: list[int]) -> None:
    position = taklons(2, 1, 0)
    assert position.offers() == ["charge power-first", "charge token-first", "charge no"]
    position.play(answer)
    assert position.seat(1).bowls == bowls


def test_without_the_institute_it_is_an_ordinary_charge() -> None:
    assert taklons(2, 1, 0, kind="ac1").offers() == ["charge yes", "charge no"]


def test_with_nothing_to_charge_the_token_may_come_first() -> None:
    position = taklons(0, 0, 4).play("charge token-first")
    assert position.seat(1).bowls == [0, 0, 5, 0]
    assert position.seat(1).vp == 9, "two steps of the new token"


def test_other_charging_brings_no_token() -> None:
    position = gaia("taklons", "xenos").put(0, "pi", "10c").tech(0, "tech_action_charge_4")
    position.bowls(0, 4, 0, 0, stone=2).play("special tech_action_charge_4")
    assert position.seat(0).bowls == [0, 4, 0, 0]


# Ambas


def ambas() -> Position:
    position = (
        gaia("ambas", "terrans", rows=["sss.r"]).put(0, "pi", "10c").put(0, "m", "11c", "12c")
    )
    return position.put(1, "m", "14c")


def test_ambas_swap_their_institute_with_a_mine() -> None:
    position = ambas()
    incomes, sources = dict(position.seat(0).incomes), dict(position.seat(0).sources)
    position.play("special ambas_swap")
    assert position.offers() == ["swap 11c", "swap 12c"]
    position.turn("swap 12c")
    player = position.seat(0)
    assert player.structures[position.place("12c")] == "pi"
    assert player.structures[position.place("10c")] == "m"
    assert player.incomes == incomes
    assert player.sources == sources, "no points"
    assert position.asked == [(1, "turn")], "nobody charges"


def test_the_swap_leaves_federations_alone() -> None:
    position = ambas().federation(0, "10c", "11c").play("special ambas_swap; swap 12c")
    assert position.seat(0).federated == position.mask("10c", "11c")


@pytest.mark.parametrize("hexagon", ["10c", "14c", "13c"])
def test_only_own_mines_are_swapped(hexagon: str) -> None:
    assert ambas().play("special ambas_swap").why_not(f"swap {hexagon}") == "no-own-mine"


def test_the_mine_of_the_lost_planet_cannot_be_swapped() -> None:
    position = gaia("ambas", "terrans", rows=["s."]).put(0, "pi", "10c").lost_planet(0, "11c")
    assert position.why_not("special ambas_swap") == "no-structure"


def test_the_swap_comes_with_the_institute_once_per_round() -> None:
    position = gaia("ambas", "terrans").put(0, "ts", "10c").put(0, "m", "11c")
    assert position.why_not("special ambas_swap") == "needs-institute"
    position.turn("upgrade 10c pi").turn("pass booster_labs")
    position.turn("special ambas_swap; swap 11c")
    assert position.why_not("special ambas_swap") == "special-used"


# Hadsch Hallas


@pytest.mark.parametrize(
    ("name", "cost", "resource"),
    [
        ("credits_to_qic", 4, "qic"),
        ("credits_to_ore", 3, "ore"),
        ("credits_to_knowledge", 4, "knowledge"),
    ],
)
def test_hadsch_hallas_pay_credits_for_free_actions(name: str, cost: int, resource: str) -> None:
    position = gaia("hadsch_hallas", "terrans").put(0, "pi", "10c")
    before = getattr(position.seat(0), resource)
    position.play(f"free {name} 2")
    assert position.seat(0).credits == 20 - 2 * cost
    assert getattr(position.seat(0), resource) == before + 2


def test_hadsch_hallas_need_the_institute_and_cannot_pay_power_actions_so() -> None:
    position = gaia("hadsch_hallas", "terrans").put(0, "ac1", "10c").bowls(0, 4, 0, 0)
    assert position.why_not("free credits_to_ore 1") == "no-conversion"
    assert position.put(0, "pi", "11c").why_not("action power_2_ore") == "needs"
