"""Everybody's board at a glance: points, resources, influence, missions, what is left to place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.federation.terms import Planet
from engine.federation.view import PlayerView
from render import theme
from render.canvas import Canvas
from render.federation.parts import (
    RESOURCES,
    FederationScene,
    before_of,
    header,
    person,
    ranked,
    row,
    say,
)
from render.federation.symbols import symbol
from render.formula import Icon, Item, Items
from render.layout import Box
from render.page import HEADER, STRONG

MARGIN: Final = 8
GAP: Final = 6
LINE: Final = 30
EACH: Final = 4 * LINE + 16


def size(scene: FederationScene) -> tuple[float, float]:
    """A block for each player."""
    return theme.PAGE, 2 * MARGIN + HEADER + (EACH + GAP) * len(scene.view.players)


def paint(canvas: Canvas, scene: FederationScene) -> None:
    """In the order of the seats; the best first once the game is over."""
    box = Box(0, 0, *size(scene)).inset(MARGIN)
    title, box = box.cut_top(HEADER, 0)
    header(canvas, scene, title, say(scene.lang, "players"))
    for player in ranked(scene.view):
        place, box = box.cut_top(EACH, GAP)
        _player(canvas, scene, player, place)


def _player(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    asked = player.seat in scene.asked
    canvas.panel(box, theme.PANEL, edge=theme.CHANGED if asked else None)
    lines = box.inset(9, 8).rows(4)
    name, points = lines[0].cut_right(150, 8)
    person(canvas, scene, player.seat, name)
    row(canvas, points, (*_pawn(scene, player), str(player.points), Icon("vp")), align=1.0)
    row(canvas, lines[1], tuple(_reserve(player)))
    influence_row(canvas, scene, player, lines[2])
    done, left = lines[3].cut_right(190, 8)
    row(canvas, done, tuple(_done(player)))
    row(canvas, left, tuple(_left(player)), align=1.0)


def _pawn(scene: FederationScene, player: PlayerView) -> Items:
    return (Icon("pawn"),) if scene.view.president == player.seat else ()


def _reserve(player: PlayerView) -> Iterator[Item]:
    for resource in RESOURCES:
        yield str(player.reserve[resource])
        yield Icon(resource)
    yield from (str(player.ships), Icon("ship"))
    yield from (f"{player.level} ({player.step})", Icon("level"))
    if player.die:
        yield from ("–" if player.die_out else str(player.die), Icon("die"))


def influence_row(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    """Influence on the five planets, and the threshold of the next medal."""
    old = before_of(scene, player.seat)
    for planet, cell in zip(Planet, box.columns(len(Planet), 6), strict=True):
        if old is not None and old.influence[planet] != player.influence[planet]:
            canvas.panel(cell, theme.LINE, radius=6)
        left, rest = cell.cut_left(28, 4)
        canvas.sprite(symbol(canvas.px(24), planet), *left.centre)
        if planet in player.medals:
            row(canvas, rest, (str(player.influence[planet]), Icon("medal")))
            continue
        lowest = scene.view.medals[planet][:1]
        goal = f"/{lowest[0]}" if lowest else ""
        canvas.text(rest, f"{player.influence[planet]}{goal}", STRONG)


def _done(player: PlayerView) -> Iterator[Item]:
    """Missions done, ready and marked; medals; specialists; transfigurations."""
    marked = sum(one.marker and not one.done for one in player.missions)
    yield from (f"{player.completed} + {marked}", Icon("mission"))
    yield from (str(len(player.medals)), Icon("medal"))
    yield from (
        f"{sum(up for _, up in player.specialists)}/{len(player.specialists)}",
        Icon("atal"),
    )
    yield from (str(len(player.transfigurations)), Icon("token"))
    yield from (str(player.joint), Icon("project"))


def _left(player: PlayerView) -> Iterator[Item]:
    """Ambassadors not placed in this round, by their votes."""
    for token in player.ambassadors:
        yield from (votes_of(token), Icon("vote"))


def votes_of(token: str) -> str:
    """The votes printed on an ambassador, as its id tells."""
    return "7" if token == "special" else token.removeprefix("amb")[:1]
