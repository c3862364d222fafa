"""Long listings in slices, so that whoever lists can do other things in between.

The engine has no clock: the reader brings the budget, for example a deadline, as a function.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from engine.core.game import S, V
from engine.core.moves import BREATH, Option, Seat
from engine.core.sets import complete_answers
from engine.core.table import Table


class Listing(Generic[S, V]):
    """The options of one seat's open decision, as far as they have been listed."""

    __slots__ = ("_steps", "complete", "options")

    def __init__(self, table: Table[S, V], seat: Seat, whole_sets: bool = False) -> None:
        """Begin to list; raises a MoveError if the seat is not asked. Where a set is asked for
        `whole_sets` lists complete answers, the best first, instead of single words."""
        self.options: list[Option] = []
        self.complete = False
        decision = table.decision_of(seat) if whole_sets else None
        self._steps = (
            table.steps(seat)
            if decision is None or not decision.is_set
            else complete_answers(decision)
        )

    def read(self, enough: Callable[[], bool] | None = None) -> bool:
        """List on until all is listed or, after the next step, `enough` holds; returns `complete`.

        Raises StaleDecisionError when the table has moved on since the listing began.
        """
        if self.complete:
            return True
        for option in self._steps:
            if option is not BREATH:
                self.options.append(option)
            if enough is not None and enough():
                return False
        self.complete = True
        return True
