"""What a player has built: productions, megastructures, trade discs in the shops."""

from __future__ import annotations

from typing import Final

from engine.federation.view import PlayerView
from render import theme
from render.canvas import Canvas
from render.federation import colours
from render.federation.parts import FederationScene, row, word
from render.federation.signs import signs
from render.federation.symbols import symbol
from render.federation.wording import box_of
from render.federation.worlds_built import LEVELS, counted_items
from render.formula import Icon, span_of
from render.layout import Box
from render.page import SIZE, SMALL
from render.texts import capital
from render.theme import mix

GAP: Final = 4
EACH: Final = 35
SIDE_BY_SIDE: Final = 2
INSIDE: Final = 4
"""A cell's own margin: the longest names need all of the room."""
SHADOW: Final = 0.85
"""How far a disc fades that is not there."""


def height(_scene: FederationScene, player: PlayerView) -> float:
    """Lines of buildings, and one of shops."""
    lines = _lines(player) + bool(player.discs)
    return lines * (EACH + GAP) - GAP if lines else 0


def _lines(player: PlayerView) -> int:
    return -(-(len(player.productions) + len(player.megastructures)) // SIDE_BY_SIDE)


def paint(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    """Buildings two by two with what they bring; shop beside shop with the own discs."""
    cells = []
    for _ in range(_lines(player)):
        line, box = box.cut_top(EACH, GAP)
        cells += line.columns(SIDE_BY_SIDE, GAP)
    for name, cell in zip(player.productions, cells, strict=False):
        _production(canvas, scene, name, cell)
    after = cells[len(player.productions) :]
    for (mega, multiplier), cell in zip(player.megastructures.items(), after, strict=False):
        _megastructure(canvas, scene, mega, multiplier, cell)
    if player.discs:
        _shops(canvas, scene, player, box.cut_top(EACH)[0])


def _production(canvas: Canvas, scene: FederationScene, name: str, box: Box) -> None:
    canvas.panel(box, mix(colours.PLANETS["e81216"], theme.PANEL, 0.9), radius=8)
    inner = box.inset(INSIDE, 0)
    income = signs(box_of(scene.view.assumed).productions[name].income)
    row(canvas, inner, income, align=1.0)
    title = inner.cut_right(span_of(income, SIZE), 4)[0]
    canvas.text(title, capital(word(scene.lang, name, "short")), SMALL)


def _megastructure(
    canvas: Canvas, scene: FederationScene, mega: str, multiplier: int, box: Box
) -> None:
    """Its number and multiplier, and what it counts."""
    canvas.panel(box, mix(colours.PLANETS["e81216"], theme.PANEL, 0.75), radius=8)
    inner = box.inset(INSIDE, 0)
    row(canvas, inner, (Icon("tower"), mega.removeprefix("mega")))
    seen = next((one for one in scene.view.megastructures if one.id == mega), None)
    counted = () if seen is None else tuple(counted_items(box_of(scene.view.assumed), seen))
    row(canvas, inner, (f"×{multiplier}", *counted), align=1.0)


def _shops(canvas: Canvas, scene: FederationScene, player: PlayerView, box: Box) -> None:
    """A disc for each level of a shop, a shadow where there is none."""
    shops = [shop.id for shop in box_of(scene.view.assumed).arratuin.shops]
    for shop, cell in zip(shops, box.columns(len(shops), GAP), strict=True):
        level = player.discs.get(shop, 0)
        tint = mix(colours.PLANETS["arratuin"], theme.PANEL, 0.9)
        edge = None if level else theme.LINE
        canvas.panel(cell, tint if level else theme.SUNKEN, radius=8, edge=edge)
        name, discs = cell.inset(7, 0).cut_left(20, 4)
        canvas.text(name, shop.removeprefix("shop"), SMALL, theme.DIM)
        for step, place in zip(LEVELS, discs.columns(len(LEVELS), 2), strict=True):
            canvas.sprite(symbol(canvas.px(24), "disc"), *place.centre)
            if step > level:
                canvas.dim(place.inset(-1, 4), SHADOW, tint if level else theme.SUNKEN)
