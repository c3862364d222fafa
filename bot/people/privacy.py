"""What is kept of a user: all of it to take home, and all of it to be forgotten.

`docs/privacy.md` says the same in plain words; whoever stores something new of a user adds it here
and there. Finished games stay, with an anonymous seat.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from bot.people.reminders import DIRECT
from bot.session import lobby
from bot.session.asked import elsewhere
from bot.session.drafts import trial
from bot.session.errors import GameOpenError
from bot.session.sessions import Sessions
from bot.store import games, people, traces, trials
from bot.store.rows import Status
from bot.store.sql import Connection

USER_COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "game": ("organiser",),
    "seat": ("user_id",),
    "move": ("user_id",),
    "draft": ("user_id",),
    "mark": ("user_id",),
    "user": ("id",),
    "standing_order": ("user_id",),
    "wanted": ("user_id",),
    "undo": ("user_id",),
    "consent": ("user_id",),
    "consent_answer": ("user_id",),
    "audit": ("user_id",),
}
"""Every column that holds a user, by table."""
ROWS_OF_HIS: Final = ("draft", "mark", "user", "standing_order", "consent_answer", "wanted")
"""Tables whose rows are about one user alone and go with him."""
NOBODY: Final = 0
"""Instead of a user where a column cannot be empty."""
IN_PAYLOADS: Final = ("post.payload", "audit.args", "consent.args")
"""JSON in which users are named, mostly under these keys."""
KEYS: Final = ("user", "left")
SMALLEST_ID: Final = 1 << 22
"""Discord's ids are larger, so that such a number means a user under any key."""
UNDONE_USER: Final = 4
"""Where a stored move of an undone turn has its user."""
MOST_GAMES: Final = 100_000
OF_ALL: Final[Mapping[str, tuple[str, ...]]] = {"undo": ("moves", "turns", "sealed")}
"""Columns that tell of everybody at a table, by table: no part of what is one user's own."""
CHUNK: Final = 500
"""Rows that one transaction looks at."""
Chunk: TypeAlias = Callable[[Connection, int, int, int], None]
"""Something done for a user to the rows of a table from one number up to (not with) another."""
STORY, FILES = "story", "files"
"""What a sent post keeps of its words and of the texts of its pictures: names are in them."""
_HIS_GAMES: Final = " UNION ".join(
    f"SELECT game_id FROM {table} WHERE user_id = :user" for table in ("seat", "move", "audit")
)
_REQUESTS: Final = """
SELECT id FROM consent WHERE status = 'open' AND (user_id = :user OR instr(args, :text) > 0
    OR id IN (SELECT consent_id FROM consent_answer WHERE user_id = :user))
"""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What was done to forget somebody."""

    left: tuple[int, ...]
    """Games that go on without him."""
    closed: tuple[int, ...]
    """Games and lobbies that nobody else was in."""
    kept: int
    """Ended games that keep an anonymous seat."""


class Privacy:
    """What somebody can ask of the bot about himself."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions

    async def export(self, user: int) -> bytes:
        """Everything that is kept of a user, as JSON."""
        return await self._sessions.database.read_aside(_export, user)

    async def forget(self, user: int) -> Forgotten:
        """Leave all games and delete everything; ended games keep an anonymous seat."""
        database = self._sessions.database
        left, closed, kept = [], [], 0
        await trial.erase(self._sessions, await database.read(trials.of_user, user))
        his = await database.read(games.of_user, user, MOST_GAMES)
        for row, _ in his:
            if row.status is Status.LOBBY:
                with suppress(GameOpenError):  # somebody has just started it
                    await database.write(lobby.leave, row.id, user, self._sessions.clock.now())
            await self._leave(row.id, user)
            after = await database.read(games.find, row.id)
            if after is not None and after.status in (Status.LIVE, Status.LOBBY):
                left.append(row.id)
            elif row.status in (Status.LIVE, Status.LOBBY):
                closed.append(row.id)
            else:
                kept += 1
        for table, column in (place.split(".") for place in IN_PAYLOADS):
            await self._in_chunks(table, partial(_clear_payloads, table=table, column=column), user)
        played = await database.read_aside(_played, user)
        await self._in_chunks("post", partial(_clear_stories, played=played), user)
        await self._in_chunks("undo", _clear_undone, user)
        await self._in_chunks("game", _clear_moves, user, CHUNK // 10)
        await database.write(_delete, user)
        for row, _ in his:
            await elsewhere.unload(self._sessions, row.id)
        return Forgotten(tuple(left), tuple(closed), kept)

    async def _in_chunks(self, table: str, work: Chunk, user: int, size: int = 0) -> None:
        """Go through a large table piece by piece, so that nobody waits for the whole of it."""
        database = self._sessions.database
        first = 0
        while (last := await database.read(_last_of_chunk, table, first, size)) is not None:
            await database.write(work, user, first, last + 1)
            first = last + 1

    async def _leave(self, game: int, user: int) -> None:
        row = await self._sessions.database.read(games.find, game)
        if row is not None and row.status is Status.LIVE:
            await elsewhere.leave(self._sessions, game, user)


def _everything(conn: Connection, user: int) -> dict[str, Any]:
    """All rows of a user, by table; of games only what is his."""
    found: dict[str, Any] = {"user": user, "settings": people.user_settings(conn, user)}
    for table, columns in USER_COLUMNS.items():
        if table != "user":
            where = " OR ".join(f"{column} = :user" for column in columns)
            rows = _rows(conn, f'SELECT * FROM "{table}" WHERE {where}', user)
            found[table] = [_his(row, user, OF_ALL.get(table, ())) for row in rows]
    found["game"] = _rows(
        conn,
        "SELECT id, key, status, guild, channel, created, started, ended FROM game WHERE organiser"
        " = :user OR id IN (SELECT game_id FROM seat WHERE user_id = :user)",
        user,
    )
    found["result"] = _rows(
        conn,
        "SELECT result.* FROM result JOIN seat USING (game_id, seat) WHERE seat.user_id = :user",
        user,
    )
    return found


def _export(conn: Connection, user: int) -> bytes:
    return json.dumps(_everything(conn, user), ensure_ascii=False, indent=1).encode()


def _last_of_chunk(conn: Connection, table: str, first: int, size: int) -> int | None:
    query = (
        f"SELECT max(id) FROM (SELECT id FROM {table} WHERE id >= ? ORDER BY id LIMIT ?) AS chunk"
    )
    row = conn.execute(query, (first, size or CHUNK)).fetchone()
    return None if row[0] is None else int(row[0])


def _his(row: dict[str, Any], user: int, left_out: Sequence[str]) -> dict[str, Any]:
    """A row without what it says of others: their ids, and the moves of a turn taken back."""
    own = {name: value for name, value in row.items() if name not in left_out}
    if "args" in own:
        own["args"] = _without_others(json.loads(own["args"]), user)
    return own


def _without_others(stored: Any, user: int, key: str = "") -> Any:  # whatever JSON holds
    if isinstance(stored, dict):
        return {name: _without_others(value, user, name) for name, value in stored.items()}
    if isinstance(stored, list):
        return [_without_others(one, user, key) for one in stored]
    number = int(stored) if str(stored).isdecimal() else 0
    somebody = key in KEYS or number >= SMALLEST_ID
    return None if somebody and number != user else stored


def _rows(conn: Connection, query: str, user: int) -> list[dict[str, Any]]:
    cursor = conn.execute(query, {"user": user})
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]


