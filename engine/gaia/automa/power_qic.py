"""Power and Q.I.C. actions: the Automa only covers a space."""

from __future__ import annotations

from engine.core.moves import Note
from engine.gaia.automa.selection import by_number, laps
from engine.gaia.automa.table import Mover
from engine.gaia.components import BOARD_ACTIONS
from engine.gaia.marks import rule


@rule("RU-A power or Q.I.C. action")
def cover_space(mover: Mover) -> bool:
    """Put an action token on a space chosen by number; it has no other effect."""
    state, player, card = mover.state, mover.player, mover.behaviour
    spaces = [action for action in BOARD_ACTIONS if action not in state.actions_used]
    mover.why(Note("automa-power-qic", {"count": len(spaces), "actions": tuple(spaces)}))
    if not spaces:
        mover.why(Note("automa-no-space"))
        return False
    chosen = by_number(spaces, card.count, card.arrow)
    state.actions_used[chosen] = player.seat
    mover.why(
        Note(
            "automa-covered",
            {
                "action": chosen,
                "count": card.count,
                "arrow": card.arrow,
                "before": len(spaces),
                "laps": laps(card.count, len(spaces)),
            },
        )
    )
    state.tell("action_covered", player.seat, action=chosen)
    return True
