"""Reminders over the local table: every rule on a clock that the test moves, as people see it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping

import pytest
import pytest_asyncio

from bot.housekeeping import Housekeeper
from bot.local import Driver, Permission, Screen
from bot.people.profile import INTERVAL, QUIET, REMIND, ZONE
from bot.people.settings import UserSettings
from bot.people.settings_screen import AWAY_FORM
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, press, with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move
from tests.bot.people.society import at

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3600.0
KYIV = "Europe/Kyiv"
FIVE = (12, 24, 48, 96, 192)
"""Hours from the question to the first reminder, and from each to the next."""
A_BIT = 0.05
"""Hours; the clock runs on a little by itself."""


class Watch:
    """A table with Ada on turn, and the hours since somebody was asked or reminded."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.house = party.house
        self.start = self.house.clock.now()

    async def look(self) -> list[Screen]:
        """All reminders in the channel, after a round of housekeeping."""
        await Housekeeper(self.house.orrery.client.services).tidy()
        return [one for one in await public_messages(self.party) if with_verb(one, "snooze")]

    async def begin(self) -> None:
        """From now on hours are counted."""
        await self.look()
        self.start = self.house.clock.now()

    async def wait(self, hours: float) -> int:
        """How many reminders there are so many hours later."""
        set_clock(self.house, self.start + hours * HOUR)
        return len(await self.look())

    async def just_at(self, hours: float, count: int) -> Screen:
        """The reminder that comes then and not before; it makes so many."""
        assert await self.wait(hours - A_BIT) == count - 1
        assert await self.wait(hours + A_BIT) == count
        self.start = self.house.clock.now()
        return (await self.look())[-1]


def set_clock(house: House, moment: float) -> None:
    """Put the clock to this moment, also back."""
    house.clock.ahead += moment - house.clock.now()


async def choose(driver: Driver, house: House, choices: Mapping[str, str | None]) -> None:
    """Somebody's settings."""
    for key, value in choices.items():
        await house.orrery.client.services[UserSettings].change(int(driver.id), key, value)


@pytest_asyncio.fixture(loop_scope="module")
async def watch(house: House) -> AsyncIterator[Watch]:
    """Lanterns for three, all with the usual settings."""
    party = await keepers(house)
    yield Watch(party)
    for driver in people(party):
        await house.orrery.client.services[UserSettings].come_back(int(driver.id))
        await choose(driver, house, dict.fromkeys((QUIET, ZONE, INTERVAL, REMIND)))


async def test_five_reminders_at_doubling_intervals_and_then_the_table_is_told(
    watch: Watch,
) -> None:
    ada = people(watch.party)[0]
    assert await watch.wait(0) == 0
    for count, hours in enumerate(FIVE, start=1):
        reminder = await watch.just_at(hours, count)
        assert f"{ada.mention}, it is your turn; you were asked <t:" in reminder.text
        assert ("This was the last reminder" in reminder.text) is (count == len(FIVE))
    *_, told, _ = await public_messages(watch.party)
    assert "Ada was asked <t:" in told.text
    assert "/table replace" in told.text
    assert told.mentions == []
    assert await watch.wait(2000) == len(FIVE)


async def test_whoever_answers_is_reminded_no_more_and_the_next_one_is(watch: Watch) -> None:
    boris = people(watch.party)[1]
    await watch.just_at(12, 1)
    await type_move(watch.party, 0, "end")
    await watch.begin()
    assert boris.mention in (await watch.just_at(12, 2)).text


async def test_the_shorter_interval_of_player_and_table_counts(watch: Watch) -> None:
    ada = people(watch.party)[0]
    await watch.look()
    options = {"option": "remind_hours", "value": "6"}
    await ada.slash(watch.party.channel, "table options", options)
    await watch.just_at(6, 1)
    await choose(ada, watch.house, {INTERVAL: "3"})
    await watch.just_at(6, 2)
    options["value"] = "off"
    await ada.slash(watch.party.channel, "table options", options)
    assert await watch.wait(500) == 2


