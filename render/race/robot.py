"""The robot's mat: where its dice lie, its credits and economy, its head, its pile."""

from __future__ import annotations

from typing import Final

from engine.race.terms import SPACE_OF, Space
from engine.race.view import PlayerView, RobotView
from render import theme
from render.canvas import Canvas
from render.formula import Icon, Items, write
from render.layout import Box
from render.marks import mark, owner
from render.page import HEADER, SIZE, SMALL
from render.race import colours
from render.race.parts import RaceScene, header, on_table, say, word
from render.race.symbols import rimmed, symbol
from render.race.table import TALL, chips_of, draw_chip
from render.texts import capital
from render.theme import Style

MARGIN: Final = 8
GAP: Final = 6
LINE: Final = 30
SPACE: Final = 106
IN_ROW: Final = 2
DIE: Final = 34
NUMERALS: Final = {
    Space.EXPLORE: "I",
    Space.DEVELOP: "II",
    Space.SETTLE: "III",
    Space.TRADE: "$",
    Space.TIMES_2: "×2",
    Space.PRODUCE: "V",
}
SHARE: Final = 0.56
"""Of a line that its name takes."""


def size(scene: RaceScene) -> tuple[float, float]:
    """As high as the pile needs."""
    player = _player(scene)
    if player is None:
        return theme.PAGE, 2 * MARGIN + HEADER + LINE
    rows = -(-len(player.tableau) // IN_ROW)
    pile = rows * (TALL + GAP)
    return theme.PAGE, 2 * MARGIN + HEADER + SPACE + 8 * LINE + 4 * GAP + pile


def paint(canvas: Canvas, scene: RaceScene) -> None:
    """The mat, the gauges, the pile; or that there is no robot."""
    width, height = size(scene)
    box = Box(0, 0, width, height).inset(MARGIN)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, capital(word(scene.lang, "robot")))
    robot, player = scene.view.robot, _player(scene)
    if robot is None or player is None:
        canvas.text(box, say(scene.lang, "no-robot"), SMALL, theme.DIM)
        return
    line, box = box.cut_top(LINE)
    about = say(
        scene.lang,
        "robot-world",
        world=word(scene.lang, robot.world),
        level=word(scene.lang, robot.level, kind="level"),
    )
    canvas.text(line, about, SMALL, theme.DIM)
    line, box = box.cut_top(LINE)
    write(canvas, line, _points(scene, player), SIZE, symbol)
    mat, box = box.cut_top(SPACE, GAP)
    for space, cell in zip(Space, mat.columns(len(Space), GAP), strict=True):
        _space(canvas, scene, robot, space, cell)
    box = _gauges(canvas, scene, robot, box)
    line, box = box.cut_top(LINE, GAP)
    canvas.text(line, say(scene.lang, "robot-assumed"), SMALL, theme.FAINT)
    chips = list(chips_of(scene, player))
    canvas.panel(box.inset(-GAP / 2), theme.PANEL)
    for at in range(0, len(chips), IN_ROW):
        row, box = box.cut_top(TALL, GAP)
        for one, cell in zip(chips[at : at + IN_ROW], row.columns(IN_ROW, GAP), strict=False):
            draw_chip(canvas, scene, one, cell)


def _player(scene: RaceScene) -> PlayerView | None:
    robot = scene.view.robot
    if robot is None:
        return None
    return next(one for one in scene.view.players if one.seat == robot.seat)


def _points(scene: RaceScene, player: PlayerView) -> Items:
    """Points, chips among them, face-down cards, how near the end is."""
    return (
        *(str(player.total), Icon("vp"), str(player.chips), Icon("chip")),
        *(str(player.hand), Icon("card")),
        *(f"{on_table(scene.view, player)}/{scene.view.tableau_limit}", Icon("end")),
    )


def _space(canvas: Canvas, scene: RaceScene, robot: RobotView, space: Space, box: Box) -> None:
    """A space of the mat: the dice that lie there, and the players' actions beside them."""
    dice = robot.dice.count(space)
    canvas.panel(box, theme.PANEL, edge=colours.ROBOT if dice else None)
    name, rest = box.inset(4, 3).cut_top(26)
    canvas.text(name, NUMERALS[space], Style("ExtraBold", 19, 16.7), align=0.5)
    upper, lower = rest.cut_top(DIE + 4)
    for number in range(dice):
        _die(canvas, upper, number, dice)
    chosen = [
        player.seat
        for player in scene.view.players
        for action in player.actions
        if SPACE_OF[action] is space
    ]
    for number, seat in enumerate(chosen):
        x = lower.x + lower.w / 2 + 26 * (number - (len(chosen) - 1) / 2)
        canvas.sprite(mark(canvas.px(22), owner(seat)), x, lower.y + lower.h / 2)


def _die(canvas: Canvas, box: Box, number: int, count: int) -> None:
    """A die: the robot acts here."""
    x = box.x + box.w / 2 + (DIE + 4) * (number - (count - 1) / 2)
    plate = Box(x - DIE / 2, box.y + 2, DIE, DIE)
    canvas.panel(plate, theme.TEXT, radius=7)
    canvas.sprite(rimmed(canvas.px(DIE - 8), "robot"), *plate.centre)


def _gauges(canvas: Canvas, scene: RaceScene, robot: RobotView, box: Box) -> Box:
    """Dice, head, credits, economy, tokens: a line each."""
    head: Items = (Icon("robot"), "=", NUMERALS[robot.head])
    tokens = robot.tokens_placed + robot.tokens_left
    rows: tuple[tuple[str, Items], ...] = (
        ("robot-head", head),
        ("robot-credits", _pips("credit", robot.credits, robot.most_credits)),
        ("robot-economy", _pips("economy", robot.economy, robot.most_economy)),
        ("robot-tokens", (f"{robot.tokens_placed}/{tokens}", Icon("named"), *_each(robot))),
    )
    line, box = box.cut_top(LINE)
    name, place = line.cut_left(line.w * SHARE, 8)
    canvas.text(name, say(scene.lang, "robot-dice"), SMALL, theme.DIM)
    for number, face in enumerate(robot.faces):
        _face(canvas, place._replace(x=place.x + 34 * number, w=28).inset(0, 1), face)
    for key, items in rows:
        line, box = box.cut_top(LINE)
        name, place = line.cut_left(line.w * SHARE, 8)
        canvas.text(name, say(scene.lang, key), SMALL, theme.DIM)
        write(canvas, place, items, SIZE, symbol)
    return box


def _face(canvas: Canvas, box: Box, face: str) -> None:
    """What a die shows."""
    canvas.panel(box, theme.TEXT, radius=6)
    if face == "head":
        canvas.sprite(rimmed(canvas.px(22), "robot"), *box.centre)
        return
    shown = "=" if face == "match" else NUMERALS[Space(face)]
    canvas.text(box, shown, Style("ExtraBold", 18, 16.7), theme.OUTLINE, align=0.5)


def _pips(name: str, number: int, most: int) -> Items:
    return (f"{number}/{most}", *(Icon(name),) * number)


def _each(robot: RobotView) -> Items:
    return ("=", str(robot.points_each), Icon("vp"))
