"""Reads any record we know (our text, our JSON, a foreign game), plays it, writes foreign ones."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from engine import GAMES
from engine.core.errors import GameError, RecordError
from engine.core.game import HUMAN
from engine.core.header import LONGEST_FOREIGN
from engine.core.record import Record, json_of, parse_record, record_from_json
from engine.core.replay import Format, OwnReplay, Replay, play_to
from engine.core.table import Table
from engine.core.transcript import Transcript, load_transcript
from engine.core.viewing import view_from_data

__all__ = [
    "MOST_TEXT",
    "OWN",
    "Foreign",
    "OwnReplay",
    "Replay",
    "foreign_text",
    "notations",
    "open_record",
    "open_transcript",
    "play_to",
]

MOST_TEXT: Final = LONGEST_FOREIGN
"""Characters; more than any record has."""
OWN: Final = "orrery"
"""Our own notation."""


def open_record(text: str) -> Replay:
    """Set up a record's table before its first step; raises RecordError or SetupError."""
    if not text.lstrip().startswith("{"):
        return _own(parse_record(text))
    data = json_of(text, MOST_TEXT)
    for game in GAMES.values():
        for format_ in game.formats:
            if format_.reads(data):
                return format_.open(game, data)
    return _own(record_from_json(data))


def open_transcript(text: str) -> tuple[Transcript, Any]:
    """A transcript and the view that it shows, of the game's own type; raises RecordError."""
    transcript = load_transcript(text)
    game = GAMES.get(transcript.setup.game)
    if game is None:
        raise RecordError("record-unknown-game", game=transcript.setup.game[:40])
    return transcript, view_from_data(game, transcript.view)


class Foreign(NamedTuple):
    """A game in the notation of another program."""

    text: str
    parts_at: int | None
    """The first line which that program's rules refuse, or one past the last line where only the
    result differs; None where it plays the same game."""


def notations(game: str) -> tuple[str, ...]:
    """The foreign notations in which games of this kind can be written."""
    known = GAMES[game].formats if game in GAMES else ()
    return tuple(one.name for one in known if one.writes)


def foreign_text(record: Record, notation: str) -> Foreign:
    """A record in a foreign notation, which shows no more than the record does.

    Raises RecordError where the game has no such notation or it has no words for robots.
    """
    if notation not in notations(record.setup.game):
        raise RecordError("record-no-notation", notation=notation[:40])
    if any(seat != HUMAN for seat in record.setup.seats):
        raise RecordError("record-notation-robots", notation=notation)
    game = GAMES[record.setup.game]
    writer = next(one for one in game.formats if one.name == notation)
    written = writer.write(game, record)
    return Foreign(json.dumps(written, indent=1) + "\n", _parts_at(record, writer, written))


def _own(record: Record) -> OwnReplay:
    game = GAMES.get(record.setup.game)
    if game is None:
        raise RecordError("record-unknown-game", game=record.setup.game[:40])
    return OwnReplay(game, record)


def _parts_at(record: Record, writer: Format, written: Mapping[str, object]) -> int | None:
    """Where the other program's rules leave the game that was played here."""
    game = GAMES[record.setup.game]
    ours: Table[Any, Any] = Table(game, record.setup, record.moves)
    theirs = writer.open(game, written)
    while theirs.done < len(theirs.steps):
        try:
            theirs.step()
        except GameError:
            return theirs.done
    same = [one.seat for one in ours.pending] == [one.seat for one in theirs.table.pending]
    return None if same and ours.result == theirs.table.result else theirs.done
