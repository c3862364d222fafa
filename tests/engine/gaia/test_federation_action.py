"""Action 4, Form a Federation: power values, connecting, reward, growth by neighbours.

What exactly may be connected is tested in `federations/`; here the rule is played at a table.
"""

from __future__ import annotations

import pytest

from engine.core.moves import Note
from engine.gaia.structures import power_value
from tests.engine.gaia.positions import Position, gaia


def seven(*rows: str) -> Position:
    """Institute and academy on 10c and 12c, a mine on 13c: seven in all, one hex between them."""
    position = gaia("firaks", "xenos", rows=rows or ["t.tt...t"])
    return position.put(0, "pi", "10c").put(0, "ac1", "12c").put(0, "m", "13c")


@pytest.mark.parametrize(
    ("kind", "value"), [("m", 1), ("ts", 2), ("lab", 2), ("pi", 3), ("ac1", 3), ("ac2", 3)]
)
def test_power_values(kind: str, value: int) -> None:
    position = gaia("terrans", "xenos").put(0, kind, "10c")
    assert power_value(position.state, position.seat(0), position.place("10c")) == value


def test_satellites_connect_and_cost_a_discarded_token_each() -> None:
    position = seven().play("federation 10c,11c,12c,13c fed_12vp")
    player = position.seat(0)
    assert player.satellites == position.mask("11c")
    assert player.federated == position.mask("10c", "11c", "12c", "13c")
    assert player.bowls == [1, 2, 2, 0]
    assert player.federations == 1


def test_adjacent_planets_need_no_satellite() -> None:
    position = gaia("firaks", "xenos", rows=["ttt"]).put(0, "pi", "10c").put(0, "ac1", "11c")
    position.put(0, "m", "12c").play("federation 10c,11c,12c fed_12vp")
    assert position.seat(0).satellites == 0
    assert sum(position.seat(0).bowls) == 6


@pytest.mark.parametrize(
    ("change", "hexes", "reason"),
    [
        pytest.param({}, "12c,13c", "federation-too-weak", id="a value of 4"),
        pytest.param({}, "10c,12c,13c", "federation-disconnected", id="not connected"),
        pytest.param({}, "10c,99c", "no-hex", id="no such hex"),
        pytest.param({"broke": 1}, "10c,11c,12c,13c", "federation-not-affordable", id="no token"),
        pytest.param(
            {"federation": 1}, "10c,11c,12c,13c", "federation-touches-federation",
            id="beside an own federation",
        ),
    ],
)  # fmt: skip
def test_what_is_no_federation(change: dict[str, int], hexes: str, reason: str) -> None:
    position = seven("t.tt....", "........")
    if "broke" in change:
        position.bowls(0, 0, 0, 0, 5)
    if "federation" in change:
        position.federation(0, "14c")
    assert position.why_not(f"federation {hexes} fed_12vp") == reason


def test_as_many_satellites_elsewhere_are_variants_of_what_is_in_the_menu() -> None:
    position = gaia("firaks", "xenos", rows=["..tt", "t..."])
    position.put(0, "pi", "12c").put(0, "m", "13c").put(0, "ac1", "20c")
    decision = position.decision(0)
    assert decision.variants is not None
    listed = [option for option in decision.offer() if option.words[0] == "federation"]
    assert len({option.words[1] for option in listed}) == 1
    for option in listed:
        others = list(decision.variants(option.words))
        layouts = {words[1] for words in (option.words, *others)}
        assert layouts == {"11c,12c,13c,20c", "12c,13c,20c,21c"}
        for words in others:
            assert decision.notes_of(words) == option.notes
    assert not decision.variants(("federation", "12c,13c,20c", "fed_12vp"))
    assert not decision.variants(("pass", "booster_range"))


def test_reasons_name_their_hexes() -> None:
    reason = seven().refusal("federation 10c,12c,13c fed_12vp")
    assert reason == Note("federation-disconnected", {"hexes": ["12c", "13c"]})


def test_a_satellite_may_stand_where_others_have_one_but_not_twice_ones_own() -> None:
    position = seven()
    position.seat(1).satellites = position.mask("11c")
    assert position.why_not("federation 10c,11c,12c,13c fed_12vp") == ""
    position.seat(0).satellites = position.mask("11c")
    assert position.why_not("federation 10c,11c,12c,13c fed_12vp") != ""


def test_satellites_do_not_stand_on_planets() -> None:
    position = seven("tmtt")
    assert position.why_not("federation 10c,11c,12c,13c fed_12vp") == "federation-on-planet"


