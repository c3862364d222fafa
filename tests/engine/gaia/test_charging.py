"""Action 10, the passive action: who charges how much for how many points, and when not."""

from __future__ import annotations

import pytest

from engine.gaia.charging import best_value, charge_offer, charge_price
from engine.gaia.components import TECH
from engine.gaia.state import OwnedTech
from tests.engine.gaia.positions import Position, gaia


def near(kind: str, distance: int = 2) -> Position:
    """Seat 0 will upgrade its mine on 10c; seat 1 has something that far away."""
    rows = ["r" + "." * (distance - 1) + "d..."]
    position = gaia("terrans", "xenos", rows=rows).put(0, "m", "10c").put(1, kind, f"1{distance}c")
    return position.bowls(1, 6, 0, 0)


@pytest.mark.parametrize(
    ("kind", "power"),
    [("m", 1), ("ts", 2), ("lab", 2), ("pi", 3), ("ac1", 3), ("ac2", 3)],
)
def test_the_power_value_is_charged_for_one_point_less(kind: str, power: int) -> None:
    position = near(kind).turn("upgrade 10c ts")
    assert position.asked == [(1, "charge")]
    assert position.decision().args["power"] == power
    position.play("charge yes")
    assert position.seat(1).bowls == [6 - power, power, 0, 0]
    assert position.seat(1).vp == 10 - (power - 1)
    assert position.seat(1).sources.get("charge", 0) == -(power - 1)


@pytest.mark.parametrize(("amount", "price"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3)])
def test_points_to_pay(amount: int, price: int) -> None:
    assert charge_price(amount) == price


def test_it_may_be_declined_for_nothing() -> None:
    position = near("pi").turn("upgrade 10c ts").play("charge no")
    assert position.seat(1).vp == 10
    assert position.seat(1).bowls == [6, 0, 0, 0]
    assert position.asked == [(1, "turn")]


def test_all_or_nothing() -> None:
    position = near("pi").turn("upgrade 10c ts")
    assert position.offers() == ["charge yes", "charge no"]
    assert position.why_not("charge 1") == "not-offered"


@pytest.mark.parametrize(
    ("distance", "asked"), [(1, True), (2, True), (3, False)], ids=["one", "two", "three hexes"]
)
def test_only_within_two_hexes(distance: int, asked: bool) -> None:
    position = near("pi", distance).turn("upgrade 10c ts")
    assert (position.asked == [(1, "charge")]) is asked


def test_two_hexes_are_counted_on_the_map() -> None:
    position = gaia("terrans", "xenos", rows=["r d", "..."]).put(0, "m", "10c").put(1, "pi", "12c")
    assert position.turn("upgrade 10c ts").asked == [(1, "turn")]


def test_only_the_strongest_structure_counts_and_only_once() -> None:
    position = near("lab").put(1, "ts", "13c").put(1, "m", "11c").turn("upgrade 10c ts")
    assert position.decision().args["power"] == 2
    position.play("charge yes")
    assert position.asked == [(1, "turn")]


@pytest.mark.parametrize(
    "move",
    [
        pytest.param("build 11c", id="a mine"),
        pytest.param("upgrade 10c ts", id="an upgrade"),
        pytest.param("action power_1_terraform; build 11c", id="a mine of a power action"),
    ],
)
def test_what_lets_opponents_charge(move: str) -> None:
    position = gaia("terrans", "xenos", rows=["rod."]).put(0, "m", "10c").put(1, "m", "12c")
    assert position.bowls(0, 0, 0, 4).turn(move).asked == [(1, "charge")]


@pytest.mark.parametrize(
    "move",
    [
        pytest.param("gaiaform 11c", id="a gaiaformer"),
        pytest.param("research eco", id="research"),
        pytest.param("federation 10c,13c,14c fed_12vp", id="a federation"),
    ],
)
def test_what_does_not(move: str) -> None:
    position = gaia("terrans", "xenos", rows=["rmdrr", "rr..."]).put(0, "pi", "10c")
    position.put(1, "m", "12c").put(0, "ac1", "20c").put(0, "m", "21c").level(0, gaia=1)
    position.give(0, formers_ready=1)
    text = "federation 10c,20c,21c fed_12vp" if move.startswith("federation") else move
    assert position.turn(text).asked == [(1, "turn")]


