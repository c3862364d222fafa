"""Everybody's table at a glance: the round, its phases and actions, every card as a chip."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.race.components import Card, cards_of
from engine.race.terms import Phase
from engine.race.view import CardView, PlayerView
from render import theme
from render.caches import kept
from render.canvas import Canvas
from render.fonts import span
from render.formula import Icon, Items, length, write
from render.layout import Box
from render.marks import mark, owner
from render.page import SMALL, STRONG, TITLE
from render.race import badges, colours
from render.race.cards import in_two
from render.race.parts import (
    RaceScene,
    before_of,
    called,
    minus,
    on_table,
    phase_name,
    ranked,
    when,
    word,
)
from render.race.symbols import new_mark, rimmed, symbol
from render.texts import capital
from render.theme import Colour, Style, mix

MARGIN: Final = 6
HEAD: Final = 34
PHASES: Final = 32
STRIP: Final = 34
IN_ROW: Final = 4
FEWER: Final = 3
"""Chips in a row where a name would be cut, as long as the picture stays low enough."""
EDGE: Final = 7
GAP: Final = 4
TALL: Final = 44
LOW: Final = 33
MOST_HIGH: Final = 1130
"""Above this height names take one line instead of two."""
BADGE: Final = 27
GOOD: Final = 20
SURE: Final = 0.96
"""A line measured for no scale may turn out so much longer."""
CHIPS_KEPT: Final = 512
NAME: Final = Style("SemiBold", 17, 16.7)
ORDER: Final = (Phase.EXPLORE, Phase.DEVELOP, Phase.SETTLE, Phase.CONSUME, Phase.PRODUCE)


class Chip(NamedTuple):
    """A card of a tableau as it is shown here."""

    placed: CardView
    new: bool
    """Whether it has come or changed since the earlier view."""


class Raster(NamedTuple):
    """How chips are laid out."""

    in_row: int
    high: float = TALL


def size(scene: RaceScene) -> tuple[float, float]:
    """As high as all tables need."""
    return theme.OVERVIEW, _height(scene, _raster(scene))


def _raster(scene: RaceScene) -> Raster:
    """As many chips in a row as leave room for every name; more where that would be too high."""
    whole = FEWER if any(_is_cut(scene, player) for player in scene.view.players) else IN_ROW
    rasters = (Raster(whole), Raster(IN_ROW))
    fitting = (one for one in rasters if _height(scene, one) <= MOST_HIGH)
    return next(fitting, Raster(IN_ROW, LOW))


def _is_cut(scene: RaceScene, player: PlayerView) -> bool:
    """Whether a name of this tableau takes more than two lines of a chip."""
    cell = Box(0, 0, theme.OVERVIEW, 0).inset(MARGIN).inset(EDGE).columns(IN_ROW, GAP)[0]
    cards = cards_of(scene.view.edition)
    for placed in player.tableau:
        card = cards[placed.id]
        room = _parts(cell, card)[1].w * SURE
        lines = in_two(word(scene.lang, card.id), room, NAME)
        if any(span(line, NAME) > room for line in lines):
            return True
    return False


def _height(scene: RaceScene, raster: Raster) -> float:
    rows = sum(_rows(player, raster) for player in scene.view.players)
    each = (STRIP + 3 * GAP + 4) * len(scene.view.players)
    return 2 * MARGIN + HEAD + PHASES + 2 * GAP + each + rows * (raster.high + GAP)


def _rows(player: PlayerView, raster: Raster) -> int:
    return max(1, -(-len(player.tableau) // raster.in_row))


def paint(canvas: Canvas, scene: RaceScene) -> None:
    """The round, then a strip and chips for each player."""
    width, height = size(scene)
    box = Box(0, 0, width, height).inset(MARGIN)
    head, box = box.cut_top(HEAD, GAP)
    _head(canvas, scene, head)
    line, box = box.cut_top(PHASES, GAP)
    _phases(canvas, scene, line)
    raster = _raster(scene)
    for player in ranked(scene.view):
        high = STRIP + 2 * GAP + 4 + _rows(player, raster) * (raster.high + GAP)
        place, box = box.cut_top(high, GAP)
        _player(canvas, scene, player, place, raster)


def _head(canvas: Canvas, scene: RaceScene, box: Box) -> None:
    """Round and phase; chips left, cards in the deck."""
    view = scene.view
    items: Items = (f"{view.pool}/{view.pool_size}", Icon("chip"))
    if not view.draft:
        items = (*items, str(view.deck), Icon("card"))
    wide = length(canvas, items, 19) + 6
    left, right = box.cut_right(wide, 10)
    canvas.text(left, when(scene), TITLE)
    write(canvas, right, items, 19, symbol, align=1.0)


def _phases(canvas: Canvas, scene: RaceScene, box: Box) -> None:
    """The five phases: those of this round lit, the one under way bright, twice where it is."""
    view = scene.view
    here = [phase for phase in view.phases if view.step in ("phase", "discard", "over")]
    for phase, cell in zip(ORDER, box.columns(len(ORDER), GAP), strict=True):
        times = here.count(phase)
        now = view.phase is phase
        fill = theme.CHANGED if now else theme.LINE if times else theme.SUNKEN
        canvas.panel(cell, fill, radius=8)
        ink = theme.OUTLINE if now else theme.TEXT if times else theme.FAINT
        name = f"{phase.value} {capital(phase_name(scene.lang, phase))}"
        label = f"{name} ×{times}" if times > 1 else name
        canvas.text(cell.inset(5, 0), label, SMALL, ink, align=0.5)


def _player(canvas: Canvas, scene: RaceScene, player: PlayerView, box: Box, raster: Raster) -> None:
    asked = player.seat in scene.asked
    canvas.panel(box, theme.PANEL, edge=theme.CHANGED if asked else None)
    strip, rest = box.inset(EDGE, GAP).cut_top(STRIP, 2)
    _strip(canvas, scene, player, strip)
    chips = list(chips_of(scene, player))
    for at in range(0, len(chips), raster.in_row):
        row, rest = rest.cut_top(raster.high, GAP)
        cells = row.columns(raster.in_row, GAP)
        for one, cell in zip(chips[at : at + raster.in_row], cells, strict=False):
            draw_chip(canvas, scene, one, cell)


def _strip(canvas: Canvas, scene: RaceScene, player: PlayerView, box: Box) -> None:
    """Mark, name, actions of the round; points, cards, Military, cards on the table."""
    items: Items = (
        (str(player.picks), Icon("card"))
        if scene.view.packs is not None
        else (
            *(str(player.total), Icon("vp")),
            *(str(player.chips), Icon("chip")),
            *(str(player.hand), Icon("card")),
            *(() if player.robot else (minus(player.military), Icon("military"))),
            *(f"{on_table(scene.view, player)}/{scene.view.tableau_limit}", Icon("end")),
        )
    )
    wide = length(canvas, items, 18) + 4
    left, right = box.cut_right(wide, 8)
    write(canvas, right, items, 18, symbol, align=1.0)
    sign, rest = left.cut_left(28, 6)
    canvas.sprite(mark(canvas.px(25), owner(player.seat)), *sign.centre)
    actions = _actions(scene, player)
    name = called(scene, player.seat)
    room = min(canvas.length(name, STRONG) + 2, rest.w if not actions else rest.w * 0.5)
    place, rest = rest.cut_left(room, 12)
    canvas.text(place, name, STRONG)
    if actions:
        whole = canvas.length(actions, SMALL) <= rest.w
        said = actions if whole else _actions(scene, player, "short")
        canvas.text(rest, said, SMALL, owner(player.seat).colour)


def _actions(scene: RaceScene, player: PlayerView, form: str = "") -> str:
    """What the player has chosen for this round."""
    chosen = (word(scene.lang, one, form, kind="action") for one in player.actions)
    return " + ".join(map(capital, chosen))


def chips_of(scene: RaceScene, player: PlayerView) -> Iterator[Chip]:
    before = before_of(scene, player.seat)
    had = {one.id: one for one in before.tableau} if before is not None else None
    for placed in player.tableau:
        yield Chip(placed, had is not None and had.get(placed.id) != placed)


def draw_chip(canvas: Canvas, scene: RaceScene, one: Chip, box: Box) -> None:
    """The chip, and whether it is new."""
    look = Look(scene.lang, scene.view.edition, one.placed, (box.w, box.h))
    canvas.stamp(_finished(canvas.scale, canvas.floor, look), box)
    if one.new:
        canvas.ring(box.inset(-2), radius=9)
        canvas.sprite(new_mark(canvas.px(17)), box.x + 3, box.y + 4)


class Look(NamedTuple):
    """All that decides how a chip is drawn."""

    lang: str
    edition: str
    placed: CardView
    size: tuple[float, float]


@kept(CHIPS_KEPT)
def _finished(scale: float, floor: int, look: Look) -> Canvas:
    """A chip by itself: badge, kind, name, and the good that lies there."""
    card = cards_of(look.edition)[look.placed.id]
    box = Box(0, 0, *look.size)
    canvas = Canvas(box.w, box.h, scale, theme.PANEL, floor=floor)
    _ground(canvas, box, card)
    badge, name, place = _parts(box, card)
    badges.badge(canvas, badge.inset(0, (badge.h - BADGE) / 2), card)
    if card.good is not None:
        if look.placed.good is not None:
            canvas.panel(place.inset(-1, (place.h - 30) / 2), colours.CARD, radius=6)
        canvas.sprite(rimmed(canvas.px(22), card.good.value), *place.centre)
    _name(canvas, name, word(look.lang, card.id))
    return canvas


def _parts(box: Box, card: Card) -> tuple[Box, Box, Box]:
    """Where the badge, the name and the good of a chip are."""
    badge, inner = box.inset(2, 2).cut_left(BADGE, 3)
    return badge, *(inner.cut_right(GOOD) if card.good is not None else inner.cut_right(0))


def _ground(canvas: Canvas, box: Box, card: Card) -> None:
    """The kind at a glance: full for production, a broken rim for windfalls."""
    if card.kind == "production":
        canvas.panel(box, colours.band(card.good), radius=8)
        return
    canvas.panel(box, theme.RAISED, radius=8, edge=_edge(card), thick=1.5)
    if card.kind == "windfall":
        badges.dashed(canvas, box.inset(1), colours.good(card.good))


def _edge(card: Card) -> Colour:
    tint = colours.MILITARY if card.military else colours.GRAY
    if not card.is_world:
        tint = colours.DEVELOPMENT
    if card.kind == "windfall":
        return theme.RAISED
    return mix(tint, theme.PANEL, 0.5)


def _name(canvas: Canvas, box: Box, name: str) -> None:
    lines: Sequence[str] = in_two(name, box.w * SURE, NAME) if box.h > LOW else (name,)
    high = 20
    top = box.y + (box.h - high * len(lines)) / 2
    for number, line in enumerate(lines):
        canvas.text(Box(box.x, top + high * number, box.w, high), line, NAME)
