"""Action 3, Upgrade Existing Structures: ways, prices, pieces, income, what it brings."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from tests.engine.gaia.positions import Position, gaia
from tests.engine.gaia.test_build import spent

EVERY_KIND = ("m", "ts", "lab", "pi", "ac1", "ac2")


def standing(kind: str, faction: str = "terrans") -> Position:
    return gaia(faction, "xenos", rows=["rr..dr"]).put(0, kind, "10c").give(0, ore=15)


@pytest.mark.parametrize(
    ("kind", "targets"),
    [
        ("m", ["ts"]),
        ("ts", ["pi", "lab"]),
        ("lab", ["ac1", "ac2"]),
        ("pi", []),
        ("ac1", []),
        ("ac2", []),
    ],
)
def test_what_becomes_what(kind: str, targets: list[str]) -> None:
    position = standing(kind)
    assert position.offers("upgrade") == [f"upgrade 10c {target}" for target in targets]
    for target in set(EVERY_KIND) - set(targets):
        assert position.why_not(f"upgrade 10c {target}") == "cannot-become"


@pytest.mark.parametrize(
    ("kind", "target", "price"),
    [
        ("m", "ts", {"ore": 2, "credits": 6}),
        ("ts", "pi", {"ore": 4, "credits": 6}),
        ("ts", "lab", {"ore": 3, "credits": 5}),
        ("lab", "ac1", {"ore": 6, "credits": 6}),
        ("lab", "ac2", {"ore": 6, "credits": 6}),
    ],
)
def test_prices(kind: str, target: str, price: dict[str, int]) -> None:
    assert spent(standing(kind), f"upgrade 10c {target}") == price


@pytest.mark.parametrize(
    ("rows", "hexagon", "price"),
    [
        pytest.param(["r.d"], "12c", 3, id="an opponent within two hexes"),
        pytest.param(["r..d"], "13c", 6, id="an opponent three hexes away"),
        pytest.param(["r d", "..."], "12c", 6, id="two hexes in the air, three on the map"),
    ],
)
def test_a_trading_station_is_cheap_near_an_opponent(
    rows: list[str], hexagon: str, price: int
) -> None:
    position = gaia("terrans", "xenos", rows=rows).put(0, "m", "10c").put(1, "m", hexagon)
    assert spent(position, "upgrade 10c ts") == {"ore": 2, "credits": price}


@pytest.mark.parametrize("what", ["gaiaformer", "satellite", "space station", "own structure"])
def test_nothing_else_makes_it_cheap(what: str) -> None:
    position = gaia("terrans", "ivits", rows=["rrm."]).put(0, "m", "10c")
    if what == "gaiaformer":
        position.former(1, "12c")
    elif what == "satellite":
        position.seat(1).satellites = position.mask("13c")
    elif what == "space station":
        position.station(1, "13c")
    else:
        position.put(0, "ts", "11c")
    assert spent(position, "upgrade 10c ts") == {"ore": 2, "credits": 6}


def test_the_lost_planet_and_a_lantids_mine_make_it_cheap() -> None:
    position = gaia("terrans", "xenos", rows=["r.."]).put(0, "m", "10c").lost_planet(1, "12c")
    assert spent(position, "upgrade 10c ts") == {"ore": 2, "credits": 3}
    position = gaia("xenos", "lantids", rows=["d"]).put(0, "m", "10c").put(1, "m", "10c")
    assert spent(position, "upgrade 10c ts") == {"ore": 2, "credits": 3}


def test_the_old_piece_returns_and_closes_its_income() -> None:
    position = gaia("terrans", "xenos", rows=["rr"]).put(0, "m", "10c", "11c")
    player = position.seat(0)
    before = dict(player.incomes)
    position.play("upgrade 11c ts")
    assert player.pieces["m"] == 7
    assert player.pieces["ts"] == 3
    closed = set(before) - set(player.incomes)
    assert closed == {"m:1:ore"}, "the rightmost of the opened"
    assert set(player.incomes) - set(before) == {"ts:0:credits"}


@pytest.mark.parametrize(
    ("kind", "target", "count"),
    [("m", "ts", 4), ("ts", "lab", 3), ("ts", "pi", 1), ("lab", "ac1", 1), ("lab", "ac2", 1)],
)
def test_a_piece_must_be_left(kind: str, target: str, count: int) -> None:
    position = gaia("terrans", "xenos", rows=["rrrrrr"]).give(0, ore=15)
    position.put(0, target, *[f"1{n}c" for n in range(count)]).put(0, kind, "15c")
    assert position.refusal(f"upgrade 15c {target}") == Note("no-piece", {"building": target})
    assert f"upgrade 15c {target}" not in position.offers("upgrade")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param("upgrade 11c ts", "no-own-structure", id="nothing of one's own there"),
        pytest.param("upgrade 14c ts", "no-own-structure", id="somebody else's structure"),
        pytest.param("upgrade 99c ts", "no-hex", id="no such hex"),
        pytest.param("upgrade 10c castle", "no-building", id="no such structure"),
        pytest.param("upgrade 10c", "not-offered", id="incomplete"),
    ],
)
def test_what_cannot_be_upgraded(text: str, reason: str) -> None:
    assert standing("m").put(1, "m", "14c").why_not(text) == reason


def test_the_mine_of_the_lost_planet_stays_a_mine() -> None:
    position = gaia("terrans", "xenos", rows=["r."]).put(0, "m", "10c").lost_planet(0, "11c")
    assert position.why_not("upgrade 11c ts") == "cannot-become"
    assert position.offers("upgrade") == ["upgrade 10c ts"]


@pytest.mark.parametrize("target", ["lab", "ac1", "ac2"])
def test_a_lab_and_an_academy_bring_a_technology_tile(target: str) -> None:
    position = standing("ts" if target == "lab" else "lab").play(f"upgrade 10c {target}")
    assert position.asked == [(0, "tech")]


def test_stations_and_institutes_bring_none() -> None:
    assert standing("m").play("upgrade 10c ts").asked == [(0, "after")]
    assert standing("ts").play("upgrade 10c pi").asked == [(0, "after")]


def test_the_right_academy_gives_an_action_at_once() -> None:
    position = standing("lab").turn("upgrade 10c ac2; tech free1; advance no")
    position.turn("pass booster_labs").play("special right_academy")
    assert position.seat(0).qic == 3 + 1


@pytest.mark.parametrize(
    ("kind", "target", "tile", "vp"),
    [
        ("m", "ts", "round_trading_station_3", 3),
        ("m", "ts", "round_trading_station_4", 4),
        ("ts", "pi", "round_big_building_5_a", 5),
        ("ts", "pi", "round_big_building_5_b", 5),
        ("lab", "ac1", "round_big_building_5_a", 5),
        ("lab", "ac2", "round_big_building_5_a", 5),
        ("ts", "lab", "round_trading_station_3", 0),
        ("ts", "lab", "round_big_building_5_a", 0),
        ("m", "ts", "round_mine_2", 0),
    ],
)
def test_round_tiles_score_upgrades(kind: str, target: str, tile: str, vp: int) -> None:
    position = standing(kind).scoring(tile).play(f"upgrade 10c {target}")
    if position.asked == [(0, "tech")]:
        position.play("tech free1; advance no")
    assert position.seat(0).vp == 10 + vp


def test_technology_scores_trading_stations() -> None:
    position = standing("m").tech(0, "adv_build_trading_station_3vp").play("upgrade 10c ts")
    assert position.seat(0).vp == 13


def test_only_mines_are_built_on_empty_planets() -> None:
    assert standing("ts").why_not("upgrade 11c pi") == "no-own-structure"