async def test_two_hours_tomorrow_or_not_for_this_turn(watch: Watch) -> None:
    ada, boris, _ = people(watch.party)
    await choose(boris, watch.house, {ZONE: KYIV})
    set_clock(watch.house, at("2027-01-12 12:00", KYIV))
    await type_move(watch.party, 0, "end")
    await watch.begin()
    first = await watch.just_at(12, 1)
    assert "<t:" not in (await press(ada, first, "snooze", "hours")).text
    said = await press(boris, first, "snooze", "hours")
    assert said.ephemeral
    assert "<t:" in said.text
    second = await watch.just_at(2, 2)
    await press(boris, second, "snooze", "tomorrow")
    morning = at("2027-01-13 09:00", KYIV)
    set_clock(watch.house, morning - 60)
    assert len(await watch.look()) == 2
    set_clock(watch.house, morning + 60)
    third = (await watch.look())[2]
    await press(boris, third, "snooze", "turn")
    assert await watch.wait(1000) == 3


@pytest.mark.parametrize(
    ("asked", "due"),
    [
        ("2027-02-12 18:00", "2027-02-13 08:00"),
        ("2027-03-27 18:00", "2027-03-28 08:00"),
        ("2027-10-30 18:00", "2027-10-31 08:00"),
    ],
    ids=["winter", "to-summer-time", "from-summer-time"],
)
async def test_nobody_is_reminded_in_his_quiet_hours(
    house: House, watch: Watch, asked: str, due: str
) -> None:
    boris = people(watch.party)[1]
    await choose(boris, house, {ZONE: KYIV})
    await choose(boris, house, {QUIET: "23-8"})
    set_clock(house, at(asked, KYIV))
    await type_move(watch.party, 0, "end")
    await watch.begin()
    hours = (at(due, KYIV) - at(asked, KYIV)) / HOUR
    assert boris.mention in (await watch.just_at(hours, 1)).text


async def test_an_absence_is_shown_to_the_table_and_ends_in_time(watch: Watch) -> None:
    ada, boris, _ = people(watch.party)
    await choose(boris, watch.house, {ZONE: "UTC"})
    set_clock(watch.house, at("2027-11-12 12:00"))
    await type_move(watch.party, 0, "end")
    await watch.begin()
    screen = (await boris.slash("dm", "settings")).message
    (door,) = with_verb(screen, "setform", AWAY_FORM)
    opened = await boris.click(screen, custom_id=door.custom_id)
    assert opened.modal is not None
    await boris.submit(opened.modal, {"first": "", "last": "2027-11-14"})
    until = f"<t:{int(at('2027-11-15 00:00'))}:D>"
    assert f"Борис is away until {until}" in (await public_messages(watch.party))[-1].text
    info = (await ada.slash(watch.party.channel, "table info")).text
    assert "Борис is away from <t:" in info
    reminded = (await ada.slash(watch.party.channel, "table remind")).text
    assert "Борис is away and can be reminded" in reminded
    await watch.just_at(60, 1)
    assert not with_verb((await boris.slash("dm", "settings")).message, "setreturn")


async def test_a_restart_between_due_and_sent_sends_it_once(house: House, watch: Watch) -> None:
    channel = house.table.arrange.channel(watch.party.channel.removeprefix("#"))
    await watch.look()
    house.table.arrange.forbid(channel, Permission.SEND_MESSAGES)
    set_clock(house, watch.start + 12.5 * HOUR)
    await Housekeeper(house.orrery.client.services).tidy()
    while not any(one.status == 403 for one in house.rejected):
        await house.breathe()
    house.forgive(403)
    await house.down()
    house.table.arrange.permit(channel, Permission.SEND_MESSAGES)
    await house.up()
    await house.hasten(watch.party.game)
    assert len(await watch.look()) == 1
    await house.restart()
    assert len(await watch.look()) == 1
    house.pardon(40)


