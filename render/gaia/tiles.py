"""Tiles and tokens, drawn from what is printed on them, to be understood without a rulebook."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.gaia.components import (
    BOARD_ACTIONS,
    BOOSTERS,
    FEDERATION_TOKENS,
    ROUND_TILES,
    TECH,
    BoardAction,
    Booster,
    TechTile,
)
from render import texts, theme
from render.canvas import Canvas
from render.formula import Icon, Items
from render.gaia import colours
from render.gaia.formula import PER, TRIGGER, gain, write
from render.gaia.symbols import symbol
from render.layout import Box
from render.theme import Colour, mix

STRIP: Final = 22
"""Height of the band that says when a tile works."""
ROOMY: Final = 110
"""A booster this high has room for words."""
ARROW: Final = "→"

TIMING: Final[dict[str, Colour]] = {
    "immediate": theme.TEXT,
    "income": theme.GOOD,
    "pass": colours.CREDIT,
    "trigger": colours.KNOWLEDGE,
    "action": theme.CHANGED,
    "passive": theme.DIM,
}
SIGNS: Final = {
    "income": Icon("income"),
    "pass": Icon("pass"),
    "action": Icon("action"),
}


class Face(NamedTuple):
    """How a tile looks: its edge, whether it is out of play, whether it is new."""

    edge: Colour = theme.LINE
    faded: bool = False
    new: bool = False


PLAIN: Final = Face()


def tech_formula(tile: TechTile) -> Items:
    """What a technology tile gives."""
    if tile.timing == "passive":
        return (
            Icon("pi"),
            Icon("ac1"),
            "=",
            str(tile.big_building_value),
            Icon("power"),
        )
    what = gain(tile.gain)
    if tile.per is not None:
        what = (*what, "/", *PER[tile.per])
    if tile.trigger is not None:
        what = (*TRIGGER[tile.trigger], ARROW, *what)
    return what


def tech_in_short(tile: TechTile) -> Items:
    """The same with a symbol for the time at which it works."""
    sign = SIGNS.get(tile.timing)
    return (sign, *tech_formula(tile)) if sign else tech_formula(tile)


def draw_tech(canvas: Canvas, lang: str, box: Box, tile_id: str, face: Face = PLAIN) -> None:
    """A standard or advanced technology tile."""
    tile = TECH[tile_id]
    edge = colours.CREDIT if tile.advanced else colours.KNOWLEDGE
    body = _plate(canvas, box, face._replace(edge=edge))
    strip, body = body.cut_top(STRIP)
    label = str(texts.text(lang, f"picture-{tile.timing}", "gaia"))
    colour = theme.FAINT if face.faded else TIMING[tile.timing]
    canvas.text(strip.inset(3, 0), label, theme.SMALL, colour, align=0.5)
    write(canvas, body.inset(3, 1), tech_formula(tile), 21)
    if face.faded:
        canvas.dim(body)


def draw_booster(canvas: Canvas, lang: str, box: Box, booster_id: str, face: Face = PLAIN) -> None:
    """A round booster: income above, action or points for passing below."""
    booster = BOOSTERS[booster_id]
    body = _plate(canvas, box, face._replace(edge=colours.POWER))
    income = tuple(item for symbols in booster.income for item in gain(symbols))
    bonus = booster_bonus(booster)
    kind = "action" if booster.action else "pass"
    if box.h < ROOMY:
        lines = [(SIGNS["income"], *income), *([(SIGNS[kind], *bonus)] if bonus else [])]
        for line, row in zip(lines, body.inset(6, 2).rows(len(lines)), strict=True):
            write(canvas, row, line, 20)
        return
    upper, lower = body.rows(2) if bonus else (body, body)
    _labelled(canvas, lang, upper, "income", income)
    if bonus:
        _labelled(canvas, lang, lower, kind, bonus)


def booster_bonus(booster: Booster) -> Items:
    """The second half of a booster."""
    if booster.action == "terraform":
        return ("1", Icon("terraform"))
    if booster.action == "range":
        return ("+3", Icon("range"))
    if booster.per is None:
        return ()
    return (str(booster.vp), Icon("vp"), "/", *PER[booster.per])


def booster_formula(booster: Booster) -> Items:
    """A booster in one line."""
    income = tuple(item for symbols in booster.income for item in gain(symbols))
    bonus = booster_bonus(booster)
    sign = SIGNS["action" if booster.action else "pass"]
    return (SIGNS["income"], *income, sign, *bonus) if bonus else (SIGNS["income"], *income)


def draw_round(canvas: Canvas, lang: str, box: Box, tile_id: str, face: Face = PLAIN) -> None:
    """A round scoring tile."""
    del lang  # needs no words
    body = _plate(canvas, box, face)
    upper, lower = body.rows(2)
    tile = ROUND_TILES[tile_id]
    write(canvas, upper, TRIGGER[tile.trigger], 22)
    write(canvas, lower, (ARROW, str(tile.vp), Icon("vp")), 21)
    if face.faded:
        canvas.dim(body, 0.4)


def draw_token(
    canvas: Canvas, box: Box, token_id: str, *, green: bool, copies: int | None = None
) -> None:
    """A federation token; a gray one has been used as a key."""
    edge = colours.PLANETS_GAIA if green else theme.FAINT
    body = _plate(canvas, box, Face(edge=edge, faded=copies == 0))
    if copies is not None:
        body, right = body.cut_right(26)
        canvas.text(right, f"×{copies}", theme.LABEL, theme.DIM, align=0.5)
    left, body = body.cut_left(26)
    canvas.sprite(symbol(canvas.px(22), "federation_token"), left.centre[0] + 2, left.centre[1])
    write(canvas, body.inset(2, 1), gain(FEDERATION_TOKENS[token_id].gain), 20)
    if copies == 0:
        canvas.dim(body)


def draw_action(
    canvas: Canvas, box: Box, action_id: str, *, taken: bool, new: bool = False
) -> None:
    """A power or QIC action below the research board."""
    action = BOARD_ACTIONS[action_id]
    colour = colours.POWER if action.kind == "power" else colours.QIC
    body = _plate(canvas, box, Face(edge=colour, faded=taken, new=new))
    upper, lower = body.rows(2)
    write(canvas, upper.inset(2, 1), (str(action.cost), Icon(action.kind)), 21)
    canvas.rect(Box(body.x + 10, upper.bottom - 1, body.w - 20, 2), mix(colour, theme.PANEL, 0.7))
    write(canvas, lower.inset(1, 1), action_formula(action), 21)
    if taken:
        canvas.dim(body)


def action_formula(action: BoardAction) -> Items:
    """What a board action gives."""
    if action.special == "tech":
        return ("1", Icon("tech"))
    if action.special == "rescore":
        return ("1", Icon("federation_token"))
    if action.steps:
        return (str(action.steps), Icon("terraform"))
    if action.per is not None:
        return (*gain(action.gain), "+", *gain(action.per_gain), "/", *PER[action.per])
    return gain(action.gain)


def _labelled(canvas: Canvas, lang: str, box: Box, kind: str, items: Items) -> None:
    """A formula under the word that says when it works."""
    strip, body = box.cut_top(STRIP)
    label = str(texts.text(lang, f"picture-{kind}", "gaia"))
    canvas.text(strip.inset(6, 0), label, theme.SMALL, TIMING[kind], align=0.5)
    write(canvas, body.inset(6, 1), items, 24)


def _plate(canvas: Canvas, box: Box, face: Face) -> Box:
    """The tile itself; returns its inside."""
    edge = mix(face.edge, theme.PANEL, 0.7) if face.faded else face.edge
    fill = theme.SUNKEN if face.faded else theme.RAISED
    canvas.panel(box, fill, radius=theme.RADIUS / 2, edge=edge, thick=2.5)
    if face.new:
        canvas.ring(box.inset(-3))
    return box.inset(4)
