"""`bench`: how fast records replay, menus list and games play; one JSON object."""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.cli.output import leave, print_json
from engine.cli.policy import play_randomly
from engine.core.game import HUMAN, AnyGame, Setup
from engine.core.moves import Decision, Role
from engine.core.replay import Replay, play_to
from engine.core.table import Table
from engine.interchange import open_record

FIRST = next(iter(GAMES))
"""The game that is measured where none is named; of others random games are counted too."""
PASSES = 3
GAMES_PLAYED = 5
GAMES_TIMED = 20
SEATS = 4


def run(arguments: argparse.Namespace) -> int:
    """Measure and print."""
    texts = _texts(arguments.records)
    figures: dict[str, object] = {}
    if texts:
        figures["replay"] = _replay(texts)
        figures["menu_ms"] = _menus(texts)
        figures["menu_printed_ms"], figures["listed_per_s"] = _printed_menus(texts)
    game = GAMES[arguments.game]
    figures["game_ms"] = _games(game)
    if not texts or arguments.game != FIRST:
        figures["random"] = {f"{seats}": _rates(game, seats) for seats in game.seats if seats > 1}
    figures["table_bytes"] = _table_bytes(game)
    figures["table_start_ms"] = _start(game)
    if arguments.solo > 0:
        figures |= game.account.solo_figures(play_randomly, arguments.solo)
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
    """All options of each main decision; where a game has no turns, of every decision."""
    return _slowest(timed for text in texts for timed in _menu_times(open_record(text)))


def _printed_menus(texts: list[str]) -> tuple[dict[str, float], int]:
    """The same by the printed rules; and lines per second where all menus are listed like that,
    each before it is answered."""
    every: list[tuple[Role, float]] = []
    lines, started = 0, time.perf_counter()
    for text in texts:
        replay = open_record(text)
        table, account = replay.table, replay.table.game.account
        account.forget()
        while replay.done < len(replay.steps):
            for decision in table.pending:
                with account.printed(table):
                    every.append((decision.role, _listed(decision)))
            replay.step()
        lines += replay.done
    return _slowest(every), round(lines / (time.perf_counter() - started))


def _slowest(times: Iterable[tuple[Role, float]]) -> dict[str, float]:
    """Milliseconds of the main decisions; where there are none, of all."""
    every = list(times)
    turns = [ms for role, ms in every if role is Role.TURN]
    spent = sorted(turns or [ms for _, ms in every])
    return {
        "p50": round(spent[len(spent) // 2], 2),
        "p99": round(spent[len(spent) * 99 // 100], 2),
        "max": round(spent[-1], 2),
    }


def _menu_times(replay: Replay) -> Iterator[tuple[Role, float]]:
    """The record is played first, so that a step of several moves has its menus measured too."""
    log = list(play_to(replay).log)
    replay.table.game.account.forget()
    table: Table[Any, Any] = Table(replay.table.game, replay.table.setup)
    for move in log:
        for decision in table.pending:
            yield decision.role, _listed(decision)
        table.play(move)


def _listed(decision: Decision) -> float:
    """Milliseconds for all options of a question."""
    started = time.perf_counter()
    for _ in decision.offer():
        pass
    return 1000 * (time.perf_counter() - started)


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


def _start(game: AnyGame) -> float:
    """Milliseconds until a table asks its first question, another one of the same setup."""
    setup = Setup(game.key, (HUMAN,) * SEATS, seed="start")
    spent = []
    for _ in range(GAMES_TIMED):
        started = time.perf_counter()
        Table(game, setup)
        spent.append(1000 * (time.perf_counter() - started))
    return round(statistics.median(spent), 3)


def _table_bytes(game: AnyGame) -> int:
    """Memory that one live table holds at the end of a game."""
    import tracemalloc  # only CPython has it; all other commands run on PyPy too

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
