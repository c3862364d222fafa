"""The database of a running bot: one writer, and readers that only read.

A piece of work is a plain function of a `Connection`. `write` runs it in the writer's thread inside
a transaction, so nothing is awaited in between and a cancelled caller leaves either the whole of it
or nothing. The same functions serve the readers. Which database it is decides where it is: a file
(`bot/store/sqlite_file.py`), or an address of a PostgreSQL server (`bot/store/server.py`).
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

from bot import timing
from bot.store.jobs import Claim, Job
from bot.store.sql import Connection


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
P = ParamSpec("P")

Work = Callable[Concatenate[Connection, P], T]

Where: TypeAlias = Path | str
"""A file of SQLite, or the address of a PostgreSQL server: `postgresql://…`."""

BUSY_SECONDS = 5.0


_CLAIMS: ContextVar[tuple[Claim, ...]] = ContextVar("claims", default=())


@contextmanager
def in_the_name_of(claims: tuple[Claim, ...]) -> Iterator[None]:
    """Whatever is written inside counts as long as these leases do."""
    token = _CLAIMS.set(claims)
    try:
        yield
    finally:
        _CLAIMS.reset(token)


class Database(ABC):
    """The store of one running bot.

    It must be closed, for the writer's thread keeps the process alive: use `async with`.
    """

    def __init__(self, where: Where, name: str) -> None:
        self.where = where
        self.name = name
        """The same as it may be shown to the host."""
        self._jobs: list[Job[Any]] = []  # jobs differ in what they return
        self._pump: asyncio.Task[None] | None = None
        self.written = 0
        """How many pieces of work have been written, or perhaps have: who has seen another figure
        may look for something new."""

    @staticmethod
    async def open(where: Where, *, busy: float = BUSY_SECONDS) -> Database:
        """Open or create the database; raises a StoreError that names what is wrong."""
        if isinstance(where, Path):
            from bot.store.sqlite_file import FileDatabase

            return await FileDatabase.opened(where, busy)
        from bot.store.server import ServerDatabase  # psycopg is there only where it is needed

        return await ServerDatabase.opened(where, busy)

    async def __aenter__(self) -> Database:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work` in a transaction: all of it is on the disk when this returns, or nothing.
        Raises LeaseLostError where a lease does not count in whose name this is done."""
        claims = _CLAIMS.get()
        job: Job[T] = Job(lambda conn: work(conn, *args, **kwargs), asyncio.Future(), claims)
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
                await self._carry_out(jobs)
            except Exception as error:
                for job in jobs:
                    job.error = error
            self.written += len(jobs)
            for job in jobs:
                job.report()

    async def _finished(self) -> None:
        """Until everything that waits is written."""
        if self._pump is not None:
            await asyncio.wait([self._pump])

    def serve(self, of: int, shards: Sequence[int]) -> None:
        """Let questions about what is to be done find the tables of these shards alone."""
        raise NotImplementedError("a file has one process")

    def listen(self, hear: Callable[[str], None]) -> None:
        """Have others' news told on the event loop, until the database is closed: `errand`,
        `posted`, `user` with a number; empty where some may have been missed."""
        raise NotImplementedError("a file has one process")

    @abstractmethod
    async def _carry_out(self, jobs: list[Job[Any]]) -> None:
        """Write these, each job knowing afterwards what came of it."""

    @abstractmethod
    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work`, which only reads, between two transactions."""

    @abstractmethod
    async def read_aside(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run long `work`, which only reads, beside the writer, on a connection of its own."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""


@contextmanager
def reader(where: Where, *, busy: float = BUSY_SECONDS) -> Iterator[Connection]:
    """A connection that only reads, also while a bot is running; raises a StoreError."""
    if isinstance(where, Path):
        from bot.store.sqlite_file import file_reader

        with file_reader(where, busy=busy) as conn:
            yield conn
    else:
        from bot.store.server import server_reader

        with server_reader(where) as conn:
            yield conn


@contextmanager
def writing(where: Where) -> Iterator[Connection]:
    """One transaction on a database that no bot works on; it is made if need be. Raises a
    StoreError, and nothing of what was written counts then."""
    if isinstance(where, Path):
        from bot.store.sqlite_file import file_writer

        with file_writer(where) as conn:
            yield conn
    else:
        from bot.store.server import server_writer

        with server_writer(where) as conn:
            yield conn
