"""The command line: arguments, and how errors become exit codes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from engine import RULES
from engine.cli import bench, coverage, export, play, replay, show, text_table
from engine.interchange import OWN

BAD_ARGUMENTS = 2


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 is success, 1 a move that does not fit, 2 bad arguments or files."""
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has gone; that is no error of ours
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="command")

    _add_replay(commands.add_parser("replay", help="replay a record with full checking"))
    _add_play(commands.add_parser("play", help="play complete games and write their records"))

    one = commands.add_parser("show", help="the position in notation")
    one.add_argument("record", type=Path)
    one.add_argument("--at", type=int)
    one.add_argument("--seat", type=int)
    one.set_defaults(run=show.run)

    one = commands.add_parser("export", help="write a record in another notation")
    one.add_argument("record", type=Path)
    one.add_argument("--notation", default=OWN, help="of another program; default: our own")
    one.add_argument("-o", "--out", type=Path, help="file to write; default: the terminal")
    one.set_defaults(run=export.run)

    one = commands.add_parser("bench", help="measure; prints JSON")
    one.add_argument("records", type=Path, nargs="?")
    one.add_argument("--game", default="gaia", choices=sorted(RULES))
    one.add_argument("--solo", type=int, default=0, help="Automa games per level and faction")
    one.set_defaults(run=bench.run)

    one = commands.add_parser("coverage", help="which function plays which paragraph, as Markdown")
    one.set_defaults(run=coverage.run)

    one = commands.add_parser("table", help="a game in the terminal, everybody at one keyboard")
    one.add_argument("--game", default="gaia", choices=sorted(RULES))
    one.add_argument("--players", type=int, default=2)
    one.add_argument("--seed", default="1")
    one.set_defaults(run=text_table.run)
    return parser


def _add_replay(one: argparse.ArgumentParser) -> None:
    one.add_argument("record", type=Path)
    one.add_argument("--snapshots", action="store_true", help="a JSON line after every line")
    one.add_argument("--legal", action="store_true", help="with what was legal before it")
    one.add_argument("--all", action="store_true", help="snapshots with what is hidden, too")
    one.set_defaults(run=replay.run)


def _add_play(one: argparse.ArgumentParser) -> None:
    one.add_argument("--game", default="gaia", choices=sorted(RULES))
    one.add_argument("--players", type=int, required=True)
    one.add_argument("--seed", default="1")
    one.add_argument("--factions", help="a,b,.. by seat; without it the policy chooses")
    one.add_argument("--automa", help="faction of the robot, for one player")
    one.add_argument("--level", help="level of the robot")
    one.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    one.add_argument("--policy", default="random", choices=["random"])
    one.add_argument("--games", type=int, default=1)
    one.add_argument("--out", type=Path, default=Path(), help="folder for the records")
    one.set_defaults(run=play.run)
