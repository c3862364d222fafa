"""Factions are compared in a picture and in words, as long as one can be chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.gaia.components import FACTIONS
from engine.gaia.terms import Phase
from render import boards, draw, spoken, texts
from render.texts import LANGUAGES
from tests.render.gaia.positions import canvas, position


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_faction_is_compared_in_words(lang: str) -> None:
    lines = spoken("gaia", "factions", position("four", "start").view, lang)
    assert len(lines) == len(FACTIONS)
    for faction, line in zip(FACTIONS, lines, strict=True):
        assert line.startswith(texts.word(lang, "gaia", faction))
        assert "picture-" not in line
        assert "_" not in line
    assert sum(map(len, lines)) < 3800, "more than a message holds"


def test_a_chosen_colour_is_left_out_of_the_words() -> None:
    view = position("four", "start").view
    first = replace(view.players[0], faction="terrans", colour="blue")
    lines = spoken("gaia", "factions", replace(view, players=(first, *view.players[1:])), "en")
    assert len(lines) == len(FACTIONS) - 2
    assert not any(line.startswith(("Terrans", "Lantids")) for line in lines)


def test_the_picture_names_all_factions_and_places() -> None:
    written = {one.text for one in canvas("factions", "en", "four", "start").written}
    assert {texts.word("en", "gaia", faction) for faction in FACTIONS} <= written
    alt = draw("gaia", "factions", position("four", "start").view, "en").alt
    codes = {text for text in written if text[:1].isdigit() and text in alt}
    assert len(codes) >= 14


def test_the_comparison_is_offered_while_it_matters() -> None:
    assert "factions" in boards("gaia", position("four", "start").view)
    assert position("four", "late").view.phase is Phase.ACTIONS
    assert "factions" not in boards("gaia", position("four", "late").view)


def test_other_pictures_say_all_in_their_alt_texts() -> None:
    view = position("four", "late").view
    assert spoken("gaia", "map", view, "en") == spoken("nothing", "map", view, "en") == ()
