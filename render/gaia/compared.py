"""Players compared in tables: a row for each, and above them the signs that all of them share.

A packer of pictures looks back over some forty rows of pixels. So the rows of a table stand that
close together, and on whole pixels at the usual width: what players have alike is packed once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from engine.gaia.components import BOARD
from engine.gaia.terms import BUILDINGS
from engine.gaia.view import GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.formula import Icon, Items
from render.gaia import colours
from render.gaia.automa import cards_in_short
from render.gaia.changes import player_before
from render.gaia.formula import write
from render.gaia.parts import CHANGE, NUMERALS, RESOURCES, change, ground_of_bowl, person
from render.gaia.pieces import mark
from render.gaia.symbols import symbol
from render.layout import Box
from render.scene import Scene
from render.theme import Colour, Style

HEAD: Final = 32
LINE: Final = 27
BETWEEN: Final = 3
"""Between two rows."""
PERSON: Final = 56
"""A row with a name in it, and the faction below."""
CARDS: Final = 40
"""A row with a robot's cards, which it has instead of power."""
MARK: Final = 42
"""Room for an owner's mark."""
NAME: Final = 288
"""Room for a mark, a name and a faction."""
SIDE: Final = 8
"""To the right of the last column."""
UPPER: Final = 30
"""What a figure has of a person's row if its change stands below."""
SIGN: Final = 19
"""Lettering above a table; symbols are taller."""
STEP: Final[Items] = (Icon("ore"), "/", Icon("terraform"))

Cells: TypeAlias = Sequence[Box]


class PlayersTable(NamedTuple):
    """One of the tables: its columns with their shares of the width, the signs above them, and how
    a player's figures are written."""

    name: str
    columns: tuple[float, ...]
    head: Callable[[Canvas, Scene[GaiaView], Cells], None]
    row: Callable[[Canvas, PlayerView, PlayerView | None, Cells], None]
    left: float = MARK
    high: float = LINE


def height_of(table: PlayersTable, people: Iterable[PlayerView]) -> float:
    """How high a table is."""
    return HEAD - BETWEEN + sum(row_height(table, player) + BETWEEN for player in people)


def row_height(table: PlayersTable, player: PlayerView) -> float:
    """How high a player's row is."""
    return CARDS if table is POWER and player.robot else table.high


def head_of(canvas: Canvas, scene: Scene[GaiaView], table: PlayersTable, box: Box) -> None:
    """What stands above a table."""
    table.head(canvas, scene, _cells(table, box))


def row_of(
    canvas: Canvas, scene: Scene[GaiaView], table: PlayersTable, player: PlayerView, box: Box
) -> None:
    """A player's row; of whoever is asked the one with the name has an edge."""
    asked = table is MEANS and player.seat in scene.asked
    canvas.panel(box, radius=theme.RADIUS / 2, edge=theme.CHANGED if asked else None)
    left, rest = box.cut_left(table.left)
    if table is MEANS:
        person(canvas, scene, player, left.inset(8, 3))
    else:
        owner_of(canvas, player, left)
    if table is not POWER or not player.robot:
        table.row(canvas, player, player_before(scene.before, player.seat), _cells(table, box))
    elif scene.view.automa is not None:
        cards, _ = rest.inset(0, 2).cut_right(SIDE)
        cards_in_short(canvas, scene, cards, scene.view.automa)


def owner_of(canvas: Canvas, player: PlayerView, box: Box) -> None:
    """Whose row it is."""
    canvas.sprite(mark(canvas.px(24), colours.owner(player.colour)), *box.centre)


def _cells(table: PlayersTable, box: Box) -> list[Box]:
    """A row's columns."""
    rest = box.cut_left(table.left)[1].cut_right(SIDE)[0]
    unit = rest.w / sum(table.columns)
    cells = []
    for share in table.columns:
        cell, rest = rest.cut_left(unit * share)
        cells.append(cell)
    return cells


