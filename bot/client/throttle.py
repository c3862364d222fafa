"""Holding requests back so that all together stay below Discord's limit for a whole bot.

discord.py obeys the limits of single routes before they are reached, but learns of the global one
(50 requests a second) only by breaking it. Many cards at once, as after a restart, would do so.
"""

from __future__ import annotations

import asyncio
from collections import deque

import aiohttp

MOST, WINDOW = 40, 1.0
"""Requests in so many seconds; the rest of the fifty is for those that the network delays."""
UNCOUNTED = ("/interactions/", "/webhooks/")
"""Answers to people are outside that limit, and never wait."""


class Throttle:
    """The requests of one client, in the order in which they come."""

    def __init__(self, most: int = MOST, window: float = WINDOW) -> None:
        self.window = window
        self._begun: deque[float] = deque(maxlen=most)
        self._turn = asyncio.Lock()

    def trace(self) -> aiohttp.TraceConfig:
        """What discord.py's HTTP session calls before each request."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._start)
        return trace

    async def _start(
        self, _: aiohttp.ClientSession, __: object, params: aiohttp.TraceRequestStartParams
    ) -> None:
        if not any(part in params.url.path for part in UNCOUNTED):
            await self.pass_through()

    async def pass_through(self) -> None:
        """Wait until one more request is within the limit."""
        time = asyncio.get_running_loop().time
        async with self._turn:
            if len(self._begun) == self._begun.maxlen:
                await asyncio.sleep(self._begun[0] + self.window - time())
            self._begun.append(time())
