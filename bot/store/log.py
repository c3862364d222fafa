"""The log of a game: moves, committed turns, drafts, and which interactions were carried out."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.store.rows import DraftRow, How, MoveRow, TurnKind, TurnRow
from bot.store.sql import Connection, replaced
from engine.core.moves import Move, Seat, Words

MOVE_COLUMNS = "n, seat, text, how, user_id, at, interaction"
TURN_COLUMNS = "n, first, after, seat, kind, hash, at, why"


@dataclass(frozen=True, slots=True)
class Handled:
    """An interaction that was carried out, and which turns it committed, if any."""

    game: int
    first_turn: int | None
    last_turn: int | None


def moves(conn: Connection, game: int) -> list[MoveRow]:
    """All moves in order."""
    rows = conn.execute(f"SELECT {MOVE_COLUMNS} FROM move WHERE game_id = ? ORDER BY n", (game,))
    return [move_row(row) for row in rows]


def turns(conn: Connection, game: int) -> list[TurnRow]:
    """All committed turns in order; the first is the start of the game."""
    rows = conn.execute(f"SELECT {TURN_COLUMNS} FROM turn WHERE game_id = ? ORDER BY n", (game,))
    return [turn_row(row) for row in rows]


def last_turn(conn: Connection, game: int) -> int | None:
    """The number of the last committed turn."""
    row = conn.execute("SELECT max(n) FROM turn WHERE game_id = ?", (game,)).fetchone()
    return None if row[0] is None else int(row[0])


def append(conn: Connection, game: int, moves: Sequence[MoveRow], turns: Sequence[TurnRow]) -> None:
    """Append to the log; a number that is there already is an error of the caller."""
    conn.executemany(
        f"INSERT INTO move (game_id, {MOVE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(game, *move_values(row)) for row in moves],
    )
    conn.executemany(
        f"INSERT INTO turn (game_id, {TURN_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(game, *turn_values(row)) for row in turns],
    )


def truncate(conn: Connection, game: int, position: int, turn: int) -> None:
    """Drop moves from `position` on and turns from `turn` on."""
    conn.execute("DELETE FROM move WHERE game_id = ? AND n >= ?", (game, position))
    conn.execute("DELETE FROM turn WHERE game_id = ? AND n >= ?", (game, turn))


def handled(conn: Connection, interaction: int) -> Handled | None:
    """What an interaction did, if it was carried out."""
    row = conn.execute(
        "SELECT game_id, first_turn, last_turn FROM interaction WHERE id = ?", (interaction,)
    ).fetchone()
    return None if row is None else Handled(*row)


def handle(
    conn: Connection,
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


def forget_interactions(conn: Connection, before: float) -> int:
    """Forget interactions too old to be delivered again; returns how many."""
    return conn.execute("DELETE FROM interaction WHERE at < ?", (before,)).rowcount


def words_of(text: str) -> Words:
    """The words of a stored move; the same few words stand in thousands of moves."""
    return tuple(map(sys.intern, text.split(" ")))


def move_row(row: tuple[int, int, str, str, int | None, float, int | None]) -> MoveRow:
    """A row of `move` in the order of MOVE_COLUMNS."""
    n, seat, text, how, user, at, interaction = row
    return MoveRow(n, Move(seat, words_of(text)), How(how), user, at, interaction)


def move_values(row: MoveRow) -> tuple[object, ...]:
    """The values of MOVE_COLUMNS."""
    text = " ".join(row.move.words)
    return (row.n, row.move.seat, text, row.how.value, row.user, row.at, row.interaction)


def turn_row(row: tuple[Any, ...]) -> TurnRow:
    """A row of `turn` in the order of TURN_COLUMNS; what was taken back before there were reasons
    has none."""
    n, first, after, seat, kind, hash_, at, *why = row
    return TurnRow(n, first, after, seat, TurnKind(kind), hash_, at, *why)


def turn_values(row: TurnRow) -> tuple[object, ...]:
    """The values of TURN_COLUMNS."""
    return (row.n, row.first, row.after, row.seat, row.kind.value, row.hash, row.at, row.why)


_COLUMNS = "seat, slot, user_id, version, revision, moves, crossing, confirmed, price, at, returned"
_ANEW = replaced(_COLUMNS)


def drafts_of(conn: Connection, game: int) -> list[DraftRow]:
    """All drafts of a game."""
    rows = conn.execute(
        f"SELECT {_COLUMNS} FROM draft WHERE game_id = ? ORDER BY seat, slot", (game,)
    )
    return [_draft_row(*row) for row in rows]


def save_draft(conn: Connection, game: int, draft: DraftRow) -> None:
    """Store a draft in place of the one before."""
    conn.execute(
        f"INSERT INTO draft (game_id, {_COLUMNS})"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        f" ON CONFLICT (game_id, seat, slot) DO UPDATE SET {_ANEW}",
        (
            game,
            draft.seat,
            draft.slot,
            draft.user,
            draft.version,
            draft.revision,
            json.dumps([" ".join(words) for words in draft.moves]),
            None if draft.crossing is None else " ".join(draft.crossing),
            int(draft.confirmed),
            draft.price,
            draft.at,
            int(draft.returned),
        ),
    )


def give_drafts_back(conn: Connection, game: int) -> None:
    """Every Confirm that waits is given back: what it was waiting for has changed."""
    conn.execute(
        "UPDATE draft SET confirmed = 0, returned = 1 WHERE game_id = ? AND confirmed = 1", (game,)
    )


def delete_draft(conn: Connection, game: int, seat: Seat, slot: str | None = None) -> None:
    """Forget one draft of a seat, or all of them."""
    if slot is None:
        conn.execute("DELETE FROM draft WHERE game_id = ? AND seat = ?", (game, seat))
    else:
        conn.execute(
            "DELETE FROM draft WHERE game_id = ? AND seat = ? AND slot = ?", (game, seat, slot)
        )


def delete_drafts(conn: Connection, game: int) -> None:
    """Forget all drafts of a game."""
    conn.execute("DELETE FROM draft WHERE game_id = ?", (game,))


def _draft_row(
    seat: int,
    slot: str,
    user: int,
    version: int,
    revision: int,
    moves: str,
    crossing: str | None,
    confirmed: int,
    price: str | None,
    at: float,
    returned: int,
) -> DraftRow:
    try:
        steps, damaged = tuple(words_of(text) for text in json.loads(moves)), False
    except (ValueError, TypeError, AttributeError):
        steps, damaged = (), True
    return DraftRow(
        seat=seat,
        slot=slot,
        user=user,
        version=version,
        revision=revision,
        moves=steps,
        crossing=None if crossing is None else words_of(crossing),
        confirmed=bool(confirmed),
        price=price,
        at=at,
        returned=bool(returned),
        damaged=damaged,
    )
