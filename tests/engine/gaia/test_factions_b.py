"""Appendix I, acid to ice worlds: abilities and institutes of the last seven factions."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from engine.gaia.structures import power_value
from tests.engine.gaia.positions import Position, gaia

# Ivits


def ivits(*rows: str) -> Position:
    """An institute on 10c, an academy on 12c, a station on 13c: seven, one hex between."""
    position = gaia("ivits", "terrans", rows=rows or ["o.oo...o..", ".........."])
    return position.put(0, "pi", "10c").put(0, "ac1", "12c").put(0, "m", "13c")


def test_ivits_pay_qics_for_satellites() -> None:
    position = ivits().bowls(0, 0, 0, 0).play("federation 10c,11c,12c,13c fed_12vp")
    assert position.seat(0).qic == 2
    assert position.seat(0).satellites == position.mask("11c")
    assert ivits().give(0, qic=0).why_not("federation 10c,11c,12c,13c fed_12vp") == (
        "federation-not-affordable"
    )


def grown(*rows: str) -> Position:
    """One federation of value 7 on 10c to 13c, formed by the action."""
    position = ivits(*rows).federation(0, "10c", "11c", "12c", "13c")
    return position.token(0, "fed_12vp")


def test_the_next_federation_grows_the_first_one_to_fourteen() -> None:
    position = grown("o.oo.oo...").put(0, "ac2", "15c").put(0, "ts", "16c")
    attach = "federation 10c,11c,12c,13c,14c,15c,16c fed_8vp_qic"
    assert position.refusal(attach) == Note("federation-too-weak", {"value": 12, "needed": 14})
    position.tech(0, "tech_big_buildings_4").play(attach)
    player = position.seat(0)
    assert player.federations == 2
    assert player.satellites == position.mask("11c", "14c")
    assert player.qic == 3 - 1 + 1
    assert [owned.token.id for owned in player.tokens] == ["fed_12vp", "fed_8vp_qic"]


def test_growth_that_came_by_itself_needs_no_new_link() -> None:
    position = grown("o.oooo....").put(0, "ac2", "14c").put(0, "ts", "15c")
    position.seat(0).federated |= position.mask("14c", "15c")
    whole = "federation 10c,11c,12c,13c,14c,15c fed_8vp_qic"
    assert position.why_not(whole) == "federation-too-weak"
    assert position.tech(0, "tech_big_buildings_4").why_not(whole) == ""


def test_the_token_of_terraforming_5_does_not_raise_what_the_next_one_needs() -> None:
    position = ivits().level(0, terra=4)
    position.seat(0).tokens.clear()
    position.token(0, "fed_8vp_qic")
    position.seat(0).federations = 0
    position.turn("research terra").turn("pass booster_labs")
    assert position.why_not("federation 10c,11c,12c,13c fed_12vp") == ""


def test_a_space_station_lies_within_reach_on_a_hex_without_planet_or_station() -> None:
    position = gaia("ivits", "terrans", rows=["o..m....r."]).put(0, "pi", "10c").level(0, nav=4)
    position.give(0, qic=0).station(0, "12c").play("special ivits_station")
    assert position.asked == [(0, "station")]
    assert position.offers() == ["station 11c", "station 14c", "station 15c"]
    for taken in ("10c", "12c", "13c", "16c"):
        assert position.why_not(f"station {taken}") == "no-site"
    position.play("station 14c")
    player = position.seat(0)
    assert player.stations == position.mask("12c", "14c")
    assert player.stations_left == 4
    assert player.colonised == position.mask("10c"), "no colonised planet, no structure"


def test_a_station_may_lie_farther_out_for_qics_but_not_with_the_range_booster() -> None:
    position = gaia("ivits", "terrans", rows=["o....."]).put(0, "pi", "10c").give(0, qic=1)
    position.booster(0, "booster_range").play("special ivits_station")
    assert position.offers() == ["station 11c", "station 12c", "station 13c"]
    assert position.why_not("station 14c") == "no-site"
    position.play("station 13c")
    assert position.seat(0).qic == 0


@pytest.mark.parametrize("whose", [0, 1], ids=["an own satellite", "an opponent's satellite"])
def test_a_station_may_stand_on_a_satellite(whose: int) -> None:
    position = gaia("ivits", "terrans", rows=["o.."]).put(0, "pi", "10c")
    position.seat(whose).satellites = position.mask("11c")
    position.play("special ivits_station; station 11c")
    assert position.seat(0).stations == position.mask("11c")


def test_opponents_may_put_satellites_on_a_station() -> None:
    position = gaia("terrans", "ivits", rows=["r.rr"]).put(0, "pi", "10c").put(0, "ac1", "12c")
    position.put(0, "m", "13c").station(1, "11c").play("federation 10c,11c,12c,13c fed_12vp")
    assert position.seat(0).satellites == position.mask("11c")


def test_a_station_is_worth_one_in_a_federation_and_joins_its_neighbours() -> None:
    position = gaia("ivits", "terrans", rows=["o.oo"]).put(0, "pi", "10c").put(0, "ac1", "12c")
    position.station(0, "11c").play("federation 10c,11c,12c fed_12vp")
    assert position.seat(0).federated == position.mask("10c", "11c", "12c")
    assert position.seat(0).satellites == 0


def test_a_station_beside_the_federation_joins_it() -> None:
    position = ivits().federation(0, "10c", "11c", "12c", "13c")
    position.play("special ivits_station; station 14c")
    assert position.seat(0).federated == position.mask("10c", "11c", "12c", "13c", "14c")


def test_there_are_six_stations_one_a_round() -> None:
    position = gaia("ivits", "terrans", rows=["o........."]).put(0, "pi", "10c")
    assert position.seat(0).stations_left == 6
    position.no_income(0).turn("special ivits_station; station 11c").turn("pass booster_labs")
    assert position.why_not("special ivits_station") == "special-used"
    position.pass_all()
    position.seat(0).stations_left = 0
    position.turn(position.offers("pass")[0])
    assert position.why_not("special ivits_station") == "no-station"


def test_without_a_site_there_is_no_station() -> None:
    position = gaia("ivits", "terrans", rows=["om"]).put(0, "pi", "10c")
    assert position.why_not("special ivits_station") == "no-site"


# Geodens


@pytest.mark.parametrize(
    ("hexagon", "knowledge"),
    [
        pytest.param("12c", 3, id="a type never colonised before"),
        pytest.param("11c", 0, id="a type colonised before"),
        pytest.param("13c", 3, id="Gaia is a type"),
    ],
)
def test_geodens_gain_knowledge_for_new_types(hexagon: str, knowledge: int) -> None:
    position = gaia("geodens", "terrans", rows=["vvogd"]).put(0, "pi", "10c").level(0, nav=4)
    position.play(f"build {hexagon}")
    assert position.seat(0).knowledge == 8 + knowledge


def test_geodens_gain_it_for_the_lost_planet_and_not_without_institute() -> None:
    position = gaia("geodens", "terrans", rows=["v..."]).put(0, "pi", "10c").level(0, nav=4)
    position.token(0, "fed_12vp", "fed_8vp_qic").play("research nav; lost-planet 12c")
    assert position.seat(0).knowledge == 8 - 4 + 3
    position = gaia("geodens", "terrans", rows=["vo"]).put(0, "ac1", "10c").play("build 11c")
    assert position.seat(0).knowledge == 8


# Bal T'aks


def test_baltaks_do_not_advance_in_navigation_before_the_institute() -> None:
    position = gaia("baltaks", "terrans").put(0, "ts", "10c").put(0, "ts", "11c")
    assert position.refusal("research nav") == Note("needs-institute", {"track": "nav"})
    assert position.offers("research nav") == []
    position.play("upgrade 10c lab; tech nav")
    assert position.asked == [(0, "after")], "the tile without its advance"
    position.play("end").turn("pass booster_labs").turn("upgrade 11c pi")
    assert position.why_not("research nav") == ""


def test_a_common_tile_does_not_advance_them_in_navigation_either() -> None:
    position = gaia("baltaks", "terrans").put(0, "ts", "10c").play("upgrade 10c lab; tech free1")
    assert "advance nav" not in position.offers()
    assert position.why_not("advance nav") == "needs-institute"


def test_baltaks_turn_available_gaiaformers_into_qics() -> None:
    position = gaia("baltaks", "terrans", rows=["vm"]).put(0, "m", "10c").level(0, gaia=1)
    position.give(0, formers_ready=1, formers_gained=1, qic=0).play("free gaiaformer_to_qic 1")
    assert position.seat(0).qic == 1
    assert position.why_not("gaiaform 11c") == "no-gaiaformer", "not available until the Gaia phase"
    assert position.why_not("free gaiaformer_to_qic 1") == "needs"


def test_a_gaiaformer_on_the_map_is_no_qic() -> None:
    position = gaia("baltaks", "terrans", rows=["vm"]).put(0, "m", "10c").former(0, "11c")
    assert position.why_not("free gaiaformer_to_qic 1") == "needs"


# Firaks


def firaks() -> Position:
    position = gaia("firaks", "terrans", rows=["ttt.r"]).put(0, "pi", "10c")
    return position.put(0, "lab", "11c", "12c").put(1, "m", "14c")


def test_firaks_turn_a_lab_into_a_station_and_advance() -> None:
    position = firaks().play("special firaks_downgrade")
    assert position.offers() == ["downgrade 11c", "downgrade 12c"]
    position.play("downgrade 12c")
    player = position.seat(0)
    assert player.structures[position.place("12c")] == "ts"
    assert (player.ore, player.credits, player.knowledge) == (10, 20, 8), "for nothing"
    assert player.pieces["lab"] == 2
    assert position.asked == [(0, "advance")]
    position.turn("advance sci")
    assert player.levels["sci"] == 1
    assert position.asked == [(1, "charge")], "it is an upgrade: opponents charge"


def test_it_scores_as_an_upgrade_to_a_station() -> None:
    position = firaks().scoring("round_trading_station_4").tech(0, "adv_build_trading_station_3vp")
    position.play("special firaks_downgrade; downgrade 11c; advance no")
    assert position.seat(0).vp == 10 + 4 + 3


def test_the_lab_may_come_back_with_another_tile() -> None:
    position = (
        firaks().tech(0, "tech_7vp").turn("special firaks_downgrade; downgrade 11c; advance no")
    )
    assert [owned.tile.id for owned in position.seat(0).techs] == ["tech_7vp"]
    position.turn("pass booster_labs").play("upgrade 11c lab")
    assert position.asked == [(0, "tech")]


def test_the_advance_of_the_firaks_keeps_the_rules_of_level_5() -> None:
    position = firaks().level(0, sci=4).play("special firaks_downgrade; downgrade 11c")
    assert position.why_not("advance sci") == "needs-green-token"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        pytest.param("no lab", "no-structure", id="a lab is needed"),
        pytest.param("no station", "no-piece", id="and a station on the board"),
        pytest.param("no institute", "needs-institute", id="and the institute"),
    ],
)
def test_what_the_downgrade_needs(change: str, reason: str) -> None:
    position = gaia("firaks", "terrans", rows=["t" * 8])
    if change != "no institute":
        position.put(0, "pi", "10c")
    if change != "no lab":
        position.put(0, "lab", "11c")
    if change == "no station":
        position.put(0, "ts", "12c", "13c", "14c", "15c")
    assert position.why_not("special firaks_downgrade") == reason


def test_only_an_own_lab_is_downgraded() -> None:
    position = firaks().play("special firaks_downgrade")
    assert position.why_not("downgrade 10c") == "no-own-lab"
    assert position.why_not("downgrade") == "no-own-lab"


# Bescods


@pytest.mark.parametrize(
    ("kind", "targets"), [("m", ["ts"]), ("ts", ["lab", "ac1", "ac2"]), ("lab", ["pi"])]
)
def test_bescods_upgrade_by_their_own_scheme(kind: str, targets: list[str]) -> None:
    position = gaia("bescods", "terrans").put(0, kind, "10c")
    assert position.offers("upgrade") == [f"upgrade 10c {target}" for target in targets]


def test_their_academies_and_labs_bring_tiles_their_institute_none() -> None:
    for kind, target in (("ts", "lab"), ("ts", "ac1"), ("ts", "ac2")):
        position = gaia("bescods", "terrans").put(0, kind, "10c").play(f"upgrade 10c {target}")
        assert position.asked == [(0, "tech")]
    position = gaia("bescods", "terrans").put(0, "lab", "10c").play("upgrade 10c pi")
    assert position.asked == [(0, "after")]


def lowest(**levels: int) -> Position:
    base = dict.fromkeys(("terra", "nav", "int", "gaia", "eco", "sci"), 2)
    return gaia("bescods", "terrans").level(0, **{**base, **levels})


def test_bescods_advance_the_lowest_area_for_nothing() -> None:
    position = lowest(nav=1).play("special bescods_lowest")
    assert position.seat(0).levels["nav"] == 2
    assert position.seat(0).knowledge == 8
    assert position.asked == [(0, "after")], "one area is lowest: nothing to ask"


def test_with_several_lowest_they_choose_and_cannot_decline() -> None:
    position = lowest(nav=1, sci=1).play("special bescods_lowest")
    assert position.offers() == ["advance nav", "advance sci"]
    assert position.refusal("advance eco") == Note("other-track", {"tracks": ["nav", "sci"]})
    assert position.why_not("advance no") == "not-offered"


def test_level_5_costs_a_green_token_here_too() -> None:
    four = dict.fromkeys(("terra", "nav", "int", "gaia", "eco", "sci"), 4)
    position = lowest(**four)
    assert position.why_not("special bescods_lowest") == "lowest-blocked"
    position.token(0, "fed_8vp_qic").level(1, eco=5).play("special bescods_lowest")
    assert "advance eco" not in position.offers()
    position.play("advance sci")
    assert not position.seat(0).tokens[0].green


def test_if_the_lowest_area_is_blocked_no_other_may_be_taken() -> None:
    position = lowest(**dict.fromkeys(("terra", "nav", "int", "gaia", "eco"), 5), sci=4)
    assert position.why_not("special bescods_lowest") == "lowest-blocked"
    assert position.offers("special") == []


@pytest.mark.parametrize(
    ("letter", "institute", "value"), [("t", True, 3), ("t", False, 2), ("o", True, 2)]
)
def test_with_the_institute_titanium_planets_are_worth_one_more(
    letter: str, institute: bool, value: int
) -> None:
    position = gaia("bescods", "terrans", rows=[f"{letter}r"]).put(0, "ts", "10c")
    if institute:
        position.put(0, "pi", "11c")
    assert power_value(position.state, position.seat(0), position.place("10c")) == value


def test_it_adds_to_the_technology_tile_and_to_charging() -> None:
    position = gaia("terrans", "bescods", rows=["rt"]).put(0, "m", "10c").put(1, "pi", "11c")
    position.tech(1, "tech_big_buildings_4").bowls(1, 6, 0, 0).turn("upgrade 10c ts")
    assert position.decision().args["power"] == 5
    assert position.decision().args["vp"] == 4


# Nevlas


def test_nevlas_move_tokens_of_bowl_iii_to_the_gaia_area_for_knowledge() -> None:
    position = gaia("nevlas", "terrans").bowls(0, 1, 1, 3).play("free token_to_knowledge 2")
    assert position.seat(0).knowledge == 10
    assert position.seat(0).bowls == [1, 1, 1, 2]
    assert position.why_not("free token_to_knowledge 2") == "needs"
    position.pass_all()
    assert position.seat(0).bowls[3] == 0
    assert sum(position.seat(0).bowls) == 5, "they return in the Gaia phase"


@pytest.mark.parametrize(
    ("move", "tokens"),
    [
        pytest.param("action power_2_ore", 2, id="four power are two tokens"),
        pytest.param("action power_3_knowledge", 4, id="seven power are four, one is lost"),
        pytest.param("action power_2_tokens", 2, id="three power are two"),
        pytest.param("free power_to_qic 1", 2, id="a QIC is two tokens"),
        pytest.param("free power_to_credit 2", 1, id="two credits are one token"),
        pytest.param("free power_to_credit 1", 1, id="one credit wastes one power"),
        pytest.param("free power_to_ore 1 power_to_credit 1", 2, id="nothing lost in one payment"),
    ],
)
def test_with_the_institute_each_token_pays_two(move: str, tokens: int) -> None:
    position = gaia("nevlas", "terrans").put(0, "pi", "10c").bowls(0, 0, 0, 5).play(move)
    assert position.seat(0).bowls[2] == 5 - tokens


def test_the_payment_that_loses_nothing_is_offered() -> None:
    position = gaia("nevlas", "terrans").put(0, "pi", "10c").bowls(0, 0, 0, 2)
    assert "free power_to_ore 1 power_to_credit 1" in position.offers("free")
    assert position.bowls(0, 0, 0, 1).offers("free power_to_ore") == []


def test_elsewhere_a_token_is_a_token() -> None:
    position = gaia("nevlas", "terrans").put(0, "pi", "10c").bowls(0, 0, 0, 5)
    position.play("free token_to_knowledge 1")
    assert (position.seat(0).knowledge, position.seat(0).bowls) == (9, [0, 0, 4, 1])
    position = gaia("nevlas", "terrans", rows=["i.ii"]).put(0, "pi", "10c").put(0, "ac1", "12c")
    position.put(0, "m", "13c").bowls(0, 0, 0, 5).play("federation 10c,11c,12c,13c fed_12vp")
    assert position.seat(0).bowls == [0, 0, 4, 0]


def test_without_the_institute_a_token_pays_one() -> None:
    position = gaia("nevlas", "terrans").bowls(0, 0, 0, 5).play("free power_to_credit 2")
    assert position.seat(0).bowls == [2, 0, 3, 0]


# Itars: the Gaia phase is in test_gaia_phase.py


def test_itars_keep_burnt_tokens_in_the_gaia_area() -> None:
    position = gaia("itars", "terrans").bowls(0, 0, 5, 0).play("free burn 2")
    assert position.seat(0).bowls == [0, 1, 2, 2]
    position = gaia("terrans", "itars").bowls(0, 0, 5, 0).play("free burn 2")
    assert position.seat(0).bowls == [0, 1, 2, 0], "others lose them"
