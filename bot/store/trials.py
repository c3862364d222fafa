"""Tables on which somebody only tries something out: all his own, kept for a while, then erased."""

from __future__ import annotations

from bot.store.games import IS_TRIAL
from bot.store.schema import OWNED
from bot.store.sql import Connection


def of_user(conn: Connection, user: int) -> list[int]:
    """What a user is trying out, the latest first."""
    rows = conn.execute(
        f"SELECT id FROM game WHERE organiser = ? AND {IS_TRIAL} ORDER BY touched DESC", (user,)
    )
    return [int(row[0]) for row in rows]


def idle(conn: Connection, before: float) -> list[int]:
    """What nobody has gone on with since then."""
    rows = conn.execute(
        f"SELECT id FROM game WHERE {IS_TRIAL} AND touched < ? ORDER BY touched", (before,)
    )
    return [int(row[0]) for row in rows]


def erase(conn: Connection, game: int) -> None:
    """Nothing is left of it."""
    conn.execute(
        "DELETE FROM consent_answer WHERE consent_id IN (SELECT id FROM consent WHERE game_id = ?)",
        (game,),
    )
    for table in OWNED:
        conn.execute(f"DELETE FROM {table} WHERE game_id = ?", (game,))
    conn.execute("DELETE FROM game WHERE id = ?", (game,))
