"""Memory of a process with many live games: `python -m bot.bench.memory RECORD GAMES MOVES`.

A process of its own, for what else has been measured before leaves traces in its memory.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import tempfile
from pathlib import Path

from bot.bench.scripts import Script, script_of
from bot.session import Place, Sessions
from bot.store import Database
from engine import GAMES

STATUS = Path("/proc/self/status")
"""Where Linux tells what a process takes; elsewhere nothing is measured."""


def resident_mb() -> float | None:
    """Megabytes of memory that this process takes now."""
    if not STATUS.exists():
        return None
    line = next(one for one in STATUS.read_text().splitlines() if one.startswith("VmRSS"))
    return round(int(line.split()[1]) / 1024, 1)


async def crowded(script: Script, count: int, moves: int) -> dict[str, object]:
    """Megabytes with no game in memory, and with so many."""
    with tempfile.TemporaryDirectory() as folder:
        async with await Database.open(Path(folder) / "crowd.db") as database:
            sessions = Sessions(database, GAMES)
            record = script.first(moves)
            kept = [await sessions.take_in(record, Place(1), script.users)]
            gc.collect()
            before = resident_mb()
            place = Place(1)
            kept += [await sessions.take_in(record, place, script.users) for _ in range(count - 1)]
            assert all(session.loaded for session in kept)
            gc.collect()
            figures = {"games": count, "moves_each": len(record.moves), "one_mb": before}
            return {**figures, "all_mb": resident_mb()}


def main() -> None:
    """Measure and print."""
    path, count, moves = sys.argv[1:]
    script = script_of(Path(path).read_text("utf-8"))
    sys.stdout.write(json.dumps(asyncio.run(crowded(script, int(count), int(moves)))))


if __name__ == "__main__":
    main()
