"""The lower left corner of a picture, over which clients lay a badge that says it has a text twin:
there is nothing to be read there."""

from __future__ import annotations

from typing import Final

from PIL import Image

ACROSS: Final = 1 / 8
DOWN: Final = 1 / 14
"""How much of the width the badge covers on a phone."""
SEEN: Final = 112
"""What is as bright as that is lettering, a sign or a bright edge; grounds and borders are not."""
_INK: Final = [255 * (shade >= SEEN) for shade in range(256)]


def lacking(image: Image.Image) -> int:
    """So many rows further down, and nothing of what is to be read would be covered."""
    wide, high = image.size
    corner = image.crop((0, high - round(wide * DOWN), round(wide * ACROSS), high))
    ink = corner.convert("L").point(_INK).getbbox()
    return 0 if ink is None else ink[3]


def footed(image: Image.Image, more: int | None = None) -> Image.Image:
    """The picture with as much empty ground below it as it lacks, or so much."""
    more = lacking(image) if more is None else more
    if not more:
        return image
    ground = image.getpixel((0, 0))
    taller = Image.new(image.mode, (image.width, image.height + more), ground)
    if image.mode == "P":
        taller.putpalette(image.getpalette() or [])
    taller.paste(image, (0, 0))
    return taller
