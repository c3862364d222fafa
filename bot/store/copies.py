"""Copies of the database: taken from under a running bot, put back when none is running."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store.errors import CannotOpenError, DamagedFileError, from_sqlite
from bot.store.known import compare, new_note, note_path, sign
from bot.store.lockfile import LockFile
from bot.store.numbers import count_on
from bot.store.schema import SCHEMA, migrate, version_of
from bot.store.sql import Connection
from bot.store.sqlite_file import count, file_reader, sound

STAMP = "%Y%m%d-%H%M%S"
NAMED = "orrery-????????-??????.db"
PARTS = ("-wal", "-journal", "-shm", "")
"""Of a database: what belongs to the file, and it."""
KEEP = 14
"""So many backups stay, unless told otherwise."""


def back_up(database: Path, target: Path) -> Path:
    """Copy the database as it is at one moment into a single file; raises a StoreError.

    The copy appears under its name only when it is whole and checked.
    """
    if target.exists():
        raise CannotOpenError(path=str(target), problem="there is such a file already")
    partial = target.with_name(target.name + ".partial")
    with file_reader(database) as source:
        compare(source, database, version_of(source))
        _make_folder(target.parent)
        try:
            _copy(source, partial)
            partial.replace(target)
        except sqlite3.Error as error:
            raise from_sqlite(error, str(target)) from error
        except OSError as error:
            raise CannotOpenError(path=str(target), problem=str(error)) from error
        finally:
            partial.unlink(missing_ok=True)
    _sync(target.parent)
    return target


def rescue(conn: Connection, target: Path) -> None:
    """Copy what an open connection holds, whatever has become of its file; raises a StoreError."""
    assert isinstance(conn, sqlite3.Connection)
    partial = target.with_name(target.name + ".partial")
    _make_folder(target.parent)
    _copy(conn, partial)
    partial.replace(target)
    _sync(target.parent)


def restore(backup: Path, database: Path, now: datetime) -> Path | None:
    """Put a backup in the database's place; returns where the former database is kept.

    Raises a StoreError, AnotherBotError while a bot is running; the database is then as it was.
    """
    check(backup)
    _make_folder(database.parent)
    lock = LockFile(database)
    lock.take()
    fresh = database.with_name(database.name + ".restoring")
    try:
        with file_reader(backup) as source:
            _copy(source, fresh)
        with closing(sqlite3.connect(fresh, isolation_level=None)) as conn:
            migrate(conn)
            count_on(conn, now.timestamp())
            progress = sign(conn, count(conn))
        _sync(fresh)
        note = new_note(database, progress)
        kept = _set_aside(database, now)
        # Cut off from here on, the next start says that the database is gone.
        note.replace(note_path(database))
        fresh.replace(database)
        _sync(database.parent)
        return kept
    except sqlite3.Error as error:
        raise from_sqlite(error, str(database)) from error
    except OSError as error:
        raise CannotOpenError(path=str(database), problem=str(error)) from error
    finally:
        fresh.unlink(missing_ok=True)
        lock.release()


def before_migration(database: Path, folder: Path, now: datetime) -> Path | None:
    """Copy a database that a start of this version would change; None where it would not.

    Raises a StoreError: better no start than one without a way back.
    """
    if not database.exists():
        return None
    with file_reader(database) as conn:
        found = version_of(conn)
    if found in (0, SCHEMA):
        return None
    stamp = now.astimezone(UTC).strftime(STAMP)
    return back_up(database, folder / f"before-schema-{SCHEMA}-{stamp}.db")


def rotate(folder: Path, keep: int) -> list[Path]:
    """Remove all but the newest of the backups with our names; returns what is gone."""
    ours = sorted(path for path in folder.glob(NAMED) if path.is_file())
    old = ours[: max(0, len(ours) - keep)]
    for path in old:
        path.unlink()
    return old


def age_of_last(folder: Path, now: datetime) -> float | None:
    """Days since the last backup; None if there is none."""
    last = newest(folder)
    return None if last is None else (now.timestamp() - last.stat().st_mtime) / 86400


def newest(folder: Path) -> Path | None:
    """The last backup; None if there is none."""
    found = [path for path in folder.glob("*.db") if path.is_file()]
    return max(found, key=lambda path: path.stat().st_mtime, default=None)


def check(backup: Path) -> None:
    """Raise a StoreError unless the file is a whole database of ours."""
    with file_reader(backup) as conn:
        problems = sound(conn, deep=True)
        tables = conn.execute("SELECT count(*) FROM sqlite_master WHERE name = 'game'").fetchone()
    if problems or tables != (1,):
        raise DamagedFileError(path=str(backup), problem=(problems or ["no games in it"])[0])


def default_path(folder: Path, now: datetime) -> Path:
    """Where a backup goes unless told otherwise: the next free second's name, since two may be
    asked for within one."""
    while (path := folder / f"orrery-{now.astimezone(UTC).strftime(STAMP)}.db").exists():
        now += timedelta(seconds=1)
    return path


def _copy(source: sqlite3.Connection, partial: Path) -> None:
    partial.unlink(missing_ok=True)
    copy = sqlite3.connect(partial, isolation_level=None)
    try:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = delete")  # one file, nothing beside it
        problems = sound(copy, deep=True)
        if problems:
            raise DamagedFileError(path=str(partial), problem=problems[0])
    finally:
        copy.close()
    _sync(partial)


def _set_aside(database: Path, now: datetime) -> Path | None:
    """Keep every byte of the present database beside the new one; None if there is none. Its
    journal goes first: left alone it would be taken for the new one's."""
    kept = database.with_name(f"{database.name}.before-{now.astimezone(UTC).strftime(STAMP)}")
    parts = [database.with_name(database.name + suffix) for suffix in PARTS]
    there = [part for part in parts if part.exists()]
    for part in there:
        part.replace(kept.with_name(kept.name + part.name.removeprefix(database.name)))
    return kept if there else None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpenError(path=str(folder), problem=str(error)) from error


def _sync(path: Path) -> None:
    """Have the system write it down; folders cannot be opened everywhere."""
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    except OSError:
        return
    finally:
        os.close(descriptor)
