"""How far a database file had come, noted beside it.

SQLite begins with whatever it can still read. Where a file was emptied or exchanged, or its journal
was spoilt, that is an older state or nothing at all, and nobody would be told. So every transaction
counts itself in the file, and once it is on the disk the count is noted beside the file: a file
that lags behind its note is not what the bot left there.

The note never runs ahead of the file. It is written in place and not forced to the disk, since it
is written often: after a power cut it may be older, and then promises less.
"""

from __future__ import annotations

import json
import os
import secrets
from pathlib import Path
from typing import Final, NamedTuple

from bot.store.errors import EmptiedError, NotAsLeftError
from bot.store.sql import Connection

MARK_BYTES: Final = 8
TEXT: Final = '{{"mark": "{}", "written": {:>20}}}\n'
"""A note: its length never changes, so that it can be written over."""


class Progress(NamedTuple):
    """Which file it is, and how many transactions have changed it."""

    mark: str
    written: int


UNREADABLE: Final = Progress("", 1)
"""There was something, and nobody knows what."""


def note_path(database: Path) -> Path:
    """Where the note of a database is."""
    return database.with_name(database.name + ".known")


def new_note(database: Path, progress: Progress) -> Path:
    """A whole note on the disk, yet to be put in the place of the former; raises OSError."""
    path = note_path(database)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(TEXT.format(*progress).encode())
        file.flush()
        os.fsync(file.fileno())
    return fresh


def read_note(database: Path) -> Progress | None:
    """What is noted of a file; None where nothing is."""
    try:
        found = json.loads(note_path(database).read_bytes())
        return Progress(str(found["mark"]), int(found["written"]))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, TypeError, KeyError):
        return UNREADABLE


def sign(conn: Connection, written: int) -> Progress:
    """Make this database one of its own: no other's note tells anything about it."""
    progress = Progress(secrets.token_hex(MARK_BYTES), written)
    conn.execute("DELETE FROM origin")
    conn.execute("INSERT INTO origin (mark, written) VALUES (?, ?)", progress)
    return progress


def progress_of(conn: Connection) -> Progress | None:
    """What a file says of itself; None where its schema is older than counting."""
    there = "SELECT count(*) FROM sqlite_master WHERE name = 'origin'"
    if conn.execute(there).fetchone()[0] == 0:
        return None
    mark, written = conn.execute("SELECT mark, written FROM origin").fetchone()
    return Progress(str(mark), int(written))


def look(database: Path) -> None:
    """Raise EmptiedError for a file that is gone or empty and should not be. SQLite must not be
    asked: beside an empty file it removes the journal, in which everything may stand."""
    there = database.exists()
    if there and database.stat().st_size:
        return
    problem = "the file is empty" if there else "the file is gone"
    journal = database.with_name(database.name + "-wal")
    note = read_note(database)
    if note is not None and note.written:
        raise _emptied(database, problem, note_path(database))
    if journal.exists() and journal.stat().st_size:
        raise _emptied(database, f"{problem}, and its journal is not", journal)


def compare(conn: Connection, database: Path, version: int) -> None:
    """Raise NotAsLeftError for a file that is not the noted one, or lags behind it. The note is
    read first: a running bot writes on meanwhile."""
    note = read_note(database)
    if note is None or note.written == 0:
        return
    found = progress_of(conn)
    if version == 0:
        raise _emptied(database, "there is nothing in it", note_path(database))
    if found is None or note is UNREADABLE:
        return  # put back by an older version, which knew no notes; or there is nothing to compare
    if found.mark != note.mark:
        raise NotAsLeftError(path=str(database), problem="it is another one than was here")
    if found.written < note.written:
        lost = f"the last {note.written - found.written} of {note.written} changes are missing"
        raise NotAsLeftError(path=str(database), problem=lost)


def _emptied(database: Path, problem: str, witness: Path) -> EmptiedError:
    return EmptiedError(path=str(database), problem=problem, witness=str(witness))
