"""`replay`: plays a record with full checking; snapshots, legal choices, final points as JSON."""

from __future__ import annotations

import argparse
import sys

from engine.cli.output import error_line, load, print_json
from engine.core.errors import GameError
from engine.gaia.foreign.final import final_of
from engine.gaia.foreign.legal import legal_digest
from engine.gaia.foreign.snapshot import snapshot
from engine.gaia.game import GAIA
from engine.interchange import ForeignReplay, OwnReplay

FAILED = 1


def run(arguments: argparse.Namespace) -> int:
    """Replay a record; exit code 1 at the first line that cannot be played."""
    replay = load(arguments.record)
    is_gaia = replay.table.game is GAIA
    while replay.done < len(replay.steps):
        number, text = replay.done + replay.first, str(replay.steps[replay.done])
        line: dict[str, object] = {"i": number}
        if arguments.legal and arguments.snapshots and is_gaia and number:
            line["legal"] = legal_digest(replay.table)
        try:
            replay.step()
        except GameError as error:
            print_json(error_line(error, number, text))
            return FAILED
        for note in replay.player.notes if isinstance(replay, ForeignReplay) else ():
            print_json_error({"note": note, "i": number})
        if arguments.snapshots and is_gaia and number:
            print_json(line | snapshot(replay.table, rotating=_rotating(replay)))
    _print_final(replay, is_gaia)
    return 0


def print_json_error(data: dict[str, object]) -> None:
    """A JSON line on the error stream."""
    stdout, sys.stdout = sys.stdout, sys.stderr
    try:
        print_json(data)
    finally:
        sys.stdout = stdout


def _rotating(replay: OwnReplay | ForeignReplay) -> bool:
    return (
        isinstance(replay, ForeignReplay)
        and replay.done < len(replay.steps)
        and " rotate" in replay.steps[replay.done]
    )


def _print_final(replay: OwnReplay | ForeignReplay, is_gaia: bool) -> None:
    result = replay.table.result
    if result is None:
        return
    if is_gaia:
        print_json({"final": final_of(replay.table)})
    else:
        print_json({"final": {"vp": list(result.scores)}})
