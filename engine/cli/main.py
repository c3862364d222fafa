"""The command line: arguments, and how errors become exit codes."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from engine import GAMES
from engine.cli import (
    bench,
    coverage,
    export,
    fitting,
    play,
    replay,
    show,
    text_table,
    tournament,
    train,
)
from engine.cli.tournament_file import FILE
from engine.core.game import SetupOption
from engine.interchange import OWN

Runner: TypeAlias = Callable[[argparse.Namespace], int]

FIRST = next(iter(GAMES))
"""The game that is meant where none is named."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; 0 is success, 1 a move that does not fit, 2 bad arguments or files."""
    parser = _parser()
    arguments, rest = parser.parse_known_args(argv)
    if "given" in arguments:
        arguments.given = [*arguments.given, *_given(parser, rest)]
    elif rest:
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
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
    one.add_argument("--seat", type=int, help="of an open game: what this seat knows")
    one.add_argument("-o", "--out", type=Path, help="file to write; default: the terminal")
    one.set_defaults(run=export.run)

    one = commands.add_parser("bench", help="measure; prints JSON")
    one.add_argument("records", type=Path, nargs="?")
    one.add_argument("--game", default=FIRST, choices=sorted(GAMES))
    one.add_argument("--solo", type=int, default=0, help="games against robots of every kind")
    one.set_defaults(run=bench.run)

    _add_tournament(commands.add_parser("tournament", help="computer players against each other"))
    _add_train(commands.add_parser("train", help="better weights for computer players"), train.run)
    _add_train(commands.add_parser("fit", help="what things are worth, learned"), fitting.run, 0)

    one = commands.add_parser("coverage", help="which function plays which paragraph, as Markdown")
    one.add_argument("--game", choices=sorted(GAMES), help="default: all games")
    one.set_defaults(run=coverage.run)

    one = commands.add_parser("table", help="a game in the terminal, everybody at one keyboard")
    one.add_argument("--game", default=FIRST, choices=sorted(GAMES))
    one.add_argument("--players", type=int, default=2)
    one.add_argument("--seed", default="1")
    one.set_defaults(run=text_table.run)
    return parser


def _add_replay(one: argparse.ArgumentParser) -> None:
    one.add_argument("record", type=Path)
    one.add_argument("--snapshots", action="store_true", help="a JSON line after every line")
    one.add_argument("--legal", action="store_true", help="with what was legal before it")
    one.add_argument("--all", action="store_true", help="with what is hidden, too")
    one.set_defaults(run=replay.run)


def _add_play(one: argparse.ArgumentParser) -> None:
    one.add_argument("--game", default=FIRST, choices=sorted(GAMES))
    one.add_argument("--players", type=int, required=True)
    one.add_argument("--seed", default="1")
    one.add_argument("--policy", default="random", choices=["random"])
    one.add_argument("--games", type=int, default=1)
    one.add_argument("--out", type=Path, default=Path(), help="folder for the records")
    one.add_argument(
        "--option",
        dest="given",
        action="append",
        default=[],
        type=_pair,
        metavar="KEY=VALUE",
        help="an option of the game, or what is dealt (words joined by commas); also --KEY VALUE",
    )
    one.formatter_class = argparse.RawDescriptionHelpFormatter
    one.epilog = "\n".join(f"{key}: {_listed(game.options)}" for key, game in GAMES.items())
    one.set_defaults(run=play.run)


def _add_tournament(one: argparse.ArgumentParser) -> None:
    one.add_argument("contests", nargs="*", help="names of contests; default: all of them")
    one.add_argument("--games", type=int, help="of each; default: as many as its goal asks for")
    one.add_argument("--minutes", type=float, help="end after so long; the next run resumes")
    one.add_argument("--table", action="store_true", help="play nothing; tell it as a table")
    one.add_argument(
        "--same", metavar="PLAYER", help="play games of an older one again and compare"
    )
    one.add_argument("--into", type=Path, help="the page in which the table stands")
    one.add_argument("--out", type=Path, default=FILE, help="a line per game")
    one.set_defaults(run=tournament.run)


def _add_train(one: argparse.ArgumentParser, run: Runner, players: int = 2) -> None:
    one.add_argument("--game", default=FIRST, choices=sorted(GAMES))
    one.add_argument("--players", type=int, default=players, help="0: 2, 3 and 4 by turns")
    one.add_argument("--rounds", type=int, default=1)
    one.add_argument("--games", type=int, default=100)
    one.add_argument("--seed", default="1")
    one.add_argument("--start", type=Path, help="weights to begin with; default: those in use")
    one.add_argument("--out", type=Path, default=Path("weights.json"))
    one.add_argument(
        "--option", dest="given", action="append", default=[], type=_pair, metavar="KEY=VALUE"
    )
    one.set_defaults(run=run)


def _listed(options: Sequence[SetupOption]) -> str:
    """The options of a game with their values."""
    return "; ".join(f"{one.key} {'|'.join(one.values)}".strip() for one in options)


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not key or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} should read key=value")
    return key, value


def _given(parser: argparse.ArgumentParser, rest: Sequence[str]) -> list[tuple[str, str]]:
    """`--KEY VALUE` and `--KEY=VALUE` that no command declares: options of the game."""
    pairs = []
    words = iter(rest)
    for word in words:
        key, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or not key:
            parser.error(f"unrecognized arguments: {word}")
        found = value if equals else next(words, None)
        if found is None:
            parser.error(f"argument --{key}: expected a value")
        pairs.append((key, found))
    return pairs
