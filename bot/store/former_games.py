"""What older versions did not keep of the games they began, found once when the schema changes."""

from __future__ import annotations

from contextlib import suppress

from bot.store.games import setup_of
from bot.store.sql import Connection, rows_of
from engine import GAMES
from engine.core.assumed import hash_of, parted
from engine.core.errors import GameError


def values_begun_with(conn: Connection) -> dict[str, str]:
    """The values that games were begun with, by their hash. Games that cannot be read, or whose
    values nobody knows any more, cannot be played on; they change nothing for others."""
    found: dict[str, str] = {}
    for key, text in rows_of(conn, "SELECT key, setup FROM game"):
        with suppress(GameError, ValueError, TypeError, KeyError, AttributeError):
            setup = setup_of(text)
            digest = hash_of(setup)
            if key in GAMES and digest and digest not in found:
                found[digest] = parted(GAMES[key], setup)[1]
    return found
