"""Open questions, listed and read beside the event loop, and kept while they are looked at."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, TypeVar

from bot import timing
from bot.play.panel.question import Reading
from bot.session import Blueprint, DraftView
from bot.session.values import AnyTable, Peek
from engine.core.listing import Listing
from engine.core.moves import BREATH, END, Decision, Move, Option, Seat, Words
from engine.core.sets import complete_answers

MOST_KEPT = 64
LONGEST = 5.0
"""Seconds after which a listing is left as it is."""
PATIENCE = 1.5
"""Seconds for the first answer of all, on top of what somebody wants to wait for the whole."""
MOST_OPTIONS = 5000
COMPLETING = 0.1
"""Seconds for which sets are put together that hold what somebody has typed."""


@dataclass
class Listed:
    """What can be answered to one open question, as far as it has been listed."""

    kind: str
    several: bool
    """Whether an answer is a set of options."""
    blueprint: Blueprint
    seat: Seat
    options: list[Option] = field(default_factory=list)
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there is a first answer."""
    done: asyncio.Event = field(default_factory=asyncio.Event)
    closing: bool = False
    """The draft is complete: all that is left is to end it."""
    table: AnyTable | None = None
    """At this question; nobody lists on it any more."""

    def accepts(self, words: Words) -> Words | None:
        """The full words of an answer that is legal here, listed or not."""
        if self.closing:
            return END if self.blueprint.game.canonical(words) == END else None
        decision = self.question()
        if decision is None:
            return None
        words = self.blueprint.game.canonical(words)
        if decision.spell is not None:
            words = decision.spell(words)
        return words if words and decision.allows(words) else None

    def short(self, words: Words) -> str:
        """A listed answer in its short form, which is accepted as well; empty if it has none."""
        decision = self.question()
        if decision is None or decision.brief is None:
            return ""
        brief = decision.brief(words)
        return " ".join(brief) if self.accepts(brief) is not None else ""

    def complete(self, holding: Words, most: int) -> list[Option]:
        """Complete answers to a question for a set, the best first, that pick these words."""
        decision, found = self.question(), list[Option]()
        if decision is None:
            return found
        until = time.monotonic() + COMPLETING
        for option in complete_answers(decision, holding):
            if option is not BREATH:
                found.append(option)
            if len(found) >= most or time.monotonic() > until:
                break
        return found

    def question(self) -> Decision | None:
        """The question on a table that nobody else reads."""
        if self.table is None:
            self.table = self.blueprint.build()
        return self.table.decision_of(self.seat)


class Listings:
    """Lists on tables of its own, rebuilt from the log, so that no live table is waited for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, Seat, tuple[Move, ...]], Listed] = OrderedDict()
        self._pool = ThreadPoolExecutor(1, "listing")
        self._tasks: set[asyncio.Future[None]] = set()
        self._closed = threading.Event()

    async def of(self, game: int, peek: Peek, within: float) -> Listed:
        """The answers to an open question, as far as they are listed after so many seconds."""
        if peek.decision is None:
            return Listed("", False, peek.blueprint, peek.seat, [Option(END)], closing=True)
        key = (game, peek.seat, peek.blueprint.log)
        listed = self._kept.get(key)
        if listed is None:
            listed = self._begin(peek, peek.decision)
            self._kept[key] = listed
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        # After that what is there so far will do; the rest goes on being listed.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await listed.done.wait()
        # On a busy host that may be nothing, which would look as if nothing were possible.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await listed.begun.wait()
        return listed

    def _begin(self, peek: Peek, decision: Decision) -> Listed:
        listed = Listed(decision.kind, decision.is_set, peek.blueprint, peek.seat)
        loop = asyncio.get_running_loop()

        def begun() -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(listed.begun.set)

        task = loop.run_in_executor(self._pool, _list, listed, begun, self._closed)
        task.add_done_callback(lambda _: listed.begun.set())
        task.add_done_callback(lambda _: listed.done.set())
        task.add_done_callback(self._tasks.discard)
        self._tasks.add(task)
        return listed

    def close(self) -> None:
        """List no more; what is being listed is left as it is."""
        self._closed.set()
        self._pool.shutdown(wait=False, cancel_futures=True)


def _list(listed: Listed, begun: Callable[[], None], closed: threading.Event) -> None:
    """Set up a table and list, telling of the first answer; runs in the pool's thread."""
    table, found = listed.blueprint.build(), listed.options
    listing: Listing[Any, Any] = Listing(table, listed.seat)  # any game's
    until = time.monotonic() + LONGEST
    seen = 0

    def enough() -> bool:
        nonlocal seen
        found.extend(listing.options[seen:])
        if found and not seen:
            begun()
        seen = len(listing.options)
        return time.monotonic() > until or seen >= MOST_OPTIONS or closed.is_set()

    listing.read(enough)
    enough()
    listed.table = table


T = TypeVar("T")
Position: TypeAlias = tuple[int, Seat, int, tuple[Move, ...], bool]

MOST_READINGS: Final = 96
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
            if len(self._kept) > MOST_READINGS:
                self._kept.popitem(last=False)
        return reading

    def _earlier(self, draft: DraftView) -> Reading | None:
        """The latest reading of the same game that can be played on, taken out and locked."""
        for key, reading in reversed(self._kept.items()):
            if key[0] == draft.game and reading.leads_to(draft) and reading.lock.acquire(False):
                del self._kept[key]
                return reading
        return None
