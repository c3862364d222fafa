"""What one's own hand can still become: now, with a few more cards, later; and what is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.race.components import Card
from engine.race.terms import Way
from engine.race.view import HandCard
from render import theme
from render.canvas import Canvas
from render.formula import Icon, Items, length, write
from render.layout import Box
from render.page import HEADER, SIZE
from render.race import badges
from render.race.cards import write_name
from render.race.hand import LETTERS, own
from render.race.parts import RaceScene, card_of, header, minus, say, word
from render.race.symbols import symbol
from render.theme import Colour, Style

MARGIN: Final = 8
GAP: Final = 4
TITLE: Final = 28
ROW: Final = 43
NOW, SOON, LATER = "reach-now", "reach-soon", "reach-later"
TINTS: Final[dict[str, Colour]] = {NOW: theme.GOOD, SOON: theme.CHANGED, LATER: theme.FAINT}
ONE_CARD: Final = 1
"""What exploring brings at least."""


class Reach(NamedTuple):
    """A card of the hand and how far it is."""

    letter: str
    held: HandCard
    card: Card
    when: str
    cards: int
    """Cards missing to pay for it."""
    military: int
    """Military missing to conquer it."""


def size(scene: RaceScene) -> tuple[float, float]:
    """As high as the rows need."""
    groups = list(_groups(scene))
    rows = sum(TITLE + (ROW + GAP) * len(rows) for _, rows in groups)
    return theme.PAGE, 2 * MARGIN + HEADER + (rows or ROW) + GAP


def paint(canvas: Canvas, scene: RaceScene) -> None:
    """What can be played now first."""
    width, height = size(scene)
    box = Box(0, 0, width, height).inset(MARGIN)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene.lang, "reach"))
    groups = list(_groups(scene))
    if not groups:
        canvas.text(box, nothing_to_reach(scene), theme.LABEL, theme.DIM)
    for kind, reaches in groups:
        line, box = box.cut_top(TITLE)
        canvas.text(line, group_title(scene, kind), Style("Bold", 18, 16.7), TINTS[kind])
        for one in reaches:
            line, box = box.cut_top(ROW, GAP)
            _row(canvas, scene, one, line)


def group_title(scene: RaceScene, kind: str) -> str:
    """What a group has in common."""
    return say(scene.lang, kind, n=soon_cards(scene))


def soon_cards(scene: RaceScene) -> int:
    """How many cards one Trade or Explore would bring at most."""
    return max(ONE_CARD, own(scene).trade)


def nothing_to_reach(scene: RaceScene) -> str:
    """Why nothing is listed."""
    return say(scene.lang, "reach-over" if scene.view.step == "over" else "no-cards")


def reaches(scene: RaceScene) -> list[Reach]:
    """The hand in order with what each card lacks; nothing when the game is over."""
    if scene.view.step == "over":
        return []
    spare = len(own(scene).cards) - 1
    found = []
    for held, letter in zip(own(scene).cards, LETTERS, strict=False):
        card = card_of(scene, held.id)
        military = _military_missing(held)
        cards = max(0, held.price - spare) if held.price is not None else 0
        found.append(Reach(letter, held, card, _when(scene, held, cards), cards, military))
    return found


def _military_missing(held: HandCard) -> int:
    """Boosters count where the engine says that they suffice."""
    if held.needed is None or held.has is None or held.ways:
        return 0
    return max(0, held.needed - held.has)


def _when(scene: RaceScene, held: HandCard, cards: int) -> str:
    if held.playable:
        return NOW
    return SOON if 0 < cards <= soon_cards(scene) else LATER


def _groups(scene: RaceScene) -> Iterator[tuple[str, list[Reach]]]:
    every = reaches(scene)
    for kind in (NOW, SOON, LATER):
        found = [one for one in every if one.when == kind]
        if found:
            yield kind, sorted(found, key=lambda one: (one.cards + one.military, one.letter))


def _row(canvas: Canvas, scene: RaceScene, one: Reach, box: Box) -> None:
    canvas.panel(box, theme.PANEL, radius=8)
    inner = box.inset(6, 2)
    letter, inner = inner.cut_left(24, 5)
    canvas.text(letter, one.letter, Style("ExtraBold", 18, 16.7), TINTS[one.when], align=0.5)
    badge, inner = inner.cut_left(29, 7)
    badges.badge(canvas, badge, one.card)
    items = tuple(_items(scene, one))
    wide = min(length(canvas, items, SIZE) + 2, inner.w * 0.6)
    name, place = inner.cut_right(wide, 8)
    if one.card.good is not None:
        sign, name = name.cut_left(24, 5)
        canvas.sprite(symbol(canvas.px(21), one.card.good.value), *sign.centre)
    write_name(canvas, name, word(scene.lang, one.card.id))
    write(canvas, place, items, SIZE, symbol, align=1.0, colour=_ink(one))


def _ink(one: Reach) -> Colour:
    return theme.TEXT if one.when == NOW else theme.DIM


def _items(scene: RaceScene, one: Reach) -> Items:
    """The price, or what is missing; the points it would bring."""
    items: Items = ()
    if one.when == NOW:
        ways = {way.way: way for way in one.held.ways}
        conquest = ways.get(Way.CONQUER)
        if conquest is not None:
            sign = "≥" if conquest.has >= conquest.needed else "→"
            items = (f"{conquest.has} {sign} {conquest.needed}", Icon("military"))
        else:
            costs = [way.cost for way in one.held.ways] or [one.held.price or 0]
            items = (str(min(costs)), Icon("card"))
    else:
        if one.military:
            items = (f"+{one.military}", Icon("military"))
        if one.cards:
            items += (*(("/",) if items else ()), f"+{one.cards}", Icon("card"))
        items = items or (say(scene.lang, "reach-never"),)
    return (*items, "·", minus(one.held.points), Icon("vp"))
