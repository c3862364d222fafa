"""Atal, Arratuin and E81216 as they are drawn: specialists, shops, buildings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.federation.components import Components
from engine.federation.planets import FixedBonus
from engine.federation.view import MegastructureView
from render import theme
from render.canvas import Canvas
from render.federation import colours
from render.federation.parts import FederationScene, row, word
from render.federation.signs import MINUS, bag_items, metric_sign, shop_items, signs, timing_sign
from render.federation.wording import box_of
from render.federation.worlds import BADGE, GAP, badge_of, pieces, put_badge
from render.fonts import broken, line_height
from render.formula import Icon, Item, Items
from render.layout import Box
from render.marks import mark, owner
from render.page import SMALL
from render.texts import capital
from render.theme import mix

ROW: Final = 26
SPECIALIST: Final = 2 * ROW + 8
SHOP: Final = 5 * ROW + 12
MEGA: Final = 3 * ROW + 12
LEVELS: Final = (1, 2)
DARK: Final = 0.45
"""How far what is used fades."""


def atal_height(scene: FederationScene, wide: float) -> float:
    """A line for each level below the names of the characters."""
    del wide
    return ROW + len(scene.view.offered) * (SPECIALIST + GAP)


def paint_atal(canvas: Canvas, scene: FederationScene, box: Box) -> None:
    """Characters side by side, levels one below the other: id, when it acts, what it does."""
    found = box_of(scene.view.assumed)
    head, box = box.cut_top(ROW)
    for kind, cell in zip(found.atal.types, head.columns(len(found.atal.types), GAP), strict=True):
        canvas.text(cell, capital(word(scene.lang, kind)), SMALL, theme.DIM, align=0.5)
    for offered in scene.view.offered.values():
        line, box = box.cut_top(SPECIALIST, GAP)
        for kind, cell in zip(
            found.atal.types, line.columns(len(found.atal.types), GAP), strict=True
        ):
            specialist_chip(canvas, scene, offered.get(kind, ""), cell)


def specialist_chip(
    canvas: Canvas, scene: FederationScene, token: str, box: Box, *, used: bool = False
) -> None:
    """A specialist: id, when it acts, what it does; dark once used; an empty place without one."""
    tint = colours.PLANETS["atal"]
    if not token:
        canvas.panel(box, theme.SUNKEN, radius=8, edge=theme.LINE)
        return
    one = box_of(scene.view.assumed).specialists[token]
    edge = theme.LINE if used else None
    canvas.panel(box, theme.SUNKEN if used else mix(tint, theme.PANEL, 0.85), radius=8, edge=edge)
    upper, lower = box.inset(6, 3).rows(2)
    badge = badge_of(scene, token)
    named = upper.cut_left(BADGE - 6)[1] if badge else upper
    sign = Icon(timing_sign(one.timing, one.planet))
    row(canvas, named, (word(scene.lang, token), sign), align=0.5)
    row(canvas, lower, signs(one.effect), align=0.5)
    if used:
        canvas.dim(box.inset(4), DARK)
    put_badge(canvas, box, badge)


def arratuin_height(scene: FederationScene, wide: float) -> float:
    """All shops side by side."""
    del scene, wide
    return SHOP


def paint_arratuin(canvas: Canvas, scene: FederationScene, box: Box) -> None:
    """Shop beside shop: price, both levels, and whose discs lie on them."""
    found = box_of(scene.view.assumed)
    shops = list(found.arratuin.shops)
    for shop, cell in zip(shops, box.columns(len(shops), GAP), strict=True):
        tint = colours.PLANETS["arratuin"]
        canvas.panel(cell, mix(tint, theme.PANEL, 0.9), radius=8)
        lines = cell.inset(5, 6).rows(5)
        badge = badge_of(scene, shop.id)
        price = tuple(bag_items(shop.cost.items(), MINUS)) or ("0",)
        name = shop.id.removeprefix("shop")
        row(canvas, lines[0].cut_left(BADGE - 6)[1], (*price,), align=1.0)
        canvas.text(lines[0], "" if badge else name, SMALL, theme.DIM)
        for level in LEVELS:
            bonus = shop.bonus(level)
            items = (
                signs(bonus.effect)
                if isinstance(bonus, FixedBonus)
                else shop_items(bonus.units, bonus.options, bonus.mix)
            )
            row(canvas, lines[2 * level - 1], items, align=0.5)
            seats = [x.seat for x in scene.view.players if x.discs.get(shop.id, 0) >= level]
            place = lines[2 * level]
            pieces(canvas, Box(place.x, place.y, place.w / 2 + 10 * len(seats), place.h), seats)
        put_badge(canvas, cell, badge)


def e81216_height(scene: FederationScene, wide: float) -> float:
    """Productions above megastructures."""
    return _production_height(scene, wide) + GAP + MEGA


def _cells(wide: float) -> float:
    return (wide - GAP * 3) / 4 - 12


def _production_height(scene: FederationScene, wide: float) -> float:
    names = [word(scene.lang, one) for one in scene.view.productions]
    most = max((len(broken(name, SMALL, _cells(wide))) for name in names), default=1)
    return max(2, most) * line_height(SMALL) + 2 * ROW + 12


def paint_e81216(canvas: Canvas, scene: FederationScene, box: Box) -> None:
    """Productions with price and income, megastructures with price and what they multiply."""
    found = box_of(scene.view.assumed)
    upper, lower = box.cut_top(_production_height(scene, box.w), GAP)
    for name, cell in zip(scene.view.productions, upper.columns(4, GAP), strict=False):
        _production(canvas, scene, found, name, cell)
    for mega, cell in zip(scene.view.megastructures, lower.columns(4, GAP), strict=False):
        _megastructure(canvas, scene, found, mega, cell)


def _production(
    canvas: Canvas, scene: FederationScene, found: Components, name: str, box: Box
) -> None:
    one = found.productions[name]
    tint = colours.PLANETS["e81216"]
    canvas.panel(box, mix(tint, theme.PANEL, 0.9), radius=8)
    inner = box.inset(6, 6)
    title, rest = inner.cut_top(inner.h - 2 * ROW)
    badge = badge_of(scene, name)
    canvas.paragraph(title, capital(word(scene.lang, name, "short")), SMALL, align=0.5)
    price, income = rest.rows(2)
    down = price.y - box.y  # beside the price: a long name needs all of its line
    price = price.cut_left(BADGE - 6)[1] if badge else price
    row(canvas, price, tuple(bag_items(one.cost.items(), MINUS)), align=0.5)
    row(canvas, income, signs(one.income))
    pieces(canvas, income, [x.seat for x in scene.view.players if name in x.productions])
    put_badge(canvas, box, badge, down=down)


def _megastructure(
    canvas: Canvas, scene: FederationScene, found: Components, mega: MegastructureView, box: Box
) -> None:
    tint = colours.PLANETS["e81216"]
    canvas.panel(box, mix(tint, theme.PANEL, 0.75), radius=8)
    price, counts, robots = box.inset(6, 6).rows(3)
    badge = badge_of(scene, mega.id)
    if not badge:
        row(canvas, price, (Icon("tower"),))
    row(canvas, price, tuple(_price(mega)), align=1.0)
    canvas.text(counts, mega.id.removeprefix("mega"), SMALL, theme.DIM)
    row(canvas, counts, tuple(_least(found, mega)), align=1.0)
    at = robots
    for seat, multiplier in mega.robots:
        sign, at = at.cut_left(22, 1)
        canvas.sprite(mark(canvas.px(20), owner(seat)), *sign.centre)
        figure, at = at.cut_left(24, 2)
        canvas.text(figure, f"×{multiplier}", SMALL)
    put_badge(canvas, box, badge)


def _price(mega: MegastructureView) -> Iterator[Item]:
    yield from bag_items(mega.cost.items(), MINUS)


def _least(found: Components, mega: MegastructureView) -> Iterator[Item]:
    yield f"×{mega.multiplier}" if mega.multiplier else "–"
    yield from counted_items(found, mega)


def counted_items(found: Components, mega: MegastructureView) -> Iterator[Item]:
    """What a megastructure multiplies: the least of these."""
    metrics: Items = tuple(
        Icon(metric_sign(found.megastructure_metrics[token])) for token in mega.tokens
    )
    for n, metric in enumerate(metrics):
        yield from (("/",) if n else ())
        yield metric
