"""Words and headings that several pictures share."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine.federation.terms import JOINT, Phase
from engine.federation.view import FederationView, PieceView, PlayerView
from render import texts, theme
from render.canvas import Canvas
from render.federation import colours
from render.federation.symbols import symbol
from render.formula import Icon, Items, write
from render.layout import Box
from render.marks import Owner, mark
from render.scene import Scene
from render.theme import Style

FederationScene: TypeAlias = Scene[FederationView]
GAME: Final = "federation"
HEADER: Final = 34
SMALL: Final = Style("SemiBold", 17, 16.7)
STRONG: Final = Style("Bold", 20, 16.7)
TITLE: Final = Style("Bold", 24, 18)
SIZE: Final = 17
ROMAN: Final = ("", "I", "II", "III")
RESOURCES: Final = tuple(colours.RESOURCES)


def say(lang: str, key: str, **args: object) -> str:
    """A text of the pictures; its arguments are taken as they are."""
    return tell(lang, f"board-{key}", **args)


def tell(lang: str, key: str, **args: object) -> str:
    """Any text of the game; its arguments are taken as they are."""
    ready = {name: texts.Text(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
    return str(texts.text(lang, key, GAME, **ready))


def word(lang: str, name: str, form: str = "", kind: str = "") -> str:
    """The label of a word of the notation."""
    return str(texts.word(lang, GAME, name, form, kind))


def capital(text: str) -> str:
    """With a capital at its beginning."""
    return text[:1].upper() + text[1:]


def owner(seat: int) -> Owner:
    """The colour and the mark of a seat."""
    return colours.OWNERS[seat % len(colours.OWNERS)]


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
    right = canvas.length(when(scene), SMALL) + 4
    left, place = box.cut_right(min(right, box.w * 0.6), 10)
    canvas.text(left, title, TITLE)
    canvas.text(place, when(scene), SMALL, theme.DIM, align=1.0)


def person(canvas: Canvas, scene: FederationScene, seat: int, box: Box) -> None:
    """Mark and name."""
    left, rest = box.cut_left(26, 6)
    canvas.sprite(mark(canvas.px(24), owner(seat)), *left.centre)
    canvas.text(rest, scene.name(seat), STRONG)


def row(canvas: Canvas, box: Box, items: Items, align: float = 0.0) -> Box:
    """A row of figures and symbols in the usual size."""
    return write(canvas, box, items, SIZE, symbol, align=align)


def action_name(scene: FederationScene, action: str, short: bool = False) -> str:
    """A planet, a room or the spy; in short a room is its letter, and a long name is cut."""
    return word(scene.lang, action, "short" if short else "")


def project_name(scene: FederationScene, project: str) -> str:
    """A project in words."""
    if project == JOINT:
        return say(scene.lang, "joint")
    return say(scene.lang, "project", n=project)


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
