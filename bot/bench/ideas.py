"""Measures that ideas keep nobody waiting: they are asked for a hundred times in a row, each time
at another of a hundred tables, while people play at tables beside them.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from bot.bench.presses import Pressed, all_at_once, ids_of
from bot.bench.scripts import Script, percentiles
from bot.bench.tables import LATE, Circle, asked_of, hosted, posted, sit_down
from bot.local import LocalTable
from bot.play.panel.look import IDEAS

ASKING, PLAYING = 100, 20
"""So many tables where one asks for ideas, and so many beside them where people play."""
PAUSE_S = 5.0
ALONE_S = 40.0
"""How long these play before anybody asks, to compare."""
MOST_S = 300.0


@dataclass(slots=True)
class AskedForIdeas:
    """How long those waited who asked for ideas."""

    acks: list[float] = field(default_factory=list)
    whole: list[float] = field(default_factory=list)
    without: int = 0
    """Where nothing could be asked for: no panel with the button."""
    unanswered: int = 0


async def by_asking(script: Script) -> dict[str, object]:
    """How long those wait who ask, and those who play meanwhile."""
    asked, alone, beside = AskedForIdeas(), Pressed(), Pressed()
    with tempfile.TemporaryDirectory() as folder:
        async with LocalTable(rate_limits=False) as table:
            circles = await sit_down(table, Path(folder) / "orrery.db", script, ASKING + PLAYING)
            async with hosted(table, Path(folder)) as process:
                await posted(circles[0].database)
                for circle in circles:
                    await circle.wake()
                await all_at_once(circles[ASKING:], alone, PAUSE_S, ALONE_S)
                await asked_of(process)
                playing = asyncio.create_task(
                    all_at_once(circles[ASKING:], beside, PAUSE_S, MOST_S)
                )
                begun = time.perf_counter()
                for circle in circles[:ASKING]:
                    await _ask(circle, asked)
                seconds = time.perf_counter() - begun
                playing.cancel()
                await asyncio.gather(playing, return_exceptions=True)
                lag = (await asked_of(process))["lag_ms"]
    return {
        "ideas": len(asked.whole),
        "seconds": round(seconds, 1),
        "ack_ms": percentiles(asked.acks),
        "ideas_ms": percentiles(asked.whole),
        "nothing_to_ask": asked.without,
        "unanswered": asked.unanswered,
        "others_before": _figures(alone),
        "others_meanwhile": _figures(beside),
        "lag_ms": lag,
    }


def _figures(pressed: Pressed) -> dict[str, object]:
    return {"ack_ms": percentiles(pressed.acks), "unanswered": pressed.late}


async def _ask(circle: Circle, asked: AskedForIdeas) -> None:
    """Somebody opens his panel and asks what a computer player would do."""
    driver = circle.asked()
    if driver is None:
        asked.without += 1
        return
    try:
        panel = (await driver.slash(circle.channel, "turn")).message
        ids = ids_of(panel, IDEAS)
        if not ids:
            asked.without += 1
            return
        begun = time.perf_counter()
        answer = await driver.click(panel, custom_id=random.choice(ids))
        asked.acks.append(1000 * answer.first_after)
        asked.whole.append(1000 * (time.perf_counter() - begun))
    except LATE:
        asked.unanswered += 1
