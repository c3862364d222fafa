"""Turns a second and milliseconds a turn: one process with a file, and several with a server.

`python -m bot.bench.processes FILE_OR_URL --processes 4 --tables 2000 --seconds 20` prints JSON.
Every process plays its own tables, forty turns at a time, as `bot/bench/sessions.py` does it.
`make bench-processes` measures files and servers side by side (`tests/bot/bench/side_by_side.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.bench.scripts import Script, percentiles, random_record, script_of
from bot.bench.sessions import Took, leave_all_to_players, play_on
from bot.session import Place, Session, Sessions
from bot.settings import place_named
from bot.store import Database
from bot.store.fleet import Fleet, Share
from engine import GAMES

SHARDS = 16
AT_ONCE = 40
TURNS = 12
"""Of every table, so that all of them are played."""
EVER = 1_000_000


@dataclass(slots=True)
class Crowd:
    """The tables of one process."""

    sessions: Sessions
    script: Script
    took: Took = field(default_factory=lambda: Took([], []))

    async def found(self, shards: tuple[int, ...], tables: int) -> list[Session]:
        """So many new tables on servers of these shards."""
        await leave_all_to_players(self.sessions, self.script)
        return [
            await self.sessions.take_in(
                self.script.first(0),
                Place(1, guild=shards[n % len(shards)] << 22, channel=1 + shards[0] * EVER + n),
                self.script.users,
            )
            for n in range(tables)
        ]

    async def play(self, tables: list[Session], seconds: float) -> None:
        """Play on everywhere, a few at a time."""
        room = asyncio.Semaphore(AT_ONCE)

        async def one(table: Session) -> None:
            async with room:
                await play_on(table, self.script, TURNS, self.took)

        tasks = [asyncio.create_task(one(table)) for table in tables]
        await asyncio.wait(tasks, timeout=seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def child(where: Path | str, shards: tuple[int, ...], tables: int, seconds: float) -> None:
    """One process: says when it is ready, plays when it is told to, and prints its figures."""
    script = script_of(sys.stdin.readline().replace("\\n", "\n"))
    async with await Database.open(where) as database:
        sessions = Sessions(database, GAMES)
        if isinstance(where, str):
            fleet = sessions.fleet = Fleet(database, Share(shards, SHARDS))
            while not fleet.held.keys() >= set(shards):
                await fleet.first_held(asyncio.Event())
                await asyncio.sleep(0.2)  # who came first gives back what is ours
            beating = asyncio.create_task(fleet.run())
        crowd = Crowd(sessions, script)
        founded = await crowd.found(shards, tables)
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        begun, cpu = time.perf_counter(), time.process_time()
        await crowd.play(founded, seconds)
        took = time.perf_counter() - begun
        commits = len(crowd.took.commits)
        figures = {
            "turns": commits,
            "turns_per_s": round(commits / took, 1),
            "cpu_ms_per_turn": round((time.process_time() - cpu) * 1000 / max(1, commits), 2),
            "step_ms": percentiles(crowd.took.steps),
            "commit_ms": percentiles(crowd.took.commits),
            "megabytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        }
        print(json.dumps(figures), flush=True)
        if isinstance(where, str):
            beating.cancel()
            with suppress(asyncio.CancelledError):
                await beating
            await fleet.leave()


def measure(
    where: str,
    processes: int,
    tables: int,
    seconds: float,
    server: Callable[[], float] = lambda: 0.0,
) -> dict[str, Any]:
    """Start the processes, let them play together, and put their figures side by side; `server`
    tells how many seconds the database's own processes have worked."""
    started = _started(where, processes, tables, seconds)
    worked = server()
    for one in started:
        assert one.stdin is not None
        one.stdin.write("go\n")
        one.stdin.flush()
    found = [json.loads(one.communicate()[0]) for one in started]
    turns = max(1, sum(one["turns"] for one in found))
    return {
        "processes": processes,
        "tables": tables,
        "turns_per_s": round(sum(one["turns_per_s"] for one in found), 1),
        "cpu_ms_per_turn": round(
            sum(one["cpu_ms_per_turn"] * one["turns"] for one in found) / turns, 2
        ),
        "server_cpu_ms_per_turn": round((server() - worked) * 1000 / turns, 2),
        "each": found,
    }


def _started(
    where: str, processes: int, tables: int, seconds: float
) -> list[subprocess.Popen[str]]:
    """Processes that have founded their tables, and wait for a word."""
    each = SHARDS // processes
    text = random_record(next(iter(GAMES))).replace("\n", "\\n") + "\n"
    started = []
    for n in range(processes):
        shards = f"{n * each}-{(n + 1) * each - 1}"
        line = ["--child", shards, "--tables", str(tables // processes), "--seconds", str(seconds)]
        one = subprocess.Popen(
            [sys.executable, "-m", "bot.bench.processes", where, *line],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert one.stdin is not None
        one.stdin.write(text)
        one.stdin.flush()
        started.append(one)
    for one in started:
        assert one.stdout is not None
        assert one.stdout.readline() == "ready\n"
    return started


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m bot.bench.processes", description=__doc__)
    parser.add_argument("where", help="a new file, or the address of an empty database")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--child", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child is None:
        print(json.dumps(measure(args.where, args.processes, args.tables, args.seconds), indent=1))
        return
    first, last = map(int, args.child.split("-"))
    shards = tuple(range(first, last + 1))
    asyncio.run(child(place_named(args.where), shards, args.tables, args.seconds))


if __name__ == "__main__":
    main()
