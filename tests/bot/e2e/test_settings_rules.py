"""`/settings` and `/rules` over the local table."""

from __future__ import annotations

import pytest

from bot.housekeeping import Housekeeper
from bot.local import Driver, Screen
from bot.people.settings import UserSettings
from bot.people.settings_screen import AWAY_FORM, DATA, SURE, TIMES_FORM
from bot.play.panel.look import Modes
from bot.store import people
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, press, with_verb

pytestmark = pytest.mark.asyncio(loop_scope="module")


def menu(screen: Screen, argument: str) -> str:
    """The id of the select with this argument."""
    (found,) = [
        one["custom_id"]
        for one in screen.components
        if one["type"] == 3 and str(one["custom_id"]).split(":", 5)[5] == argument
    ]
    return str(found)


async def choose(driver: Driver, screen: Screen, argument: str, value: str | list[str]) -> None:
    """Choose in a select of the screen."""
    await driver.select(screen, value, menu(driver.now(screen), argument))


async def test_choices_last_and_count_at_once(house: House) -> None:
    ada = await house.table.player("Ada")
    screen = (await ada.slash("dm", "settings")).message
    before = ada.now(screen).text
    await choose(ada, screen, "lang", "uk")
    assert ada.now(screen).text != before
    assert "налаштування" in ada.now(screen).text.lower()
    await choose(ada, screen, "remind", "dm")
    await choose(ada, screen, "remind_hours", "4")
    await press(ada, screen, "set", "confirm")
    await press(ada, screen, "setpage", "gaia")
    await choose(ada, screen, "gaia/charge", "never")
    await house.restart()
    services = house.orrery.client.services
    profile = await services[UserSettings].of(int(ada.id))
    assert (profile.lang, profile.remind, profile.interval) == ("uk", "dm", 4.0)
    orders = {
        one.kind: one.chosen for one in await services[UserSettings].orders(int(ada.id), "gaia")
    }
    assert orders["charge"] == "never"
    stored = await house.orrery.database.read(people.user_settings, int(ada.id))
    assert not Modes.of(stored, "gaia").confirm


async def test_the_only_choice_is_taken_in_three_ways(house: House) -> None:
    ada = await house.table.player("Ada")
    screen = (await ada.slash("dm", "settings")).message
    seen = []
    for _ in range(3):
        stored = await house.orrery.database.read(people.user_settings, int(ada.id))
        modes = Modes.of(stored, "gaia")
        seen.append((modes.auto, modes.always))
        await press(ada, screen, "set", "auto")
    assert seen == [(True, False), (False, False), (True, True)]


async def test_unwanted_warnings_are_those_of_the_panel(house: House) -> None:
    ada = await house.table.player("Ada")
    screen = (await ada.slash("dm", "settings")).message
    await press(ada, screen, "setpage", "gaia")
    options = next(
        one["options"]
        for one in ada.now(screen).components
        if one["type"] == 3 and str(one["custom_id"]).split(":", 5)[4] == "mute"
    )
    kind = str(options[0]["value"])
    await choose(ada, screen, "gaia", [kind])
    stored = await house.orrery.database.read(people.user_settings, int(ada.id))
    assert Modes.of(stored, "gaia").muted == {kind}
    assert Modes.of(stored, "lanterns").muted == frozenset()


async def test_quiet_hours_are_typed_and_refused_in_words(house: House) -> None:
    boris = await house.table.player("Борис")
    screen = (await boris.slash("dm", "settings")).message
    (door,) = with_verb(screen, "setform", TIMES_FORM)
    opened = await boris.click(screen, custom_id=door.custom_id)
    assert opened.modal is not None
    await boris.submit(opened.modal, {"zone": "Kyiv", "quiet": "23-8"})
    profile = await house.orrery.client.services[UserSettings].of(int(boris.id))
    assert profile.zone == "Europe/Kyiv"
    assert profile.quiet is not None
    opened = await boris.click(screen, custom_id=door.custom_id)
    assert opened.modal is not None
    refused = await boris.submit(opened.modal, {"zone": "Atlantis", "quiet": "23-8"})
    assert "Atlantis" in refused.text
    assert (
        await house.orrery.client.services[UserSettings].of(int(boris.id))
    ).zone == "Europe/Kyiv"
    (door,) = with_verb(boris.now(screen), "setform", AWAY_FORM)
    opened = await boris.click(screen, custom_id=door.custom_id)
    assert opened.modal is not None
    refused = await boris.submit(opened.modal, {"first": "", "last": "soon"})
    assert "soon" in refused.text


async def test_data_are_handed_out_and_deleted_after_a_second_question(house: House) -> None:
    oksana = await house.table.player("Оксана")
    services = house.orrery.client.services
    screen = (await oksana.slash("dm", "settings")).message
    await press(oksana, screen, "set", "stats")
    await press(oksana, screen, "setpage", DATA)
    handed = await press(oksana, screen, "mydata")
    assert handed.message.ephemeral or handed.message.raw["attachments"]
    await press(oksana, screen, "setpage", SURE)
    await press(oksana, screen, "forgetme")
    assert (await services[UserSettings].of(int(oksana.id))).stats
    assert await services.sessions.database.read(people.user_settings, int(oksana.id)) == {}


async def test_who_wants_it_is_reminded_in_private(house: House) -> None:
    names = ["Ada", "Борис"]
    party = await Party.sit_down(house, "table-1", "gaia", names, seed="private")
    services = house.orrery.client.services
    for driver in party.drivers.values():
        await services[UserSettings].change(int(driver.id), "quiet", None)
        await services[UserSettings].change(int(driver.id), "remind", "dm")
    asked = await party.asked()
    assert asked is not None
    await Housekeeper(services).tidy()
    house.clock.ahead += 3 * 24 * 3600.0
    await Housekeeper(services).tidy()
    await party.settled()
    assert [one for one in await asked.history("dm") if with_verb(one, "snooze")]
    assert not [one for one in await asked.history(party.channel) if with_verb(one, "snooze")]


async def test_rules_are_found_listed_and_refused(house: House) -> None:
    ada = await house.table.player("Ada")
    offered = await ada.autocomplete("dm", "rules", "topic", "federat")
    assert offered
    found = await ada.slash("dm", "rules", topic=offered[0].value)
    assert offered[0].name in found.text
    assert (await ada.slash("dm", "rules", topic="qwzxqwzx")).text.startswith("⛔")
    listed = (await ada.slash("dm", "rules")).message
    before = ada.now(listed).text
    await press(ada, listed, "rules", "gaia/1")
    assert ada.now(listed).text != before
    _, headings = ada.now(listed).selects
    heading, leads = headings.options[-1]
    await ada.select(listed, leads, headings.custom_id)
    assert f"**{heading}**: " in ada.now(listed).text
    topics, _ = ada.now(listed).selects
    label, value = topics.options[-1]
    await ada.select(listed, value, topics.custom_id)
    assert f"**{label}**" in ada.now(listed).text
