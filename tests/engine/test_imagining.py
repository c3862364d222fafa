"""Turns that are not due yet can be imagined, on a table that serves nothing else."""

from __future__ import annotations

import random

import pytest

from engine.core.errors import NotYourTurnError
from engine.core.game import Setup
from engine.core.moves import END, Move
from engine.core.table import Table
from engine.gaia.game import GAIA
from tests.games.lanterns import LANTERNS_GAME
from tests.strategies import AnyTable, random_answer

SETUPS = (
    Setup("gaia", ("human",) * 3, "ahead", "s", {"factions": "random"}),
    Setup("lanterns", ("human",) * 3, "ahead", "s"),
)
GAMES = {"gaia": GAIA, "lanterns": LANTERNS_GAME}
MOST = 25


def positions(setup: Setup) -> list[tuple[Move, ...]]:
    """Logs of a random game at the beginnings of main turns."""
    table: AnyTable = Table(GAMES[setup.game], setup)
    chance, found = random.Random(7), []
    while table.result is None and len(found) < MOST:
        decision = table.pending[0]
        if decision.kind == "turn":
            found.append(tuple(table.log))
        table.play(Move(decision.seat, random_answer(decision, chance)))
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_an_imagined_turn_offers_what_a_turn_that_begins_now_offers(setup: Setup) -> None:
    for log in positions(setup):
        real: AnyTable = Table(GAMES[setup.game], setup, log)
        seat = real.waiting_for[0]
        if any(move.seat == seat for move in log[-1:]):
            continue  # within its turn, not at the beginning
        ahead: AnyTable = Table(GAMES[setup.game], setup, log)
        assert ahead.can_imagine(seat)
        ahead.imagine(seat)
        assert ahead.waiting_for == (seat,)
        assert list(ahead.pending[0].offer()) == list(real.pending[0].offer())


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_asking_whether_a_turn_can_be_imagined_changes_nothing(setup: Setup) -> None:
    for log in positions(setup):
        table: AnyTable = Table(GAMES[setup.game], setup, log)
        before = table.game.facts(table.state)
        asked = table.waiting_for
        assert [table.can_imagine(seat) for seat in range(3)]
        assert (table.game.facts(table.state), table.waiting_for) == (before, asked)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.game)
def test_a_turn_tried_on_a_copy_goes_as_on_a_replayed_table(setup: Setup) -> None:
    chance, tried = random.Random(3), 0
    for log in positions(setup):
        table: AnyTable = Table(GAMES[setup.game], setup, log)
        seat = table.waiting_for[0]
        make = table.turns(seat)
        words = random_answer(table.pending[0], chance)
        if make is None or words == END:
            continue
        copied, again, real = make(), make(), Table(GAMES[setup.game], setup, log)
        for one in (copied, real):
            one.play(Move(seat, words))
        assert copied.game.facts(copied.state) == real.game.facts(real.state)
        assert copied.game.facts(again.state) == table.game.facts(table.state), "nothing shared"
        assert copied.log == real.log
        assert again.log == table.log
        tried += 1
    assert tried > 2, tried


def test_where_something_else_is_asked_no_turn_is_copied() -> None:
    table: AnyTable = Table(GAIA, SETUPS[0])
    chance, inside = random.Random(7), 0
    while table.result is None and inside < MOST:
        decision = table.pending[0]
        if decision.kind != "turn":
            assert table.turns(decision.seat) is None
            inside += table.can_imagine(decision.seat)
        table.play(Move(decision.seat, random_answer(decision, chance)))
    assert inside == MOST


def test_before_the_first_round_and_after_passing_there_is_no_turn_to_imagine() -> None:
    table: AnyTable = Table(GAIA, SETUPS[0])
    assert not any(table.can_imagine(seat) for seat in range(3))
    with pytest.raises(NotYourTurnError):
        table.imagine(1)
    chance = random.Random(1)
    while not any(player.passed for player in table.state.players):
        decision = table.pending[0]
        passing = [one.words for one in decision.offer() if one.words[0] == "pass"]
        table.play(Move(decision.seat, next(iter(passing), random_answer(decision, chance))))
    for seat, player in enumerate(table.state.players):
        assert table.can_imagine(seat) != player.passed
