"""Results of finished games, one row per seat, worked out once; the user is who sits there.

Because users are looked up in `seat`, an anonymous seat has an anonymous result.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.store.sql import Connection, replaced
from engine.core.game import LEVEL
from engine.core.moves import Seat

PRACTICE = "practice"
"""Marks, among what is agreed at a table, one at which somebody has all seats."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One seat's result."""

    game: int
    seat: Seat
    what: str
    """What it played, for example a faction."""
    robot: bool
    points: int
    rank: int
    seats: int
    humans: int
    parts: Mapping[str, int]
    """Points by kind."""
    turns: int
    pace: float | None
    """Seconds from being asked to the end of the turn: the middle one of all turns."""
    ended: float
    user: int | None = None
    level: str = ""
    """Of the robots, where the game has levels."""


_COLUMNS = "game_id, seat, what, robot, points, rank, seats, humans, parts, turns, pace, ended"


def missing(conn: Connection, most: int) -> list[int]:
    """Finished games without results, or with results of an earlier end, the latest first."""
    rows = conn.execute(
        "SELECT id FROM game WHERE status = 'finished' AND NOT EXISTS (SELECT 1 FROM result"
        " WHERE result.game_id = game.id AND result.ended = game.ended) ORDER BY id DESC LIMIT ?",
        (most,),
    )
    return [int(row[0]) for row in rows]


def put(conn: Connection, rows: Iterable[ResultRow]) -> None:
    """Store the results of a game."""
    conn.executemany(
        f"INSERT INTO result ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        f" ON CONFLICT (game_id, seat) DO UPDATE SET {replaced(_COLUMNS)}",
        [
            (
                row.game,
                row.seat,
                row.what,
                int(row.robot),
                row.points,
                row.rank,
                row.seats,
                row.humans,
                json.dumps(dict(row.parts)),
                row.turns,
                row.pace,
                row.ended,
            )
            for row in rows
        ],
    )


def of_key(conn: Connection, key: str, guild: int | None) -> list[ResultRow]:
    """All results of one kind of game that is finished now, of a server or (None) of all.

    Seeded solo games can be played again and again, imported ones were played by others, and at a
    practice table one person has all seats: they count nowhere.
    """
    columns = ", ".join(f"result.{name.strip()}" for name in _COLUMNS.split(","))
    rows = conn.execute(
        f"SELECT {columns}, seat.user_id, game.setup FROM result"
        " JOIN game ON game.id = result.game_id"
        " JOIN seat ON seat.game_id = result.game_id AND seat.seat = result.seat"
        " WHERE game.key = ? AND (CAST(? AS BIGINT) IS NULL OR game.guild = ?)"
        " AND game.status = 'finished'"
        " AND json_extract(game.options, '$.seeded') IS NULL"
        " AND json_extract(game.options, '$.imported') IS NULL"
        " AND json_extract(game.options, '$.practice') IS NULL ORDER BY result.ended",
        (key, guild, guild),
    )
    return [_result(*row) for row in rows]


def _result(*row: Any) -> ResultRow:
    """A row in the order of the columns, untyped as SQLite's are."""
    game, seat, what, robot, points, rank, seats, humans, parts, turns, pace, ended = row[:12]
    user, setup = row[12:]
    level = json.loads(setup).get("options", {}).get(LEVEL, "")
    return ResultRow(
        game, seat, what, bool(robot), points, rank, seats, humans, json.loads(parts), turns, pace,
        ended, user, str(level),
    )  # fmt: skip
