"""Time for people's patience: the true one, less what other programs take of the machine.

The bot, the table and the people share one process here. On a machine that is full of other work
it waits for a processor more than it runs, and then an answer of a few milliseconds comes after
seconds: that says nothing about the bot. What the bot itself computes or waits for is counted.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from pathlib import Path

from bot.local import TableSystemClock

BEAT_S = 0.05
THREADS = Path("/proc/self/task")


def waited() -> float:
    """Seconds for which the threads of this process have waited for a processor, all together; 0
    where the system does not tell."""
    total = 0
    with contextlib.suppress(OSError):
        for thread in THREADS.iterdir():
            with contextlib.suppress(OSError):  # it has just ended
                total += int((thread / "schedstat").read_text().split()[1])
    return total / 1e9


class PatientClock(TableSystemClock):
    """Tells how long somebody has really been kept waiting; exact while anybody is."""

    def __init__(self) -> None:
        self._lost = 0.0
        self._alarms: set[PatientAlarm] = set()
        self._looked = self._look()

    @staticmethod
    def _look() -> tuple[float, float, float]:
        return time.perf_counter(), time.process_time(), waited()

    def now(self) -> float:
        """Seconds since 1970, less all that was lost."""
        if self._alarms and time.perf_counter() > self._looked[0] + BEAT_S / 2:
            self._settle()
        return super().now() - self._lost

    def call_later(self, delay: float, call: Callable[[], None]) -> PatientAlarm:
        """Run `call` once, `delay` seconds of this clock from now."""
        if not self._alarms:
            self._looked = self._look()
        alarm = PatientAlarm(self, self.now() + delay, call)
        self._alarms.add(alarm)
        alarm.look()
        return alarm

    def forget(self, alarm: PatientAlarm) -> None:
        """It has rung, or need not any more."""
        self._alarms.discard(alarm)

    def _settle(self) -> None:
        """Take off what was lost since the last look; what was computed meanwhile was not."""
        before, self._looked = self._looked, self._look()
        passed, computed, queued = (
            new - old for new, old in zip(self._looked, before, strict=True)
        )
        self._lost += max(0.0, min(queued, passed - computed))


class PatientAlarm:
    """Looks at the clock every now and then until its time has come."""

    def __init__(self, clock: PatientClock, due: float, call: Callable[[], None]) -> None:
        self._clock = clock
        self._due = due
        self._call = call
        self._timer: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Ring, or look again later."""
        left = self._due - self._clock.now()
        if left > 0:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(min(left, BEAT_S), self.look)
        else:
            self._clock.forget(self)
            self._call()

    def cancel(self) -> None:
        """Forget it."""
        self._clock.forget(self)
        if self._timer is not None:
            self._timer.cancel()
