"""The record of what the Automa did and why, turn by turn."""

from __future__ import annotations

from engine.gaia.automa.cards import DecisionCard
from engine.gaia.automa.table import Mover
from engine.gaia.view import AutomaTurnView


def tell(mover: Mover, told: int = 0) -> None:
    """Tell what was explained, but for what was told before."""
    notes = tuple(mover.automa.trail[told:])
    mover.state.tell("automa_explained", mover.player.seat, notes=notes)


def close_turn(
    mover: Mover, action: DecisionCard | None, behaviour: DecisionCard | None, told: int = 0
) -> None:
    """File what was explained as one turn, and tell what of it was not told before."""
    automa, state, player = mover.automa, mover.state, mover.player
    tell(mover, told)
    notes = tuple(automa.trail)
    automa.trail.clear()
    automa.turns.append(
        AutomaTurnView(
            round=state.round,
            action_card=action.number if action else None,
            behaviour_card=behaviour.number if behaviour else None,
            notes=notes,
            passed=player.passed,
            vp=player.vp,
        )
    )
