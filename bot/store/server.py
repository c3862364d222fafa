"""The database on a PostgreSQL server, for hosts with several processes.

One writer as for a file, and a few readers beside it, each of which sees one moment. Transactions
are of the kind in which nobody overwrites what he has not seen (repeatable read): who comes second
tries again, as if the two had come one after the other.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, Final, ParamSpec, TypeVar

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from bot.health import timed
from bot.store import server_schema
from bot.store.database import Database, Job, Work, write_jobs
from bot.store.errands import CHANNEL
from bot.store.line import (
    PATIENCE,
    PatientConnection,
    ServerConnection,
    ServerLine,
    address,
    connected,
    from_server,
    name_of,
)
from bot.store.schema import version_of

T = TypeVar("T")
P = ParamSpec("P")

LOG = logging.getLogger(__name__)

READERS: Final = 3
EAR_SECONDS: Final = 0.5
"""So long at most is listened on when the bot stops."""
TROUBLE: Final = (psycopg.Error, PoolTimeout)


class ServerDatabase(Database):
    """A writer in a thread of its own, and a pool of readers."""

    def __init__(self, url: str, line: ServerLine) -> None:
        super().__init__(url, name_of(url))
        self.url = url
        self._line = line
        self._closing = threading.Event()
        self._ear: threading.Thread | None = None
        self._writing = ThreadPoolExecutor(1, "orrery-writer")
        self._reading = ThreadPoolExecutor(READERS, "orrery-reader")
        self._readers: ConnectionPool[Any] = ConnectionPool(
            address(url),
            min_size=1,
            max_size=READERS,
            timeout=2 * PATIENCE,
            reconnect_timeout=0.0,
            connection_class=PatientConnection,
            kwargs={"given_up": self._closing.is_set},
            configure=_configure,
            open=False,
        )

    @classmethod
    async def opened(cls, url: str, patience: float) -> ServerDatabase:
        """Reach the server and bring the schema up to date; raises a StoreError."""
        line = ServerLine(url)
        await asyncio.to_thread(_prepare, url, patience)
        return cls(url, line)

    def serve(self, of: int, shards: Sequence[int]) -> None:
        """Let questions about what is to be done find the tables of these shards alone."""
        self._line.serving = f"{of}, '{{{','.join(map(str, shards))}}}'"

    def listen(self, hear: Callable[[str], None]) -> None:
        """Have others' news told on the event loop, until the database is closed."""
        loop = asyncio.get_running_loop()

        def tell(news: str) -> None:
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(hear, news)

        self._ear = threading.Thread(target=self._hear, args=(tell,), name="orrery-ear")
        self._ear.start()

    def _hear(self, tell: Callable[[str], None]) -> None:
        while not self._closing.is_set():
            try:
                conn = connected(self.url).raw
                try:
                    conn.execute(f"LISTEN {CHANNEL}")
                    tell("")
                    while not self._closing.is_set():
                        for news in conn.notifies(timeout=EAR_SECONDS):
                            if news.pid != self._line.pid:
                                tell(news.payload)
                finally:
                    conn.close()
            except psycopg.Error as error:
                LOG.warning("nothing is heard of the other processes: %s", error)
                self._closing.wait(EAR_SECONDS)

    async def _carry_out(self, jobs: list[Job[Any]]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._writing, write_jobs, self._line, jobs)

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run `work`, which only reads; it sees one moment, after all that was acknowledged."""

        def whole() -> T:
            return self._once_more(lambda conn: work(conn, *args, **kwargs))

        loop = asyncio.get_running_loop()
        with timed("lookup"):
            return await loop.run_in_executor(self._reading, whole)

    def _once_more(self, work: Work[[], T]) -> T:
        """Each of the lines may have been cut while nobody spoke, and the server cuts one after
        another; reading again does no harm."""
        self._readers.open()
        try:
            for left in range(READERS, -1, -1):
                try:
                    with self._readers.connection() as conn:
                        return work(ServerConnection(conn, self._line.serving))
                except psycopg.OperationalError as error:
                    if not left or isinstance(error, PoolTimeout):
                        raise
                    self._readers.check()
        except TROUBLE as error:
            raise from_server(error, self.name) from error
        raise AssertionError("one of the attempts returns or raises")

    async def read_aside(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run long `work`, which only reads, on a connection of its own."""

        def whole() -> T:
            with server_reader(self.url) as conn:
                return work(conn, *args, **kwargs)

        return await asyncio.to_thread(whole)

    async def close(self) -> None:
        """Write what is waiting, and hang up."""
        await self._finished()
        await asyncio.to_thread(self._hang_up)

    def _hang_up(self) -> None:
        self._closing.set()
        if self._ear is not None:
            self._ear.join()
        self._writing.shutdown()
        self._reading.shutdown()
        self._line.close()
        self._readers.close()


def _configure(conn: psycopg.Connection[Any]) -> None:
    conn.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
    conn.read_only = True


@contextmanager
def server_reader(url: str) -> Iterator[ServerConnection]:
    """A connection that only reads, and sees one moment; raises a StoreError."""
    conn = None
    try:
        conn = connected(url)
        conn.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        version_of(conn)
        yield conn
    except psycopg.Error as error:
        raise from_server(error, name_of(url)) from error
    finally:
        if conn is not None:
            conn.raw.close()


@contextmanager
def server_writer(url: str) -> Iterator[ServerConnection]:
    """One transaction on a database that no bot works on; its tables are made if need be."""
    _prepare(url, PATIENCE)
    conn = None
    try:
        conn = connected(url)
        conn.execute("BEGIN IMMEDIATE")
        yield conn
        conn.execute("COMMIT")
    except psycopg.Error as error:
        raise from_server(error, name_of(url)) from error
    finally:
        if conn is not None:
            conn.raw.close()


def _prepare(url: str, patience: float) -> None:
    """One process at a time brings the schema up to date."""
    try:
        conn = connected(url, patience=patience)
    except psycopg.Error as error:
        raise from_server(error, name_of(url)) from error
    try:
        server_schema.prepare(conn, name_of(url))
    except psycopg.Error as error:
        raise from_server(error, name_of(url)) from error
    finally:
        conn.raw.close()
