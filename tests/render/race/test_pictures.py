"""Every text stays in its box, off other texts, large enough for a phone; files are small."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from engine.race.components import CARDS
from render import draw, theme
from render.canvas import Canvas
from render.layout import Box
from render.page import heading
from render.palette import to_palette
from render.registry import book, canvas_of, shown_in_palette
from render.scene import Scene
from tests.render.gaia.test_boxes import check_texts
from tests.render.race.positions import (
    GAMES,
    KINDS,
    LANGUAGES,
    NAMES,
    STEPS,
    canvas,
    full,
    position,
    scene,
)

DRAWN = [
    *((kind, game, moment) for kind in KINDS for game in GAMES for moment in STEPS),
    *((kind, "full", "late") for kind in KINDS),
]
MOST_BYTES = 120 * 1024
WIDEST = 1060
LONGEST_ALT = 1000
HIGHEST_TABLE = 1500


@pytest.mark.parametrize(("kind", "game", "moment"), DRAWN)
def test_texts_stay_in_their_boxes_and_can_be_read(kind: str, game: str, moment: str) -> None:
    least = book("race").views[kind].smallest
    assert least == (theme.GLANCED if kind == "table" else theme.READABLE)
    for lang in LANGUAGES:
        shown = canvas(kind, lang, game, moment)
        check_texts(shown, lang)
        small = [one.text for one in shown.written if one.pixels < least * shown.image.width]
        assert small == [], lang
        crowded = kind == "table" and game in ("full", "five")
        cut = [one.text for one in shown.written if not one.whole and not crowded]
        assert [text for text in cut if not _begins_name(text)] == [], lang


def _begins_name(text: str) -> bool:
    return any(name.startswith(text.rstrip("… ")) for name in NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_room_for_all_that_it_says(lang: str) -> None:
    view = full(own=False)
    for card in CARDS:
        for kind in ("card", "choices"):
            marks = {"A": (card,)}
            shown = canvas_of("race", kind, Scene(view, lang, marks=marks, card=card))
            check_texts(shown, lang)
            assert [one.text for one in shown.written if not one.whole] == [], card


@pytest.mark.parametrize(("kind", "game", "moment"), DRAWN)
def test_files_are_small_and_have_a_text_of_their_own(kind: str, game: str, moment: str) -> None:
    shown = scene(kind, "ru", position(game, moment))
    picture = draw(
        "race", kind, shown.view, "ru", before=shown.before, seat=0, names=NAMES,
        marks=shown.marks, asked=shown.asked, card=shown.card,
    )  # fmt: skip
    image = Image.open(io.BytesIO(picture.data))
    assert (image.format, image.mode, image.size) == ("PNG", "P", picture.size)
    assert image.width <= WIDEST
    assert len(picture.data) <= MOST_BYTES
    assert 0 < len(picture.alt) <= LONGEST_ALT
    if kind == "table":
        assert image.height * WIDEST <= HIGHEST_TABLE * image.width


IN_PARTS = [case for case in DRAWN if book("race").views[case[0]].in_parts]


@pytest.mark.parametrize(("kind", "game", "moment"), IN_PARTS)
def test_what_is_drawn_in_parts_looks_as_if_drawn_whole(kind: str, game: str, moment: str) -> None:
    for lang, width in zip(LANGUAGES, (None, 700, 390), strict=True):
        shown = scene(kind, lang, position(game, moment))
        whole = to_palette(canvas_of("race", kind, shown, width).image, book("race").palette)
        assert shown_in_palette("race", kind, shown, width).tobytes() == whole.tobytes()


def test_the_time_of_the_game_has_all_the_room_that_the_title_leaves() -> None:
    sheet = Canvas(600, 40)
    heading(sheet, Box(0, 0, 600, 34), "To choose from", "Round 13 · discarding to the limit of it")
    heading(
        sheet, Box(0, 0, 600, 34), "A title that leaves less of the line to the time", "Soon" * 20
    )
    assert [one.whole for one in sheet.written] == [True, True, False, False]


@pytest.mark.parametrize("width", [240, 390, 1500])
def test_other_widths_scale_the_same_picture(width: int) -> None:
    spot = position("five", "late")
    for kind in KINDS:
        shown = scene(kind, "uk", spot)
        picture = draw(
            "race", kind, shown.view, "uk", seat=0, width=width, marks=shown.marks, card=shown.card
        )
        assert picture.size[0] == width
