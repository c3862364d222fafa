"""One's own hand: every card with its letter, its price, and whether it can be played now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.marking import KEEP, SPEND
from engine.race.components import Card
from engine.race.terms import Phase, Way
from engine.race.view import HandCard, OwnView
from render import theme
from render.canvas import Canvas
from render.formula import Icon
from render.layout import Box
from render.page import HEADER
from render.race.cards import Face, draw_card, height_of
from render.race.drafting import paint_picks, picks_height
from render.race.parts import RaceScene, card_of, figures, header, minus, row, say

MARGIN: Final = 6
GAP: Final = 6
BAR: Final = 28
COLUMNS: Final = 2
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLACING: Final = (Phase.DEVELOP, Phase.SETTLE)
OWN_MARKS: Final = (KEEP, SPEND)
"""What a player may have noted on cards of his hand."""

Shown = tuple[Card, Face]


def own(scene: RaceScene) -> OwnView:
    """What the viewer holds; only his own view has it."""
    if scene.view.own is None:
        raise ValueError("a hand is shown to its owner only")
    return scene.view.own


def size(scene: RaceScene) -> tuple[float, float]:
    """As high as the cards need."""
    picks = picks_height(own(scene)) if scene.view.packs is not None else 0
    return theme.PAGE, top_height() + max(picks, spread_height(faces(scene)))


def top_height() -> float:
    """The heading and the line of figures."""
    return 2 * MARGIN + HEADER + BAR


def paint(canvas: Canvas, scene: RaceScene) -> None:
    """The heading, then two cards a row; in a draft what has been picked, as chips."""
    width, height = size(scene)
    box = Box(0, 0, width, height).inset(MARGIN)
    shown_cards = faces(scene)
    if scene.view.packs is not None and own(scene).picked:
        canvas.part(Box(0, 0, width, height), None, lambda bench: _picks(bench, scene, box))
    elif not shown_cards:
        canvas.part(Box(0, 0, width, height), None, lambda bench: _nothing(bench, scene, box))
    else:
        top, rest = box.cut_top(HEADER + BAR, GAP)
        canvas.part(top, None, lambda bench: _top(bench, scene, top))
        spread(canvas, scene, rest, shown_cards)


def _picks(canvas: Canvas, scene: RaceScene, box: Box) -> None:
    """What has been picked in a draft."""
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene.lang, "my-picks", n=len(own(scene).picked)))
    paint_picks(canvas, scene, own(scene), box.cut_top(GAP)[1])


def _top(canvas: Canvas, scene: RaceScene, box: Box) -> None:
    """The heading and the line of figures."""
    title, bar = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene.lang, "hand"))
    player = next(one for one in scene.view.players if one.seat == own(scene).seat)
    row(canvas, bar, figures(player, scene.view.tableau_limit))


def _nothing(canvas: Canvas, scene: RaceScene, box: Box) -> None:
    """An empty hand."""
    top, rest = box.cut_top(HEADER + BAR, GAP)
    _top(canvas, scene, top)
    canvas.text(rest, say(scene.lang, "no-cards"), theme.LABEL, theme.DIM)


def spread_height(cards: Sequence[Shown]) -> float:
    """What rows of two cards take."""
    rows = [cards[at : at + COLUMNS] for at in range(0, len(cards), COLUMNS)]
    high = sum(max(height_of(card) for card, _ in one) + GAP for one in rows)
    return high or BAR


def spread(canvas: Canvas, scene: RaceScene, box: Box, cards: Sequence[Shown]) -> None:
    """Cards two a row, each row as high as its higher card."""
    for at in range(0, len(cards), COLUMNS):
        pair = cards[at : at + COLUMNS]
        line, box = box.cut_top(max(height_of(card) for card, _ in pair), GAP)
        for (card, face), place in zip(pair, line.columns(COLUMNS, GAP), strict=False):
            draw_card(canvas, scene.lang, place, card, face)


def faces(scene: RaceScene) -> list[Shown]:
    """The hand in order, lettered."""
    return [
        (card_of(scene, held.id), face_of(scene, held, letter))
        for held, letter in zip(own(scene).cards, LETTERS, strict=False)
    ]


def face_of(scene: RaceScene, held: HandCard, letter: str = "") -> Face:
    """How a card of the hand is shown."""
    card = card_of(scene, held.id)
    return Face(
        letter=letter,
        edition=scene.view.edition,
        price=tuple(_price(held, card)),
        playable=is_playable(scene, held),
        now=held.points if card.variable else None,
        marks=tuple(mark for mark in OWN_MARKS if held.id in scene.marks.get(mark, ())),
        new=_is_new(scene, held.id),
    )


def is_playable(scene: RaceScene, held: HandCard) -> bool:
    """Whether it can be placed, in a phase that allows it if one is under way."""
    if not held.playable:
        return False
    phase, card = scene.view.phase, card_of(scene, held.id)
    return phase not in PLACING or card.is_world == (phase is Phase.SETTLE)


def _price(held: HandCard, card: Card) -> Iterator[str | Icon]:
    """The cheapest way: Military needed, or cards to pay."""
    conquest = next((one for one in held.ways if one.way is Way.CONQUER), None)
    if conquest is not None:
        yield from (str(conquest.needed), Icon("military"))
    elif held.ways:
        yield from (str(min(one.cost for one in held.ways)), Icon("card"))
    elif held.price is not None and not card.military:
        yield from (str(held.price), Icon("card"))
    else:
        yield from (minus(card.number), Icon("military"))


def _is_new(scene: RaceScene, name: str) -> bool:
    if scene.before is None or scene.before.own is None:
        return False
    return name not in [held.id for held in scene.before.own.cards]
