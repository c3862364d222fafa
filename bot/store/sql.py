"""What the store asks of a database: statements, and rows that come back.

Statements are written once, in SQLite's dialect where it differs; `bot/store/dialect.py` puts them
into PostgreSQL's. `sqlite3.Connection` is such a connection as it is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, Protocol, runtime_checkable


class Cursor(Protocol):
    """The outcome of a statement; rows are as untyped as their columns."""

    @property
    def rowcount(self) -> int:
        """How many rows were changed."""
        ...

    @property
    def description(self) -> Any:
        """The columns, each with its name first."""
        ...

    def fetchone(self) -> Any:
        """The next row; None after the last."""
        ...

    def fetchall(self) -> list[Any]:
        """All further rows."""
        ...

    def __iter__(self) -> Iterator[Any]: ...


class Connection(Protocol):
    """A line to a database, used by one thread at a time."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction has begun and not ended."""
        ...

    def execute(self, sql: str, parameters: Any = ..., /) -> Cursor:
        """Carry out one statement."""
        ...

    def executemany(self, sql: str, parameters: Any, /) -> Cursor:
        """Carry out one statement for every row of parameters."""
        ...


@runtime_checkable
class Streaming(Protocol):
    """A connection that would hand over all rows at once unless it is asked for a stream."""

    def stream(self, sql: str, /) -> Iterator[Any]:
        """Rows one after the other; nothing else is asked before the last."""
        ...


def rows_of(conn: Connection, sql: str) -> Iterator[Any]:
    """All rows, however many, without having them in memory."""
    return conn.stream(sql) if isinstance(conn, Streaming) else iter(conn.execute(sql))


class NotUniqueError(Exception):
    """A row of that key is there already, or one that it speaks of is not."""


def is_file(conn: Connection) -> bool:
    """Whether it is SQLite that is spoken to, where the two have to be told apart."""
    return isinstance(conn, sqlite3.Connection)


DUPLICATE = (sqlite3.IntegrityError, NotUniqueError)
"""What a statement raises that would give two rows the same key."""


def replaced(columns: str) -> str:
    """For an `ON CONFLICT … DO UPDATE SET`: all of these columns as they were to be inserted."""
    return ", ".join(f"{name} = excluded.{name}" for name in columns.split(", "))
