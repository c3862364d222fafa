"""Points that the Automa gains during the game."""

from __future__ import annotations

from engine.core.moves import Note
from engine.gaia.automa.table import Mover
from engine.gaia.marks import rule

CARD = "automa_card"
FACTION = "automa_faction"
ABILITY = "automa_ability"
LEVEL = "automa_level"


@rule("RU-A turn 3")
def gain_points(mover: Mover, points: int, source: str) -> None:
    """Gain points; some levels add to every gain, and nothing is no gain."""
    if not points:
        return
    bonus = mover.automa.level.bonus
    mover.player.score(points, source)
    mover.player.score(bonus, LEVEL)
    mover.why(Note("automa-points", {"vp": points, "bonus": bonus, "source": source}))
    mover.state.tell("automa_scored", mover.player.seat, vp=points + bonus, source=source)
