"""Users and channels: their settings; users' standing orders, and what they have marked."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping

from bot.store.sql import Connection

LOG = logging.getLogger(__name__)

Settings = dict[str, object]
"""What a user or a channel has chosen, by key; the owner of a key knows its values."""


def user_settings(conn: Connection, user: int) -> Settings:
    """A user's settings; empty for somebody unknown."""
    return _settings(conn, 'SELECT settings FROM "user" WHERE id = ?', user)


def change_user(conn: Connection, user: int, changes: Mapping[str, object], now: float) -> Settings:
    """Change some of a user's settings (None removes one) and return all of them."""
    settings = _changed(user_settings(conn, user), changes)
    conn.execute(
        'INSERT INTO "user" (id, settings, changed) VALUES (?, ?, ?)'
        " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings, changed = excluded.changed",
        (user, json.dumps(settings, ensure_ascii=False), now),
    )
    return settings


def channel_settings(conn: Connection, channel: int) -> Settings:
    """A channel's settings; empty for an unknown one."""
    return _settings(conn, "SELECT settings FROM channel WHERE id = ?", channel)


def change_channel(
    conn: Connection,
    channel: int,
    guild: int | None,
    changes: Mapping[str, object],
    now: float,
) -> Settings:
    """Change some of a channel's settings (None removes one) and return all of them."""
    settings = _changed(channel_settings(conn, channel), changes)
    conn.execute(
        "INSERT INTO channel (id, guild, settings, changed) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET guild = excluded.guild, settings = excluded.settings,"
        " changed = excluded.changed",
        (channel, guild, json.dumps(settings, ensure_ascii=False), now),
    )
    return settings


def orders(conn: Connection, users: Iterable[int], game_key: str) -> dict[int, dict[str, str]]:
    """Standing orders of these users in one game: user -> kind of decision -> setting."""
    found: dict[int, dict[str, str]] = {user: {} for user in users}
    for user in found:
        rows = conn.execute(
            "SELECT kind, setting FROM standing_order WHERE user_id = ? AND game_key = ?",
            (user, game_key),
        )
        found[user] = {str(kind): str(setting) for kind, setting in rows}
    return found


def set_order(
    conn: Connection, user: int, game_key: str, kind: str, setting: str | None, now: float
) -> None:
    """Give a standing order, or take it back (None)."""
    conn.execute(
        "DELETE FROM standing_order WHERE user_id = ? AND game_key = ? AND kind = ?",
        (user, game_key, kind),
    )
    if setting is not None:
        conn.execute(
            "INSERT INTO standing_order (user_id, game_key, kind, setting, changed)"
            " VALUES (?, ?, ?, ?, ?)",
            (user, game_key, kind, setting, now),
        )


def marks_of(conn: Connection, game: int) -> dict[int, dict[str, str]]:
    """What those who sit there have marked in a game: seat -> thing -> mark."""
    found: dict[int, dict[str, str]] = {}
    rows = conn.execute(
        "SELECT mark.seat, mark.thing, mark.mark FROM mark JOIN seat"
        " ON seat.game_id = mark.game_id AND seat.seat = mark.seat"
        " WHERE mark.game_id = ? AND seat.user_id = mark.user_id ORDER BY mark.seat, mark.thing",
        (game,),
    )
    for seat, thing, mark in rows:
        found.setdefault(int(seat), {})[str(thing)] = str(mark)
    return found


def set_marks(conn: Connection, game: int, seat: int, user: int, marks: Mapping[str, str]) -> None:
    """What a user has marked at a seat, instead of what was marked there before."""
    conn.execute("DELETE FROM mark WHERE game_id = ? AND seat = ?", (game, seat))
    conn.executemany(
        "INSERT INTO mark (game_id, seat, user_id, thing, mark) VALUES (?, ?, ?, ?, ?)",
        [(game, seat, user, thing, mark) for thing, mark in sorted(marks.items())],
    )


def _settings(conn: Connection, query: str, owner: int) -> Settings:
    row = conn.execute(query, (owner,)).fetchone()
    try:
        return {} if row is None else dict(json.loads(row[0]))
    except (ValueError, TypeError):  # as if nothing had been chosen: it can be chosen again
        LOG.error("the settings of %s cannot be read", owner)
        return {}


def _changed(settings: Settings, changes: Mapping[str, object]) -> Settings:
    merged = {**settings, **changes}
    return {key: value for key, value in sorted(merged.items()) if value is not None}
