"""A game as a record, for its players and for other programs."""

from __future__ import annotations

from typing import NamedTuple

from bot.session.errors import UnknownGameError
from bot.session.load import read_rows, replayed
from bot.session.values import Divergence, Games
from bot.store import reader
from bot.store.database import Where
from engine.core.errors import RecordError
from engine.core.moves import Seat
from engine.core.transcript import Transcript, export_of, format_export
from engine.interchange import OWN, foreign_text


class Export(NamedTuple):
    """The text of a record, what is wrong with the log it was made from, and for another
    program's notation the line at which that program's rules leave the game."""

    text: str
    fault: Divergence | None
    parts_at: int | None = None


def export_game(
    database: Where, known: Games, game: int, seat: Seat | None = None, notation: str = OWN
) -> Export:
    """The record of a finished game, or what a seat (None: the public) knows of an open one; of a
    game that has diverged up to its last good turn. Raises UnknownGameError, a StoreError, or
    a RecordError where the game cannot be written in that notation."""
    with reader(database) as conn:
        rows = read_rows(conn, game, known)
    if rows is None or not rows.turns:
        raise UnknownGameError(game=game)
    if rows.game.key not in known:
        raise UnknownGameError("game-rules-unknown", game=rows.game.key)
    table, fault = replayed(known[rows.game.key], rows, check=False)
    record = export_of(table, seat)
    if notation == OWN:
        return Export(format_export(record), fault)
    if isinstance(record, Transcript):
        raise RecordError("record-is-transcript")
    foreign = foreign_text(record, notation)
    return Export(foreign.text, fault, foreign.parts_at)
