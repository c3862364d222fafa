"""Action 1, Build a Mine: price, accessibility, habitability, own gaiaformers, what it scores."""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from engine.gaia.terms import HOME_TYPES, ORE_PER_STEP, Planet, steps_between
from tests.engine.gaia.positions import Position, gaia

LINE = ["r..r......"]


def spent(position: Position, text: str, seat: int = 0) -> dict[str, int]:
    """What a move takes away, by resource."""
    player = position.seat(seat)
    names = ("credits", "ore", "knowledge", "qic", "vp")
    before = {name: getattr(player, name) for name in names}
    position.play(text)
    change = {name: before[name] - getattr(player, name) for name in names}
    return {name: amount for name, amount in change.items() if amount}


def test_a_mine_costs_one_ore_and_two_credits_and_comes_from_the_board() -> None:
    position = gaia("terrans", "xenos", rows=["rr"]).put(0, "m", "10c")
    assert spent(position, "build 11c") == {"ore": 1, "credits": 2}
    assert position.seat(0).pieces["m"] == 6
    assert position.seat(0).colonised == position.mask("10c", "11c")


@pytest.mark.parametrize(
    ("given", "short"),
    [
        pytest.param({"ore": 0}, {"ore": 1}, id="no ore"),
        pytest.param({"credits": 1}, {"credits": 1}, id="one credit too few"),
    ],
)
def test_a_mine_must_be_paid_at_once(given: dict[str, int], short: dict[str, int]) -> None:
    position = gaia("terrans", "xenos", rows=["rr"]).put(0, "m", "10c").give(0, **given)
    reason = position.refusal("build 11c")
    assert reason is not None
    assert reason.key == "needs"
    assert reason.args["short"] == short


def test_a_mine_must_be_left_on_the_board() -> None:
    position = gaia("terrans", "xenos", rows=["r" * 9]).put(0, "m", *[f"1{n}c" for n in range(8)])
    assert position.refusal("build 18c") == Note("no-piece", {"building": "m"})


@pytest.mark.parametrize(
    ("hexagon", "reason"),
    [
        pytest.param("10c", "own-structure", id="an own structure stands there"),
        pytest.param("11c", "occupied", id="somebody else's structure stands there"),
        pytest.param("12c", "no-planet", id="there is no planet"),
        pytest.param("99c", "no-hex", id="there is no such hex"),
        pytest.param("13c", "transdim", id="a transdim planet cannot be settled"),
        pytest.param("14c", "foreign-gaiaformer", id="somebody else's gaiaformer stands there"),
        pytest.param("15c", "gaia-project-running", id="the own Gaia project is not completed"),
    ],
)
def test_a_planet_must_be_empty_and_habitable(hexagon: str, reason: str) -> None:
    position = gaia("terrans", "xenos", rows=["rr.mgm"]).put(0, "m", "10c").put(1, "m", "11c")
    position.former(1, "14c").former(0, "15c").give(0, qic=9)
    assert position.why_not(f"build {hexagon}") == reason


