"""Everybody's balance: points if the game ended now, and the stores after the next income."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.gaia.advice.balance import Balance, balances
from engine.gaia.components import FINAL_TILES
from engine.gaia.view import GaiaView, PlayerView
from render import texts, theme
from render.canvas import Canvas
from render.fonts import broken, line_height
from render.formula import Icon, Items
from render.gaia.board_text import amounts
from render.gaia.formula import COUNTS, span, write
from render.gaia.parts import HEADER, amount, called, header, in_order, needed, person, say
from render.gaia.symbols import symbol
from render.layout import Box
from render.scene import Scene

UPPER: Final = 50
LINE: Final = 38
STEP: Final = 6
SIZE: Final = 20


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    rows = sum(_height(one) + theme.GAP for one in balances(scene.view))
    return theme.PAGE, 2 * theme.PAD + HEADER + rows + _legend_height(scene)


def paint(canvas: Canvas, scene: Scene[GaiaView]) -> None:
    """A row for every player, the first by turn order on top."""
    box = Box(0, 0, *size(scene)).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene, "balance"))
    known = {one.seat: one for one in balances(scene.view)}
    for player in in_order(scene.view):
        row, box = box.cut_top(_height(known[player.seat]), theme.GAP)
        _row(canvas, scene, player, known[player.seat], row)
    canvas.paragraph(box.inset(6, 0), _legend(scene), theme.LABEL, theme.DIM)


def _height(one: Balance) -> float:
    lines = 1 + bool(one.stores) + _has_power(one)
    return 16 + UPPER + lines * (LINE + STEP)


def _has_power(one: Balance) -> bool:
    """Whether there is anything to say of power, or of what is lost."""
    return bool(one.tokens or one.charge or one.wasted)


def _legend(scene: Scene[GaiaView]) -> str:
    """What the rows are; of stores only where there are any."""
    told = say(scene, "balance-legend")
    if not any(one.stores for one in balances(scene.view)):
        return told
    return f"{told} {say(scene, 'balance-legend-stores')}"


def _legend_height(scene: Scene[GaiaView]) -> float:
    lines = broken(_legend(scene), theme.LABEL, theme.PAGE - 2 * theme.PAD - 12)
    return len(lines) * line_height(theme.LABEL) + 10


def _row(
    canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, one: Balance, box: Box
) -> None:
    canvas.panel(box, edge=theme.CHANGED if player.seat in scene.asked else None)
    upper, rest = box.inset(10, 8).cut_top(UPPER, STEP)
    name, points = upper.cut_right(needed(canvas, one.total, style=theme.BIG) + 2, theme.GAP)
    person(canvas, scene, player, name)
    amount(canvas, points, "vp", one.total, style=theme.BIG)
    row, rest = rest.cut_top(LINE, STEP)
    _ending(canvas, scene, player, one, row)
    if one.stores:
        row, rest = rest.cut_top(LINE, STEP)
        _stores(canvas, one, row)
    if _has_power(one):
        _power(canvas, one, rest.cut_top(LINE)[0])


def _ending(
    canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, one: Balance, box: Box
) -> None:
    """The points there are, and what the end would add."""
    parts: list[Items] = [(str(player.vp), Icon("vp"))]
    if not scene.view.scores:
        for number, tile in enumerate(scene.view.final, start=1):
            icon = COUNTS[FINAL_TILES[tile.id].counts][-1:]
            parts.append((*icon, f"+{one.ending.get(f'final{number}', 0)}"))
        parts.append((Icon("research"), f"+{one.ending.get('research', 0)}"))
        if "resources" in one.ending:
            parts.append((Icon("ore"), f"+{one.ending['resources']}"))
    for items, cell in zip(parts, box.columns(len(parts), STEP), strict=True):
        canvas.panel(cell, theme.SUNKEN, radius=theme.RADIUS / 2)
        write(canvas, cell.inset(3, 2), items, SIZE)


def _stores(canvas: Canvas, one: Balance, box: Box) -> None:
    """Each resource now and after the next income; red where some of it is lost."""
    for (name, (now, then)), cell in zip(
        one.stores.items(), box.columns(len(one.stores), STEP), strict=True
    ):
        sign, rest = cell.cut_left(26, 5)
        canvas.sprite(symbol(canvas.px(25), name), *sign.centre)
        ink = theme.BAD if name in one.wasted else theme.TEXT
        canvas.text(rest, f"{now} {texts.ARROW} {then}", theme.LABEL, ink)


def _power(canvas: Canvas, one: Balance, box: Box) -> None:
    """New tokens and what is charged; then everything that would be lost."""
    gained: Items = ()
    if one.tokens:
        gained = (*gained, f"+{one.tokens}", Icon("tokens"))
    if one.charge:
        gained = (*gained, f"+{one.charge}", Icon("charge"))
    left, rest = box.cut_left(span(gained, SIZE) + 4 if gained else 0, theme.GAP)
    write(canvas, left, gained, SIZE, align=0.0)
    lost = tuple(item for name, count in one.wasted.items() for item in (f"−{count}", Icon(name)))
    if lost:
        write(canvas, rest, (*lost, Icon("used")), SIZE, align=1.0, colour=theme.BAD)


def in_words(scene: Scene[GaiaView]) -> Iterator[str]:
    """The same, a line for each player."""
    known = {one.seat: one for one in balances(scene.view)}
    for player in in_order(scene.view):
        one = known[player.seat]
        parts = [say(scene, "balance-total", n=one.total)]
        if one.stores:
            then = {name: after for name, (_, after) in one.stores.items()}
            parts.append(say(scene, "balance-then", list=amounts(scene, then)))
        if one.wasted:
            parts.append(say(scene, "balance-lost", list=amounts(scene, dict(one.wasted))))
        yield say(scene, "titled", title=called(scene, player), list="; ".join(parts))


def alt_balance(scene: Scene[GaiaView]) -> str:
    """The balance in words."""
    return ". ".join([say(scene, "balance"), *in_words(scene)])
