"""Words of a generated command are found by what people see of them, in every language."""

from __future__ import annotations

import pytest

from bot.play.autocomplete import OpenOffer, fitting, word_choices
from bot.play.panel.question import Reading
from bot.session import Blueprint
from engine.core.moves import Option
from render.texts import LANGUAGES
from tests.engine.federation.tables import begun

SEEN = {
    "en": ("officers", "2/III", "outer"),
    "ru": ("каюты", "КАЮТЫ офицеров", "2/III", "внешний"),
    "uk": ("каюти", "офіцерів", "2/III", "зовнішній"),
}
MOST = 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_placing_are_found_by_what_is_seen_of_them(lang: str) -> None:
    one = begun(4)
    reading = Reading(Blueprint(one.game, one.setup, tuple(one.log)), 0, 0)
    reading.read()
    offer = OpenOffer(reading, "federation", lang, ["Ada"] * 4)
    for typed in SEEN[lang]:
        assert word_choices(offer, typed, ("place", "amb2", "vote"), ()), typed
    for prefix in (("place",), ("place", "amb2"), ("place", "amb2", "vote")):
        choices = word_choices(offer, "", prefix, {"cover"})
        assert 0 < len(choices) <= MOST
        assert len({one.value for one in choices}) == len(choices)
        for choice in choices:
            seen = choice.name.rstrip("…").split(" · ")[0]
            found = word_choices(offer, seen, prefix, {"cover"})
            assert choice.value in {one.value for one in found}, seen


def test_what_is_seldom_typed_is_the_same_as_what_is() -> None:
    options = [Option(("take", "a")), Option(("take", "b"))]
    label = {"a": "Мёртвый астероид", "b": "Необов’язкова дія"}
    for typed, found in (("мертвый", "a"), ("МЁРТВЫЙ", "a"), ("необов'язкова дія", "b")):
        (only,) = fitting(options, typed, lambda option: label[option.words[1]])
        assert only.words[1] == found
