"""Phase I: what brings income, the limits, and the order of charging and new tokens."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.gaia.components import BOOSTERS, FACTIONS, INCOME_SLOTS
from engine.gaia.income import income_symbols, outcomes
from engine.gaia.state import Player
from engine.gaia.terms import Building
from tests.engine.gaia.positions import Position, gaia

Income = dict[str, int]


def income_of(player: Player) -> Income:
    """Everything the next income phase gives."""
    total: Counter[str] = Counter()
    for symbol in income_symbols(player):
        total[symbol.resource] += symbol.amount
    return dict(total)


def bare(faction: str) -> Position:
    """A faction with nothing but its board."""
    other = "firaks" if FACTIONS[faction].colour == "brown" else "taklons"
    position = gaia(faction, other, rows=["mmmmmmmmmm"])
    position.seat(0).take_booster(None)
    for track in list(position.seat(0).levels):
        position.level(0, **{track: 0})
    return position


def gained(faction: str, kind: str, count: int) -> Income:
    """What so many structures of a kind bring beyond the faction board."""
    position = bare(faction)
    before = Counter(income_of(position.seat(0)))
    position.put(0, kind, *[f"1{n}c" for n in range(count)])
    return dict(Counter(income_of(position.seat(0))) - before)


@pytest.mark.parametrize(
    ("faction", "income"),
    [
        ("terrans", {"ore": 1, "knowledge": 1}),
        ("ambas", {"ore": 2, "knowledge": 1}),
        ("hadsch_hallas", {"ore": 1, "knowledge": 1, "credits": 3}),
        ("ivits", {"ore": 1, "knowledge": 1, "qic": 1}),
        ("firaks", {"ore": 1, "knowledge": 2}),
        ("bescods", {"ore": 1}),
        ("itars", {"ore": 1, "knowledge": 1, "tokens": 1}),
    ],
)
def test_the_faction_board_itself_brings(faction: str, income: Income) -> None:
    assert income_of(bare(faction).seat(0)) == income


@pytest.mark.parametrize(
    ("kind", "by_count"),
    [
        ("m", [1, 2, 2, 3, 4, 5, 6, 7]),
        ("ts", [3, 7, 11, 16]),
        ("lab", [1, 2, 3]),
    ],
)
def test_every_structure_opens_the_income_under_it(kind: str, by_count: list[int]) -> None:
    resource = {"m": "ore", "ts": "credits", "lab": "knowledge"}[kind]
    for count, amount in enumerate(by_count, start=1):
        assert gained("terrans", kind, count) == {resource: amount}


@pytest.mark.parametrize(
    ("faction", "kind", "count", "income"),
    [
        pytest.param("terrans", "pi", 1, {"charge": 4, "tokens": 1}, id="an institute, as printed"),
        pytest.param("terrans", "ac1", 1, {"knowledge": 2}, id="the left academy"),
        pytest.param("terrans", "ac2", 1, {}, id="the right academy: an action instead"),
        pytest.param("lantids", "pi", 1, {"charge": 4}, id="Lantids: no token"),
        pytest.param("xenos", "pi", 1, {"charge": 4, "qic": 1}, id="Xenos: a QIC for the token"),
        pytest.param("gleens", "pi", 1, {"charge": 4, "ore": 1}, id="Gleens: an ore"),
        pytest.param("ambas", "pi", 1, {"charge": 4, "tokens": 2}, id="Ambas: two tokens"),
        pytest.param("bescods", "pi", 1, {"charge": 4, "tokens": 2}, id="Bescods: two tokens"),
        pytest.param("bescods", "ts", 4, {"knowledge": 4}, id="Bescods: knowledge for stations"),
        pytest.param("bescods", "lab", 3, {"credits": 12}, id="Bescods: credits for labs"),
        pytest.param("nevlas", "lab", 3, {"charge": 6}, id="Nevlas: labs charge"),
        pytest.param("itars", "ac1", 1, {"knowledge": 3}, id="Itars: three knowledge"),
    ],
)
def test_faction_boards_differ(faction: str, kind: str, count: int, income: Income) -> None:
    assert gained(faction, kind, count) == income


def test_every_faction_has_a_slot_for_every_piece() -> None:
    for faction in FACTIONS:
        slots = INCOME_SLOTS[faction]
        assert [len(slots[kind]) for kind in Building] == [8, 4, 3, 1, 1, 1]


@pytest.mark.parametrize(
    ("track", "by_level"),
    [
        (
            "eco",
            [
                {},
                {"credits": 2, "charge": 1},
                {"ore": 1, "credits": 2, "charge": 2},
                {"ore": 1, "credits": 3, "charge": 3},
                {"ore": 2, "credits": 4, "charge": 4},
                {},
            ],
        ),
        ("sci", [{}, *({"knowledge": level} for level in (1, 2, 3, 4)), {}]),
        ("int", [{}] * 6),
    ],
)
def test_only_the_present_research_level_brings_income(track: str, by_level: list[Income]) -> None:
    position = bare("firaks")
    base = Counter(income_of(position.seat(0)))
    for level, income in enumerate(by_level):
        position.level(0, **{track: level})
        assert dict(Counter(income_of(position.seat(0))) - base) == income


@pytest.mark.parametrize(
    ("booster", "income"),
    [
        ("booster_ore_knowledge", {"ore": 1, "knowledge": 1}),
        ("booster_credits_qic", {"credits": 2, "qic": 1}),
        ("booster_tokens_ore", {"tokens": 2, "ore": 1}),
        ("booster_terraform", {"credits": 2}),
        ("booster_range", {"charge": 2}),
        ("booster_mines", {"ore": 1}),
        ("booster_labs", {"knowledge": 1}),
        ("booster_trading_stations", {"ore": 1}),
        ("booster_big_buildings", {"charge": 4}),
        ("booster_gaia", {"credits": 4}),
    ],
)
def test_boosters_bring(booster: str, income: Income) -> None:
    position = bare("xenos")
    base = Counter(income_of(position.seat(0)))
    position.booster(0, booster)
    assert dict(Counter(income_of(position.seat(0))) - base) == income
    position.seat(0).take_booster(BOOSTERS["booster_ore_knowledge"])
    assert dict(Counter(income_of(position.seat(0))) - base) == {"ore": 1, "knowledge": 1}


def test_income_comes_at_the_beginning_of_every_round() -> None:
    position = gaia("terrans", "xenos").put(0, "ts", "10c").give(0, ore=2, credits=3, knowledge=0)
    position.play("pass booster_gaia").play("end").play("pass booster_labs").play("end")
    player = position.seat(0)
    assert (player.ore, player.credits, player.knowledge) == (3, 10, 1)


def test_what_is_over_a_limit_is_lost() -> None:
    position = gaia("terrans", "xenos").put(0, "ts", "10c").put(0, "ac1", "11c")
    position.give(0, ore=15, credits=29, knowledge=14, qic=40).level(0, eco=2)
    position.bowls(0, 5, 0, 0).pass_all()
    player = position.seat(0)
    assert (player.ore, player.credits, player.knowledge) == (15, 30, 15)
    assert player.qic == 40, "neither QICs nor tokens have a limit"


def income_round(faction: str, *bowls: int, stone: int | None = None) -> Position:
    """An institute's charge of four and token, at the beginning of round 2."""
    position = gaia(faction, "xenos").put(0, "pi", "10c")
    return position.bowls(0, *bowls, stone=stone).pass_all()


