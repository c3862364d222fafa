"""The rule functions of Race for the Galaxy by paragraph.

`RACE storm` is the printed rulebook of The Gathering Storm, `RACE base` the digest of the base
game, `RACE solo` and `RACE draft` those parts of the printed rulebook.
"""

from __future__ import annotations

from typing import Final

from engine.core.marks import MarkedRules

MARKS: Final = MarkedRules()
rule = MARKS.rule
