"""A client covers the lower left corner of what has a text twin: nothing is to be read there."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from render import charts, draw_in_pieces, replay, views
from render.federation.card import all_tokens
from render.figures import figures
from render.foot import footed, lacking
from render.scene import Scene
from tests.render.federation.test_pictures import NAMES
from tests.render.federation.test_pictures import position as federation
from tests.render.gaia import positions as gaia
from tests.render.race import positions as race

BADGE, PHONE = (36, 20), 300
"""Pixels that are covered of a picture so wide."""
READ = 120
"""Brightness: grounds, and the borders of hexes and panels, are darker."""
GAIA = [("two", "late", "en"), ("four", "late", "uk"), ("solo", "late", "ru")]
RACE_GAMES = [("two", "late", "uk"), ("five", "end", "ru"), ("solo", "late", "en")]
FEDERATION = [(2, 60, "en"), (4, 180, "ru"), (4, 10_000, "uk")]


def covered(image: Image.Image) -> Image.Image:
    """The corner under the badge, as light and dark."""
    across, down = (round(image.width * one / PHONE) for one in BADGE)
    return image.convert("L").crop((0, image.height - down, across, image.height))


def check(image: Image.Image, what: object) -> None:
    lightest = covered(image).getextrema()[1]
    assert isinstance(lightest, int)
    assert lightest < READ, what


def check_pieces(game: str, kind: str, shown: Scene[Any]) -> None:
    wanted: dict[str, Any] = {
        "before": shown.before,
        "seat": shown.seat,
        "names": shown.names,
        "marks": shown.marks,
        "asked": shown.asked,
        "card": shown.card,
    }
    for n, piece in enumerate(draw_in_pieces(game, kind, shown.view, shown.lang, **wanted)):
        check(Image.open(io.BytesIO(piece.data)), (kind, n))


@pytest.mark.parametrize("kind", views("gaia"))
def test_nothing_of_gaia_is_covered(kind: str) -> None:
    spots = [("four", "start", "ru")] if kind == "factions" else GAIA
    for game, moment, lang in spots:
        if kind != "automa" or game == "solo":
            spot, seat = gaia.position(game, moment), gaia.SEATS.get(game, 0)
            check_pieces("gaia", kind, gaia.scene(kind, lang, spot, seat))


@pytest.mark.parametrize("kind", views("race"))
def test_nothing_of_race_is_covered(kind: str) -> None:
    for game, moment, lang in RACE_GAMES:
        check_pieces("race", kind, race.scene(kind, lang, race.position(game, moment)))


@pytest.mark.parametrize("kind", views("federation"))
def test_nothing_of_federation_is_covered(kind: str) -> None:
    for seats, moment, lang in FEDERATION:
        view, before = federation(seats, moment)
        token = next(iter(all_tokens())) if kind == "card" else ""
        check_pieces("federation", kind, Scene(view, lang, before, 0, NAMES, card=token))


def test_nothing_of_films_is_covered() -> None:
    shown = [race.position("two", moment).view for moment in ("early", "late")]
    film = Image.open(io.BytesIO(replay("race", shown, "en", width=400).data))
    check(film, "film")


def test_nothing_of_charts_is_covered() -> None:
    played = figures("gaia", gaia.position("four", "late").view)
    assert played is not None
    chart = charts.points_chart("gaia", played, "en", names=NAMES)
    check(Image.open(io.BytesIO(chart.data)), "chart")


def test_a_picture_grows_by_no_more_than_it_lacks() -> None:
    picture = Image.new("L", (800, 400), 9)
    assert footed(picture) is picture
    picture.putpixel((0, 399), 255)
    grown = footed(picture)
    assert grown.height == 400 + lacking(picture)
    assert lacking(grown) == 0
    assert grown.getpixel((0, 399)) == 255
    assert grown.getpixel((0, grown.height - 1)) == 9
    picture.putpixel((0, 399), 9)
    picture.putpixel((700, 399), 255)
    assert footed(picture) is picture, "the right corner is free"