@pytest.mark.parametrize(
    ("token", "gains"),
    [
        ("fed_12vp", {"vp": 12}),
        ("fed_8vp_qic", {"vp": 8, "qic": 1}),
        ("fed_8vp_2tokens", {"vp": 8, "tokens": 2}),
        ("fed_7vp_2ore", {"vp": 7, "ore": 2}),
        ("fed_7vp_6credits", {"vp": 7, "credits": 6}),
        ("fed_6vp_2knowledge", {"vp": 6, "knowledge": 2}),
    ],
)
def test_the_token_gives_its_reward_at_once(token: str, gains: dict[str, int]) -> None:
    position = seven()
    player = position.seat(0)
    names = ("vp", "ore", "credits", "knowledge", "qic")
    before = {name: getattr(player, name) for name in names} | {"tokens": sum(player.bowls) - 1}
    left = position.state.tokens[token]
    position.play(f"federation 10c,11c,12c,13c {token}")
    after = {name: getattr(player, name) for name in names} | {"tokens": sum(player.bowls)}
    assert {
        name: after[name] - before[name] for name in before if after[name] != before[name]
    } == gains
    assert [(owned.token.id, owned.green) for owned in player.tokens] == [
        (token, token != "fed_12vp")
    ]
    assert position.state.tokens[token] == left - 1


def test_three_copies_of_each_token_one_of_which_may_lie_on_terraforming_5() -> None:
    tokens = gaia("terrans", "xenos").state.tokens
    assert tokens == {token: 2 if token == "fed_7vp_2ore" else 3 for token in tokens}
    assert len(tokens) == 6


def test_a_kind_that_is_gone_cannot_be_taken() -> None:
    position = seven()
    position.state.tokens["fed_12vp"] = 0
    assert position.why_not("federation 10c,11c,12c,13c fed_12vp") == "token-gone"
    assert position.why_not("federation 10c,11c,12c,13c fed_castle") == "no-token-kind"
    assert not any("fed_12vp" in text for text in position.offers("federation"))
    position.state.tokens.update(dict.fromkeys(position.state.tokens, 0))
    assert position.offers("federation") == []


def test_the_gleens_token_is_not_in_the_supply() -> None:
    assert seven().why_not("federation 10c,11c,12c,13c fed_gleens") == "token-gone"


def test_the_round_tile_scores_a_federation() -> None:
    position = seven().scoring("round_federation_5").play("federation 10c,11c,12c,13c fed_12vp")
    assert position.seat(0).vp == 10 + 12 + 5


def test_a_federation_may_not_be_larger_than_it_has_to_be() -> None:
    position = seven("t.tt.t..").put(0, "m", "15c")
    assert position.why_not("federation 10c,11c,12c,13c fed_12vp") == ""
    assert position.why_not("federation 10c,11c,12c,13c,14c,15c fed_12vp") != ""


def test_what_touches_it_belongs_to_it_without_being_written() -> None:
    position = seven("t.tt", ".t..").put(0, "m", "21c").play("federation 10c,11c,12c,13c fed_12vp")
    assert position.seat(0).federated & position.mask("21c")


def test_planets_only_are_completed_with_the_cheapest_satellites() -> None:
    position = seven()
    spell = position.decision().spell
    assert spell is not None
    assert spell(("federation", "10c,12c", "fed_12vp")) == (
        "federation",
        "10c,11c,12c,13c",
        "fed_12vp",
    )


def test_any_number_of_federations_may_be_formed() -> None:
    position = gaia("firaks", "xenos", rows=["ttt.", "....", ".ttt"])
    position.put(0, "pi", "10c").put(0, "ac1", "11c").put(0, "m", "12c")
    position.put(0, "ac2", "31c").put(0, "ts", "32c", "33c")
    position.turn("federation 10c,11c,12c fed_12vp").turn("pass booster_labs")
    position.play("federation 31c,32c,33c fed_12vp")
    assert position.seat(0).federations == 2


def test_a_new_neighbour_of_two_federations_joins_and_gives_nothing() -> None:
    position = gaia("terrans", "xenos", rows=["rrr"]).put(0, "m", "10c", "12c")
    position.federation(0, "10c").federation(0, "12c").play("build 11c")
    assert position.seat(0).federated == position.mask("10c", "11c", "12c")
    assert position.seat(0).tokens == []


def test_losing_value_does_not_dissolve_a_federation() -> None:
    position = seven().tech(0, "tech_big_buildings_4").level(0, eco=4).token(0, "fed_8vp_qic")
    position.federation(0, "10c", "11c", "12c", "13c").give(0, qic=4)
    position.play("action qic_tech_tile; tech adv-eco")
    assert position.seat(0).federated == position.mask("10c", "11c", "12c", "13c")
