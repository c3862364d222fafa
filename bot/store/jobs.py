"""Writing in one go what several games want written at the same moment.

An acknowledged write has been forced to the disk, and that is what takes the time. Jobs that come
together while the disk is busy share the next transaction, each within a savepoint of its own: one
that fails leaves nothing and does not disturb the others.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

from bot.store.errors import from_sqlite

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
