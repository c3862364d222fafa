"""The research board: areas with everybody's levels, tiles, tokens and board actions."""

from __future__ import annotations

from typing import Final

from engine.gaia.components import AREAS, BOARD_ACTIONS, STANDARD_TECH, Level
from engine.gaia.terms import (
    CHARGE_AT_LEVEL_3,
    GAIA_PROJECT_TOKENS,
    ORE_PER_STEP,
    RANGES,
    TRACKS,
    Track,
)
from engine.gaia.view import GaiaView
from render import theme
from render.canvas import Canvas
from render.gaia import colours
from render.gaia.changes import player_before
from render.gaia.formula import PER, Icon, Items, gain, write
from render.gaia.parts import HEADER, area_name, header, in_order, say
from render.gaia.pieces import mark
from render.gaia.symbols import symbol
from render.gaia.tiles import TIMING, Face, draw_action, draw_tech, draw_token
from render.layout import Box
from render.scene import Scene
from render.theme import mix

NAME: Final = 34
TOP: Final = 100
"""Level 5, with room for the token of terraforming."""
LEVEL: Final = 84
BETWEEN: Final = 22
"""The strip that charges power on the way to level 3."""
TILE: Final = 92
CAPTION: Final = 30
ACTION: Final = 96
STEP: Final = 6
"""Distance between cells."""

AREA_TINT: Final = {
    Track.TERRAFORMING: colours.CREDIT,
    Track.NAVIGATION: colours.KNOWLEDGE,
    Track.INTELLIGENCE: colours.QIC,
    Track.GAIA_PROJECT: colours.POWER,
    Track.ECONOMY: colours.STONE,
    Track.SCIENCE: colours.ORE,
}
BOARD: Final = NAME + TOP + 2 * TILE + 5 * LEVEL + BETWEEN + 9 * STEP
HEIGHT: Final = 2 * theme.PAD + HEADER + BOARD + 2 * CAPTION + TILE + ACTION + STEP


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    del scene
    return theme.WIDTH, HEIGHT


def paint(canvas: Canvas, scene: Scene[GaiaView], top: float = 0.0) -> None:
    """The whole board."""
    box = Box(0, top, theme.WIDTH, HEIGHT).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene, "research"))
    board, box = box.cut_top(BOARD)
    for track, column in zip(TRACKS, board.columns(len(TRACKS), STEP), strict=True):
        _area(canvas, scene, track, column)
    _common(canvas, scene, box)


def _area(canvas: Canvas, scene: Scene[GaiaView], track: Track, box: Box) -> None:
    name, box = box.cut_top(NAME, STEP)
    canvas.panel(name, mix(AREA_TINT[track], theme.PANEL, 0.7), radius=theme.RADIUS / 2)
    title = area_name(canvas, scene, track, name.w - 16)
    canvas.text(name.inset(8, 0), title, theme.LABEL, align=0.5)
    cell, box = box.cut_top(TOP, STEP)
    _level(canvas, scene, track, 5, cell)
    cell, box = box.cut_top(TILE, STEP)
    _advanced(canvas, scene, track, cell)
    for level in (4, 3, 2, 1, 0):
        cell, box = box.cut_top(LEVEL, STEP)
        _level(canvas, scene, track, level, cell)
        if level == 3:
            cell, box = box.cut_top(BETWEEN, STEP)
            write(canvas, cell, (str(CHARGE_AT_LEVEL_3), Icon("charge")), 17, colour=theme.DIM)
    _standard(canvas, scene, track.value, box.cut_top(TILE)[0])


def _level(canvas: Canvas, scene: Scene[GaiaView], track: Track, number: int, box: Box) -> None:
    """One level: what it gives, and who is there."""
    tint = mix(AREA_TINT[track], theme.PANEL, 0.95 - 0.035 * number)
    canvas.panel(box, tint, radius=theme.RADIUS / 2)
    inside = box.inset(7, 3)
    strip, inside = inside.cut_top(20)
    level = AREAS[track].levels[number]
    canvas.text(strip.cut_left(16)[0], str(number), theme.SMALL, theme.FAINT)
    kind = _timing(level)
    if kind:
        label = say(scene, kind)
        canvas.text(strip.cut_left(20)[1], label, theme.SMALL, TIMING[kind], align=1.0)
    middle, people = inside.cut_top(inside.h - 26)
    token = scene.view.terraforming_token
    if level.special == "federation":
        if token is not None:
            draw_token(canvas, middle.inset(0, -2), token, green=True)
    else:
        write(canvas, middle, level_formula(track, number), 20)
    if number == 5:
        canvas.sprite(symbol(canvas.px(20), "federation_token"), strip.x + 30, strip.centre[1])
    _people(canvas, scene, track, number, people)


def _timing(level: Level) -> str:
    if level.income:
        return "income"
    return "immediate" if level.gain or level.special else ""


