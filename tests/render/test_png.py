"""Files packed by zlib-ng and by Pillow show the same."""

from __future__ import annotations

import io
import random

import pytest
from PIL import Image

from render import png
from render.caches import forget
from render.palette import palette, to_palette
from render.png import HARDEST, LEVEL

SIZES = [(1, 1), (1, 40), (40, 1), (3, 2), (255, 31), (1060, 870)]


def speckled(size: tuple[int, int]) -> Image.Image:
    """A picture with all colours of the palette in it, as far as there is room."""
    chooser = random.Random(1)
    image = to_palette(Image.new("RGB", size), ())
    image.putdata([chooser.randrange(256) for _ in range(size[0] * size[1])])
    return image


def shown(data: bytes) -> tuple[str, tuple[int, int], list[int] | None, bytes]:
    with Image.open(io.BytesIO(data)) as whole:
        whole.verify()
    with Image.open(io.BytesIO(data)) as image:
        assert image.format == "PNG"
        return image.mode, image.size, image.getpalette(), image.tobytes()


@pytest.mark.parametrize("level", [LEVEL, HARDEST])
@pytest.mark.parametrize("size", SIZES)
def test_both_ways_show_the_same(
    size: tuple[int, int], level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = speckled(size)
    expected = ("P", size, palette().getpalette(), picture.tobytes())
    assert png.packer() == "zlib-ng"
    assert shown(png.png(picture, level)) == expected
    monkeypatch.setattr(png, "zlib_ng", None)
    assert png.packer() == "Pillow"
    assert shown(png.png(picture, level)) == expected


def test_the_file_is_not_larger_than_pillows(monkeypatch: pytest.MonkeyPatch) -> None:
    image = Image.new("RGB", (600, 400))
    for column in range(0, 600, 7):
        image.paste((column % 256, 90, 40), (column, column % 50, column + 5, 300))
    packed = png.png(to_palette(image, ()))
    monkeypatch.setattr(png, "zlib_ng", None)
    assert len(packed) <= len(png.png(to_palette(image, ())))


def test_the_file_is_the_same_whatever_was_packed_before_and_bands_are_kept() -> None:
    picture = speckled((255, 5 * png.BAND - 9))
    other = picture.copy()
    other.paste(7, (100, 3 * png.BAND + 40, 110, 3 * png.BAND + 44))
    forget()
    alone = png.png(other)
    forget()
    first = png.png(picture)
    assert len(png._kept._bands) == 5
    assert png.png(picture) == first
    assert png.png(other) == alone != first
    assert len(png._kept._bands) == 7, "the band that has changed, and the one below it"
    assert shown(alone)[3] == other.tobytes()
    assert png._kept._bytes == sum(map(len, png._kept._bands.values()))


def test_bands_of_another_level_or_without_what_stands_above_are_others() -> None:
    forget()
    picture = speckled((600, png.BAND))
    twice = Image.new("P", (600, 2 * png.BAND))
    twice.putpalette(picture.getpalette() or [])
    for top in (0, png.BAND):
        twice.paste(picture, (0, top))
    for level in (LEVEL, HARDEST):
        assert shown(png.png(twice, level))[3] == twice.tobytes()
    assert len(png._kept._bands) == 4
