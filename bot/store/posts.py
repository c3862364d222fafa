"""The outbox: what is to be posted, written with the change that it tells of.

Life of a post: written (`put`), fetched in order per channel (`waiting`), marked before the attempt
(`trying`), marked after it (`sent`, `failed`, `drop`). One that was tried and not marked may have
arrived: whoever sends looks for its nonce, which is its id, in the channel's history first.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.store.rows import PostRow
from bot.store.sql import Connection

BUTTONS = "buttons"
"""In a payload: whether the message has something to press; the file has an index of those."""
REMINDER, REMINDER_DM = "reminder", "reminder-dm"
"""Posts that remind, in a channel and in private: whatever else is to be posted goes first."""
PATIENT = (REMINDER, REMINDER_DM)
SHORT_WAIT = 600.0
"""Seconds for which a post may have to wait for others to be said along with it."""
_BEHIND = 1 << 40
"""Beyond all numbers of posts."""
_PLAYED = "NOT EXISTS (SELECT 1 FROM game WHERE game.id = post.game_id AND game.away IS NOT NULL)"
"""What tables have to tell that rest waits until they go on."""
_FIRST = (
    f"(SELECT min(id + CASE WHEN kind IN {PATIENT} THEN {_BEHIND} ELSE 0 END) AS first FROM post"
    f" WHERE done IS NULL AND {_PLAYED} /* ours by post.game_id */ GROUP BY channel) AS head"
)
"""The next post of every channel: its oldest that is not done, reminders after all others."""
_COLUMNS = (
    "id, game_id, channel, kind, payload, created, ready, tried, attempts, done, message, problem"
)


class NewPost(NamedTuple):
    """What is to be posted; data only, the words are made when it is sent."""

    game: int | None
    channel: int
    kind: str
    payload: Mapping[str, object]


def put(conn: Connection, post: NewPost, now: float, ready: float | None = None) -> int:
    """Queue a post; not to be sent before `ready`."""
    cursor = conn.execute(
        "INSERT INTO post (game_id, channel, kind, payload, created, ready)"
        " VALUES (?, ?, ?, ?, ?, ?) RETURNING id",
        (
            post.game,
            post.channel,
            post.kind,
            json.dumps(dict(post.payload), ensure_ascii=False),
            now,
            now if ready is None else ready,
        ),
    )
    return int(cursor.fetchone()[0])


def unsent(conn: Connection, game: int, kind: str) -> PostRow | None:
    """The latest post of this kind that nobody has tried to send: it can still be changed."""
    row = conn.execute(
        f"SELECT {_COLUMNS} FROM post WHERE game_id = ? AND kind = ? AND done IS NULL"
        " AND tried IS NULL ORDER BY id DESC LIMIT 1",
        (game, kind),
    ).fetchone()
    return None if row is None else _post_row(row)


def latest(conn: Connection, game: int, kind: str) -> PostRow | None:
    """The latest post of this kind, whatever has become of it."""
    row = conn.execute(
        f"SELECT {_COLUMNS} FROM post WHERE game_id = ? AND kind = ? ORDER BY id DESC LIMIT 1",
        (game, kind),
    ).fetchone()
    return None if row is None else _post_row(row)


def is_last(conn: Connection, post: PostRow) -> bool:
    """Whether nothing else of its game was put in after it, so that it may tell what is new."""
    row = conn.execute("SELECT max(id) FROM post WHERE game_id = ?", (post.game,)).fetchone()
    return bool(row[0] == post.id)


def change(conn: Connection, post: int, payload: Mapping[str, object]) -> None:
    """Replace what an unsent post says."""
    conn.execute(
        "UPDATE post SET payload = ? WHERE id = ?",
        (json.dumps(dict(payload), ensure_ascii=False), post),
    )


def waiting(conn: Connection, now: float, most: int = 10_000) -> list[PostRow]:
    """The next post of every channel that has one ready, so many of them, reminders last.

    One that was put in later than now is older than a clock that was set back: it does not wait
    until the clock is there again.
    """
    columns = ", ".join(f"post.{name}" for name in _COLUMNS.split(", "))
    rows = conn.execute(
        f"SELECT {columns} FROM {_FIRST} JOIN post ON post.id = first % {_BEHIND}"
        " WHERE post.ready <= ?"
        " OR (post.attempts = 0 AND post.created > ? AND post.ready < post.created + ?)"
        " ORDER BY first LIMIT ?",
        (now, now, SHORT_WAIT, most),
    )
    return [_post_row(row) for row in rows]


def due(conn: Connection, now: float, most: int = 10_000) -> tuple[list[PostRow], float | None]:
    """What is waiting, and when the next post becomes ready."""
    return waiting(conn, now, most), next_ready(conn)


def next_ready(conn: Connection) -> float | None:
    """When the next post becomes ready."""
    row = conn.execute(
        f"SELECT min(ready) FROM {_FIRST} JOIN post ON post.id = first % {_BEHIND}"
    ).fetchone()
    return None if row[0] is None else float(row[0])


def oldest_unsent(conn: Connection, now: float) -> float | None:
    """Since when the post waits that has been ready for the longest time, of a table that does
    not rest."""
    row = conn.execute(
        f"SELECT min(created) FROM post WHERE done IS NULL AND ready <= ? AND {_PLAYED}",
        (now,),
    ).fetchone()
    return None if row[0] is None else float(row[0])


def count_unsent(conn: Connection) -> int:
    """How many posts wait."""
    return int(conn.execute("SELECT count(*) FROM post WHERE done IS NULL").fetchone()[0])


def unreadable(conn: Connection) -> list[int]:
    """Ids of waiting posts that cannot be read."""
    rows = conn.execute(f"SELECT {_COLUMNS} FROM post WHERE done IS NULL ORDER BY id")
    return [row.id for row in map(_post_row, rows) if row.damaged]


def find(conn: Connection, post: int) -> PostRow | None:
    """One post."""
    row = conn.execute(f"SELECT {_COLUMNS} FROM post WHERE id = ?", (post,)).fetchone()
    return None if row is None else _post_row(row)


def take(conn: Connection, post: int, now: float) -> PostRow | None:
    """Begin an attempt; returns the post as it was before. None if it is done or gone, or somebody
    else is at it."""
    row = conn.execute(
        f"SELECT {_COLUMNS} FROM post WHERE id = ? AND done IS NULL /* taken */", (post,)
    ).fetchone()
    if row is None:
        return None
    trying(conn, post, now)
    return _post_row(row)


def with_buttons(conn: Connection, game: int) -> list[PostRow]:
    """The posts of a game whose messages have something to press, however old, newest first."""
    rows = conn.execute(
        f"SELECT {_COLUMNS} FROM post WHERE game_id = ? AND message IS NOT NULL"
        " AND json_extract(payload, '$.buttons') = 1 ORDER BY id DESC",
        (game,),
    )
    return [_post_row(row) for row in rows]


def last_sent(conn: Connection, game: int, kind: str) -> float:
    """When the latest message of this kind was sent; 0 if none has been."""
    return _last_done(conn, game, kind, "message IS NOT NULL")


def last_changed(conn: Connection, game: int, kind: str) -> float:
    """When a post of this kind has last changed a message that stood; 0 if none has."""
    return _last_done(conn, game, kind, "message IS NULL")


def _last_done(conn: Connection, game: int, kind: str, what: str) -> float:
    row = conn.execute(
        f"SELECT done FROM post WHERE game_id = ? AND kind = ? AND {what}"
        " AND done IS NOT NULL ORDER BY id DESC LIMIT 1",
        (game, kind),
    ).fetchone()
    return 0.0 if row is None else float(row[0])


def told_round(conn: Connection, game: int, kinds: Sequence[str]) -> int | None:
    """The round that the latest post of these kinds tells of; None if it tells of none."""
    marks = ", ".join("?" * len(kinds))
    row = conn.execute(
        f"SELECT json_extract(payload, '$.round') FROM post WHERE game_id = ?"
        f" AND kind IN ({marks}) ORDER BY id DESC LIMIT 1",
        (game, *kinds),
    ).fetchone()
    return None if row is None or row[0] is None else int(row[0])


def standing(conn: Connection, game: int) -> list[PostRow]:
    """The short posts of a game that call somebody and have not been removed."""
    rows = conn.execute(
        f"SELECT {_COLUMNS} FROM post WHERE game_id = ? AND kind = 'call' AND message IS NOT NULL",
        (game,),
    )
    return [_post_row(row) for row in rows]


def waiting_after(conn: Connection, post: PostRow) -> list[PostRow]:
    """What is still to be posted of a game after this post."""
    rows = conn.execute(
        f"SELECT {_COLUMNS} FROM post WHERE game_id = ? AND id > ? AND done IS NULL ORDER BY id",
        (post.game, post.id),
    )
    return [_post_row(row) for row in rows]


def trying(conn: Connection, post: int, now: float) -> None:
    """An attempt begins: from now on nobody knows whether it has arrived."""
    conn.execute("UPDATE post SET tried = ?, attempts = attempts + 1 WHERE id = ?", (now, post))


def sent(conn: Connection, post: int, message: int | None, now: float) -> None:
    """It has arrived, as this message."""
    conn.execute(
        "UPDATE post SET done = ?, message = ?, problem = NULL WHERE id = ?", (now, message, post)
    )


def failed(conn: Connection, post: int, problem: str, ready: float) -> None:
    """It certainly has not arrived; try again at `ready`."""
    conn.execute(
        "UPDATE post SET tried = NULL, problem = ?, ready = ? WHERE id = ?", (problem, ready, post)
    )


def retry(conn: Connection, game: int, now: float) -> None:
    """What a game has to tell is tried anew."""
    conn.execute("UPDATE post SET ready = ? WHERE game_id = ? AND done IS NULL", (now, game))


def follow(conn: Connection, game: int, before: int | None, channel: int) -> None:
    """What a table that goes elsewhere has still to tell goes with it; what may have arrived where
    it was is looked for there."""
    conn.execute(
        "UPDATE post SET channel = ? WHERE game_id = ? AND channel = ? AND done IS NULL"
        " AND tried IS NULL",
        (channel, game, before),
    )


def set_ready(conn: Connection, post: int, ready: float) -> None:
    """An unsent post is not to be sent before then."""
    conn.execute("UPDATE post SET ready = ? WHERE id = ?", (ready, post))


def hasten(conn: Connection, game: int, now: float) -> None:
    """What a game has to tell waits no longer."""
    conn.execute(
        "UPDATE post SET ready = ? WHERE game_id = ? AND done IS NULL AND ready > ?",
        (now, game, now),
    )


def drop(conn: Connection, post: int, problem: str, now: float) -> None:
    """It can never be sent: the channel is gone, or the bot may not write there."""
    conn.execute("UPDATE post SET done = ?, problem = ? WHERE id = ?", (now, problem, post))


def drop_unsent(conn: Connection, game: int, problem: str, now: float) -> None:
    """Nothing of what a game has to tell can be told any more."""
    conn.execute(
        "UPDATE post SET done = ?, problem = ? WHERE game_id = ? AND done IS NULL",
        (now, problem, game),
    )


def _post_row(row: tuple[object, ...]) -> PostRow:
    values = [*row, False]
    try:
        values[4] = dict(json.loads(str(values[4])))
    except (ValueError, TypeError):
        values[4], values[-1] = {}, True
    return PostRow(*values)  # type: ignore[arg-type]  # columns are in the order of the fields