@pytest.mark.parametrize(
    ("answer", "bowls"),
    [
        pytest.param("income charge-4", [1, 4, 2, 0], id="charge first, the token stays below"),
        pytest.param("income tokens-1", [0, 6, 1, 0], id="token first, it is charged as well"),
    ],
)
def test_the_order_of_charging_and_tokens_is_free(answer: str, bowls: list[int]) -> None:
    position = income_round("terrans", 2, 4, 0)
    assert position.asked == [(0, "income")]
    assert sorted(position.offers()) == ["income charge-4", "income tokens-1"]
    position.play(answer)
    assert position.seat(0).bowls == bowls


@pytest.mark.parametrize(
    ("bowls", "after"),
    [
        pytest.param((6, 0, 0), [3, 4, 0, 0], id="bowl I takes all the charge either way"),
        pytest.param((4, 0, 2), [1, 4, 2, 0], id="bowl I is just enough"),
    ],
)
def test_an_order_that_changes_nothing_is_not_asked(
    bowls: tuple[int, int, int], after: list[int]
) -> None:
    position = income_round("terrans", *bowls)
    assert position.asked == [(0, "turn")]
    assert position.seat(0).bowls == after


def test_the_order_is_asked_of_the_owner_of_the_brainstone_too() -> None:
    """Found in review: with the Brainstone the order was asked only where power was wasted."""
    position = income_round("taklons", 2, 4, 0, stone=2)
    assert position.asked == [(0, "income")]
    position.play("income tokens-1")
    assert position.seat(0).bowls == [0, 6, 1, 0]


def test_the_brainstone_chooses_within_an_order_and_is_not_asked_about_the_order_then() -> None:
    position = income_round("taklons", 6, 0, 0, stone=0)
    assert position.asked == [(0, "brainstone")], "either order leads to the same places"


def test_each_symbol_is_taken_whole_before_the_next() -> None:
    position = gaia("terrans", "xenos").put(0, "pi", "10c").level(0, eco=3)
    position.bowls(0, 2, 0, 0).pass_all()
    assert sorted(position.offers()) == ["income charge-3", "income charge-4", "income tokens-1"]
    position.play("income charge-3")
    assert position.asked == [(0, "income")]
    position.play("income tokens-1")
    assert position.asked == [(0, "turn")], "the last symbol leaves no choice"
    assert position.seat(0).bowls == [0, 0, 3, 0]


def test_all_players_take_income_side_by_side() -> None:
    position = gaia("terrans", "xenos", "taklons").put(0, "pi", "10c").put(2, "pi", "12c")
    position.bowls(0, 2, 4, 0).bowls(2, 2, 4, 0, stone=2).pass_all()
    assert position.asked == [(0, "income"), (2, "income")]
    position.play("2: income charge-4")
    assert position.asked == [(0, "income")]
    position.play("0: income tokens-1")
    assert position.asked == [(0, "turn")]


def test_a_symbol_that_does_not_wait_cannot_be_taken() -> None:
    position = income_round("terrans", 2, 4, 0)
    assert position.why_not("income charge-3") == "no-income"
    assert position.why_not("income") == "no-income"


def test_outcomes_are_those_of_every_order_and_every_way_of_the_brainstone() -> None:
    assert outcomes((1, 0, 0, None), [("charge", 1), ("tokens", 1)]) == {
        (1, 1, 0, None),
        (1, 1, 0, None),
    }
    assert outcomes((0, 1, 0, 0), [("charge", 2)]) == {(0, 0, 1, 1), (0, 1, 0, 2)}
    assert outcomes((0, 0, 1, 2), [("charge", 2)]) == {(0, 0, 1, 2)}
