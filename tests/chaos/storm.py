"""A whole run: people sit down, the weather turns, it clears up, and everything is looked at."""

from __future__ import annotations

import asyncio
import random
import secrets
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.local import LocalTable
from tests.bot.server import statements
from tests.chaos.child import Child
from tests.chaos.crowd import MISHAPS, Circle
from tests.chaos.verdict import complaints, unsent
from tests.chaos.weather import Returns, Victims, Weather

SETTLE_S, LOOK_S = 60.0, 0.05
FAIR, FOUL = (20.0, 30.0), (3.0, 10.0)
"""Seconds for a first answer, and until people give up: in fair weather nothing may be missing,
on a busy machine either."""
VICTIMS = 2
"""Tables at which nobody plays, for rows that nobody can read any more."""
MORE, TRIES = 3, 100
"""Turns that every table must be able to play after the storm, and acts that must do for them."""


@dataclass(frozen=True)
class Report:
    """What a run has been through."""

    faults: Counter[str]
    met: Counter[str]
    """Requests and deliveries that have met one of them."""
    starts: int
    tries: Counter[str]
    """By what came of them."""
    returns: dict[str, list[float]]
    """Seconds until somebody was heard after what had been down was there again."""
    promises: int
    undone: int
    complaints: list[str]
    output: str

    def __str__(self) -> str:
        lines = [
            f"faults: {self.faults.total()} ({_by_kind(self.faults)})",
            f"met by requests and deliveries: {self.met.total()} ({_by_kind(self.met)})",
            f"starts of the bot: {self.starts}",
            f"moves tried: {self.tries.total()} ({_by_kind(self.tries)})",
            f"turns acknowledged: {self.promises}; takings back acknowledged: {self.undone}",
            *(_waits(what, took) for what, took in sorted(self.returns.items())),
            f"complaints: {len(self.complaints)}",
        ]
        return "\n".join([*lines, *self.complaints])


def _by_kind(counts: Counter[str]) -> str:
    return ", ".join(f"{kind} {count}" for kind, count in sorted(counts.items()))


def _waits(what: str, took: Sequence[float]) -> str:
    least, middle, most = min(took), statistics.median(took), max(took)
    return (
        f"heard again after the {what} was there again: {len(took)} times, after"
        f" {least:.1f} / {middle:.1f} / {most:.1f} s (least, median, most)"
    )


async def storm(folder: Path, *, tables: int, faults: int, seed: int, seconds: float) -> Report:
    """Play `tables` games through `faults` faults, but no longer than about `seconds`."""
    async with LocalTable() as table:
        table.core.token = f"token-{secrets.token_hex(16)}"
        child = Child(table, folder)
        await child.up()
        try:
            return await _through(table, child, tables, faults, seed, seconds)
        finally:
            await child.kill()


async def _through(
    table: LocalTable, child: Child, tables: int, faults: int, seed: int, seconds: float
) -> Report:
    _wait(table, [], FAIR)
    seats = (Circle.sit_down(table, child.database, one) for one in range(tables + VICTIMS))
    *circles, setup, move = await asyncio.gather(*seats)
    returns = await Returns.watched(table, circles[0].channel)
    channels = [one.channel for one in circles]
    weather = Weather(table, child, seed, Victims(setup, move), channels, returns)
    calm = asyncio.Event()
    _wait(table, circles, FOUL)
    async with asyncio.TaskGroup() as group:
        for number, circle in enumerate(circles):
            group.create_task(circle.play_for(random.Random(seed + number), calm))
        try:
            async with asyncio.timeout(seconds) as bound:
                await weather.blow(faults)
        except TimeoutError:
            if not bound.expired():
                raise
        finally:
            weather.clear_up()
            calm.set()
    _wait(table, circles, FAIR)
    await _hastened(child)  # also if the last fault was cut off in the middle
    found = [] if (n := weather.counts.total()) >= faults else [f"only {n} faults in the time"]
    found += await _settle(child)
    spared = {setup.game, move.game}
    found += complaints(table, child, circles, spared)
    found += await _go_on(circles, random.Random(seed))
    await _hastened(child)
    found += await _settle(child)
    found += complaints(table, child, circles, spared)
    return Report(
        weather.counts,
        table.faults.met,
        child.starts,
        sum((circle.tries for circle in circles), Counter()),
        returns.took,
        sum(len(circle.promises) for circle in circles),
        sum(len(circle.undone) for circle in circles),
        found,
        child.output,
    )


def _wait(table: LocalTable, circles: list[Circle], seconds: tuple[float, float]) -> None:
    """How long the table and the people wait from now on."""
    table.core.interactions.first_answer_s = seconds[0]
    for driver in (one for circle in circles for one in circle.drivers.values()):
        driver.line.patience = seconds[1]


async def _hastened(child: Child) -> None:
    """The bot begins anew, and cards that wait for their minute do so no longer."""
    await child.kill()
    with statements(child.database) as conn:
        conn.execute("UPDATE post SET ready = 0 WHERE done IS NULL")
    await child.up()


async def _settle(child: Child) -> list[str]:
    """Until everything that was to be posted has been posted."""
    for _ in range(int(SETTLE_S / LOOK_S)):
        if not unsent(child):
            return []
        await asyncio.sleep(LOOK_S)
    return [f"{unsent(child)} posts are still unsent"]


async def _go_on(circles: list[Circle], chance: random.Random) -> list[str]:
    """Every table plays on; in fair weather nothing goes wrong any more."""
    found = await asyncio.gather(*(_on(circle, chance) for circle in circles))
    return [one for each in found for one in each]


async def _on(circle: Circle, chance: random.Random) -> list[str]:
    before = len(circle.promises)
    try:
        found = await circle.able()
        for _ in range(TRIES):
            if await circle.over() or len(circle.promises) >= before + MORE:
                return found
            await circle.move(chance)
    except MISHAPS as error:
        return [f"game {circle.game}: {error!r} after the storm"]
    return [*found, f"game {circle.game} is stuck"]
