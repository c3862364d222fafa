"""`replay`: plays a record with full checking; snapshots, legal choices, final points as JSON."""

from __future__ import annotations

import argparse
import sys

from engine.cli.output import error_line, load, print_json
from engine.cli.reports import report_of
from engine.core.errors import GameError
from engine.interchange import ForeignReplay

FAILED = 1


def run(arguments: argparse.Namespace) -> int:
    """Replay a record; exit code 1 at the first line that cannot be played."""
    replay = load(arguments.record)
    report = report_of(replay)
    while replay.done < len(replay.steps):
        number = replay.done + replay.first
        before = report.before(replay, arguments.legal and arguments.snapshots)
        try:
            replay.step()
        except GameError as error:
            print_json(error_line(error, number, replay.text()))
            return FAILED
        for note in replay.player.notes if isinstance(replay, ForeignReplay) else ():
            print_json_error({"note": note, "i": number})
        line = report.after(replay, before, arguments.all) if arguments.snapshots else None
        if line is not None:
            print_json(line)
    if replay.table.result is not None:
        print_json({"final": report.final(replay)})
    return 0


def print_json_error(data: dict[str, object]) -> None:
    """A JSON line on the error stream."""
    stdout, sys.stdout = sys.stdout, sys.stderr
    try:
        print_json(data)
    finally:
        sys.stdout = stdout
