"""Pictures put together from kept parts look like those that are drawn whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine.gaia.view import GaiaView
from engine.interchange import open_record
from render import caches, patches, theme
from render.canvas import Canvas
from render.layout import Box
from render.palette import to_palette
from render.patches import Patchwork
from render.registry import book, canvas_of, shown_in_palette
from render.scene import Scene
from tests.render.gaia.positions import LANGUAGES, RECORDS, names_at

STRIDE = 17
IN_PARTS = tuple(name for name, kind in book("gaia").views.items() if kind.in_parts)
PALETTE = book("gaia").palette


def positions(game: str) -> Iterator[tuple[GaiaView, tuple[int, ...]]]:
    """A game every few moves, with whoever is asked."""
    replay = open_record((RECORDS / f"{game}.txt").read_text(encoding="utf-8"))
    while replay.done < len(replay.steps):
        replay.step()
        if replay.done % STRIDE == 0 or replay.done == len(replay.steps):
            yield replay.table.view(), tuple(replay.table.waiting_for)


def whole(name: str, scene: Scene[GaiaView], width: int | None) -> tuple[bytes, list[int] | None]:
    image = to_palette(canvas_of("gaia", name, scene, width).image, PALETTE)
    return image.tobytes(), image.getpalette()


@pytest.mark.parametrize("game", ["two", "four", "solo"])
def test_what_is_kept_never_shows(game: str) -> None:
    """All positions of a game in a row, as they are drawn for cards, with and without changes."""
    caches.forget()
    before: GaiaView | None = None
    for number, (view, asked) in enumerate(positions(game)):
        lang, width = LANGUAGES[number // 6 % 3], 700 if number % 7 == 6 else None
        names = names_at(view) if number % 5 else ()
        for name in IN_PARTS:
            if name == "table" and number % 4:
                continue
            scene = Scene(view, lang, before, None, names, {}, asked)
            picture = shown_in_palette("gaia", name, scene, width)
            shown = picture.tobytes(), picture.getpalette()
            assert shown == whole(name, scene, width), (name, number)
        before = view if number % 3 else None


def patchwork() -> Patchwork:
    return Patchwork(100, 60, 1.0, PALETTE, floor=6)


def test_a_part_is_drawn_again_only_if_it_shows_something_else() -> None:
    caches.forget()
    drawn: list[int] = []

    def picture(figure: int) -> bytes:
        def paint(canvas: Canvas) -> None:
            drawn.append(figure)
            canvas.rect(Box(10, 10, 5 + figure, 20), (200, 60, 60))

        work = patchwork()
        work.part(Box(0, 0, 50, 60), ("figure", figure), paint)
        work.part(Box(50, 0, 50, 60), None, lambda canvas: canvas.rect(Box(60, 5, 5, 5), (9, 9, 9)))
        return work.finished().tobytes()

    first = picture(1)
    assert picture(2) != first
    assert picture(1) == first
    assert drawn == [1, 2]


def test_a_finished_picture_is_put_where_it_belongs_and_quantised_once() -> None:
    sign = Canvas(20, 10, ground=(90, 30, 30))
    sign.text(Box(0, 0, 20, 10), "7", theme.LABEL)
    work, sheet = patchwork(), Canvas(100, 60)
    for x in (0, 30, 61):
        work.stamp(sign, Box(x, 11, 20, 10))
        sheet.stamp(sign, Box(x, 11, 20, 10))
    assert work.finished().tobytes() == to_palette(sheet.image, PALETTE).tobytes()
    assert work.written == sheet.written
    assert [one.ink.x - work.written[0].ink.x for one in work.written] == [0, 30, 61]
    assert sign.in_palette(PALETTE) is sign.in_palette(PALETTE)
    with pytest.raises(ValueError, match="overlap"):
        work.stamp(sign, Box(19, 5, 20, 10))


def test_parts_do_not_overlap() -> None:
    work = patchwork()
    work.part(Box(0, 0, 50, 60), None, lambda canvas: None)
    with pytest.raises(ValueError, match="overlap"):
        work.part(Box(49, 59, 20, 20), None, lambda canvas: None)


def test_the_parts_unused_for_longest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    caches.forget()
    monkeypatch.setattr(patches, "KEPT", 3 * 50 * 60)
    drawn: list[int] = []

    def lay(number: int) -> None:
        patchwork().part(Box(0, 0, 50, 60), number, lambda canvas: drawn.append(number))

    for number in (1, 2, 3, 1, 4, 1, 3, 2):
        lay(number)
    assert drawn == [1, 2, 3, 4, 2]
    caches.forget()
