"""What a player has marked to be kept, or to be spent first: his own note, no part of the game.

It decides nothing: proposals, warnings and standing orders follow it. So it is in no position hash,
no record and no view; whoever builds a table for a seat hands that seat's marks over.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from engine.core.game import S
from engine.core.moves import Decision, Seat, Words
from engine.core.table import Table

KEEP: Final = "keep"
"""Given away last."""
SPEND: Final = "spend"
"""Given away first."""
UNMARKED: Final = "none"


@dataclass(frozen=True, slots=True)
class Marking(Generic[S]):
    """That things can be marked. A game that wants it has a `marking` of this type."""

    held: Callable[[S, Seat], Sequence[str]]
    """What a seat has just now of what can be marked, each once."""
    known: Callable[[S], Collection[str]]
    """All that can be marked, also what a seat may get one day."""
    heed: Callable[[S, Seat, Mapping[str, str]], None]
    """From now on proposals for a seat follow these marks, and no others."""


def marking_of(game: object) -> Marking[Any] | None:
    """How things are marked in a game, if it says anything of the kind."""
    found = getattr(game, "marking", None)
    return found if isinstance(found, Marking) else None


def heed(table: Table[Any, Any], marks: Mapping[Seat, Mapping[str, str]]) -> None:
    """Have a table follow the marks of these seats, and none of others."""
    marking = marking_of(table.game)
    if marking is not None:
        for seat in range(len(table.setup.seats)):
            marking.heed(table.state, seat, marks.get(seat, {}))


def by_mark(marks: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Each mark with the things that have it, as pictures want them."""
    return {
        mark: tuple(thing for thing, one in marks.items() if one == mark) for mark in (KEEP, SPEND)
    }


def rank(marks: Mapping[str, str], thing: str) -> int:
    """Its place in what is given away: 0 first, 2 last."""
    return {SPEND: 0, KEEP: 2}.get(marks.get(thing, UNMARKED), 1)


def settled(marks: Mapping[str, str], decision: Decision, *, spend: bool) -> Words | None:
    """The set that marks alone decide upon, to be spent or else to be kept; None where two things
    that are marked alike would have to be told apart."""
    things = [thing for thing, count in decision.copies.items() for _ in range(count)]
    things.sort(key=lambda thing: rank(marks, thing), reverse=not spend)
    count = decision.picks.start
    if not 0 < count < len(things):
        return None
    last, first = rank(marks, things[count - 1]), rank(marks, things[count])
    alike = {thing for thing in things if rank(marks, thing) == last}
    return None if last == first and len(alike) > 1 else tuple(things[:count])
