"""Neo and Sixmoon as they are drawn: the miners' ways, the mages' moons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.federation.components import Components
from engine.federation.terms import Planet
from render import theme
from render.canvas import Canvas
from render.federation import colours
from render.federation.parts import FederationScene, row, word
from render.federation.signs import few_items, signs
from render.federation.symbols import symbol
from render.federation.wording import box_of
from render.formula import Icon, Items
from render.layout import Box
from render.marks import mark, owner
from render.page import SMALL, STRONG
from render.pen import Pen, sprite
from render.theme import mix

HEAD: Final = 34
GAP: Final = 5
NODE: Final = 54
NEO_HIGH: Final = 3 * NODE + 2 * 14
CHIP: Final = 50
BADGE: Final = 28
PIECE: Final = 20


def world_head(
    canvas: Canvas, scene: FederationScene, planet: Planet, box: Box, *, named: bool = True
) -> None:
    """A planet's sign and name (not where the picture is called by it), everybody's influence, the
    thresholds of its medals."""
    left, rest = box.cut_left(30, 6)
    canvas.sprite(symbol(canvas.px(28), planet), *left.centre)
    if named:
        name, rest = rest.cut_left(min(150, rest.w * 0.27), 6)
        canvas.text(name, word(scene.lang, planet), STRONG)
    middle, medals = rest.cut_right(min(150, rest.w * 0.34), 6)
    for player, cell in zip(scene.view.players, middle.columns(4, 4), strict=False):
        sign, number = cell.cut_left(24, 3)
        canvas.sprite(mark(canvas.px(20), owner(player.seat)), *sign.centre)
        canvas.text(number, str(player.influence[planet]), SMALL)
    left_over = " · ".join(str(one) for one in scene.view.medals[planet]) or "–"
    row(canvas, medals, (Icon("medal"), left_over), align=1.0)


def badge_of(scene: FederationScene, *words: str) -> str:
    """The number or letter with which something is to be chosen; empty if it is not."""
    return next(
        (one for one, named in scene.marks.items() if any(word in named for word in words)), ""
    )


def put_badge(canvas: Canvas, box: Box, badge: str, *, down: float = 0) -> None:
    """A number at the left edge of a box, at its top or so far down, and an edge around it."""
    if badge:
        canvas.ring(box.inset(-1), theme.TARGET, radius=8)
        place = Box(box.x - 3, box.y - 3 + down, BADGE, BADGE)
        canvas.panel(place, theme.TARGET, radius=8)
        canvas.text(place, badge, STRONG, theme.INK, align=0.5)


def pieces(canvas: Canvas, box: Box, seats: list[int]) -> None:
    """Owners' marks side by side, from the right."""
    for n, seat in enumerate(reversed(seats)):
        at = box.right - PIECE / 2 - n * (PIECE * 0.92)
        canvas.sprite(mark(canvas.px(PIECE), owner(seat)), at, box.y + box.h / 2)


# --- Neo -------------------------------------------------------------------------------------


def neo_height(scene: FederationScene, wide: float) -> float:
    """Three ways one below the other."""
    del scene, wide
    return NEO_HIGH


def paint_neo(canvas: Canvas, scene: FederationScene, box: Box) -> None:
    """Spaces in columns of equal influence, what they give, the miners, the ways between."""
    found = box_of(scene.view.assumed)
    places = _neo_places(found, box)
    for name, space in found.neo.graph.items():
        for other in space.next:
            _way(canvas, places[name], places[other])
    for name, place in places.items():
        _neo_space(canvas, scene, found, name, place)


def _neo_places(found: Components, box: Box) -> dict[str, Box]:
    graph = found.neo.graph
    columns = sorted({space.influence for space in graph.values()})
    gap = 14 if box.w > 700 else 9
    cells = box.columns(len(columns), gap)
    places = {}
    for cell, influence in zip(cells, columns, strict=True):
        names = [name for name, space in graph.items() if space.influence == influence]
        high = NODE * len(names) + 14 * (len(names) - 1)
        top = cell.y + (cell.h - high) / 2
        for n, name in enumerate(names):
            places[name] = Box(cell.x, top + n * (NODE + 14), cell.w, NODE)
    return places


def _way(canvas: Canvas, start: Box, end: Box) -> None:
    """A line from the right edge of a space to the left edge of another."""
    x, y = start.right, start.y + start.h / 2
    across, down = end.x - x, end.y + end.h / 2 - y
    wide, high = max(2, canvas.px(across)), max(4, canvas.px(abs(down)) + 4)
    canvas.sprite(_line(max(wide, high), wide, high, down < 0), x + across / 2, y + down / 2)


