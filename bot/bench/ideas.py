"""Measures that ideas keep nobody waiting: they are asked for a hundred times in a row, each time
at another of a hundred tables, while people play at tables beside them.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from bot.bench.presses import Pressed, all_at_once
from bot.bench.scripts import Script, percentiles
from bot.bench.tables import LATE, Circle, asked_of, awake, does, ids_of, middle_of
from bot.local import Answer, Driver, Screen
from bot.play.panel.verbs import IDEAS

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
    record = script.first_to_advise(middle_of(script))
    async with awake(script, ASKING + PLAYING, record) as (circles, process):
        await all_at_once(circles[ASKING:], alone, PAUSE_S, ALONE_S)
        await asked_of(process)
        playing = asyncio.create_task(all_at_once(circles[ASKING:], beside, PAUSE_S, MOST_S))
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
    return {"ack_ms": percentiles(pressed.all_acks), "unanswered": pressed.late}


async def _ask(circle: Circle, asked: AskedForIdeas) -> None:
    """Somebody opens his panel and asks what a computer player would do."""
    driver = circle.asked()
    if driver is None:
        asked.without += 1
        return
    try:
        panel = (await driver.slash(circle.channel, "turn")).message
        begun = time.perf_counter()
        answer = await _pressed(driver, panel)
        if answer is None:
            asked.without += 1
            return
        asked.acks.append(1000 * answer.first_after)
        asked.whole.append(1000 * (time.perf_counter() - begun))
    except LATE:
        asked.unanswered += 1


async def _pressed(driver: Driver, panel: Screen) -> Answer | None:
    """The button, or what stands for it in the list of those that a phone has no room for; None
    where nothing can be asked."""
    ids = ids_of(panel, IDEAS)
    if ids:
        return await driver.click(panel, custom_id=ids[0])
    for menu in panel.selects:
        for value in menu.values:
            if does(value, IDEAS):
                return await driver.select(panel, value, menu.custom_id)
    return None
