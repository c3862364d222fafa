"""What never changes in a game is there once, whoever plays on it."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from engine.core.game import HUMAN, Setup
from engine.core.table import Table
from engine.gaia.board import Board, hexes_to_deal
from engine.gaia.game import GAIA
from engine.gaia.state import State
from engine.gaia.terms import Planet
from tests.engine.gaia.test_games import play_checked

SEATS = (HUMAN,) * 4
STANDARD = Setup("gaia", SEATS, "a")
RANDOM = Setup("gaia", SEATS, "a", options={"map": "random"})


def begun(setup: Setup) -> State:
    table: Table[State, Any] = Table(GAIA, setup)
    return table.state


def written_out(state: State) -> Setup:
    """The same galaxy as an explicit deal."""
    return Setup("gaia", SEATS, "a", deal={"hexes": hexes_to_deal(state.board.hexes)})


@pytest.mark.parametrize("setup", [STANDARD, RANDOM, written_out(begun(RANDOM))])
def test_tables_with_one_galaxy_have_one_board(setup: Setup) -> None:
    one, other = begun(setup), begun(setup)
    assert one.board is other.board
    assert begun(STANDARD).board is begun(Setup("gaia", SEATS, "b")).board
    assert begun(RANDOM).board is not begun(STANDARD).board


def test_what_lies_on_the_board_is_each_tables_own() -> None:
    one, other = begun(STANDARD), begun(STANDARD)
    place = one.planets.index(Planet.TRANSDIM)
    one.planets[place] = Planet.GAIA
    assert one.planets.of != other.planets.of == one.board.planets.of
    assert other.planets[place] is one.board.planets[place] is Planet.TRANSDIM


@pytest.mark.parametrize("setup", [STANDARD, RANDOM, written_out(begun(RANDOM))])
def test_a_copy_of_a_state_shares_board_and_components(setup: Setup) -> None:
    state = begun(setup)
    copy: State = pickle.loads(pickle.dumps(state, pickle.HIGHEST_PROTOCOL))
    assert copy.board is state.board
    assert all(one is other for one, other in zip(copy.rounds, state.rounds, strict=True))
    assert (copy.planets, copy.planets.of) == (state.planets, state.planets.of)
    assert copy.planets is not state.planets


def test_what_players_hold_is_shared_and_how_they_hold_it_is_not() -> None:
    state = play_checked(4, 1).state
    copy: State = pickle.loads(pickle.dumps(state, pickle.HIGHEST_PROTOCOL))
    pairs = list(zip(copy.players, state.players, strict=True))
    assert all(one.faction is other.faction for one, other in pairs)
    held = [pair for one, other in pairs for pair in zip(one.techs, other.techs, strict=True)]
    assert held
    assert all(one.tile is other.tile and one is not other for one, other in held)


def test_a_board_made_by_hand_can_be_copied() -> None:
    board = Board(begun(STANDARD).board.hexes)
    copy = pickle.loads(pickle.dumps(board))
    assert copy.near == board.near
    assert copy.hexes == board.hexes
