"""A card as it lies in a hand or on the table, drawn from its data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.race.components import Card, cards_of
from engine.race.terms import Good, Phase
from render import texts, theme
from render.caches import kept
from render.canvas import Canvas
from render.fonts import width_of
from render.formula import ICON_SIZE, Icon, Item, write
from render.layout import Box
from render.race import badges, colours
from render.race.emblems import emblem
from render.race.powers import PowerLine, count_lines, lines_of
from render.race.symbols import new_mark, rimmed, symbol
from render.race.wording import GAME
from render.theme import Style, mix

HEAD: Final = 44
BAND: Final = 25
LINE: Final = 23
PAD: Final = 6
SIZE: Final = 17
"""Of the lettering: the smallest that can be read on a phone."""
NAME: Final = Style("SemiBold", 18, 16.7)
NAME_LINE: Final = 21
BADGE: Final = 37
SHIELD: Final = 30
RIM: Final = 2.5
"""Around a card, for the ring of a new one; two rims fit into a gap."""
MARK: Final = 24
SQUARE: Final = 23
"""Width of the square of a phase."""
LETTER: Final = 27
CARDS_KEPT: Final = 96
"""Finished cards: two full hands and a few tables."""


@dataclass(frozen=True)
class Face:
    """How a card is shown: everything about it that is not printed."""

    letter: str = ""
    """What it is called in a list of choices."""
    price: tuple[Item, ...] = ()
    """What it takes to play it."""
    playable: bool = False
    good: Good | None = None
    """A good that lies on it."""
    now: int | None = None
    """The points of a development of cost 6 as things stand."""
    marks: tuple[str, ...] = ()
    """What its owner has noted: `keep` or `spend`."""
    phases: tuple[Phase, ...] | None = None
    """The phases whose powers are bright; None: all."""
    new: bool = False
    faded: bool = False
    edition: str = "first"


PLAIN: Final = Face()


def height_of(card: Card) -> float:
    """How high a card is with all its powers."""
    return HEAD + BAND + LINE * max(1, count_lines(card)) + 2 * PAD


def draw_card(canvas: Canvas, lang: str, box: Box, card: Card, face: Face = PLAIN) -> None:
    """The whole card."""
    look = CardLook(lang, card.id, face, (box.w, box.h))
    canvas.stamp(_finished(canvas.scale, canvas.floor, look), box.inset(-RIM))


class CardLook(NamedTuple):
    """All that decides how a card is drawn."""

    lang: str
    name: str
    face: Face
    size: tuple[float, float]


@kept(CARDS_KEPT)
def _finished(scale: float, floor: int, look: CardLook) -> Canvas:
    """A card by itself, drawn once for as long as it looks the same."""
    lang, name, face, (width, height) = look
    whole = Box(0, 0, width + 2 * RIM, height + 2 * RIM)
    canvas = Canvas(whole.w, whole.h, scale, floor=floor)
    _draw(canvas, lang, whole.inset(RIM), cards_of(face.edition)[name], face)
    if face.new:
        canvas.ring(whole, radius=theme.RADIUS)
        canvas.sprite(new_mark(canvas.px(MARK)), MARK / 2, MARK / 2)
    return canvas


def _draw(canvas: Canvas, lang: str, box: Box, card: Card, face: Face) -> None:
    edge = theme.GOOD if face.playable else mix(theme.LINE, theme.PANEL, 0.3)
    canvas.panel(box, theme.PANEL, edge=edge, thick=3 if face.playable else 1.5)
    size = min(box.h, box.w) - 2 * PAD
    x = box.right - PAD - size / 2
    canvas.sprite(emblem(canvas.px(size), card.id), x, box.y + box.h / 2)
    head, rest = box.inset(PAD, PAD).cut_top(HEAD)
    _head(canvas, lang, head, card, face)
    strip, rest = rest.cut_top(BAND)
    _band(canvas, lang, strip, card, face)
    for line, place in zip(lines_of(lang, card), _rows(rest), strict=False):
        _power(canvas, place, line, face)
    if face.faded:
        canvas.dim(box.inset(2), 0.55, theme.INK)


def _rows(box: Box) -> list[Box]:
    count = int(box.h // LINE)
    return [Box(box.x, box.y + LINE * row + 1, box.w, LINE) for row in range(count)]


def _head(canvas: Canvas, lang: str, box: Box, card: Card, face: Face) -> None:
    left, rest = box.cut_left(BADGE, 5)
    badges.badge(canvas, Box(left.x, left.y + 1, BADGE, BADGE), card)
    name, shield = rest.cut_right(SHIELD, 3)
    badges.points(canvas, Box(shield.x, shield.y + 2, SHIELD, SHIELD), card, face.now)
    write_name(canvas, name, texts.word(lang, GAME, card.id))


def write_name(
    canvas: Canvas, box: Box, name: str, *, style: Style = NAME, line: float = NAME_LINE
) -> None:
    """A name in as many as two lines."""
    lines = in_two(name, box.w, style)
    top = box.y + (box.h - line * len(lines)) / 2 - 1
    for number, part in enumerate(lines):
        canvas.text(Box(box.x, top + line * number, box.w, line), part, style)


def in_two(name: str, width: float, style: Style = NAME) -> tuple[str, ...]:
    """A name in one line, or in the two lines whose longer one is shortest."""
    if _long(name, style) <= width:
        return (name,)
    places = [at for at, sign in enumerate(name) if sign in " -" and 0 < at < len(name) - 1]
    halves = [(name[: at + 1].rstrip(" "), name[at + 1 :]) for at in places]
    if not halves:
        return (name,)
    return min(halves, key=lambda half: max(_long(part, style) for part in half))


def _long(text: str, style: Style) -> float:
    return width_of(text, style.weight, 40) * style.size / 40


def _band(canvas: Canvas, lang: str, box: Box, card: Card, face: Face) -> None:
    badges.band(canvas, box, card)
    row = box.inset(5, 1)
    if face.letter:
        row, tab = row.cut_right(LETTER, 4)
        _letter(canvas, Box(tab.x + 5, box.y, LETTER, box.h), face)
    for mark in face.marks:
        row, place = row.cut_right(20, 2)
        canvas.sprite(symbol(canvas.px(21), mark), *place.centre)
    if face.price:
        row = _price(canvas, row, face)
    left: list[Item] = []
    if card.good is not None:
        left.append(Icon(card.good.value))
    if face.good is not None:
        row = _lying(canvas, row, face.good)
    words = [(Icon(f"keyword_{key}"), _keyword(lang, key)) for key in card.keywords]
    full = [item for pair in words for item in pair]
    symbols = [icon for icon, _word in words]
    room = _room(canvas, [*left, *full]) <= row.w
    write(canvas, row, (*left, *(full if room else symbols)), SIZE, rimmed, weight="SemiBold")


def _keyword(lang: str, key: str) -> str:
    return str(texts.text(lang, f"keyword-{key}", GAME))


def _room(canvas: Canvas, items: list[Item]) -> float:
    style = Style("SemiBold", SIZE, SIZE)
    return sum(
        SIZE * (ICON_SIZE + 0.2)
        if isinstance(item, Icon)
        else canvas.length(item, style) + 0.2 * SIZE
        for item in items
    )


def _letter(canvas: Canvas, box: Box, face: Face) -> None:
    """What the card is called in a list."""
    fill = theme.GOOD if face.playable else theme.LINE
    canvas.panel(box, fill, radius=6)
    ink = theme.OUTLINE if face.playable else theme.TEXT
    canvas.text(box, face.letter, Style("ExtraBold", 19, 17), ink, align=0.5)


def _price(canvas: Canvas, box: Box, face: Face) -> Box:
    """What it takes, at the right; returns what is left of the row."""
    style = Style("Bold", SIZE, SIZE)
    wide = sum(
        SIZE * (ICON_SIZE + 0.2) if isinstance(item, Icon) else canvas.length(item, style) + 4
        for item in face.price
    )
    left, place = box.cut_right(wide + 4, 4)
    ink = theme.GOOD if face.playable else theme.DIM
    write(canvas, place, face.price, SIZE, symbol, align=1.0, colour=ink)
    return left


def _lying(canvas: Canvas, box: Box, good: Good) -> Box:
    """A good on a world: a card under it, only its kind is known."""
    left, place = box.cut_right(46, 4)
    canvas.panel(place.inset(0, 1), colours.CARD, radius=6)
    inner = place.inset(4, 1)
    canvas.sprite(rimmed(canvas.px(19), "card"), inner.x + 8, inner.y + inner.h / 2)
    canvas.sprite(rimmed(canvas.px(21), good.value), inner.right - 11, inner.y + inner.h / 2)
    return left


def _power(canvas: Canvas, box: Box, line: PowerLine, face: Face) -> None:
    """A phase in its square, then what the card does in it."""
    bright = line.phase is None or face.phases is None or line.phase in face.phases
    square, rest = box.cut_left(SQUARE + 6, 6)
    if line.phase is not None:
        plate = Box(square.x, square.y + 1, SQUARE + 6, LINE - 3)
        canvas.panel(plate, theme.LINE if bright else theme.RAISED, radius=5)
        ink = theme.TEXT if bright else theme.FAINT
        canvas.text(plate, line.phase.value, Style("ExtraBold", SIZE, SIZE), ink, align=0.5)
    else:
        canvas.sprite(symbol(canvas.px(20), "vp"), *square.centre)
    write(canvas, rest, line.items, SIZE, symbol, colour=theme.TEXT if bright else theme.FAINT)
