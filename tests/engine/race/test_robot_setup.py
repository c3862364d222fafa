"""Setups of the solo game, and the values that are only assumed."""

from __future__ import annotations

import json

import pytest

from engine.core.assumed import AssumedError
from engine.core.errors import SetupError
from engine.core.game import HUMAN, Setup
from engine.core.table import Table
from engine.race.components import START_WORLDS
from engine.race.game import RACE
from engine.race.robot.values import ASSUMED, rules_with

SOLO = (HUMAN, "robot")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        ((HUMAN, "robot", HUMAN), {}),
        (SOLO, {"goals": "yes"}),
        (SOLO, {"sets": "base"}),
        (SOLO, {"draft": "yes"}),
        (SOLO, {"world": "old_earth", "robot": "old_earth"}),
        (SOLO, {"world": "old_earth", "hands": "preset"}),
    ],
)
def test_solo_setups_that_cannot_be(seats: tuple[str, ...], options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        Table(RACE, Setup("race", seats, "a", "b", options))


def test_preset_hands_are_the_players_and_the_robot_begins_with_any_other_world() -> None:
    worlds = set()
    for seed in range(30):
        state = RACE.start(Setup("race", SOLO, str(seed), "b", {"hands": "preset"}))
        assert len(state.players[0].hand) == 4
        worlds.add(state.players[1].tableau[0])
    assert len(worlds) > 5


def test_assumed_values_are_replaceable_and_stay_with_the_game() -> None:
    text = json.dumps({"draws.new_sparta.settle_action": {"value": 6}})
    setup = Setup("race", SOLO, "a", "b", {"robot": "new_sparta"})
    begun = ASSUMED.corrected(text).begun(setup)
    assert begun.deal["assumed.draws.new_sparta.settle_action"] == ("6",)
    robot = RACE.start(begun).robot
    assert robot is not None
    assert robot.rules.worlds["new_sparta"].draws["settle_action"] == 6
    assert robot.rules.digest == begun.deal["assumed"][0]


@pytest.mark.parametrize(
    "text",
    [
        '{"dice.a": {"value": ["explore"]}}',
        '{"head.doomed_world": {"value": "sleep"}}',
        '{"draws.new_sparta.settle_action": {"value": "many"}}',
        '{"no.such.value": {"value": 1}}',
    ],
)
def test_values_that_do_not_fit_are_refused(text: str) -> None:
    with pytest.raises(AssumedError):
        ASSUMED.corrections(text)


def test_every_assumed_value_has_a_place_and_every_start_world_is_a_robots() -> None:
    ours = rules_with(ASSUMED.ours())
    assert sorted(ours.worlds) == sorted(START_WORLDS)
    for key, value in ASSUMED.ours().items():
        other: object = {bool: not value, int: 2, str: "back" if value == "front" else "x2"}.get(
            type(value), ["match"] * 6
        )
        if other == value:
            other = 1
        changed = rules_with({**ASSUMED.ours(), key: other})  # type: ignore[dict-item]
        assert changed.model_dump(exclude={"digest"}) != ours.model_dump(exclude={"digest"}), key
