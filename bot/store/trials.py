"""Tables on which somebody only tries something out: all his own, kept for a while, then erased."""

from __future__ import annotations

from typing import Final

from bot.store.games import TRIAL
from bot.store.sql import Connection

ROWS: Final = (
    "asked", "audit", "clock", "draft", "interaction", "mark", "move", "post", "reminder", "result",
    "seat", "turn", "undo",
)  # fmt: skip
"""Tables whose rows belong to one game; those of requests have answers as well."""


_IS_TRIAL: Final = f"instr(options, '\"{TRIAL}\"') > 0"
"""As in the condition of their indices, which would not be used else."""


def of_user(conn: Connection, user: int) -> list[int]:
    """What a user is trying out, the latest first."""
    rows = conn.execute(
        f"SELECT id FROM game WHERE organiser = ? AND {_IS_TRIAL} ORDER BY touched DESC", (user,)
    )
    return [int(row[0]) for row in rows]


def idle(conn: Connection, before: float) -> list[int]:
    """What nobody has gone on with since then."""
    rows = conn.execute(
        f"SELECT id FROM game WHERE {_IS_TRIAL} AND touched < ? ORDER BY touched", (before,)
    )
    return [int(row[0]) for row in rows]


def erase(conn: Connection, game: int) -> None:
    """Nothing is left of it."""
    conn.execute(
        "DELETE FROM consent_answer WHERE consent_id IN (SELECT id FROM consent WHERE game_id = ?)",
        (game,),
    )
    for table in ("consent", *ROWS):
        conn.execute(f"DELETE FROM {table} WHERE game_id = ?", (game,))
    conn.execute("DELETE FROM game WHERE id = ?", (game,))
