"""How the bot is: what works in the background, what it met, and whether a host should worry.

Everything here is told by those who do the work; `/healthz`, the metrics and the watchdog read it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.store import Clock

LOG = logging.getLogger(__name__)

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
