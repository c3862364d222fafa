"""The log of a game: moves, committed turns, and which interactions have been carried out."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from bot.store.rows import (
    MOVE_COLUMNS,
    TURN_COLUMNS,
    MoveRow,
    TurnRow,
    move_row,
    move_values,
    turn_row,
    turn_values,
)


@dataclass(frozen=True, slots=True)
class Handled:
    """An interaction that was carried out, and which turns it committed, if any."""

    game: int
    first_turn: int | None
    last_turn: int | None


def moves(conn: sqlite3.Connection, game: int) -> list[MoveRow]:
    """All moves in order."""
    rows = conn.execute(f"SELECT {MOVE_COLUMNS} FROM move WHERE game_id = ? ORDER BY n", (game,))
    return [move_row(row) for row in rows]


def turns(conn: sqlite3.Connection, game: int) -> list[TurnRow]:
    """All committed turns in order; the first is the start of the game."""
    rows = conn.execute(f"SELECT {TURN_COLUMNS} FROM turn WHERE game_id = ? ORDER BY n", (game,))
    return [turn_row(row) for row in rows]


def last_turn(conn: sqlite3.Connection, game: int) -> int | None:
    """The number of the last committed turn."""
    row = conn.execute("SELECT max(n) FROM turn WHERE game_id = ?", (game,)).fetchone()
    return None if row[0] is None else int(row[0])


def append(
    conn: sqlite3.Connection, game: int, moves: Sequence[MoveRow], turns: Sequence[TurnRow]
) -> None:
    """Append to the log; a number that is there already is an error of the caller."""
    conn.executemany(
        f"INSERT INTO move (game_id, {MOVE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(game, *move_values(row)) for row in moves],
    )
    conn.executemany(
        f"INSERT INTO turn (game_id, {TURN_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(game, *turn_values(row)) for row in turns],
    )


def truncate(conn: sqlite3.Connection, game: int, position: int, turn: int) -> None:
    """Drop moves from `position` on and turns from `turn` on."""
    conn.execute("DELETE FROM move WHERE game_id = ? AND n >= ?", (game, position))
    conn.execute("DELETE FROM turn WHERE game_id = ? AND n >= ?", (game, turn))


def handled(conn: sqlite3.Connection, interaction: int) -> Handled | None:
    """What an interaction did, if it was carried out."""
    row = conn.execute(
        "SELECT game_id, first_turn, last_turn FROM interaction WHERE id = ?", (interaction,)
    ).fetchone()
    return None if row is None else Handled(*row)


def handle(
    conn: sqlite3.Connection,
    interaction: int | None,
    game: int,
    now: float,
    turns: tuple[int, int] | None = None,
) -> None:
    """Remember that an interaction is being carried out in this very transaction."""
    if interaction is not None:
        first, last = turns or (None, None)
        conn.execute(
            "INSERT INTO interaction (id, game_id, first_turn, last_turn, at)"
            " VALUES (?, ?, ?, ?, ?)",
            (interaction, game, first, last, now),
        )


def forget_interactions(conn: sqlite3.Connection, before: float) -> int:
    """Forget interactions too old to be delivered again; returns how many."""
    return conn.execute("DELETE FROM interaction WHERE at < ?", (before,)).rowcount
