"""The database file: one writer connection in its own thread, and readers that only read.

A piece of work is a plain function of a `sqlite3.Connection`. `write` runs it in the writer's
thread inside a transaction, so nothing is awaited in between and a cancelled caller leaves either
the whole of it or nothing. The same functions serve the readers.

An acknowledged write has been forced to the disk, and that is what takes the time. Jobs that come
together while the disk is busy share the next transaction, each within a savepoint of its own: one
that fails leaves nothing and does not disturb the others.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, cast

import aiosqlite

from bot import timing
from bot.store.errors import CannotOpenError, DamagedFileError, StoreError, from_sqlite
from bot.store.lockfile import LockFile
from bot.store.schema import migrate, version_of


class Clock(Protocol):
    """Whoever tells the time."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        ...


class SystemClock:
    """The computer's own clock."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()


T = TypeVar("T")


class Job(Generic[T]):
    """A piece of work, what came of it, and who waits for that."""

    __slots__ = ("error", "future", "value", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], T], future: asyncio.Future[T]) -> None:
        self.work = work
        self.future = future
        self.value: T | None = None
        self.error: BaseException | None = None

    def run(self, conn: sqlite3.Connection) -> None:
        """Do the work; raises what it raises."""
        self.value, self.error = None, None
        self.value = self.work(conn)

    def report(self) -> None:
        """Tell whoever waits, unless he has gone; to be called on the event loop."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.value)  # type: ignore[arg-type]  # T may be None itself


def write_jobs(conn: sqlite3.Connection, jobs: Sequence[Job[Any]], path: str) -> None:
    """Carry out jobs together, or one by one if that fails; in the writer's thread."""
    if len(jobs) > 1:
        try:
            _together(conn, jobs)
        except sqlite3.Error:
            pass  # nothing of it is stored; whose fault it was shows when each is alone
        else:
            _map_errors(jobs, path)
            return
    for job in jobs:
        try:
            _alone(conn, job)
        except BaseException as error:
            job.error = error
    _map_errors(jobs, path)


def roll_back(conn: sqlite3.Connection) -> None:
    """End a transaction that failed; after some errors SQLite has done so already."""
    if conn.in_transaction:
        conn.execute("ROLLBACK")


def _alone(conn: sqlite3.Connection, job: Job[Any]) -> None:
    roll_back(conn)
    conn.execute("BEGIN IMMEDIATE")
    try:
        job.run(conn)
        conn.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # the next job tries again
            roll_back(conn)
        raise


def _together(conn: sqlite3.Connection, jobs: Sequence[Job[Any]]) -> None:
    """All in one transaction; raises where the transaction itself is lost."""
    roll_back(conn)
    conn.execute("BEGIN IMMEDIATE")
    try:
        for job in jobs:
            conn.execute("SAVEPOINT job")
            try:
                job.run(conn)
            except sqlite3.Error:
                raise  # the file may be in trouble: no half measures
            except BaseException as error:
                job.error = error
                conn.execute("ROLLBACK TO job")
            conn.execute("RELEASE job")
        conn.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):
            roll_back(conn)
        raise


def _map_errors(jobs: Sequence[Job[Any]], path: str) -> None:
    for job in jobs:
        if isinstance(job.error, sqlite3.Error):
            mapped = from_sqlite(job.error, path)
            mapped.__cause__ = job.error
            job.error = mapped


P = ParamSpec("P")

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
        self.written = 0
        """How many pieces of work have been written, or perhaps have: who has seen another figure
        may look for something new."""

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
            self.written += len(jobs)
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

    async def read_aside(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run long `work`, which only reads, beside the writer, on a connection of its own."""

        def whole() -> T:
            with reader(self.path) as conn:
                return work(conn, *args, **kwargs)

        return await asyncio.to_thread(whole)

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
