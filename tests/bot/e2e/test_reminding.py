"""Reminders over the local table: sent when due, once, and put off by their buttons."""

from __future__ import annotations

import pytest

from bot.housekeeping import Housekeeper
from bot.local import Screen
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, press, with_verb

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3600.0
DAY = 24 * HOUR


async def reminders(party: Party) -> list[Screen]:
    """All public reminders in the channel, after a round of housekeeping."""
    desk = party.house.orrery.client.desk
    await Housekeeper(desk).tidy()
    await party.settled()
    driver = next(iter(party.drivers.values()))
    return [one for one in await driver.history(party.channel) if with_verb(one, "snooze")]


async def test_a_forgotten_turn_is_reminded_of_once_and_put_off(house: House) -> None:
    party = await Party.sit_down(house, "table-1", "gaia", ["Ada", "Борис"], seed="late")
    assert await reminders(party) == []
    house.clock.ahead += 3 * DAY
    (first,) = await reminders(party)
    driver = await party.asked()
    assert driver is not None
    assert f"<@{driver.id}>" in first.text
    assert len(await reminders(party)) == 1
    other = next(one for one in party.drivers.values() if one is not driver)
    refused = await press(other, first, "snooze", "hours")
    snoozed = await press(driver, first, "snooze", "turn")
    assert refused.message.ephemeral
    assert snoozed.message.ephemeral
    assert refused.text != snoozed.text
    house.clock.ahead += 30 * DAY
    assert len(await reminders(party)) == 1


async def test_a_reminder_survives_a_restart_and_is_not_repeated(house: House) -> None:
    party = await Party.sit_down(house, "table-2", "gaia", ["Ada", "Борис"], seed="again")
    assert await reminders(party) == []
    await house.restart()
    house.clock.ahead += 3 * DAY
    assert len(await reminders(party)) == 1
    await house.restart()
    assert len(await reminders(party)) == 1
