"""Positions to draw: three recorded games of ours at several moments, one of them solo."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from engine.gaia.view import GaiaView
from engine.interchange import open_record, play_to
from render.registry import Marks, canvas_of
from render.scene import Scene

RECORDS = Path(__file__).parent / "records"
NAMES = ("Ada", "Їжак Ґалаґанський", "Борис", "Maximiliana von und zu Hohenstein-Langenfels")
LANGUAGES = ("en", "ru", "uk")
SEATS = {"solo": 1}
"""Whose board is drawn, where it is not the first one's: the Automa's."""
SOLO_VIEWS = ("automa", "scoring", "player", "players", "table")
"""Pictures that look different in a solo game."""
STEPS = {"start": 0.0, "opening": 0.13, "early": 0.25, "busy": 0.67, "late": 0.85, "end": 1.0}
"""Moments as shares of a game's moves."""


class Position(NamedTuple):
    """A game at a moment, with the moment a few moves before."""

    view: GaiaView
    before: GaiaView | None
    asked: tuple[int, ...]


@cache
def position(game: str, moment: str) -> Position:
    """One of the recorded games at one of the moments."""
    replay = open_record((RECORDS / f"{game}.txt").read_text(encoding="utf-8"))
    at = round(len(replay.steps) * STEPS[moment])
    before = play_to(replay, at - 8).view() if at > 8 else None
    table = play_to(replay, at)
    return Position(table.view(), before, tuple(table.waiting_for))


def marks(kind: str, view: GaiaView, seat: int = 0) -> Marks:
    """Something to point at: uninhabited planets, or chains of hexes from home."""
    homes = [built.hex for built in view.players[seat].structures]
    taken = {built.hex for player in view.players for built in player.structures}
    if kind == "targets":
        free = [spot.name for spot in view.hexes if spot.planet and spot.name not in taken]
        return {str(number): (name,) for number, name in enumerate(free[:24], start=1)}
    if kind == "federations":
        pairs = list(pairwise(homes))[:6]
        empty = [spot.name for spot in view.hexes if spot.planet is None]
        return {chr(65 + n): (*pair, empty[3 * n]) for n, pair in enumerate(pairs)}
    return {}


def scene(kind: str, lang: str, spot: Position, seat: int = 0) -> Scene[Any]:
    """All that a picture of this kind needs."""
    pointed = marks(kind, spot.view, seat)
    names = names_at(spot.view)
    return Scene(spot.view, lang, spot.before, seat, names, pointed, spot.asked)


def names_at(view: GaiaView) -> tuple[str, ...]:
    """What people are called; the robot needs no name."""
    return tuple(
        "" if player.robot else name for player, name in zip(view.players, NAMES, strict=False)
    )


def canvas(kind: str, lang: str, game: str, moment: str) -> Any:
    """A finished picture with everything that was measured on it."""
    shown = scene(kind, lang, position(game, moment), SEATS.get(game, 0))
    return canvas_of("gaia", kind, shown)
