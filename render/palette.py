"""One fixed palette of 256 colours for all pictures, grown from the theme.

Pictures are flat, so exact theme colours and the ramps between them are all there is to show;
a fixed palette keeps them sharp, small, and equal from picture to picture (and from frame to
frame of a replay).
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from typing import Final

from PIL import Image

from render import theme
from render.caches import kept
from render.png import HARDEST, LEVEL, png
from render.theme import Colour, mix

SIZE: Final = 256
NEAR: Final = 0.985


def ramp(first: Colour, last: Colour, steps: int) -> Iterator[Colour]:
    """Colours from one to another, both included."""
    return (mix(first, last, step / (steps - 1)) for step in range(steps))


def _frame_colours() -> Iterator[Colour]:
    """What every game needs: grounds, lettering and signals with their soft edges."""
    yield from (theme.INK, theme.PANEL, theme.RAISED, theme.SUNKEN, theme.LINE, theme.OUTLINE)
    yield from (theme.FAINT, theme.DIM, theme.TEXT, theme.WHITE)
    yield from ramp(theme.OUTLINE, theme.INK, 3)
    yield from ramp(theme.PANEL, theme.WHITE, 14)
    yield from ramp(theme.RAISED, theme.DIM, 6)
    yield from ramp(theme.INK, theme.LINE, 6)
    for signal in (theme.CHANGED, theme.TARGET, theme.GOOD, theme.BAD):
        yield from ramp(theme.PANEL, signal, 5)
        yield mix(signal, theme.OUTLINE, 0.5)


@kept(8)
def palette(extra: tuple[Colour, ...] = ()) -> Image.Image:
    """The palette with a game's own colours in it, in the form Pillow wants it."""
    colours = [*dict.fromkeys((*_frame_colours(), *extra))]
    if len(colours) > SIZE:
        raise ValueError(f"{len(colours)} colours do not fit into {SIZE}")
    colours += [theme.INK] * (SIZE - len(colours))
    image = Image.new("P", (1, 1))
    image.putpalette([value for colour in colours for value in colour])
    return image


def to_palette(image: Image.Image, extra: tuple[Colour, ...]) -> Image.Image:
    """The image in the nearest colours of the palette, without dithering."""
    return image.quantize(palette=palette(extra), dither=Image.Dither.NONE)


def packed(shown: Image.Image, budget: int, level: int = LEVEL) -> bytes:
    """A PNG of what is in the palette; packed harder if it comes near its budget of bytes."""
    data = png(shown, level)
    return data if len(data) <= NEAR * budget else png(shown, HARDEST)


def encode_frames(
    frames: Iterable[Image.Image], extra: tuple[Colour, ...], milliseconds: int, last: int
) -> tuple[bytes, int]:
    """An animated GIF in the fixed palette, and how many pictures it shows: those that are alike
    become one that stays as long as they. The last one stays longer."""
    shown: list[Image.Image] = []
    durations: list[int] = []
    for frame in frames:
        picture = to_palette(frame, extra)
        if shown and shown[-1].tobytes() == picture.tobytes():
            durations[-1] += milliseconds
        else:
            shown.append(picture)
            durations.append(milliseconds)
    durations[-1] += last - milliseconds
    data = io.BytesIO()
    shown[0].save(
        data,
        "GIF",
        save_all=True,
        append_images=shown[1:],
        duration=durations,
        loop=0,
        optimize=False,
    )
    return data.getvalue(), len(shown)