@pytest.mark.parametrize(("level", "reach"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_basic_range_by_navigation_level(level: int, reach: int) -> None:
    position = gaia("terrans", "xenos", rows=["r" * 7]).put(0, "m", "10c").level(0, nav=level)
    position.give(0, qic=0)
    assert position.offers("build") == [f"build 1{n}c" for n in range(1, reach + 1)]


@pytest.mark.parametrize(
    ("distance", "qic"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 4)]
)
def test_every_qic_adds_two_hexes_of_range(distance: int, qic: int) -> None:
    position = gaia("terrans", "xenos", rows=["r" + "." * (distance - 1) + "r"]).put(0, "m", "10c")
    position.give(0, qic=qic - 1 if qic else 0)
    if qic:
        assert position.why_not(f"build 1{distance}c") == "needs"
    position.give(0, qic=qic)
    price = {"ore": 1, "credits": 2, **({"qic": qic} if qic else {})}
    assert spent(position, f"build 1{distance}c") == price


def test_the_qic_range_holds_for_this_action_only() -> None:
    position = gaia("terrans", "xenos", rows=["r..r..r"]).put(0, "m", "10c").give(0, qic=1)
    position.play("build 13c; end").play("pass booster_labs; end")
    assert position.why_not("build 16c") == "needs"


@pytest.mark.parametrize(
    "rows",
    [
        pytest.param(["rd.r"], id="across planets, colonised or not"),
        pytest.param(["r r", "..."], id="around a gap along hexes of the map"),
    ],
)
def test_range_is_the_shortest_path_on_the_map(rows: list[str]) -> None:
    position = gaia("terrans", "xenos", rows=rows).put(0, "m", "10c").give(0, qic=0)
    target = f"build 1{len(rows[0]) - 1}c"
    assert position.level(0, nav=3).why_not(target) == "needs", "three hexes, not two"
    assert position.level(0, nav=4).why_not(target) == ""


@pytest.mark.parametrize(
    ("origin", "counts"),
    [
        pytest.param("mine", True, id="from a colonised planet"),
        pytest.param("station", True, id="from a space station"),
        pytest.param("former", False, id="not from a gaiaformer"),
        pytest.param("satellite", False, id="not from a satellite"),
    ],
)
def test_where_range_begins(origin: str, counts: bool) -> None:
    position = gaia("ivits", "xenos", rows=["o...mo"]).put(0, "pi", "10c").give(0, qic=0)
    if origin == "mine":
        position.lost_planet(0, "13c")
        position.level(0, nav=2)
    elif origin == "station":
        position.station(0, "13c").level(0, nav=2)
    elif origin == "former":
        position.former(0, "14c")
    else:
        position.seat(0).satellites = position.mask("14c")
    assert (position.why_not("build 15c") == "") is counts


@pytest.mark.parametrize("level", range(6))
@pytest.mark.parametrize("steps", [1, 2, 3])
def test_every_terraforming_step_costs_ore_by_level(level: int, steps: int) -> None:
    letter = {1: "o", 2: "v", 3: "d"}[steps]
    position = gaia("terrans", "ambas", rows=[f"r{letter}"]).put(0, "m", "10c")
    position.level(0, terra=level)
    ore = (3, 3, 2, 1, 1, 1)[level] * steps
    assert spent(position, "build 11c") == {"ore": 1 + ore, "credits": 2}


def test_the_terraforming_circle() -> None:
    names = [planet.value for planet in HOME_TYPES]
    assert names == ["terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice"]
    far = {planet: steps_between(Planet.TERRA, planet) for planet in HOME_TYPES}
    assert list(far.values()) == [0, 1, 2, 3, 3, 2, 1]
    assert ORE_PER_STEP == (3, 3, 2, 1, 1, 1)


def test_no_part_of_the_action_without_the_rest() -> None:
    """Terraforming without a mine, or in part, is not possible: the whole price or nothing."""
    position = gaia("terrans", "xenos", rows=["rd"]).put(0, "m", "10c").give(0, ore=9)
    reason = position.refusal("build 11c")
    assert reason is not None
    assert reason.args["short"] == {"ore": 1}
    assert spent(position.give(0, ore=10), "build 11c") == {"ore": 10, "credits": 2}


@pytest.mark.parametrize(
    ("faction", "price"),
    [
        pytest.param("terrans", {"ore": 1, "credits": 2, "qic": 1}, id="one QIC, whoever you are"),
        pytest.param("ivits", {"ore": 1, "credits": 2, "qic": 1}, id="one QIC for Ivits too"),
        pytest.param("gleens", {"ore": 2, "credits": 2}, id="Gleens: one ore instead"),
    ],
)
def test_a_gaia_planet_costs_a_qic(faction: str, price: dict[str, int]) -> None:
    position = gaia(faction, "taklons", rows=["rg"]).put(0, "m", "10c")
    paid = spent(position, "build 11c")
    paid.pop("vp", None)
    assert paid == price


def test_the_qic_for_a_gaia_planet_adds_to_those_for_range() -> None:
    position = gaia("terrans", "xenos", rows=["r..g"]).put(0, "m", "10c")
    assert spent(position, "build 13c") == {"ore": 1, "credits": 2, "qic": 2}


def test_an_own_gaiaformer_makes_the_planet_free_and_reachable_and_comes_back() -> None:
    position = gaia("terrans", "xenos", rows=["r......g"]).put(0, "m", "10c").former(0, "17c")
    position.give(0, qic=0)
    assert spent(position, "build 17c") == {"ore": 1, "credits": 2}
    assert position.seat(0).formers_ready == 1
    assert position.seat(0).formers == 0


def test_nobody_else_settles_where_a_gaiaformer_stands() -> None:
    position = gaia("terrans", "xenos", rows=["rgd"])
    position.put(0, "m", "10c").put(1, "m", "12c").former(0, "11c").play("pass booster_gaia; end")
    assert position.why_not("build 11c") == "foreign-gaiaformer"


# What a mine scores


@pytest.mark.parametrize(
    ("tile", "hexagon", "vp"),
    [
        pytest.param("round_mine_2", "11c", 2, id="two points for a mine"),
        pytest.param("round_terraform_2", "12c", 4, id="two points for each of two steps"),
        pytest.param("round_gaia_mine_3", "13c", 3, id="three points on a Gaia planet"),
        pytest.param("round_gaia_mine_4", "13c", 4, id="four points on a Gaia planet"),
        pytest.param("round_gaia_mine_4", "14c", 4, id="also where the own gaiaformer stood"),
        pytest.param("round_gaia_mine_4", "11c", 0, id="but not on another planet"),
        pytest.param("round_mine_2", "13c", 2, id="a mine on a Gaia planet is a mine"),
    ],
)
def test_round_tiles_score_mines(tile: str, hexagon: str, vp: int) -> None:
    position = gaia("terrans", "xenos", rows=["rrvgg"]).put(0, "m", "10c").former(0, "14c")
    position.level(0, nav=4).give(0, qic=9).scoring(tile).play(f"build {hexagon}")
    assert position.seat(0).vp == 10 + vp


@pytest.mark.parametrize(
    ("tile", "hexagon", "vp"),
    [
        pytest.param("tech_mine_on_gaia_3vp", "13c", 3, id="tech: three points on a Gaia planet"),
        pytest.param("tech_mine_on_gaia_3vp", "11c", 0, id="tech: none elsewhere"),
        pytest.param("adv_build_mine_3vp", "11c", 3, id="advanced: three points for any mine"),
        pytest.param("adv_build_mine_3vp", "13c", 3, id="advanced: on a Gaia planet as well"),
    ],
)
def test_technology_scores_mines(tile: str, hexagon: str, vp: int) -> None:
    position = gaia("terrans", "xenos", rows=["rrvg"]).put(0, "m", "10c").level(0, nav=4)
    position.tech(0, tile).play(f"build {hexagon}")
    assert position.seat(0).vp == 10 + vp


def test_round_tile_and_technology_add_up() -> None:
    position = gaia("gleens", "taklons", rows=["dg"]).put(0, "m", "10c")
    position.tech(0, "tech_mine_on_gaia_3vp", "adv_build_mine_3vp").scoring("round_gaia_mine_4")
    position.play("build 11c")
    assert position.seat(0).vp == 10 + 4 + 3 + 3 + 2


def test_free_steps_are_steps_for_the_round_tile() -> None:
    position = gaia("terrans", "xenos", rows=["rd"]).put(0, "m", "10c").bowls(0, 0, 0, 5)
    position.scoring("round_terraform_2").play("action power_2_terraform; build 11c")
    assert position.seat(0).vp == 10 + 6


def test_a_mine_beside_an_own_federation_joins_it() -> None:
    position = gaia("terrans", "xenos", rows=["r.rrr"])
    position.put(0, "ac1", "10c").put(0, "pi", "12c").put(0, "m", "14c")
    position.federation(0, "10c", "11c", "12c").play("build 13c")
    assert position.seat(0).federated == position.mask("10c", "11c", "12c", "13c", "14c")
