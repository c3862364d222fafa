"""What a picture is to show: a view, whose eyes it is for, and what to point at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar

from render import texts
from render.fonts import drawable

V = TypeVar("V")

Marks: TypeAlias = Mapping[str, Sequence[str]]
"""What stands on a badge, and the places it belongs to: one target, or a whole candidate."""


@dataclass(frozen=True)
class Scene(Generic[V]):
    """Everything a drawing function gets."""

    view: V
    lang: str
    before: V | None = None
    """An earlier view of the same table; what differs is marked."""
    seat: int | None = None
    names: Sequence[str] = ()
    marks: Marks = field(default_factory=dict)
    asked: Sequence[int] = ()
    """The seats from whom a decision is awaited."""
    card: str = ""
    """Which card, where a picture shows one."""

    def whose(self, first: int) -> int:
        """Whose picture it is: the seat asked for, else one who is asked, else `first`."""
        seats = [self.seat, *self.asked, first]
        return next(seat for seat in seats if seat is not None)

    def name(self, seat: int) -> str:
        """What to call a seat, as far as the typeface can write it."""
        name = drawable(texts.plain(self.names[seat])) if seat < len(self.names) else ""
        return name or self._nameless(seat)

    def written_name(self, seat: int) -> str:
        """What to call a seat in a chat message."""
        if seat < len(self.names) and self.names[seat].strip():
            return str(texts.safe_name(self.names[seat]))
        return self._nameless(seat)

    def _nameless(self, seat: int) -> str:
        return str(texts.text(self.lang, "seat-name", n=seat + 1))


AnyScene: TypeAlias = Scene[Any]
"""Of any game: views are handed on to it without looking."""
