"""The door to the texts: labels, amounts, names and errors come out as people say them."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.errors import (
    AmbiguousMoveError,
    IllegalMoveError,
    NotYourTurnError,
    RecordError,
    SetupError,
    UnreadableMoveError,
)
from engine.core.events import Event
from engine.core.moves import Move, Note, Option
from render import texts
from render.texts import catalogue

TINY = {
    "en": "event-took = { $who } takes { $gain } from { $owner }\nask-card = Play { $card }.\n"
    "note-cards = { $cards }, { $open }, { $nothing }\nword-moon = moon\n    .acc = the moon\n"
    "move-play = Play { FORM($a, 'acc') }\nnote-all = { $players }\n",
}
TINY["en"] = TINY["en"].replace("'", '"')


@pytest.fixture(autouse=True)
def _no_faults(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every test starts without noted faults and without catalogues of other tests."""
    monkeypatch.setattr(catalogue, "problems", set())
    monkeypatch.setattr(catalogue, "_extra", {})
    yield
    catalogue._source.cache_clear()
    catalogue._bundle.cache_clear()


@pytest.fixture
def tiny(tmp_path: Path) -> str:
    """A small game with a catalogue of its own, English only."""
    for lang, source in TINY.items():
        (tmp_path / f"{lang}.ftl").write_text(source, encoding="utf-8")
    texts.add_catalogue("tiny", tmp_path)
    return "tiny"


@pytest.mark.parametrize(
    ("tag", "ours"),
    [
        ("ru", "ru"), ("uk", "uk"), ("en-GB", "en"), ("en_US", "en"), ("RU-ru", "ru"),
        ("de", "en"), (None, "en"), ("", "en"),
    ],
)  # fmt: skip
def test_a_locale_becomes_one_of_our_languages(tag: str | None, ours: str) -> None:
    assert texts.language(tag) == ours


@pytest.mark.parametrize(
    ("lang", "words", "shown"),
    [
        ("en", ("build",), "Build a mine"),
        ("en", ("build", "4a3"), "Build a mine on 4A3"),
        ("ru", ("upgrade", "5b3", "lab"), "Перестроить 5B3 → научная лаборатория"),
        ("uk", ("upgrade", "5b3"), "Поліпшити на 5B3"),
        ("en", ("free", "burn", "1", "power_to_qic", "2"),
         "Burn 1 token: II → III, 4 power → 1 QIC (× 2)"),
        ("ru", ("charge", "yes"), "Зарядить"),
        ("ru", ("charge", "token_first"), "Взять фишку, потом зарядить"),
        ("uk", ("charge", "no"), "Відмовитися"),
        ("en", ("advance", "no"), "Do not advance"),
        ("en", ("advance", "gaia"), "Advance in Gaia Project"),
        ("en", ("brainstone", "gaia"), "Brainstone: Gaia area"),
        ("en", ("special", "booster_range"), "Special action: mine or Gaia Project with range +3"),
        ("en", ("pass", "booster_range"), "Pass; next booster: range"),
        ("uk", ("tech", "adv-eco"), "Плитка технології: Економіка, поліпшена технологія"),
        ("en", ("federation", "4a3,4b1,5c", "fed_12vp"), "Federation: 4A3, 4B1, 5C → 12 VP"),
        ("ru", ("end",), "Завершить ход"),
        ("en", ("juggle", "snake_word", "4a3"), "juggle snake_word 4A3"),
    ],
)  # fmt: skip
def test_a_move_is_labelled(lang: str, words: tuple[str, ...], shown: str) -> None:
    assert texts.move(lang, "gaia", words) == shown


def test_a_move_has_a_short_form_where_the_catalogue_gives_one() -> None:
    assert texts.move("en", "gaia", ("build",), "short") == "Build"
    assert texts.move("en", "gaia", ("tech",), "short") == "Take a technology tile"


def test_a_word_is_told_apart_by_its_kind() -> None:
    assert texts.word("en", "gaia", "terra") == "Terraforming"
    assert texts.word("en", "gaia", "terra", kind="planet") == "terra"
    assert texts.word("en", "gaia", "gaia", kind="phase") == "Gaia phase"
    assert texts.word("en", "gaia", "gaia", "long", kind="planet") == "Gaia planet"


def test_a_word_has_cases() -> None:
    assert texts.word("ru", "gaia", "lab", "acc") == "научную лабораторию"
    assert texts.word("uk", "gaia", "ts", "acc") == "торгову станцію"
    assert texts.word("en", "gaia", "ts", "acc") == "a trading station"
    assert texts.word("en", "gaia", "ts", "gen") == "trading station"