def _clear_moves(conn: Connection, user: int, first: int, after: int) -> None:
    """Of moves nobody knows any more who made them."""
    conn.execute(
        "UPDATE move SET user_id = NULL WHERE game_id >= ? AND game_id < ? AND user_id = ?",
        (first, after, user),
    )


def _delete(conn: Connection, user: int) -> None:
    for request in conn.execute(_REQUESTS, {"user": user, "text": str(user)}).fetchall():
        traces.close(conn, request, "void")
    for table, columns in USER_COLUMNS.items():
        for column in columns if table != "move" else ():  # gone before, game by game
            if table in ROWS_OF_HIS:
                conn.execute(f'DELETE FROM "{table}" WHERE {column} = ?', (user,))
            else:
                nobody = NOBODY if table == "consent" else None
                conn.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (nobody, user))
    conn.execute("DELETE FROM post WHERE kind = ? AND channel = ?", (DIRECT, user))


def _played(conn: Connection, user: int) -> frozenset[int]:
    """The games that somebody has had to do with, also those that he has left."""
    return frozenset(int(row[0]) for row in conn.execute(_HIS_GAMES, {"user": user}))


def _clear_stories(
    conn: Connection, user: int, first: int, after: int, *, played: frozenset[int]
) -> None:
    """What was posted to tables of his is not kept word for word any more; the log tells it."""
    rows = conn.execute(
        "SELECT id, game_id, payload FROM post WHERE id >= ? AND id < ?"
        f" AND (instr(payload, '\"{STORY}\"') > 0 OR instr(payload, '\"{FILES}\"') > 0)",
        (first, after),
    )
    for id_, game, text in rows.fetchall():
        if game not in played:
            continue
        payload = json.loads(text)
        kept = {key: value for key, value in payload.items() if key != STORY}
        if FILES in kept:
            kept[FILES] = [[name, ""] for name, _ in kept[FILES]]
        if kept != payload:
            text = json.dumps(kept, ensure_ascii=False)
            conn.execute("UPDATE post SET payload = ? WHERE id = ?", (text, id_))


def _clear_payloads(
    conn: Connection, user: int, first: int, after: int, *, table: str, column: str
) -> None:
    """Take a user out of stored JSON."""
    rows = conn.execute(
        f"SELECT id, {column} FROM {table} WHERE id >= ? AND id < ? AND instr({column}, ?) > 0",
        (first, after, str(user)),
    )
    for id_, text in rows.fetchall():
        stored = json.loads(text)
        cleared = _without(stored, user)
        if cleared != stored:
            text = json.dumps(cleared, ensure_ascii=False)
            conn.execute(f"UPDATE {table} SET {column} = ? WHERE id = ?", (text, id_))


def _without(stored: Any, user: int, key: str = "") -> Any:  # whatever JSON holds
    if isinstance(stored, dict):
        return {name: _without(value, user, name) for name, value in stored.items()}
    if isinstance(stored, list):
        return [_without(one, user, key) for one in stored]
    named = key in KEYS or user >= SMALLEST_ID
    return None if named and stored in (user, str(user)) else stored


def _clear_undone(conn: Connection, user: int, first: int, after: int) -> None:
    """Nor of those that were taken back."""
    rows = conn.execute(
        "SELECT id, moves FROM undo WHERE id >= ? AND id < ? AND instr(moves, ?) > 0",
        (first, after, str(user)),
    )
    for id_, text in rows.fetchall():
        moves: list[Sequence[Any]] = json.loads(text)
        cleared = [
            [
                None if at == UNDONE_USER and value == user else value
                for at, value in enumerate(move)
            ]
            for move in moves
        ]
        conn.execute("UPDATE undo SET moves = ? WHERE id = ?", (json.dumps(cleared), id_))
