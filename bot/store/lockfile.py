"""One bot per database: a lock file beside it that the kernel releases when its holder dies."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from bot.store.errors import (
    AnotherBotError,
    CannotOpenError,
    DiskFullError,
    ReadOnlyFileError,
    StoreError,
)

if sys.platform == "win32":
    import msvcrt

    # The byte is far behind the text, so that others may read who holds the lock.
    _LOCKED_BYTE = 1 << 20

    def _seize(descriptor: int) -> None:
        os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_path(database: Path) -> Path:
    """Where the lock file of a database is."""
    return database.with_name(database.name + ".lock")


class LockFile:
    """The lock of one database, held from `take` to `release` or the end of the process."""

    def __init__(self, database: Path) -> None:
        self.path = lock_path(database.resolve())
        self._descriptor: int | None = None

    def take(self) -> None:
        """Take the lock; raises AnotherBotError where somebody else holds it."""
        try:
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise _opening_failed(self.path, error) from error
        try:
            _seize(descriptor)
        except OSError as error:
            holder = os.read(descriptor, 20).decode("ascii", "replace").strip()
            os.close(descriptor)
            raise AnotherBotError(path=str(self.path), pid=holder or "?") from error
        self._descriptor = descriptor
        self._sign(descriptor)

    def release(self) -> None:
        """Give the lock back; the file stays, only the lock matters."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def _sign(self, descriptor: int) -> None:
        """Write down who holds the lock; a full disk is no reason not to hold it."""
        try:
            os.lseek(descriptor, 0, os.SEEK_SET)
            os.truncate(descriptor, 0)
            os.write(descriptor, f"{os.getpid()}\n".encode())
        except OSError:
            return


def _opening_failed(path: Path, error: OSError) -> StoreError:
    kinds: dict[int | None, type[StoreError]] = {
        errno.ENOSPC: DiskFullError,
        errno.EROFS: ReadOnlyFileError,
        errno.EACCES: ReadOnlyFileError,
        errno.EPERM: ReadOnlyFileError,
    }
    kind = kinds.get(error.errno, CannotOpenError)
    return kind(path=str(path), problem=error.strerror or str(error))