def _signs(canvas: Canvas, cells: Cells, signs: Sequence[Items]) -> None:
    for cell, items in zip(cells, signs, strict=True):
        write(canvas, cell.inset(1, 0), items, SIGN, colour=theme.DIM)


def _figure(
    canvas: Canvas,
    box: Box,
    value: int | str,
    ink: Colour = theme.TEXT,
    style: Style = theme.FIGURE,
) -> None:
    canvas.text(box, str(value), style, ink, align=0.5)


def _means_head(canvas: Canvas, _scene: Scene[GaiaView], cells: Cells) -> None:
    _signs(canvas, cells, [(Icon(name),) for name in ("vp", *RESOURCES)])


def _means(canvas: Canvas, player: PlayerView, before: PlayerView | None, cells: Cells) -> None:
    """Points, and resources where it is no robot; if some have changed, below them by how much."""
    names = ("vp",) if player.robot else ("vp", *RESOURCES)
    now: list[int] = [getattr(player, name) for name in names]
    was: list[int] = now if before is None else [getattr(before, name) for name in names]
    for name, cell, value, old in zip(names, cells, now, was, strict=False):
        upper, lower = cell.inset(0, 3).cut_top(UPPER)
        style = theme.BIG if name == "vp" else theme.FIGURE
        _figure(canvas, cell if now == was else upper, value, style=style)
        if value != old:
            _figure(canvas, lower, change(value - old), theme.CHANGED, CHANGE)


def _power_head(canvas: Canvas, _scene: Scene[GaiaView], cells: Cells) -> None:
    bowls: list[Items] = [(name,) for name in NUMERALS]
    _signs(canvas, cells, [*bowls, (Icon("gaia_area"),), (Icon("range"),), STEP])


def _power(canvas: Canvas, player: PlayerView, before: PlayerView | None, cells: Cells) -> None:
    """The bowls and the Gaia area; range and the price of a step."""
    *bowls, far, step = cells
    for index, cell in enumerate(bowls):
        bowl = cell.inset(2, 0)
        ground_of_bowl(canvas, bowl, player, before, index)
        _figure(canvas, bowl, player.bowls[index])
        if player.stone == index:
            canvas.sprite(symbol(canvas.px(20), "stone"), bowl.right - 16, bowl.centre[1])
    _figure(canvas, far, player.range)
    _figure(canvas, step, player.ore_per_step)


def _pieces_head(canvas: Canvas, _scene: Scene[GaiaView], cells: Cells) -> None:
    """Structures, and how many of each there are; what else stands on the map."""
    structures: list[Items] = [(Icon(kind), f"/{BOARD.pieces[kind]}") for kind in BUILDINGS]
    _signs(canvas, cells, [*structures, (Icon("gaiaformer"),), (Icon("satellite"),)])


def _pieces(canvas: Canvas, player: PlayerView, before: PlayerView | None, cells: Cells) -> None:
    """Structures on the map by kind; gaiaformers ready of all; satellites."""
    *structures, formers, satellites = cells
    for kind, cell in zip(BUILDINGS, structures, strict=True):
        total = BOARD.pieces[kind]
        built = total - player.pieces_left.get(kind, total)
        was = total - before.pieces_left.get(kind, total) if before is not None else built
        ink = theme.CHANGED if built != was else theme.TEXT if built else theme.FAINT
        _figure(canvas, cell, built, ink)
    total = player.gaiaformers_ready + player.gaiaformers_away + len(player.gaiaformers)
    _figure(canvas, formers, f"{player.gaiaformers_ready}/{total}")
    _figure(canvas, satellites, len(player.satellites))


MEANS: Final = PlayersTable("means", (66, 52, 52, 52, 52), _means_head, _means, NAME, PERSON)
POWER: Final = PlayersTable("power", (1,) * 6, _power_head, _power)
PIECES: Final = PlayersTable("pieces", (1,) * 8, _pieces_head, _pieces)
