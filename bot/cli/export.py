"""A game as a record, for its players and for other programs."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from bot.session.errors import UnknownGameError
from bot.session.loading import replayed
from bot.session.room import read_rows
from bot.session.values import Divergence, Games
from bot.store import reader
from engine.core.moves import Seat
from engine.core.record import format_record, record_of


class Export(NamedTuple):
    """The text of a record, and what is wrong with the log it was made from."""

    text: str
    fault: Divergence | None


def export_game(database: Path, known: Games, game: int, seat: Seat | None = None) -> Export:
    """The record of a finished game, or what a seat (None: the public) knows of an open one; of a
    game that has diverged up to its last good turn. Raises UnknownGameError or a StoreError."""
    with reader(database) as conn:
        rows = read_rows(conn, game)
    if rows is None or not rows.turns:
        raise UnknownGameError(game=game)
    if rows.game.key not in known:
        raise UnknownGameError("game-rules-unknown", game=rows.game.key)
    table, fault = replayed(known[rows.game.key], rows, check=False)
    return Export(format_record(record_of(table, seat)), fault)
