"""Measures what presses cost the bot: whole turns by panel at the local table, in processor time.

Every turn somebody opens the panel, finds a move by pressing as people do, and confirms; then the
card is awaited. The bot runs in a process of its own, whose processor time (with its workers') is
read before and after.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

from bot.bench.scripts import Script, percentiles
from bot.bench.tables import CARD_S, LATE, Circle, asked_of, awake, ids_of, is_card
from bot.local import Answer, Driver, Screen
from bot.play.panel.elements import PanelRoom
from bot.play.panel.verbs import CONFIRM, DOOR, SHOW, TAKE

TURNS, CIRCLES = 40, 6
"""Turns that are measured alone, one after another, at so many tables."""
MOST_PRESSES = 12
"""Who has not found a move by then types one."""
HURRIED, HURRY_S = 8, 15.0
"""So many tables where nobody thinks: how many presses the bot bears."""
SOME, CROWD, PAUSE_S, CROWD_S = 100, 400, 10.0, 30.0
"""So many tables, each with a press every so many seconds."""


@dataclass(slots=True)
class Pressed:
    """What has been pressed, and how long people waited."""

    acks: dict[str, list[float]] = field(default_factory=dict)
    """By what was pressed: a panel opened, a step, Confirm; or a move typed."""
    cards: list[float] = field(default_factory=list)
    turns: int = 0
    late: int = 0

    def saw(self, answer: Answer, what: str) -> Screen:
        """One press has been answered."""
        self.acks.setdefault(what, []).append(answer.first_after * 1000)
        return answer.message

    @property
    def all_acks(self) -> list[float]:
        """Whatever was pressed."""
        return [ms for found in self.acks.values() for ms in found]


def _verbs(screen: Screen) -> list[str]:
    """The buttons to a kind of action."""
    return [
        one for one in ids_of(screen, SHOW) if one.split(":", 5)[5].startswith(str(PanelRoom.VERB))
    ]


async def _pressed(
    driver: Driver, screen: Screen, chance: random.Random, pressed: Pressed
) -> Screen | None:
    """The next screen after a sensible press; None where there is nothing to press."""
    values = [
        (select.custom_id, value)
        for select in screen.selects
        if select.most == 1 and not select.disabled
        for value in select.values
        if not value.startswith(DOOR)
    ]
    closing = ids_of(screen, CONFIRM)
    ids = closing or ids_of(screen, TAKE)
    if ids:
        answer = await driver.click(screen, custom_id=chance.choice(ids))
        return pressed.saw(answer, "confirm" if closing else "step")
    if values:
        menu, value = chance.choice(values)
        return pressed.saw(await driver.select(screen, value, menu), "step")
    ids = _verbs(screen)
    if ids:
        answer = await driver.click(screen, custom_id=chance.choice(ids))
        return pressed.saw(answer, "step")
    return None


async def whole_turn(
    circle: Circle, chance: random.Random, pressed: Pressed, pause: float = 0.0
) -> bool:
    """Somebody plays a turn by pressing; False when the game is over."""
    everybody = circle.everybody_asked()
    if not everybody:
        return False
    driver = everybody[0]
    card = asyncio.create_task(driver.line.coming(lambda event: is_card(event, circle.channel)))
    try:
        started = await _played(circle, driver, chance, pressed, pause)
        if len(everybody) == 1:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(asyncio.shield(card), CARD_S)
                pressed.cards.append((time.perf_counter() - started) * 1000)
    finally:
        card.cancel()
        await asyncio.gather(card, return_exceptions=True)
    pressed.turns += 1
    return True


async def _played(
    circle: Circle, driver: Driver, chance: random.Random, pressed: Pressed, pause: float
) -> float:
    """A turn from opening the panel; when the last press was made."""
    await asyncio.sleep(chance.uniform(0, 2 * pause))
    screen: Screen | None = pressed.saw(await driver.slash(circle.channel, "turn"), "open")
    for _ in range(MOST_PRESSES):
        await asyncio.sleep(chance.uniform(0, 2 * pause))
        confirming = screen is not None and bool(ids_of(screen, CONFIRM))
        started = time.perf_counter()
        screen = screen and await _pressed(driver, screen, chance, pressed)
        if confirming:
            return started
        if screen is None:
            break
    offered = await driver.autocomplete(circle.channel, "move", "text")
    text, started = str(chance.choice(offered).value), time.perf_counter()
    pressed.saw(await driver.slash(circle.channel, "move", text=text, commit=True), "typed")
    return started


async def by_pressing(script: Script) -> dict[str, object]:
    """Processor time per press and per turn; presses a second; a crowd of tables."""
    return {
        "alone": await _measured(script, CIRCLES, _in_turn),
        f"{HURRIED}_tables_in_a_hurry": await _measured(script, HURRIED, _hurried),
        f"{SOME}_tables": await _measured(script, SOME, _at_leisure),
        f"{CROWD}_tables": await _measured(script, CROWD, _at_leisure),
    }


async def _in_turn(circles: list[Circle], pressed: Pressed) -> None:
    chance = random.Random(1)
    for number in range(TURNS):
        await whole_turn(circles[number % len(circles)], chance, pressed)


async def _hurried(circles: list[Circle], pressed: Pressed) -> None:
    await all_at_once(circles, pressed, 0.0, HURRY_S)


async def _at_leisure(circles: list[Circle], pressed: Pressed) -> None:
    await all_at_once(circles, pressed, PAUSE_S, CROWD_S)


async def all_at_once(
    circles: list[Circle], pressed: Pressed, pause: float, seconds: float
) -> None:
    """All these tables play at the same time, with such a pause between presses."""
    until = time.perf_counter() + seconds

    async def go_on(number: int, circle: Circle) -> None:
        chance = random.Random(number)
        await asyncio.sleep(chance.uniform(0, pause))
        while time.perf_counter() < until:
            try:
                if not await whole_turn(circle, chance, pressed, pause):
                    return
            except LATE:
                pressed.late += 1

    work = [asyncio.create_task(go_on(number, one)) for number, one in enumerate(circles)]
    try:
        await asyncio.wait(work, timeout=seconds)
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)


async def _measured(
    script: Script, count: int, play: Callable[[list[Circle], Pressed], Awaitable[None]]
) -> dict[str, object]:
    async with awake(script, count) as (circles, process):
        await _in_turn(circles[:CIRCLES], Pressed())
        await asked_of(process)
        pressed, before, begun = Pressed(), _cpu_ms(process.pid), time.perf_counter()
        await play(circles, pressed)
        seconds, after = time.perf_counter() - begun, _cpu_ms(process.pid)
        lag = (await asked_of(process))["lag_ms"]
    presses, turns = max(1, len(pressed.all_acks)), max(1, pressed.turns)
    bot, all_of_it = after[0] - before[0], sum(after) - sum(before)
    return {
        "moves": pressed.turns,
        "cpu_ms_per_press": {"bot": round(bot / presses, 1), "all": round(all_of_it / presses, 1)},
        "cpu_ms_per_turn": {"bot": round(bot / turns, 1), "all": round(all_of_it / turns, 1)},
        "presses_per_s": round(presses / seconds, 1),
        "presses_per_s_of_cpu": round(1000 * presses / max(1.0, bot), 1),
        "ack_ms": percentiles(pressed.all_acks),
        "acks_ms": {what: percentiles(found) for what, found in sorted(pressed.acks.items())},
        "card_ms": percentiles(pressed.cards),
        "unanswered": pressed.late,
        "lag_ms": lag,
    }


def _cpu_ms(process: int) -> tuple[float, float]:
    """Processor time up to now of the bot's process, and of those that it has started; nothing
    where there is no /proc."""
    own = others = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text("utf-8").rpartition(")")[2].split()
        except OSError:  # it has ended
            continue
        ticks = int(words[11]) + int(words[12])
        if int(path.parent.name) == process:
            own = ticks
        elif int(words[1]) == process:
            others += ticks
    tick = 1000 / os.sysconf("SC_CLK_TCK")
    return own * tick, others * tick