def level_formula(track: Track, number: int) -> Items:
    """What a level gives, and what holds while one is on it."""
    level = AREAS[track].levels[number]
    items: Items = gain(level.gain or level.income)
    if level.per is not None:
        items = (*items, "+", *gain(level.per_gain), "/", *PER[level.per])
    lasting: Items = ()
    if track is Track.TERRAFORMING:
        lasting = (str(ORE_PER_STEP[number]), Icon("ore"), "/", Icon("terraform"))
    elif track is Track.NAVIGATION:
        lasting = (Icon("range"), str(RANGES[number]))
        items = (Icon("lost"),) if level.special else items
    elif track is Track.GAIA_PROJECT and number and not level.per:
        lasting = (str(GAIA_PROJECT_TOKENS[number]), Icon("tokens"))
    return (*lasting, "·", *items) if lasting and items else (*lasting, *items)


def _people(canvas: Canvas, scene: Scene[GaiaView], track: Track, number: int, box: Box) -> None:
    """The markers of everybody on this level."""
    here = [player for player in in_order(scene.view) if player.levels[track] == number]
    for place, player in enumerate(here):
        x = box.x + 16 + place * 34
        canvas.sprite(mark(canvas.px(28), colours.owner(player.colour)), x, box.centre[1])
        before = player_before(scene.before, player.seat)
        if before is not None and before.levels[track] != number:
            canvas.ring(Box(x - 17, box.centre[1] - 17, 34, 34), radius=17)


def _standard(canvas: Canvas, scene: Scene[GaiaView], slot: str, box: Box) -> None:
    """A standard tile and how many are left, with the marks of those who have it."""
    tile, left = scene.view.tech.get(slot), scene.view.tech_left.get(slot, 0)
    if tile is None or tile not in STANDARD_TECH:
        return
    before = scene.before.tech_left.get(slot, left) if scene.before is not None else left
    draw_tech(canvas, scene.lang, box, tile, Face(faded=left == 0, new=before != left))
    owners = [
        player
        for player in in_order(scene.view)
        if any(owned.tile == tile for owned in player.techs)
    ]
    for place, player in enumerate(owners):
        x = box.right - 14 - place * 20
        canvas.sprite(mark(canvas.px(19), colours.owner(player.colour)), x, box.bottom - 5)


def _advanced(canvas: Canvas, scene: Scene[GaiaView], track: Track, box: Box) -> None:
    """The advanced tile of an area; once taken, pale and with its owner's mark."""
    tile = scene.view.advanced.get(track)
    if tile is not None:
        draw_tech(canvas, scene.lang, box, tile)
        return
    new = scene.before is not None and scene.before.advanced.get(track) is not None
    slot = f"adv-{track.value}"
    for player in scene.view.players:
        for owned in player.techs:
            if owned.slot == slot:
                draw_tech(canvas, scene.lang, box, owned.tile, Face(faded=True, new=new))
                who = colours.owner(player.colour)
                canvas.sprite(mark(canvas.px(30), who), box.right - 16, box.y + 16)
                return
    canvas.panel(box, theme.SUNKEN, radius=theme.RADIUS / 2, edge=theme.RAISED)


def _common(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """The common row, the supply of tokens, and the board actions."""
    captions, box = box.cut_top(CAPTION)
    row, box = box.cut_top(TILE, STEP)
    left, right = row.columns(2, STEP)
    for part, key in zip(captions.columns(2, STEP), ("common-row", "tokens-left"), strict=True):
        canvas.text(part, say(scene, key), theme.SMALL, theme.DIM)
    for slot, cell in zip(("free1", "free2", "free3"), left.columns(3, STEP), strict=True):
        _standard(canvas, scene, slot, cell)
    supply = scene.view.tokens_left
    cells = [cell for line in right.rows(2, STEP) for cell in line.columns(3, STEP)]
    for (token, copies), cell in zip(supply.items(), cells, strict=False):
        draw_token(canvas, cell, token, green=token != "fed_12vp", copies=copies)
    caption, box = box.cut_top(CAPTION)
    canvas.text(caption, say(scene, "board-actions"), theme.SMALL, theme.DIM)
    _actions(canvas, scene, box.cut_top(ACTION)[0])


def _actions(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """The ten spaces; taken ones carry the taker's mark."""
    used = scene.view.actions_used
    before = scene.before.actions_used if scene.before is not None else used
    widths = [1.7 if action.per else 1.0 for action in BOARD_ACTIONS.values()]
    unit = (box.w - STEP * (len(widths) - 1)) / sum(widths)
    owners = {player.seat: player.colour for player in scene.view.players}
    for name, width in zip(BOARD_ACTIONS, widths, strict=True):
        cell, box = box.cut_left(unit * width, STEP)
        draw_action(canvas, cell, name, taken=name in used, new=name in used and name not in before)
        if name in used:
            who = colours.owner(owners[used[name]])
            canvas.sprite(mark(canvas.px(36), who), cell.right - 16, cell.y + 15)
