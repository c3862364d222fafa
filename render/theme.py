"""Every colour, size and distance of the pictures, by name: one visual language for all views."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

Colour: TypeAlias = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """A colour from its six hexadecimal digits."""
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`share` of the second colour blended into the first."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue


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

TITLE: Final = Style("Bold", 27, 17)
HEADING: Final = Style("Bold", 21, 14)
LABEL: Final = Style("SemiBold", 18, 12)
SMALL: Final = Style("SemiBold", 17, 12)
FIGURE: Final = Style("Bold", 24, 14)
BIG: Final = Style("ExtraBold", 34, 20)

WIDTH: Final = 1060
"""Design width of a picture; other widths scale everything."""
NARROWEST: Final = 240
WIDEST: Final = 2400
GAP: Final = 10
PAD: Final = 14
RADIUS: Final = 12
"""Corner radius of panels; tiles and chips take half of it."""
RING: Final = 4
"""Thickness of a ring around something changed."""
