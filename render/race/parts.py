"""Words and headings that several pictures share."""

from __future__ import annotations

from typing import TypeAlias

from engine.race.components import Card, cards_of
from engine.race.terms import Phase
from engine.race.view import PlayerView, RaceView
from render import texts
from render.canvas import Canvas
from render.formula import Icon, Item, Items, write
from render.layout import Box
from render.page import SIZE, heading, person_line
from render.race.symbols import symbol
from render.race.wording import GAME
from render.scene import Scene
from render.texts import capital

RaceScene: TypeAlias = Scene[RaceView]


def say(lang: str, key: str, **args: object) -> str:
    """A text of the pictures; its arguments are taken as they are."""
    return texts.drawn(lang, GAME, f"board-{key}", args)


def word(lang: str, name: str, form: str = "", kind: str = "") -> str:
    """The label of a word of the notation."""
    return str(texts.word(lang, GAME, name, form, kind))


def card_of(scene: RaceScene, name: str) -> Card:
    """A card as this table's edition prints it."""
    return cards_of(scene.view.edition)[name]


def before_of(scene: RaceScene, seat: int) -> PlayerView | None:
    """The same player earlier."""
    if scene.before is None:
        return None
    return next((one for one in scene.before.players if one.seat == seat), None)


def shown(scene: RaceScene) -> PlayerView:
    """Whose picture: the seat asked for, else one who is asked, else the first."""
    wanted = scene.whose(scene.view.players[0].seat)
    return next(player for player in scene.view.players if player.seat == wanted)


def ranked(view: RaceView) -> list[PlayerView]:
    """Everybody, the best first once the game is over."""
    return sorted(view.players, key=lambda one: (one.rank if view.step == "over" else 0, one.seat))


def phase_name(lang: str, phase: Phase) -> str:
    """A phase in words; the part of Consume in which goods are sold has a word of its own."""
    return word(lang, "trade" if phase is Phase.TRADE else phase.value.lower(), kind="phase")


def when(scene: RaceScene) -> str:
    """Where in the game we are, in words."""
    view = scene.view
    if view.phase is not None:
        stage = phase_name(scene.lang, view.phase)
    else:
        stage = word(scene.lang, view.step, kind="phase")
    if not view.round or view.step == "over":
        return capital(stage)
    return say(scene.lang, "round-of", n=view.round, stage=stage)


def header(canvas: Canvas, scene: RaceScene, box: Box, title: str) -> None:
    """What the picture shows, and at what time of the game."""
    heading(canvas, box, title, when(scene))


def person(canvas: Canvas, scene: RaceScene, player: PlayerView, box: Box) -> None:
    """Mark and name."""
    person_line(canvas, box, player.seat, called(scene, player.seat))


def called(scene: RaceScene, seat: int) -> str:
    """What to call a player in a picture; a robot has a name without being given one."""
    return _robot_name(scene, seat) or scene.name(seat)


def written(scene: RaceScene, seat: int) -> str:
    """What to call a player in a chat message."""
    return _robot_name(scene, seat) or scene.written_name(seat)


def _robot_name(scene: RaceScene, seat: int) -> str:
    """The robot's name, unless it has been given another; empty for everybody else."""
    if any(scene.names[seat : seat + 1]) or not scene.view.players[seat].robot:
        return ""
    return capital(word(scene.lang, "robot"))


def figures(player: PlayerView, limit: int) -> Items:
    """Points, cards in hand, Military, cards on the table."""
    return (
        *(str(player.total), Icon("vp")),
        *(str(player.hand), Icon("card")),
        *(minus(player.military), Icon("military")),
        *(f"{len(player.tableau)}/{limit}", Icon("end")),
    )


def on_table(view: RaceView, player: PlayerView) -> int:
    """Cards on the table; a robot's tokens count as such."""
    robot = view.robot
    tokens = robot.tokens_placed if robot is not None and robot.seat == player.seat else 0
    return len(player.tableau) + tokens


def minus(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "\u2212")


def row(canvas: Canvas, box: Box, items: tuple[Item, ...], align: float = 0.0) -> Box:
    """A row of figures and symbols in the usual size."""
    return write(canvas, box, items, SIZE, symbol, align=align)
