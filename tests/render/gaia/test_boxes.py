"""Every text stays in its box and off other texts; sizes are what Discord and phones need."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engine.gaia.components import BOOSTERS
from engine.interchange import open_record, play_to
from render import draw, theme, views
from render.canvas import Canvas
from render.fonts import has_glyph
from render.gaia import modes
from render.gaia.chips import CHIP, FORMULA, Holding, flowing
from render.gaia.formula import write
from render.gaia.scoring import BOOSTER_HELD, LOWER
from render.gaia.tiles import booster_formula
from render.layout import Box
from render.registry import canvas_of
from render.scene import Scene
from tests.render.gaia.positions import (
    LANGUAGES,
    RECORDS,
    SEATS,
    SOLO_VIEWS,
    canvas,
    marks,
    names_at,
    position,
)

VIEWS = views("gaia")
SLACK = 2.0
"""Pixels that a letter's overhang may take."""
MAPS = ("map", "targets", "federations", *modes.MODES)
MOST_KIB = {"table": 200, "research": 60, "scoring": 45, "players": 45, "player": 45}
"""What they take at most, with some room for a machine that packs them less well."""
DENSE = ("research", "scoring", "players", "player")
FEW = 25
MOMENTS = ("start", "early", "late", "end")
DRAWN = [
    *((kind, game) for game in ("two", "four") for kind in VIEWS),
    *((kind, "solo") for kind in SOLO_VIEWS),
]


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("kind", "game"), DRAWN)
def test_texts_stay_in_their_boxes_and_apart(kind: str, game: str, moment: str) -> None:
    for lang in LANGUAGES:
        check_texts(canvas(kind, lang, game, moment), lang)


@pytest.mark.parametrize("booster", BOOSTERS)
def test_every_booster_fits_on_the_plate_it_has_beside_others(booster: str) -> None:
    items = booster_formula(BOOSTERS[booster])
    ((_, wide),) = flowing([Holding(items, theme.LINE)], theme.PAGE)[0]
    for pixels, size, plate in (
        (theme.DENSE, 19, Box(10, 10, BOOSTER_HELD, LOWER)),
        (theme.DENSE, FORMULA, Box(10, 10, wide, CHIP)),
    ):
        picture = Canvas(300, 60, pixels / theme.PAGE, floor=round(pixels * theme.READABLE))
        room = plate.inset(4, 2)
        written = write(picture, room, items, size)
        assert written.w <= room.w + 0.5, "an icon would lie beside its plate"


def test_every_turn_of_an_automa_fits() -> None:
    replay = open_record((RECORDS / "solo.txt").read_text(encoding="utf-8"))
    known = 0
    for number in range(len(replay.steps)):
        view = play_to(replay, number).view()
        assert view.automa is not None
        if len(view.automa.turns) > known:
            known = len(view.automa.turns)
            for lang in LANGUAGES:
                check_texts(canvas_of("gaia", "automa", Scene(view, lang)), lang)
    assert known > FEW


def check_texts(picture: Canvas, lang: str) -> None:
    """No text leaves its box or lies on another."""
    whole = Box(0, 0, *picture.image.size)
    for number, one in enumerate(picture.written):
        assert all(map(has_glyph, one.text)), f"{lang}: {one.text} cannot be written"
        assert one.frame.holds(one.ink, SLACK), f"{lang}: {one.text} leaves its box"
        assert whole.holds(one.ink), f"{lang}: {one.text} is cut off"
        for other in picture.written[:number]:
            same = one.text == other.text  # written again over a ring or an outline
            assert same or not one.ink.overlaps(other.ink), (
                f"{lang}: {one.text} lies on {other.text}"
            )


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(("kind", "game"), DRAWN)
def test_files_are_small_and_not_wider_than_usual(kind: str, game: str, moment: str) -> None:
    spot = position(game, moment)
    picture = draw(
        "gaia",
        kind,
        spot.view,
        "ru",
        before=spot.before,
        seat=SEATS.get(game, 0),
        names=names_at(spot.view),
        marks=marks(kind, spot.view),
        asked=spot.asked,
    )
    shown = Image.open(io.BytesIO(picture.data))
    assert (shown.format, shown.mode, shown.size) == ("PNG", "P", picture.size)
    narrow = theme.DENSE if kind in DENSE else theme.PAGE_PIXELS
    assert shown.width == (theme.WIDTH if kind in MAPS else narrow)
    assert len(picture.data) <= MOST_KIB.get(kind, 120) * 1024
    assert 0 < len(picture.alt) <= 1000


@pytest.mark.parametrize("width", [240, 700, 1500])
def test_other_widths_scale_the_same_picture(width: int) -> None:
    spot = position("four", "late")
    for kind in VIEWS:
        picture = draw("gaia", kind, spot.view, "uk", seat=0, width=width)
        assert picture.size[0] == width


def test_coordinates_and_badges_are_large_enough_for_a_phone() -> None:
    codes = [one for one in canvas("map", "en", "four", "late").written if one.text == "4A0"]
    assert codes
    assert min(one.pixels for one in codes) >= theme.WIDTH / 48
    badge = next(one for one in canvas("targets", "en", "four", "early").written if one.text == "1")
    assert badge.pixels >= theme.WIDTH / 36
