"""Cards to choose from: explored ones, a pack, start worlds, worlds to produce on."""

from __future__ import annotations

from typing import Final

from engine.race.components import CARDS
from engine.race.view import CardView
from render import theme
from render.canvas import Canvas
from render.layout import Box
from render.page import HEADER, STRONG
from render.race.cards import Face
from render.race.hand import BAR, GAP, MARGIN, OWN_MARKS, Shown, face_of, spread, spread_height
from render.race.parts import RaceScene, card_of, header, say
from render.race.symbols import symbol
from render.race.table import TALL, Chip, draw_chip

SIGN: Final = 28
"""Room of a symbol at the right end of a small card."""
IN_ROW: Final = 2
"""Cards of the hand beside those to choose from."""


def size(scene: RaceScene) -> tuple[float, float]:
    """As high as the cards need."""
    rows = -(-len(beside(scene)) // IN_ROW)
    below = GAP + BAR + rows * (TALL + GAP) if rows else 0
    return theme.PAGE, 2 * MARGIN + HEADER + GAP + spread_height(faces(scene)) + below


def paint(canvas: Canvas, scene: RaceScene) -> None:
    """The lettered cards."""
    width, height = size(scene)
    box = Box(0, 0, width, height).inset(MARGIN)
    title, box = box.cut_top(HEADER, GAP)
    cards = faces(scene)
    choices, rest = box.cut_top(spread_height(cards), GAP)
    canvas.part(title, None, lambda bench: header(bench, scene, title, say(scene.lang, "choices")))
    if not cards:
        canvas.part(choices, None, lambda bench: _nothing(bench, scene, choices))
    spread(canvas, scene, choices, cards)
    if held := beside(scene):
        canvas.part(rest.inset(-MARGIN, 0), None, lambda bench: _hand(bench, scene, rest, held))


def _nothing(canvas: Canvas, scene: RaceScene, box: Box) -> None:
    canvas.text(box.cut_top(BAR)[0], say(scene.lang, "no-cards"), theme.LABEL, theme.DIM)


def _hand(canvas: Canvas, scene: RaceScene, box: Box, held: list[str]) -> None:
    """What one holds already, small."""
    title, box = box.cut_top(BAR)
    canvas.text(title, beside_title(scene), STRONG, theme.DIM)
    for at in range(0, len(held), IN_ROW):
        line, box = box.cut_top(TALL, GAP)
        for id_, place in zip(held[at : at + IN_ROW], line.columns(IN_ROW, GAP), strict=False):
            draw_chip(canvas, scene, Chip(CardView(id_, None), False), place)
            beside_good = SIGN if card_of(scene, id_).good is not None else 0
            for mark in (one for one in OWN_MARKS if id_ in scene.marks.get(one, ())):
                x = place.right - SIGN / 2 - beside_good
                canvas.sprite(symbol(canvas.px(21), mark), x, place.y + place.h / 2)


def beside_title(scene: RaceScene) -> str:
    """What the cards beside those to choose from are."""
    whole = scene.view.own is not None and scene.view.own.drawn
    return say(scene.lang, "hand" if whole else "hand-rest")


def beside(scene: RaceScene) -> list[str]:
    """The hand but for what is lettered, where it matters: cards just drawn or some of the hand are
    to be chosen from."""
    own = scene.view.own
    lettered = {card.id for card, _ in faces(scene)}
    held = [one.id for one in own.cards] if own is not None else []
    if own is None or not (own.drawn or lettered & {*held}):
        return []
    return [id_ for id_ in held if id_ not in lettered or own.drawn]


def faces(scene: RaceScene) -> list[Shown]:
    """Every card a letter points at, as the viewer would play it."""
    own = scene.view.own
    held = {one.id: one for one in (*own.cards, *own.drawn)} if own is not None else {}
    found = []
    lettered = (one for one in scene.marks.items() if one[0] not in OWN_MARKS)
    for letter, names in lettered:
        for name in (one for one in names if one in CARDS):
            face = (
                face_of(scene, held[name], letter)
                if name in held
                else Face(letter=letter, edition=scene.view.edition)
            )
            found.append((card_of(scene, name), face))
    return found
