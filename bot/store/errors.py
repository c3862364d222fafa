"""What can go wrong with the database. Each carries a key and arguments, never a sentence.

StoreError
├── AnotherBotError       another process holds the lock file
├── DatabaseLockedError   another process keeps the file locked for too long
├── DiskFullError         no room left
├── ReadOnlyFileError     the file or its folder may not be written
├── WriteFailedError      the system reported an error while reading or writing
├── DamagedFileError      no database, or a damaged one
├── NotAsLeftError        sound, but older than what the bot left, or another one
│   └── EmptiedError      nothing is there any more
├── DamagedTableError     what was said at the local table cannot be read
├── ForeignFileError      a sound database of some other program
├── NewerSchemaError      written by a newer version of the bot
├── CannotOpenError       there is no such file, or it may not be opened
├── ServerAwayError       the database server does not answer
├── OtherShardsError      other processes count the shards otherwise
├── LeaseLostError        another process has taken over what was to be written
├── NotEmptyError         a database that is to take over another has something in it
├── MovedWrongError       two databases that should hold the same do not
└── ConflictError         a row is not what the writer took it for
    ├── StaleVersionError     the game's log has moved on
    └── ChannelTakenError     the channel has a game already
"""

from __future__ import annotations

import sqlite3

from engine.core.errors import KeyedError


class StoreError(KeyedError):
    """The store could not do it; nothing was half-written and the file is as it was."""

    key = "store-error"


class AnotherBotError(StoreError):
    """Another bot works on this file; `pid` names its process where known."""

    key = "store-another-bot"


class DatabaseLockedError(StoreError):
    """Another process keeps the file locked."""

    key = "store-locked"


class DiskFullError(StoreError):
    """No room left on the disk."""

    key = "store-disk-full"


class ReadOnlyFileError(StoreError):
    """The file or its folder may not be written."""

    key = "store-read-only"


class WriteFailedError(StoreError):
    """The system reported an error while reading or writing."""

    key = "store-io-error"


class DamagedFileError(StoreError):
    """Not a database, or a damaged one."""

    key = "store-damaged"


class NotAsLeftError(StoreError):
    """A sound database of ours, but not what the bot left in its place."""

    key = "store-not-as-left"


class EmptiedError(NotAsLeftError):
    """Where games were kept there is nothing; `witness` is the file that tells so."""

    key = "store-emptied"


class DamagedTableError(StoreError):
    """What was said at the local table cannot be read; games are kept elsewhere."""

    key = "store-damaged-table"


class ForeignFileError(StoreError):
    """A sound database that is not ours."""

    key = "store-foreign"


class NewerSchemaError(StoreError):
    """Written by a newer version of the bot."""

    key = "store-newer-schema"


class CannotOpenError(StoreError):
    """There is no such file, or it may not be opened."""

    key = "store-cannot-open"


class ServerAwayError(StoreError):
    """The database server does not answer, or does not let us in."""

    key = "store-server-away"


class NotEmptyError(StoreError):
    """Something is there already."""

    key = "store-not-empty"


class MovedWrongError(StoreError):
    """What arrived is not what was sent."""

    key = "store-moved-wrong"


class OtherShardsError(StoreError):
    """Other processes of the bot count its shards otherwise."""

    key = "store-other-shards"


class LeaseLostError(StoreError):
    """Another process has taken over the shard of what was to be written."""

    key = "store-lease-lost"


class ConflictError(StoreError):
    """A row is not what the writer took it for."""

    key = "store-conflict"


class StaleVersionError(ConflictError):
    """The log of the game has moved on since it was read."""

    key = "store-stale-version"


class ChannelTakenError(ConflictError):
    """The channel has a game already."""

    key = "channel-taken"


_BY_CODE: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_FULL: DiskFullError,
    sqlite3.SQLITE_READONLY: ReadOnlyFileError,
    sqlite3.SQLITE_PERM: ReadOnlyFileError,
    sqlite3.SQLITE_BUSY: DatabaseLockedError,
    sqlite3.SQLITE_LOCKED: DatabaseLockedError,
    sqlite3.SQLITE_CORRUPT: DamagedFileError,
    sqlite3.SQLITE_NOTADB: DamagedFileError,
    sqlite3.SQLITE_IOERR: WriteFailedError,
    sqlite3.SQLITE_CANTOPEN: CannotOpenError,
}


def from_sqlite(error: sqlite3.Error, path: str) -> StoreError:
    """The error of our tree that an error of SQLite stands for."""
    code: int = getattr(error, "sqlite_errorcode", 0)
    kind = _BY_CODE.get(code & 0xFF, StoreError)
    return kind(path=path, problem=str(error))
