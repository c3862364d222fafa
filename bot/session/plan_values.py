"""Parts of plans and orders as they are shown."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.moves import Words


class Besides(NamedTuple):
    """What a choice of a plan has besides its moves."""

    others: tuple[Words, ...] = ()
    """What is tried in place of its last step."""
    provisos: tuple[str, ...] = ()
    """Conditions of the game on which it is carried out."""


class Ordered(NamedTuple):
    """A question that may come in this round, and what a seat has ordered for it."""

    kind: str
    moves: tuple[Words, ...] = ()
    kept: bool = False
    """Whether it is to be given as soon as it is asked."""
    others: tuple[Words, ...] = ()
    """What is tried in place of its last step."""
    first: tuple[tuple[Words, ...], ...] = ()
    """What is tried before it."""

    @property
    def choices(self) -> tuple[tuple[Words, ...], ...]:
        """What is tried, in this order."""
        last = (self.moves, *((*self.moves[:-1], other) for other in self.others))
        return (*self.first, *(last if self.moves else ()))
