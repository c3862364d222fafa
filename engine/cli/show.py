"""`show`: a position as text for a terminal."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from engine import GAMES
from engine.cli.output import Opened, leave, opened, tell_fault
from engine.core.errors import GameError, RecordError
from engine.core.replay import play_to
from engine.core.table import Table

FAILED = 1


def run(arguments: argparse.Namespace) -> int:
    """Print the position after `--at`; a transcript has but one."""
    file = opened(arguments.record)
    if isinstance(file, Opened):
        _check_seat(arguments.seat, len(file.transcript.setup.seats))
        last = len(file.transcript.moves)
        if arguments.at not in (None, last):
            leave(str(RecordError("record-no-such-position", at=arguments.at, most=last)))
        print("\n".join(_transcript_lines(file, arguments.seat)))
        return 0
    try:
        table = play_to(file, arguments.at)
    except RecordError as error:
        leave(str(error))
    except GameError as error:
        tell_fault(error, file)
        return FAILED
    _check_seat(arguments.seat, len(table.setup.seats))
    print("\n".join(position_lines(table, arguments.seat)))
    return 0


def position_lines(table: Table[Any, Any], seat: int | None = None) -> Iterator[str]:
    """The position in notation, line by line."""
    yield f"# {table.setup.game}, after {table.position} moves"
    yield from table.game.account.lines(table.view(seat), seat)
    for decision in table.pending:
        yield f"asked: seat {decision.seat}, {decision.kind}"
    if table.result is not None:
        yield f"ended: {' '.join(map(str, table.result.scores))}"


def _transcript_lines(file: Opened, seat: int | None) -> Iterator[str]:
    transcript = file.transcript
    reader = "public" if transcript.reader is None else f"seat {transcript.reader}"
    game = transcript.setup.game
    yield f"# {game}, a transcript ({reader}) of {len(transcript.moves)} moves"
    yield from GAMES[game].account.lines(file.view, seat)


def _check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        leave(f"--seat {seat}: seats are 0 to {seats - 1}")
