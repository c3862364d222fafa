"""Who waits for a table to be opened in a server, and for which game."""

from __future__ import annotations

from bot.store.sql import Connection

ANY = ""
"""Any game will do."""
LASTS = 14 * 24 * 3600.0
"""Seconds for which somebody waits."""


def put(conn: Connection, guild: int, user: int, game: str, now: float) -> None:
    """Somebody waits from now on, instead of what he waited for here before."""
    conn.execute(
        "INSERT INTO wanted (guild, user_id, game_key, since) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (guild, user_id) DO UPDATE SET game_key = excluded.game_key,"
        " since = excluded.since",
        (guild, user, game, now),
    )


def clear(conn: Connection, guild: int, user: int) -> None:
    """Somebody waits here no longer."""
    conn.execute("DELETE FROM wanted WHERE guild = ? AND user_id = ?", (guild, user))


def of_guild(conn: Connection, guild: int, now: float) -> dict[int, str]:
    """Who waits in a server for which game, the one who came first first."""
    rows = conn.execute(
        "SELECT user_id, game_key FROM wanted WHERE guild = ? AND since > ? ORDER BY since",
        (guild, now - LASTS),
    )
    return {int(user): str(game) for user, game in rows}


def called(conn: Connection, guild: int, game: str, host: int, now: float) -> list[int]:
    """Those who are to be called to a table of a game; they wait no longer, nor does its host."""
    waiting = of_guild(conn, guild, now)
    users = [user for user, wish in waiting.items() if wish in (ANY, game) and user != host]
    for user in (*users, host):
        clear(conn, guild, user)
    return users
