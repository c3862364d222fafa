"""How many points the Automa ends with, by level and faction, against a random human."""

from __future__ import annotations

import statistics

from engine.cli.policy import play_randomly
from engine.core.game import HUMAN, Setup
from engine.gaia.automa.cards import FACTION_CARDS
from engine.gaia.automa.levels import LEVELS


def automa_scores(games: int) -> dict[str, dict[str, list[int]]]:
    """Lowest tenth, median and highest tenth of so many games each, on random maps."""
    return {
        level: {faction: _spread(level, faction, games) for faction in FACTION_CARDS}
        for level in LEVELS
    }


def _spread(level: str, faction: str, games: int) -> list[int]:
    options = {"automa": faction, "level": level, "map": "random", "factions": "random"}
    scores = []
    for number in range(games):
        seed = str(number)
        table = play_randomly(Setup("gaia", (HUMAN, "automa"), seed, seed, options), seed)
        assert table.result is not None
        scores.append(table.result.scores[1])
    scores.sort()
    return [scores[games // 10], round(statistics.median(scores)), scores[games * 9 // 10]]
