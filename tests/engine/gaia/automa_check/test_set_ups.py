"""Set-ups beyond the chosen ones: the preset of the first game, factions left to chance."""

from __future__ import annotations

import pytest

from engine.core.game import HUMAN, Setup
from engine.gaia.game import GAIA
from tests.engine.gaia.automa_check.games import Manner, follow
from tests.engine.gaia.automa_check.position import AUTOMA, structures_of
from tests.engine.gaia.automa_check.printed import HOMES
from tests.engine.gaia.automa_check.witness import Witness


def played(seed: int, manner: Manner = Manner.RANDOM, **options: str) -> Witness:
    setup = Setup(
        "gaia",
        (HUMAN, "automa"),
        seed=str(seed),
        secret=f"s{seed}",
        options=options,
        rules=GAIA.rules,
    )
    return follow(setup, manner, f"{seed} {options}")


def test_the_first_game() -> None:
    witness = played(1, factions="first_game")
    human, automa = witness.view.players
    assert (human.faction, automa.faction) == ("hadsch_hallas", "taklons")
    assert witness.view.automa is not None
    assert witness.view.automa.level == "automalein"
    assert {"1b5", "4b2"} <= structures_of(automa).keys()


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("factions", ["pick", "random"])
def test_an_automa_of_another_colour(seed: int, factions: str) -> None:
    witness = played(seed, factions=factions)
    assert witness.view.players[AUTOMA].faction in HOMES


@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_passing(seed: int) -> None:
    played(seed, Manner.PLAYS_ON, order="passing", level="alptrauma")
