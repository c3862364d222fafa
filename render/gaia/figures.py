"""Gaia Project in figures: everybody's points, and what they come from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.gaia.terms import ROUNDS, TRACKS
from engine.gaia.view import GaiaView, PlayerView
from render.figures import Figures, FigureStanding, ScorePart
from render.gaia.colours import owner

KINDS: Final = (
    "start", "rounds", "boosters", "technology", "federations", "actions", "abilities", "cards",
    "charging", "research", "final", "leftovers",
)  # fmt: skip
"""All kinds of points, in the order in which they are shown."""
_BY_NAME: Final[Mapping[str, str]] = {
    "start": "start",
    "bid": "start",
    "charge": "charging",
    "federation": "federations",
    "resources": "leftovers",
    **dict.fromkeys(TRACKS, "research"),
}
_BY_BEGINNING: Final = (
    ("round", "rounds"),
    ("booster", "boosters"),
    ("tech", "technology"),
    ("adv", "technology"),
    ("qic", "actions"),
    ("final", "final"),
    ("automa", "cards"),
)


def figures_of(view: GaiaView) -> Figures:
    """The table in figures."""
    seats = tuple(_standing(player) for player in view.players)
    return Figures(view.round, ROUNDS, view.phase.value, seats)


def _standing(player: PlayerView) -> FigureStanding:
    return FigureStanding(
        seat=player.seat,
        what=player.faction or "",
        colour=owner(player.colour).colour,
        points=player.vp,
        parts=tuple(_parts(player)),
        mark=owner(player.colour).mark,
    )


def _parts(player: PlayerView) -> Iterator[ScorePart]:
    sums = dict.fromkeys(KINDS, 0)
    for source, points in player.sources.items():
        sums[kind_of(source)] += points
    # everybody begins with points that no source tells of, where the game does not list them
    sums["start"] += player.vp - sum(player.sources.values())
    yield from (ScorePart(kind, points) for kind, points in sums.items() if points)


def kind_of(source: str) -> str:
    """The kind of points that a source belongs to."""
    if source in _BY_NAME:
        return _BY_NAME[source]
    for beginning, kind in _BY_BEGINNING:
        if source.startswith(beginning):
            return kind
    return "abilities"
