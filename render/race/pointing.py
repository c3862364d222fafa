"""Letters for the cards that an open question offers."""

from __future__ import annotations

from itertools import islice

from engine.core.moves import Decision
from engine.race.components import CARDS
from engine.race.view import RaceView
from render.race.hand import LETTERS
from render.scene import Marks

PICTURE = "choices"


def marks_for(kind: str, decision: Decision, view: RaceView) -> Marks:
    """A letter for each card that an answer can name, in the order of the options."""
    if kind != PICTURE:
        return {}
    named = (word for option in decision.offer() for word in option.words if word in CARDS)
    return dict(zip(LETTERS, ((name,) for name in islice(dict.fromkeys(named), 26)), strict=False))
