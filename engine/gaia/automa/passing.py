"""The Automa passes: points, the next booster, the deck of the next round."""

from __future__ import annotations

from typing import Final

from engine.core.moves import Note
from engine.gaia.actions.passing import leave_round
from engine.gaia.automa.deck import make_up_again
from engine.gaia.automa.points import gain_points
from engine.gaia.automa.table import Mover
from engine.gaia.marks import rule
from engine.gaia.terms import ROUNDS

SLOTS: Final = {"left": 0, "middle": 1, "right": 2}
LATE: Final = 4
"""From this round on the right number of the round scoring tile counts."""


@rule("RU-A passing")
def leave(mover: Mover) -> None:
    """Pass for this round."""
    state, player, automa = mover.state, mover.player, mover.automa
    tile = state.round_tile
    assert tile is not None
    mover.why(Note("automa-passed", {"tile": tile.id, "round": state.round}))
    gain_points(mover, tile.automa_pass_vp[state.round >= LATE], f"round{state.round}")
    if state.round == ROUNDS:
        leave_round(state, player, "")
    else:
        booster = next_booster(mover)
        leave_round(state, player, booster)
        make_up_again(state.chance, automa)
        mover.why(Note("automa-new-deck", {"cards": len(automa.deck)}))
        if state.passed == [player.seat]:
            mover.why(Note("automa-first-player"))


@rule("RU-A passing 2")
def next_booster(mover: Mover) -> str:
    """The booster of the row that the behaviour card shows."""
    card = mover.behaviour
    booster = mover.state.boosters[SLOTS[card.pass_booster]]
    mover.why(
        Note(
            "automa-booster", {"card": card.number, "place": card.pass_booster, "booster": booster}
        )
    )
    return booster
