"""Time as the local table sees it: the system's, or one that tests move by hand."""

import asyncio
import heapq
import time
from collections.abc import Callable
from itertools import count
from typing import Protocol


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """Forget it."""


class TableClock(Protocol):
    """Tells the time and wakes callers later."""

    def now(self) -> float:
        """Seconds since 1970."""

    def call_later(self, delay: float, call: Callable[[], None]) -> Timer:
        """Run `call` once, `delay` seconds from now."""


class TableSystemClock:
    """The real time, on the running event loop."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def call_later(self, delay: float, call: Callable[[], None]) -> Timer:
        """Run `call` once, `delay` seconds from now."""
        return asyncio.get_running_loop().call_later(delay, call)


class _Alarm:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class ManualClock:
    """A clock that stands still until a test advances it."""

    def __init__(self) -> None:
        # From now on, so that ids and tokens are of today for the bot too.
        self._now = time.time()
        self._order = count()
        self._alarms: list[tuple[float, int, _Alarm]] = []

    def now(self) -> float:
        """Seconds since 1970."""
        return self._now

    def call_later(self, delay: float, call: Callable[[], None]) -> Timer:
        """Run `call` once, when the clock has been advanced by `delay` seconds."""
        alarm = _Alarm(call)
        heapq.heappush(self._alarms, (self._now + delay, next(self._order), alarm))
        return alarm

    def advance(self, seconds: float) -> None:
        """Move on, ringing every alarm on the way in order."""
        end = self._now + seconds
        while self._alarms and self._alarms[0][0] <= end:
            self._now, _, alarm = heapq.heappop(self._alarms)
            if alarm.call is not None:
                alarm.call()
        self._now = end
