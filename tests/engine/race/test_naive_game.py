"""A naive reading of the whole game that shares no code with ours agrees with it phase by phase."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from engine.race.foreign.replay import RaceReplay
from engine.race.game import RACE
from tests.engine.race.naive_game import NoCardsLeftError
from tests.engine.race.naive_phases import random_record
from tests.engine.race.test_records import wanted_lines

BOTH = ["base", "gathering_storm"]


def options_of(number: int) -> dict[str, Any]:
    """All sizes, sets, editions, with and without goals and a second action."""
    random = Random(number)
    sets = random.choice([["base"], BOTH, BOTH, BOTH])
    players = 2 + number % (3 if sets == ["base"] else 4)
    return {
        "players": players,
        "sets": sets,
        "goals": sets == BOTH and random.random() < 0.75,
        "advanced": players == 2 and random.random() < 0.6,
        "edition": random.choice(["first", "first", "second"]),
    }


def check(number: int) -> None:
    options = options_of(number)
    try:
        record = random_record(options, number)
    except NoCardsLeftError:
        return
    if record is None:
        return
    record = json.loads(json.dumps(record))
    replay = RaceReplay(record, RACE, legal=True)
    for wanted in wanted_lines(record):
        replay.step()
        assert replay.last == wanted, (number, options)
    assert replay.final() == record["final"], (number, options)


@pytest.mark.parametrize("number", range(40))
def test_a_naive_game_is_ours_in_every_phase_and_point(number: int) -> None:
    check(number)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_many_naive_games_are_ours(part: int) -> None:
    for number in range(100 + 150 * part, 250 + 150 * part):
        check(number)
