"""All players side by side: tables with a row for each, then what each of them possesses."""

from __future__ import annotations

import pickle
from collections.abc import Mapping
from functools import partial
from typing import Final, TypeAlias

from engine.gaia.view import GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.gaia.changes import player_before
from render.gaia.chips import APART, Holding, draw_holding, flowing, own_chips
from render.gaia.compared import (
    BETWEEN,
    HEAD,
    MARK,
    MEANS,
    PIECES,
    POWER,
    SIDE,
    PlayersTable,
    head_of,
    height_of,
    owner_of,
    row_height,
    row_of,
)
from render.gaia.levels import LEVELS
from render.gaia.parts import HEADER, all_of, header, in_order, say
from render.layout import Box
from render.scene import Scene

Chips: TypeAlias = list[list[tuple[Holding, float]]]

BELOW: Final = 15
"""Below a table: so much that a tall picture may be cut there."""
NEXT: Final = 8
"""Below what somebody possesses."""
ROW: Final = 32
"""Height of a row of chips."""
STEP: Final = 4
"""Between two rows of chips."""
MARGIN: Final = 6
"""Above the first and below the last."""


def size(
    scene: Scene[GaiaView], width: float = theme.PAGE, *, alone: bool = True
) -> tuple[float, float]:
    """How large the picture is, in design units; beside the research board it leaves out levels."""
    high: float = 2 * theme.PAD + HEADER
    high += sum(height_of(table, scene.view.players) + BELOW for table in _tables(alone=alone))
    high += sum(_own_height(_chips(scene, player, width)) for player in scene.view.players)
    return width, high


def paint(
    canvas: Canvas,
    scene: Scene[GaiaView],
    top: float = 0.0,
    width: float = theme.PAGE,
    *,
    alone: bool = True,
) -> None:
    """Everybody in each table, then everybody's tiles."""
    box = Box(0, top, *size(scene, width, alone=alone)).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene, "players"), alone=alone)
    known = {player.seat: _known(scene, player) for player in scene.view.players}
    for table in _tables(alone=alone):
        area, box = box.cut_top(height_of(table, scene.view.players), BELOW)
        _table(canvas, scene, table, area, known)
    for player in in_order(scene.view):
        chips = _chips(scene, player, width)
        if chips:
            row, box = box.cut_top(_own_height(chips) - NEXT, NEXT)
            draw = partial(_own, player=player, chips=chips, box=row)
            canvas.part(_around(row), _shown(known[player.seat], "own"), draw)


def _known(scene: Scene[GaiaView], player: PlayerView) -> bytes:
    """All that a row of a player may show, packed once for all rows; empty if that is too much."""
    told = all_of(scene, player)
    return b"" if told is None else pickle.dumps(told, pickle.HIGHEST_PROTOCOL)


def _shown(known: bytes, name: str) -> object:
    """The same for one of the rows, for `Canvas.part`."""
    return (name, known) if known else None


def _tables(*, alone: bool) -> tuple[PlayersTable, ...]:
    return (MEANS, POWER, PIECES, LEVELS) if alone else (MEANS, POWER, PIECES)


def _around(row: Box) -> Box:
    """A row with the margins, since a sign or a ring may be wider than its place."""
    return row.inset(-theme.PAD, 0)


def _table(
    canvas: Canvas,
    scene: Scene[GaiaView],
    table: PlayersTable,
    box: Box,
    known: Mapping[int, bytes],
) -> None:
    """The signs, then a row for each player."""
    top, box = box.cut_top(HEAD)
    signs = partial(head_of, scene=scene, table=table, box=top)
    canvas.part(_around(top), ("signs", table.name, scene.lang), signs)
    for player in in_order(scene.view):
        row, box = box.cut_top(row_height(table, player), BETWEEN)
        draw = partial(row_of, scene=scene, table=table, player=player, box=row)
        canvas.part(_around(row), _shown(known[player.seat], table.name), draw)


def _chips(scene: Scene[GaiaView], player: PlayerView, width: float) -> Chips:
    """Tiles, tokens, booster and special actions in rows."""
    chips = own_chips(scene, player, player_before(scene.before, player.seat))
    return flowing(chips, width - 2 * theme.PAD - MARK - SIDE)


def _own_height(chips: Chips) -> float:
    return len(chips) * (ROW + STEP) - STEP + 2 * MARGIN + NEXT if chips else 0.0


def _own(canvas: Canvas, player: PlayerView, chips: Chips, box: Box) -> None:
    canvas.panel(box)
    left, rest = box.inset(0, MARGIN).cut_left(MARK)
    owner_of(canvas, player, left._replace(h=ROW))
    for row in chips:
        line, rest = rest.cut_top(ROW, STEP)
        for one, wide in row:
            cell, line = line.cut_left(wide, APART)
            draw_holding(canvas, cell, one)
