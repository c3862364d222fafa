"""Everything moved from one database to another, and compared there before it counts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final, NamedTuple

from bot.store.database import Where, reader, writing
from bot.store.errors import AnotherBotError, MovedWrongError, NotEmptyError
from bot.store.lockfile import LockFile
from bot.store.numbers import NUMBERED, go_on_from, last_number
from bot.store.schema import OWNED, TABLES
from bot.store.sql import Connection, rows_of

AT_ONCE: Final = 2000


class Moved(NamedTuple):
    """What was moved."""

    games: int
    rows: dict[str, int]


def move_data(source: Where, target: Where) -> Moved:
    """Copy everything; raises a StoreError, and has then left nothing in the target.

    Neither database may be in use: what is written meanwhile would be lost.
    """
    with ExitStack() as stack:
        stack.enter_context(_at_rest(source))
        given = stack.enter_context(reader(source))
        taken = stack.enter_context(_emptied(target))
        for table in TABLES:
            _copy(given, taken, table)
        for table in NUMBERED:
            go_on_from(taken, table, last_number(given, table))
        return _compared(given, taken, target)


def fingerprints(conn: Connection) -> dict[tuple[str, int], str]:
    """For every table and game in it a hash of its rows; under 0 those that belong to no game."""
    found: dict[tuple[str, int], str] = {}
    for table, order in TABLES.items():
        owner = itemgetter(0) if table == "game" or table in OWNED else None
        columns = _columns(conn, table)
        rows = rows_of(conn, f'SELECT {columns} FROM "{table}" ORDER BY {order}')
        for game, own in groupby(rows, key=owner or (lambda _: 0)):
            digest = sha256()
            for row in own:
                digest.update(json.dumps(list(row)).encode())
            found[table, int(game or 0)] = digest.hexdigest()
    return found


def _columns(conn: Connection, table: str) -> str:
    """Its columns by name, the same in both databases; the game first."""
    described = conn.execute(f'SELECT * FROM "{table}" LIMIT 0').description
    names = sorted(column[0] for column in described)
    first = "id" if table == "game" else "game_id"
    return ", ".join(sorted(names, key=lambda name: name != first))


def _copy(given: Connection, taken: Connection, table: str) -> None:
    columns = _columns(given, table)
    marks = ", ".join("?" * len(columns.split(", ")))
    rows = rows_of(given, f'SELECT {columns} FROM "{table}" ORDER BY {TABLES[table]}')
    while some := _next(rows):
        taken.executemany(f'INSERT INTO "{table}" ({columns}) VALUES ({marks})', some)


def _next(rows: Iterator[Any]) -> list[Any]:
    return [row for row, _ in zip(rows, range(AT_ONCE), strict=False)]


def _compared(given: Connection, taken: Connection, target: Where) -> Moved:
    """Counts of all tables, and a hash of every game; raises MovedWrongError."""
    sent, arrived = _counts(given), _counts(taken)
    wrong = [table for table in TABLES if sent[table] != arrived[table]]
    before, after = fingerprints(given), fingerprints(taken)
    wrong += [f"{key[0]} {key[1]}" for key in before if before[key] != after.get(key)]
    if wrong or len(before) != len(after):
        raise MovedWrongError(path=str(target), problem=", ".join(wrong[:5]) or "rows")
    return Moved(sent["game"], sent)


def _counts(conn: Connection) -> dict[str, int]:
    return {
        table: int(conn.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0])
        for table in TABLES
    }


@contextmanager
def _at_rest(source: Where) -> Iterator[None]:
    """Nobody else works on it meanwhile; raises AnotherBotError."""
    if isinstance(source, Path):
        lock = LockFile(source)
        if source.exists():
            lock.take()
        try:
            yield
        finally:
            lock.release()
        return
    with reader(source) as conn:
        _no_bot(conn)
    yield


def _no_bot(conn: Connection) -> None:
    held = conn.execute(
        "SELECT min(holder) FROM lease WHERE holder IS NOT NULL AND until > clock_timestamp()"
    ).fetchone()[0]
    if held is not None:
        raise AnotherBotError(path="that database", pid=str(held))


@contextmanager
def _emptied(target: Where) -> Iterator[Connection]:
    """A database with our tables and nothing in them, in one transaction; raises NotEmptyError."""
    with writing(target) as conn:
        if any(_counts(conn).values()):
            raise NotEmptyError(path=target if isinstance(target, Path) else "The new database")
        yield conn
