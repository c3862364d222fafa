"""A decision card of the Automa, drawn from what is printed on it; what counts now is bright."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.gaia.automa.cards import DECISION_CARDS, FACTION_CARDS, DecisionCard
from engine.gaia.components import FINAL_TILES
from engine.gaia.view import GaiaView
from render import theme
from render.canvas import Canvas
from render.gaia.formula import COUNTS, Icon, Items, write
from render.gaia.parts import amount, capital, say, word
from render.gaia.symbols import symbol
from render.layout import Box
from render.scene import Scene

HEIGHT: Final = 252
TITLE: Final = 40
PASS: Final = 40
ACTION: Final = 0.42
"""Share of the action column."""
PLACES: Final = ("left", "middle", "right")
SLOTS: Final = {"top": 0, "bottom": 1}
ACTIONS: Final[dict[str, Items]] = {
    "build_mine": (Icon("m"),),
    "upgrade": (Icon("upgrade"), Icon("ts")),
    "power_qic": (Icon("power"), "/", Icon("qic")),
    "research_highest": (Icon("highest"),),
    "research_random": (Icon("research"), Icon("count_right")),
    "faction": (Icon("action"),),
}


USES: Final = {
    "build_mine": frozenset({"tile", "range", "direction"}),
    "upgrade": frozenset({"direction"}),
    "power_qic": frozenset({"count"}),
    "research_highest": frozenset({"count"}),
    "research_random": frozenset({"count"}),
    "advance": frozenset[str](),
}
"""Which parts of the behaviour card an action may need."""


class Part(NamedTuple):
    """What a card of the pair serves as."""

    name: str
    """`action` or `behaviour`."""
    passed: bool = False
    """Whether the section for passing decides."""
    uses: frozenset[str] = frozenset()
    """The parts of the behaviour column that count."""


def uses_of(action: DecisionCard | None, faction: str | None) -> frozenset[str]:
    """The parts of the behaviour card that the action card makes use of."""
    if action is None:
        return frozenset()
    card = FACTION_CARDS[faction] if faction is not None else None
    if action.action != "faction":
        uses = USES[action.action]
    else:
        own = frozenset({"range"})  # printed on the faction card
        steps = card.steps if card is not None else ()
        uses = frozenset().union(*(USES[step.action] - own for step in steps))
    researches = card is not None and card.research_after_lab and "direction" in uses
    return uses | {"count"} if researches else uses


def points_of(view: GaiaView, card: DecisionCard) -> int | None:
    """What the action brings; for the faction action it is printed on the faction card."""
    if card.action != "faction":
        return card.vp
    faction = next((player.faction for player in view.players if player.robot), None)
    return FACTION_CARDS[faction].vp if faction is not None else None


def card_of(number: int | None) -> DecisionCard | None:
    """The card with a number."""
    return DECISION_CARDS[str(number)] if number is not None else None


def draw_card(
    canvas: Canvas, scene: Scene[GaiaView], box: Box, number: int | None, part: Part
) -> None:
    """One card of the pair, or the back of one."""
    card = card_of(number)
    canvas.panel(box, theme.PANEL if card else theme.SUNKEN, edge=theme.LINE)
    title, body = box.inset(12, 6).cut_top(TITLE)
    name = capital(word(scene, f"{part.name}_card"))
    canvas.text(title.cut_right(60, 6)[0], name, theme.HEADING, theme.DIM)
    if card is None:
        canvas.sprite(symbol(canvas.px(72), "deck"), *body.centre)
        return
    canvas.text(title, str(card.number), theme.TITLE, align=1.0)
    body, strip = Box(body.x, body.y, body.w, body.h - PASS - 6), body
    strip = Box(strip.x, strip.bottom - PASS, strip.w, PASS)
    left, right = body.cut_left(body.w * ACTION, 8)
    _action(canvas, scene, left, card)
    _behaviour(canvas, scene, right, card, part)
    _pass(canvas, scene, strip, card, part)
    bright = strip if part.passed else left if part.name == "action" else right
    for section in (left, right, strip):
        if section is not bright:
            canvas.dim(section, 0.6, theme.PANEL)


def _action(canvas: Canvas, scene: Scene[GaiaView], box: Box, card: DecisionCard) -> None:
    """What it has the Automa do, and for how many points."""
    canvas.panel(box, theme.RAISED, radius=8)
    icons, rest = box.inset(8, 6).cut_top(62)
    write(canvas, icons, ACTIONS[card.action], 38)
    label, worth = rest.cut_top(30)
    canvas.text(label, word(scene, card.action, kind="card"), theme.HEADING, align=0.5)
    points = points_of(scene.view, card)
    if points is not None:
        middle = Box(worth.x + worth.w / 2 - 34, worth.y + 6, 80, min(34, worth.h - 6))
        amount(canvas, middle, "vp", points)


def _behaviour(
    canvas: Canvas, scene: Scene[GaiaView], box: Box, card: DecisionCard, part: Part
) -> None:
    """How it has the Automa choose."""
    canvas.panel(box, theme.RAISED, radius=8)
    upper, lower = box.inset(8, 6).rows(2, 6)
    cells = (*upper.columns(2, 8), *lower.columns(2, 8))
    for cell, (name, formula) in zip(cells, behaviour_items(scene, card).items(), strict=True):
        canvas.panel(cell, theme.SUNKEN, radius=6)
        write(canvas, cell.inset(6, 2), formula, 30)
        if part.name == "behaviour" and not part.passed and name not in part.uses:
            canvas.dim(cell, 0.6, theme.RAISED)


def behaviour_items(scene: Scene[GaiaView], card: DecisionCard) -> dict[str, Items]:
    """Final scoring tile, range, direction and number, in the order in which they are printed."""
    tile: Items = (Icon(f"tile_{card.final_tile}"),)
    slot = SLOTS.get(card.final_tile)
    if slot is not None and slot < len(scene.view.final):
        tile = (*tile, *COUNTS[FINAL_TILES[scene.view.final[slot].id].counts])
    return {
        "tile": tile,
        "range": (Icon("range"), str(card.range)),
        "direction": (Icon(card.direction),),
        "count": (str(card.count), Icon(f"count_{card.arrow}")),
    }


def _pass(canvas: Canvas, scene: Scene[GaiaView], box: Box, card: DecisionCard, part: Part) -> None:
    """Whether it passes when drawn crosswise, and which booster is taken then."""
    canvas.panel(box, theme.RAISED, radius=8)
    left, right = box.inset(10, 5).cut_left(box.w * ACTION - 14, 12)
    label, bars = right.columns(2, 10)
    canvas.text(label, say(scene, "booster"), theme.LABEL, theme.DIM, align=1.0)
    if card.passes:
        write(canvas, left, (Icon("pass"),), 22, align=0.0)
        canvas.text(left.cut_left(40)[1], say(scene, "pass"), theme.LABEL)
    for place, cell in zip(PLACES, bars.columns(len(PLACES), 8), strict=True):
        chosen = place == card.pass_booster
        canvas.panel(cell, theme.GOOD if chosen else theme.SUNKEN, radius=5)
    if part.passed:  # one card says pass, the other which booster
        canvas.dim(right if part.name == "action" else left, 0.6, theme.RAISED)
