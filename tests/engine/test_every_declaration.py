"""What every game declares of itself: commands, options, and setups that it refuses."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import engine
from engine.core.errors import SetupError
from engine.core.game import HUMAN, Setup
from engine.core.record import format_record, record_of
from engine.core.table import Table
from engine.core.transcript import export_of, format_export
from engine.core.words import is_word
from engine.interchange import open_record, open_transcript, play_to
from tests.games.caravans.game import Caravans
from tests.strategies import EVERY_GAME, AnyTable, play_on


@pytest.mark.parametrize("key", EVERY_GAME)
def test_declarations_are_consistent(key: str) -> None:
    game = EVERY_GAME[key]
    assert game.key == key
    assert game.rules >= 1
    assert min(game.seats) >= 1
    assert all(is_word(robot) for robot in game.robots)
    assert bool(game.robots) >= any(option.solo for option in game.options)
    assert len({option.key for option in game.options}) == len(game.options)
    assert len({command.name for command in game.commands}) == len(game.commands)
    for command in game.commands:
        assert is_word(command.verb)
        optional = [param.optional for param in command.params]
        assert optional == sorted(optional), "what may be left out comes last"


@pytest.mark.parametrize("key", EVERY_GAME)
def test_stand_ins_take_any_seat_beside_several_people(key: str) -> None:
    game = EVERY_GAME[key]
    assert {*game.stand_ins} <= {*game.robots}
    for robot in game.stand_ins:
        for place in range(game.seats[-1]):
            seats = tuple(robot if n == place else HUMAN for n in range(game.seats[-1]))
            table: AnyTable = Table(game, Setup(key, seats, "seed", "secret"))
            play_on(table, random.Random(place), most=30)
            assert place not in table.waiting_for
    if not game.stand_ins and game.robots:
        with pytest.raises(SetupError):
            Table(game, Setup(key, (*game.robots, HUMAN, HUMAN), "seed"))


class Settle(Caravans):
    """A game that is called like one of its verbs."""

    key = "settle"


def test_a_game_may_be_called_like_one_of_its_verbs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Settle()
    monkeypatch.setitem(engine.GAMES, game.key, game)
    assert game.key in {command.verb for command in game.commands}
    table = play_on(Table(game, Setup(game.key, (HUMAN, HUMAN), "a", "b")), random.Random(1))
    assert any(move.words[0] == game.key for move in table.log)
    again = play_to(open_record(format_record(record_of(table))))
    assert again.result == table.result
    half: AnyTable = Table(game, table.setup, table.log[:-2])
    transcript, view = open_transcript(format_export(export_of(half, 0)))
    assert (transcript.reader, view) == (0, half.view(0))


@pytest.mark.parametrize("key", EVERY_GAME)
def test_setups_that_cannot_be_played_are_refused(key: str) -> None:
    game = EVERY_GAME[key]
    good = Setup(key, (HUMAN,) * max(2, game.seats[0]))
    refused: list[dict[str, Any]] = [
        {"seats": (HUMAN,) * (game.seats[-1] + 1)},
        {"seats": ()},
        {"seats": (HUMAN, "no-such-robot")},
        {"options": {"no-such-option": "x"}},
        {"game": "no-such-game"},
        {"deal": {"no-such-deal": ("x",)}},
        {"seed": "x" * 1000},
        *({"options": {option.key: "no such value"}} for option in game.options if option.values),
    ]
    for changes in refused:
        with pytest.raises(SetupError):
            Table(game, replace(good, **changes))


@pytest.mark.parametrize(
    ("key", "option", "value"),
    [
        (key, option.key, value)
        for key, game in EVERY_GAME.items()
        for option in game.options
        for value in option.values
        if option.lobby and not option.solo
    ],
)
def test_every_choice_of_the_lobby_can_be_played(key: str, option: str, value: str) -> None:
    table = with_some_seats(key, {option: value})
    play_on(table, random.Random(1), most=40)
    assert table.result is not None or table.waiting_for


def with_some_seats(key: str, options: dict[str, str]) -> AnyTable:
    """A table with these options and the fewest people that they allow."""
    game = EVERY_GAME[key]
    refused: list[SetupError] = []
    for count in game.seats:
        try:
            return Table(game, Setup(key, (HUMAN,) * count, "seed", "secret", options))
        except SetupError as error:
            refused.append(error)
    raise AssertionError(refused)
