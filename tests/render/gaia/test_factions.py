"""Factions are compared in a picture and in words, as long as one can be chosen."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Move
from engine.core.table import Table
from engine.gaia.advice.prospects import prospects
from engine.gaia.components import FACTIONS
from engine.gaia.game import GAIA
from engine.gaia.terms import Phase
from render import boards, draw, hints, spoken, texts, theme
from render.gaia.factions import BEST, STEP, _by_colour, _rows, _site_rows, _site_width
from render.gaia.map import neighbours
from render.registry import canvas_of
from render.scene import Scene
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


def test_prices_stay_in_their_boxes_and_only_what_can_be_had_is_shown() -> None:
    for seed in range(12):
        setup = Setup("gaia", (HUMAN,) * (2 + seed % 3), f"{seed}", "s", {"map": "random"})
        for one in prospects(Table(GAIA, setup).view(None)):
            for sites in _site_rows(one):
                wide = sum(map(_site_width, sites)) + STEP * (len(sites) - 1)
                assert wide <= theme.PAGE - 2 * theme.PAD - 20, (seed, one.faction)
    table = Table(GAIA, Setup("gaia", (HUMAN,) * 2, "named", "s", {"factions": "auction"}))
    for faction in ("gleens", "geodens"):
        table.play(Move(table.pending[0].seat, ("faction", faction)))
        if table.pending[0].allows(END):
            table.play(Move(table.pending[0].seat, END))
    shown = {
        one.text for one in canvas_of("gaia", "factions", Scene(table.view(None), "en")).written
    }
    names = {texts.word("en", "gaia", faction) for faction in FACTIONS} & shown
    assert names == {"Gleens", "Geodens"}


def test_factions_of_a_colour_that_pay_otherwise_have_places_of_their_own() -> None:
    view = Table(GAIA, Setup("gaia", (HUMAN,) * 2, "mixed", "s")).view(None)
    found = {one.faction: one for one in prospects(view)}
    assert found["gleens"].sites != found["xenos"].sites, "planets of the Gaia type cost ore"
    for pair in _by_colour(Scene(view, "en")):
        rows = list(_rows(pair))
        alike = len({one.sites[:BEST] for one in pair}) == 1
        places = [row for row in rows if row not in pair]
        own = [_site_rows(one) for one in pair]
        assert places == (own[0] if alike else [row for rows in own for row in rows])
        assert [row for row in rows if row in pair] == list(pair)
        assert (rows[0] == pair[0]) is not alike


def test_a_map_laid_out_by_chance_shows_why_it_is_legal() -> None:
    for seed, order in (("1", "random"), ("2", "random"), ("1", "standard")):
        view = Table(GAIA, Setup("gaia", (HUMAN,) * 2, seed, "s", {"map": order})).view(None)
        scene = Scene(view, "en")
        marks = hints("gaia").preview_marks(scene)
        circled = [spot for spot in view.hexes if spot.name in marks.get("", ())]
        assert bool(circled) == (order == "random") == bool(hints("gaia").previewed(scene))
        if not circled:
            continue
        pairs = neighbours(view, marks[""])
        assert {spot.name for pair in pairs for spot in pair} == set(marks[""])
        assert all(one.planet is not other.planet for one, other in pairs)
        assert f"side by side in {len(pairs)} places" in hints("gaia").previewed(scene)
        plain, with_circles = (draw("gaia", "map", view, "en", marks=m) for m in ({}, marks))
        assert plain.data != with_circles.data


def test_the_comparison_is_offered_while_it_matters() -> None:
    assert "factions" in boards("gaia", position("four", "start").view)
    assert position("four", "late").view.phase is Phase.ACTIONS
    assert "factions" not in boards("gaia", position("four", "late").view)


def test_other_pictures_say_all_in_their_alt_texts() -> None:
    view = position("four", "late").view
    assert spoken("gaia", "map", view, "en") == spoken("nothing", "map", view, "en") == ()
