"""Numbers that are given once and for all: old messages name games, posts and requests by theirs.

What was given since a backup is not known in what was restored from it, so numbers go on there
from one that only time has reached.
"""

from __future__ import annotations

from typing import Final

from bot.store.sql import Connection, is_file

NUMBERED: Final = ("game", "post", "consent", "undo", "audit")
"""The tables whose rows have such numbers."""
NUMBERS_A_MINUTE: Final = 10
"""More than are given in the long run; numbers stay below what 31 bits hold."""


def last_number(conn: Connection, table: str) -> int:
    """The highest number that was ever given there."""
    if is_file(conn):
        row = conn.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).fetchone()
        return 0 if row is None else int(row[0])
    sequence = conn.execute("SELECT pg_get_serial_sequence(?, 'id')", (table,)).fetchone()[0]
    last, given = conn.execute(f"SELECT last_value, is_called FROM {sequence}").fetchone()
    return int(last) if given else 0


def go_on_from(conn: Connection, table: str, number: int) -> None:
    """No number up to this one is given (again)."""
    if number == 0:
        return
    if is_file(conn):
        conn.execute("DELETE FROM sqlite_sequence WHERE name = ?", (table,))
        conn.execute("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (table, number))
    else:
        conn.execute("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", (table, number))


def count_on(conn: Connection, now: float) -> None:
    """Give no number again that may have been given since a backup."""
    start = int(now // 60) * NUMBERS_A_MINUTE
    for table in NUMBERED:
        go_on_from(conn, table, max(last_number(conn, table), start))
