"""What follows from the role of a question: how its answer closes, who is called for it and how.

    role    the answer closes           whoever is asked anew is called   the answer of somebody
    setup   by itself                   by a short post                   edits the card
    turn    with `end`                  by a new card                     makes a new card
    step    by itself                   by a new card                     edits the card
    offer   by itself, may be declined  by a new card                     edits the card
    round   by itself, whole            by a new card, if he is away      edits the card; the last
                                                                          one reveals: a new card

Games say the role; nothing else in the bot decides such a thing by itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from bot.store.rows import AskedRow
from engine.core.moves import Decision, Role

MAIN: Final = "turn"
"""Slots of drafts: what a seat must answer;"""
OFFERED: Final = "answer"
"""what it may decline;"""
PLAN: Final = "plan"
"""a turn made up ahead of time;"""
CHANGE: Final = "change"
"""what takes the place of a sealed answer."""
AWAY_SECONDS: Final = 180.0
"""Who has done something at the table since then sees by himself that a round goes on."""
CALLED_AFTER: Final = 600.0
"""Whoever has not answered until then is called after all."""
APART_SECONDS: Final = 60.0
"""New cards of a round follow each other no closer."""


class Call(Enum):
    """How somebody is called for a question."""

    CARD = auto()
    """The next card is a new message and mentions him."""
    NOTE = auto()
    """A short post, removed once he has answered; the card is only changed."""


@dataclass(frozen=True, slots=True)
class Custom:
    """What is usual with questions of a role."""

    slot: str = MAIN
    """Which draft of a seat answers them."""
    call: Call = Call.CARD
    patient: bool = False
    """Nobody is called who is at the table anyway, and new cards keep their distance."""


CUSTOMS: Final[Mapping[Role, Custom]] = {
    Role.SETUP: Custom(call=Call.NOTE),
    Role.TURN: Custom(),
    Role.STEP: Custom(),
    Role.OFFER: Custom(slot=OFFERED),
    Role.ROUND: Custom(patient=True),
}


def custom_of(decision: Decision) -> Custom:
    """What is usual with a question; who answers in secret beside others needs no call while he is
    at the table, whatever the question."""
    custom = CUSTOMS[decision.role]
    return replace(custom, patient=True) if decision.secret else custom


def asked_row(decision: Decision, position: int, now: float) -> AskedRow:
    """A question that has just been asked."""
    return AskedRow(decision.seat, decision.kind, position, now, decision.role)
