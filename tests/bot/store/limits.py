"""Trouble made to order: files that cannot grow, work that is cut off in the middle."""

from __future__ import annotations

import math
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress

with suppress(ImportError):  # not on this system; tests that need it are skipped there
    import resource


@contextmanager
def no_file_beyond(size: int) -> Iterator[None]:
    """Let the kernel refuse to grow any file of this process beyond `size`."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


class CutOff:
    """Cuts SQLite off after so many steps of 20 instructions, anywhere but within COMMIT.

    A COMMIT that is interrupted may have been carried out; what happens when the system fails there
    is shown by files that cannot grow.
    """

    def __init__(self, steps: int) -> None:
        self.left = float(steps)

    def watch(self, conn: sqlite3.Connection) -> None:
        """Begin."""
        conn.set_trace_callback(self._statement)
        conn.set_progress_handler(self._step, 20)

    def _statement(self, sql: str) -> None:
        if sql == "COMMIT":
            self.left = math.inf

    def _step(self) -> int:
        self.left -= 1
        return int(self.left < 0)


def leave_alone(conn: sqlite3.Connection) -> None:
    """Let SQLite work undisturbed again."""
    conn.set_trace_callback(None)
    conn.set_progress_handler(None, 0)
