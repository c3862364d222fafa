"""The database as a file of SQLite: one bot, one writer connection in its own thread."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import aiosqlite

from bot.health import timed
from bot.store.database import BUSY_SECONDS, Database, Job, Work, write_jobs
from bot.store.errors import CannotOpenError, DamagedFileError, StoreError, from_sqlite
from bot.store.known import TEXT, Progress, compare, look, new_note, note_path, progress_of
from bot.store.lockfile import LockFile
from bot.store.schema import migrate, version_of
from bot.store.sql import Connection, is_file

T = TypeVar("T")
P = ParamSpec("P")

_PRAGMAS = {
    "journal_mode": "wal",
    "synchronous": 2,  # FULL: a commit is on the disk when it is acknowledged
    "foreign_keys": 1,
    "temp_store": 2,
}


class _Writer(aiosqlite.Connection):
    """aiosqlite's connection with one more verb: run a function in the connection's thread."""

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        # aiosqlite has no public name for this; a subclass may use the protected one.
        execute = cast("Callable[..., Awaitable[T]]", self._execute)
        return await execute(work, self._conn)

    async def gone(self) -> None:
        """Wait for the thread, which must not outlive the event loop it reports to."""
        await asyncio.to_thread(self._thread.join)


class ProgressNote:
    """What is noted of a database while this process writes it; nothing where its schema is older
    than counting."""

    def __init__(self, database: Path, progress: Progress | None) -> None:
        self._mark = ""
        self._descriptor: int | None = None
        self.counts = progress is not None
        if progress is not None:
            self._mark = progress.mark
            with suppress(OSError):  # no room: an older note still tells the truth
                new_note(database, progress).replace(note_path(database))
                self._descriptor = os.open(note_path(database), os.O_WRONLY)

    def keep(self, written: int) -> None:
        """So many transactions are on the disk."""
        if self._descriptor is not None:
            with suppress(OSError):
                os.lseek(self._descriptor, 0, os.SEEK_SET)
                os.write(self._descriptor, TEXT.format(self._mark, written).encode())

    def close(self) -> None:
        """Leave the note as it is."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def count(conn: Connection) -> int:
    """The present transaction changes the file; returns how many have by now."""
    conn.execute("UPDATE origin SET written = written + 1")
    return int(conn.execute("SELECT written FROM origin").fetchone()[0])


class _FileHand:
    """Writes into the file, and notes how far it has come; a lease has no meaning where one bot
    holds the lock."""

    trouble: type[Exception] = sqlite3.Error

    def __init__(self, conn: sqlite3.Connection, path: str, note: ProgressNote) -> None:
        self._conn = conn
        self._path = path
        self._note = note
        self._changes = 0

    def begin(self, jobs: Sequence[Job[Any]]) -> tuple[sqlite3.Connection, list[Job[Any]]]:
        self._conn.execute("BEGIN IMMEDIATE")
        self._changes = self._conn.total_changes
        return self._conn, list(jobs)

    def commit(self) -> None:
        if self._conn.total_changes == self._changes or not self._note.counts:
            self._conn.execute("COMMIT")
            return
        written = count(self._conn)
        self._conn.execute("COMMIT")
        self._note.keep(written)

    def roll_back(self) -> None:
        roll_back(self._conn)

    def may_repeat(self, error: BaseException, attempt: int) -> bool:
        return False

    def hopeless(self, error: BaseException) -> bool:
        return False

    def mapped(self, error: Exception) -> StoreError:
        if isinstance(error, sqlite3.Error):
            return from_sqlite(error, self._path)
        return StoreError(path=self._path, problem=str(error))


def roll_back(conn: sqlite3.Connection) -> None:
    """End a transaction that failed; after some errors SQLite has done so already."""
    if conn.in_transaction:
        conn.execute("ROLLBACK")