@sprite
def _line(pen: Pen, wide: int, high: int, rising: bool) -> None:
    """A slanted line inside a square sprite of which it takes so much."""
    side = max(wide, high)
    across, down = wide / side, (high - 4) / side
    ends = ((-across, down), (across, -down)) if rising else ((-across, -down), (across, down))
    pen.line(list(ends), theme.FAINT, 5 / side)


def _neo_space(
    canvas: Canvas, scene: FederationScene, found: Components, name: str, box: Box
) -> None:
    space, view = found.neo.graph[name], scene.view
    tint = colours.PLANETS["neo"]
    canvas.panel(box, mix(tint, theme.PANEL, 0.9), radius=8, edge=mix(tint, theme.PANEL, 0.4))
    upper, lower = box.inset(4, 3).rows(2)
    row(canvas, upper, tuple(_neo_gain(scene, found, name)), align=0.5)
    badge = badge_of(scene, name, *(_dead(scene) if name == "d8" else ()))
    if not badge:
        canvas.text(lower, str(space.influence), SMALL, theme.DIM)
    here = [one.seat for one in view.players if one.miner == name]
    pieces(canvas, lower, here)
    put_badge(canvas, box, badge, down=box.h + 6 - BADGE)


def _neo_gain(scene: FederationScene, found: Components, name: str) -> Iterator[Icon | str]:
    space = found.neo.graph[name]
    if space.kind == "dead_asteroids":
        dead = scene.view.dead_asteroids
        yield from (Icon("asteroid"), "?" if dead is None else f"×{len(dead)}")
    elif space.kind == "asteroid":
        token = scene.view.asteroids.get(name)
        if token is None:
            yield "–"
        elif token == "?":
            yield from (Icon("asteroid"), "?")
        else:
            yield from few_items(found.asteroids[token])
    else:
        yield from few_items(space.reward)


def _dead(scene: FederationScene) -> tuple[str, ...]:
    return scene.view.dead_asteroids or ()


# --- Sixmoon ---------------------------------------------------------------------------------


def sixmoon_height(scene: FederationScene, wide: float) -> float:
    """The moons' heads, and as many tokens as lie on the fullest."""
    del wide
    most = max((len(tokens) for tokens in scene.view.moons.values()), default=0)
    return 34 + (CHIP + GAP) * max(1, most)


def paint_sixmoon(canvas: Canvas, scene: FederationScene, box: Box) -> None:
    """Moon beside moon: its mages, and its tokens once it is turned up."""
    found = box_of(scene.view.assumed)
    steps = found.sixmoon.step_strength
    for n, cell in enumerate(box.columns(len(steps), GAP), start=1):
        head, rest = cell.cut_top(30, 4)
        tint = colours.PLANETS["sixmoon"]
        canvas.panel(head, mix(tint, theme.PANEL, 0.7), radius=8)
        badge = badge_of(scene, f"moon{n}")
        named = head.cut_left(BADGE - 4)[1] if badge else head
        canvas.text(named.inset(7, 0), str(n), STRONG)
        pieces(canvas, head.inset(4, 0), [x.seat for x in scene.view.players if x.mage == n])
        put_badge(canvas, head, badge)
        tokens = scene.view.moons.get(n)
        if tokens is None:
            place = rest.cut_top(CHIP)[0]
            canvas.panel(place, theme.SUNKEN, radius=7, edge=theme.LINE)
            row(canvas, place, (Icon("token"), f"({steps[n - 1]})"), align=0.5)
        for token in tokens or ():
            place, rest = rest.cut_top(CHIP, GAP)
            token_chip(canvas, scene, token, place)


def token_chip(canvas: Canvas, scene: FederationScene, token: str, box: Box) -> None:
    """A transfiguration: its votes or the coin, and its bonus."""
    one = box_of(scene.view.assumed).transfigurations[token]
    canvas.panel(box, theme.RAISED, radius=7)
    upper, lower = box.inset(4, 2).rows(2)
    face: Items = (str(one.votes), Icon("vote")) if one.side == "vote" else (Icon("fund"),)
    badge = badge_of(scene, token)
    row(canvas, upper.cut_left(BADGE - 4)[1] if badge else upper, face, align=0.5)
    row(canvas, lower, signs(one.bonus), align=0.5)
    put_badge(canvas, box, badge)
