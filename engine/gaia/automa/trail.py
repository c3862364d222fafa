"""The record of what the Automa did and why, turn by turn."""

from __future__ import annotations

from engine.gaia.automa.cards import DecisionCard
from engine.gaia.automa.table import Mover
from engine.gaia.view import AutomaTurnView


def close_turn(mover: Mover, action: DecisionCard | None, behaviour: DecisionCard | None) -> None:
    """File what was explained as one turn, and tell it."""
    automa, state, player = mover.automa, mover.state, mover.player
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
    state.tell("automa_explained", player.seat, notes=notes)
