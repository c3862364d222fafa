"""The rule functions of Federation by paragraph: `FED neo` is what the printed rules say of Neo."""

from __future__ import annotations

from typing import Final

from engine.core.marks import MarkedRules

MARKS: Final = MarkedRules()
rule = MARKS.rule
