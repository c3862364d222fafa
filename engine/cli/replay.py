"""`replay`: plays a record with full checking; snapshots, legal choices, final points as JSON.

Of a transcript it prints its moves: they cannot be played, as some words of them are unknown.
"""

from __future__ import annotations

import argparse
import sys

from engine.cli.output import Opened, opened, print_json, tell_fault
from engine.core.errors import GameError
from engine.core.replay import Replay

FAILED = 1


def run(arguments: argparse.Namespace) -> int:
    """Replay a record; exit code 1 at the first line that cannot be played."""
    file = opened(arguments.record)
    if isinstance(file, Opened):
        for number, move in enumerate(file.transcript.moves, start=1):
            print_json({"i": number, "seat": move.seat, "text": " ".join(move.words)})
        return 0
    file.legal = arguments.legal and arguments.snapshots
    file.everything = arguments.all
    return _replayed(file, arguments.snapshots)


def _replayed(replay: Replay, snapshots: bool) -> int:
    while replay.done < len(replay.steps):
        number = replay.done + replay.first
        try:
            replay.step()
        except GameError as error:
            tell_fault(error, replay)
            return FAILED
        for note in replay.notes:
            print_json_error({"note": note, "i": number})
        line = replay.line() if snapshots else None
        if line is not None:
            print_json(line)
    final = replay.final()
    if final is not None:
        print_json({"final": final})
    return 0


def print_json_error(data: dict[str, object]) -> None:
    """A JSON line on the error stream."""
    stdout, sys.stdout = sys.stdout, sys.stderr
    try:
        print_json(data)
    finally:
        sys.stdout = stdout
