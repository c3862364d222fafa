"""What follows from the role of a question: how its answer closes, who is called for it and how.

    role    the answer closes           whoever is asked anew is called   the answer of somebody
    setup   by itself                   by a short post                   edits the card
    turn    with `end`                  by a new card                     makes a new card
    step    by itself                   by a new card                     edits the card
    offer   by itself, may be declined  by a new card                     edits the card
    round   by itself, whole            by a new card, if he is away      edits the card; the first
                                                                          that a round reveals makes
                                                                          a new one

Games say the role; nothing else in the bot decides such a thing by itself. Whoever is at the table
sees by himself that a round goes on; what he still has not answered after a while he is called for
after all, once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from bot.session.live import GameRoom
from bot.store import reminders
from bot.store.rows import AskedRow, ReminderRow
from bot.store.sql import Connection
from engine.core.moves import Decision, Role, Seat

MAIN: Final = "turn"
"""Slots of drafts: what a seat must answer;"""
OFFERED: Final = "answer"
"""what it may decline;"""
PLAN: Final = "plan"
"""a turn made up ahead of time;"""
ORDER: Final = "order:"
"""and before the kind of question, what is answered before it is asked;"""
CHANGE: Final = "change"
"""what takes the place of a sealed answer."""
AWAY_SECONDS: Final = 180.0
"""Who has done something at the table since then sees by himself that a round goes on."""
CALLED_AFTER: Final = 600.0
"""Whoever has not answered until then is called after all."""
APART_SECONDS: Final = 60.0
"""New cards of a round follow each other no closer."""


CALL = "call"
"""The kind of what is due when somebody is called after all."""


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


@dataclass(frozen=True, slots=True)
class Calls:
    """Seats that are asked anew, by how they learn of it."""

    mention: tuple[Seat, ...] = ()
    note: tuple[Seat, ...] = ()
    later: tuple[Seat, ...] = ()
    patient: bool = False
    """Whether new cards keep their distance now."""

    def write(self, conn: Connection, game: int, now: float) -> None:
        """Those who are called later are so unless they answer."""
        for seat in self.later:
            reminders.put(conn, ReminderRow(game, seat, CALL, now + CALLED_AFTER, 0))


def calls_for(room: GameRoom, seats: Iterable[Seat], others: Iterable[Seat] = ()) -> Calls:
    """How these seats are called, who must act and have not been told so; `others` are asked anew,
    but have just acted themselves."""
    live = room.known()
    mention: list[Seat] = []
    note: list[Seat] = []
    later: list[Seat] = []
    for seat in seats:
        decision = live.table.asked(seat)
        custom = None if decision is None else custom_of(decision)
        if custom is not None and custom.patient and is_here(room, seat):
            later.append(seat)
        elif custom is not None and custom.call is Call.NOTE:
            note.append(seat)
        else:
            mention.append(seat)
    for seat in others:
        decision = live.table.asked(seat)
        if decision is not None and custom_of(decision).patient:
            later.append(seat)
    patient = any(custom_of(decision).patient for decision in live.table.pending)
    return Calls(tuple(mention), tuple(note), tuple(later), patient)


def is_here(room: GameRoom, seat: Seat) -> bool:
    """Whether somebody has done something at the table just now."""
    user = room.known().user_at(seat)
    seen = None if user is None else room.seen.get(user)
    return seen is not None and room.now - seen < AWAY_SECONDS


def overdue(conn: Connection, room: GameRoom) -> list[Seat]:
    """Those who were at the table when they were asked and are so no longer: a new card that is
    posted anyway calls them too, and nothing else does so later."""
    rows = reminders.of_game(conn, room.id)
    asked = room.known().table.waiting_for
    late = [
        r.seat for r in rows if r.kind == CALL and r.seat in asked and not is_here(room, r.seat)
    ]
    for seat in late:
        reminders.clear(conn, room.id, seat, CALL)
    return late