@pytest.mark.parametrize("what", ["gaiaformer", "satellite", "space station"])
def test_what_is_no_structure_does_not_charge(what: str) -> None:
    position = gaia("terrans", "ivits", rows=["rm."]).put(0, "m", "10c")
    if what == "gaiaformer":
        position.former(1, "11c")
    elif what == "satellite":
        position.seat(1).satellites = position.mask("12c")
    else:
        position.station(1, "12c")
    assert position.turn("upgrade 10c ts").asked == [(1, "turn")]


@pytest.mark.parametrize(
    ("bowls", "vp", "charged", "paid"),
    [
        pytest.param((0, 1, 5), 10, 1, 0, id="what cannot move is not charged and not paid"),
        pytest.param((1, 0, 5), 10, 2, 1, id="a token of bowl I can move twice"),
        pytest.param((6, 0, 0), 1, 2, 1, id="too few points: as much as they pay for"),
        pytest.param((6, 0, 0), 0, 1, 0, id="no points: one power is free"),
        pytest.param((6, 0, 0), 2, 3, 2, id="just enough points"),
        pytest.param((1, 0, 0), 1, 2, 1, id="both exceptions at once"),
    ],
)
def test_the_two_exceptions(bowls: tuple[int, int, int], vp: int, charged: int, paid: int) -> None:
    position = near("pi").bowls(1, *bowls).give(1, vp=vp)
    before = 2 * bowls[0] + bowls[1]
    position.turn("upgrade 10c ts").play("charge yes")
    player = position.seat(1)
    assert before - (2 * player.bowls[0] + player.bowls[1]) == charged
    assert player.vp == vp - paid


def test_who_cannot_charge_anything_is_not_asked() -> None:
    assert near("pi").bowls(1, 0, 0, 6).turn("upgrade 10c ts").asked == [(1, "turn")]


def test_opponents_decide_clockwise_from_the_left_and_may_answer_in_any_order() -> None:
    position = gaia("terrans", "xenos", "taklons", "firaks", rows=["rd", "st"])
    for seat, name in enumerate(("10c", "11c", "20c", "21c")):
        position.put(seat, "m", name)
    position.turn("research eco").turn("upgrade 11c ts")
    assert position.asked == [(2, "charge"), (3, "charge"), (0, "charge")]
    position.play("0: charge no; 3: charge yes; 2: charge no")
    assert position.asked == [(2, "turn")]


def test_a_technology_tile_makes_institutes_and_academies_charge_four() -> None:
    position = near("pi").tech(1, "tech_big_buildings_4").turn("upgrade 10c ts")
    assert position.decision().args["power"] == 4
    assert position.decision().args["vp"] == 3
    covered = near("pi")
    covered.seat(1).techs.append(OwnedTech(TECH["tech_big_buildings_4"], "int", "adv_mine_2vp"))
    assert covered.turn("upgrade 10c ts").decision().args["power"] == 3


def test_charging_is_not_the_same_as_other_charging() -> None:
    """Only the passive action costs points."""
    position = gaia("terrans", "xenos").tech(0, "tech_action_charge_4").bowls(0, 4, 0, 0)
    position.play("special tech_action_charge_4")
    assert position.seat(0).vp == 10


def test_two_structures_of_one_turn_are_answered_one_after_the_other() -> None:
    position = gaia("terrans", "xenos", rows=["r....", "..d.."]).put(0, "ts", "10c")
    position.put(1, "m", "22c").put(1, "pi", "21c").level(0, nav=4).token(0, "fed_8vp_qic")
    position.bowls(1, 0, 4, 0)
    position.turn("upgrade 10c lab; tech nav; advance nav; lost-planet 13c")
    assert position.asked == [(1, "charge")]
    assert position.decision().args["hex"] == "10c"
    position.play("charge yes")
    assert position.decision().args["hex"] == "13c"
    assert position.decision().args["power"] == 1, "what is left to charge is counted anew"
    position.play("charge no")
    assert position.asked == [(1, "turn")]


def test_starting_structures_let_nobody_charge() -> None:
    position = gaia("terrans", "xenos")
    assert position.state.built == []
    assert position.seat(0).sources == {}


def test_the_parts_of_an_offer() -> None:
    position = near("pi")
    assert best_value(position.state, position.seat(1), position.place("10c")) == 3
    assert (
        best_value(position.state, position.seat(0), position.place("19c".replace("9", "3"))) == 0
    )
    assert charge_offer(position.seat(1), 3) == 3
