"""`python -m bot.bench`: everything that is measured, as one JSON object; or a comparison."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from bot.bench.compare import compared, doubt, table_of, yardstick
from bot.bench.ideas import by_asking
from bot.bench.lists import lists
from bot.bench.presses import by_pressing
from bot.bench.scripts import Script, random_record, script_of
from bot.bench.sessions import measure
from bot.bench.tables import at_tables
from engine import GAMES

AUTOMA_GAMES, LIVE_GAMES = 200, 1000
TABLES = (1, 20, 100)
FEW, MOST = 2, 4
"""Seats of the games that are measured."""


PARTS = ("engine", "render", "session", "tables", "presses", "memory")
WHEN_ASKED = ("lists", "ideas")
"""Parts that are measured only if they are named."""


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; with `--compare` 1 if something has become worse."""
    arguments = _parser().parse_args(argv)
    if arguments.figures is not None:
        figures = json.loads(arguments.figures.read_text("utf-8"))
    else:
        figures = measured(arguments)
        if arguments.out is None and arguments.compare is None:
            sys.stdout.write(_text(figures))
    if arguments.compare is None:
        return 0
    baseline = json.loads(arguments.compare.read_text("utf-8"))
    lines = compared(baseline, figures)
    doubts = [doubt("baseline", baseline), doubt("now", figures)]
    sys.stdout.write("\n".join([table_of(lines), *filter(None, doubts)]) + "\n")
    return 1 if not lines or any(line.verdict == "WORSE" for line in lines) else 0


def measured(arguments: argparse.Namespace) -> dict[str, Any]:
    """The games that were asked for, each with its parts, one after another. The file that they go
    into is written after every part, and keeps what it had of others: all of it takes an hour."""
    out = arguments.out
    known = out is not None and out.exists()
    figures: dict[str, Any] = json.loads(out.read_text("utf-8")) if known else {}
    yardsticks = figures.get("machine", {}).get("yardstick_ms", {})
    figures["machine"] = {**_machine(), "yardstick_ms": yardsticks}
    for game in arguments.game:
        for name, work in _parts(game, arguments).items():
            sys.stderr.write(f"measuring: {game}, {name}\n")
            before = yardstick()
            figures.setdefault(game, {})[name] = work()
            yardsticks.setdefault(game, {})[name] = round((before + yardstick()) / 2, 2)
            if out is not None:
                out.write_text(_text(figures), "utf-8")
    return figures


def _text(figures: dict[str, Any]) -> str:
    return json.dumps(figures, indent=1) + "\n"


def _parts(game: str, arguments: argparse.Namespace) -> dict[str, Callable[[], object]]:
    """What is to be measured of a game, and how."""
    record = arguments.record

    @cache
    def text(players: int) -> str:
        if record is not None and players == MOST:
            return str(record.read_text("utf-8"))
        return random_record(game, players)

    def script(players: int) -> Script:
        return script_of(text(players))

    parts: dict[str, Callable[[], object]] = {
        "engine": lambda: _engine(game, arguments.records, [text(MOST), text(FEW)]),
        "render": lambda: _json_of("render.bench", "--game", game),
        "lists": lambda: lists(script(MOST)),
        "session": lambda: asyncio.run(measure(script(MOST))),
        "tables": lambda: {str(n): asyncio.run(at_tables(script(FEW), n)) for n in TABLES},
        "presses": lambda: asyncio.run(by_pressing(script(MOST))),
        "ideas": lambda: asyncio.run(by_asking(script(FEW))),
        "memory": lambda: _crowd(text(MOST)),
    }
    return {name: work for name, work in parts.items() if name in arguments.parts}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.bench", description=__doc__)
    parser.add_argument("record", nargs="?", type=Path, help="a record to be played again")
    parser.add_argument(
        "--parts",
        type=lambda text: text.split(","),
        default=PARTS,
        help=",".join((*PARTS, *WHEN_ASKED)),
    )
    parser.add_argument(
        "--game",
        type=lambda text: text.split(","),
        default=tuple(GAMES),
        help=f"{','.join(GAMES)}: those to be measured, else all",
    )
    parser.add_argument("--records", type=Path, help="a folder of records for the engine's part")
    parser.add_argument("-o", "--out", type=Path, help="file to add to; default: the terminal")
    parser.add_argument("--compare", type=Path, help="figures to compare with")
    parser.add_argument("--figures", type=Path, help="compare these instead of measuring")
    return parser


def _engine(game: str, records: Path | None, own: Sequence[str]) -> dict[str, Any]:
    """The engine's own bench, with a folder of records or with those that are measured here."""
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(own):
            (Path(folder) / f"{number}.txt").write_text(text, "utf-8")
        words = (str(records or folder), "--game", game, "--solo", str(AUTOMA_GAMES))
        return _json_of("engine", "bench", *words)


def _json_of(module: str, *words: str) -> dict[str, Any]:
    """What another command line measures."""
    line = [sys.executable, "-m", module, *words]
    done = subprocess.run(line, check=True, stdout=subprocess.PIPE)
    return dict(json.loads(done.stdout))


def _crowd(text: str) -> dict[str, Any]:
    """Memory with many live games, in the middle of theirs."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record.txt"
        path.write_text(text, "utf-8")
        half = _half(script_of(text))
        return _json_of("bot.bench.memory", str(path), str(LIVE_GAMES), str(half))


def _half(script: Script) -> int:
    return len(script.record.moves) // 2


def _machine() -> dict[str, Any]:
    """What the figures depend on."""
    return {
        "cores": os.cpu_count(),
        "processor": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
        "load": round(os.getloadavg()[0], 2),
    }


if __name__ == "__main__":
    sys.exit(main())
