"""The balance in a picture and in words."""

from __future__ import annotations

import pytest

from engine.gaia.advice.balance import balances
from render import draw, spoken, texts
from render.texts import LANGUAGES
from tests.render.gaia.positions import canvas, position


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", ["early", "late", "end"])
def test_everybody_is_told_what_the_end_would_bring(lang: str, moment: str) -> None:
    view = position("four", moment).view
    lines = spoken("gaia", "balance", view, lang)
    alt = draw("gaia", "balance", view, lang).alt
    assert len(lines) == len(view.players)
    for one in balances(view):
        name = texts.text(lang, "seat-name", n=one.seat + 1)
        (line,) = [line for line in lines if line.startswith(f"{name}: ")]
        assert str(one.total) in line
        assert "_" not in line
        assert "picture-" not in line
    assert all(str(one.total) in alt for one in balances(view))


def test_the_picture_shows_totals_and_stores() -> None:
    view = position("four", "early").view
    written = {one.text for one in canvas("balance", "en", "four", "early").written}
    for one in balances(view):
        assert str(one.total) in written
        for now, then in one.stores.values():
            assert f"{now} → {then}" in written


def test_its_legend_speaks_of_stores_only_where_there_are_any() -> None:
    said = str(texts.text("en", "picture-balance-legend-stores"))
    for moment, told in (("early", True), ("late", False)):
        shown = " ".join(one.text for one in canvas("balance", "en", "four", moment).written)
        assert (said in shown) is told, moment
