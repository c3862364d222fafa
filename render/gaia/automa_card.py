"""A decision card of the Automa, drawn from what is printed on it; what counts now is bright."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.gaia.automa.cards import DECISION_CARDS, FACTION_CARDS, DecisionCard
from engine.gaia.components import FINAL_TILES
from engine.gaia.view import GaiaView
from render import theme
from render.canvas import Canvas
from render.formula import Icon, Items
from render.gaia.formula import COUNTS, length, write
from render.gaia.parts import amount, say, word
from render.gaia.symbols import symbol
from render.layout import Box
from render.scene import Scene
from render.texts import capital

TITLE: Final = 34
ACTION: Final = 58
CELL: Final = 42
PASS: Final = 36
STEP: Final = 6
HEIGHT: Final = 12 + TITLE + ACTION + 2 * CELL + PASS + 4 * STEP
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
    title, body = box.inset(10, 6).cut_top(TITLE)
    name = capital(word(scene, f"{part.name}_card"))
    canvas.text(title.cut_right(36, 6)[0], name, theme.HEADING, theme.DIM)
    if card is None:
        canvas.sprite(symbol(canvas.px(72), "deck"), *body.centre)
        return
    canvas.text(title, str(card.number), theme.TITLE, align=1.0)
    deed, body = body.cut_top(ACTION, STEP)
    ways, body = body.cut_top(2 * CELL + STEP, STEP)
    strip, _ = body.cut_top(PASS)
    _action(canvas, scene, deed, card)
    _behaviour(canvas, scene, ways, card, part)
    _pass(canvas, scene, strip, card, part)
    bright = strip if part.passed else deed if part.name == "action" else ways
    for section in (deed, ways, strip):
        if section is not bright:
            canvas.dim(section, 0.6, theme.PANEL)


def _action(canvas: Canvas, scene: Scene[GaiaView], box: Box, card: DecisionCard) -> None:
    """What it has the Automa do, and for how many points."""
    canvas.panel(box, theme.RAISED, radius=8)
    icons = ACTIONS[card.action]
    left, rest = box.inset(8, 4).cut_left(length(canvas, icons, 24), 8)
    write(canvas, left, icons, 24)
    points = points_of(scene.view, card)
    if points is not None:
        rest, worth = rest.cut_right(48, 6)
        amount(canvas, worth, "vp", points)
    canvas.paragraph(rest, word(scene, card.action, kind="card"), theme.LABEL)


def _behaviour(
    canvas: Canvas, scene: Scene[GaiaView], box: Box, card: DecisionCard, part: Part
) -> None:
    """How it has the Automa choose."""
    upper, lower = box.rows(2, STEP)
    cells = (*upper.columns(2, STEP), *lower.columns(2, STEP))
    for cell, (name, formula) in zip(cells, behaviour_items(scene, card).items(), strict=True):
        canvas.panel(cell, theme.SUNKEN, radius=6, edge=theme.RAISED)
        write(canvas, cell.inset(5, 2), formula, 23)
        if part.name == "behaviour" and not part.passed and name not in part.uses:
            canvas.dim(cell, 0.6, theme.PANEL)


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
    left, right = box.inset(8, 5).cut_left(32, 8)
    label = say(scene, "booster")
    named, bars = right.cut_left(canvas.length(label, theme.SMALL) + 1, 8)
    canvas.text(named, label, theme.SMALL, theme.DIM)
    if card.passes:
        write(canvas, left, (Icon("pass"),), 22, align=0.0)
    for place, cell in zip(PLACES, bars.columns(len(PLACES), 6), strict=True):
        chosen = place == card.pass_booster
        canvas.panel(cell, theme.GOOD if chosen else theme.SUNKEN, radius=5)
    if part.passed:  # one card says pass, the other which booster
        canvas.dim(right if part.name == "action" else left, 0.6, theme.RAISED)
