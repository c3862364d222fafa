"""Measures what presses cost the bot: whole turns by panel at the local table, in processor time.

Every turn somebody opens the panel, finds a move by pressing as people do, and confirms; then the
card is awaited. The bot runs in a process of its own, whose processor time (with its workers') is
read before and after.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from asyncio.subprocess import Process
from dataclasses import dataclass, field
from pathlib import Path

from bot.bench.scripts import Script, percentiles
from bot.bench.tables import LATE, Circle, asked_of, hosted, is_card, posted, sit_down
from bot.local import Answer, Driver, LocalTable, Screen
from bot.play.panel.elements import Room
from bot.play.panel.look import CONFIRM, DOOR, SHOW, TAKE

TURNS = 40
"""Turns that are measured alone, one after another."""
MOST_PRESSES = 12
"""Who has not found a move by then types one."""
SIXTY_S = 20.0
"""How long as many tables press as fast as they are answered."""
AT_ONCE = 8
CROWD, PAUSE_S, CROWD_S = 400, 10.0, 40.0
"""Many tables, each with a press every so many seconds."""


@dataclass(slots=True)
class Pressed:
    """What has been pressed, and how long people waited."""

    acks: list[float] = field(default_factory=list)
    cards: list[float] = field(default_factory=list)
    turns: int = 0
    late: int = 0

    def saw(self, answer: Answer) -> Screen:
        """One press has been answered."""
        self.acks.append(answer.first_after * 1000)
        return answer.message


def _ids(screen: Screen, verb: str) -> list[str]:
    """The enabled buttons that do this."""
    return [
        str(button.custom_id)
        for button in screen.buttons
        if not button.disabled and (button.custom_id or "").split(":", 5)[4:5] == [verb]
    ]


def _verbs(screen: Screen) -> list[str]:
    """The buttons to a kind of action."""
    return [one for one in _ids(screen, SHOW) if one.split(":", 5)[5].startswith(str(Room.VERB))]


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
    ids = _ids(screen, CONFIRM) or _ids(screen, TAKE)
    if ids:
        return pressed.saw(await driver.click(screen, custom_id=chance.choice(ids)))
    if values:
        menu, value = chance.choice(values)
        return pressed.saw(await driver.select(screen, value, menu))
    ids = _verbs(screen)
    if ids:
        return pressed.saw(await driver.click(screen, custom_id=chance.choice(ids)))
    return None


async def whole_turn(
    circle: Circle, chance: random.Random, pressed: Pressed, pause: float = 0.0
) -> bool:
    """Somebody plays a turn by pressing; False when the game is over."""
    driver = circle.asked()
    if driver is None:
        return False
    card = asyncio.create_task(driver.line.coming(lambda event: is_card(event, circle.channel)))
    screen: Screen | None = pressed.saw(await driver.slash(circle.channel, "turn"))
    for _ in range(MOST_PRESSES):
        if pause:
            await asyncio.sleep(chance.uniform(0, 2 * pause))
        confirming = screen is not None and bool(_ids(screen, CONFIRM))
        started = time.perf_counter()
        screen = screen and await _pressed(driver, screen, chance, pressed)
        if screen is None or confirming:
            break
    else:
        screen = None
    if screen is None:
        offered = await driver.autocomplete(circle.channel, "move", "text")
        text = str(chance.choice(offered).value)
        started = time.perf_counter()
        pressed.saw(await driver.slash(circle.channel, "move", text=text, commit=True))
    try:
        await asyncio.wait_for(card, 10)
        pressed.cards.append((time.perf_counter() - started) * 1000)
    except TimeoutError:  # the turn goes on: others are not told yet
        card.cancel()
    pressed.turns += 1
    return True
