"""A table in figures: round, points and where they come from, for statistics and summaries.

A game brings `render.<game>.figures` with a function `figures_of(view)`; one without it has none.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, NamedTuple, TypeAlias

from render.theme import Colour


class ScorePart(NamedTuple):
    """Points of one kind; the catalogue of the game calls it `points-<kind>`."""

    kind: str
    points: int


@dataclass(frozen=True, slots=True)
class FigureStanding:
    """One seat in figures."""

    seat: int
    what: str
    """The word for what it plays, such as its faction; empty if there is nothing of the kind."""
    colour: Colour
    points: int
    parts: tuple[ScorePart, ...]
    """Where the points come from, always in the same order; what is zero is left out."""
    mark: str = ""
    """The shape that stands for the seat in pictures; empty if there is none."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A position in figures."""

    round: int
    rounds: int
    phase: str
    seats: tuple[FigureStanding, ...]


AnyFigures: TypeAlias = Callable[[Any], Figures]  # views differ by game
PACKAGE: Final = "render"


def figures(game: str, view: object) -> Figures | None:
    """A view in figures; None for a game that has none."""
    made = _of(game)
    return None if made is None else made(view)


def kinds(game: str) -> tuple[str, ...]:
    """All kinds of points of a game, in the order in which they are shown."""
    module = _module(game)
    return () if module is None else tuple(module.KINDS)


def _of(game: str) -> AnyFigures | None:
    module = _module(game)
    return None if module is None else module.figures_of


@cache
def _module(game: str) -> Any:  # a module of the game, or None
    if not game.isidentifier() or find_spec(f"{PACKAGE}.{game}") is None:
        return None
    name = f"{PACKAGE}.{game}.figures"
    return None if find_spec(name) is None else import_module(name)
