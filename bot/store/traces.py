"""What was taken back, what needs consent, and who did what to a table."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.store.log import move_row, move_values, turn_row, turn_values, words_of
from bot.store.rows import ConsentRow, UndoRow
from bot.store.sql import Connection

_UNDO = "id, at, user_id, reason, position, moves, turns, version, redone, sealed, veiled"

ABOUT_THE_LOG = ("undo", "rewind", "continue")
"""Requests that lose their meaning when the log changes."""
RENEWED, EXPIRED, VOID = "renewed", "expired", "void"
"""A request was made anew, not everybody has answered in time, or it has lost its meaning."""


class Audit(NamedTuple):
    """An act of an organiser or a group."""

    at: float
    user: int | None
    what: str
    args: Mapping[str, object]


def put_undo(conn: Connection, game: int, undone: UndoRow) -> int:
    """Keep what is taken back; its id is given by the store."""
    cursor = conn.execute(
        "INSERT INTO undo (game_id, at, user_id, reason, position, moves, turns, version, sealed,"
        " veiled) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            game,
            undone.at,
            undone.user,
            undone.reason,
            undone.position,
            json.dumps([move_values(row) for row in undone.moves]),
            json.dumps([turn_values(row) for row in undone.turns]),
            undone.version,
            json.dumps(undone.sealed),
            json.dumps({str(n): " ".join(words) for n, words in undone.veiled.items()}),
        ),
    )
    return int(cursor.fetchone()[0])


def undone(conn: Connection, game: int) -> list[UndoRow]:
    """Everything that was taken back in a game, oldest first, as all may see it: secret answers
    that nobody had seen stay out, as do words that nobody ever learns, and that they were taken
    back."""
    return [one.public for one in taken_back(conn, game) if one.reason != "withdraw"]


def taken_back(conn: Connection, game: int) -> list[UndoRow]:
    """The same whole, with what nobody may read."""
    rows = conn.execute(f"SELECT {_UNDO} FROM undo WHERE game_id = ? ORDER BY id", (game,))
    return [*map(_undo_row, rows)]


def last_undo(conn: Connection, game: int) -> UndoRow | None:
    """What was taken back last, whole, so that it can be put back."""
    row = conn.execute(
        f"SELECT {_UNDO} FROM undo WHERE game_id = ? ORDER BY id DESC LIMIT 1", (game,)
    ).fetchone()
    return None if row is None else _undo_row(row)


def mark_redone(conn: Connection, undo: int, now: float) -> None:
    """It was put back."""
    conn.execute("UPDATE undo SET redone = ? WHERE id = ?", (now, undo))


def ask(conn: Connection, request: ConsentRow) -> int:
    """Store a request and whom it asks; its id is given by the store."""
    cursor = conn.execute(
        "INSERT INTO consent (game_id, what, args, user_id, version, status, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id",
        (
            request.game,
            request.what,
            json.dumps(dict(request.args)),
            request.user,
            request.version,
            request.status,
            request.at,
        ),
    )
    number = int(cursor.fetchone()[0])
    conn.executemany(
        "INSERT INTO consent_answer (consent_id, user_id, agreed) VALUES (?, ?, NULL)",
        [(number, user) for user in request.answers],
    )
    return number


def consent(conn: Connection, request: int) -> ConsentRow | None:
    """One request with its answers."""
    row = conn.execute(
        "SELECT id, game_id, what, args, user_id, version, status, at FROM consent WHERE id = ?",
        (request,),
    ).fetchone()
    if row is None:
        return None
    id_, game, what, args, user, version, status, at = row
    answers = conn.execute(
        "SELECT user_id, agreed FROM consent_answer WHERE consent_id = ? ORDER BY user_id",
        (request,),
    )
    said = {int(user): None if agreed is None else bool(agreed) for user, agreed in answers}
    return ConsentRow(id_, game, what, json.loads(args), user, version, status, at, said)


def open_requests(conn: Connection, game: int) -> list[int]:
    """Ids of requests that still wait for answers."""
    rows = conn.execute(
        "SELECT id FROM consent WHERE game_id = ? AND status = 'open' ORDER BY id", (game,)
    )
    return [int(row[0]) for row in rows]


def open_rows(conn: Connection, game: int) -> list[ConsentRow]:
    """These requests with their answers."""
    rows = (consent(conn, request) for request in open_requests(conn, game))
    return [row for row in rows if row is not None]


def answer(conn: Connection, request: int, user: int, agreed: bool, now: float) -> None:
    """Store what one user says to a request."""
    conn.execute(
        "UPDATE consent_answer SET agreed = ?, at = ? WHERE consent_id = ? AND user_id = ?",
        (int(agreed), now, request, user),
    )


def close(conn: Connection, requests: Iterable[int], status: str) -> None:
    """Requests are granted, refused, or void because the game has moved on."""
    conn.executemany(
        "UPDATE consent SET status = ? WHERE id = ?", [(status, request) for request in requests]
    )


def void(conn: Connection, game: int) -> None:
    """The log has changed: requests that were about the old one are void."""
    marks = ", ".join("?" * len(ABOUT_THE_LOG))
    conn.execute(
        "UPDATE consent SET status = 'void' WHERE game_id = ? AND status = 'open'"
        f" AND what IN ({marks})",
        (game, *ABOUT_THE_LOG),
    )


def void_all(conn: Connection, game: int) -> None:
    """Nothing can be asked of anybody any more."""
    close(conn, open_requests(conn, game), VOID)


def void_of(conn: Connection, game: int, user: int) -> None:
    """A user is not at the table any more: what he has asked for, or was asked, is void."""
    for row in open_rows(conn, game):
        if row.user == user or user in row.answers:
            close(conn, [row.id], VOID)


def expire(conn: Connection, before: float) -> list[int]:
    """Requests that were made before then are not open any more; returns the games they touch."""
    rows = conn.execute(
        "UPDATE consent SET status = ? WHERE id IN (SELECT id FROM consent WHERE status = 'open'"
        " AND at <= ? /* ours by consent.game_id */ /* taken */) RETURNING game_id",
        (EXPIRED, before),
    )
    return sorted({int(row[0]) for row in rows})


def audit(
    conn: Connection,
    game: int,
    user: int | None,
    what: str,
    args: Mapping[str, object],
    now: float,
) -> None:
    """Write down who did what to a table."""
    conn.execute(
        "INSERT INTO audit (game_id, at, user_id, what, args) VALUES (?, ?, ?, ?, ?)",
        (game, now, user, what, json.dumps(dict(args), ensure_ascii=False)),
    )


def calls_between(conn: Connection, game: int, user: int, since: float, now: float) -> int:
    """How often a user has called the others of a table: asked for consent, or taken back. What a
    clock that ran ahead has dated later does not count."""
    row = conn.execute(
        "SELECT (SELECT count(*) FROM audit WHERE game_id = ? AND user_id = ?"
        " AND at > ? AND at <= ? AND what LIKE '%-asked')"
        " + (SELECT count(*) FROM undo WHERE game_id = ? AND user_id = ?"
        " AND at > ? AND at <= ? AND reason <> 'withdraw')",
        (game, user, since, now) * 2,
    ).fetchone()
    return int(row[0])


def audits(conn: Connection, game: int) -> list[Audit]:
    """The audit trail of a table, oldest first."""
    rows = conn.execute(
        "SELECT at, user_id, what, args FROM audit WHERE game_id = ? ORDER BY id", (game,)
    )
    return [Audit(at, user, what, json.loads(args)) for at, user, what, args in rows]


def _undo_row(row: Sequence[Any]) -> UndoRow:
    """A row in the order of _UNDO, untyped as SQLite's columns are."""
    id_, at, user, reason, position, moves, turns, version, redone, sealed, veiled = row
    return UndoRow(
        id=id_,
        at=at,
        user=user,
        reason=reason,
        position=position,
        moves=tuple(move_row(tuple(values)) for values in json.loads(moves)),
        turns=tuple(turn_row(tuple(values)) for values in json.loads(turns)),
        version=version,
        redone=redone,
        sealed=tuple(json.loads(sealed)),
        veiled={int(n): words_of(text) for n, text in json.loads(veiled).items()},
    )
