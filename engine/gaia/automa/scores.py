"""How many points the Automa ends with, by level and faction, against a random human."""

from __future__ import annotations

from typing import TypeAlias

from engine.core.account import Play
from engine.core.game import HUMAN, Setup
from engine.gaia.automa.cards import FACTION_CARDS
from engine.gaia.automa.levels import LEVELS
from engine.gaia.state import State
from engine.gaia.view import GaiaView

GaiaPlay: TypeAlias = Play[State, GaiaView]


def automa_scores(play: GaiaPlay, games: int) -> dict[str, dict[str, list[int]]]:
    """Lowest tenth, median and highest tenth of so many games each, on random maps."""
    return {
        level: {faction: _spread(play, level, faction, games) for faction in FACTION_CARDS}
        for level in LEVELS
    }


def _spread(play: GaiaPlay, level: str, faction: str, games: int) -> list[int]:
    options = {"automa": faction, "level": level, "map": "random", "factions": "random"}
    scores = []
    for number in range(games):
        seed = str(number)
        table = play(Setup("gaia", (HUMAN, "automa"), seed, seed, options), seed)
        assert table.result is not None
        scores.append(table.result.scores[1])
    scores.sort()
    return [scores[games // 10], scores[games // 2], scores[games * 9 // 10]]
