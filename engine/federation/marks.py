"""The rule functions of Federation by paragraph: `FED neo` is what the printed rules say of Neo."""

from __future__ import annotations

from typing import Final

from engine.core.marks import Marks

MARKS: Final = Marks()
rule = MARKS.rule
