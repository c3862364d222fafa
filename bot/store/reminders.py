"""What is due when: charge time-outs and reminders, so that a restart forgets none."""

from __future__ import annotations

from bot.store.rows import ReminderRow
from bot.store.sql import Connection
from engine.core.moves import Seat

TIMEOUT = "timeout"

_COLUMNS = "game_id, seat, kind, due, count"
_PLAYED = (
    "game.paused_at IS NULL AND game.diverged = 0 AND game.away IS NULL AND game.status = 'live'"
)
"""Where anything falls due: not in games that are paused, read-only, or rest."""


def put(conn: Connection, row: ReminderRow) -> None:
    """Set what is due for a seat, instead of what was due of this kind."""
    conn.execute(
        f"INSERT INTO reminder ({_COLUMNS}) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game_id, seat, kind) DO UPDATE SET due = excluded.due,"
        " count = excluded.count",
        (row.game, row.seat, row.kind, row.due, row.count),
    )


def clear(conn: Connection, game: int, seat: Seat, kind: str | None = None) -> None:
    """Nothing is due for a seat any more."""
    if kind is None:
        conn.execute("DELETE FROM reminder WHERE game_id = ? AND seat = ?", (game, seat))
    else:
        conn.execute(
            "DELETE FROM reminder WHERE game_id = ? AND seat = ? AND kind = ?", (game, seat, kind)
        )


def timeout_of(conn: Connection, game: int, seat: Seat) -> float | None:
    """When the time for a seat's answer is over, if it has a limit."""
    row = conn.execute(
        "SELECT due FROM reminder WHERE game_id = ? AND seat = ? AND kind = ?",
        (game, seat, TIMEOUT),
    ).fetchone()
    return None if row is None else float(row[0])


def postpone(conn: Connection, row: ReminderRow, due: float | None) -> None:
    """What was due is due at another time, or not at all; unless it has been set anew since."""
    key = (row.game, row.seat, row.kind, row.due)
    where = "WHERE game_id = ? AND seat = ? AND kind = ? AND due = ?"
    if due is None:
        conn.execute(f"DELETE FROM reminder {where}", key)
    else:
        conn.execute(f"UPDATE reminder SET due = ? {where}", (due, *key))


def clear_game(conn: Connection, game: int) -> None:
    """Nothing is due in a game any more."""
    conn.execute("DELETE FROM reminder WHERE game_id = ?", (game,))


def of_game(conn: Connection, game: int) -> list[ReminderRow]:
    """Everything due in a game."""
    rows = conn.execute(
        f"SELECT {_COLUMNS} FROM reminder WHERE game_id = ? ORDER BY seat, kind", (game,)
    )
    return [ReminderRow(*row) for row in rows]


def due(conn: Connection, now: float, kind: str, most: int = 100) -> list[ReminderRow]:
    """What is due of one kind by now, oldest first, in games that are played."""
    columns = ", ".join(f"reminder.{name}" for name in _COLUMNS.split(", "))
    rows = conn.execute(
        f"SELECT {columns} FROM reminder JOIN game ON game.id = reminder.game_id"
        " WHERE reminder.due <= ? AND reminder.kind = ?"
        f" AND {_PLAYED} /* ours */"
        " ORDER BY reminder.due LIMIT ?",
        (now, kind, most),
    )
    return [ReminderRow(*row) for row in rows]


def next_due(conn: Connection) -> float | None:
    """When something is due next."""
    row = conn.execute(
        f"SELECT min(due) FROM reminder JOIN game ON game.id = reminder.game_id"
        f" WHERE {_PLAYED} /* ours */"
    ).fetchone()
    return None if row[0] is None else float(row[0])


def shift(conn: Connection, game: int, seconds: float) -> None:
    """Everything of a game is due later: it was paused that long."""
    conn.execute("UPDATE reminder SET due = due + ? WHERE game_id = ?", (seconds, game))
