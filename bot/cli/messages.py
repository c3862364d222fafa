"""What the terminal says when the database gives trouble: one line, and what to do."""

from __future__ import annotations

import sys
from pathlib import Path

from bot.store.copies import newest
from bot.store.errors import StoreError

LINES: dict[str, str] = {
    "store-another-bot": "Another bot is running on {path} (process {pid}). Stop it first.",
    "store-locked": "Another program keeps {path} locked: {problem}. Close it and try again.",
    "store-disk-full": "No room left on the disk for {path}: {problem}. Nothing was changed.",
    "store-read-only": "{path} may not be written: {problem}. Check owner and permissions.",
    "store-io-error": "Reading or writing {path} failed: {problem}. Check the disk.",
    "store-damaged": "{path} is damaged or no database: {problem}. {back}.",
    "store-not-as-left": "{path} is not as the bot left it: {problem}. {back}; to go on with what"
    " is there: `orrery restore {path}`.",
    "store-emptied": "{path} is not as the bot left it: {problem}. {back}; to begin anew, remove"
    " {witness}.",
    "store-damaged-table": "{path} is damaged: {problem}. It holds what was said at the local table"
    " and no game; move it away to begin with an empty table.",
    "store-foreign": "{path} is the database of another program; it was left alone.",
    "store-newer-schema": "{path} was written by a newer Orrery (schema {found}, this one knows"
    " {known}). Update Orrery.",
    "store-cannot-open": "{path} cannot be opened: {problem}.",
    "store-server-away": "{path} does not answer: {problem}. Check DATABASE_URL and the server.",
    "store-not-empty": "{path} is not empty; everything is moved into an empty database only.",
    "store-moved-wrong": "{path}: {problem} differ from the original; nothing of it was kept.",
    "store-other-shards": "ORRERY_SHARDS has {ours} shards in all, other processes have {theirs}."
    " Give all of them the same number.",
    "store-lease-lost": "Another process has taken over shard {shard}.",
    "store-error": "The database {path} gave an error: {problem}.",
}


class _Known(dict[str, object]):
    def __missing__(self, key: str) -> str:
        return "?" if key != "path" else "the database"


def line_for(error: StoreError, backups: Path) -> str:
    """One line for the host, who has his backups in this folder."""
    line = LINES.get(error.key, LINES["store-error"])
    return line.format_map(_Known(error.args_ | {"back": way_back(backups)}))


def way_back(backups: Path) -> str:
    """What brings back the state of the newest backup."""
    last = newest(backups)
    if last is None:
        return f"`orrery restore FILE` brings a backup back (there is none in {backups})"
    return f"`orrery restore {last}` brings the newest backup back"


def say(line: str) -> None:
    """Tell whoever sits at the terminal."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def complain(line: str) -> int:
    """Tell what is wrong; returns the status to end with."""
    sys.stderr.write(line + "\n")
    return 1
