"""The Automa's place at the table: the pair of cards in sight, its deck, its faction card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.gaia.view import AutomaTurnView, AutomaView, GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.gaia import colours
from render.gaia.automa_card import (
    ACTIONS,
    HEIGHT,
    Part,
    behaviour_items,
    card_of,
    draw_card,
    points_of,
    uses_of,
)
from render.gaia.automa_way import Way, draw_ways, ways_height, ways_of
from render.gaia.formula import Icon, Items, write
from render.gaia.parts import HEADER, called, faction, header, say, word
from render.gaia.pieces import mark
from render.gaia.symbols import symbol
from render.layout import Box
from render.scene import Scene

FACTION: Final = 74
PILES: Final = 44
EMPTY: Final = 60


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    inside: float = EMPTY
    if scene.view.automa is not None:
        inside = block_height() + ways_height(len(_ways(scene, scene.view.automa)))
    return theme.WIDTH, 2 * theme.PAD + HEADER + inside


def paint(canvas: Canvas, scene: Scene[GaiaView], top: float = 0.0) -> None:
    """The whole picture; without an Automa it says so."""
    width, height = size(scene)
    box = Box(0, top, width, height).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    robot = next((player for player in scene.view.players if player.robot), None)
    automa = scene.view.automa
    if automa is None or robot is None:
        header(canvas, scene, title, say(scene, "automa"))
        canvas.text(box, say(scene, "no-automa"), theme.LABEL, theme.DIM)
        return
    names = [called(scene, robot), word(scene, automa.level, kind="level")]
    if robot.faction is not None:
        names.insert(1, faction(scene, robot))
    header(canvas, scene, title, " · ".join(dict.fromkeys(names)))
    cards, box = box.cut_top(HEIGHT, theme.GAP)
    _pair(canvas, cards, scene, automa, robot)
    ways = _ways(scene, automa)
    way, box = box.cut_top(ways_height(len(ways)))
    draw_ways(canvas, way, ways)
    _below(canvas, scene, box, automa, robot)


def _ways(scene: Scene[GaiaView], automa: AutomaView) -> tuple[Way, ...]:
    """How it came to what it did in its last turn."""
    return ways_of(scene, automa.turns[-1] if automa.turns else None)


def is_here(view: GaiaView) -> bool:
    """Whether an Automa plays."""
    return view.automa is not None


def is_news(scene: Scene[GaiaView]) -> bool:
    """Whether the Automa has drawn cards since the earlier view."""
    after, before = scene.view.automa, scene.before.automa if scene.before else None
    if after is None or not after.turns or after.turns[-1].behaviour_card is None:
        return False
    return before is None or len(before.turns) < len(after.turns)


def block_height() -> float:
    """How high cards, piles and faction card are together."""
    return HEIGHT + PILES + FACTION + 2 * theme.GAP


def block(
    canvas: Canvas, scene: Scene[GaiaView], box: Box, automa: AutomaView, robot: PlayerView
) -> None:
    """The pair of cards, what lies in the piles, the faction card."""
    row, box = box.cut_top(HEIGHT, theme.GAP)
    _pair(canvas, row, scene, automa, robot)
    _below(canvas, scene, box, automa, robot)


def _pair(
    canvas: Canvas, row: Box, scene: Scene[GaiaView], automa: AutomaView, robot: PlayerView
) -> None:
    action, behaviour, passed = pair(automa)
    uses = uses_of(card_of(action), robot.faction)
    left, right = row.columns(2, theme.GAP)
    draw_card(canvas, scene, left, action, Part("action", passed))
    draw_card(canvas, scene, right, behaviour, Part("behaviour", passed, uses))


def _below(
    canvas: Canvas, scene: Scene[GaiaView], box: Box, automa: AutomaView, robot: PlayerView
) -> None:
    row, box = box.cut_top(PILES, theme.GAP)
    _piles(canvas, scene, row, automa)
    _faction(canvas, scene, box, robot)


def pair(automa: AutomaView) -> tuple[int | None, int | None, bool]:
    """The cards on the table, or those of its last turn; and whether it passed with them."""
    last: AutomaTurnView | None = automa.turns[-1] if automa.turns else None
    if last is None or automa.behaviour_card is not None:
        passed = last is not None and last.passed
        return automa.action_card, automa.behaviour_card, passed
    return last.action_card, last.behaviour_card, last.passed


def _piles(canvas: Canvas, scene: Scene[GaiaView], box: Box, automa: AutomaView) -> None:
    """The deck with its crosswise cards, the discards by number, the reserve."""
    canvas.panel(box)
    deck, rest = box.cut_left(320, theme.GAP)
    deck_in_short(canvas, scene, deck, automa)
    rest = rest.inset(12, 4)
    discards, reserve = rest.cut_right(180, theme.GAP)
    label = say(scene, "discarded")
    wide = min(discards.w / 2, canvas.length(label, theme.SMALL) + 12)
    title, numbers = discards.cut_left(wide)
    canvas.text(title, label, theme.SMALL, theme.DIM)
    shown = " · ".join(str(number) for number in automa.discard) or "–"
    canvas.text(numbers, shown, theme.LABEL)
    spare = say(scene, "reserve", n=automa.reserve)
    canvas.text(reserve, spare, theme.SMALL, theme.DIM, align=1.0)


def _faction(canvas: Canvas, scene: Scene[GaiaView], box: Box, robot: PlayerView) -> None:
    """What the faction card says, in words."""
    if robot.faction is None:
        return
    canvas.panel(box)
    left, text = box.inset(12, 6).cut_left(40, 8)
    canvas.sprite(mark(canvas.px(34), colours.owner(robot.colour)), *left.centre)
    upper, lower = text.rows(2)
    canvas.text(upper, word(scene, robot.faction, kind="solo"), theme.LABEL)
    ability = word(scene, robot.faction, "ability", kind="solo")
    canvas.text(lower, ability, theme.LABEL, theme.DIM)


def cards_in_short(canvas: Canvas, scene: Scene[GaiaView], box: Box, automa: AutomaView) -> None:
    """The pair of cards as two plates in one line."""
    first, second, passed = pair(automa)
    left, right = box.cut_left(box.w * 0.38, theme.GAP)
    action, behaviour = card_of(first), card_of(second)
    items: tuple[Items, ...] = ()
    if action is not None:
        points = points_of(scene.view, action)
        items = (ACTIONS[action.action],)
        items += ((str(points), Icon("vp")),) if points is not None else ()
    _plate(canvas, left, first, items, passed)
    items = ()
    if behaviour is not None:
        tile, *others = behaviour_items(scene, behaviour).values()
        items = (tile[:1], *others)
    _plate(canvas, right, second, items, passed)


def _plate(
    canvas: Canvas, box: Box, number: int | None, items: Sequence[Items], faded: bool
) -> None:
    """A card in one line: its number, then its symbols apart from each other."""
    canvas.panel(box, theme.RAISED, radius=theme.RADIUS / 2, edge=theme.LINE)
    badge, body = box.inset(2).cut_left(46, 4)
    canvas.panel(badge, theme.SUNKEN, radius=5)
    canvas.text(badge, str(number or "–"), theme.FIGURE, theme.DIM, align=0.5)
    for formula, cell in zip(items, body.columns(max(1, len(items)), 2), strict=False):
        write(canvas, cell.inset(3, 2), formula, 22)
    if faded:
        canvas.dim(box.inset(2), 0.5)


def deck_in_short(canvas: Canvas, scene: Scene[GaiaView], box: Box, automa: AutomaView) -> None:
    """The deck and how much of it lies crosswise."""
    icon, sizes = box.inset(12, 0).cut_left(28, 8)
    canvas.sprite(symbol(canvas.px(28), "deck"), *icon.centre)
    known = {"n": automa.deck, "crosswise": automa.crosswise}
    canvas.text(sizes, say(scene, "deck", **known), theme.SMALL, theme.DIM)
