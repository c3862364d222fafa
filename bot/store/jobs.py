"""Pieces of work that are written together: one transaction, and yet each stands or falls alone.

An acknowledged write has been forced to the disk, and that is what takes the time. Jobs that come
together while the disk is busy share the next transaction, each within a savepoint of its own: one
that fails leaves nothing and does not disturb the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Generic, Protocol, TypeVar

from bot.store.errors import StoreError
from bot.store.sql import Connection, NotUniqueError

T = TypeVar("T")


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

    def mapped(self, error: Exception) -> StoreError:
        """The error of our tree that one of the database stands for."""
        ...


def write_jobs(hand: Hand, jobs: Sequence[Job[Any]]) -> None:
    """Carry out jobs together, or one by one if that fails; in the writer's thread."""
    if len(jobs) > 1:
        try:
            _together(hand, jobs)
        except hand.trouble:
            pass  # nothing of it is stored; whose fault it was shows when each is alone
        else:
            _map_errors(hand, jobs)
            return
    for job in jobs:
        _alone(hand, job)
    _map_errors(hand, jobs)


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
