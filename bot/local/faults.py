"""Misfortunes a test can order: what a network and Discord do on a bad day."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.local.wire import Json


@dataclass
class Mishap:
    """What happens to the next matching requests."""

    method: str | None
    path: re.Pattern[str]
    left: int
    status: int | None = None
    """Answer this instead of working."""
    lost: bool = False
    """Do the work and never answer."""
    retry_after: float = 0.0
    code: int = 0
    """Discord's own, beside the status."""
    everywhere: bool = False
    """Whether a 429 holds for all routes."""
    gate: asyncio.Event | None = None
    """Do not begin before this is set."""
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the first matching request is there."""

    @property
    def kind(self) -> str:
        """What it is, in a word."""
        if self.gate is not None:
            return "slow"
        return "lost" if self.lost else str(self.status)


class Faults:
    """The orders still to be carried out."""

    def __init__(self) -> None:
        self._mishaps: list[Mishap] = []
        self._copies = 0
        self._turned = 0
        self._kept: list[Json] = []
        self.met: Counter[str] = Counter()
        """What has really happened: requests and deliveries, by kind of misfortune."""

    # requests

    def fail(
        self,
        count: int = 1,
        *,
        status: int = 500,
        code: int = 0,
        method: str | None = None,
        path: str = "",
    ) -> Mishap:
        """The next `count` matching requests get this status and nothing is done."""
        mishap = self._order(method, path, count, status=status)
        mishap.code = code
        return mishap

    def limit(
        self,
        count: int = 1,
        *,
        retry_after: float = 0.01,
        code: int = 0,
        method: str | None = None,
        path: str = "",
        everywhere: bool = False,
    ) -> Mishap:
        """The next `count` matching requests are told to come later, by the limit of their route
        or by that of all routes together."""
        mishap = self._order(method, path, count, status=429)
        mishap.retry_after, mishap.code, mishap.everywhere = retry_after, code, everywhere
        return mishap

    def lose_answers(self, count: int = 1, *, method: str | None = None, path: str = "") -> Mishap:
        """The next `count` matching requests are carried out, but the answer never arrives."""
        return self._order(method, path, count, lost=True)

    @contextmanager
    def hold(self, *, method: str | None = None, path: str = "") -> Iterator[Mishap]:
        """Matching requests wait until the block ends; `arrived` tells that one is waiting."""
        gate = asyncio.Event()
        mishap = self._order(method, path, 1_000_000, gate=gate)
        try:
            yield mishap
        finally:
            self._mishaps.remove(mishap)
            gate.set()

    def clear(self) -> None:
        """No more misfortune."""
        self._mishaps.clear()
        self._copies = self._turned = 0

    def _order(
        self,
        method: str | None,
        path: str,
        left: int,
        *,
        status: int | None = None,
        lost: bool = False,
        gate: asyncio.Event | None = None,
    ) -> Mishap:
        mishap = Mishap(method, re.compile(path), left, status, lost, gate=gate)
        self._mishaps.append(mishap)
        return mishap

    def strike(self, method: str, path: str) -> Mishap | None:
        """The misfortune that meets this request, used up by one."""
        for mishap in self._mishaps:
            if mishap.method not in (None, method) or not mishap.path.search(path):
                continue
            mishap.left -= 1
            if mishap.left == 0:
                self._mishaps.remove(mishap)
            mishap.arrived.set()
            self.met[mishap.kind] += 1
            return mishap
        return None

    # deliveries

    def duplicate_interactions(self, count: int = 1) -> None:
        """The next `count` interactions reach the bot twice."""
        self._copies += count

    def reverse_interactions(self, count: int = 2) -> None:
        """The next `count` interactions reach the bot together, last one first."""
        self._turned = count
        self._kept = []

    def deliveries(self, interaction: Json) -> list[Json]:
        """What to deliver now that this interaction is due."""
        if self._turned:
            self._kept.append(interaction)
            if len(self._kept) < self._turned:
                return []
            self._turned = 0
            due, self._kept = self._kept[::-1], []
            self.met["reordered"] += len(due)
            return due
        if self._copies:
            self._copies -= 1
            self.met["doubled"] += 1
            return [interaction, interaction]
        return [interaction]
