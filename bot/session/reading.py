"""What a seat, or everybody, may learn of committed turns: the one way out for moves, events."""

from __future__ import annotations

from dataclasses import replace

from bot.session.values import AnyTable, Told
from bot.store.rows import MoveRow
from engine.core.moves import Seat, Words


def read_by(told: Told, table: AnyTable, seat: Seat | None = None) -> Told:
    """A turn as a seat (None: the public) may read it: hidden words are `?`, answers that are still
    sealed for it and what happened to others in private are left out."""
    moves: list[MoveRow] = []
    sealed: list[Seat] = []
    for row in told.moves:
        words = table.reading(row.n, seat)
        if words is None:
            sealed.append(row.move.seat)
        else:
            moves.append(replace(row, move=row.move._replace(words=words)))
    seen = [n for n, event in enumerate(told.events) if event.seen_by(seat)]
    own = None if told.own is None else sum(n < told.own for n in seen)
    marks = {at: told.marks[n] for at, n in enumerate(seen) if n in told.marks}
    return replace(
        told,
        moves=tuple(moves),
        events=tuple(told.events[n] for n in seen),
        sealed=tuple(sealed),
        changes=() if sealed else told.changes,
        own=own,
        marks=marks,
    )


def veiled(table: AnyTable, first: int) -> dict[int, Words]:
    """By number: what all may read of moves from `first` on, where that is not all of it."""
    log = table.log
    readings = {n: table.reading(n, None) for n in range(first, len(log))}
    return {
        n: words for n, words in readings.items() if words not in (None, log[n].words) and words
    }
