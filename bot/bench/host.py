"""The bot in a process of its own, watched from inside: `python -m bot.bench.host URL TOKEN DATA`.

It serves until its input ends. For every line it reads it prints, as one line of JSON, what it has
measured since the line before: how late its event loop was, what its work took by phase, and how
much memory it takes.
"""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from pathlib import Path

from bot.app import Orrery, address_discord
from bot.bench.memory import resident_mb
from bot.bench.scripts import percentiles
from bot.health import LOG as HEALTH_LOG
from bot.session import Policy
from engine import GAMES
from render import texts
from render.collector import settle_memory

TICK_S = 0.05
"""How often the event loop is asked to be on time: seldom enough that asking costs nothing."""


class Watch(logging.Handler):
    """Collects what the bot writes down about its own work."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.late: list[float] = []
        self.spent: dict[str, dict[str, list[float]]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """One piece of work is done."""
        if not hasattr(record, "ms"):
            return  # what the background has met
        phases = self.spent.setdefault(str(getattr(record, "what", "")), {})
        for phase, ms in record.ms.items():
            phases.setdefault(phase, []).append(ms)

    async def tick(self) -> None:
        """Measure how late the event loop is, for ever."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(TICK_S)
            self.late.append((time.perf_counter() - before - TICK_S) * 1000)

    def take(self) -> dict[str, object]:
        """The figures since the last time."""
        late, spent = self.late, self.spent
        self.late, self.spent = [], {}
        phases = {
            what: {phase: percentiles(times) for phase, times in found.items()}
            for what, found in sorted(spent.items())
        }
        return {"lag_ms": percentiles(late), "resident_mb": resident_mb(), "phases_ms": phases}


async def host(url: str, token: str, folder: Path) -> None:
    """Serve and tell."""
    watch = Watch()
    HEALTH_LOG.setLevel(logging.DEBUG)
    HEALTH_LOG.addHandler(watch)
    texts.preload(*GAMES)
    await address_discord(url, token)
    policy = Policy(cards_apart=0.0)  # or no card of a round could be timed
    async with Orrery.started(folder / "orrery.db", GAMES, policy=policy, draws_beside=True) as bot:
        await bot.log_in(token)
        await bot.client.tree.sync()
        settle_memory()
        serving = asyncio.create_task(bot.serve())
        ticking = asyncio.create_task(watch.tick())
        await bot.client.wait_until_ready()
        while await asyncio.to_thread(sys.stdin.readline):
            sys.stdout.write(json.dumps(watch.take()) + "\n")
            sys.stdout.flush()
        ticking.cancel()
        await bot.stop()
        await serving


def main() -> None:
    """Serve until the input ends."""
    url, token, folder = sys.argv[1:]
    asyncio.run(host(url, token, Path(folder)))


if __name__ == "__main__":
    main()
