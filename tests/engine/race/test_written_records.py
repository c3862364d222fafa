"""Random games written as race-record-1 replay to the same snapshots, in seat order again."""

from __future__ import annotations

import json

import pytest

from engine.race.foreign.replay import RaceReplay
from engine.race.game import RACE
from tests.engine.race.foreign_writer import Writer

OPTIONS: list[dict[str, str]] = [
    {},
    {"edition": "second"},
    {"sets": "base"},
    {"duel": "one", "goals": "no"},
]


def check(number: int) -> None:
    options = OPTIONS[number % len(OPTIONS)]
    most = 4 if options.get("sets") == "base" else 5
    writer = Writer(2 + number // len(OPTIONS) % (most - 1), options, number)
    replay = RaceReplay(json.loads(json.dumps(writer.record())), RACE, legal=True)
    for wanted in writer.snapshots:
        try:
            replay.step()
        except Exception as error:
            raise AssertionError((number, str(error), replay.text())) from error
        assert replay.last["s"] == wanted, (number, replay.done)
    assert replay.final() == writer.final()


@pytest.mark.parametrize("number", range(24))
def test_a_random_game_written_down_replays_phase_by_phase(number: int) -> None:
    check(number)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_many_random_games_written_down_replay(part: int) -> None:
    for number in range(100 + 50 * part, 150 + 50 * part):
        check(number)
