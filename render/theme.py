"""Every colour, size and distance of the pictures, by name: one visual language for all views."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """A colour from its six hexadecimal digits."""
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`share` of the second colour blended into the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


def tints(
    colours: Iterable[Colour],
    *,
    panel: Sequence[float] = (),
    outline: Sequence[float] = (),
    white: Sequence[float] = (),
) -> Iterator[Colour]:
    """Colours as a palette needs them: each, and with these shares of the grounds blended in."""
    for colour in colours:
        yield colour
        for ground, shares in ((PANEL, panel), (OUTLINE, outline), (WHITE, white)):
            yield from (mix(colour, ground, share) for share in shares)


def palette(*groups: Iterable[Colour]) -> tuple[Colour, ...]:
    """What a game's pictures need besides the frame's own colours, each once."""
    return tuple(dict.fromkeys(chain.from_iterable(groups)))


class Style(NamedTuple):
    """A kind of lettering: weight, size in design units, and how small it may shrink."""

    weight: str
    size: float
    least: float


INK: Final = rgb("0b1020")
"""The ground of every picture."""
PANEL: Final = rgb("141b30")
RAISED: Final = rgb("1e2742")
SUNKEN: Final = rgb("0f1527")
LINE: Final = rgb("36415f")
FAINT: Final = rgb("7f8bac")
DIM: Final = rgb("aab4d0")
TEXT: Final = rgb("eef2fb")
WHITE: Final = rgb("ffffff")
OUTLINE: Final = rgb("070a14")
"""The dark edge around pieces."""

CHANGED: Final = rgb("ffcf4d")
"""Rings and marks around what is new."""
TARGET: Final = rgb("5ff0c8")
"""Badges of legal targets."""
GOOD: Final = rgb("6fdc8c")
BAD: Final = rgb("ff7b72")

TITLE: Final = Style("Bold", 26, 17)
HEADING: Final = Style("Bold", 21, 17)
LABEL: Final = Style("SemiBold", 18, 17)
SMALL: Final = Style("SemiBold", 17, 17)
FIGURE: Final = Style("Bold", 23, 17)
BIG: Final = Style("ExtraBold", 31, 20)

PAGE: Final = 600
"""Design width of a picture to be read on a phone: its smallest lettering is 1/36 of it."""
PAGE_PIXELS: Final = 900
"""Usual width of such a picture."""
OVERVIEW: Final = 800
"""Design width of a picture of everything: its smallest lettering is 1/48 of it."""
DENSE: Final = 760
"""The same of one with much in it: a phone shows it hardly finer, and it is sent with turns."""
WIDTH: Final = 1060
"""Design width of a map; other widths scale everything."""
READABLE: Final = 1 / 36
"""The smallest lettering, as a share of the picture's width."""
GLANCED: Final = 1 / 48
"""The smallest on maps and in overviews."""
NARROWEST: Final = 240
WIDEST: Final = 2400
GAP: Final = 10
PAD: Final = 14
RADIUS: Final = 12
"""Corner radius of panels; tiles and chips take half of it."""
RING: Final = 4
"""Thickness of a ring around something changed."""
