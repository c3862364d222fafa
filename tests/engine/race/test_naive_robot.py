"""Random solo games agree with a second reading of the robot's rules, phase by phase."""

from __future__ import annotations

import random

import pytest

from engine.cli.policy import play_randomly
from engine.core.game import HUMAN, Setup
from engine.core.table import Table
from engine.race import rounds
from engine.race.components import START_WORLDS
from engine.race.game import RACE
from engine.race.robot.dice import placed
from engine.race.robot.turn import robot_phase
from engine.race.state import State
from engine.race.terms import SPACE_OF, Action, Phase, Space
from tests.engine.race.naive_robot import Mat, after_phase, dice_on_mat, final_points
from tests.engine.race.positions import AnyTable
from tests.strategies import random_move

LEVELS = {"easy": 6, "medium": 6, "hard": 9}
ENOUGH = 40
"""With fewer cards in the deck it may be shuffled in mid-phase, as nobody can foresee."""


def mat_of(state: State) -> Mat:
    """The mat in the words of the second reading."""
    robot = state.robot
    assert robot is not None
    player = state.players[robot.seat]
    return {
        "world": robot.world,
        "credits": robot.credits,
        "economy": robot.economy,
        "tokens": robot.tokens,
        "placed": robot.placed,
        "head": str(robot.head),
        "left": robot.first_settled,
        "hand": list(player.hand),
        "pile": list(player.tableau),
        "chips": player.chips,
        "deck": list(state.stocks[0].deck.contents()),
        "discards": list(state.stocks[0].discards),
    }


class Watching:
    """Stands beside the robot and works every phase out again."""

    def __init__(self) -> None:
        self.checked = 0

    def phase(self, state: State, phase: Phase) -> None:
        robot = state.robot
        assert robot is not None
        before = mat_of(state)
        robot_phase(state, phase)
        if len(before["deck"]) < ENOUGH:
            return
        dice = [str(one) for one in robot.dice]
        assert mat_of(state) == after_phase(before, str(phase), state.nth, dice)
        self.checked += 1


def check_solo(number: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """One random game; how many phases were worked out again."""
    level = [*LEVELS][number // len(START_WORLDS) % len(LEVELS)]
    options = {"level": level, "robot": START_WORLDS[number % len(START_WORLDS)]}
    setup = Setup(
        "race",
        (HUMAN, "robot") if number % 2 else ("robot", HUMAN),
        f"s{number}",
        f"t{number}",
        options,
    )
    watching = Watching()
    monkeypatch.setattr(rounds, "robot_phase", watching.phase)
    table: AnyTable = Table(RACE, setup)
    chooser = random.Random(number)
    while table.result is None:
        table.play(random_move(table, chooser))
    robot = table.state.robot
    assert table.result.scores[robot.seat] == final_points(mat_of(table.state), LEVELS[level])
    return watching.checked


@pytest.mark.parametrize("number", range(40))
def test_the_robot_does_what_a_second_reading_says(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert check_solo(number, monkeypatch) > 5


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_the_same_in_many_games(part: int, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(100 + 100 * part, 200 + 100 * part):
        check_solo(number, monkeypatch)


def test_the_scores_of_the_robot_rise_with_the_level() -> None:
    scores = RACE.account.solo_figures(play_randomly, 6)["robot_vp"]
    assert isinstance(scores, dict)
    medians = {level: sum(spread[1] for spread in scores[level].values()) for level in LEVELS}
    assert medians["easy"] < medians["medium"] < medians["hard"]
    assert all({*worlds} == {*START_WORLDS} for worlds in scores.values())


def test_the_dice_lie_where_a_second_reading_puts_them() -> None:
    faces = [*map(str, Space), "match", "head"]
    for one in faces:
        for other in faces:
            if (one, other).count("head") > 1:
                continue
            for words in rounds.ACTION_OPTIONS[2]:
                for head in Space:
                    markers = [SPACE_OF[Action(word)] for word in words[1:]]
                    ours = [str(space) for space in placed((one, other), markers, head)[0]]
                    assert ours == dice_on_mat([one, other], [*words[1:]], str(head))
