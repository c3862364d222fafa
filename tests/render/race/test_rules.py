"""Rules and cards of Race can be looked up in three languages, by words of any of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.race.components import CARDS, GOALS
from render import reference
from render.reference.index import entries
from render.texts import LANGUAGES
from tests.render.catalogues import entries as messages

RACE = "race"
TOPICS = [one for one in entries(RACE) if not one.group]
LAST_PAGE = {"storm-ru": 8}
SHARED = Path(__file__).resolve().parents[4] / "shared" / "rulebooks"
GENERAL = {"of-group", "pages"}


def test_topics_and_texts_belong_to_each_other() -> None:
    written = {key.removeprefix("rule-") for key in messages("race/rules", "en") if "rule-" in key}
    assert written - GENERAL == {one.key for one in TOPICS}
    keys = [one.key for one in entries(RACE)]
    assert len(keys) == len(set(keys))


def test_every_card_and_every_goal_can_be_looked_up() -> None:
    parts = {one.key for one in entries(RACE) if one.group}
    assert parts == {*CARDS, *GOALS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_whole_in_every_language(lang: str) -> None:
    for entry in entries(RACE):
        topic = reference.topic(RACE, lang, entry.key)
        assert topic is not None
        assert 2 < len(topic.title) <= 100, topic
        assert 5 < len(topic.text) <= 450, topic
        assert topic.text.endswith("."), topic
        assert not re.search("rule-|group-|edition-|word-|power-", topic.title + topic.text)


def test_pages_are_those_of_the_rulebook_we_know() -> None:
    paged = [entry for entry in entries(RACE) if entry.pages]
    assert len(paged) > 20
    for entry in paged:
        for edition, pages in entry.pages.items():
            numbers = [int(number) for number in re.findall(r"\d+", pages)]
            assert numbers == sorted(numbers), entry
            assert all(2 <= number <= LAST_PAGE[edition] for number in numbers), entry


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("explore", "explore"),
        ("освоение", "settle"),
        ("атака", "military"),
        ("значення атаки", "military"),
        ("improved logistics", "second-world"),
        ("дипломат", "paying-for-military"),
        ("казино", "gambling"),
        ("hand limit", "hand-limit"),
        ("драфт", "draft"),
        ("робот", "robot"),
        ("gem world", "gem_world"),
        ("мир самоцветов", "gem_world"),
        ("світ самоцвітів", "gem_world"),
        ("greatest military", "greatest_military"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_typed_in_any_language_is_found_first(lang: str, typed: str, key: str) -> None:
    assert reference.topics(RACE, lang, typed)[0].key == key


@pytest.mark.parametrize("lang", ["ru"])
def test_no_sentence_is_taken_from_the_rulebook(lang: str) -> None:
    """No seven words in a row of ours stand in the printed book."""
    books = sorted(SHARED.glob("002_*.txt")) if SHARED.is_dir() else []
    if not books:
        pytest.skip("the rulebooks are not here")
    printed = " ".join(re.findall(r"[^\W_]+", books[0].read_text(encoding="utf-8").lower()))
    for entry in entries(RACE):
        ours = re.findall(r"[^\W_]+", entry.text(RACE, lang).lower())
        runs = (" ".join(ours[at : at + 7]) for at in range(len(ours) - 6))
        assert not [run for run in runs if run in printed], entry.key
