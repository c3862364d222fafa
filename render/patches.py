"""Pictures put together from parts, of which those that show what they showed before are kept.

From one turn to the next most of a board stays as it is: another player's means, a research area
where nobody has moved. Such a part is kept as it was quantised, under all that it shows, and laid
on the next picture without being drawn.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from threading import Lock
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from render import theme
from render.caches import emptied_by
from render.canvas import Canvas, Written
from render.layout import Box
from render.palette import to_palette
from render.theme import Colour

KEPT: Final = 24 * 1024 * 1024
"""Pixels of all parts that are kept, a byte each; a scoring board has about a million."""
Edges: TypeAlias = tuple[int, int, int, int]
_Key: TypeAlias = tuple[tuple[Colour, ...], float, int, Edges, bytes]


class Patch(NamedTuple):
    """A part as it was drawn, and what is written on it."""

    image: Image.Image
    written: tuple[Written, ...]


class _Patches:
    """What is kept: those used last, up to so many pixels."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._patches: dict[_Key, Patch] = {}
        self._pixels = 0

    def find(self, key: _Key) -> Patch | None:
        """The part, which then is the one used last."""
        with self._lock:
            patch = self._patches.pop(key, None)
            if patch is not None:
                self._patches[key] = patch
            return patch

    def keep(self, key: _Key, patch: Patch) -> None:
        """Keep a part, and forget the ones that nobody has used for longest."""
        with self._lock:
            if key not in self._patches:
                self._pixels += _pixels(patch)
            self._patches[key] = patch
            while self._pixels > KEPT:
                oldest = next(iter(self._patches))
                self._pixels -= _pixels(self._patches.pop(oldest))

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._patches.clear()
            self._pixels = 0


def _pixels(patch: Patch) -> int:
    return patch.image.width * patch.image.height


_kept: Final = _Patches()
emptied_by(_kept.clear)


class Patchwork(Canvas):
    """A canvas for pictures that are drawn in parts only; what is drawn beside them is lost."""

    def __init__(
        self,
        width: float,
        height: float,
        scale: float,
        palette: tuple[Colour, ...],
        *,
        floor: int,
        ground: Colour = theme.INK,
    ) -> None:
        super().__init__(0, 0, scale, ground, floor=floor)
        self._units = width, height
        self._ground = ground
        self._palette = palette
        self._bench: Canvas | None = None
        self._laid: list[tuple[Edges, Image.Image]] = []

    def part(self, box: Box, shows: object, paint: Callable[[Canvas], None]) -> None:
        """Lay the part as it was drawn before, or draw it."""
        edges = self._clipped(box)
        self._apart(edges)
        if shows is None:
            patch = self._drawn(edges, paint)
        else:
            told = pickle.dumps(shows, pickle.HIGHEST_PROTOCOL)
            key = (self._palette, self.scale, self.floor, edges, told)
            found = _kept.find(key)
            patch = self._drawn(edges, paint) if found is None else found
            if found is None:
                _kept.keep(key, patch)
        self.written.extend(patch.written)
        self._laid.append((edges, patch.image))

    def stamp(self, other: Canvas, box: Box) -> None:
        """A finished picture is a part by itself, wherever it is put."""
        left, top = self.px(box.x), self.px(box.y)
        image = other.in_palette(self._palette)
        edges = left, top, left + image.width, top + image.height
        self._apart(edges)
        self.written += other.written_at(left, top)
        self._laid.append((edges, image))

    def finished(self) -> Image.Image:
        """The whole picture in the palette."""
        dot = to_palette(Image.new("RGB", (1, 1), self._ground), self._palette)
        size = self.px(self._units[0]), self.px(self._units[1])
        whole = Image.new("P", size, dot.getpixel((0, 0)))
        whole.putpalette(dot.getpalette() or [])
        for edges, image in self._laid:
            whole.paste(image, edges)
        return whole

    def _drawn(self, edges: Edges, paint: Callable[[Canvas], None]) -> Patch:
        if self._bench is None:
            self._bench = Canvas(*self._units, self.scale, self._ground, floor=self.floor)
        bench = self._bench
        bench.image.paste(self._ground, edges)  # whatever others have spilt here
        bench.written.clear()
        paint(bench)
        return Patch(to_palette(bench.image.crop(edges), self._palette), tuple(bench.written))

    def _clipped(self, box: Box) -> Edges:
        left, top, right, bottom = self._edges(box)
        width, height = self.px(self._units[0]), self.px(self._units[1])
        return max(0, left), max(0, top), min(width, right), min(height, bottom)

    def _apart(self, edges: Edges) -> None:
        """Parts that overlapped would look different when one of them is not drawn."""
        left, top, right, bottom = edges
        for (x, y, far, low), _ in self._laid:
            if left < far and x < right and top < low and y < bottom:
                raise ValueError(f"parts overlap: {edges} and {(x, y, far, low)}")
