"""The senate: two wings of nine spaces, projects above, floors beside them, laws below."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.federation.terms import OUTER, Planet
from engine.federation.view import LawView, SpaceView
from render import theme
from render.canvas import Canvas
from render.federation import colours
from render.federation.parts import (
    ROMAN,
    FederationScene,
    action_name,
    header,
    piece_items,
    project_items,
    row,
    say,
    word,
)
from render.federation.symbols import symbol
from render.formula import Icon, Items
from render.layout import Box
from render.marks import mark, owner
from render.page import SMALL, STRONG
from render.texts import ARROW, capital
from render.theme import mix

MARGIN: Final = 6
HEAD: Final = 34
BAR: Final = 42
CELL: Final = 116
FOOT: Final = 96
GAP: Final = 5
SIDE: Final = 34
STANDING: Final = 124
SIGN: Final = 44
NEXT: Final = 56
"""For an arrow and the sign of the next round's law."""
BADGE: Final = 32
FLOORS: Final = (3, 2, 1)


def size(_scene: FederationScene) -> tuple[float, float]:
    """Always the same."""
    return theme.OVERVIEW, 2 * MARGIN + HEAD + BAR + 3 * CELL + FOOT + 6 * GAP


def paint(canvas: Canvas, scene: FederationScene) -> None:
    """Projects, three floors with their votes, the laws of the two wings."""
    box = Box(0, 0, *size(scene)).inset(MARGIN)
    head, box = box.cut_top(HEAD, GAP)
    header(canvas, scene, head, say(scene.lang, "senate"))
    bar, box = box.cut_top(BAR, GAP)
    _projects(canvas, scene, bar)
    for floor in FLOORS:
        line, box = box.cut_top(CELL, GAP)
        _floor(canvas, scene, floor, line)
    _laws(canvas, scene, box)


def _columns(box: Box) -> tuple[Box, list[Box], Box]:
    """The number of a floor, six columns in two wings, the standings."""
    side, rest = box.cut_left(SIDE, GAP)
    grid, standing = rest.cut_right(STANDING, 2 * GAP)
    wings = grid.columns(2, 2 * GAP)
    return side, [cell for wing in wings for cell in wing.columns(3, GAP)], standing


def _projects(canvas: Canvas, scene: FederationScene, box: Box) -> None:
    _, cells, last = _columns(box)
    for project, cell in zip(scene.view.projects, [*cells, last], strict=True):
        done = project.complete
        canvas.panel(cell, theme.RAISED, radius=8, edge=theme.GOOD if done else None)
        row(canvas, cell.inset(4, 0), project_items(scene, project), align=0.5)


def _floor(canvas: Canvas, scene: FederationScene, floor: int, box: Box) -> None:
    side, cells, standing = _columns(box)
    canvas.text(side, ROMAN[floor], STRONG, theme.DIM, align=0.5)
    spaces = [space for space in scene.view.spaces if space.floor == floor]
    for space, cell in zip(sorted(spaces, key=lambda one: one.column), cells, strict=True):
        _space(canvas, scene, space, cell)
    _standing(canvas, scene, floor, standing)


def _space(canvas: Canvas, scene: FederationScene, space: SpaceView, box: Box) -> None:
    """A sign and a name; below, the price or the token that lies there."""
    tint = colours.WINGS[space.wing]
    piece = space.piece
    fill = mix(tint, theme.PANEL, 0.9) if piece is None else theme.SUNKEN
    canvas.panel(box, fill, radius=8, edge=mix(tint, theme.PANEL, 0.4))
    inner = box.inset(4)
    top, inner = inner.cut_top(SIGN, 1)
    name, low = inner.cut_top(26, 1)
    canvas.text(name, action_name(scene, space.action, short=True), SMALL, align=0.5)
    badge = _badge(scene, space)
    if badge:
        place, top = Box(box.x, box.y, BADGE, BADGE), top.cut_left(BADGE - 8)[1]
        canvas.panel(place, theme.TARGET, radius=9)
        canvas.text(place, badge, STRONG, theme.INK, align=0.5)
    _sign(canvas, space.action, top)
    if piece is None:
        row(canvas, low, tuple(_price(space)), align=0.5)
        return
    who = Icon("neutral") if piece.seat is None else None
    if piece.seat is not None:
        left, low = low.cut_left(30, 2)
        canvas.sprite(mark(canvas.px(27), owner(piece.seat)), *left.centre)
    items: Items = (*((who,) if who else ()), *piece_items(piece))
    row(canvas, low, items, align=0.5)
    old = None if scene.before is None else _same(scene, space.id)
    if scene.before is not None and old != piece:
        canvas.ring(box.inset(-2), radius=9)


