"""A line to a PostgreSQL server: opened when it is needed, and again when it was cut.

psycopg is imported here and in `bot/store/server.py` and nowhere else: it is there only where
`DATABASE_URL` asks for it (`pip install 'orrery[postgres]'`).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, Self, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq import TransactionStatus

from bot.store import errors
from bot.store.database import Job
from bot.store.dialect import for_server
from bot.store.errors import StoreError
from bot.store.leases import Claimed, claimed, refused
from bot.store.sql import Cursor, NotUniqueError

T = TypeVar("T")

SECONDS_TO_CONNECT: Final = 5
PATIENCE: Final = 2.0
"""Seconds for which a server that does not answer is tried again before somebody is told; twice,
as a read has two attempts."""
PAUSE: Final = 0.1
IDLE_SECONDS: Final = 3
"""A process that stops in the middle of a transaction keeps its leases from others so long."""
LOCKED_SECONDS: Final = 5
"""So long is waited for rows or tables that somebody else keeps."""
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
    return ServerConnection(
        _patiently(lambda: psycopg.connect(address(url), autocommit=True), patience)
    )


def _patiently(connect: Callable[[], T], patience: float) -> T:
    """Try again and again: a server that begins anew is back within a moment."""
    begun = time.monotonic()
    while True:
        try:
            return connect()
        except psycopg.OperationalError:
            if time.monotonic() - begun + PAUSE > patience:
                raise
        time.sleep(PAUSE)


class PatientConnection(psycopg.Connection[Any]):
    """One of the pool's, which itself would pause longer with every attempt, up to minutes."""

    @classmethod
    def connect(cls, conninfo: str = "", **kwargs: Any) -> Self:
        """A new connection, as soon as somebody answers; `given_up` says when nobody wants it any
        more, and then this raises psycopg.OperationalError."""
        given_up = kwargs.pop("given_up")
        while True:
            try:
                return super().connect(conninfo, **kwargs)
            except psycopg.OperationalError:
                if given_up():
                    raise
            time.sleep(PAUSE)


class AwayError(psycopg.OperationalError):
    """There is nobody to speak to, so nothing was done."""


class UndoneError(psycopg.OperationalError):
    """The line was cut, and the server has not done it."""


class OpenOutcomeError(psycopg.OperationalError):
    """Nobody can tell at present whether it was done, so it must not be done again."""


PASSING: Final = (
    psycopg.errors.SerializationFailure,
    psycopg.errors.DeadlockDetected,
    UndoneError,
)
"""Two processes were at the same rows, or the line was cut: it is tried again."""
_NOTE: Final = "INSERT INTO receipt (line, number) VALUES"


