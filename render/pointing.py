"""Badges for the pictures that point at legal choices of an open decision."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from engine.core.moves import Decision
from engine.core.table import Table
from render.scene import Marks

MOST_TARGETS: Final = 24
MOST_CANDIDATES: Final = 6
MOST_READ: Final = 400
"""Options looked at; a list for a picture need not be complete."""
OWN_PLACES: Final = frozenset({"upgrade", "federation"})
"""Verbs whose hexes the player has already settled."""

AnyTable = Table[Any, Any]  # views differ by game


def marks_for(kind: str, table: AnyTable, seat: int | None) -> Marks:
    """Badges for a kind of picture, from what the seat's open decision offers."""
    decision = next((one for one in table.pending if one.seat == seat), None)
    if decision is None:
        return {}
    known = frozenset(spot.name for spot in table.view(seat).hexes)
    if kind == "federations":
        sets = islice(dict.fromkeys(_federations(decision, known)), MOST_CANDIDATES)
        return {chr(ord("A") + number): places for number, places in enumerate(sets)}
    if kind == "targets":
        single = islice(dict.fromkeys(_targets(decision, known)), MOST_TARGETS)
        return {str(number): (place,) for number, place in enumerate(single, start=1)}
    return {}


def _federations(decision: Decision, known: frozenset[str]) -> Iterator[tuple[str, ...]]:
    """The hexes of every federation on offer."""
    for option in islice(decision.offer(), MOST_READ):
        if option.words[0] == "federation" and len(option.words) > 1:
            places = tuple(option.words[1].split(","))
            if known.issuperset(places):
                yield places


def _targets(decision: Decision, known: frozenset[str]) -> Iterator[str]:
    """The hexes on which something new could be placed."""
    for option in islice(decision.offer(), MOST_READ):
        if option.words[0] not in OWN_PLACES and len(option.words) > 1:
            place = option.words[1]
            if place in known:
                yield place
