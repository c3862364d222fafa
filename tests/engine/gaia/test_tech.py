"""Technology tiles: which may be taken, covering, every tile's effect, the advance after them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.moves import Note
from engine.core.words import resolve
from engine.gaia.components import ADVANCED_TECH, STANDARD_TECH
from engine.gaia.structures import power_value
from tests.engine.gaia.positions import Position, gaia

ROWS = ["rovdstigm."]


def choosing(*tiles: str) -> Position:
    """Seat 0 has just upgraded to a lab, with the three tiles below tracks as dealt."""
    position = gaia("terrans", "xenos", rows=ROWS).put(0, "ts", "10c").tech(0, *tiles)
    return position.play("upgrade 10c lab")


def taking(tile: str, position: Position) -> Position:
    """Let seat 0 take an advanced tile from the economy track, covering its only tile."""
    if tile.startswith("adv_"):
        position.state.advanced[next(t for t in position.state.advanced if t == "eco")] = tile
        position.level(0, eco=4).token(0, "fed_7vp_2ore")
        slot = "adv-eco"
    else:
        slot = position.slot_of(tile)
    return position.play(f"upgrade 10c lab; tech {slot}")


# Which tile


@pytest.mark.parametrize("typed", ["tech tech4", "tech tech-7vp", "tech tech_7vp"])
def test_a_tile_may_be_named_by_itself_and_is_stored_by_its_slot(typed: str) -> None:
    """Found by an audit: ids of the boardgamers notation were not accepted everywhere."""
    position = choosing()
    stored = ("tech", position.slot_of("tech_7vp"))
    assert resolve(position.table, 0, tuple(typed.split())) == stored


def test_a_tile_that_is_covered_may_be_named_by_itself() -> None:
    position = choosing("tech_ore_qic", "tech_7vp").level(0, eco=4).token(0, "fed_7vp_2ore")
    position.play("tech adv-eco")
    assert resolve(position.table, 0, ("cover", "tech4"))[1] == position.slot_of("tech_7vp")


def test_nine_standard_tiles_are_on_offer() -> None:
    slots = ["terra", "nav", "int", "gaia", "eco", "sci", "free1", "free2", "free3"]
    assert choosing().offers() == [f"tech {slot}" for slot in slots]


def test_no_tile_twice_even_if_it_is_covered() -> None:
    position = choosing("tech_ore_qic", "tech_7vp")
    owner = position.seat(0)
    owner.cover(owner.techs[0], ADVANCED_TECH["adv_sector_ore"])
    tile = position.state.tech["terra"]
    assert tile == "tech_ore_qic"
    assert position.refusal("tech terra") == Note("tech-owned", {"tile": tile})
    assert position.why_not("tech gaia") == "tech-owned"


def test_four_copies_of_each_tile() -> None:
    position = choosing()
    assert set(position.state.tech_left.values()) == {4}
    position.play("tech terra; advance no")
    assert position.state.tech_left["tech_ore_qic"] == 3


def test_a_tile_that_is_gone_cannot_be_taken() -> None:
    position = choosing()
    position.state.tech_left["tech_7vp"] = 0
    assert position.why_not("tech gaia") == "tech-gone"
    assert position.why_not("tech castle") == "no-slot"
    assert position.why_not("castle terra") == "not-offered"


def test_with_nothing_left_to_take_the_lab_comes_without_a_tile() -> None:
    position = gaia("terrans", "xenos").put(0, "ts", "10c").tech(0, *STANDARD_TECH)
    position.play("upgrade 10c lab")
    assert position.asked == [(0, "after")]


# The advance


@pytest.mark.parametrize(
    ("slot", "tracks"),
    [
        pytest.param("nav", ["nav"], id="below a track: in that track only"),
        pytest.param("free2", ["terra", "nav", "int", "gaia", "eco", "sci"], id="common row: any"),
    ],
)
def test_where_the_advance_may_be(slot: str, tracks: list[str]) -> None:
    position = choosing().play(f"tech {slot}")
    assert position.offers() == [*(f"advance {track}" for track in tracks), "advance no"]


def test_the_advance_may_be_declined() -> None:
    position = choosing().play("tech nav; advance no")
    assert position.seat(0).levels["nav"] == 0
    assert position.asked == [(0, "after")]


@pytest.mark.parametrize(
    ("level", "tokens", "theirs"),
    [
        pytest.param(5, (), 0, id="at the top already"),
        pytest.param(4, (), 0, id="no green token for level 5"),
        pytest.param(4, ("fed_7vp_2ore",), 5, id="level 5 is taken"),
    ],
)
def test_an_advance_that_is_impossible_is_left_out(
    level: int, tokens: tuple[str, ...], theirs: int
) -> None:
    position = choosing().level(0, nav=level).token(0, *tokens).level(1, nav=theirs)
    position.play("tech nav")
    assert position.asked == [(0, "after")]


def test_another_track_is_refused_with_those_that_are_possible() -> None:
    position = choosing().play("tech nav")
    assert position.refusal("advance eco") == Note("other-track", {"tracks": ["nav"]})
    assert position.why_not("advance castle") == "not-offered"
    position = choosing().level(0, nav=4).play("tech free1")
    assert position.why_not("advance nav") == "needs-green-token"


# Advanced tiles


def advanced_ready() -> Position:
    position = gaia("terrans", "xenos", rows=ROWS).put(0, "ts", "10c").tech(0, "tech_7vp")
    return position.level(0, eco=4).token(0, "fed_7vp_2ore")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        pytest.param(lambda p: p, "", id="on level 4, with a green token and a tile to cover"),
        pytest.param(lambda p: p.level(0, eco=5), "", id="on level 5"),
        pytest.param(lambda p: p.level(0, eco=3), "needs-level", id="not below level 4"),
        pytest.param(
            lambda p: p.seat(0).tokens.clear() or p, "needs-green-token", id="not without a token"
        ),
        pytest.param(
            lambda p: p.seat(0).techs.clear() or p, "nothing-to-cover", id="not without a tile"
        ),
        pytest.param(
            lambda p: p.state.advanced.update(eco=None) or p, "tech-gone", id="not if it is gone"
        ),
    ],
)
def test_what_an_advanced_tile_needs(change: Callable[[Position], Position], reason: str) -> None:
    position = change(advanced_ready())
    position.play("upgrade 10c lab")
    assert position.why_not("tech adv-eco") == reason
    assert ("tech adv-eco" in position.offers()) is (not reason)


def test_the_gray_side_and_the_gray_token_are_no_keys() -> None:
    for position in (
        gaia("terrans", "xenos").token(0, "fed_7vp_2ore", green=False),
        gaia("terrans", "xenos").token(0, "fed_12vp"),
    ):
        position.put(0, "ts", "10c").tech(0, "tech_7vp").level(0, eco=4).play("upgrade 10c lab")
        assert position.why_not("tech adv-eco") == "needs-green-token"


def test_an_advanced_tile_flips_a_token_covers_a_tile_and_leaves_its_place_empty() -> None:
    position = advanced_ready().play("upgrade 10c lab; tech adv-eco")
    player = position.seat(0)
    assert [token.green for token in player.tokens] == [False]
    assert player.techs[0].covered_by == player.techs[1].tile.id
    assert position.state.advanced["eco"] is None
    assert position.offers()[:2] == ["advance terra", "advance nav"], "any track"


def test_the_player_chooses_which_tile_is_covered() -> None:
    position = advanced_ready().tech(0, "tech_ore_qic").play("upgrade 10c lab; tech adv-eco")
    assert position.asked == [(0, "cover")]
    assert position.offers() == ["cover gaia", "cover terra"]
    assert position.why_not("cover nav") == "cannot-cover"
    position.play("cover terra")
    assert [owned.covered_by is None for owned in position.seat(0).techs] == [True, False, True]


def test_a_covered_tile_and_an_advanced_one_cannot_be_covered() -> None:
    position = advanced_ready().play("upgrade 10c lab; tech adv-eco; advance no; end")
    position.play("pass booster_labs; end").put(0, "ts", "11c").token(0, "fed_7vp_2ore")
    position.level(0, terra=4).play("upgrade 11c lab")
    assert position.why_not("tech adv-terra") == "nothing-to-cover"


def test_one_token_does_not_serve_twice() -> None:
    position = advanced_ready().level(0, nav=4).play("upgrade 10c lab; tech adv-eco")
    assert "advance nav" not in position.offers()
    assert "advance eco" not in position.offers()


@pytest.mark.parametrize(
    ("covered", "was"),
    [
        pytest.param("tech_income_4_credits", "income", id="its income"),
        pytest.param("tech_action_charge_4", "action", id="its action"),
        pytest.param("tech_mine_on_gaia_3vp", "trigger", id="its points"),
        pytest.param("tech_big_buildings_4", "value", id="its power value"),
    ],
)
def test_a_covered_tile_loses(covered: str, was: str) -> None:
    position = gaia("terrans", "xenos", rows=ROWS).put(0, "ts", "10c").put(0, "pi", "12c")
    position.tech(0, covered).level(0, eco=4, nav=4).token(0, "fed_7vp_2ore")
    assert has(position, covered, was)
    position.play("upgrade 10c lab; tech adv-eco; advance no")
    assert not has(position, covered, was)


def has(position: Position, tile: str, what: str) -> bool:
    player = position.seat(0)
    if what == "income":
        return tile in player.incomes
    if what == "action":
        return tile in [key for key, _ in player.specials]
    if what == "trigger":
        points = position.state.trigger_points(player, "mine_on_gaia")
        return tile in [source for source, _ in points]
    return power_value(position.state, player, position.place("12c")) == 4


def test_the_action_of_the_new_tile_is_fresh_though_the_covered_one_was_used() -> None:
    position = gaia("terrans", "xenos", rows=ROWS).put(0, "ts", "10c")
    position.tech(0, "tech_action_charge_4").level(0, eco=4).token(0, "fed_7vp_2ore")
    position.state.advanced.update(eco="adv_action_3_ore")
    position.turn("special tech_action_charge_4").turn("pass booster_labs")
    position.turn("upgrade 10c lab; tech adv-eco; advance no").play("special adv_action_3_ore")
    assert position.asked == [(0, "after")]


# The tiles, one by one

AT_ONCE = [
    ("tech_ore_qic", {"ore": 1, "qic": 1}),
    ("tech_planet_types_knowledge", {"knowledge": 3}),
    ("tech_7vp", {"vp": 7}),
    ("tech_big_buildings_4", {}),
    ("tech_income_ore_charge", {}),
    ("tech_income_knowledge_credit", {}),
    ("tech_mine_on_gaia_3vp", {}),
    ("tech_income_4_credits", {}),
    ("tech_action_charge_4", {}),
    ("adv_mine_2vp", {"vp": 6}),
    ("adv_sector_ore", {"ore": 4}),
    ("adv_gaia_2vp", {"vp": 2}),
    ("adv_trading_station_4vp", {"vp": 0}),
    ("adv_sector_2vp", {"vp": 8}),
    ("adv_federation_5vp", {"vp": 5}),
    ("adv_pass_federation_3vp", {}),
    ("adv_research_2vp", {}),
    ("adv_action_qic_5_credits", {}),
    ("adv_pass_lab_3vp", {}),
    ("adv_pass_planet_type_1vp", {}),
    ("adv_action_3_ore", {}),
    ("adv_action_3_knowledge", {}),
    ("adv_build_mine_3vp", {}),
    ("adv_build_trading_station_3vp", {}),
]


@pytest.mark.parametrize(("tile", "gains"), AT_ONCE)
def test_what_a_tile_gives_at_once(tile: str, gains: dict[str, int]) -> None:
    """With a lab (just built) on terra, mines on oxide, a second oxide and a Gaia planet."""
    position = gaia("terrans", "xenos", rows=["roog."]).put(0, "ts", "10c")
    position.put(0, "m", "11c", "12c", "13c").give(0, ore=5)
    if tile.startswith("adv_"):
        position.tech(0, "tech_income_4_credits")
    names = ("vp", "ore", "credits", "knowledge", "qic")
    player = position.seat(0)
    before = {name: getattr(player, name) for name in names}
    taking(tile, position)
    change = {name: getattr(player, name) - before[name] for name in names}
    change["ore"] += 3
    change["credits"] += 5
    assert {k: v for k, v in change.items() if v} == {k: v for k, v in gains.items() if v}


def test_every_tile_is_looked_at() -> None:
    assert {tile for tile, _ in AT_ONCE} == {*STANDARD_TECH, *ADVANCED_TECH}


def test_counting_tiles_count_the_new_state() -> None:
    """Printed order: the upgrade is done before the tile is gained."""
    position = gaia("terrans", "xenos", rows=["ror"]).put(0, "ts", "10c", "11c").put(0, "m", "12c")
    position.tech(0, "tech_7vp")
    assert taking("adv_trading_station_4vp", position).seat(0).vp == 14, "one station is left"


def test_the_lost_planet_counts_for_types_sectors_and_mines() -> None:
    for tile, vp in (("adv_mine_2vp", 4), ("adv_sector_2vp", 6)):
        position = gaia("terrans", "xenos", rows=["rr."]).put(0, "ts", "10c").put(0, "m", "11c")
        position.lost_planet(0, "12c").tech(0, "tech_7vp")
        assert taking(tile, position).seat(0).vp == 10 + vp
    position = gaia("terrans", "xenos", rows=["rr."]).put(0, "ts", "10c").lost_planet(0, "12c")
    assert taking("tech_planet_types_knowledge", position).seat(0).knowledge == 8 + 2


@pytest.mark.parametrize(
    ("tile", "income"),
    [
        ("tech_income_ore_charge", (("ore", 1), ("charge", 1))),
        ("tech_income_knowledge_credit", (("knowledge", 1), ("credits", 1))),
        ("tech_income_4_credits", (("credits", 4),)),
    ],
)
def test_income_tiles(tile: str, income: tuple[tuple[str, int], ...]) -> None:
    position = gaia("terrans", "xenos").put(0, "ts", "10c")
    assert taking(tile, position).seat(0).incomes[tile] == income


@pytest.mark.parametrize(
    ("tile", "gains"),
    [
        ("adv_action_qic_5_credits", {"qic": 1, "credits": 5}),
        ("adv_action_3_ore", {"ore": 3}),
        ("adv_action_3_knowledge", {"knowledge": 3}),
    ],
)
def test_action_tiles(tile: str, gains: dict[str, int]) -> None:
    position = gaia("terrans", "xenos").tech(0, tile)
    before = {name: getattr(position.seat(0), name) for name in gains}
    position.play(f"special {tile}")
    assert {n: getattr(position.seat(0), n) - before[n] for n in gains} == gains


def test_the_charging_tile_charges_four_without_points() -> None:
    position = gaia("terrans", "xenos").tech(0, "tech_action_charge_4").bowls(0, 3, 1, 0)
    position.play("special tech_action_charge_4")
    assert position.seat(0).bowls == [0, 3, 1, 0]
    assert position.seat(0).vp == 10


@pytest.mark.parametrize(
    ("tile", "vp"),
    [
        ("adv_pass_federation_3vp", 6),
        ("adv_pass_lab_3vp", 3),
        ("adv_pass_planet_type_1vp", 2),
    ],
)
def test_passing_tiles(tile: str, vp: int) -> None:
    position = gaia("terrans", "xenos", rows=["rog"]).put(0, "lab", "10c").put(0, "m", "11c")
    position.token(0, "fed_12vp").token(0, "fed_7vp_2ore", green=False).tech(0, tile)
    position.booster(0, "booster_ore_knowledge").play(position.offers("pass")[0])
    assert position.seat(0).vp == 10 + vp


def test_the_research_tile_scores_its_own_advance_and_every_later_one() -> None:
    position = taking("adv_research_2vp", advanced_ready()).play("advance sci")
    assert position.seat(0).vp == 12
    position.play("end; pass booster_labs; end; research sci")
    assert position.seat(0).vp == 14


@pytest.mark.parametrize(("kind", "value"), [("pi", 4), ("ac1", 4), ("ac2", 4), ("lab", 2)])
def test_the_power_value_tile(kind: str, value: int) -> None:
    position = gaia("terrans", "xenos").put(0, kind, "10c").tech(0, "tech_big_buildings_4")
    assert power_value(position.state, position.seat(0), position.place("10c")) == value