class ServerLine:
    """Writes to the server, in one thread; the hand of `bot/store/database.py`.

    Every transaction leaves its number in a row of this line. If the line is cut while a
    transaction is committed, that row tells what came of it: reading it waits until the server is
    done with the old line, and after a crash it is as it was. The number that the server itself
    gives a transaction will not do: after a crash it may give it again, to somebody else's.
    """

    trouble: type[Exception] = psycopg.Error

    def __init__(self, url: str) -> None:
        self.serving = ""
        """The tables that this process serves, as `ours` is told."""
        self._url = url
        self._name = secrets.token_hex(8)
        self._number = 0
        """Of the latest transaction."""
        self._conn: ServerConnection | None = None

    @property
    def conn(self) -> ServerConnection:
        """The connection, opened again if it was cut; raises AwayError."""
        if self._conn is None or self._conn.raw.closed:
            try:
                self._conn = _patiently(self._opened, 2 * PATIENCE)
            except psycopg.OperationalError as error:
                raise AwayError(_words(error)) from error
        self._conn.serving = self.serving
        return self._conn

    def _opened(self) -> ServerConnection:
        conn = connected(self._url, patience=0.0)
        conn.raw.execute(
            f"SET idle_in_transaction_session_timeout = '{IDLE_SECONDS}s';"
            f" SET lock_timeout = '{LOCKED_SECONDS}s';"
            f" {_NOTE} ('{self._name}', 0) ON CONFLICT (line) DO NOTHING".encode()
        )
        return conn

    @property
    def pid(self) -> int:
        """The number that the server gives this line; 0 while there is none."""
        return 0 if self._conn is None else self._conn.raw.info.backend_pid

    def begin(self, jobs: Sequence[Job[Any]]) -> tuple[ServerConnection, list[Job[Any]]]:
        """Begin, and look which leases count; their rows stay as they are until it ends."""
        conn = self.conn
        self._number += 1
        note = (
            f"{_NOTE} ('{self._name}', {self._number}) ON CONFLICT (line)"
            " DO UPDATE SET number = excluded.number, at = excluded.at"
        )
        begin = (for_server("BEGIN IMMEDIATE"), claimed(jobs), note)
        # In one go; psycopg must not prepare what is several statements.
        done = conn.raw.execute(";".join(filter(None, begin)).encode(), prepare=False)
        results = [one.fetchall() for one in done.results() if one.description]
        counting: Claimed = [row[:2] for row in results[0]] if results else ()
        return conn, refused(jobs, counting)

    def commit(self) -> None:
        """Have it on the disk. A line that is cut meanwhile leaves open what came of it, until the
        server is asked; raises OpenOutcomeError where it does not tell."""
        assert self._conn is not None
        try:
            done = self._conn.raw.execute("COMMIT")
        except psycopg.OperationalError as error:
            if not self._was_committed():
                raise UndoneError(_words(error)) from error
        else:
            if done.statusmessage != "COMMIT":  # a statement had failed, and nobody minded
                raise psycopg.InternalError(f"the server answers {done.statusmessage} to COMMIT")

    def _was_committed(self) -> bool:
        begun = time.monotonic()
        while time.monotonic() - begun < SECONDS_TO_CONNECT:
            with suppress(psycopg.OperationalError):
                row = self.conn.execute(
                    "SELECT number FROM receipt WHERE line = ? FOR UPDATE", (self._name,)
                ).fetchone()
                return row is not None and row[0] == self._number
            time.sleep(PAUSE)
        raise OpenOutcomeError("the server does not tell what came of a transaction")

    def roll_back(self) -> None:
        """End a transaction that failed, if its line is still there."""
        if self._conn is not None and not self._conn.raw.closed and self._conn.in_transaction:
            self._conn.execute("ROLLBACK")

    def may_repeat(self, error: BaseException, attempt: int) -> bool:
        """Whether somebody else was in the way, or the line was cut before anything counted."""
        if isinstance(error, psycopg.errors.ReadOnlySqlTransaction) and self._conn is not None:
            self._conn.raw.close()  # another server may have taken over: the address knows which
        cut = isinstance(error, psycopg.OperationalError | psycopg.InternalError) and (
            self._conn is None or bool(self._conn.raw.closed)
        )
        passing = (cut and not self.hopeless(error)) or isinstance(error, PASSING)
        return attempt < MOST_ATTEMPTS and passing

    def hopeless(self, error: BaseException) -> bool:
        """Whether there is nobody to speak to."""
        return isinstance(error, AwayError | OpenOutcomeError)

    def mapped(self, error: Exception) -> StoreError:
        """The error of our tree."""
        return from_server(error, name_of(self._url))

    def close(self) -> None:
        """Hang up."""
        if self._conn is not None:
            with suppress(psycopg.Error):
                self._conn.execute("DELETE FROM receipt WHERE line = ?", (self._name,))
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
    elif isinstance(error, psycopg.errors.LockNotAvailable):
        kind = errors.DatabaseLockedError
    elif isinstance(error, psycopg.OperationalError):
        kind = errors.ServerAwayError
    return kind(path=name, problem=_words(error))


def _words(error: Exception) -> str:
    """What the server says, in one line."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return "; ".join(lines)[:300] or type(error).__name__