def test_hexes_are_shown_in_capitals_and_unknown_words_as_they_are() -> None:
    assert texts.word("en", "gaia", "10c") == "10C"
    assert texts.word("en", "gaia", "4a3,5b2") == "4A3, 5B2"
    assert texts.word("en", "gaia", "no_such_word") == "no_such_word"


def test_amounts_are_joined_in_the_order_given() -> None:
    assert texts.amounts("en", "gaia", {"ore": 3, "credits": 2}) == "3 ore, 2 credits"
    assert texts.amounts("ru", "gaia", {"ore": 3, "credits": 2}) == "3 руды, 2 кредита"
    assert texts.amounts("uk", "gaia", {"ore": 3, "credits": 2}) == "3 руди, 2 кредити"


def test_amounts_can_be_signed_and_put_into_a_case() -> None:
    bag = {"ore": 1, "vp": -2, "qic": 0}
    assert texts.amounts("ru", "gaia", bag, "signed") == "+1 руда, −2 ПО"
    assert texts.amounts("ru", "gaia", bag, "signed-acc") == "+1 руду, −2 ПО"
    assert texts.amounts("uk", "gaia", {"ore": 0}) == "0 руди"
    assert texts.amounts("uk", "gaia", {}) == "нічого"
    assert texts.amounts("en", "gaia", {"charge": 3}, "signed") == "charge 3 power"


def test_an_unknown_key_comes_back_and_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="render.texts.catalogue"):
        assert texts.text("en", "no-such-key", "gaia") == "no-such-key"
        assert texts.text("en", "no-such-key", "gaia") == "no-such-key"
    assert len(caplog.records) == 1
    assert catalogue.problems == {("en", "no-such-key", "unknown key")}


def test_a_missing_variable_is_noted() -> None:
    texts.text("en", "error-too-many-words")
    assert [key for _, key, _ in catalogue.problems] == ["error-too-many-words"] * len(
        catalogue.problems
    )
    assert catalogue.problems


def test_a_game_brings_its_own_catalogue_and_may_speak_english_only(tiny: str) -> None:
    assert texts.move("en", tiny, ("play", "moon")) == "Play the moon"
    assert texts.move("uk", tiny, ("play", "moon")) == "Play the moon"
    assert texts.move("uk", tiny, ("end",)) == "Завершити хід"
    assert not catalogue.problems


def test_seats_in_arguments_become_names(tiny: str) -> None:
    took = Event("took", 1, {"gain": {"vp": 2}, "owner": 0})
    assert texts.event("en", tiny, took, ["Ada", "Bo*b"]) == "Bo\\*b takes 2 VP from Ada"
    assert texts.event("en", tiny, took, ["Ada"]) == "Player 2 takes 2 VP from Ada"


def test_arguments_of_every_kind_are_shown(tiny: str) -> None:
    args = {"cards": ["moon", "4a3", "sun"], "open": True, "nothing": None}
    assert texts.note("en", tiny, Note("cards", args)) == "moon, 4A3, sun, yes, none"
    assert texts.ask("en", tiny, "card", {"card": "moon"}) == "Play moon."
    shared = Note("all", {"players": {0: 2, 1: 1}})
    assert texts.note("en", tiny, shared, ["Ada", "Bob"]) == "Ada: 2, Bob: 1"
    pairs = Note("all", {"players": (("vp", 2), ("vp", 2))})
    assert texts.note("en", tiny, pairs) == "2 VP"
    assert not catalogue.problems


def test_a_long_list_is_cut(tiny: str) -> None:
    args = {"cards": ["moon"] * 3000, "open": False, "nothing": ()}
    shown = texts.note("en", tiny, Note("cards", args))
    assert len(shown) < 300
    assert "…" in shown


def test_an_illegal_move_is_explained_and_alternatives_are_named() -> None:
    error = IllegalMoveError(Move(0, ("build", "4a3")), Note("not-offered"))
    error.continuations = [Option(("build", f"4a{n}")) for n in range(8)]
    shown = texts.error("en", "gaia", error)
    assert shown.startswith("Not possible: Build a mine on 4A3 – that is not possible now.")
    assert shown.endswith("Build a mine on 4A5 and 2 more.")


def test_several_meanings_are_listed() -> None:
    error = AmbiguousMoveError([("research", "terra"), ("research", "nav")], text="research")
    shown = texts.error("uk", "gaia", error)
    assert shown.endswith("Можна: Дослідження: Тераформування, Дослідження: Навігація.")


def test_what_was_typed_is_quoted_and_never_translated() -> None:
    shown = texts.error("en", "gaia", UnreadableMoveError(word="m"))
    assert shown == "“m” means nothing here."
    hostile = texts.error("en", "gaia", UnreadableMoveError(word="@everyone **x** " * 5000))
    assert "@everyone" not in hostile
    assert len(hostile) < 400


