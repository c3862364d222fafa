"""Boxes: where things go, cut from other boxes and never outside them."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in design units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def inset(self, across: float, down: float | None = None) -> Box:
        """The box inside a margin."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.w - 2 * across, self.h - 2 * down)

    def move(self, across: float, down: float) -> Box:
        """The same box elsewhere."""
        return Box(self.x + across, self.y + down, self.w, self.h)

    def cut_top(self, height: float, gap: float = 0) -> tuple[Box, Box]:
        """A strip along the top, and the rest below a gap."""
        rest = self.h - height - gap
        return Box(self.x, self.y, self.w, height), Box(self.x, self.bottom - rest, self.w, rest)

    def cut_left(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """A strip along the left, and the rest beyond a gap."""
        rest = self.w - width - gap
        return Box(self.x, self.y, width, self.h), Box(self.right - rest, self.y, rest, self.h)

    def cut_right(self, width: float, gap: float = 0) -> tuple[Box, Box]:
        """The rest, and a strip along the right beyond a gap."""
        rest, strip = self.cut_left(self.w - width - gap, gap)
        return rest, strip

    def columns(self, count: int, gap: float = 0) -> list[Box]:
        """Equal boxes side by side."""
        width = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def rows(self, count: int, gap: float = 0) -> list[Box]:
        """Equal boxes one below the other."""
        height = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]

    def holds(self, other: Box, slack: float = 0.0) -> bool:
        """Whether another box lies inside."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def overlaps(self, other: Box) -> bool:
        """Whether two boxes share an area."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )
