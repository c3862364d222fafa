"""The database file: one writer connection in its own thread, and readers that only read.

A piece of work is a plain function of a `sqlite3.Connection`. `write` runs it in the writer's
thread inside a transaction (`bot.store.jobs`), so nothing is awaited in between and a cancelled
caller leaves either the whole of it or nothing. The same functions serve the readers.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import aiosqlite

from bot import timing
from bot.store.errors import (
    CannotOpenError,
    DamagedFileError,
    StoreError,
    from_sqlite,
)
from bot.store.jobs import Job, roll_back, write_jobs
from bot.store.lockfile import LockFile
from bot.store.schema import migrate, version_of

P = ParamSpec("P")
T = TypeVar("T")

Work = Callable[Concatenate[sqlite3.Connection, P], T]

BUSY_SECONDS = 5.0

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


class Database:
    """The store of one running bot; holds the lock file as long as it is open.

    It must be closed, for the writer's thread keeps the process alive: use `async with`.
    """

    def __init__(self, path: Path, writer: _Writer, lock: LockFile) -> None:
        self.path = path
        self._writer = writer
        self._lock = lock
        self._jobs: list[Job[Any]] = []  # jobs differ in what they return
        self._pump: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, *, busy: float = BUSY_SECONDS) -> Database:
        """Open or create the file, alone; raises a StoreError that names what is wrong."""
        path, lock = _claim(path)
        writer = _Writer(partial(_connect, path, busy), iter_chunk_size=64)
        try:
            await writer
            await writer.run(partial(_prepare, path=path))
        except BaseException:
            await writer.close()
            await writer.gone()
            lock.release()
            raise
        return cls(path, writer, lock)

    async def __aenter__(self) -> Database:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` in a transaction: all of it is on the disk when this returns, or nothing."""
        job: Job[T] = Job(lambda conn: work(conn, *args, **kwargs), asyncio.Future())
        self._jobs.append(job)
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._write_all())
        with timing.timed("write"):
            return await job.future

    async def _write_all(self) -> None:
        """Write what has come together while the disk was busy, in one go."""
        while self._jobs:
            jobs, self._jobs = self._jobs, []
            try:
                await self._writer.run(partial(write_jobs, jobs=jobs, path=str(self.path)))
            except Exception as error:
                for job in jobs:
                    job.error = error
            for job in jobs:
                job.report()

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work`, which only reads, between two transactions."""

        def whole(conn: sqlite3.Connection) -> T:
            with _mapped(self.path):
                roll_back(conn)
                return work(conn, *args, **kwargs)

        with timing.timed("lookup"):
            return await self._writer.run(whole)

    async def close(self) -> None:
        """Write what is waiting, close the file and give the lock back."""
        try:
            if self._pump is not None:
                await asyncio.wait([self._pump])
            await self._writer.close()
        finally:
            self._lock.release()


@contextmanager
def reader(path: Path, *, busy: float = BUSY_SECONDS) -> Iterator[sqlite3.Connection]:
    """A connection that only reads, also while a bot is running; raises a StoreError."""
    path = path.resolve()
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


def sound(conn: sqlite3.Connection, *, deep: bool = False) -> list[str]:
    """What SQLite finds wrong with the file; empty if nothing."""
    pragma = "integrity_check" if deep else "quick_check"
    found = [str(row[0]) for row in conn.execute(f"PRAGMA {pragma}(20)")]
    return [] if found == ["ok"] else found


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


def _connect(path: Path, busy: float) -> sqlite3.Connection:
    """Open the writer; runs in the writer's thread."""
    with _mapped(path):
        return sqlite3.connect(path, timeout=busy, isolation_level=None, cached_statements=256)


def _prepare(conn: sqlite3.Connection, path: Path) -> None:
    """Check the file, set the pragmas and read them back, bring the schema up to date."""
    with _mapped(path):
        version_of(conn)
        for name, wanted in _PRAGMAS.items():
            conn.execute(f"PRAGMA {name} = {wanted}")
            found = conn.execute(f"PRAGMA {name}").fetchone()[0]
            if found != wanted:
                raise StoreError(path=str(path), problem=f"{name} is {found}, wanted {wanted}")
        problems = sound(conn)
        if problems:
            raise DamagedFileError(path=str(path), problem=problems[0])
        migrate(conn)


@contextmanager
def _mapped(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise from_sqlite(error, str(path)) from error
