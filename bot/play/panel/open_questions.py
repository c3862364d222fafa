"""Open questions, read in workers and kept while they are looked at. Panel and autocomplete share
them: what one has listed, the other need not list again."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from bot.health import timed
from bot.play.panel.question import BUDGET, AskedAt, Reading
from bot.session import DraftView

MOST_KEPT, THREADS = 256, 2
T = TypeVar("T")


class OpenQuestions:
    """Reads positions on tables of its own; the event loop only waits."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], Reading] = OrderedDict()
        self._lock = threading.Lock()
        self._pool = ThreadPoolExecutor(THREADS, "reading")

    async def of(
        self,
        at: DraftView | AskedAt,
        make: Callable[[Reading], T],
        seconds: float = BUDGET,
        *,
        apart: bool = False,
    ) -> T:
        """What `make` makes of the reading of a position, in a worker; `apart` from readings of
        earlier positions, which somebody may still need."""
        if isinstance(at, DraftView):
            at = AskedAt(at.game, at.seat, len(at.steps), at.blueprint)
        loop = asyncio.get_running_loop()
        with timed("read"):
            return await loop.run_in_executor(self._pool, self._work, at, make, seconds, apart)

    def close(self) -> None:
        """Read no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _work(self, at: AskedAt, make: Callable[[Reading], T], seconds: float, apart: bool) -> T:
        while True:
            reading = self._reading(at, apart)
            with reading.lock:
                if not reading.given_up:  # to somebody who came in between
                    reading.read(seconds)
                    return make(reading)

    def _reading(self, at: AskedAt, apart: bool) -> Reading:
        with self._lock:
            found = self._kept.get(at.key)
            if found is not None:
                self._kept.move_to_end(at.key)
                return found
            earlier = None if apart else self._earlier(at)
        try:
            reading = Reading(at.blueprint, at.seat, at.steps, earlier)
        finally:
            if earlier is not None:
                earlier.lock.release()
        with self._lock:
            self._kept[at.key] = reading
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return reading

    def _earlier(self, at: AskedAt) -> Reading | None:
        """The latest reading of the same game that can be played on, taken out and locked."""
        for key, reading in reversed(self._kept.items()):
            if key[0] == at.game and reading.leads_to(at) and reading.lock.acquire(False):
                del self._kept[key]
                return reading
        return None
