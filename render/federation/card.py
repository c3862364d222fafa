"""One token large: its name, what it does and when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render import theme
from render.canvas import Canvas
from render.federation.parts import FederationScene
from render.federation.symbols import symbol
from render.federation.wording import (
    MEDAL,
    MEDAL_CARDS,
    MISSION,
    about_in,
    about_token,
    box,
    title_of,
)
from render.fonts import broken, line_height
from render.layout import Box
from render.theme import Style

WIDTH: Final = 360
PIXELS: Final = 700
MARGIN: Final = 12
HEAD: Final = 44
TITLE: Final = Style("Bold", 24, 17)
BODY: Final = Style("SemiBold", 18, 16.7)


def _lines(scene: FederationScene) -> list[str]:
    return broken(about_in(scene, scene.card), BODY, WIDTH - 2 * MARGIN - 4)


def size(scene: FederationScene) -> tuple[float, float]:
    """As high as its lines, and never a strip."""
    return WIDTH, max(180, 2 * MARGIN + HEAD + 8 + line_height(BODY) * len(_lines(scene)))


def sign_of(name: str) -> str:
    """The sign of the kind of token."""
    if name[:1].isdigit():
        return "atal"
    if name.startswith(MEDAL):
        return "medal"
    if name in box().shops:
        return "arratuin"
    if name in box().law_by_id:
        return name.partition("_")[2]
    if name.startswith(("ast", "dead")):
        return "neo"
    return "sixmoon" if name.startswith("t") and name[1:].isdigit() else "mission"


def paint(canvas: Canvas, scene: FederationScene) -> None:
    """Sign and name, then the sentence."""
    box = Box(0, 0, *size(scene)).inset(MARGIN)
    head, box = box.cut_top(HEAD, 8)
    sign, head = head.cut_left(HEAD, 8)
    canvas.sprite(symbol(canvas.px(HEAD - 4), sign_of(scene.card)), *sign.centre)
    canvas.text(head, title_of(scene, scene.card), TITLE)
    canvas.rect(Box(MARGIN, box.y - 4, WIDTH - 2 * MARGIN, 1.5), theme.LINE)
    for line in _lines(scene):
        row, box = box.cut_top(line_height(BODY))
        canvas.text(row, line, BODY)


def alt_card(scene: FederationScene) -> str:
    """Its name and its sentence."""
    return f"{title_of(scene, scene.card)}. {about_in(scene, scene.card)}"


def is_shown(name: str) -> bool:
    """Whether there is anything to say about this token."""
    return bool(about_token("en", name))


def all_tokens() -> Iterator[str]:
    """Everything there is a sentence about."""
    found = box()
    yield from found.specialists
    yield from found.transfigurations
    yield from found.productions
    yield from found.rooms
    yield from found.start_tokens
    yield from found.deep_space
    yield from (f"{MISSION}{mission}" for mission in found.mission_by_word)
    yield from found.law_by_id
    yield from MEDAL_CARDS
    yield from found.shops
    yield from found.asteroids
