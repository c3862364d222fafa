"""Points of everybody: chips, printed ones, developments of cost 6 with their terms, goals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.race.view import PlayerView, SixView
from render import theme
from render.canvas import Canvas
from render.fonts import span
from render.formula import Icon, Item, Items, length, span_of, write
from render.layout import Box
from render.marks import mark, owner
from render.page import HEADER, SIZE, SMALL, STRONG
from render.race import colours
from render.race.counted import Counted, counted
from render.race.parts import RaceScene, called, card_of, header, say, word
from render.race.powers import term_items
from render.race.symbols import symbol
from render.race.wording import thing_text
from render.theme import Style

MARGIN: Final = 8
GAP: Final = 6
PAD: Final = 7
HEAD: Final = 32
LINE: Final = 26
ICON: Final = 24
APART: Final = 24
TOTAL: Final = Style("ExtraBold", 26, 18)


def size(scene: RaceScene) -> tuple[float, float]:
    """As high as the lines need."""
    blocks = sum(_height(scene, player) + GAP for player in scene.view.players)
    return theme.PAGE, 2 * MARGIN + HEADER + blocks


def _height(scene: RaceScene, player: PlayerView) -> float:
    lines = sum(2 if _is_long(scene, six) else 1 for six in player.six)
    return 2 * PAD + HEAD + LINE * (1 + lines)


def _is_long(scene: RaceScene, six: SixView) -> bool:
    """Whether name and terms of a development need a line each."""
    room = theme.PAGE - 2 * MARGIN - 2 * PAD - 4 - ICON - APART
    terms = span_of(six_items(scene, six), SIZE)
    return span(word(scene.lang, six.card), SMALL) + terms > room


def paint(canvas: Canvas, scene: RaceScene) -> None:
    """The best first."""
    width, height = size(scene)
    box = Box(0, 0, width, height).inset(MARGIN)
    title, box = box.cut_top(HEADER, 2)
    over = scene.view.step == "over"
    header(canvas, scene, title, say(scene.lang, "final-scores" if over else "scores"))
    for player in sorted(scene.view.players, key=lambda one: (one.rank, one.seat)):
        place, box = box.cut_top(_height(scene, player), GAP)
        _player(canvas, scene, player, place)


def _player(canvas: Canvas, scene: RaceScene, player: PlayerView, box: Box) -> None:
    first = player.rank == 1
    canvas.panel(box, theme.PANEL, edge=colours.VP if first else None)
    head, rest = box.inset(PAD + 2, PAD).cut_top(HEAD)
    left, total = head.cut_right(90, 8)
    rank, left = left.cut_left(30, 0)
    canvas.text(rank, f"{player.rank}.", STRONG, theme.DIM)
    sign, left = left.cut_left(28, 7)
    canvas.sprite(mark(canvas.px(25), owner(player.seat)), *sign.centre)
    canvas.text(left, called(scene, player.seat), STRONG)
    figure, shield = total.cut_right(30, 4)
    canvas.text(figure, str(player.total), TOTAL, colours.VP, align=1.0)
    canvas.sprite(symbol(canvas.px(28), "vp"), *shield.centre)
    line, rest = rest.cut_top(LINE)
    write(canvas, line, tuple(_plain(scene, player)), SIZE, symbol)
    for six in player.six:
        line, rest = rest.cut_top(LINE * (2 if _is_long(scene, six) else 1))
        _six(canvas, scene, six, line)


def _plain(scene: RaceScene, player: PlayerView) -> Iterator[Item]:
    """Chips, printed points, goals; what decides a tie."""
    yield from (str(player.chips), Icon("chip"), "+", str(player.printed), Icon("card"))
    if player.six:
        yield from ("+", str(sum(one.points for one in player.six)), Icon("named"))
    if scene.view.goals:
        yield from ("+", str(player.goal_points), Icon("goal"))
    yield from ("·", say(scene.lang, "tie", n=player.tie))


def _six(canvas: Canvas, scene: RaceScene, six: SixView, box: Box) -> None:
    """A development of cost 6: its name, what it counts, what that makes."""
    items = tuple(six_items(scene, six))
    if _is_long(scene, six):
        name, place = box.rows(2)
    else:
        name, place = box.cut_right(length(canvas, items, SIZE) + 4, 8)
    sign, name = name.cut_left(ICON, 5)
    canvas.sprite(symbol(canvas.px(21), "named"), *sign.centre)
    canvas.text(name, word(scene.lang, six.card), SMALL, theme.DIM)
    write(canvas, place, items, SIZE, symbol, align=1.0)


def _counted(scene: RaceScene, six: SixView) -> tuple[Counted, ...]:
    """What a development counts; a robot's are all worth the same and count nothing."""
    return counted(card_of(scene, six.card)) if six.terms else ()


def six_items(scene: RaceScene, six: SixView) -> Items:
    """How many of each thing, times its points."""
    counts = {one.line: one.number for one in six.terms}
    items: list[Item] = []
    for one in _counted(scene, six):
        count = sum(counts.get(index, 0) for index in one.terms)
        if count:
            items += ["+"] if items else []
            items += [f"{count}×{one.points}", *_what(term_items(one))]
    return (*items, "=", str(six.points))


def term_counts(scene: RaceScene, six: SixView) -> Iterator[str]:
    """The same in words."""
    counts = {one.line: one.number for one in six.terms}
    for one in _counted(scene, six):
        count = sum(counts.get(index, 0) for index in one.terms)
        if count:
            yield f"{count}×{one.points} {thing_text(scene.lang, one)}"


def _what(items: Items) -> Items:
    return items[1:] if items[:1] == ("/",) else items
