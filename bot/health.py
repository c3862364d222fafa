"""How the bot is: how long its work takes, what works in the background, whether to worry.

A piece of work is an interaction or a post; it begins with `begin_work`, in whatever task it runs,
and whatever is called from there adds to its phases without knowing it. Phases may lie within
others; they are for the log, and for whoever measures.

What is said of the background is told by those who do the work; `/healthz`, the metrics and the
watchdog read it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Protocol

LOG = logging.getLogger(__name__)


class Clock(Protocol):
    """Whoever tells the time."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        ...


class SystemClock:
    """The computer's own clock."""

    def now(self) -> float:
        """Seconds since 1970, UTC."""
        return time.time()


SLOW_MS = 1500.0
"""What takes longer is worth a line in every log, everything else only in a talkative one."""


Observer = Callable[[str, Mapping[str, float], float], None]
observers: list[Observer] = []
"""Who else wants to know: what it was, milliseconds by phase, and in total."""


class Phases:
    """Milliseconds by phase of one piece of work."""

    def __init__(self) -> None:
        self._begun = time.perf_counter()
        self.ms: dict[str, float] = {}

    def add(self, phase: str, seconds: float) -> None:
        """A phase has taken so long, once more."""
        self.ms[phase] = self.ms.get(phase, 0.0) + seconds * 1000

    def report(self, what: str) -> None:
        """Write down how long it all took."""
        total = (time.perf_counter() - self._begun) * 1000
        for observe in observers:
            observe(what, self.ms, total)
        level = logging.INFO if total >= SLOW_MS else logging.DEBUG
        if not LOG.isEnabledFor(level):
            return
        parts = ", ".join(f"{phase} {ms:.1f}" for phase, ms in self.ms.items())
        ms = {phase: round(ms, 2) for phase, ms in (*self.ms.items(), ("total", total))}
        LOG.log(level, "%s: %.1f ms (%s)", what, total, parts, extra={"what": what, "ms": ms})


_CURRENT: ContextVar[Phases | None] = ContextVar("phases", default=None)


def begin_work() -> None:
    """A new piece of work begins in this task."""
    _CURRENT.set(Phases())


def report_work(what: str) -> None:
    """The piece of work is done."""
    phases = _CURRENT.get()
    if phases is not None:
        phases.report(what)


@contextmanager
def timed(phase: str) -> Iterator[None]:
    """What happens inside belongs to this phase."""
    phases = _CURRENT.get()
    begun = time.perf_counter()
    try:
        yield
    finally:
        if phases is not None:
            phases.add(phase, time.perf_counter() - begun)


FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until something that has failed begins anew: the pause doubles up to the longest."""
LASTING = 3600.0
"""Seconds for which a fault met in the background is worth a worry."""
STALLED = 300.0
"""Seconds without a sign after which something that works all the time has stalled."""


@dataclass(slots=True)
class Health:
    """What the parts of a running bot have told of themselves."""

    clock: Clock
    beats: dict[str, float] = field(default_factory=dict)
    """When each part of the background last finished a round."""
    down: dict[str, str] = field(default_factory=dict)
    """Parts that have failed and not yet finished a round since, with the reason."""
    faults: dict[str, tuple[float, str]] = field(default_factory=dict)
    """What was met and left aside, by what it is (`post 7`), with when and why."""

    def beat(self, part: str) -> None:
        """A part has finished a round."""
        self.beats[part] = self.clock.now()
        self.down.pop(part, None)

    def failed(self, part: str, error: BaseException) -> None:
        """A part has failed; it begins anew after a pause."""
        self.down[part] = f"{type(error).__name__}: {error}"[:200]

    def fault(self, what: str, problem: str) -> None:
        """Something was left aside so that the rest could go on; said once, loudly."""
        if what not in self.faults:
            LOG.error("%s is left aside: %s", what, problem)
        self.faults[what] = (self.clock.now(), problem)

    def worries(self) -> list[str]:
        """Why the bot is not well; empty if it is."""
        now = self.clock.now()
        found = [f"{part}: {why}" for part, why in self.down.items()]
        found += [
            f"{part}: no sign for {now - at:.0f} s"
            for part, at in self.beats.items()
            if now - at > STALLED and part not in self.down
        ]
        found += [f"{what}: {why}" for what, (at, why) in self.faults.items() if now - at < LASTING]
        return found


class Worker(Protocol):
    """Something that works in the background."""

    @property
    def part(self) -> str:
        """What the health of the bot calls it."""
        ...

    async def run(self) -> None:
        """Work until it is done, or cancelled."""
        ...


async def supervised(health: Health, part: str, work: Callable[[], Awaitable[None]]) -> None:
    """Run what works in the background until it ends by itself; whatever it dies of, it begins
    anew. Nothing of the bot's may stop in silence."""
    pause = FIRST_PAUSE
    while True:
        begun = health.clock.now()
        try:
            await work()
            return
        except Exception as error:
            health.failed(part, error)
            LOG.exception("%s has failed; it begins anew in %.0f seconds", part, pause)
        if health.clock.now() - begun > LONGEST_PAUSE:
            pause = FIRST_PAUSE
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)
