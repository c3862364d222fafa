"""One board in full: points, reserve, ambassadors, track, missions, tokens, buildings."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from engine.federation.view import PlayerView
from render import theme
from render.canvas import Canvas
from render.federation import player_built, player_cells
from render.federation.parts import FederationScene, amount, is_over, row, say, when
from render.federation.player_words import shown
from render.federation.players import influence_row
from render.federation.symbols import symbol
from render.federation.told import points_of
from render.federation.worlds import token_chip
from render.federation.worlds_built import specialist_chip
from render.fonts import span
from render.formula import Icon, Items
from render.layout import Box
from render.marks import mark, owner
from render.page import HEADER, SMALL, STRONG, TITLE
from render.theme import Colour

MARGIN: Final = 8
GAP: Final = 4
PAD: Final = 6
CELLS: Final = 4
"""Between two cells of a panel."""
HEAD: Final = 29
LINE: Final = 30
ROOM: Final = theme.PAGE - 2 * MARGIN - 2 * PAD
AMBASSADORS: Final = 366
SIDE: Final = 30
"""Width of a sign that stands for a title."""
PER_ROW: Final = 5
OWNED: Final = 53
"""Height of a specialist or a transfiguration."""
POINT: Final = 27
"""Height of what tells where points come from."""


class Strip(NamedTuple):
    """A strip of the board: how high it is, nothing if there is nothing to show."""

    high: Callable[[FederationScene, PlayerView], float]
    paint: Callable[[Canvas, FederationScene, PlayerView, Box], None]


class SourceWords(NamedTuple):
    """Words in a line: how far from the left, how wide, on which ground."""

    words: str
    x: float
    wide: float
    fill: Colour | None


def size(scene: FederationScene) -> tuple[float, float]:
    """As high as what lies before the player."""
    high = sum(high + GAP for _, high in _strips(scene))
    return theme.PAGE, 2 * MARGIN + HEADER + high


def paint(canvas: Canvas, scene: FederationScene) -> None:
    """Strip below strip."""
    box = Box(0, 0, *size(scene)).inset(MARGIN)
    head, box = box.cut_top(HEADER)
    player = shown(scene)
    _head(canvas, scene, player, head)
    for strip, high in _strips(scene):
        place, box = box.cut_top(high, GAP)
        strip.paint(canvas, scene, player, place)


def _strips(scene: FederationScene) -> Iterator[tuple[Strip, float]]:
    player = shown(scene)
    for strip in STRIPS:
        if high := strip.high(scene, player):
            yield strip, high


def _head(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    """Mark and name, and at what time of the game."""
    now = when(scene)
    left, right = box.cut_right(min(canvas.length(now, SMALL) + 4, box.w * 0.6), 10)
    sign, name = left.cut_left(30, 7)
    canvas.sprite(mark(canvas.px(28), owner(player.seat)), *sign.centre)
    canvas.text(name, scene.name(player.seat), TITLE)
    canvas.text(right, now, SMALL, theme.DIM, align=1.0)


def _panel(canvas: Canvas, box: Box, sign: str, title: str, more: Items = ()) -> Box:
    """A panel with its sign, its title and perhaps a row on the right; returns the room in it."""
    canvas.panel(box, theme.PANEL)
    top, rest = box.inset(PAD).cut_top(HEAD)
    _title(canvas, top, sign, title, more)
    return rest


def _title(canvas: Canvas, box: Box, sign: str, title: str, more: Items = ()) -> None:
    left, top = box.move(0, -2).cut_left(28, 7)
    canvas.sprite(symbol(canvas.px(26), sign), *left.centre)
    used = row(canvas, top, more, align=1.0).w if more else 0
    canvas.text(top.cut_right(used, 8)[0], title, STRONG)


def _signed(canvas: Canvas, box: Box, sign: str) -> tuple[Box, Box]:
    """A panel of things that need no title; returns the room below its sign, and beside it."""
    canvas.panel(box, theme.PANEL)
    left, rest = box.inset(PAD).cut_left(SIDE, GAP)
    place, below = left.cut_top(min(SIDE, left.h))
    canvas.sprite(symbol(canvas.px(26), sign), *place.centre)
    return below, rest


def _constant(high: float) -> Callable[[FederationScene, PlayerView], float]:
    return lambda _scene, _player: high


def _rows(count: int, per_row: int, each: float) -> float:
    """A panel with so many cells; nothing without any."""
    lines = -(-count // per_row)
    return HEAD + 2 * PAD + lines * (each + CELLS) - CELLS if lines else 0


def _grid(box: Box, count: int, per_row: int, each: float) -> Iterator[Box]:
    """Cells from left to right, line by line."""
    for first in range(0, count, per_row):
        line, box = box.cut_top(each, CELLS)
        yield from line.columns(per_row, CELLS)[: count - first]


# --- points ----------------------------------------------------------------------------------


def _point_lines(scene: FederationScene, player: PlayerView) -> list[list[SourceWords]]:
    """What there is, what it comes from, and what the end would bring, in lines."""
    total = amount(scene, vp=player.points)
    lines: list[list[SourceWords]] = [[]]
    x = SIDE + span(total, STRONG) + 3 * CELLS
    if scene.view.president == player.seat:
        x += SIDE
    for title, points in _points(scene, player):
        for words in filter(None, (title, *points)):
            plain = words == title
            wide = span(words, SMALL) + (6 if plain else 14)
            after = span(points[0], SMALL) + 14 + CELLS if plain else 0
            if x + wide + after > ROOM:
                lines.append([])
                x = 0.0
            fill = None if plain else theme.SUNKEN if title else theme.RAISED
            lines[-1].append(SourceWords(words, x, wide, fill))
            x += wide + CELLS
    return lines


def _points(scene: FederationScene, player: PlayerView) -> Iterator[tuple[str, Sequence[str]]]:
    """Those made; before the end also those that it would bring now."""
    if made := [*points_of(scene, player.sources)]:
        yield "", made
    ending = [*points_of(scene, player.ending)]
    if ending and not is_over(scene.view):
        yield say(scene.lang, "in-the-end"), ending


def _points_height(scene: FederationScene, player: PlayerView) -> float:
    return 2 * PAD + (POINT + CELLS) * len(_point_lines(scene, player)) - CELLS


def _paint_points(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    canvas.panel(box, theme.PANEL)
    rest = box.inset(PAD)
    sign, first = rest.cut_top(POINT)[0].cut_left(SIDE, CELLS)
    canvas.sprite(symbol(canvas.px(26), "vp"), *sign.centre)
    total = amount(scene, vp=player.points)
    wide = span(total, STRONG) + 2
    canvas.text(first._replace(w=wide), total, STRONG)
    if scene.view.president == player.seat:
        canvas.sprite(symbol(canvas.px(26), "pawn"), first.x + wide + SIDE / 2, first.centre[1])
    for line in _point_lines(scene, player):
        place, rest = rest.cut_top(POINT, CELLS)
        for one in line:
            cell = Box(place.x + one.x, place.y, one.wide, place.h)
            if one.fill:
                edge = None if one.fill == theme.RAISED else theme.LINE
                canvas.panel(cell, one.fill, radius=8, edge=edge)
            canvas.text(cell, one.words, SMALL, theme.TEXT if one.fill else theme.DIM, align=0.5)


# --- what is held ----------------------------------------------------------------------------


def _paint_reserve(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    canvas.panel(box, theme.PANEL)
    player_cells.paint_reserve(canvas, scene, player, box.inset(PAD))


def _paint_hands(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    """Ambassadors, and beside them the crystals given to the joint project."""
    left, right = box.cut_left(AMBASSADORS, GAP)
    _, rest = _signed(canvas, left, "vote")
    player_cells.paint_ambassadors(canvas, scene, player, rest)
    _, rest = _signed(canvas, right, "project")
    player_cells.paint_joint(canvas, scene, player, rest)


def _paint_track(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    below, rest = _signed(canvas, box, "level")
    raised = player.level - player.printed_level
    if raised > 0:
        row(canvas, below, (f"+{raised}",), align=0.5)
    player_cells.paint_track(canvas, scene, player, rest)


def _paint_influence(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    _, rest = _signed(canvas, box, "medal")
    if player.asteroids:
        more: Items = (str(len(player.asteroids)), Icon("asteroid"))
        rest = rest.cut_right(row(canvas, rest, more, align=1.0).w, GAP)[0]
    influence_row(canvas, scene, player, rest)


def _paint_missions(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    marked = sum(one.marker and not one.done for one in player.missions)
    more = (f"{player.completed} + {marked}", Icon("mission"))
    rest = _panel(canvas, box, "mission", say(scene.lang, "missions"), more)
    each = player_cells.MISSION
    cells = _grid(rest, len(player.missions), player_cells.MISSIONS, each)
    for one, cell in zip(player.missions, cells, strict=True):
        player_cells.paint_mission(canvas, scene, one, cell)


def _paint_owned(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    """Specialists, then transfigurations, under their titles."""
    canvas.panel(box, theme.PANEL)
    head, rest = box.inset(PAD).cut_top(HEAD)
    titles = head.columns(2, PAD) if player.specialists and player.transfigurations else [head] * 2
    if player.specialists:
        ready = sum(up for _, up in player.specialists)
        more = (f"{ready}/{len(player.specialists)}", Icon("person"))
        _title(canvas, titles[0], "atal", say(scene.lang, "specialists"), more)
    if player.transfigurations:
        _title(canvas, titles[1], "token", say(scene.lang, "transfigurations"))
    cells = _grid(rest, _owned(player), PER_ROW, OWNED)
    for token, up in player.specialists:
        specialist_chip(canvas, scene, token, next(cells), used=not up)
    for token in player.transfigurations:
        token_chip(canvas, scene, token, next(cells))


def _owned(player: PlayerView) -> int:
    return len(player.specialists) + len(player.transfigurations)


def _built_height(scene: FederationScene, player: PlayerView) -> float:
    high = player_built.height(scene, player)
    return 2 * PAD + high if high else 0


def _paint_built(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    canvas.panel(box, theme.PANEL)
    player_built.paint(canvas, scene, player, box.inset(PAD))


def _missions_height(_scene: FederationScene, player: PlayerView) -> float:
    return _rows(len(player.missions), player_cells.MISSIONS, player_cells.MISSION)


STRIPS: Final[Sequence[Strip]] = (
    Strip(_points_height, _paint_points),
    Strip(_constant(player_cells.RESERVE + 2 * PAD), _paint_reserve),
    Strip(_constant(player_cells.FACE + 2 * PAD), _paint_hands),
    Strip(_constant(player_cells.LEVEL + 2 * PAD), _paint_track),
    Strip(_missions_height, _paint_missions),
    Strip(_constant(LINE + 2 * PAD), _paint_influence),
    Strip(lambda _, one: _rows(_owned(one), PER_ROW, OWNED), _paint_owned),
    Strip(_built_height, _paint_built),
)
