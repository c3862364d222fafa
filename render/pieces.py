"""A tall picture in pieces that a phone shows as wide as its screen, cut where nothing is drawn."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations, pairwise
from typing import Final, NamedTuple

from PIL import Image

TALLEST: Final = 1.25
"""Height of a piece by its width: of what is taller a client shows less than the full width."""
WHOLE: Final = 1.3
"""What is hardly taller than that is left whole."""
WIDE: Final = 1 / 75
"""So much of the width is a wide gap."""
HEADING: Final = 1 / 12
"""What is not higher than this, and nearer to what is below than to what is above, is a heading."""
EACH: Final = 0.3
"""So much more even pieces have to be by one piece more."""
MOST: Final = 6
"""Pieces of a picture; a message takes ten files."""


class Gap(NamedTuple):
    """A strip in which there is nothing but ground."""

    middle: int
    high: int

    @property
    def top(self) -> int:
        """Where it begins."""
        return self.middle - self.high // 2

    @property
    def bottom(self) -> int:
        """Where it ends."""
        return self.top + self.high


def pieces_of(image: Image.Image) -> list[Image.Image]:
    """The picture from top to bottom in few and even pieces, cut through wide gaps where that will
    do; whole where it is not tall, or has no gaps to be cut in."""
    wide, high = image.size
    if high <= WHOLE * wide:
        return [image]
    gaps = list(_below_no_heading([*_gaps(image)], HEADING * wide))
    for least in (WIDE * wide, 0):
        stops = [*(gap.middle for gap in gaps if gap.high >= least), high]
        edges = min(_ways(stops), key=partial(_badness, wide))
        if _tallest(edges) <= TALLEST * wide:
            break
    return [image.crop((0, top, wide, bottom)) for top, bottom in pairwise(edges)]


def _gaps(image: Image.Image) -> Iterator[Gap]:
    """From top to bottom, without the margins."""
    high, data = image.height, image.tobytes()
    line = len(data) // high
    empty = data[: line // image.width] * image.width
    first = None
    for row in range(high + 1):
        if row < high and data.startswith(empty, row * line):
            first = row if first is None else first
        elif first is not None:
            if first > 0 and row < high:
                yield Gap((first + row) // 2, row - first)
            first = None


def _below_no_heading(gaps: Sequence[Gap], highest: float) -> Iterator[Gap]:
    """Those that do not part a heading from what it stands above."""
    for above, gap in zip([None, *gaps], gaps, strict=False):
        low = above is not None and gap.top - above.bottom <= highest
        if above is None or not (low and gap.high < above.high):
            yield gap


def _ways(stops: Sequence[int]) -> Iterator[list[int]]:
    """Ways to cut, for every number of pieces the one whose tallest is lowest."""
    heights = sorted({low - top for top, low in combinations([0, *stops], 2)})
    for most in range(1, MOST + 1):
        at = bisect_left(heights, True, key=partial(_is_enough, stops, most))
        yield _filled(stops, heights[at])


def _badness(wide: int, edges: Sequence[int]) -> float:
    """Pieces that are too tall are worst, then many, and ones of different heights."""
    heights = [(bottom - top) / wide for top, bottom in pairwise(edges)]
    uneven = max(heights) - min(heights)
    return 2 * MOST * max(0.0, max(heights) - TALLEST) + EACH * len(heights) + uneven


def _is_enough(stops: Sequence[int], most: int, tallest: int) -> bool:
    """Whether so many pieces of this height hold the whole."""
    edges = _filled(stops, tallest)
    return len(edges) <= most + 1 and _tallest(edges) <= tallest


def _filled(stops: Sequence[int], tallest: int) -> list[int]:
    """Every piece as tall as it may be, the first ones first."""
    edges = [0]
    for stop, after in pairwise([*stops, stops[-1] + tallest + 1]):
        if after - edges[-1] > tallest:
            edges.append(stop)
    return edges


def _tallest(edges: Sequence[int]) -> int:
    return max(bottom - top for top, bottom in pairwise(edges))
