"""One card, large: everything printed on it in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from engine.race.components import CARDS, Card, cards_of
from engine.race.terms import Phase
from render import reference, theme
from render.canvas import Canvas
from render.fonts import broken
from render.layout import Box
from render.race import badges
from render.race.cards import write_name
from render.race.emblems import emblem
from render.race.parts import say, word
from render.race.symbols import rimmed, symbol
from render.race.wording import GAME, kind_text, power_lines, second_lines, term_lines
from render.scene import Scene
from render.texts import capital
from render.theme import Colour, Style, mix

HEAD: Final = 76
BADGE: Final = 66
BAND: Final = 34
LINE: Final = 24
STEP: Final = 8
NAME: Final = Style("Bold", 29, 20)
TEXT: Final = Style("SemiBold", 18, 17)
SQUARE: Final = 44
PIXELS: Final = 700


class Said(NamedTuple):
    """A paragraph of a card, and the sign that stands before it."""

    sign: Phase | str
    lines: tuple[str, ...]
    colour: Colour = theme.TEXT


def shown(scene: Scene[Any]) -> Card:
    """Which card: the one asked for, in the edition of the table."""
    edition = getattr(scene.view, "edition", "first")
    return cards_of(edition)[scene.card if scene.card in CARDS else next(iter(CARDS))]


def size(scene: Scene[Any]) -> tuple[float, float]:
    """As high as its sentences need."""
    high = sum(LINE * len(one.lines) + STEP for one in _paragraphs(scene, shown(scene)))
    return theme.PAGE, 2 * theme.PAD + HEAD + BAND + 2 * STEP + high + STEP


def paint(canvas: Canvas, scene: Scene[Any]) -> None:
    """The card."""
    card = shown(scene)
    width, height = size(scene)
    whole = Box(0, 0, width, height)
    canvas.panel(whole.inset(6), theme.PANEL, edge=mix(theme.LINE, theme.PANEL, 0.3))
    across = min(height - 40, 250)
    canvas.sprite(emblem(canvas.px(across), card.id), width - across / 2 - 16, height / 2 + 10)
    head, rest = whole.inset(theme.PAD + 4, theme.PAD).cut_top(HEAD, STEP)
    left, head = head.cut_left(BADGE, 14)
    badges.badge(canvas, Box(left.x, left.y + 5, BADGE, BADGE), card)
    name, shield = head.cut_right(56, 8)
    badges.points(canvas, Box(shield.x, shield.y + 8, 56, 56), card)
    write_name(canvas, name, word(scene.lang, card.id), style=NAME, line=34)
    strip, rest = rest.cut_top(BAND, STEP)
    _band(canvas, scene.lang, strip, card)
    for one in _paragraphs(scene, card):
        place, rest = rest.cut_top(LINE * len(one.lines), STEP)
        _paragraph(canvas, place, one)


def _band(canvas: Canvas, lang: str, box: Box, card: Card) -> None:
    badges.band(canvas, box, card)
    row = box.inset(8, 1)
    if card.good is not None:
        place, row = row.cut_left(28, 8)
        canvas.sprite(rimmed(canvas.px(27), card.good.value), *place.centre)
    canvas.text(row, capital(kind_text(lang, card)), Style("SemiBold", 19, 16.7))


def _paragraphs(scene: Scene[Any], card: Card) -> tuple[Said, ...]:
    """Powers, terms, and the small print."""
    width = theme.PAGE - 2 * (theme.PAD + 4) - SQUARE - 8
    told: list[tuple[Phase | str, str, Colour]] = []
    for key in card.keywords:
        name = capital(word(scene.lang, key, kind="keyword"))
        told.append((f"keyword_{key}", name, theme.TEXT))
    told += [(line.phase, line.text, theme.TEXT) for line in power_lines(scene.lang, card)]
    told += [("vp", line, theme.TEXT) for line in term_lines(scene.lang, card)]
    told += [("card", line, theme.DIM) for line in small_print(scene.lang, card)]
    return tuple(
        Said(sign, tuple(broken(text, TEXT, width)), colour) for sign, text, colour in told
    )


def small_print(lang: str, card: Card) -> Iterator[str]:
    """Copies, set, start world, first hand, and what the second edition prints otherwise."""
    base, storm = (card.copies.get(which, 0) for which in ("base", "storm"))
    yield say(lang, "copies", base=base, storm=storm)
    if card.start is not None:
        yield say(lang, "start-world", n=card.start.number, keeps=card.start.keeps)
        if card.start.hand:
            hand = ", ".join(word(lang, one) for one in card.start.hand)
            yield say(lang, "first-hand", list=hand)
    yield from second_lines(lang, card)
    topic = reference.topic(GAME, lang, card.id)
    yield from topic.pages if topic is not None else ()


def _paragraph(canvas: Canvas, box: Box, one: Said) -> None:
    sign, text = box.cut_left(SQUARE, 8)
    first = Box(sign.x, sign.y, SQUARE, LINE)
    if isinstance(one.sign, Phase):
        canvas.panel(first.inset(0, 1), theme.LINE, radius=6)
        canvas.text(first, one.sign.value, Style("ExtraBold", 18, 17), align=0.5)
    else:
        canvas.sprite(symbol(canvas.px(22), one.sign), *first.centre)
    for line, place in zip(one.lines, text.rows(len(one.lines)), strict=True):
        canvas.text(place, line, TEXT, one.colour)