async def test_after_a_long_downtime_there_is_one_reminder(house: House, watch: Watch) -> None:
    await watch.look()
    await house.down()
    set_clock(house, watch.start + 500 * HOUR)
    await house.up()
    assert len(await watch.look()) == 1
    await watch.begin()
    await watch.just_at(24, 2)


async def test_a_clock_that_jumps_ahead_and_back_neither_repeats_nor_silences(
    watch: Watch,
) -> None:
    await watch.look()
    assert await watch.wait(1000) == 1
    assert await watch.wait(1) == 1
    assert await watch.wait(1.5) == 1
    await watch.just_at(25, 2)


async def test_a_paused_table_reminds_nobody_and_goes_on_where_it_was(watch: Watch) -> None:
    ada = people(watch.party)[0]
    await watch.look()
    assert await watch.wait(6) == 0
    await ada.slash(watch.party.channel, "table pause")
    assert await watch.wait(100) == 0
    await ada.slash(watch.party.channel, "table resume")
    await watch.just_at(106, 1)


async def test_offers_are_reminded_of_before_they_run_out(watch: Watch) -> None:
    _, boris, oksana = people(watch.party)
    for other in (boris, oksana):
        orders = watch.house.orrery.client.services[UserSettings]
        await orders.order(int(other.id), "lanterns", "cheer", "ask")
    answer = await type_move(watch.party, 0, "light ; red1 ; end")
    assert not answer.text.startswith("⛔"), answer.text
    await watch.begin()
    reminder = await watch.just_at(6, 1)
    assert boris.mention in reminder.text
    assert oksana.mention in reminder.text
    assert "the table waits for your answer" in reminder.text
    await watch.wait(13)
    standing = await watch.party.session.standing()
    assert [row.kind for row in standing.asked] == ["turn"], "answered for them"


async def test_a_pause_puts_off_what_would_be_answered_by_itself(watch: Watch) -> None:
    ada, boris, oksana = people(watch.party)
    for other in (boris, oksana):
        orders = watch.house.orrery.client.services[UserSettings]
        await orders.order(int(other.id), "lanterns", "cheer", "ask")
    await type_move(watch.party, 0, "light ; red1 ; end")
    await watch.begin()
    await ada.slash(watch.party.channel, "table pause")
    assert await watch.wait(100) == 0
    assert {row.kind for row in (await watch.party.session.standing()).asked} == {"cheer"}
    await ada.slash(watch.party.channel, "table resume")
    assert await watch.wait(111) == 1
    assert {row.kind for row in (await watch.party.session.standing()).asked} == {"cheer"}
    await watch.wait(113)
    assert [row.kind for row in (await watch.party.session.standing()).asked] == ["turn"]


async def test_who_takes_no_private_messages_is_reminded_in_the_channel(
    house: House, watch: Watch
) -> None:
    ada = people(watch.party)[0]
    await choose(ada, house, {REMIND: "dm"})
    house.table.arrange.close_dms("Ada")
    try:
        assert ada.mention in (await watch.just_at(12, 1)).text
    finally:
        house.table.arrange.close_dms("Ada", closed=False)
        house.forgive(403)


async def test_of_a_player_who_left_the_server_the_table_is_told_once(
    house: House, watch: Watch
) -> None:
    arrange = house.table.arrange
    await type_move(watch.party, 0, "end")
    await type_move(watch.party, 1, "end")
    await watch.begin()
    arrange.remove_member(arrange.home, "Оксана")
    try:
        assert await watch.wait(13) == 0
        told = (await public_messages(watch.party))[-1]
        assert "Оксана has left the server" in told.text
        assert "/table replace" in told.text
        assert told.mentions == []
        count = len(await public_messages(watch.party))
        assert await watch.wait(1000) == 0
        assert len(await public_messages(watch.party)) == count
    finally:
        arrange.add_member(arrange.home, "Оксана")
        house.forgive(404)


async def test_no_text_is_missing(house: House) -> None:
    assert house.unknown_texts() == []
