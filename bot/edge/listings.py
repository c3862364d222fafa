"""The options of open decisions, listed beside the event loop and kept while they are looked at."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from bot.session import Blueprint
from bot.session.values import AnyTable
from engine.core.listing import Listing
from engine.core.moves import END, ONE, Decision, Move, Option, Seat, Words

MOST_KEPT = 64
LONGEST = 5.0
"""Seconds after which a listing is left as it is."""
MOST_OPTIONS = 5000


@dataclass
class Listed:
    """What can be answered to one open question, as far as it has been listed."""

    kind: str
    picks: range
    blueprint: Blueprint
    seat: Seat
    options: list[Option] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    closing: bool = False
    """The draft is complete: all that is left is to end it."""
    _table: AnyTable | None = None

    @classmethod
    def of_complete(cls, blueprint: Blueprint, seat: Seat) -> Listed:
        """What can be answered where everything has been answered."""
        return cls("", ONE, blueprint, seat, [Option(END)], closing=True)

    @property
    def several(self) -> bool:
        """Whether an answer is a set of options."""
        return self.picks != ONE

    def accepts(self, words: Words) -> Words | None:
        """The full words of an answer that is legal here, listed or not."""
        if self.closing:
            return END if self.blueprint.game.canonical(words) == END else None
        decision = self._decision()
        if decision is None:
            return None
        words = self.blueprint.game.canonical(words)
        if decision.spell is not None:
            words = decision.spell(words)
        return words if words and decision.allows(words) else None

    def short(self, words: Words) -> str:
        """A listed answer in its short form, which is accepted as well; empty if it has none."""
        decision = self._decision()
        if decision is None or decision.brief is None:
            return ""
        brief = decision.brief(words)
        return " ".join(brief) if self.accepts(brief) is not None else ""

    def _decision(self) -> Decision | None:
        """The question on a table that nobody else reads."""
        if self._table is None:
            self._table = self.blueprint.build()
        return self._table.decision_of(self.seat)


class Listings:
    """Lists on tables of its own, rebuilt from the log, so that no live table is waited for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, Seat, tuple[Move, ...]], Listed] = OrderedDict()
        self._pool = ThreadPoolExecutor(1, "listing")
        self._tasks: set[asyncio.Future[None]] = set()

    async def of(self, game: int, seat: Seat, blueprint: Blueprint, within: float) -> Listed | None:
        """The options of a seat's question after at most so many seconds; None if not asked."""
        key = (game, seat, blueprint.log)
        listed = self._kept.get(key)
        if listed is None:
            listed = self._begin(seat, blueprint)
            if listed is None:
                return None
            self._kept[key] = listed
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        # After that what is there so far will do; the rest goes on being listed.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within):
                await listed.done.wait()
        return listed

    def _begin(self, seat: Seat, blueprint: Blueprint) -> Listed | None:
        table = blueprint.build()
        decision = table.asked(seat)
        if decision is None:
            return None
        listed = Listed(decision.kind, decision.picks, blueprint, seat)
        loop = asyncio.get_running_loop()
        task = loop.run_in_executor(self._pool, _list, Listing(table, seat), listed.options)
        task.add_done_callback(lambda _: listed.done.set())
        task.add_done_callback(self._tasks.discard)
        self._tasks.add(task)
        return listed

    def close(self) -> None:
        """List no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _list(listing: Listing[Any, Any], found: list[Option]) -> None:  # any game's
    """List into `found`; runs in the pool's thread."""
    until = time.monotonic() + LONGEST
    seen = 0

    def enough() -> bool:
        nonlocal seen
        found.extend(listing.options[seen:])
        seen = len(listing.options)
        return time.monotonic() > until or seen >= MOST_OPTIONS

    listing.read(enough)
    enough()
