"""How long the phases of one piece of work take: for the log, and for whoever measures.

A piece of work is an interaction or a post; it begins with `begin`, in whatever task it runs, and
whatever is called from there adds to its phases without knowing it. Phases may lie within others.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

LOG = logging.getLogger(__name__)

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


def begin() -> None:
    """A new piece of work begins in this task."""
    _CURRENT.set(Phases())


def report(what: str) -> None:
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
