"""What all processes of a bot ask of Discord stays together within what it allows the bot."""

from __future__ import annotations

import asyncio

from bot.client.client import MOST, Throttle

WINDOW = 0.2
RESOLUTION = 0.01
"""Of a timer."""
OF = 16
HELD = (10, 4, 1, 1)
"""Shards that four processes hold."""


async def test_processes_that_share_the_shards_share_the_limit() -> None:
    begun: list[float] = []

    async def asks(process: Throttle) -> None:
        await process.pass_through()
        begun.append(asyncio.get_running_loop().time())

    processes = [Throttle(window=WINDOW) for _ in HELD]
    for process, held in zip(processes, HELD, strict=True):
        process.share(held / OF)
    asking = zip(processes, HELD, strict=True)
    many = [one for one, held in asking for _ in range(2 * MOST * held // OF + 1)]
    await asyncio.gather(*(asks(one) for one in many))
    assert len(begun) > 2 * MOST
    for first, beyond in zip(begun, begun[MOST:], strict=False):
        assert beyond - first > WINDOW - RESOLUTION
