"""Every decision of the Automa in random solo games, redone by the naive checker."""

from __future__ import annotations

import pytest

from engine.gaia.components import FACTIONS
from tests.engine.gaia.automa_check.games import Manner, Solo, check, every_solo
from tests.engine.gaia.automa_check.printed import HOMES, LEVELS

QUICK = 40
GAMES_EACH = 5
"""For each Automa faction, level and faction of the player, in the long run."""
STEP = 11
"""Every so many of all combinations are played in the quick run."""
COMBINATIONS = list(every_solo())
SAMPLE = COMBINATIONS[::STEP] + COMBINATIONS[STEP // 2 :: STEP]


def test_the_sample_has_every_faction_and_level() -> None:
    automas, levels, humans = zip(*SAMPLE[:QUICK], strict=True)
    assert (set(automas), set(levels), set(humans)) == (set(HOMES), set(LEVELS), set(FACTIONS))


@pytest.mark.parametrize("number", range(QUICK))
def test_a_random_game(number: int) -> None:
    witness = check(Solo(*SAMPLE[number], seed=f"quick {number}", manner=list(Manner)[number % 3]))
    assert witness.round == 6


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("automa", HOMES)
def test_two_thousand_random_games(automa: str, level: str) -> None:
    for human in (human for a, one, human in COMBINATIONS if (a, one) == (automa, level)):
        for number in range(GAMES_EACH):
            check(Solo(automa, level, human, seed=f"long {number}"))


@pytest.mark.soak
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("automa", HOMES)
@pytest.mark.parametrize("manner", [Manner.PLAYS_ON, Manner.CHEATS])
def test_games_of_another_player(automa: str, level: str, manner: Manner) -> None:
    for human in (human for a, one, human in COMBINATIONS if (a, one) == (automa, level)):
        check(Solo(automa, level, human, seed="other", manner=manner))
