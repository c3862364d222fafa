"""Assumed values: a host's corrections reach the rules, and what does not fit is refused."""

from __future__ import annotations

import ast
import json
import random
import re
from pathlib import Path

import pytest

from engine.core.assumed import AssumedError
from engine.core.game import HUMAN, Setup
from engine.core.record import Record, format_record, load_record, play_record, record_of
from engine.core.table import Table
from engine.federation.bag import Bag
from engine.federation.data import ASSUMED, ours
from engine.federation.game import FEDERATION
from tests.engine.federation.tables import begun, offered, play, play_out, position, table

SOURCES = Path(__file__).parents[3] / "engine/federation"


def corrected(**values: object) -> str:
    return json.dumps({key.replace("__", "."): {"value": value} for key, value in values.items()})


def test_two_hundred_and_nine_values_are_assumed_and_each_has_a_place() -> None:
    assert len(ASSUMED.entries) == 209
    assert ours().digest


def test_corrected_values_change_options_and_prices_without_code() -> None:
    layout = {
        "senate.layout.c1f3": "officers_quarters", "senate.layout.c2f3": "neo",
        "e81216.mega4.cost": {"lavandium": 1}, "missions.6.level": 3,
        "neo.graph.n1a": {
            "influence": 1, "kind": "crystals", "reward": {"golden_diamond": 1},
            "next": ["n2a", "n2b"],
        },
    }  # fmt: skip
    one = begun(4, layout)
    play(one, 0, "place amb1a vote c2f3")
    assert offered(one, 0) == ["move n1a", "move n1b"]
    play(one, 0, "move n1a")
    assert one.state.players[0].reserve.golden_diamond == 1
    state = position(4, layout)
    assert state.box.megastructures["mega4"].cost == Bag(lavandium=1)
    assert state.box.mission_by_word["6"].level == 3


def test_a_neo_with_another_number_of_spaces_and_longer_tracks_plays() -> None:
    values = {
        "neo.graph.d8": {"influence": 8, "kind": "dead_asteroids", "reward": {}, "next": []},
        "accreditation.steps_per_level": {"1": 1, "2": 3, "3": 3, "4": 1, "5": 4},
        "accreditation.deep_space_step": 12,
        "projects.steps.2": 3,
        "arratuin.shop1.level1": {"kind": "pool", "units": 3, "mix": True,
                                  "options": [{"op": "gain", "res": {"lavandium": 1}},
                                              {"op": "die", "amount": 1}]},
    }  # fmt: skip
    state = position(2, values)
    assert state.box.last_step == 12
    assert state.needed("1") == 3
    assert play_out(table(2, "other values", values), random.Random(1)).result is not None


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"senate__layout__c1f3": "atal"}, "assumed-structure"),
        ({"senate__layout__c1f3": "kitchen"}, "assumed-structure"),
        ({"neo__graph__n1a": {"influence": 1, "kind": "crystals", "reward": {}, "next": ["x"]}},
         "assumed-structure"),
        ({"neo__graph__n7a": {"influence": 7, "kind": "crystals", "reward": {}, "next": []}},
         "assumed-structure"),
        ({"arratuin__shops_count": 7}, "assumed-structure"),
        ({"e81216__production__shipyard__side": "b"}, "assumed-structure"),
        ({"accreditation__deep_space_step": 11}, "assumed-structure"),
        ({"projects__column__1": "influence:sixmoon"}, "assumed-structure"),
        ({"tokens__deep_space__1": ["a", "c"]}, "assumed-structure"),
        ({"blocking__bp2": {"x_left": "neo", "x_right": "neo", "zero": "atal",
                            "zero_wing": "left"}}, "assumed-structure"),
        ({"missions__1__space": "sixmoon"}, "assumed-structure"),
        ({"missions__12__level": 6}, "assumed-structure"),
        ({"general__value_order": ["lavandium", "lavandium", "oceanium", "copernium"]},
         "assumed-structure"),
        ({"medals__points__6": 40}, "assumed-structure"),
        ({"sixmoon__excluded_tokens": ["t999"]}, "assumed-structure"),
        ({"sixmoon__excluded_tokens": ["t401", "t402", "t403"]}, "assumed-structure"),
        ({"rulings__spy_marker_goes_to": 13}, "assumed-structure"),
        ({"missions__1__level": "one"}, "assumed-bad-value"),
        ({"neo__asteroid__1": {"gold": 1}}, "assumed-bad-value"),
        ({"tokens__start__1": [{"op": "gian"}]}, "assumed-bad-value"),
        ({"rulings__transmute_optional": 3}, "assumed-bad-value"),
        ({"senate__layout__c9f9": "neo"}, "assumed-unknown-key"),
    ],
)  # fmt: skip
def test_values_that_do_not_fit_are_refused(values: dict[str, object], key: str) -> None:
    with pytest.raises(AssumedError) as refusal:
        ASSUMED.corrections(corrected(**values))
    assert refusal.value.key == key


def test_each_value_of_the_shared_proposals_form_is_read() -> None:
    text = json.dumps(
        {
            "atal.timing.1A1": {
                "value": "immediate", "source": "rulebook", "confidence": "high", "rank": 15,
                "why": "seen on the token",
            }
        }
    )  # fmt: skip
    assert ASSUMED.corrections(text) == {"atal.timing.1a1": "immediate"}


def test_a_game_keeps_its_values_and_its_export_lists_those_that_differ() -> None:
    plain = Setup("federation", (HUMAN,) * 2, "a", "b")
    setup = ASSUMED.corrected(corrected(medals__points__1=3)).begun(plain)
    one = Table(FEDERATION, setup)
    assert one.state.box.medals.points[1] == 3
    text = format_record(record_of(one))
    assert "deal assumed.medals.points.1 3\n" in text
    again = play_record(FEDERATION, load_record(format_record(Record(setup))))
    assert again.view().assumed == one.view().assumed != Table(FEDERATION, plain).view().assumed


def test_no_rule_contains_an_assumed_number() -> None:
    """Numbers above four are the rulebook's own, and stand where this test names them."""
    printed = {"terms.py": {5, 6, 7}, "game.py": {5}, "asking.py": {99}}
    printed["company.py"] = {16, 200}  # no rule: how many placings a computer player looks at
    found = [
        (path.name, node.lineno, node.value)
        for path in sorted(SOURCES.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and type(node.value) is int
        and node.value not in {0, 1, 2, 3, 4} | printed.get(path.name, set())
    ]
    assert found == []


def test_ids_are_words() -> None:
    word = re.compile(r"[a-z0-9][a-z0-9_,+>-]*\Z")
    box = ours()
    for ids in (
        box.spaces, box.rooms, box.specialists, box.transfigurations, box.asteroids, box.shops,
        box.productions, box.megastructures, box.start_tokens, box.deep_space, box.law_by_id,
        box.ambassador_by_id, box.mission_by_word, box.neo.graph,
    ):  # fmt: skip
        assert all(word.match(one) for one in ids)
