"""The database of a running bot: one writer, and readers that only read.

A piece of work is a plain function of a `Connection`. `write` runs it in the writer's thread inside
a transaction, so nothing is awaited in between and a cancelled caller leaves either the whole of it
or nothing. The same functions serve the readers. Which database it is decides where it is: a file
(`bot/store/sqlite_file.py`), or an address of a PostgreSQL server (`bot/store/server.py`).

An acknowledged write has been forced to the disk, and that is what takes the time. Jobs that come
together while the disk is busy share the next transaction, each within a savepoint of its own: one
that fails leaves nothing and does not disturb the others.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from pathlib import Path
from time import monotonic
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeAlias, TypeVar

from bot.health import timed
from bot.store.errors import ConflictError, LeaseLostError, StoreError
from bot.store.sql import Connection, NotUniqueError

T = TypeVar("T")
P = ParamSpec("P")

Work = Callable[Concatenate[Connection, P], T]

Where: TypeAlias = Path | str
"""A file of SQLite, or the address of a PostgreSQL server: `postgresql://…`."""

BUSY_SECONDS = 5.0
QUIET_SECONDS = 60.0
"""Between two lines of the log about trouble with the database."""
EXPECTED = (ConflictError, LeaseLostError)
"""What may become of a piece of work though nothing is wrong with the database."""
LOG = logging.getLogger(__name__)


class Claim(Protocol):
    """In whose name something is written: it counts as long as the lease does."""

    @property
    def shard(self) -> int:
        """Of which shard."""
        ...

    @property
    def epoch(self) -> int:
        """Which lease of this shard, counted from the first."""
        ...


class Job(Generic[T]):
    """A piece of work, what came of it, and who waits for that."""

    __slots__ = ("claims", "error", "future", "value", "work")

    def __init__(
        self,
        work: Callable[[Connection], T],
        future: asyncio.Future[T],
        claims: Sequence[Claim] = (),
    ) -> None:
        self.work = work
        self.future = future
        self.claims = claims
        self.value: T | None = None
        self.error: BaseException | None = None

    def run(self, conn: Connection) -> None:
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
        self._quiet_until = 0.0
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
        future = self._enqueue(lambda conn: work(conn, *args, **kwargs))
        with timed("write"):
            return await future

    def write_behind(self, work: Work[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """The same for what nobody waits for and nobody misses: before whatever is written after
        it, or, where it cannot be written or the process ends, never."""
        future = self._enqueue(lambda conn: work(conn, *args, **kwargs))
        future.add_done_callback(lambda done: done.cancelled() or done.exception())

    def _enqueue(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        job: Job[T] = Job(work, asyncio.Future(), _CLAIMS.get())
        self._jobs.append(job)
        if self._pump is None or self._pump.done():
            self._pump = asyncio.create_task(self._write_all())
        return job.future

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
            self._note_trouble(jobs)
            for job in jobs:
                job.report()

    def _note_trouble(self, jobs: Sequence[Job[Any]]) -> None:
        """A line for the host now and then: whoever was refused has been told, he has not."""
        troubles = (job.error for job in jobs if isinstance(job.error, StoreError))
        trouble = next((one for one in troubles if not isinstance(one, EXPECTED)), None)
        if trouble is not None and monotonic() >= self._quiet_until:
            LOG.warning("%s cannot be written: %s", self.name, trouble)
            self._quiet_until = monotonic() + QUIET_SECONDS

    async def _finished(self) -> None:
        """Until everything that waits is written."""
        if self._pump is not None:
            await asyncio.wait([self._pump])

    def serve(self, of: int, shards: Sequence[int]) -> None:
        """Let questions about what is to be done find the tables of these shards alone."""
        raise NotImplementedError("a file has one process")

    @property
    def astray(self) -> bool:
        """Whether what is written goes where nobody will find it."""
        return False

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


class Hand(Protocol):
    """Whoever writes into a database, in a thread of his own."""

    trouble: type[Exception]
    """What the database raises."""

    def begin(self, jobs: Sequence[Job[Any]]) -> tuple[Connection, list[Job[Any]]]:
        """Begin a transaction; returns those jobs that may be written in it. The others know
        why not."""
        ...

    def commit(self) -> None:
        """Have everything on the disk; raises where it is not, or may not be."""
        ...

    def roll_back(self) -> None:
        """End a transaction that failed, if it has not ended by itself."""
        ...

    def may_repeat(self, error: BaseException, attempt: int) -> bool:
        """Whether a transaction that failed is worth another attempt."""
        ...

    def hopeless(self, error: BaseException) -> bool:
        """Whether nothing else is worth an attempt either, until somebody asks anew."""
        ...

    def mapped(self, error: Exception) -> StoreError:
        """The error of our tree that one of the database stands for."""
        ...


def write_jobs(hand: Hand, jobs: Sequence[Job[Any]]) -> None:
    """Carry out jobs together, or one by one if that fails; in the writer's thread."""
    left = list(jobs)
    if len(jobs) > 1:
        try:
            _together(hand, jobs)
            left.clear()
        except hand.trouble as error:
            if hand.hopeless(error):
                _fail(left, error)
            # else nothing of it is stored; whose fault it was shows when each is alone
    while left:
        job = left.pop(0)
        _alone(hand, job)
        if job.error is not None and hand.hopeless(job.error):
            _fail(left, job.error)
    _map_errors(hand, jobs)


def _fail(jobs: list[Job[Any]], error: BaseException) -> None:
    """None of these is tried: each would wait as long as the one that has failed."""
    for job in jobs:
        job.error = error
    jobs.clear()


def _alone(hand: Hand, job: Job[Any]) -> None:
    attempt = 0
    while True:
        attempt += 1
        try:
            _once(hand, job)
        except BaseException as error:
            job.error = error
            if hand.may_repeat(error, attempt):
                continue
        return


def _once(hand: Hand, job: Job[Any]) -> None:
    hand.roll_back()
    job.error = None
    conn, allowed = hand.begin([job])
    try:
        for one in allowed:
            one.run(conn)
        hand.commit()
    except BaseException:
        with suppress(hand.trouble):  # the next job tries again
            hand.roll_back()
        raise


def _together(hand: Hand, jobs: Sequence[Job[Any]]) -> None:
    """All in one transaction; raises where the transaction itself is lost."""
    hand.roll_back()
    conn, allowed = hand.begin(jobs)
    try:
        for job in allowed:
            conn.execute("SAVEPOINT job")
            try:
                job.run(conn)
            except hand.trouble:
                raise  # the database may be in trouble: no half measures
            except BaseException as error:
                job.error = error
                conn.execute("ROLLBACK TO job")
            conn.execute("RELEASE job")
        hand.commit()
    except BaseException:
        with suppress(hand.trouble):
            hand.roll_back()
        raise


def _map_errors(hand: Hand, jobs: Sequence[Job[Any]]) -> None:
    for job in jobs:
        if isinstance(job.error, (hand.trouble, NotUniqueError)):
            mapped = hand.mapped(job.error)
            mapped.__cause__ = job.error
            job.error = mapped
