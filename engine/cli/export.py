"""`export`: writes a record in our notation, or in one of another program.

Of an open game it writes what a seat, or everybody, may know of it.
"""

from __future__ import annotations

import argparse
import sys

from engine.cli.output import leave, load, tell_fault
from engine.core.errors import GameError, RecordError
from engine.core.record import Record
from engine.core.replay import play_to
from engine.core.transcript import Transcript, export_of, format_export
from engine.interchange import OWN, foreign_text, notations

FAILED = 1


def run(arguments: argparse.Namespace) -> int:
    """Play a record, so that no faulty one is handed on, and write it; 1 if it cannot be played."""
    replay = load(arguments.record)
    try:
        table = play_to(replay)
    except GameError as error:
        tell_fault(error, replay)
        return FAILED
    if arguments.seat is not None and not 0 <= arguments.seat < len(table.setup.seats):
        leave(f"--seat {arguments.seat}: seats are 0 to {len(table.setup.seats) - 1}")
    text = _written(export_of(table, arguments.seat), arguments.notation)
    if arguments.out is None:
        sys.stdout.write(text)
        return 0
    try:
        arguments.out.write_text(text, encoding="utf-8")
    except OSError as error:
        leave(f"{arguments.out}: {error.strerror or error}")
    return 0


def _written(record: Record | Transcript, notation: str) -> str:
    if notation == OWN:
        return format_export(record)
    if isinstance(record, Transcript):
        leave(f"{RecordError('record-is-transcript')}; notation of such a game: {OWN}")
    try:
        foreign = foreign_text(record, notation)
    except RecordError as error:
        known = ", ".join((OWN, *notations(record.setup.game)))
        leave(f"{error}; notations of this game: {known}")
    if foreign.parts_at is not None:
        where = f"from line {foreign.parts_at}"
        print(f"note: {notation} plays this otherwise {where}", file=sys.stderr)
    return foreign.text
