"""Time banks: how much time every seat has left, and since when it runs.

A row is made when a seat is asked for the first time under a clock. Games that are paused keep
their rows; the pause is added when they go on.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.store.sql import Connection
from engine.core.moves import Seat

_COLUMNS = "game_id, seat, remaining, since, told"


class ClockRow(NamedTuple):
    """The time bank of a seat."""

    game: int
    seat: Seat
    remaining: float
    """Seconds that were left when it was last stopped."""
    since: float | None
    """When it began to run; None while it stands."""
    told: bool = False
    """Whether the table knows that it has run out."""

    @property
    def due(self) -> float | None:
        """When it runs out; None while it stands."""
        return None if self.since is None else self.since + self.remaining

    def left(self, now: float) -> float:
        """Seconds that are left."""
        return max(0.0, self.remaining - (0.0 if self.since is None else now - self.since))


def of_game(conn: Connection, game: int) -> list[ClockRow]:
    """The time banks of a game, by seat."""
    rows = conn.execute(f"SELECT {_COLUMNS} FROM clock WHERE game_id = ? ORDER BY seat", (game,))
    return [_row(row) for row in rows]


def put(conn: Connection, row: ClockRow) -> None:
    """Set the time bank of a seat."""
    conn.execute(
        f"INSERT INTO clock ({_COLUMNS}) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (game_id, seat) DO UPDATE SET remaining = excluded.remaining,"
        " since = excluded.since, told = excluded.told",
        (row.game, row.seat, row.remaining, row.since, int(row.told)),
    )


def clear(conn: Connection, game: int, seat: Seat | None = None) -> None:
    """There is no clock any more, or none of a seat."""
    if seat is None:
        conn.execute("DELETE FROM clock WHERE game_id = ?", (game,))
    else:
        conn.execute("DELETE FROM clock WHERE game_id = ? AND seat = ?", (game, seat))


def shift(conn: Connection, game: int, seconds: float) -> None:
    """The game was paused that long."""
    conn.execute(
        "UPDATE clock SET since = since + ? WHERE game_id = ? AND since IS NOT NULL",
        (seconds, game),
    )


def run_out(conn: Connection, now: float) -> list[ClockRow]:
    """Those that have run out and of which the table does not know it yet."""
    columns = ", ".join(f"clock.{name}" for name in _COLUMNS.split(", "))
    rows = conn.execute(
        f"SELECT {columns} FROM clock JOIN game ON game.id = clock.game_id"
        " WHERE clock.since IS NOT NULL AND clock.since + clock.remaining <= ?"
        " AND clock.told = 0 AND game.status = 'live' AND game.paused_at IS NULL"
        " AND game.diverged = 0 AND game.away IS NULL /* ours */"
        " ORDER BY clock.game_id, clock.seat /* taken of clock */",
        (now,),
    )
    return [_row(row) for row in rows]


def _row(row: tuple[int, int, float, float | None, int]) -> ClockRow:
    game, seat, remaining, since, told = row
    return ClockRow(game, seat, remaining, since, bool(told))