class FileDatabase(Database):
    """Holds the lock file as long as it is open."""

    def __init__(self, path: Path, writer: _Writer, lock: LockFile, note: ProgressNote) -> None:
        super().__init__(path, str(path))
        self.path = path
        self._writer = writer
        self._lock = lock
        self._note = note
        parts = (path, path.with_name(path.name + "-wal"))
        self._files = {part: number for part in parts if (number := _number(part)) is not None}

    @classmethod
    async def opened(cls, path: Path, busy: float) -> FileDatabase:
        """Open or create the file, alone; raises a StoreError that names what is wrong."""
        path, lock = _claim(path)
        writer = _Writer(partial(_opened, path, busy), iter_chunk_size=64)
        try:
            await writer
            progress = await writer.run(partial(_prepare, path=path))
        except BaseException:
            await writer.close()
            await writer.gone()
            lock.release()
            raise
        return cls(path, writer, lock, ProgressNote(path, progress))

    @property
    def astray(self) -> bool:
        """Whether the file or its journal was removed or exchanged while this process has it open:
        it plays on, and what it writes is gone with it."""
        return any(_number(part) != number for part, number in self._files.items())

    async def _carry_out(self, jobs: list[Job[Any]]) -> None:
        def work(conn: sqlite3.Connection) -> None:
            write_jobs(_FileHand(conn, str(self.path), self._note), jobs)

        await self._writer.run(work)

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work`, which only reads, between two transactions."""

        def whole(conn: sqlite3.Connection) -> T:
            with _mapped(self.path):
                roll_back(conn)
                return work(conn, *args, **kwargs)

        with timed("lookup"):
            return await self._writer.run(whole)

    async def read_aside(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run long `work`, which only reads, beside the writer, on a connection of its own."""

        def whole() -> T:
            with file_reader(self.path) as conn:
                return work(conn, *args, **kwargs)

        return await asyncio.to_thread(whole)

    async def close(self) -> None:
        """Write what is waiting, close the file and give the lock back."""
        try:
            await self._finished()
            await self._writer.close()
        finally:
            self._note.close()
            self._lock.release()


@contextmanager
def file_reader(path: Path, *, busy: float = BUSY_SECONDS) -> Iterator[sqlite3.Connection]:
    """A connection that only reads, also while a bot is running; raises a StoreError."""
    path = path.resolve()
    look(path)
    if not path.is_file():
        raise CannotOpenError(path=str(path), problem="no such file")
    with _mapped(path):
        conn = sqlite3.connect(
            f"{path.as_uri()}?mode=ro", uri=True, timeout=busy, isolation_level=None
        )
        try:
            conn.execute("PRAGMA query_only = 1")
            version_of(conn)
            yield conn
        finally:
            conn.close()


@contextmanager
def file_writer(path: Path) -> Iterator[sqlite3.Connection]:
    """One transaction on a file that no bot works on; it is made if need be."""
    path, lock = _claim(path)
    try:
        conn = _opened(path, BUSY_SECONDS)
        try:
            _prepare(conn, path)
            with _mapped(path):
                conn.execute("BEGIN IMMEDIATE")
                yield conn
                count(conn)
                conn.execute("COMMIT")
        finally:
            conn.close()  # what has not been committed is gone with it
    finally:
        lock.release()


def sound(conn: Connection, *, deep: bool = False) -> list[str]:
    """What SQLite finds wrong with the file; empty if nothing. A server sees to its own files."""
    if not is_file(conn):
        return []
    pragma = "integrity_check" if deep else "quick_check"
    found = [str(row[0]) for row in conn.execute(f"PRAGMA {pragma}(20)")]
    return [] if found == ["ok"] else found


def _number(path: Path) -> int | None:
    """By what the system knows a file; None where there is none."""
    try:
        return path.stat().st_ino
    except OSError:
        return None


def _claim(path: Path) -> tuple[Path, LockFile]:
    """The real path of the file, its folder made and its lock taken."""
    path = path.resolve()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpenError(path=str(path.parent), problem=str(error)) from error
    lock = LockFile(path)
    lock.take()
    return path, lock


def examine(path: Path, *, busy: float = BUSY_SECONDS) -> None:
    """Look whether the file is whole and what the bot left there, and change nothing about it.
    Raises a StoreError."""
    look(path)
    if not path.exists() or path.stat().st_size == 0:  # a first start, or one that was killed
        return
    with file_reader(path, busy=busy) as conn:
        problems = sound(conn)
        if problems:
            raise DamagedFileError(path=str(path), problem=problems[0])
        compare(conn, path, version_of(conn))


def _opened(path: Path, busy: float) -> sqlite3.Connection:
    """Open the writer on a file that is as it should be; runs in the writer's thread."""
    with _mapped(path):
        if path.with_name(path.name + "-journal").exists():  # killed while it became one with a WAL
            with closing(sqlite3.connect(path)) as conn:
                conn.execute("SELECT count(*) FROM sqlite_master")
    examine(path, busy=busy)
    with _mapped(path):
        return sqlite3.connect(path, timeout=busy, isolation_level=None, cached_statements=256)


def _prepare(conn: sqlite3.Connection, path: Path) -> Progress | None:
    """Set the pragmas and read them back, bring the schema up to date; returns what the file says
    of itself."""
    with _mapped(path):
        for name, wanted in _PRAGMAS.items():
            conn.execute(f"PRAGMA {name} = {wanted}")
            found = conn.execute(f"PRAGMA {name}").fetchone()[0]
            if found != wanted:
                raise StoreError(path=str(path), problem=f"{name} is {found}, wanted {wanted}")
        migrate(conn)
        return progress_of(conn)


@contextmanager
def _mapped(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise from_sqlite(error, str(path)) from error
