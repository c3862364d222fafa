"""The clock that store and sessions go by; tests bring their own."""

from __future__ import annotations

import time
from typing import Protocol


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
