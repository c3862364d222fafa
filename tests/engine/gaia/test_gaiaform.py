"""Action 2, Start a Gaia Project: gaiaformers, accessibility, tokens."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.moves import Note
from tests.engine.gaia.positions import Position, gaia

ROWS = ["rm..m.m.g"]


def ready(level: int = 1, formers: int = 1) -> Position:
    position = gaia("terrans", "xenos", rows=ROWS).put(0, "m", "10c").level(0, gaia=level)
    return position.give(0, formers_ready=formers, qic=0).bowls(0, 3, 2, 2)


@pytest.mark.parametrize(("level", "tokens"), [(1, 6), (2, 6), (3, 4), (4, 3), (5, 3)])
def test_a_project_moves_tokens_to_the_gaia_area(level: int, tokens: int) -> None:
    position = ready(level).play("gaiaform 11c")
    player = position.seat(0)
    assert player.bowls[3] == tokens
    assert sum(player.bowls) == 7
    assert player.formers == position.mask("11c")
    assert player.formers_ready == 0


def test_all_gaiaformers_cost_the_same_whenever_they_were_gained() -> None:
    position = ready(3, formers=2).level(0, nav=5).play("gaiaform 11c; end")
    position.turn(position.offers("pass")[0])
    position.bowls(0, 4, 0, 0).play("gaiaform 14c")
    assert position.seat(0).bowls == [0, 0, 0, 8]


@pytest.mark.parametrize(
    ("tokens", "after"),
    [
        pytest.param((6, 1, 1), [0, 1, 1, 6], id="the lowest bowl first"),
        pytest.param((1, 1, 4), [0, 0, 0, 6], id="from all bowls if need be"),
    ],
)
def test_tokens_come_from_any_bowl(tokens: tuple[int, int, int], after: list[int]) -> None:
    position = ready().bowls(0, *tokens).play("gaiaform 11c")
    assert position.seat(0).bowls == after


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        pytest.param(lambda p: p.give(0, formers_ready=0), "no-gaiaformer-yet", id="a gaiaformer"),
        pytest.param(lambda p: p.bowls(0, 5, 0, 0, 9), "needs", id="tokens in the bowls"),
        pytest.param(lambda p: p.former(1, "11c"), "foreign-gaiaformer", id="no opponent's there"),
        pytest.param(lambda p: p.former(0, "11c"), "foreign-gaiaformer", id="none of one's own"),
    ],
)
def test_what_a_project_needs(change: Callable[[Position], Position], reason: str) -> None:
    position = change(ready())
    assert position.why_not("gaiaform 11c") == reason
    assert "gaiaform 11c" not in position.offers()


def test_only_transdim_planets_are_gaiaformed() -> None:
    position = ready().level(0, nav=5).give(0, qic=9)
    assert position.why_not("gaiaform 18c") == "not-transdim"
    assert position.why_not("gaiaform 12c") == "not-transdim"
    assert position.why_not("gaiaform 10c") == "not-transdim"


def test_no_qic_bridges_a_gap_in_the_map() -> None:
    position = gaia("terrans", "xenos", rows=["r m"]).put(0, "m", "10c").level(0, gaia=1)
    position.give(0, formers_ready=1, qic=40).bowls(0, 6, 0, 0)
    assert position.why_not("gaiaform 12c") == "out-of-range"


def test_range_as_for_a_mine_with_qics() -> None:
    position = ready()
    assert position.why_not("gaiaform 14c") == "needs"
    position.give(0, qic=2)
    assert position.notes("gaiaform 14c")["price"] == {"price": {"to_gaia": 6, "qic": 2}}
    position.play("gaiaform 14c")
    assert position.seat(0).qic == 0


def test_a_gaiaformer_neither_colonises_nor_extends_range() -> None:
    position = ready(level=4, formers=2).turn("gaiaform 11c").turn("pass booster_labs")
    assert position.seat(0).colonised == position.mask("10c")
    assert position.refusal("gaiaform 14c") == Note(
        "needs", {"needs": {"qic": 2}, "has": {"qic": 0}, "short": {"qic": 2}}
    )


def test_a_gaiaformer_causes_no_charging() -> None:
    position = ready().put(1, "m", "12c").bowls(1, 2, 0, 0).turn("gaiaform 11c")
    assert position.asked == [(1, "turn")]


def test_a_used_gaiaformer_is_available_again_after_the_mine() -> None:
    position = ready().turn("gaiaform 11c").pass_all()
    position.turn(position.offers("pass")[0]).play("build 11c")
    assert position.seat(0).formers_ready == 1


@pytest.mark.parametrize(("level", "gained"), [(1, 1), (2, 0), (3, 1), (4, 1), (5, 0)])
def test_gaiaformers_are_gained_on_levels_1_3_and_4(level: int, gained: int) -> None:
    position = gaia("firaks", "xenos").level(0, gaia=level - 1).token(0, "fed_7vp_2ore")
    position.play("research gaia")
    assert position.seat(0).formers_ready == gained


def test_without_a_level_there_is_no_project() -> None:
    position = gaia("firaks", "xenos", rows=ROWS).put(0, "m", "10c")
    assert position.why_not("gaiaform 11c") == "no-gaiaformer-yet"
    assert not position.offers("gaiaform")


def test_in_the_last_round_a_project_may_begin_but_never_ends() -> None:
    position = ready().round(6).bowls(0, 6, 0, 0).turn("gaiaform 11c").pass_all()
    assert position.table.result is not None
    assert position.state.planets[position.place("11c")] == "transdim"
