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
from pathlib import Path
from typing import Any

from bot.bench.compare import compared, doubt, table_of, yardstick
from bot.bench.ideas import by_asking
from bot.bench.presses import by_pressing
from bot.bench.scripts import Script, random_record, script_of
from bot.bench.sessions import measure
from bot.bench.tables import at_tables
from engine import GAMES

AUTOMA_GAMES, LIVE_GAMES = 200, 1000
TABLES = (1, 20, 100)


PARTS = ("engine", "render", "session", "tables", "presses", "memory")
WHEN_ASKED = ("ideas",)
"""Parts that are measured only if they are named."""


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; with `--compare` 1 if something has become worse."""
    arguments = _parser().parse_args(argv)
    if arguments.figures is not None:
        figures = json.loads(arguments.figures.read_text("utf-8"))
    else:
        figures = measured(arguments)
        text = json.dumps(figures, indent=1) + "\n"
        if arguments.out is not None:
            arguments.out.write_text(text, "utf-8")
        elif arguments.compare is None:
            sys.stdout.write(text)
    if arguments.compare is None:
        return 0
    baseline = json.loads(arguments.compare.read_text("utf-8"))
    lines = compared(baseline, figures)
    doubts = [doubt("baseline", baseline), doubt("now", figures)]
    sys.stdout.write("\n".join([table_of(lines), *filter(None, doubts)]) + "\n")
    return 1 if not lines or any(line.verdict == "WORSE" for line in lines) else 0


def measured(arguments: argparse.Namespace) -> dict[str, Any]:
    """The parts that were asked for, one after another."""
    game, record = arguments.game, arguments.record
    text = random_record(game) if record is None else record.read_text("utf-8")
    small = random_record(game, 2)
    parts: dict[str, Callable[[], object]] = {
        "engine": lambda: _engine(game, arguments.records, [text, small]),
        "render": lambda: _json_of("render.bench", "--game", game),
        "session": lambda: asyncio.run(measure(script_of(text))),
        "tables": lambda: {str(n): asyncio.run(at_tables(script_of(small), n)) for n in TABLES},
        "presses": lambda: asyncio.run(by_pressing(script_of(text))),
        "ideas": lambda: asyncio.run(by_asking(script_of(small))),
        "memory": lambda: _crowd(text),
    }
    yardsticks: dict[str, float] = {}
    figures: dict[str, Any] = {"machine": {**_machine(), "yardstick_ms": yardsticks}, "game": game}
    for name, work in parts.items():
        if name in arguments.parts:
            sys.stderr.write(f"measuring: {name}\n")
            before = yardstick()
            figures[name] = work()
            yardsticks[name] = round((before + yardstick()) / 2, 2)
    return figures


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot.bench", description=__doc__)
    parser.add_argument("record", nargs="?", type=Path, help="a record to be played again")
    parser.add_argument(
        "--parts",
        type=lambda text: text.split(","),
        default=PARTS,
        help=",".join((*PARTS, *WHEN_ASKED)),
    )
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)))
    parser.add_argument("--records", type=Path, help="a folder of records for the engine's part")
    parser.add_argument("-o", "--out", type=Path, help="file to write; default: the terminal")
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
