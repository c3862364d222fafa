"""Action 5, Advance Research, and what every level brings; the Lost Planet."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from engine.gaia.terms import TRACKS, Planet
from tests.engine.gaia.positions import Position, gaia

KEY = "fed_8vp_qic"


def test_four_knowledge_for_one_level() -> None:
    position = gaia("terrans", "xenos").play("research eco")
    assert position.seat(0).knowledge == 4
    assert position.seat(0).levels["eco"] == 1


def test_any_area_may_be_chosen() -> None:
    position = gaia("terrans", "xenos")
    assert position.offers("research") == [f"research {track}" for track in TRACKS]


@pytest.mark.parametrize(
    ("given", "text", "reason"),
    [
        pytest.param({"knowledge": 3}, "research eco", "needs", id="three knowledge"),
        pytest.param({}, "research castle", "no-track", id="no such area"),
        pytest.param({}, "research", "not-offered", id="no area"),
    ],
)
def test_what_research_needs(given: dict[str, int], text: str, reason: str) -> None:
    position = gaia("terrans", "xenos").give(0, **given)
    assert position.why_not(text) == reason


LEVELS = [
    ("terra", 1, {"ore": 2}),
    ("terra", 2, {}),
    ("terra", 3, {}),
    ("terra", 4, {"ore": 2}),
    ("terra", 5, {"vp": 7, "ore": 2}),
    ("nav", 1, {"qic": 1}),
    ("nav", 2, {}),
    ("nav", 3, {"qic": 1}),
    ("nav", 4, {}),
    ("int", 1, {"qic": 1}),
    ("int", 2, {"qic": 1}),
    ("int", 3, {"qic": 2}),
    ("int", 4, {"qic": 2}),
    ("int", 5, {"qic": 4}),
    ("gaia", 1, {"formers_ready": 1}),
    ("gaia", 2, {}),
    ("gaia", 3, {"formers_ready": 1}),
    ("gaia", 4, {"formers_ready": 1}),
    ("gaia", 5, {"vp": 4 + 2}),
    ("eco", 1, {}),
    ("eco", 2, {}),
    ("eco", 3, {}),
    ("eco", 4, {}),
    ("eco", 5, {"ore": 3, "credits": 6}),
    ("sci", 1, {}),
    ("sci", 2, {}),
    ("sci", 3, {}),
    ("sci", 4, {}),
    ("sci", 5, {"knowledge": 9}),
]


@pytest.mark.parametrize(("track", "level", "gains"), LEVELS)
def test_what_a_level_gives_once(track: str, level: int, gains: dict[str, int]) -> None:
    position = gaia("firaks", "xenos", rows=["tgg.m"]).put(0, "m", "10c", "11c", "12c")
    position.former(0, "14c").level(0, **{track: level - 1}).token(0, KEY).give(0, knowledge=4)
    names = ("vp", "ore", "credits", "knowledge", "qic", "formers_ready")
    player = position.seat(0)
    before = {name: getattr(player, name) for name in names} | {"knowledge": 0}
    position.play(f"research {track}")
    change = {name: getattr(player, name) - before[name] for name in names}
    assert {name: amount for name, amount in change.items() if amount} == gains
    assert player.levels[track] == level


def test_gaia_project_2_brings_three_tokens() -> None:
    position = gaia("firaks", "xenos").level(0, gaia=1).bowls(0, 1, 0, 0).play("research gaia")
    assert position.seat(0).bowls == [4, 0, 0, 0]


def test_economy_5_charges_six() -> None:
    position = gaia("firaks", "xenos").level(0, eco=4).token(0, KEY).bowls(0, 4, 0, 0)
    position.play("research eco")
    assert position.seat(0).bowls == [0, 2, 2, 0]
    assert "eco" not in position.seat(0).incomes, "the income of level 4 has ended"


@pytest.mark.parametrize("track", TRACKS)
def test_from_level_2_to_3_three_power_are_charged_free_of_points(track: str) -> None:
    position = gaia("firaks", "xenos").level(0, **{track: 2}).bowls(0, 4, 0, 0)
    position.play(f"research {track}")
    assert position.seat(0).bowls == [1, 3, 0, 0]
    assert position.seat(0).vp == 10


def test_a_technology_tile_charges_on_level_3_as_well() -> None:
    position = gaia("firaks", "xenos").put(0, "ts", "10c").level(0, nav=2).bowls(0, 4, 0, 0)
    position.play("upgrade 10c lab; tech nav; advance nav")
    assert position.seat(0).bowls == [1, 3, 0, 0]


# Level 5


def test_level_5_flips_a_green_token() -> None:
    position = gaia("firaks", "xenos").level(0, sci=4).token(0, "fed_12vp", KEY)
    position.play("research sci")
    assert [(owned.token.id, owned.green) for owned in position.seat(0).tokens] == [
        ("fed_12vp", False),
        (KEY, False),
    ]


@pytest.mark.parametrize(
    ("tokens", "green"),
    [
        pytest.param((), True, id="no token"),
        pytest.param((KEY,), False, id="a gray side"),
        pytest.param(("fed_12vp",), True, id="the token that is gray on both sides"),
    ],
)
def test_level_5_needs_a_green_token(tokens: tuple[str, ...], green: bool) -> None:
    position = gaia("firaks", "xenos").level(0, sci=4).token(0, *tokens, green=green)
    assert position.why_not("research sci") == "needs-green-token"
    assert "research sci" not in position.offers()


def test_one_player_only_on_each_level_5() -> None:
    position = gaia("firaks", "xenos").level(0, sci=4, eco=4).token(0, KEY).level(1, sci=5)
    assert position.refusal("research sci") == Note("level-5-taken", {"track": "sci"})
    assert position.why_not("research eco") == ""


def test_there_is_no_level_6() -> None:
    position = gaia("firaks", "xenos").level(0, sci=5).token(0, KEY)
    assert position.why_not("research sci") == "at-top"


def test_terraforming_5_brings_its_token_which_counts_as_a_federation() -> None:
    position = gaia("firaks", "xenos").level(0, terra=4).token(0, KEY)
    position.scoring("round_federation_5").play("research terra")
    player = position.seat(0)
    assert [(owned.token.id, owned.green) for owned in player.tokens] == [
        (KEY, False),
        ("fed_7vp_2ore", True),
    ]
    assert player.vp == 10 + 7 + 5
    assert position.state.terraforming_token is None


def test_the_token_of_terraforming_5_is_not_its_own_key() -> None:
    position = gaia("firaks", "xenos").level(0, terra=4)
    assert position.why_not("research terra") == "needs-green-token"


@pytest.mark.parametrize(
    ("how", "vp"),
    [
        pytest.param("research eco", 2, id="for knowledge"),
        pytest.param("action qic_tech_tile; tech free1; advance eco", 2, id="after a tile"),
        pytest.param("special firaks_downgrade; downgrade 11c; advance eco", 2, id="Firaks"),
        pytest.param("action qic_tech_tile; tech free1; advance no", 0, id="not if declined"),
    ],
)
def test_the_round_tile_scores_every_advance(how: str, vp: int) -> None:
    position = gaia("firaks", "xenos").put(0, "pi", "10c").put(0, "lab", "11c").give(0, qic=4)
    position.scoring("round_research_2").play(how)
    assert position.seat(0).vp == 10 + vp


# The Lost Planet


def at_the_door(*rows: str) -> Position:
    position = gaia("firaks", "xenos", rows=rows or ["t......", "......d"]).put(0, "m", "10c")
    return position.level(0, nav=4).token(0, KEY).give(0, qic=0)


def test_navigation_5_places_the_lost_planet_within_range_4() -> None:
    position = at_the_door().play("research nav")
    assert position.asked == [(0, "lost-planet")]
    in_row = [f"lost-planet 1{n}c" for n in (1, 2, 3, 4)]
    assert [text for text in position.offers() if " 1" in text] == in_row
    position.play("lost-planet 13c")
    assert position.state.planets[position.place("13c")] is Planet.LOST
    assert position.seat(0).colonised == position.mask("10c", "13c")


def test_it_may_lie_farther_out_for_qics() -> None:
    position = at_the_door().give(0, qic=1).play("research nav; lost-planet 16c")
    assert position.seat(0).qic == 0


@pytest.mark.parametrize(
    ("occupied", "why"),
    [
        pytest.param("planet", "a planet", id="a planet"),
        pytest.param("own satellite", "", id="an own satellite"),
        pytest.param("satellite", "", id="somebody else's satellite"),
        pytest.param("station", "", id="a space station"),
    ],
)
def test_it_needs_an_empty_hex(occupied: str, why: str) -> None:
    position = gaia("firaks", "ivits", rows=["t.m...."]).put(0, "m", "10c")
    position.level(0, nav=4).token(0, KEY)
    if occupied == "own satellite":
        position.seat(0).satellites = position.mask("12c", "11c")
    elif occupied == "satellite":
        position.seat(1).satellites = position.mask("11c")
    elif occupied == "station":
        position.station(1, "11c")
    position.play("research nav")
    blocked = "12c" if occupied == "planet" else "11c"
    assert position.why_not(f"lost-planet {blocked}") == "no-site"
    assert f"lost-planet {blocked}" not in position.offers()
    assert position.why_not("lost-planet 13c") == ""
    assert position.why_not("lost-planet") == "not-offered"


def test_it_counts_as_building_a_mine_without_piece_price_or_step() -> None:
    position = at_the_door().scoring("round_mine_2").tech(0, "adv_build_mine_3vp")
    player = position.seat(0)
    pieces, stock = dict(player.pieces), (player.ore, player.credits)
    position.play("research nav; lost-planet 12c")
    assert player.vp == 10 + 2 + 3
    assert player.pieces == pieces
    assert (player.ore, player.credits) == stock
    position = at_the_door().scoring("round_terraform_2").play("research nav; lost-planet 12c")
    assert position.seat(0).vp == 10


def test_opponents_charge_from_it() -> None:
    position = (
        at_the_door("t......", "...d...").put(1, "m", "23c").turn("research nav; lost-planet 14c")
    )
    assert position.asked == [(1, "charge")]


def test_it_opens_no_income_and_joins_an_adjacent_federation() -> None:
    position = at_the_door("tt.....").put(0, "pi", "11c").federation(0, "10c", "11c")
    incomes = dict(position.seat(0).incomes)
    position.play("research nav; lost-planet 12c")
    assert position.seat(0).incomes == incomes
    assert position.seat(0).federated == position.mask("10c", "11c", "12c")


def test_range_is_measured_from_it_afterwards() -> None:
    position = at_the_door("t...t...t").turn("research nav; lost-planet 13c")
    position.turn("pass booster_labs")
    assert "build 18c" not in position.offers("build")
    position.level(0, nav=5)
    assert "build 14c" in position.offers("build")


def test_with_no_place_left_the_advance_is_made_all_the_same() -> None:
    position = at_the_door("tmmmmm").play("research nav")
    assert position.asked == [(0, "after")]
    assert position.seat(0).levels["nav"] == 5
