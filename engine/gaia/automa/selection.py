"""How the Automa chooses: by direction, by number, by distance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from engine.gaia.automa.cards import Arrow, Direction
from engine.gaia.automa.table import Mover
from engine.gaia.board import Board, Hex
from engine.gaia.marks import rule

T = TypeVar("T")

TURNED_CLOCKWISE: Final = 2
"""The rules since which the diagram of the booklet is read as it is printed."""


@rule("RU-A directional selection")
def in_direction(mover: Mover, places: Sequence[int], direction: Direction) -> int:
    """The first of these hexes, counted by rows of the turned board.

    The board is turned by 30 degrees clockwise, so that +r points to the lower left and a row is a
    line of constant q + r: from the top left along the rows, or exactly the other way.
    """
    hexes = mover.state.board.hexes
    row = _row if mover.state.setup.rules >= TURNED_CLOCKWISE else _row_turned_left
    order = sorted(places, key=lambda place: row(hexes[place]))
    return order[0 if direction == "right_down" else -1]


def _row(place: Hex) -> tuple[int, int]:
    """Which row of the turned board a hex is in, and how far to the right."""
    return place.q + place.r, -place.r


def _row_turned_left(place: Hex) -> tuple[int, int]:
    """The same for a board turned to the left: how games of rules 1 were begun."""
    return place.r, place.q


@rule("RU-A numbered selection")
def by_number(options: Sequence[T], count: int, arrow: Arrow) -> T:
    """Count along a row from the left end to the right or from the right end to the left."""
    row = options if arrow == "right" else options[::-1]
    return row[(count - 1) % len(row)]


def laps(count: int, among: int) -> int:
    """How often counting so far begins again at the same end."""
    return (count - 1) // among


@rule("RU-A tie-breaks: nearest to the player")
def distance_to(board: Board, place: int, goals: int) -> int:
    """Steps from a hex to the nearest of the goals; beyond the map if there is none."""
    distance = 0
    while not board.disk(place, distance) & goals:
        if distance > len(board.hexes):
            return distance
        distance += 1
    return distance
