"""A line to a PostgreSQL server: opened when it is needed, and again when it was cut.

psycopg is imported here and in `bot/store/server.py` and nowhere else: it is there only where
`DATABASE_URL` asks for it (`pip install 'orrery[postgres]'`).
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from bot.store import errors
from bot.store.database import Job
from bot.store.dialect import for_server
from bot.store.errors import StoreError
from bot.store.leases import Claimed, claimed, refused
from bot.store.sql import Cursor, NotUniqueError

SECONDS_TO_CONNECT: Final = 5
PATIENCE: Final = 2.0
"""Seconds for which a server that does not answer is tried again before somebody is told."""
PAUSE: Final = 0.1
IDLE_SECONDS: Final = 3
"""A process that stops in the middle of a transaction keeps its leases from others so long."""
MOST_ATTEMPTS: Final = 5
USUAL: Final = {
    "connect_timeout": SECONDS_TO_CONNECT,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15000,
    "application_name": "orrery",
}
"""So that a cut cable is noticed within seconds; the address may say otherwise."""
PASSING: Final = (psycopg.errors.SerializationFailure, psycopg.errors.DeadlockDetected)
"""Two processes were at the same rows: one of them tries again."""
OLDEST: Final = 150000


def address(url: str) -> str:
    """A host's address with what we add to it; raises CannotOpenError for one that is none."""
    try:
        given = conninfo_to_dict(url)
    except psycopg.ProgrammingError as error:
        raise errors.CannotOpenError(path="DATABASE_URL", problem=_words(error)) from error
    merged: dict[str, Any] = {**USUAL, **given}
    return make_conninfo(**merged)


def name_of(url: str) -> str:
    """An address as it may be shown: without its password."""
    given = conninfo_to_dict(url)
    host = given.get("host") or given.get("hostaddr") or "localhost"
    return f"PostgreSQL {given.get('dbname') or given.get('user') or 'orrery'} at {host}"


class ServerConnection:
    """psycopg's connection, spoken to as to SQLite's."""

    def __init__(self, raw: psycopg.Connection[Any], serving: str = "") -> None:
        self.raw = raw
        self.serving = serving

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction has begun and not ended."""
        return self.raw.info.transaction_status not in (
            TransactionStatus.IDLE,
            TransactionStatus.UNKNOWN,
        )

    def execute(self, sql: str, parameters: Any = (), /) -> Cursor:
        """Carry out one statement; raises NotUniqueError, psycopg's errors."""
        text: Any = for_server(sql, self.serving)
        try:
            return self.raw.execute(text, parameters)
        except psycopg.IntegrityError as error:
            raise NotUniqueError(_words(error)) from error

    def executemany(self, sql: str, parameters: Iterable[Any], /) -> Cursor:
        """Carry out one statement for every row of parameters."""
        text: Any = for_server(sql, self.serving)
        cursor = self.raw.cursor()
        try:
            cursor.executemany(text, parameters)
        except psycopg.IntegrityError as error:
            raise NotUniqueError(_words(error)) from error
        return cursor

    def stream(self, sql: str, /) -> Iterator[Any]:
        """Rows one after the other; nothing else is asked before the last."""
        text: Any = for_server(sql, self.serving)
        with self.raw.cursor() as cursor:
            yield from cursor.stream(text)


def connected(url: str, *, patience: float = PATIENCE) -> ServerConnection:
    """A new line; raises psycopg.OperationalError if nobody answers for so long."""
    begun = time.monotonic()
    while True:
        try:
            return ServerConnection(psycopg.connect(address(url), autocommit=True))
        except psycopg.OperationalError:
            if time.monotonic() - begun + PAUSE > patience:
                raise
        time.sleep(PAUSE)


class ServerLine:
    """Writes to the server, in one thread; the hand of `bot/store/database.py`."""

    trouble: type[Exception] = psycopg.Error

    def __init__(self, url: str) -> None:
        self.serving = ""
        """The tables that this process serves, as `ours` is told."""
        self._url = url
        self._conn: ServerConnection | None = None
        self._transaction: str | None = None

    @property
    def conn(self) -> ServerConnection:
        """The connection, opened again if it was cut."""
        if self._conn is None or self._conn.raw.closed:
            self._conn = connected(self._url)
            self._conn.execute(f"SET idle_in_transaction_session_timeout = '{IDLE_SECONDS}s'")
        self._conn.serving = self.serving
        return self._conn

    @property
    def pid(self) -> int:
        """The number that the server gives this line; 0 while there is none."""
        return 0 if self._conn is None else self._conn.raw.info.backend_pid

    def begin(self, jobs: Sequence[Job[Any]]) -> tuple[ServerConnection, list[Job[Any]]]:
        """Begin, and look which leases count; their rows stay as they are until it ends."""
        conn, self._transaction = self.conn, None
        conn.execute("BEGIN IMMEDIATE")
        claims = claimed(jobs)
        counting: Claimed = [row[:2] for row in conn.execute(claims)] if claims else ()
        allowed = refused(jobs, counting)
        self._transaction = conn.execute("SELECT pg_current_xact_id()::text").fetchone()[0]
        return conn, allowed

    def commit(self) -> None:
        """Have it on the disk. A line that is cut meanwhile leaves open what came of it: the
        server knows, and is asked."""
        transaction, self._transaction = self._transaction, None
        try:
            self.conn.execute("COMMIT")
        except psycopg.OperationalError:
            if transaction is None or not self._was_committed(transaction):
                raise

    def _was_committed(self, transaction: str) -> bool:
        begun = time.monotonic()
        while time.monotonic() - begun < SECONDS_TO_CONNECT:
            with suppress(psycopg.OperationalError):
                row = self.conn.execute(
                    "SELECT pg_xact_status(CAST(? AS xid8))", (transaction,)
                ).fetchone()
                if row[0] != "in progress":
                    return bool(row[0] == "committed")
            time.sleep(PAUSE)
        raise psycopg.OperationalError("the server does not tell what came of a transaction")

    def roll_back(self) -> None:
        """End a transaction that failed, if its line is still there."""
        if self._conn is not None and not self._conn.raw.closed and self._conn.in_transaction:
            self._conn.execute("ROLLBACK")

    def may_repeat(self, error: BaseException, attempt: int) -> bool:
        """Whether somebody else was in the way, or the line was cut before anything counted."""
        cut = isinstance(error, psycopg.OperationalError) and (
            self._conn is None or bool(self._conn.raw.closed)
        )
        return attempt < MOST_ATTEMPTS and (cut or isinstance(error, PASSING))

    def mapped(self, error: Exception) -> StoreError:
        """The error of our tree."""
        return from_server(error, name_of(self._url))

    def close(self) -> None:
        """Hang up."""
        if self._conn is not None:
            self._conn.raw.close()


def from_server(error: Exception, name: str) -> StoreError:
    """The error of our tree that one of PostgreSQL stands for."""
    kind: type[StoreError] = StoreError
    if isinstance(error, psycopg.errors.DiskFull):
        kind = errors.DiskFullError
    elif isinstance(error, psycopg.errors.ReadOnlySqlTransaction):
        kind = errors.ReadOnlyFileError
    elif isinstance(error, psycopg.errors.IoError | psycopg.errors.DataCorrupted):
        kind = errors.WriteFailedError
    elif isinstance(error, psycopg.OperationalError):
        kind = errors.ServerAwayError
    return kind(path=name, problem=_words(error))


def _words(error: Exception) -> str:
    """What the server says, in one line."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return "; ".join(lines)[:300] or type(error).__name__
