"""`bench`: how fast records replay, menus list and games play; one JSON object."""

from __future__ import annotations

import argparse
import gc
import statistics
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.cli.output import leave, print_json
from engine.cli.policy import play_randomly
from engine.core.game import HUMAN, Setup
from engine.core.moves import Role
from engine.core.replay import Replay
from engine.core.table import Table
from engine.interchange import open_record

PASSES = 3
GAMES_PLAYED = 5


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    texts = _texts(arguments.records)
    figures: dict[str, object] = {}
    if texts:
        figures["replay"] = _replay(texts)
        figures["menu_ms"] = _menus(texts)
    figures["game_ms"] = _games(arguments.game)
    figures["table_bytes"] = _table_bytes(arguments.game)
    if arguments.solo > 0:
        figures |= GAMES[arguments.game].account.solo_figures(play_randomly, arguments.solo)
    print_json(figures)
    return 0


def _texts(folder: Path | None) -> list[str]:
    if folder is None:
        return []
    paths = sorted(folder.glob("*.json")) + sorted(folder.glob("*.txt"))
    if not paths:
        leave(f"{folder}: no records here")
    return [path.read_text(encoding="utf-8") for path in paths]


def _replay(texts: list[str]) -> dict[str, float]:
    """Lines per second; the clock starts at text lines, caches are cleared between records."""
    total_lines, total_seconds, rates = 0, 0.0, []
    for text in texts:
        best = min(_timed_replay(text) for _ in range(PASSES))
        lines = len(open_record(text).steps)
        total_lines += lines
        total_seconds += best
        rates.append(lines / best)
    return {
        "overall_per_s": round(total_lines / total_seconds),
        "median_per_s": round(statistics.median(rates)),
        "slowest_per_s": round(min(rates)),
    }


def _timed_replay(text: str) -> float:
    replay = open_record(text)
    replay.table.game.account.forget()
    gc.collect()
    started = time.perf_counter()
    while replay.done < len(replay.steps):
        replay.step()
    return time.perf_counter() - started


def _menus(texts: list[str]) -> dict[str, float]:
    """All options of each main decision."""
    spent = sorted(ms for text in texts for ms in _menu_times(open_record(text)))
    return {
        "p50": round(spent[len(spent) // 2], 2),
        "p99": round(spent[len(spent) * 99 // 100], 2),
        "max": round(spent[-1], 2),
    }


def _menu_times(replay: Replay) -> Iterator[float]:
    while replay.done < len(replay.steps):
        for decision in replay.table.pending:
            if decision.role is Role.TURN:
                started = time.perf_counter()
                for _ in decision.offer():
                    pass
                yield 1000 * (time.perf_counter() - started)
        replay.step()


def _games(game: str) -> float:
    """Median time of a random game of four."""
    spent = []
    for number in range(GAMES_PLAYED):
        started = time.perf_counter()
        _game(game, str(number))
        spent.append(1000 * (time.perf_counter() - started))
    return round(statistics.median(spent), 1)


def _game(game: str, seed: str) -> Table[Any, Any]:
    return play_randomly(Setup(game, (HUMAN,) * 4, seed=seed), seed)


def _table_bytes(game: str) -> int:
    """Memory that one live table holds at the end of a game."""
    record = _game(game, "memory")
    setup, log = record.setup, list(record.log)
    del record
    gc.collect()
    tracemalloc.start()
    table: Table[Any, Any] = Table(GAMES[game], setup, log)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert table.result is not None
    return held
