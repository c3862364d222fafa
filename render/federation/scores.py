"""Points of everybody by source, and what the end would bring were it now."""

from __future__ import annotations

from typing import Final

from engine.federation.view import PlayerView
from render import theme
from render.canvas import Canvas
from render.federation import colours
from render.federation.parts import FederationScene, header, is_over, person, say, total_now
from render.federation.symbols import symbol
from render.federation.told import sources
from render.fonts import broken, line_height
from render.layout import Box
from render.page import HEADER, SMALL
from render.theme import Style

MARGIN: Final = 8
GAP: Final = 6
HEAD: Final = 34
PAD: Final = 8
TOTAL: Final = Style("ExtraBold", 26, 18)


def size(scene: FederationScene) -> tuple[float, float]:
    """As high as the lines need."""
    blocks = sum(_height(scene, player) + GAP for player in scene.view.players)
    return theme.PAGE, 2 * MARGIN + HEADER + blocks


def _lines(scene: FederationScene, player: PlayerView) -> list[str]:
    room = theme.PAGE - 2 * MARGIN - 2 * PAD - 4
    return broken(" · ".join(sources(scene, player)), SMALL, room)


def _height(scene: FederationScene, player: PlayerView) -> float:
    return 2 * PAD + HEAD + line_height(SMALL) * len(_lines(scene, player))


def paint(canvas: Canvas, scene: FederationScene) -> None:
    """The best first."""
    box = Box(0, 0, *size(scene)).inset(MARGIN)
    title, box = box.cut_top(HEADER, 0)
    over = is_over(scene.view)
    header(canvas, scene, title, say(scene.lang, "final-scores" if over else "scores"))
    best = max(total_now(player) for player in scene.view.players)
    for player in by_points(scene):
        place, box = box.cut_top(_height(scene, player), GAP)
        first = total_now(player) == best
        canvas.panel(place, theme.PANEL, edge=colours.VP if first else None)
        _player(canvas, scene, player, place.inset(PAD))


def by_points(scene: FederationScene) -> list[PlayerView]:
    """The best first."""
    return sorted(scene.view.players, key=lambda one: (-total_now(one), one.seat))


def _player(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    head, box = box.cut_top(HEAD)
    name, total = head.cut_right(100, 8)
    person(canvas, scene, player.seat, name)
    figure, shield = total.cut_right(30, 4)
    canvas.text(figure, str(total_now(player)), TOTAL, colours.VP, align=1.0)
    canvas.sprite(symbol(canvas.px(28), "vp"), *shield.centre)
    for line in _lines(scene, player):
        place, box = box.cut_top(line_height(SMALL))
        canvas.text(place, line, SMALL, theme.DIM)
