"""Reminders of seats that are asked: what is due, for whom, and by which table's rules.

They are rows of `reminder` of a kind of their own. The session clears them when a question is
answered or taken back and moves them on by the length of a pause; nothing of it is repeated here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.store import people
from bot.store.rows import ReminderRow
from bot.store.sql import Connection
from engine.core.moves import Role, Seat

REMIND: Final = "remind"
SILENT: Final = 1e12
"""Due in the year 33658: nothing more is said about this question."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """A question that waits for a user, and how often he has been reminded of it."""

    game: int
    seat: Seat
    kind: str
    role: Role
    since: float
    """Since when this user is asked."""
    user: int
    channel: int
    options: Mapping[str, str]
    humans: int
    due: float
    """When he is reminded next; 0 before that has been worked out."""
    count: int
    answered: float | None
    """When the question is answered for him, if it is not left open for ever."""


_SELECT = """
SELECT asked.game_id, asked.seat, asked.kind, asked.role, max(asked.since, seat.joined),
    seat.user_id, game.channel, game.options,
    (SELECT count(DISTINCT other.user_id) FROM seat AS other WHERE other.game_id = game.id
        AND other.user_id IS NOT NULL),
    coalesce(reminder.due, 0), coalesce(reminder.count, 0), timeout.due
FROM asked
JOIN game ON game.id = asked.game_id
JOIN seat ON seat.game_id = asked.game_id AND seat.seat = asked.seat
LEFT JOIN reminder ON reminder.game_id = asked.game_id AND reminder.seat = asked.seat
    AND reminder.kind = 'remind'
LEFT JOIN reminder AS timeout ON timeout.game_id = asked.game_id AND timeout.seat = asked.seat
    AND timeout.kind = 'timeout'
WHERE game.status = 'live' AND game.paused_at IS NULL AND game.diverged = 0
    AND game.channel IS NOT NULL AND seat.user_id IS NOT NULL AND seat.computer = ''
"""


def unplanned(conn: Connection) -> list[Waiting]:
    """Questions for which nothing has been worked out yet."""
    return _rows(conn, "AND reminder.due IS NULL /* ours */ /* taken of asked */", ())


def due(conn: Connection, now: float, most: int = 200) -> list[Waiting]:
    """Questions of which somebody is to be reminded by now, the oldest first; not where the bot
    cannot post."""
    return _rows(
        conn,
        "AND game.away IS NULL AND reminder.due <= ? /* ours */ ORDER BY reminder.due LIMIT ?"
        " /* taken of asked */",
        (now, most),
    )


def planned_after(conn: Connection, at: float) -> list[Waiting]:
    """Questions of which somebody is to be reminded later than `at`, silent ones left out."""
    return _rows(conn, "AND reminder.due > ? AND reminder.due < ? /* ours */", (at, SILENT))


def of_game(conn: Connection, game: int) -> list[Waiting]:
    """Everything a game waits for."""
    return _rows(conn, "AND game.id = ? ORDER BY asked.seat", (game,))


def of_user(conn: Connection, user: int) -> list[Waiting]:
    """Everything that waits for a user."""
    return _rows(conn, "AND seat.user_id = ?", (user,))


def plan(conn: Connection, waiting: Waiting, due: float, count: int) -> None:
    """Set when a user is reminded next of a question, and how often he has been."""
    people.put_reminder(conn, ReminderRow(waiting.game, waiting.seat, REMIND, due, count))


def still_asked(conn: Connection, game: int, seat: Seat, user: int, since: float) -> bool:
    """Whether the question of which a post reminds is still open."""
    return any(
        (row.seat, row.user, row.since) == (seat, user, since) for row in of_game(conn, game)
    )


def _rows(conn: Connection, where: str, args: Sequence[Any]) -> list[Waiting]:
    rows = conn.execute(f"{_SELECT} {where}", args)
    return [_waiting(*row) for row in rows]


def _waiting(*row: Any) -> Waiting:
    """A row in the order of _SELECT, untyped as SQLite's columns are; what a table has agreed on
    counts for nothing where it cannot be read, until the game is opened and found damaged."""
    game, seat, kind, role, since, user, channel, options, humans, due, count, answered = row
    try:
        agreed = dict(json.loads(options))
    except (ValueError, TypeError):
        agreed = {}
    return Waiting(
        game, seat, kind, Role(role), since, user, channel, agreed, humans, due, count, answered
    )
