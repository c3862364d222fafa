"""Whatever is written in a picture can be read on a phone: nothing is too small, nothing is cut."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import accumulate

import pytest

from render import theme, views
from render.canvas import Canvas
from render.gaia import modes
from render.pieces import WHOLE, pieces_of
from render.registry import book, canvas_of
from tests.render.gaia.positions import LANGUAGES, NAMES, SOLO_VIEWS, canvas, position, scene

MAPS = {"map", "table", *modes.MODES}
"""Maps and overviews: everything else is for reading."""
CROPS = {"targets", "federations"}
"""Pictures with parts of the map in them, whose coordinates are those of a map."""
CODE = re.compile(r"\d+[ABC]\d*|\d+")
"""Coordinates, or a sector's number."""
DRAWN = [
    *((kind, game) for game in ("two", "four") for kind in views("gaia")),
    *((kind, "solo") for kind in SOLO_VIEWS),
]
SOLO_TOO = [kind for kind in views("gaia") if kind not in SOLO_VIEWS]
"""What a solo game shows like any other is looked at once."""


def too_small(picture: Canvas, share: float) -> list[str]:
    """What is written smaller than this share of the width."""
    least = share * picture.image.width
    return sorted({one.text for one in picture.written if one.pixels < least})


def test_only_maps_and_overviews_have_small_lettering() -> None:
    for name, kind in book("gaia").views.items():
        assert kind.smallest == (theme.GLANCED if name in MAPS else theme.READABLE), name


def test_every_view_is_looked_at() -> None:
    assert {kind for kind, _ in DRAWN} == set(book("gaia").views)


@pytest.mark.parametrize("kind", SOLO_TOO)
def test_the_same_holds_alone_against_the_automa(kind: str) -> None:
    test_no_lettering_is_too_small_and_none_is_cut(kind, "solo", "late")


@pytest.mark.parametrize("moment", ["start", "early", "late", "end"])
@pytest.mark.parametrize(("kind", "game"), DRAWN)
def test_no_lettering_is_too_small_and_none_is_cut(kind: str, game: str, moment: str) -> None:
    for lang in LANGUAGES:
        shown = canvas(kind, lang, game, moment)
        assert too_small(shown, 1 / 48) == [], lang
        if kind not in MAPS:
            small = too_small(shown, 1 / 36)
            allowed = [text for text in small if kind in CROPS and CODE.fullmatch(text)]
            assert small == allowed, lang
        pieces = pieces_of(shown.image)
        assert all(piece.height <= WHOLE * piece.width for piece in pieces)
        cuts = [*accumulate(piece.height for piece in pieces)][:-1]
        across = [
            one.text for one in shown.written for at in cuts if one.ink.y < at < one.ink.bottom
        ]
        assert across == []
        cut = [one.text for one in shown.written if not one.whole]
        names = {text for text in cut if text.rstrip("…") and _begins(text.rstrip("…"))}
        assert sorted({*cut} - names) == [], lang


@pytest.mark.parametrize("kind", ["scoring", "players", "player"])
def test_bowls_have_room_for_many_tokens(kind: str) -> None:
    spot = position("four", "late")
    bowls = (10, 12, 14, 11)
    rich = tuple(replace(player, bowls=bowls) for player in spot.view.players)
    full = scene(kind, "en", spot._replace(view=replace(spot.view, players=rich)))
    shown = canvas_of("gaia", kind, full)
    assert [one.text for one in shown.written if not one.whole and not _begins(one.text)] == []
    said = [one.text for one in shown.written]
    people = 1 if kind == "player" else len(rich)
    assert all(said.count(str(tokens)) >= people for tokens in bowls)


def _begins(text: str) -> bool:
    """Whether it is the beginning of a player's name, which may be as long as he likes."""
    return any(name.startswith(text.rstrip("… ")) for name in NAMES)
