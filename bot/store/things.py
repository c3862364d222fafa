"""Where the world is kept between two runs: SQLite for things, files for attachments."""

import sqlite3
from pathlib import Path

from bot.store.errors import DamagedTableError, from_sqlite
from bot.store.sqlite_file import sound


class DataBusyError(Exception):
    """Another process uses the data folder."""


class Store:
    """Keeps bodies by kind and id, and files by id; without a folder, files in memory only, or
    not at all if nobody will look at them."""

    def __init__(self, folder: Path | None, *, files: bool = True) -> None:
        self._keeps_files = files
        self._files: dict[str, bytes] = {}
        self._folder: Path | None = None
        self._base: sqlite3.Connection | None = None
        if folder is not None:
            self._folder = folder / "files"
            self._folder.mkdir(parents=True, exist_ok=True)
            self._base = _open(folder / "world.sqlite")

    @property
    def keeps(self) -> bool:
        """Whether anything outlives the process."""
        return self._base is not None

    def put(self, kind: str, identity: str, body: bytes) -> None:
        """Keep a thing, durable when this returns."""
        if self._base is not None:
            self._base.execute("REPLACE INTO thing VALUES (?, ?, ?)", (kind, identity, body))

    def drop(self, kind: str, identity: str) -> None:
        """Forget a thing."""
        if self._base is not None:
            self._base.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (kind, identity))

    def all(self, kind: str) -> list[bytes]:
        """Every thing of a kind, oldest id first."""
        if self._base is None:
            return []
        rows = self._base.execute(
            "SELECT body FROM thing WHERE kind = ? ORDER BY CAST(id AS INTEGER)", (kind,)
        )
        return [row[0] for row in rows]

    def put_file(self, identity: str, content: bytes) -> None:
        """Keep a file."""
        if self._folder is not None:
            (self._folder / identity).write_bytes(content)
        elif self._keeps_files:
            self._files[identity] = content

    def file(self, identity: str) -> bytes | None:
        """A file's bytes."""
        if self._folder is None:
            return self._files.get(identity)
        path = self._folder / identity
        return path.read_bytes() if path.is_file() else None

    def drop_file(self, identity: str) -> None:
        """Forget a file."""
        self._files.pop(identity, None)
        if self._folder is not None:
            (self._folder / identity).unlink(missing_ok=True)

    def close(self) -> None:
        """Let go of the database."""
        if self._base is not None:
            self._base.close()
            self._base = None


def _open(path: Path) -> sqlite3.Connection:
    base = sqlite3.connect(path, isolation_level=None, timeout=0)
    try:
        base.execute("PRAGMA locking_mode=EXCLUSIVE")
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("PRAGMA synchronous=NORMAL")
        base.execute(
            "CREATE TABLE IF NOT EXISTS thing"
            " (kind TEXT, id TEXT, body BLOB, PRIMARY KEY (kind, id)) WITHOUT ROWID"
        )
        problems = sound(base)
    except sqlite3.OperationalError as error:
        base.close()
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise from_sqlite(error, str(path)) from error
        raise DataBusyError(f"Another local table uses {path.parent}: {error}.") from None
    except sqlite3.DatabaseError as error:
        problems = [str(error)]
    if problems:
        base.close()
        raise DamagedTableError(path=str(path), problem=problems[0])
    return base