def _badge(scene: FederationScene, space: SpaceView) -> str:
    """The number of a space; of its action, where that is what is chosen: a planet has two."""
    named = {space.id, space.action}
    return next((one for one, places in scene.marks.items() if named & {*places}), "")


def _same(scene: FederationScene, space: str) -> object:
    assert scene.before is not None
    return next(one.piece for one in scene.before.spaces if one.id == space)


def _price(space: SpaceView) -> Iterator[Icon | str]:
    for resource, count in space.cost.items():
        if count:
            yield "\u2212" + str(count)
            yield Icon(resource)


def _sign(canvas: Canvas, action: str, box: Box) -> None:
    if action in set(Planet) or action in ("spy", OUTER):
        canvas.sprite(symbol(canvas.px(SIGN - 6), action), *box.centre)
        return
    row(canvas, box, ROOMS[action], align=0.5)


ROOMS: Final[dict[str, Items]] = {
    "officers_quarters": ("+2", Icon("level")),
    "procurement_office": ("+2", Icon("ship")),
    "patrons_office": (Icon("ship"), Icon("mission")),
    "presidents_office": (Icon("pawn"), Icon("medal")),
    "assistants_room": ("+2", Icon("die")),
    "small_lounge": (Icon("level"), Icon("project")),
}
"""What the rooms of the senate do, as the rulebook prints it."""


def _standing(canvas: Canvas, scene: FederationScene, floor: int, box: Box) -> None:
    """Votes on a floor by owner; who scores is lit."""
    found = next(one for one in scene.view.forecast.floors if one.floor == floor)
    canvas.panel(box, theme.PANEL, radius=8)
    cells = [cell for line in box.inset(5, 3).rows(3, 1) for cell in line.columns(2, 4)]
    for seat, votes in enumerate(found.votes):
        cell = cells[seat]
        if seat in found.winners and votes:
            canvas.panel(cell, theme.LINE, radius=6)
        left, rest = cell.cut_left(26, 3)
        canvas.sprite(mark(canvas.px(22), owner(seat)), *left.centre)
        canvas.text(rest, str(votes), STRONG)
    if found.neutral:
        row(canvas, cells[4], (Icon("neutral"), str(found.neutral)))


def _laws(canvas: Canvas, scene: FederationScene, box: Box) -> None:
    _, cells, outer = _columns(box)
    for law in scene.view.laws:
        at = 0 if law.wing == "left" else 3
        place = Box(cells[at].x, box.y, cells[at + 2].right - cells[at].x, box.h)
        _law(canvas, scene, law, place)
    canvas.panel(outer, theme.PANEL, radius=8)
    top, low = outer.inset(5, 4).rows(2)
    canvas.sprite(symbol(canvas.px(30), OUTER), *top.centre)
    for piece, cell in zip(scene.view.outer, low.columns(4, 2), strict=False):
        if piece.seat is not None:
            canvas.sprite(mark(canvas.px(22), owner(piece.seat)), *cell.centre)


def _law(canvas: Canvas, scene: FederationScene, law: LawView, box: Box) -> None:
    """Votes of a wing, its law, and what that brings everybody; behind an arrow the law of the next
    round, where it lies open."""
    passing = scene.view.forecast.passing == law.wing
    canvas.panel(box, theme.RAISED, radius=8, edge=theme.GOOD if passing else None)
    top, low = box.inset(8, 6).rows(2, 2)
    title, votes = top.cut_right(84, 6)
    sign, title = title.cut_left(34, 6)
    canvas.sprite(symbol(canvas.px(30), law.id.partition("_")[2]), *sign.centre)
    name, coming = law.id.partition("_")[2], scene.view.next_laws.get(law.wing)
    if coming:
        title, after = title.cut_right(NEXT, 6)
        row(canvas, after, (ARROW,), align=0.0)
        planet = symbol(canvas.px(26), coming.partition("_")[2])
        canvas.sprite(planet, after.right - 13, after.centre[1])
    form = "short" if coming else ""
    canvas.text(title, capital(word(scene.lang, name, form)), STRONG)
    row(canvas, votes, (str(law.votes), Icon("vote")), align=1.0)
    for seat, cell in enumerate(low.columns(4, 4)[: len(law.points)]):
        left, rest = cell.cut_left(26, 3)
        canvas.sprite(mark(canvas.px(22), owner(seat)), *left.centre)
        canvas.text(rest, f"+{law.points[seat]}", SMALL)
