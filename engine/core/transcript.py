"""Transcripts: an open game as far as one reader may know it. To read, not to play on.

A header like a record's below a line `transcript public` (or the reader's seat), every move that is
not sealed for the reader, with `?` for words that he may not know, and his view of the present
position, a line `view key data` for each part of it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from engine.core.errors import RecordError
from engine.core.game import S, Setup, V
from engine.core.header import (
    LONGEST_FOREIGN,
    Header,
    header_lines,
    items_of,
    lines_of,
    move_from_json,
    move_to_json,
    moves_of,
    setup_from_json,
    setup_to_json,
)
from engine.core.moves import Move, Seat
from engine.core.record import TRANSCRIPT, Record, format_record, json_of, open_setup, record_of
from engine.core.table import Table
from engine.core.viewing import view_to_data

PUBLIC: Final = "public"
VIEW: Final = "view"
WHOLE: Final = "="
"""Stands for the key where a view has no parts."""


@dataclass(frozen=True, slots=True)
class Transcript:
    """What one seat (None: the public) may know of an open game."""

    setup: Setup
    reader: Seat | None
    moves: tuple[Move, ...] = ()
    view: object = field(default_factory=dict)
    """His view of the present position, as data."""


def hides(table: Table[S, V], seat: Seat | None) -> bool:
    """Whether something of an open game is hidden from a seat (None: the public)."""
    if table.result is not None:
        return False
    return table.state.chance.hides_from(seat) or any(
        table.reading(index, seat) != move.words for index, move in enumerate(table.log)
    )


def export_of(table: Table[S, V], seat: Seat | None = None) -> Record | Transcript:
    """What a seat (None: the public) may take away: the record, or where something is hidden from
    it the transcript of the game for that reader."""
    return transcript_of(table, seat) if hides(table, seat) else record_of(table, seat)


def transcript_of(table: Table[S, V], seat: Seat | None = None) -> Transcript:
    """The game as a seat may know it."""
    moves = []
    for index, move in enumerate(table.log):
        words = table.reading(index, seat)
        if words is not None:
            moves.append(Move(move.seat, words))
    view = view_to_data(table.view(seat))
    return Transcript(open_setup(table, seat, placed=True), seat, tuple(moves), view)


def is_transcript(text: str) -> bool:
    """Whether a file's text claims to be a transcript."""
    if text.lstrip().startswith("{"):
        data = json_of(text, LONGEST_FOREIGN)  # it may be anybody's record
        return isinstance(data, Mapping) and TRANSCRIPT in data
    first = next((line for _, line in lines_of(text, ("deal ", "view "))), "")
    return first.split()[:1] == [TRANSCRIPT]


def format_export(export: Record | Transcript) -> str:
    """The text form of either."""
    return format_record(export) if isinstance(export, Record) else format_transcript(export)


def format_transcript(transcript: Transcript) -> str:
    """The text form."""
    reader = PUBLIC if transcript.reader is None else transcript.reader
    lines = [f"{TRANSCRIPT} {reader}", *header_lines(transcript.setup), ""]
    lines += [str(move) for move in transcript.moves]
    return "\n".join([*lines, "", *_view_lines(transcript.view)]) + "\n"


def transcript_to_json(transcript: Transcript) -> dict[str, object]:
    """The JSON form."""
    reader = PUBLIC if transcript.reader is None else str(transcript.reader)
    moves = [move_to_json(move) for move in transcript.moves]
    setup = setup_to_json(transcript.setup)
    return {TRANSCRIPT: reader, **setup, "moves": moves, VIEW: transcript.view}


def load_transcript(text: str) -> Transcript:
    """Read a transcript in either form; checks the form only. Raises RecordError."""
    if not text.lstrip().startswith("{"):
        return _parsed(text)
    data = json_of(text)
    if not isinstance(data, Mapping):
        raise RecordError("record-not-an-object")
    try:
        moves = tuple(move_from_json(move, unknown=True) for move in items_of(data["moves"]))
        setup = setup_from_json(data)
        reader = _reader(str(data[TRANSCRIPT]), setup)
        return _checked(Transcript(setup, reader, moves, data[VIEW]))
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("record-bad-json", problem=str(error)[:80]) from error


def _parsed(text: str) -> Transcript:
    header = Header()
    moves: list[Move] = []
    view: dict[str, object] = {}
    reader = ""
    for number, line in lines_of(text, ("deal ", "view ")):
        key, _, value = line.partition(" ")
        try:
            if key == TRANSCRIPT and not reader:
                reader = value.strip()
            elif key == VIEW:
                _read_view(value, view)
            elif line[0] in "0123456789" and not view:
                moves += moves_of(line, unknown=True)
            elif moves or view:
                raise RecordError("record-header-after-moves", text=line[:80])
            else:
                header.read(line)
        except RecordError as error:
            raise RecordError(error.key, number, **error.args_) from error
    setup = header.setup()
    shown = view.get(WHOLE, view)
    return _checked(Transcript(setup, _reader(reader, setup), tuple(moves), shown))


def _checked(transcript: Transcript) -> Transcript:
    """Raises RecordError where a move is of a seat that is not there."""
    for move in transcript.moves:
        if move.seat >= len(transcript.setup.seats):
            raise RecordError("record-bad-move", text=str(move)[:80])
    return transcript


def _reader(word: str, setup: Setup) -> Seat | None:
    if word == PUBLIC:
        return None
    if word.isascii() and word.isdecimal() and len(word) <= 2 and int(word) < len(setup.seats):
        return int(word)
    raise RecordError("record-bad-header", text=f"{TRANSCRIPT} {word}"[:80])


def _view_lines(view: object) -> Iterator[str]:
    parts = view if isinstance(view, Mapping) else {WHOLE: view}
    for key, value in parts.items():
        data = json.dumps(value, separators=(",", ":")).replace("#", "\\u0023")
        yield f"{VIEW} {key} {data}"


def _read_view(text: str, view: dict[str, object]) -> None:
    key, _, data = text.strip().partition(" ")
    if not key or key in view:
        raise RecordError("record-bad-view", problem=key[:40])
    view[key] = json_of(data)
