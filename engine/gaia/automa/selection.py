"""How the Automa chooses: by direction, by number, by distance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from engine.gaia.automa.cards import Arrow, Direction
from engine.gaia.board import Board
from engine.gaia.marks import rule

T = TypeVar("T")


@rule("RU-A directional selection")
def in_direction(board: Board, places: Sequence[int], direction: Direction) -> int:
    """The first of these hexes, counted by rows of the turned board.

    The board is turned by 30 degrees to the left, so that +q points to the right and a row is a
    line of constant r: from the top left along the rows, or exactly the other way.
    """
    order = sorted(places, key=lambda place: (board.hexes[place].r, board.hexes[place].q))
    return order[0 if direction == "right_down" else -1]


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
