"""Federation in figures: everybody's points, and what they come from."""

from __future__ import annotations

from typing import Final

from engine.federation.terms import ROUNDS, Source
from engine.federation.view import FederationView, PlayerView
from render.figures import Figures, FigureStanding, ScorePart
from render.marks import owner

KINDS: Final = tuple(str(source) for source in Source)
"""All kinds of points, in the order in which they are shown."""


def figures_of(view: FederationView) -> Figures:
    """The table in figures."""
    return Figures(view.round, ROUNDS, view.phase, tuple(map(_standing, view.players)))


def _standing(player: PlayerView) -> FigureStanding:
    return FigureStanding(
        seat=player.seat,
        what=player.start_token,
        colour=owner(player.seat).colour,
        mark=owner(player.seat).mark,
        points=player.points,
        parts=tuple(
            ScorePart(kind, number) for kind in KINDS if (number := player.sources.get(kind, 0))
        ),
    )
