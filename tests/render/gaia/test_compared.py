"""The tables in which players are compared: nothing is left out, and equal rows can be found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.gaia.terms import BUILDINGS, TRACKS
from engine.gaia.view import PlayerView
from render import theme
from render.canvas import Canvas
from render.gaia.compared import (
    BETWEEN,
    CARDS,
    LINE,
    MEANS,
    PIECES,
    POWER,
    PlayersTable,
    height_of,
    row_of,
)
from render.gaia.levels import LEVELS
from render.layout import Box
from render.png import WINDOW
from render.scene import Scene
from tests.render.gaia.positions import Position, position, scene

TOTALS = (8, 4, 3, 1, 1, 1)
"""Structures of each kind that a player has."""


def written(table: PlayersTable, spot: Position, seat: int) -> list[str]:
    """What stands in a player's row, from left to right."""
    player = next(one for one in spot.view.players if one.seat == seat)
    canvas = Canvas(theme.PAGE, 60, theme.DENSE / theme.PAGE)
    shown: Scene[Any] = scene("players", "en", spot)
    row_of(canvas, shown, table, player, Box(0, 0, theme.PAGE, table.high))
    return [one.text for one in canvas.written]


def late(**changed: Any) -> Position:
    """A late position in which the first player differs like this."""
    spot = position("four", "late")
    first, *others = spot.view.players
    people = (replace(first, **changed), *others)
    return spot._replace(view=replace(spot.view, players=people))


def first(spot: Position) -> PlayerView:
    return spot.view.players[0]


def test_means_are_points_and_resources_with_what_has_changed() -> None:
    spot = late()
    before = replace(first(spot), vp=first(spot).vp - 3, qic=first(spot).qic + 2)
    earlier = replace(spot.view, players=(before, *spot.view.players[1:]))
    player = first(spot)
    assert written(MEANS, spot._replace(before=earlier), player.seat)[2:] == [
        *(str(player.vp), "+3"),
        *(str(player.ore), str(player.credits), str(player.knowledge)),
        *(str(player.qic), "−2"),
    ]


def test_power_is_bowls_and_how_far_and_dear_it_is_to_go() -> None:
    spot = late(bowls=(10, 12, 4, 6), range=4, ore_per_step=2)
    assert written(POWER, spot, first(spot).seat) == ["10", "12", "4", "6", "4", "2"]


def test_pieces_are_counted_from_what_is_left_on_the_board() -> None:
    left = dict(zip(BUILDINGS, (5, 0, 2, 1, 0, 1), strict=True))
    spot = late(
        pieces_left=left,
        gaiaformers_ready=1,
        gaiaformers_away=1,
        gaiaformers=("4a3",),
        satellites=("4a2", "4b1"),
    )
    built = [str(total - left[kind]) for kind, total in zip(BUILDINGS, TOTALS, strict=True)]
    assert written(PIECES, spot, first(spot).seat) == [*built, "1/3", "2"]


def test_levels_stand_in_the_order_of_the_areas() -> None:
    levels = {track: number % 6 for number, track in enumerate(TRACKS, start=2)}
    spot = late(levels=levels)
    assert written(LEVELS, spot, first(spot).seat) == [str(levels[track]) for track in TRACKS]


def test_a_robot_has_points_and_cards_but_no_power() -> None:
    spot = position("solo", "late")
    robot = next(player for player in spot.view.players if player.robot)
    assert str(robot.vp) in written(MEANS, spot, robot.seat)
    assert not {str(robot.ore), str(robot.credits)} & {*written(MEANS, spot, robot.seat)[2:]}
    assert spot.view.automa is not None
    assert height_of(POWER, [robot]) == height_of(POWER, []) + CARDS + BETWEEN


@pytest.mark.parametrize("table", [POWER, PIECES, LEVELS], ids=lambda table: table.name)
def test_a_packer_sees_the_row_above(table: PlayersTable) -> None:
    pitch = (table.high + BETWEEN) * theme.DENSE / theme.PAGE
    assert pitch == int(pitch), "rows on fractions of pixels differ in their edges"
    assert pitch * (theme.DENSE + 1) <= WINDOW - 262  # zlib keeps so much for its longest match
    assert table.high == LINE
