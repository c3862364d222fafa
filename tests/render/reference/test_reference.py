"""Rules and components can be looked up in three languages, by words of any of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.gaia import components
from engine.gaia.terms import TRACKS
from render import reference
from render.reference.index import entries
from render.texts import LANGUAGES
from tests.render.catalogues import entries as messages

GAIA = "gaia"
TOPICS = [one for one in entries(GAIA) if not one.group]
PARTS = [one for one in entries(GAIA) if one.group]
LAST_PAGE = {"base-ru": 26, "base-uk": 24, "automa-ru": 11}
BOOKS = {"base-ru": "000_*.txt", "base-uk": "001_*.txt", "automa-ru": "003_*.txt"}
SHARED = Path(__file__).resolve().parents[4] / "shared" / "rulebooks"


def test_topics_and_texts_belong_to_each_other() -> None:
    written = {key.removeprefix("rule-") for key in messages("gaia/rules", "en") if "rule-" in key}
    assert written - {"of-group", "pages"} == {one.key for one in TOPICS}
    keys = [one.key for one in entries(GAIA)]
    assert len(keys) == len(set(keys))


def test_every_component_and_every_faction_can_be_looked_up() -> None:
    parts = {one.key for one in PARTS}
    for table in (
        components.TECH, components.BOOSTERS, components.ROUND_TILES, components.FINAL_TILES,
        components.FEDERATION_TOKENS, components.BOARD_ACTIONS,
    ):  # fmt: skip
        assert set(table) <= parts
    keys = {one.key.replace("-", "_") for one in TOPICS}
    assert {*components.FACTIONS, *TRACKS} <= keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_short_and_whole_in_every_language(lang: str) -> None:
    for entry in entries(GAIA):
        topic = reference.topic(GAIA, lang, entry.key)
        assert topic is not None
        assert 2 < len(topic.title) <= 100, topic
        assert 5 < len(topic.text) <= 450, topic
        assert topic.text.endswith("."), topic
        assert topic.pages, topic
        assert not re.search("rule-|group-|edition-", topic.title + topic.text + topic.pages[0])


def test_pages_are_pages_of_the_editions_we_know() -> None:
    for entry in entries(GAIA):
        for edition, pages in entry.pages.items():
            numbers = [int(number) for number in re.findall(r"\d+", pages)]
            assert numbers, entry
            assert all(2 <= number <= LAST_PAGE[edition] for number in numbers), entry
            assert numbers == sorted(numbers), entry


@pytest.mark.parametrize(
    ("lang", "pages"),
    [
        ("en", ("Russian rulebook, p. 17", "Ukrainian rulebook, p. 17")),
        ("ru", ("русские правила, с. 17",)),
        ("uk", ("українські правила, с. 17",)),
    ],
)
def test_a_reader_is_shown_his_own_edition(lang: str, pages: tuple[str, ...]) -> None:
    topic = reference.topic(GAIA, lang, "charge")
    assert topic is not None
    assert topic.pages == pages


def test_a_reader_without_an_edition_of_his_own_is_shown_another() -> None:
    topic = reference.topic(GAIA, "uk", "automa-turn")
    assert topic is not None
    assert topic.pages == ("російський буклет Автоми, с. 7",)


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("leech", "charge"),
        ("Mine", "build"),
        ("шахту", "build"),
        ("построить шахту", "build"),
        ("зарядка", "charge"),
        ("супутників", "minimal"),
        ("lost planet", "lost-planet"),
        ("затерянной планеты", "lost-planet"),
        ("ивиты", "ivits"),
        ("Гадж-галли", "hadsch-hallas"),
        ("bal taks", "baltaks"),
        ("бал-т'аки", "baltaks"),
        ("burn power", "burn"),
        ("передовая технология", "advanced"),
        ("автома пас", "automa-pass"),
        ("складність", "automa-levels"),
        ("booster range", "booster_range"),
        ("BOOSTER_RANGE", "booster_range"),
        ("tur", "turn-order"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_typed_in_any_language_is_found_first(lang: str, typed: str, key: str) -> None:
    assert reference.topics(GAIA, lang, typed)[0].key == key


def test_nothing_typed_offers_the_topics_in_their_order() -> None:
    offered = reference.topics(GAIA, "en")
    assert [topic.key for topic in offered] == [one.key for one in TOPICS[: reference.MOST]]
    assert not any(topic.component for topic in offered)


def test_tiles_that_are_alike_are_offered_once() -> None:
    found = reference.topics(GAIA, "en", "round tile institute", most=100)
    assert len({(topic.title, topic.text) for topic in found}) == len(found)


@pytest.mark.parametrize("typed", ["qqq", "mine qqq", "\u0000", "x" * 4000, "%${@}"])
def test_what_nobody_has_written_about_is_not_found(typed: str) -> None:
    assert reference.topics(GAIA, "en", typed) in ([], reference.topics(GAIA, "en"))
    assert reference.topic(GAIA, "en", typed) is None


@pytest.mark.parametrize("game", ["lanterns", "", "../gaia", "GAIA/rules"])
def test_a_game_without_topics_has_none(game: str) -> None:
    assert not reference.has_topics(game)
    assert reference.topics(game, "en", "mine") == []
    assert reference.topic(game, "en", "build") is None


@pytest.mark.parametrize(("edition", "lang"), [("base-ru", "ru"), ("base-uk", "uk")])
def test_no_sentence_is_taken_from_a_rulebook(edition: str, lang: str) -> None:
    """No seven words in a row of ours stand in the printed book."""
    books = sorted(SHARED.glob(BOOKS[edition])) if SHARED.is_dir() else []
    if not books:
        pytest.skip("the rulebooks are not here")
    printed = " ".join(re.findall(r"[^\W_]+", books[0].read_text(encoding="utf-8").lower()))
    for entry in TOPICS:
        ours = re.findall(r"[^\W_]+", entry.text(GAIA, lang).lower())
        runs = (" ".join(ours[at : at + 7]) for at in range(len(ours) - 6))
        assert not [run for run in runs if run in printed], entry.key
