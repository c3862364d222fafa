"""Owners, kinds and sorts of cards can be told apart without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from engine.race.components import CARDS, Card
from engine.race.terms import Good, Keyword
from render import theme
from render.canvas import Canvas
from render.layout import Box
from render.marks import SEATS, mark
from render.race import badges
from render.race.symbols import new_mark, symbol
from tests.render.gaia.test_apart import APART, EYES, difference, seen

SORTS = {
    "world": "gambling_world",
    "military world": "rebel_base",
    "development": "galactic_federation",
}


@pytest.mark.parametrize("eyes", EYES)
def test_any_two_owners_differ(eyes: str) -> None:
    shown = [seen(mark(24, owner), EYES[eyes]) for owner in SEATS]
    for one, other in combinations(shown, 2):
        assert difference(one, other) > APART


@pytest.mark.parametrize("eyes", EYES)
def test_any_two_kinds_differ_and_none_is_an_owner(eyes: str) -> None:
    kinds = [seen(symbol(24, good.value), EYES[eyes]) for good in Good]
    owners = [seen(mark(24, owner), EYES[eyes]) for owner in SEATS]
    for one, other in combinations(kinds, 2):
        assert difference(one, other) > APART
    for kind in kinds:
        assert all(difference(kind, owner) > APART for owner in owners)


def test_kinds_and_owners_differ_by_shape_alone() -> None:
    shapes = [symbol(24, good.value).getchannel("A") for good in Good]
    shapes += [mark(24, owner).getchannel("A") for owner in SEATS]
    for one, other in combinations(shapes, 2):
        assert difference(one, other) > APART


def test_keywords_differ_in_grey() -> None:
    shown = [seen(symbol(26, f"keyword_{keyword}"), EYES["gray"]) for keyword in Keyword]
    for one, other in combinations(shown, 2):
        assert difference(one, other) > APART


def drawn(card: Card, band: bool) -> Image.Image:
    """A badge or a band without its figure, in grey."""
    canvas = Canvas(120, 50)
    if band:
        badges.band(canvas, Box(5, 10, 110, 26), card)
    else:
        badges.badge(canvas, Box(5, 5, 40, 40), card)
    return canvas.image.convert("L").convert("RGB")


def test_sorts_of_cards_differ_in_grey() -> None:
    shown = [drawn(CARDS[name], band=False) for name in SORTS.values()]
    for one, other in combinations(shown, 2):
        assert difference(one, other) > APART


@pytest.mark.parametrize("good", Good)
def test_production_windfall_and_neither_differ_in_grey(good: Good) -> None:
    production = next(one for one in CARDS.values() if (one.kind, one.good) == ("production", good))
    windfall = next(one for one in CARDS.values() if (one.kind, one.good) == ("windfall", good))
    shown = [drawn(card, band=True) for card in (production, windfall, CARDS["gambling_world"])]
    for one, other in combinations(shown, 2):
        assert difference(one, other) > APART
    for names in ((f"production_{good}", f"windfall_{good}"), ("production", "windfall")):
        first, second = (seen(symbol(26, name), EYES["gray"]) for name in names)
        assert difference(first, second) > APART


def test_what_is_playable_and_what_is_new_has_a_sign_beside_its_colour() -> None:
    plus = seen(new_mark(21), EYES["gray"])
    keep, spend = (seen(symbol(21, name), EYES["gray"]) for name in ("keep", "spend"))
    for one, other in combinations((plus, keep, spend), 2):
        assert difference(one, other) > APART
    assert theme.GOOD != theme.CHANGED