@pytest.mark.parametrize(
    ("key", "args", "shown"),
    [
        ("setup-solo", {"option": "goals"}, "Против робота этого выбрать нельзя: цели."),
        ("setup-needs-storm", {"option": "players"}, "Для этого нужно дополнение: игроки."),
        ("setup-unknown-option", {"option": "Gaols"}, "Настройки «Gaols» в этой игре нет"),
        ("setup-world", {"world": "new_sparta", "worlds": ["old_earth"]}, "миров: Старая Земля."),
    ],
)
def test_an_option_that_is_refused_is_named_as_where_it_is_chosen(
    key: str, args: dict[str, object], shown: str
) -> None:
    assert shown in texts.error("ru", "race", SetupError(key, **args))


def test_the_line_of_a_record_is_named_where_it_is_known() -> None:
    known = texts.error("ru", None, RecordError("record-bad-move", 3, text="x"))
    unknown = texts.error("ru", None, RecordError("record-bad-header", None, text="x"))
    assert known.startswith("Строка 3: «x»")
    assert unknown.startswith("«x»")


def test_names_of_those_waited_for_are_given() -> None:
    error = NotYourTurnError(0, [1, 2])
    assert texts.error("uk", "gaia", error, ["Ада", "Боб", "Віра"]).endswith("Боб, Віра.")


def test_a_finished_text_is_not_made_harmless_twice() -> None:
    inner = texts.Text("**Ada**")
    error = UnreadableMoveError(word=inner)
    assert "**Ada**" in texts.error("en", None, error)


def test_catalogues_can_be_read_beforehand() -> None:
    texts.preload("gaia")
    assert catalogue._bundle.cache_info().currsize >= len(texts.LANGUAGES)
    assert texts.has("uk", "move-build", "gaia")
    assert not texts.has("uk", "move-build")


def test_a_text_begins_with_a_capital_on_demand() -> None:
    assert texts.capital("научная лаборатория") == "Научная лаборатория"
    assert texts.capital("") == ""


def test_a_record_with_an_illegal_move_says_what_is_wrong_with_it() -> None:
    error = RecordError("record-illegal-move", move=3, text="0 build 4a3", reason="move-illegal")
    assert texts.error("en", "gaia", error) == "Move 3 (“0 build 4a3”) cannot be played."
    error.__cause__ = IllegalMoveError(Move(0, ("build", "4a3")), Note("out-of-range"))
    shown = texts.error("en", "gaia", error)
    assert shown.endswith("Not possible: Build a mine on 4A3 – out of your range.")


def test_a_pass_without_a_booster_is_told_without_one() -> None:
    passed = Event("passed", 0, {"booster": "", "returned": "booster_mines"})
    assert texts.event("en", "gaia", passed, ["Ada"]) == "Ada passes."


@pytest.mark.parametrize(
    ("lang", "shown"),
    [("en", ("1.5", "1,234.0", "−0.3")), ("ru", ("1,5", "1\xa0234,0", "−0,3")),
     ("uk", ("1,5", "1\xa0234,0", "−0,3"))],
)  # fmt: skip
def test_numbers_are_written_as_the_language_does(lang: str, shown: tuple[str, ...]) -> None:
    assert tuple(texts.decimal(lang, number) for number in (1.5, 1234, -0.31)) == shown
    minus = texts.note(lang, "race", Note("military-after", {"before": 0, "after": -1}))
    assert minus.endswith("0 → −1"), "a true minus sign"


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_game_without_a_last_round_is_not_said_to_have_none(lang: str) -> None:
    args = {"round": 2, "leader": "Ada", "points": "9"}
    assert "0" not in texts.text(lang, "catch-up-round", "race", rounds=0, **args)
    assert "6" in texts.text(lang, "catch-up-round", "gaia", rounds=6, **args)


def test_phrases_that_only_look_alike_are_not_taken_for_each_other(tmp_path: Path) -> None:
    source = "note-of = { ID($what) } { $n }\nnote-lost = { $lost }\n"
    (tmp_path / "en.ftl").write_text(source, encoding="utf-8")
    texts.add_catalogue("alike", tmp_path)
    labels = [catalogue.Formed("mine", of, str) for of in ("pit", "own")]
    said = [texts.text("en", "note-of", "alike", what=one, n=2) for one in (*labels, *labels)]
    assert said == ["pit 2", "own 2"] * 2
    assert texts.text("en", "note-of", "alike", what=labels[0], n=texts.Text("2")) == "pit 2"
    for _ in range(2):
        catalogue.problems.clear()
        texts.text("en", "note-lost", "alike")
        assert [key for _, key, _ in catalogue.problems] == ["note-lost"], "told each time"
