"""Bad weather: faults of every kind at random moments, counted by kind."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable

from bot.local import LocalTable
from tests.chaos.child import Child

MESSAGES = r"/channels/\d+/messages"
CLEAR_START = 0.7
"""How often the weather lets a killed bot start at once; else it starts until it gets through."""


class Weather:
    """Orders one fault after another until it is told to clear up."""

    def __init__(self, table: LocalTable, child: Child, seed: int) -> None:
        self.counts: Counter[str] = Counter()
        self._table = table
        self._child = child
        self._chance = random.Random(seed)
        self._kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "killed": self._kill,
            "gateway": self._gateway,
            "5xx": self._errors,
            "429": self._limits,
            "slow": self._slow,
            "lost answers": self._lost,
            "duplicates": self._duplicates,
            "reordered": self._reordered,
        }

    async def blow(self, faults: int) -> None:
        """So many faults, each kind in turn in a random order; calm for a moment in between."""
        kinds: list[str] = []
        for _ in range(faults):
            if not kinds:
                kinds = self._chance.sample(sorted(self._kinds), len(self._kinds))
            kind = kinds.pop()
            await self._kinds[kind]()
            self.counts[kind] += 1
            await asyncio.sleep(self._chance.uniform(0.02, 0.2))

    def clear_up(self) -> None:
        """No more faults."""
        self._table.faults.clear()

    async def _kill(self) -> None:
        await self._child.kill()
        await asyncio.sleep(self._chance.uniform(0.0, 0.3))
        if self._chance.random() < CLEAR_START:
            self._table.faults.clear()
        await self._child.up()

    async def _gateway(self) -> None:
        gateway = self._table.gateway
        self._chance.choice(
            [gateway.drop, gateway.ask_reconnect, lambda: gateway.invalidate(resumable=False)]
        )()

    async def _errors(self) -> None:
        status = self._chance.choice([500, 502, 503])
        path = self._chance.choice(["", MESSAGES])
        self._table.faults.fail(self._chance.randint(1, 8), status=status, path=path)

    async def _limits(self) -> None:
        path = self._chance.choice(["", MESSAGES])
        self._table.faults.limit(self._chance.randint(1, 12), path=path)

    async def _slow(self) -> None:
        with self._table.faults.hold(path=self._chance.choice(["", MESSAGES])):
            await asyncio.sleep(self._chance.uniform(0.2, 0.8))

    async def _lost(self) -> None:
        path = self._chance.choice(["", MESSAGES])
        self._table.faults.lose_answers(self._chance.randint(1, 3), path=path)

    async def _duplicates(self) -> None:
        self._table.faults.duplicate_interactions(self._chance.randint(1, 4))

    async def _reordered(self) -> None:
        self._table.faults.reverse_interactions(self._chance.randint(2, 3))
