"""`bench`: how fast records replay, menus list and games play; one JSON object."""

from __future__ import annotations

import argparse
import gc
import statistics
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from engine import RULES
from engine.cli.automa_scores import automa_scores
from engine.cli.output import leave, print_json
from engine.cli.policy import play_randomly
from engine.core.game import HUMAN, Game, Setup
from engine.core.table import Table
from engine.gaia.federations import survey
from engine.gaia.foreign import amounts
from engine.interchange import Replay, open_record, play_to

PASSES = 3
GAMES_PLAYED = 5
GAMES_TIMED = 20
SEATS = 4
MAIN_DECISIONS = {"gaia": ("turn",)}
"""The questions whose menus are measured; of games that are not named, all of them."""

AnyGame: TypeAlias = Game[Any, Any]  # figures are taken of any game alike


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    texts = _texts(arguments.records)
    figures: dict[str, object] = {}
    if texts:
        figures["replay"] = _replay(texts)
        figures["menu_ms"] = _menus(texts)
    game = RULES[arguments.game]
    figures["game_ms"] = _games(game)
    if game.key not in MAIN_DECISIONS:
        figures["random"] = {f"{seats}": _rates(game, seats) for seats in game.seats}
    figures["table_bytes"] = _table_bytes(game)
    if arguments.solo > 0:
        figures["automa_vp"] = automa_scores(arguments.solo)
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
    amounts.clear_cache()
    survey.forget()
    replay = open_record(text)
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
    """The record is played first, so that a step of several moves has its menus measured too."""
    log = list(play_to(replay).log)
    table: Table[Any, Any] = Table(replay.table.game, replay.table.setup)
    for move in log:
        for decision in table.pending:
            if decision.kind in MAIN_DECISIONS.get(table.setup.game, (decision.kind,)):
                started = time.perf_counter()
                for _ in decision.offer():
                    pass
                yield 1000 * (time.perf_counter() - started)
        table.play(move)


def _games(game: AnyGame) -> float:
    """Median time of a random four player game."""
    spent = []
    for number in range(GAMES_PLAYED):
        started = time.perf_counter()
        _game(game, str(number))
        spent.append(1000 * (time.perf_counter() - started))
    return round(statistics.median(spent), 1)


def _game(game: AnyGame, seed: str, seats: int = SEATS) -> Table[Any, Any]:
    return play_randomly(Setup(game.key, (HUMAN,) * seats, seed=seed), seed)


def _rates(game: AnyGame, seats: int) -> dict[str, float]:
    """Random games and their moves per second of processor time, menus and checks included."""
    started = time.process_time()
    moves = sum(_game(game, str(number), seats).position for number in range(GAMES_TIMED))
    spent = time.process_time() - started
    return {"games_per_s": round(GAMES_TIMED / spent, 1), "moves_per_s": round(moves / spent)}


def _table_bytes(game: AnyGame) -> int:
    """Memory that one live table holds at the end of a game."""
    record = _game(game, "memory")
    setup, log = record.setup, list(record.log)
    del record
    gc.collect()
    tracemalloc.start()
    table: Table[Any, Any] = Table(game, setup, log)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert table.result is not None
    return held
