"""Assumed component values: a host's file, the setup that carries them, and what is refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core import assets
from engine.core.assumed import (
    Assumed,
    AssumedError,
    Assumption,
    Values,
    begun,
    digest_of,
    joined,
    parted,
    with_corrections,
)
from engine.core.game import HUMAN, Setup
from engine.core.record import Record, format_record, load_record

SETUP = Setup("lanterns", (HUMAN, HUMAN))


def fits(values: Values) -> None:
    """A lantern burns for a whole number of hours, and the river has a bank."""
    if not isinstance(values["lantern.hours"], int):
        raise ValueError("hours are a number")
    if values["river.banks"] == {}:
        raise AssumedError("assumed-structure", what="banks")


OURS = Assumed(
    "lanterns",
    {
        "lantern.hours": Assumption(value=3, rank=1, confidence="low"),
        "river.banks": Assumption(value={"left": 1, "right": 2}, rank=2),
    },
    fits,
)


def test_a_host_may_correct_some_values() -> None:
    text = json.dumps(
        {
            "Lantern.Hours": {"value": 4, "source": "photo"},
            "river.banks": {"value": {"right": 2, "left": 1}},
        }
    )
    assert OURS.corrections(text) == {"lantern.hours": 4}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "assumed-not-json"),
        ("[1]", "assumed-not-a-list"),
        ('{"lantern.hours": 4}', "assumed-no-value"),
        ('{"lantern.ours": {"value": 4}}', "assumed-unknown-key"),
        ('{"lantern.hours": {"value": "long"}}', "assumed-bad-value"),
        ('{"lantern.hours": {"value": 4, "rank": "first"}}', "assumed-bad-value"),
        ('{"river.banks": {"value": {}}}', "assumed-structure"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_its_reason(text: str, key: str) -> None:
    with pytest.raises(AssumedError) as refusal:
        OURS.corrections(text)
    assert refusal.value.key == key


def test_a_game_keeps_the_values_it_was_begun_with_through_its_record() -> None:
    setup = replace(OURS, host={"lantern.hours": 4}).begun(SETUP)
    again = load_record(format_record(Record(setup))).setup
    assert again == setup
    assert OURS.values(again) == {"lantern.hours": 4, "river.banks": {"left": 1, "right": 2}}
    assert again.deal["assumed.lantern.hours"] == ("4",)
    assert set(again.deal) == {"assumed", "assumed.lantern.hours"}, "only what differs is listed"


def test_values_dealt_in_the_setup_win_over_the_hosts() -> None:
    dealt = replace(SETUP, deal={"assumed.lantern.hours": ("5",)})
    setup = replace(OURS, host={"lantern.hours": 4}).begun(dealt)
    assert OURS.values(setup)["lantern.hours"] == 5


def test_a_game_begun_with_what_we_assumed_before_keeps_it() -> None:
    setup = OURS.begun(SETUP)
    entries = {**OURS.entries, "lantern.hours": Assumption(value=9)}
    corrected = replace(OURS, entries=entries, earlier=({"lantern.hours": 3},))
    assert corrected.values(setup) == OURS.ours()
    assert corrected.values(SETUP)["lantern.hours"] == 9
    with pytest.raises(AssumedError) as refusal:
        replace(corrected, earlier=()).values(setup)
    assert refusal.value.key == "assumed-other-values"


def test_a_list_that_was_shipped_before_is_found_by_its_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that lacks a value which we assume now, and has one that we do not any more."""
    lists = {
        "lights.json": {"hours": 9, "banks": 2},
        "former/lights.1.json": {"hours": 3, "oil": 1},
        "former/lights.2.json": {"hours": 4, "banks": 2},
        "former/nights.1.json": {"hours": 5, "banks": 2},
    }
    (tmp_path / "river" / "former").mkdir(parents=True)
    for name, values in lists.items():
        text = json.dumps({key: {"value": value} for key, value in values.items()})
        (tmp_path / "river" / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(assets, "files", lambda _: tmp_path)
    lights = Assumed.from_assets("lights", "river/lights.json", lambda _: None)

    def begun_with(values: Values, **dealt: str) -> dict[str, object]:
        deal = {"assumed": (digest_of(values),), **{f"assumed.{k}": (v,) for k, v in dealt.items()}}
        return dict(lights.values(replace(SETUP, deal=deal)))

    assert begun_with(lists["lights.json"]) == {"hours": 9, "banks": 2}
    assert begun_with(lists["former/lights.1.json"]) == {"hours": 3, "banks": 2}
    assert begun_with(lists["former/lights.2.json"]) == {"hours": 4, "banks": 2}
    assert begun_with({"hours": 4, "banks": 7}, banks="7") == {"hours": 4, "banks": 7}
    with pytest.raises(AssumedError):
        begun_with(lists["former/nights.1.json"])


def test_a_stored_setup_has_the_hash_and_its_values_are_kept_beside_it() -> None:
    game = Game()
    corrected = with_corrections(game, '{"lantern.hours": {"value": 4}}')
    setup = begun(corrected, replace(SETUP, deal={"river": ("wide",)}))
    stored, written = parted(game, setup)
    assert {*stored.deal} == {"assumed", "river"}
    assert json.loads(written) == {"lantern.hours": 4, "river.banks": {"left": 1, "right": 2}}
    assert joined(game, stored, written) == setup
    assert joined(game, stored, None) == joined(game, stored, written + " ") == stored
    assert parted(game, SETUP) == (SETUP, ""), "begun before anything was assumed"
    assert parted(object(), setup) == (setup, "")


@pytest.mark.parametrize("words", [("{",), ()])
def test_a_deal_that_is_no_value_is_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(AssumedError):
        OURS.values(replace(SETUP, deal={"assumed.lantern.hours": words}))


def test_an_unknown_deal_is_refused() -> None:
    with pytest.raises(AssumedError):
        OURS.values(replace(SETUP, deal={"assumed.lantern.ours": ("1",)}))


def test_the_hash_does_not_depend_on_order() -> None:
    assert digest_of({"a": {"b": 1, "c": 2}, "d": 3}) == digest_of({"d": 3, "a": {"c": 2, "b": 1}})


def test_the_key_that_is_wrong_by_itself_is_named() -> None:
    text = '{"river.banks": {"value": {"left": 2}}, "lantern.hours": {"value": "long"}}'
    with pytest.raises(AssumedError) as refusal:
        OURS.corrections(text)
    assert refusal.value.args_["name"] == "lantern.hours"


class Game:
    """Something with assumed values."""

    assumed = OURS


def test_a_game_with_corrections_begins_with_them_and_the_other_one_without() -> None:
    game = Game()
    corrected = with_corrections(game, '{"lantern.hours": {"value": 4}}')
    assert begun(corrected, SETUP).deal["assumed.lantern.hours"] == ("4",)
    assert set(begun(game, SETUP).deal) == {"assumed"}
    assert begun(object(), SETUP) == SETUP, "a game that assumes nothing"
