"""Records: a setup and its moves as text and as JSON, both complete and both read back.

Text form: the header (engine.core.header), a blank line, one move per line (`seat word word…`).
On input case is free and several moves of a seat may stand in one line, joined by `;`. What only
some may know of an open game is a transcript (engine.core.transcript), which nobody can play on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.core.errors import MoveError, RecordError
from engine.core.game import Game, S, Setup, V
from engine.core.header import (
    LONGEST_RECORD,
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
from engine.core.table import Table
from engine.core.words import resolve

TRANSCRIPT: Final = "transcript"
"""The first word of a transcript, and a key of its JSON form."""


@dataclass(frozen=True, slots=True)
class Record:
    """A setup and the moves played."""

    setup: Setup
    moves: tuple[Move, ...] = ()


def record_of(table: Table[S, V], seat: Seat | None = None) -> Record:
    """The record of a finished game, or what a seat (None: the public) knows of an open one.

    The secret of an unfinished game stays out, and so do sealed answers of other seats; results
    already seen are listed as deals, so that the position can be set up again elsewhere. Where a
    move has a word that the reader never learns (a discard, face down), the record ends.
    """
    if table.result is not None:
        return Record(table.setup, tuple(table.log))
    moves: list[Move] = []
    for index, move in enumerate(table.log):
        read = table.reading(index, seat)
        if read is None:
            continue
        if read != move.words:
            break
        moves.append(move)
    return Record(open_setup(table, seat), tuple(moves))


def open_setup(table: Table[S, V], seat: Seat | None = None, *, placed: bool = False) -> Setup:
    """The setup of an open game as a seat may know it: no secret, what it has seen as deals.

    With `placed` only where it also knows when that was drawn: to be read, not to be played on.
    """
    chance = table.state.chance
    deal = {key: words for key, words in table.setup.deal.items() if not chance.is_secret(key)}
    deal |= chance.known(seat, placed=placed)
    return replace(table.setup, secret="", deal=deal)


def play_record(game: Game[S, V], record: Record) -> Table[S, V]:
    """Replay with full checking; words may be beginnings of words or a game's other spellings.

    Raises SetupError, or RecordError with the number of the faulty move, caused by its MoveError.
    """
    table = Table(game, record.setup)
    for number, move in enumerate(record.moves, start=1):
        try:
            try:
                table.play(move)
            except MoveError:
                table.play(Move(move.seat, resolve(table, move.seat, move.words)))
        except MoveError as error:
            text = str(move)[:200]
            raise RecordError(
                "record-illegal-move", move=number, text=text, reason=error.key
            ) from error
    return table


def format_record(record: Record) -> str:
    """The text form."""
    return "\n".join([*header_lines(record.setup), "", *map(str, record.moves)]) + "\n"


def parse_record(text: str) -> Record:
    """Read the text form; raises RecordError with the line at fault."""
    header = Header()
    moves: list[Move] = []
    for number, line in lines_of(text):
        try:
            if line[0] in "0123456789":
                moves += moves_of(line)
            elif line.split()[0] == TRANSCRIPT:
                raise RecordError("record-is-transcript")
            elif moves:
                raise RecordError("record-header-after-moves", text=line[:80])
            else:
                header.read(line)
        except RecordError as error:
            raise RecordError(error.key, number, **error.args_) from error
    return Record(header.setup(), tuple(moves))


def record_to_json(record: Record) -> dict[str, object]:
    """The JSON form."""
    return {**setup_to_json(record.setup), "moves": [move_to_json(move) for move in record.moves]}


def record_from_json(data: object) -> Record:
    """Read the JSON form; raises RecordError."""
    if not isinstance(data, Mapping):
        raise RecordError("record-not-an-object")
    if TRANSCRIPT in data:
        raise RecordError("record-is-transcript")
    try:
        moves = tuple(move_from_json(move) for move in items_of(data.get("moves", [])))
        return Record(setup_from_json(data), moves)
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        raise RecordError("record-bad-json", problem=str(error)[:80]) from error


def dump_record(record: Record) -> str:
    """The JSON form as a string."""
    return json.dumps(record_to_json(record), ensure_ascii=False)


def load_record(text: str) -> Record:
    """Read a record in either form; raises RecordError."""
    if not text.lstrip().startswith("{"):
        return parse_record(text)
    return record_from_json(json_of(text))


def json_of(text: str, longest: int = LONGEST_RECORD) -> object:
    """The data in a text of JSON; raises RecordError."""
    if len(text) > longest:
        raise RecordError("record-too-long", most=longest)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-bad-json", problem=str(error)[:80]) from error
