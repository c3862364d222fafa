"""Drafts: the half-made turn of each seat, saved at every step."""

from __future__ import annotations

import json
import sqlite3

from bot.store.rows import DraftRow, words_of
from engine.core.moves import Seat

_COLUMNS = "seat, slot, user_id, version, revision, moves, crossing, confirmed, price, at, returned"


def of_game(conn: sqlite3.Connection, game: int) -> list[DraftRow]:
    """All drafts of a game."""
    rows = conn.execute(
        f"SELECT {_COLUMNS} FROM draft WHERE game_id = ? ORDER BY seat, slot", (game,)
    )
    return [_draft_row(*row) for row in rows]


def save(conn: sqlite3.Connection, game: int, draft: DraftRow) -> None:
    """Store a draft in place of the one before."""
    conn.execute(
        f"INSERT OR REPLACE INTO draft (game_id, {_COLUMNS})"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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


def give_back(conn: sqlite3.Connection, game: int) -> None:
    """Every Confirm that waits is given back: what it was waiting for has changed."""
    conn.execute(
        "UPDATE draft SET confirmed = 0, returned = 1 WHERE game_id = ? AND confirmed = 1", (game,)
    )


def delete(conn: sqlite3.Connection, game: int, seat: Seat, slot: str | None = None) -> None:
    """Forget one draft of a seat, or all of them."""
    if slot is None:
        conn.execute("DELETE FROM draft WHERE game_id = ? AND seat = ?", (game, seat))
    else:
        conn.execute(
            "DELETE FROM draft WHERE game_id = ? AND seat = ? AND slot = ?", (game, seat, slot)
        )


def delete_all(conn: sqlite3.Connection, game: int) -> None:
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
