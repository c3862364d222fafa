"""How much one person may ask for at a time, so that nobody else has to wait for it."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from bot.client.refusals import EdgeError

HOUR: Final = 3600.0
MOST_KNOWN: Final = 10_000
"""So many users are remembered, the latest."""


class UserLimits:
    """What people have asked for of late; a limit of 0 is none. A restart forgets all of it."""

    def __init__(self, *, heavy: int = 1, openings: int = 0) -> None:
        self._heavy = heavy
        self._openings = openings
        self._busy: Counter[int] = Counter()
        self._opened: OrderedDict[int, deque[float]] = OrderedDict()

    @contextmanager
    def heavy(self, user: int) -> Iterator[None]:
        """Work that takes seconds: raises EdgeError if enough of it is under way for this user."""
        if self._heavy and self._busy[user] >= self._heavy:
            raise EdgeError("limit-heavy", most=self._heavy)
        self._busy[user] += 1
        try:
            yield
        finally:
            self._busy[user] -= 1
            self._busy += Counter()  # drops whoever has nothing under way

    def opening(self, user: int) -> None:
        """A table is opened: raises EdgeError if the user has opened enough of them in an hour."""
        if not self._openings:
            return
        now = monotonic()
        times = self._opened.setdefault(user, deque(maxlen=self._openings))
        self._opened.move_to_end(user)
        if len(times) == self._openings and now - times[0] < HOUR:
            minutes = int((times[0] + HOUR - now) // 60) + 1
            raise EdgeError("limit-openings", most=self._openings, minutes=minutes)
        times.append(now)
        if len(self._opened) > MOST_KNOWN:
            self._opened.popitem(last=False)
