"""Badges for the pictures that point at legal choices of an open decision."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from engine.core.moves import Decision
from engine.gaia.view import GaiaView
from render.scene import Marks

MOST_TARGETS: Final = 24
MOST_CANDIDATES: Final = 6
MOST_READ: Final = 400
"""Options looked at; a list for a picture need not be complete."""
OWN_PLACES: Final = frozenset({"upgrade", "federation"})
"""Verbs whose hexes the player has already settled."""


def marks_for(kind: str, decision: Decision, view: GaiaView) -> Marks:
    """Badges for a kind of picture, from what the seat's open decision offers."""
    known = frozenset(spot.name for spot in view.hexes)
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
