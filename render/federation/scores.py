"""Points of everybody by source, and what the end would bring were it now; and what each project
brings whom."""

from __future__ import annotations

from typing import Final

from engine.federation.view import PlayerView, ProjectView
from render import theme
from render.canvas import Canvas
from render.federation import colours
from render.federation.parts import (
    FederationScene,
    header,
    is_over,
    person,
    project_items,
    row,
    say,
    total_now,
)
from render.federation.symbols import symbol
from render.federation.told import sources
from render.fonts import broken, line_height
from render.layout import Box
from render.marks import mark, owner
from render.page import HEADER, SMALL, STRONG
from render.theme import Style

MARGIN: Final = 8
GAP: Final = 6
HEAD: Final = 34
PAD: Final = 8
TOGETHER: Final = "\u00a0"
"""A space at which no line ends: a number stays beside what it counts."""
TOTAL: Final = Style("ExtraBold", 26, 18)
PROJECT: Final = 36
"""Height of the line of a project."""
NAMED: Final = 170
"""How much of that line says which project it is."""
DARK: Final = 0.5
"""How far what is not funded fades."""


def size(scene: FederationScene) -> tuple[float, float]:
    """As high as the lines need."""
    blocks = sum(_height(scene, player) + GAP for player in scene.view.players)
    return theme.PAGE, 2 * MARGIN + HEADER + blocks + _projects_height(scene)


def ranking(scene: FederationScene) -> list[ProjectView]:
    """The projects that bring points; before the end also those that may still be funded."""
    over = is_over(scene.view)
    return [one for one in scene.view.projects if one.complete or not over]


def _projects_height(scene: FederationScene) -> float:
    count = len(ranking(scene))
    return HEAD + count * PROJECT + 2 * PAD + GAP if count else 0


def _lines(scene: FederationScene, player: PlayerView) -> list[str]:
    room = theme.PAGE - 2 * MARGIN - 2 * PAD - 4
    whole = (one.replace(" ", TOGETHER) for one in sources(scene, player))
    return broken(f"{TOGETHER}· ".join(whole), SMALL, room)


def _height(scene: FederationScene, player: PlayerView) -> float:
    return 2 * PAD + HEAD + line_height(SMALL) * len(_lines(scene, player))


def paint(canvas: Canvas, scene: FederationScene) -> None:
    """The best first."""
    box = Box(0, 0, *size(scene)).inset(MARGIN)
    title, box = box.cut_top(HEADER, 0)
    over = is_over(scene.view)
    header(canvas, scene, title, say(scene.lang, "final-scores" if over else "scores"))
    best = max(total_now(player) for player in scene.view.players)
    for player in by_points(scene):
        place, box = box.cut_top(_height(scene, player), GAP)
        first = total_now(player) == best
        canvas.panel(place, theme.PANEL, edge=colours.VP if first else None)
        _player(canvas, scene, player, place.inset(PAD))
    if ranking(scene):
        _projects(canvas, scene, box.cut_top(_projects_height(scene) - GAP)[0])


def by_points(scene: FederationScene) -> list[PlayerView]:
    """The best first."""
    return sorted(scene.view.players, key=lambda one: (-total_now(one), one.seat))


def _player(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    head, box = box.cut_top(HEAD)
    name, total = head.cut_right(100, 8)
    person(canvas, scene, player.seat, name)
    figure, shield = total.cut_right(30, 4)
    canvas.text(figure, str(total_now(player)), TOTAL, colours.VP, align=1.0)
    canvas.sprite(symbol(canvas.px(28), "vp"), *shield.centre)
    for line in _lines(scene, player):
        place, box = box.cut_top(line_height(SMALL))
        canvas.text(place, line, SMALL, theme.DIM)


def _projects(canvas: Canvas, scene: FederationScene, box: Box) -> None:
    """Project below project: how far, what everybody has of what it counts, and what that brings;
    dark where it is not funded yet."""
    canvas.panel(box, theme.PANEL)
    head, box = box.inset(PAD).cut_top(HEAD)
    canvas.text(head, say(scene.lang, "projects"), STRONG)
    for project in ranking(scene):
        line, box = box.cut_top(PROJECT)
        named, line = line.cut_left(NAMED, GAP)
        row(canvas, named, project_items(scene, project))
        for seat, cell in enumerate(line.columns(len(scene.view.players), GAP)):
            _place(canvas, project, seat, cell)
        if not project.complete:
            whole = Box(named.x, named.y, line.right - named.x, named.h)
            canvas.dim(whole.inset(0, 2), DARK, theme.PANEL)


def _place(canvas: Canvas, project: ProjectView, seat: int, box: Box) -> None:
    """What one seat has, and what it earns."""
    sign, rest = box.cut_left(26, 3)
    canvas.sprite(mark(canvas.px(22), owner(seat)), *sign.centre)
    value, points = rest.cut_left(rest.w * 0.35, 4)
    canvas.text(value, str(project.values[seat]), SMALL)
    earned = project.points[seat]
    canvas.text(points, f"+{earned}" if earned else "–", STRONG, colours.VP)
