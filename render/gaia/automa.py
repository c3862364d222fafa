"""The Automa's place at the table: the pair of cards in sight, its deck, its faction card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.gaia.view import AutomaTurnView, AutomaView, GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.fonts import broken, line_height
from render.formula import Icon, Items
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
from render.gaia.automa_way import AutomaWay, draw_ways, ways_height, ways_of
from render.gaia.formula import write
from render.gaia.parts import HEADER, called, faction, header, say, word
from render.gaia.pieces import mark
from render.gaia.symbols import symbol
from render.layout import Box
from render.scene import Scene

LEAST_FACTION: Final = 52
PILE: Final = 34
PILES: Final = 2 * PILE + 8
EMPTY: Final = 60
SIGN: Final = 42


def size(scene: Scene[GaiaView], width: float = theme.PAGE) -> tuple[float, float]:
    """How large the picture is, in design units."""
    inside: float = EMPTY
    robot = _robot(scene)
    if scene.view.automa is not None and robot is not None:
        inside = block_height(scene, robot, width)
        inside += ways_height(_ways(scene, scene.view.automa), width - 2 * theme.PAD)
    return width, 2 * theme.PAD + HEADER + inside


def paint(
    canvas: Canvas, scene: Scene[GaiaView], top: float = 0.0, width: float = theme.PAGE
) -> None:
    """The whole picture; without an Automa it says so."""
    box = Box(0, top, *size(scene, width)).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    robot = _robot(scene)
    automa = scene.view.automa
    if automa is None or robot is None:
        header(canvas, scene, title, say(scene, "automa"))
        canvas.paragraph(box, say(scene, "no-automa"), theme.LABEL, theme.DIM)
        return
    names = [called(scene, robot), word(scene, automa.level, kind="level")]
    if robot.faction is not None:
        names.insert(1, faction(scene, robot))
    header(canvas, scene, title, " · ".join(dict.fromkeys(names)))
    cards, box = box.cut_top(HEIGHT, theme.GAP)
    _pair(canvas, cards, scene, automa, robot)
    ways = _ways(scene, automa)
    way, box = box.cut_top(ways_height(ways, box.w))
    draw_ways(canvas, way, ways)
    _below(canvas, scene, box, automa, robot)


def _robot(scene: Scene[GaiaView]) -> PlayerView | None:
    return next((player for player in scene.view.players if player.robot), None)


def _ways(scene: Scene[GaiaView], automa: AutomaView) -> tuple[AutomaWay, ...]:
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


def block_height(scene: Scene[GaiaView], robot: PlayerView, width: float = theme.PAGE) -> float:
    """How high cards, piles and faction card are together."""
    card = _faction_height(scene, robot, width - 2 * theme.PAD)
    return HEIGHT + PILES + card + 2 * theme.GAP


def _faction_height(scene: Scene[GaiaView], robot: PlayerView, width: float) -> float:
    lines = sum(len(broken(text, theme.LABEL, width - 24 - SIGN)) for text in _told(scene, robot))
    return max(LEAST_FACTION, lines * line_height(theme.LABEL) + 20) if lines else 0.0


def _told(scene: Scene[GaiaView], robot: PlayerView) -> tuple[str, ...]:
    """What the faction card says."""
    if robot.faction is None:
        return ()
    return (
        word(scene, robot.faction, kind="solo"),
        word(scene, robot.faction, "ability", kind="solo"),
    )


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
    upper, lower = box.inset(12, 4).rows(2)
    spare = say(scene, "reserve", n=automa.reserve)
    deck, reserve = upper.cut_right(canvas.length(spare, theme.SMALL) + 1, theme.GAP)
    deck_in_short(canvas, scene, deck, automa)
    canvas.text(reserve, spare, theme.SMALL, theme.DIM, align=1.0)
    label = say(scene, "discarded")
    title, numbers = lower.cut_left(canvas.length(label, theme.SMALL) + 12)
    canvas.text(title, label, theme.SMALL, theme.DIM)
    canvas.text(numbers, " · ".join(map(str, automa.discard)) or "–", theme.LABEL)


def _faction(canvas: Canvas, scene: Scene[GaiaView], box: Box, robot: PlayerView) -> None:
    """What the faction card says, in words."""
    told = _told(scene, robot)
    if not told:
        return
    canvas.panel(box)
    left, rest = box.inset(12, 10).cut_left(34, SIGN - 34)
    canvas.sprite(mark(canvas.px(32), colours.owner(robot.colour)), *left.centre)
    for text, colour in zip(told, (theme.TEXT, theme.DIM), strict=True):
        lines = len(broken(text, theme.LABEL, rest.w))
        part, rest = rest.cut_top(lines * line_height(theme.LABEL))
        canvas.paragraph(part, text, theme.LABEL, colour)


def cards_in_short(canvas: Canvas, scene: Scene[GaiaView], box: Box, automa: AutomaView) -> None:
    """The pair of cards as two plates in one line."""
    first, second, passed = pair(automa)
    left, right = box.cut_left(box.w * 0.36, 6)
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
    badge, body = box.inset(2).cut_left(32, 3)
    canvas.panel(badge, theme.SUNKEN, radius=5)
    canvas.text(badge, str(number or "–"), theme.FIGURE, theme.DIM, align=0.5)
    for formula, cell in zip(items, body.columns(max(1, len(items)), 2), strict=False):
        write(canvas, cell.inset(1, 2), formula, 20)
    if faded:
        canvas.dim(box.inset(2), 0.5)


def deck_in_short(canvas: Canvas, scene: Scene[GaiaView], box: Box, automa: AutomaView) -> None:
    """The deck and how much of it lies crosswise."""
    icon, sizes = box.cut_left(24, 8)
    canvas.sprite(symbol(canvas.px(24), "deck"), *icon.centre)
    known = {"n": automa.deck, "crosswise": automa.crosswise}
    canvas.paragraph(sizes, say(scene, "deck", **known), theme.SMALL, theme.DIM)
