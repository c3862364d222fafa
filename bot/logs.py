"""Logging: one line per record, for eyes or as JSON; secrets never get here."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path

import aiohttp
import discord

FILE = "orrery.log"
FILE_BYTES = 5_000_000
FILES_KEPT = 5
QUIET = ("discord", "aiosqlite", "asyncio", "aiohttp.access", "PIL")
"""Talkative libraries: only what should worry somebody."""
EXTRA = ("reference", "what", "ms")
"""What a record may bring along: the reference that a user was shown; what took how long."""
LINE = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        for name in EXTRA:
            if (value := getattr(record, name, None)) is not None:
                line[name] = value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


COMMANDS = "discord.app_commands.tree"
UNHEARD = (discord.HTTPException, aiohttp.ClientError, OSError)


def unheard(record: logging.LogRecord) -> bool:
    """A list that Discord did not take in time is no fault of ours: a line, without the stack."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, UNHEARD):
        record.msg, record.args = f"{record.getMessage()}: {error}", ()
        record.exc_info = None
        record.levelno, record.levelname = logging.WARNING, "WARNING"
    return True


def set_up_logging(level: str, *, as_json: bool, folder: Path | None = None) -> None:
    """Log to stderr, and to a file that is rotated where a folder is given; raises OSError."""
    formatter: logging.Formatter = JsonLines() if as_json else logging.Formatter(LINE)
    handlers: list[logging.Handler] = [logging.StreamHandler(sys.stderr)]
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        handlers.append(
            RotatingFileHandler(path, maxBytes=FILE_BYTES, backupCount=FILES_KEPT, encoding="utf-8")
        )
    root = logging.getLogger()
    root.setLevel(level)
    for handler in handlers:
        handler.setFormatter(formatter)
        root.addHandler(handler)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    logging.getLogger(COMMANDS).addFilter(unheard)
    # Voice is no part of this bot; the client would complain that its libraries are not there.
    logging.getLogger("discord.client").setLevel(max(logging.ERROR, root.level))
