"""Users and channels: their settings; users' standing orders, what they have marked; and what is
due for a seat when (time-outs and reminders), so that a restart forgets none."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping

from bot.store.rows import ReminderRow
from bot.store.sql import Connection
from engine.core.moves import Seat

LOG = logging.getLogger(__name__)

StoredSettings = dict[str, object]
"""What a user or a channel has chosen, by key; the owner of a key knows its values."""

TIMEOUT = "timeout"
"""The kind of what is due when an offer is answered for its seat."""

ASKED_FOR_IDEAS = "ideas"
"""The act of whoever asks a computer player, and the mark of the turn that he takes then."""

_REMINDER = "game_id, seat, kind, due, count"
_PLAYED = (
    "game.paused_at IS NULL AND game.diverged = 0 AND game.away IS NULL AND game.status = 'live'"
)
"""Where anything falls due: not in games that are paused, read-only, or rest."""


def user_settings(conn: Connection, user: int) -> StoredSettings:
    """A user's settings; empty for somebody unknown."""
    return _settings(conn, 'SELECT settings FROM "user" WHERE id = ?', user)


def change_user(
    conn: Connection, user: int, changes: Mapping[str, object], now: float
) -> StoredSettings:
    """Change some of a user's settings (None removes one) and return all of them."""
    settings = _changed(user_settings(conn, user), changes)
    conn.execute(
        'INSERT INTO "user" (id, settings, changed) VALUES (?, ?, ?)'
        " ON CONFLICT (id) DO UPDATE SET settings = excluded.settings, changed = excluded.changed",
        (user, json.dumps(settings, ensure_ascii=False), now),
    )
    return settings


def asked_for_ideas(conn: Connection, game: int) -> dict[int, float]:
    """When each user has asked for ideas at a table the last time."""
    rows = conn.execute(
        "SELECT user_id, max(at) FROM audit WHERE game_id = ? AND what = ? GROUP BY user_id",
        (game, ASKED_FOR_IDEAS),
    )
    return {user: at for user, at in rows if user is not None}


def channel_settings(conn: Connection, channel: int) -> StoredSettings:
    """A channel's settings; empty for an unknown one."""
    return _settings(conn, "SELECT settings FROM channel WHERE id = ?", channel)


def change_channel(
    conn: Connection,
    channel: int,
    guild: int | None,
    changes: Mapping[str, object],
    now: float,
) -> StoredSettings:
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
    if found:
        users_named = ", ".join("?" * len(found))
        rows = conn.execute(
            "SELECT user_id, kind, setting FROM standing_order WHERE game_key = ?"
            f" AND user_id IN ({users_named})",
            (game_key, *found),
        )
        for user, kind, setting in rows:
            found[int(user)][str(kind)] = str(setting)
    return found


def set_order(
    conn: Connection, user: int, game_key: str, kind: str, setting: str | None, now: float
) -> None:
    """Give a standing order, or take it back (None)."""
    if setting is None:
        conn.execute(
            "DELETE FROM standing_order WHERE user_id = ? AND game_key = ? AND kind = ?",
            (user, game_key, kind),
        )
        return
    conn.execute(
        "INSERT INTO standing_order (user_id, game_key, kind, setting, changed)"
        " VALUES (?, ?, ?, ?, ?) ON CONFLICT (user_id, game_key, kind)"
        " DO UPDATE SET setting = excluded.setting, changed = excluded.changed",
        (user, game_key, kind, setting, now),
    )


def put_reminder(conn: Connection, row: ReminderRow) -> None:
    """Set what is due for a seat, instead of what was due of this kind."""
    conn.execute(
        f"INSERT INTO reminder ({_REMINDER}) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game_id, seat, kind) DO UPDATE SET due = excluded.due,"
        " count = excluded.count",
        (row.game, row.seat, row.kind, row.due, row.count),
    )


def clear_reminder(conn: Connection, game: int, seat: Seat, kind: str | None = None) -> None:
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


def clear_reminders(conn: Connection, game: int) -> None:
    """Nothing is due in a game any more."""
    conn.execute("DELETE FROM reminder WHERE game_id = ?", (game,))


def reminders_of(conn: Connection, game: int) -> list[ReminderRow]:
    """Everything due in a game."""
    rows = conn.execute(
        f"SELECT {_REMINDER} FROM reminder WHERE game_id = ? ORDER BY seat, kind", (game,)
    )
    return [ReminderRow(*row) for row in rows]


def due_reminders(conn: Connection, now: float, kind: str, most: int = 100) -> list[ReminderRow]:
    """What is due of one kind by now, oldest first, in games that are played."""
    columns = ", ".join(f"reminder.{name}" for name in _REMINDER.split(", "))
    rows = conn.execute(
        f"SELECT {columns} FROM reminder JOIN game ON game.id = reminder.game_id"
        " WHERE reminder.due <= ? AND reminder.kind = ?"
        f" AND {_PLAYED} /* ours */"
        " ORDER BY reminder.due LIMIT ?",
        (now, kind, most),
    )
    return [ReminderRow(*row) for row in rows]


def next_reminder(conn: Connection) -> float | None:
    """When something is due next."""
    row = conn.execute(
        f"SELECT min(due) FROM reminder JOIN game ON game.id = reminder.game_id"
        f" WHERE {_PLAYED} /* ours */"
    ).fetchone()
    return None if row[0] is None else float(row[0])


def shift_reminders(conn: Connection, game: int, seconds: float) -> None:
    """Everything of a game is due later: it was paused that long."""
    conn.execute("UPDATE reminder SET due = due + ? WHERE game_id = ?", (seconds, game))


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


def _settings(conn: Connection, query: str, owner: int) -> StoredSettings:
    row = conn.execute(query, (owner,)).fetchone()
    try:
        return {} if row is None else dict(json.loads(row[0]))
    except (ValueError, TypeError):  # as if nothing had been chosen: it can be chosen again
        LOG.error("the settings of %s cannot be read", owner)
        return {}


def _changed(settings: StoredSettings, changes: Mapping[str, object]) -> StoredSettings:
    merged = {**settings, **changes}
    return {key: value for key, value in sorted(merged.items()) if value is not None}
