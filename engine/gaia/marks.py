"""The rule functions of Gaia Project by paragraph.

`RU actions 4` is action 4 of the Russian rulebook, `RU-A` the Automa's.
"""

from __future__ import annotations

from typing import Final

from engine.core.marks import MarkedRule, MarkedRules

MARKS: Final = MarkedRules()
rule = MARKS.rule

__all__ = ["MARKS", "MarkedRule", "rule"]
