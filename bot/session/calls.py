"""Who is called for what a commit asks, and how: by the next card, by a short post, or later.

Whoever is at the table sees by himself that a round goes on; what he still has not answered after
a while he is called for after all, once.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

from bot.session.live import Room
from bot.session.roles import AWAY_SECONDS, CALLED_AFTER, Call, custom_of
from bot.store import reminders
from bot.store.rows import ReminderRow
from engine.core.moves import Seat

CALL = "call"
"""The kind of what is due when somebody is called after all."""


@dataclass(frozen=True, slots=True)
class Calls:
    """Seats that are asked anew, by how they learn of it."""

    mention: tuple[Seat, ...] = ()
    note: tuple[Seat, ...] = ()
    later: tuple[Seat, ...] = ()
    patient: bool = False
    """Whether new cards keep their distance now."""

    def write(self, conn: sqlite3.Connection, game: int, now: float) -> None:
        """Those who are called later are so unless they answer."""
        for seat in self.later:
            reminders.put(conn, ReminderRow(game, seat, CALL, now + CALLED_AFTER, 0))


def calls_for(room: Room, seats: Iterable[Seat]) -> Calls:
    """How these seats are called, who must act and have not been told so."""
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
    patient = any(custom_of(decision).patient for decision in live.table.pending)
    return Calls(tuple(mention), tuple(note), tuple(later), patient)


def is_here(room: Room, seat: Seat) -> bool:
    """Whether somebody has done something at the table just now."""
    user = room.known().user_at(seat)
    seen = None if user is None else room.seen.get(user)
    return seen is not None and room.now - seen < AWAY_SECONDS


def overdue(conn: sqlite3.Connection, room: Room) -> list[Seat]:
    """Those who were at the table when they were asked and are so no longer: a new card that is
    posted anyway calls them too."""
    rows = reminders.of_game(conn, room.id)
    asked = room.known().table.waiting_for
    return [
        r.seat for r in rows if r.kind == CALL and r.seat in asked and not is_here(room, r.seat)
    ]
