"""What the house watches cannot be overlooked by a test."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.local import NoAnswerError, RequestRefusedError, limits
from tests.bot.e2e import patience
from tests.bot.e2e.house import House, open_house
from tests.bot.e2e.patience import BEAT_S, PatientClock
from tests.bot.e2e.players import Party
from tests.bot.hurry import ROOM

CALLBACK = r"/callback$"
SHORT_S = 0.02
MANY = 100


async def late_command(house: House) -> None:
    """A command that is not answered in time."""
    ada = await house.table.player("Ada")
    with house.table.faults.hold(path=CALLBACK), pytest.raises(NoAnswerError):
        await ada.slash("#general", "help")
    await forgiven(house)


async def late_autocomplete(house: House) -> None:
    """Somebody types, and is offered nothing in time."""
    ada = await house.table.player("Ada")
    with house.table.faults.hold(path=CALLBACK), pytest.raises(RequestRefusedError):
        await ada.autocomplete("#general", "rules", "topic")
    await forgiven(house)


async def forgotten_command(house: House) -> None:
    """A command for whose answer no test has waited, lost on the way."""
    ada = await house.table.player("Ada")
    refused = house.table.faults.fail(MANY, status=404, path=CALLBACK)
    asking = asyncio.create_task(ada.slash("#general", "help"))
    await refused.arrived.wait()
    await house.orrery.client.finish(ROOM * limits.FIRST_ANSWER_S)
    asking.cancel()
    await forgiven(house)
    house.pardon(logging.ERROR)


async def forgiven(house: House) -> None:
    """All but what this is about is as it was."""
    while not house.rejected:
        await house.breathe()
    house.rejected.clear()


async def limited_message(house: House) -> None:
    """A request that is told to come later, and does."""
    ada = await house.table.player("Ada")
    house.table.faults.limit(1, method="PATCH")
    card = await ada.slash(f"#{await house.channel()}", "new gaia")
    await Party(house, "", {}).settled()  # which message it is is noted a moment after the answer
    boris = await house.table.player("Борис")
    await boris.slash(card.message, "join")
    while not house.rejected:  # his seat is shown a moment later
        await house.breathe()


async def in_a_house(folder: Path, wrong: Callable[[House], Awaitable[None]]) -> None:
    """Let this go wrong there."""
    async with open_house(folder) as house:
        await wrong(house)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (late_command, r"help: \d"),
        (late_autocomplete, r"rules: \d"),
        (forgotten_command, "'name': 'help'"),
        (limited_message, "status=429"),
    ],
)
async def test_the_house_complains(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    wrong: Callable[[House], Awaitable[None]],
    told: str,
) -> None:
    if wrong in (late_command, late_autocomplete):
        monkeypatch.setattr(limits, "FIRST_ANSWER_S", SHORT_S)
    with pytest.raises(AssertionError, match=told):
        await in_a_house(tmp_path, wrong)


async def test_time_that_the_machine_takes_is_nobodys_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stolen = [0.0]
    monkeypatch.setattr(patience, "waited", lambda: stolen[0])
    clock, rung = PatientClock(), asyncio.Event()
    start = clock.now()
    alarm = clock.call_later(4 * BEAT_S, rung.set)
    for _ in range(8):
        stolen[0] += 60.0
        await asyncio.sleep(BEAT_S)
    assert clock.now() < start + 4 * BEAT_S
    assert not rung.is_set()
    await rung.wait()
    assert clock.now() >= start + 4 * BEAT_S
    alarm.cancel()
