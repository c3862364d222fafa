"""Words and headings that several pictures share."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.federation.terms import JOINT, Phase
from engine.federation.view import FederationView, PieceView, PlayerView, ProjectView
from render import texts
from render.canvas import Canvas
from render.federation import colours
from render.federation.signs import metric_sign
from render.federation.symbols import symbol
from render.formula import Icon, Items, Spacing, write
from render.layout import Box
from render.page import SIZE, heading, person_line
from render.scene import Scene
from render.texts import capital

FederationScene: TypeAlias = Scene[FederationView]
GAME: Final = "federation"
ROMAN: Final = ("", "I", "II", "III")
RESOURCES: Final = tuple(colours.RESOURCES)
CLOSE: Final = Spacing(squeezed=True)
"""What would not fit moves together, so that no symbol is left out."""


def say(lang: str, key: str, **args: object) -> str:
    """A text of the pictures; its arguments are taken as they are."""
    return tell(lang, f"board-{key}", **args)


def tell(lang: str, key: str, **args: object) -> str:
    """Any text of the game; its arguments are taken as they are."""
    return texts.drawn(lang, GAME, key, args)


def word(lang: str, name: str, form: str = "", kind: str = "") -> str:
    """The label of a word of the notation."""
    return str(texts.word(lang, GAME, name, form, kind))


def is_over(view: FederationView) -> bool:
    """Whether the points are final."""
    return view.phase is Phase.ENDED


def when(scene: FederationScene) -> str:
    """Where in the game we are, in words."""
    stage = word(scene.lang, scene.view.phase, kind="phase")
    if scene.view.phase in (Phase.SETUP, Phase.ENDED):
        return capital(stage)
    return say(scene.lang, "round-of", n=scene.view.round, stage=stage)


def header(canvas: Canvas, scene: FederationScene, box: Box, title: str) -> None:
    """What the picture shows, and at what time of the game."""
    heading(canvas, box, title, when(scene))


def person(canvas: Canvas, scene: FederationScene, seat: int, box: Box) -> None:
    """Mark and name."""
    person_line(canvas, box, seat, scene.name(seat))


def row(canvas: Canvas, box: Box, items: Items, align: float = 0.0) -> Box:
    """A row of figures and symbols in the usual size."""
    return write(canvas, box, items, SIZE, symbol, align=align, spacing=CLOSE)


def action_name(scene: FederationScene, action: str, short: bool = False) -> str:
    """A planet, a room or the spy; in short a room is its letter, and a long name is cut."""
    return word(scene.lang, action, "short" if short else "")


def project_name(scene: FederationScene, project: str) -> str:
    """A project in words."""
    if project == JOINT:
        return say(scene.lang, "joint")
    return say(scene.lang, "project", n=project)


def project_items(scene: FederationScene, project: ProjectView) -> Items:
    """A project by the sign of what it counts, and how far it is."""
    joint = project.id == JOINT
    name = say(scene.lang, "joint-short") if joint else Icon(metric_sign(project.metric))
    return name, f"{project.steps}/{project.needed}"


def before_of(scene: FederationScene, seat: int) -> PlayerView | None:
    """The same player earlier."""
    return None if scene.before is None else scene.before.players[seat]


def piece_items(piece: PieceView) -> Items:
    """What a token shows: votes, or the coin."""
    if piece.side == "fund":
        return (Icon("fund"),)
    return (str(piece.votes), Icon("vote"), *((Icon("die"),) if piece.die else ()))


def amount(scene: FederationScene, **bag: int) -> str:
    """So much of something, in words."""
    return str(texts.amounts(scene.lang, GAME, bag))


def ranked(view: FederationView) -> list[PlayerView]:
    """Everybody, the best first once the game is over."""
    best = is_over(view)
    return sorted(view.players, key=lambda one: (-one.points if best else 0, one.seat))


def total_now(player: PlayerView) -> int:
    """Points now and what the end would bring, were it now."""
    return player.points + sum(player.ending.values())
