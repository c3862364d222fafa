"""Race for the Galaxy in figures: everybody's points, and what they come from."""

from __future__ import annotations

from typing import Final

from engine.race.view import PlayerView, RaceView
from render.figures import Figures, FigureStanding, ScorePart
from render.marks import owner

KINDS: Final = ("chips", "printed", "six", "goals")
"""All kinds of points, in the order in which they are shown."""


def figures_of(view: RaceView) -> Figures:
    """The table in figures; how many rounds there will be nobody knows."""
    return Figures(view.round, 0, view.step, tuple(_standing(player) for player in view.players))


def _standing(player: PlayerView) -> FigureStanding:
    points = (
        player.chips,
        player.printed,
        sum(six.points for six in player.six),
        player.goal_points,
    )
    return FigureStanding(
        seat=player.seat,
        what=player.start,
        colour=owner(player.seat).colour,
        mark=owner(player.seat).mark,
        points=player.total,
        parts=tuple(
            ScorePart(kind, number) for kind, number in zip(KINDS, points, strict=True) if number
        ),
    )
