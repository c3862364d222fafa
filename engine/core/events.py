"""What happened, as data: derived from moves, never stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.moves import Seat


class Event(NamedTuple):
    """Something that happened, named in the past tense; `to` restricts who may know."""

    kind: str
    seat: Seat | None
    args: Mapping[str, object] = {}
    to: frozenset[Seat] | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether a seat (None: the public) may learn of it."""
        return self.to is None or seat in self.to
