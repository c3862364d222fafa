"""Cards to choose from: explored ones, a pack, start worlds, worlds to produce on."""

from __future__ import annotations

from engine.race.components import CARDS
from render import theme
from render.canvas import Canvas
from render.layout import Box
from render.page import HEADER
from render.race.cards import Face
from render.race.hand import BAR, GAP, MARGIN, OWN_MARKS, Shown, face_of, spread, spread_height
from render.race.parts import RaceScene, card_of, header, say


def size(scene: RaceScene) -> tuple[float, float]:
    """As high as the cards need."""
    return theme.PAGE, 2 * MARGIN + HEADER + GAP + spread_height(scene, faces(scene))


def paint(canvas: Canvas, scene: RaceScene) -> None:
    """The lettered cards."""
    width, height = size(scene)
    box = Box(0, 0, width, height).inset(MARGIN)
    title, box = box.cut_top(HEADER, GAP)
    header(canvas, scene, title, say(scene.lang, "choices"))
    cards = faces(scene)
    if not cards:
        canvas.text(box.cut_top(BAR)[0], say(scene.lang, "no-cards"), theme.LABEL, theme.DIM)
    spread(canvas, scene, box, cards)


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
