"""Tokens to choose from, each with its letter and what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from engine.core.moves import Decision
from engine.federation.view import FederationView
from render.canvas import Canvas
from render.federation.card import sign_of
from render.federation.panels import Panel, paint_panels, size_of, told
from render.federation.parts import FederationScene, say
from render.federation.wording import about_in, about_token, title_of
from render.scene import Marks

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PICTURE: Final = "choices"
ACTIONS: Final = ("copy", "action")
"""Questions that are answered with an action, wherever in the senate it is done."""


def panels(scene: FederationScene) -> Sequence[Panel]:
    """A panel for each token that is marked; else for those that the viewer looks at."""
    found = [*_lettered(scene)] or [_panel(scene, "", one) for one in scene.view.choices]
    return found or [Panel("token", say(scene.lang, "nothing-to-choose"), [])]


def is_bare(view: FederationView) -> bool:
    """Whether nobody looks at tokens that the picture would show by itself."""
    return not view.choices


def _lettered(scene: FederationScene) -> Iterator[Panel]:
    for letter, names in scene.marks.items():
        for name in names:
            yield _panel(scene, letter, name)


def _panel(scene: FederationScene, letter: str, name: str) -> Panel:
    title = title_of(scene, name)
    title = f"{letter} · {title}" if letter else title
    return Panel(sign_of(name), title, [about_in(scene, name)])


def size(scene: FederationScene) -> tuple[float, float]:
    """As high as its lines."""
    return size_of(panels(scene))


def paint(canvas: Canvas, scene: FederationScene) -> None:
    """Token below token."""
    paint_panels(canvas, scene, say(scene.lang, "choices"), panels(scene))


def alt_choices(scene: FederationScene) -> str:
    """The same in words."""
    return told(say(scene.lang, "choices"), panels(scene))


def marks_for(kind: str, decision: Decision, view: FederationView) -> Marks:
    """What a picture points at: letters on tokens to choose from, numbers on spaces and planets."""
    words = dict.fromkeys(word for option in decision.offer() for word in option.words[1:])
    if kind == PICTURE:
        names = (name for name in words if about_token("en", name, view.assumed))
        return dict(zip(LETTERS, ((name,) for name in islice(names, 26)), strict=False))
    if kind == "senate":
        actions = {one.action for one in view.spaces} if decision.kind in ACTIONS else set()
        free = {one.id for one in view.spaces if one.piece is None}
        names = (name for name in words if name in actions or name in free)
    elif kind == "planet":
        names = (name for name in words if decision.kind != "turn")
    else:
        return {}
    return {str(n): (name,) for n, name in enumerate(names, start=1)}
