"""Cells of a player's board: reserve and hangar, ambassadors, joint crystals, track, missions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.federation.components import Components
from engine.federation.terms import SPECIAL, SPY, Planet
from engine.federation.view import MissionView, PlayerView
from engine.federation.vocabulary import Action
from render import theme
from render.canvas import Canvas
from render.federation import colours
from render.federation.parts import RESOURCES, FederationScene, action_name, row
from render.federation.players import votes_of
from render.federation.signs import MINUS, bag_items, few_items, signs
from render.federation.symbols import symbol
from render.federation.wording import box_of
from render.federation.worlds_built import DARK
from render.formula import Icon, Item, Items, write
from render.layout import Box
from render.marks import mark, owner
from render.page import STRONG
from render.theme import Style, mix

GAP: Final = 5
RESERVE: Final = 34
FIGURES: Final = 21
"""Of the figures of the reserve, larger than others."""
HANGAR: Final = 168
DIE: Final = 64
FACE: Final = 54
PIP: Final = 34
LEVEL: Final = PIP + 34
MISSIONS: Final = 4
"""Missions side by side."""
SIGN: Final = 34
MISSION: Final = 65
INSIDE: Final = Style("ExtraBold", 18, 16.7)


def paint_reserve(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    """Resources by kind, the ships in the hangar, the die or its shadow."""
    rest, die = box.cut_right(DIE, GAP)
    rest, hangar = rest.cut_right(HANGAR, GAP)
    for resource, cell in zip(RESOURCES, rest.columns(len(RESOURCES), GAP), strict=True):
        _large(canvas, cell, (str(player.reserve[resource]), Icon(resource)))
    if player.die:
        _large(canvas, die, ("–" if player.die_out else str(player.die), Icon("die")))
    else:
        _place(canvas, die, "die", held=False)
    places = box_of(scene.view.assumed).limits.hangar
    for n, cell in enumerate(hangar.columns(places, 2)):
        _place(canvas, cell, "ship", held=n < player.ships)


def _large(canvas: Canvas, box: Box, items: Items) -> None:
    canvas.panel(box, theme.RAISED, radius=8)
    write(canvas, box.inset(4, 0), items, FIGURES, symbol, align=0.5)


def _place(canvas: Canvas, box: Box, name: str, *, held: bool) -> None:
    """A place for one thing; the thing is a shadow while it is not there."""
    if held:
        canvas.panel(box, theme.RAISED, radius=8)
    else:
        canvas.panel(box, theme.SUNKEN, radius=8, edge=theme.LINE)
    canvas.sprite(symbol(canvas.px(24), name), *box.centre)
    if not held:
        canvas.dim(box.inset(3), 0.8)


def paint_ambassadors(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    """Votes above, the coin and its bonus below; those placed are dark."""
    found = box_of(scene.view.assumed)
    tokens = [one.id for one in found.ambassadors.tokens]
    tokens += [token for token in player.ambassadors if token not in tokens]
    for token, cell in zip(tokens, box.columns(len(tokens), GAP), strict=True):
        _ambassador(canvas, found, token, cell, left=token in player.ambassadors)


def _ambassador(canvas: Canvas, found: Components, token: str, box: Box, *, left: bool) -> None:
    edge = None if left else theme.LINE
    canvas.panel(box, theme.RAISED if left else theme.SUNKEN, radius=8, edge=edge)
    upper, lower = box.inset(4, 3).rows(2)
    row(canvas, upper, (votes_of(token), Icon("vote")), align=0.5)
    if token != SPECIAL:
        row(canvas, lower, (Icon("fund"), *signs(found.funding[token])), align=0.5)
    if not left:
        canvas.dim(box.inset(3), DARK)


def paint_joint(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    """The crystals that the joint project takes, in order; those given are lit."""
    wanted = box_of(scene.view.assumed).projects.joint_crystals
    for n, (crystals, cell) in enumerate(
        zip(wanted, box.columns(len(wanted), GAP), strict=True), start=1
    ):
        held = player.joint >= n
        edge = theme.GOOD if held else theme.LINE
        canvas.panel(cell, theme.RAISED if held else theme.SUNKEN, radius=8, edge=edge)
        write(canvas, cell, tuple(few_items(crystals)), FIGURES, symbol, align=0.5)
        if not held:
            canvas.dim(cell.inset(3), DARK)


def paint_track(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    """Level beside level: its upkeep, its steps; the own one is ringed, the own step marked."""
    found = box_of(scene.view.assumed)
    track = found.accreditation
    levels = sorted(track.upkeep, key=int)
    colour = owner(player.seat).colour
    for level, cell in zip(levels, box.columns(len(levels), GAP + 3), strict=True):
        canvas.panel(cell, theme.RAISED, radius=8)
        top, low = cell.inset(6, 4).cut_top(cell.h - PIP - 10, 2)
        canvas.text(top, level, STRONG)
        row(canvas, top, tuple(bag_items(track.upkeep[level].items(), MINUS)), align=1.0)
        first, count = found.first_step(int(level)), track.steps_per_level[level]
        for step, pip in enumerate(low.columns(count, GAP), start=first):
            reached = step <= player.step
            fill = mix(colour, theme.PANEL, 0.7) if reached else theme.SUNKEN
            canvas.panel(pip, fill, radius=7, edge=None if reached else theme.LINE)
            _step(canvas, found, player, step, pip)
        if int(level) == player.printed_level:
            canvas.ring(cell.inset(-2), colour)


def _step(canvas: Canvas, found: Components, player: PlayerView, step: int, box: Box) -> None:
    """The own mark, or what the step brings."""
    track = found.accreditation
    if step == player.step:
        canvas.sprite(mark(canvas.px(26), owner(player.seat)), *box.centre)
        return
    brings = {track.medal_step: "medal", track.deep_space_step: "deep"}.get(step)
    if brings:
        canvas.sprite(symbol(canvas.px(22), brings), *box.centre)


def paint_mission(canvas: Canvas, scene: FederationScene, one: MissionView, box: Box) -> None:
    """Its number on a sign of its state, its space, the level needed; below, what it gives."""
    state = "completed" if one.done else "marked" if one.marker else "unmarked"
    _ground(canvas, one, box)
    inner = box.inset(6, 3)
    upper, lower = inner.cut_top(SIGN, 2)
    sign, rest = upper.cut_left(SIGN, 4)
    canvas.sprite(symbol(canvas.px(SIGN - 2), state), *sign.centre)
    ink = theme.INK if one.marker or one.done else theme.DIM
    canvas.text(sign.move(0, 5 if one.done else 0), one.id, INSIDE, ink, align=0.5)
    space, level = rest.cut_left(36, 2)
    if one.space in (*Planet, SPY):
        canvas.sprite(symbol(canvas.px(30), one.space), *space.centre)
    else:
        canvas.text(space, action_name(scene, one.space, short=True), STRONG, align=0.5)
    row(canvas, level, (str(one.level), Icon("level")), align=1.0)
    row(canvas, lower, tuple(_gives(scene, one)), align=0.5)
    if not (one.marker or one.done):
        canvas.dim(lower.inset(-2), 0.4)


def _ground(canvas: Canvas, one: MissionView, box: Box) -> None:
    if one.done:
        canvas.panel(box, mix(colours.PLANETS["e81216"], theme.PANEL, 0.8), radius=8)
    elif one.marker:
        canvas.panel(box, theme.RAISED, radius=8, edge=theme.GOOD if one.ready else None, thick=3)
    else:
        canvas.panel(box, theme.SUNKEN, radius=8, edge=theme.LINE)


def _gives(scene: FederationScene, one: MissionView) -> Iterator[Item]:
    mission = box_of(scene.view.assumed).mission_by_word[one.id]
    yield from bag_items(mission.cost.items(), MINUS)
    if any(isinstance(effect, Action) for effect in mission.effect):
        yield from (Icon("move"), Icon(mission.space))
    else:
        yield from signs(mission.effect)
