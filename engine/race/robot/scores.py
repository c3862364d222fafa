"""How many points the robot ends with: measured over whole games, by level and start world."""

from __future__ import annotations

from engine.core.account import Play
from engine.core.game import HUMAN, Setup
from engine.race.components import START_WORLDS
from engine.race.robot.values import LEVELS
from engine.race.state import State
from engine.race.view import RaceView


def robot_scores(play: Play[State, RaceView], games: int) -> dict[str, dict[str, list[int]]]:
    """Lowest tenth, median and highest tenth of so many games for each level and world."""
    return {
        level: {world: _spread(play, level, world, games) for world in START_WORLDS}
        for level in LEVELS
    }


def _spread(play: Play[State, RaceView], level: str, world: str, games: int) -> list[int]:
    scores = []
    for number in range(games):
        seed = str(number)
        options = {"level": level, "robot": world}
        table = play(Setup("race", (HUMAN, "robot"), seed, seed, options), seed)
        assert table.result is not None
        scores.append(table.result.scores[1])
    scores.sort()
    return [scores[games // 10], scores[games // 2], scores[games * 9 // 10]]
