"""The research board: areas with everybody's levels, tiles, tokens and board actions."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.gaia.components import AREAS, BOARD_ACTIONS, FEDERATION_TOKENS, STANDARD_TECH
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
from render.formula import Icon, Items
from render.gaia import colours
from render.gaia.changes import player_before
from render.gaia.formula import PER, gain, length, write
from render.gaia.parts import HEADER, header, in_order, say, word
from render.gaia.pieces import mark, rimmed
from render.gaia.tiles import SIGNS, Face, draw_action, draw_tech, draw_token
from render.layout import Box
from render.scene import Scene
from render.texts import capital
from render.theme import mix

NAME: Final = 30
LEVEL: Final = 30
ROW: Final = 0.86
"""How pale the rows of an area are: all alike, so that what is equal in them is packed once."""
STEP: Final = 3
"""Between two levels."""
CHARGE: Final = 22
"""The strip that charges power on the way to level 3."""
TILE: Final = 58
CAPTION: Final = 30
TOKEN: Final = 38
ACTION: Final = 66
ACTIONS_IN_ROW: Final = 5
FORMULA: Final = 18
MARK: Final = 25
NARROW: Final = 250
"""An area needs as much."""

AREA_TINT: Final = {
    Track.TERRAFORMING: colours.CREDIT,
    Track.NAVIGATION: colours.KNOWLEDGE,
    Track.INTELLIGENCE: colours.QIC,
    Track.GAIA_PROJECT: colours.POWER,
    Track.ECONOMY: colours.STONE,
    Track.SCIENCE: colours.ORE,
}
AREA: Final = NAME + 6 * (LEVEL + STEP) + CHARGE + STEP + TILE + 4
BELOW: Final = 3 * CAPTION + TILE + 2 * TOKEN + 2 * ACTION + 3 * theme.GAP


def size(scene: Scene[GaiaView], width: float = theme.PAGE) -> tuple[float, float]:
    """How large the picture is, in design units."""
    del scene
    lines = len(TRACKS) // _in_row(width)
    return width, 2 * theme.PAD + HEADER + lines * (AREA + theme.GAP) + BELOW


def is_news(scene: Scene[GaiaView]) -> bool:
    """Whether somebody has advanced, or taken a technology tile, since the earlier view."""
    earlier = (player_before(scene.before, player.seat) for player in scene.view.players)
    return any(
        before is not None
        and before.faction is not None
        and (before.levels != player.levels or before.techs != player.techs)
        for before, player in zip(earlier, scene.view.players, strict=True)
    )


def _in_row(width: float) -> int:
    """How many areas lie side by side."""
    return 3 if width - 2 * theme.PAD >= 3 * NARROW else 2


def paint(
    canvas: Canvas,
    scene: Scene[GaiaView],
    top: float = 0.0,
    width: float = theme.PAGE,
    *,
    alone: bool = True,
) -> None:
    """The whole board."""
    box = Box(0, top, *size(scene, width)).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene, "research"), alone=alone)
    count = _in_row(width)
    for first in range(0, len(TRACKS), count):
        line, box = box.cut_top(AREA, theme.GAP)
        cells = line.columns(count, theme.GAP)
        for track, cell in zip(TRACKS[first : first + count], cells, strict=True):
            # marks hang over the lower edge, rings over the others
            around = cell.inset(-theme.GAP / 2, 0)._replace(h=AREA + theme.GAP)
            told = _of_area(scene, track)
            canvas.part(around, told, partial(_area, scene=scene, track=track, box=cell))
    _common(canvas, scene, box)


def _of_area(scene: Scene[GaiaView], track: Track) -> tuple[object, ...]:
    """All that an area shows."""
    view, before, slot = scene.view, scene.before, track.value
    people = [(one.seat, one.colour, one.levels[track], one.techs) for one in in_order(view)]
    then: tuple[object, ...] = ()
    if before is not None:
        levels = [(one.seat, one.levels[track]) for one in before.players]
        then = (levels, before.tech_left.get(slot), before.advanced.get(track))
    tiles = view.tech.get(slot), view.tech_left.get(slot), view.advanced.get(track)
    return ("area", scene.lang, track, people, then, tiles, view.terraforming_token)


def _area(canvas: Canvas, scene: Scene[GaiaView], track: Track, box: Box) -> None:
    name, box = box.cut_top(NAME, STEP)
    canvas.panel(name, mix(AREA_TINT[track], theme.PANEL, 0.7), radius=theme.RADIUS / 2)
    canvas.text(name.inset(8, 0), capital(word(scene, track.value)), theme.HEADING, align=0.5)
    for level in (5, 4, 3, 2, 1, 0):
        cell, box = box.cut_top(LEVEL, STEP)
        _level(canvas, scene, track, level, cell)
        if level == 3:
            cell, box = box.cut_top(CHARGE, STEP)
            write(canvas, cell, (str(CHARGE_AT_LEVEL_3), Icon("charge")), 17, colour=theme.DIM)
    left, right = box.cut_top(TILE)[0].columns(2, 6)
    _advanced(canvas, scene, track, left)
    _standard(canvas, scene, track.value, right)


def _level(canvas: Canvas, scene: Scene[GaiaView], track: Track, number: int, box: Box) -> None:
    """One level in a line: what it gives, and who is there."""
    tint = mix(AREA_TINT[track], theme.PANEL, ROW)
    canvas.panel(box, tint, radius=theme.RADIUS / 2)
    figure, rest = box.inset(7, 0).cut_left(13, 6)
    canvas.text(figure, str(number), theme.SMALL, theme.FAINT)
    items = _items(scene, track, number)
    write(canvas, rest, items, FORMULA, align=0.0)
    taken = min(rest.w, length(canvas, items, FORMULA))
    _people(canvas, scene, track, number, rest.cut_left(taken, 6)[1])


def _items(scene: Scene[GaiaView], track: Track, number: int) -> Items:
    """A level in symbols: the token it takes, when it gives, what it gives."""
    level = AREAS[track].levels[number]
    items = level_formula(track, number)
    if level.income:
        items = (SIGNS["income"], *items)
    if level.special == "federation":
        token = scene.view.terraforming_token
        items = token_items(token) if token is not None else ()
    return (Icon("federation_token"), "·", *items) if number == 5 and items else items


def token_items(token: str) -> Items:
    """What a federation token gives."""
    return gain(FEDERATION_TOKENS[token].gain)


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
    """The markers of everybody on this level, from the right."""
    here = [player for player in in_order(scene.view) if player.levels[track] == number]
    step = min(MARK + 3, box.w / max(1, len(here)))
    for place, player in enumerate(reversed(here)):
        x = box.right - MARK / 2 - place * step
        canvas.sprite(mark(canvas.px(MARK), colours.owner(player.colour)), x, box.centre[1])
        before = player_before(scene.before, player.seat)
        if before is not None and before.levels[track] != number:
            canvas.ring(Box(x - 15, box.centre[1] - 15, 30, 30), radius=15)


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
        x = box.right - 10 - place * 18
        canvas.sprite(rimmed(canvas.px(17), colours.owner(player.colour)), x, box.bottom - 2)


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
                canvas.sprite(rimmed(canvas.px(24), who), box.right - 12, box.bottom - 6)
                return
    canvas.panel(box, theme.SUNKEN, radius=theme.RADIUS / 2, edge=theme.RAISED)


def _common(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """The common row, the supply of tokens, and the board actions."""
    view, before = scene.view, scene.before
    people = [(one.seat, one.colour, one.techs) for one in in_order(view)]
    then = None if before is None else (before.tech_left, before.actions_used)
    told = ("common", scene.lang, people, then, view.tech, view.tech_left)
    upper, lower = box.cut_top(2 * CAPTION + TILE + 2 * TOKEN + 6 + 2 * theme.GAP)
    tokens, used = (told, view.tokens_left), (told, view.actions_used)
    around = upper.inset(-theme.PAD, 0)
    canvas.part(around, tokens, partial(_supply, scene=scene, box=upper))
    around = lower.inset(-theme.PAD, 0)._replace(h=lower.h + theme.PAD)
    canvas.part(around, used, partial(_actions, scene=scene, box=lower))


def _supply(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """Standard tiles of the common row, and the federation tokens left."""
    caption, box = box.cut_top(CAPTION)
    canvas.text(caption, say(scene, "common-row"), theme.LABEL, theme.DIM)
    row, box = box.cut_top(TILE, theme.GAP)
    for slot, cell in zip(("free1", "free2", "free3"), row.columns(3, 6), strict=True):
        _standard(canvas, scene, slot, cell)
    caption, box = box.cut_top(CAPTION)
    canvas.text(caption, say(scene, "tokens-left"), theme.LABEL, theme.DIM)
    tokens, _ = box.cut_top(2 * TOKEN + 6, theme.GAP)
    cells = [cell for line in tokens.rows(2, 6) for cell in line.columns(3, 6)]
    for (token, copies), cell in zip(scene.view.tokens_left.items(), cells, strict=False):
        draw_token(canvas, cell, token, green=token != "fed_12vp", copies=copies)


def _actions(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """The ten spaces; taken ones carry the taker's mark."""
    caption, box = box.cut_top(CAPTION)
    canvas.text(caption, say(scene, "board-actions"), theme.LABEL, theme.DIM)
    box = box.cut_top(2 * ACTION + 6)[0]
    used = scene.view.actions_used
    before = scene.before.actions_used if scene.before is not None else used
    owners = {player.seat: player.colour for player in scene.view.players}
    names = list(BOARD_ACTIONS)
    lines = [names[:ACTIONS_IN_ROW], names[ACTIONS_IN_ROW:]]
    for line, row in zip(lines, box.rows(2, 6), strict=True):
        widths = [1.35 if BOARD_ACTIONS[name].per else 1.0 for name in line]
        unit = (row.w - 6 * (len(line) - 1)) / sum(widths)
        for name, width in zip(line, widths, strict=True):
            cell, row = row.cut_left(unit * width, 6)
            new = name in used and name not in before
            draw_action(canvas, cell, name, taken=name in used, new=new)
            if name in used:
                who = colours.owner(owners[used[name]])
                canvas.sprite(rimmed(canvas.px(28), who), cell.right - 13, cell.y + 12)
