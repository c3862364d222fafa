"""The database half of the doctor: is the file whole, and does every live game still replay?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bot.session.load import read_rows, replayed
from bot.session.values import Games
from bot.store import games, posts, reader
from bot.store.database import Where
from bot.store.known import compare
from bot.store.rows import Status
from bot.store.schema import version_of
from bot.store.sql import Connection
from bot.store.sqlite_file import sound
from engine.core.errors import GameError


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with one game; `turn` is the last one that is right."""

    game: int
    key: str
    problem: str
    turn: int | None = None


@dataclass(frozen=True, slots=True)
class Checkup:
    """What was looked at and what was found."""

    damage: tuple[str, ...]
    replayed: int
    findings: tuple[Finding, ...]
    unsent: int
    """Posts that have yet to be sent."""
    unreadable: tuple[str, ...] = ()
    """Posts that cannot be read: the bot puts them aside when it meets them."""

    @property
    def healthy(self) -> bool:
        """Whether there is nothing to do."""
        return not (self.damage or self.findings or self.unreadable)


def check_database(where: Where, known: Games) -> Checkup:
    """Check the file and replay every live game with the present rules; raises a StoreError, also
    for a file that is not what the bot left.

    Only reads, also while a bot is running.
    """
    with reader(where) as conn:
        damage = tuple(sound(conn, deep=True))
        if isinstance(where, Path) and not damage:
            compare(conn, where, version_of(conn))
        live = games.with_status(conn, Status.LIVE)
        findings = tuple(finding for game in live for finding in _check_game(conn, game, known))
        unsent = conn.execute("SELECT count(*) FROM post WHERE done IS NULL").fetchone()[0]
        bad = tuple(f"post {post} cannot be read" for post in posts.unreadable(conn))
        return Checkup(damage, len(live), findings, int(unsent), bad)


def _check_game(conn: Connection, game: int, known: Games) -> Iterator[Finding]:
    try:
        rows = read_rows(conn, game, known)
    except (ValueError, TypeError, KeyError) as error:
        yield Finding(game, "?", f"cannot be read: {error}")
        return
    if rows is not None and rows.game.damaged:
        yield Finding(game, rows.game.key, "its setup, status or options cannot be read")
        return
    if rows is None or not rows.turns:
        yield Finding(game, "?", "no-turns")
        return
    key = rows.game.key
    if key not in known:
        yield Finding(game, key, "rules-not-installed")
        return
    for draft in rows.drafts:
        if draft.damaged:
            yield Finding(game, key, f"draft-damaged seat={draft.seat}")
    try:
        _, fault = replayed(known[key], rows, check=True)
    except GameError as error:
        yield Finding(game, key, str(error))
        return
    if fault is not None:
        yield Finding(game, key, fault.problem, fault.turn)
