"""Readings of open questions for panels: made in workers, kept while they are looked at."""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias, TypeVar

from bot import timing
from bot.play.panel.question import Reading
from bot.session import DraftView
from engine.core.moves import Move, Seat

T = TypeVar("T")
Position: TypeAlias = tuple[int, Seat, int, tuple[Move, ...], bool]

MOST_KEPT: Final = 96
THREADS: Final = 2


class Readings:
    """Reads positions of drafts on tables of its own; the event loop only waits."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Position, Reading] = OrderedDict()
        self._lock = threading.Lock()
        self._pool = ThreadPoolExecutor(THREADS, "reading")

    async def of(self, draft: DraftView, make: Callable[[Reading], T]) -> T:
        """What `make` makes of a draft's reading, in a worker."""
        loop = asyncio.get_running_loop()
        with timing.timed("read"):
            return await loop.run_in_executor(self._pool, self._work, draft, make)

    def close(self) -> None:
        """Read no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _work(self, draft: DraftView, make: Callable[[Reading], T]) -> T:
        while True:
            reading = self._reading(draft)
            with reading.lock:
                if not reading.given_up:  # to somebody who came in between
                    reading.read()
                    return make(reading)

    def _reading(self, draft: DraftView) -> Reading:
        imagined = draft.blueprint.imagined is not None
        key = (draft.game, draft.seat, len(draft.steps), draft.blueprint.log, imagined)
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
            earlier = self._earlier(draft)
        try:
            reading = Reading(draft.blueprint, draft.seat, len(draft.steps), earlier)
        finally:
            if earlier is not None:
                earlier.lock.release()
        with self._lock:
            self._kept[key] = reading
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return reading

    def _earlier(self, draft: DraftView) -> Reading | None:
        """The latest reading of the same game that can be played on, taken out and locked."""
        for key, reading in reversed(self._kept.items()):
            if key[0] == draft.game and reading.leads_to(draft) and reading.lock.acquire(False):
                del self._kept[key]
                return reading
        return None
