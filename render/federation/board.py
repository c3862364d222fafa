"""Everything in one: the senate, the planets, the players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from render import theme
from render.canvas import Canvas
from render.federation import planets, players, senate
from render.federation.alt import alt_senate
from render.federation.parts import FederationScene
from render.layout import Box

Size = Callable[[FederationScene], tuple[float, float]]
Paint = Callable[[Canvas, FederationScene], None]
PARTS: Final[tuple[tuple[Size, Paint], ...]] = (
    (senate.size, senate.paint),
    (planets.size, planets.paint),
    (players.size, players.paint),
)
WIDE: Final = theme.OVERVIEW


def _sizes(scene: FederationScene) -> list[tuple[float, float]]:
    """Width of each part in its own units, and its height in those of the whole."""
    sizes = [size(scene) for size, _ in PARTS]
    return [(wide, high * WIDE / wide) for wide, high in sizes]


def size(scene: FederationScene) -> tuple[float, float]:
    """All parts one below the other."""
    return WIDE, sum(high for _, high in _sizes(scene))


def paint(canvas: Canvas, scene: FederationScene) -> None:
    """Part by part, each in its own units."""
    top = 0.0
    for (wide, high), (_, draw) in zip(_sizes(scene), PARTS, strict=True):
        scale = canvas.scale * WIDE / wide
        part = Canvas(wide, high * wide / WIDE, scale, floor=canvas.floor)
        draw(part, scene)
        canvas.stamp(part, Box(0, top, WIDE, high))
        top += high


def alt_board(scene: FederationScene) -> str:
    """How the votes stand; all the rest is in the text."""
    return alt_senate(scene)
