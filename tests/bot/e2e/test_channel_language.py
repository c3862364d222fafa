"""The language of a channel: who may choose it, and that posts for everybody speak it."""

from __future__ import annotations

import pytest

from bot.local import Answer, Driver, Screen
from bot.people.settings_screen import CHANNEL
from bot.session.accord.agreed_rules import USUAL
from tests.bot.e2e.house import House
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

KEEPERS = ["Ada", "Борис", "Оксана"]
"""Ada owns the servers of these tests, and so may manage their channels."""
PLAYERS = {"ru": "Игроки", "uk": "Гравці"}


def menu(screen: Screen) -> str | None:
    """The id of the select for the language of the channel, where it is offered."""
    found = (str(one["custom_id"]) for one in screen.components if one["type"] == 3)
    return next((one for one in found if f":{CHANNEL}:" in one), None)


async def screen_of(driver: Driver, place: str) -> Screen:
    return (await driver.slash(place, "settings")).message


async def choose(driver: Driver, screen: Screen, lang: str) -> Answer:
    found = menu(driver.now(screen))
    assert found is not None
    return await driver.select(screen, lang, found)


async def test_who_manages_a_channel_chooses_and_posts_speak_it(house: House) -> None:
    guild = house.table.arrange.add_guild("Poltava", KEEPERS)
    party = await keepers(house, channel="poltava", guild=guild)
    ada, boris, oksana = people(party)
    assert "Night 1" in (await public_messages(party))[-1].text
    for driver in (boris, oksana):
        assert menu(await screen_of(driver, party.channel)) is None
    assert menu(await screen_of(ada, "dm")) is None
    screen = await screen_of(ada, party.channel)
    await choose(ada, screen, "uk")
    assert "Your settings" in ada.now(screen).text, "it is not the language of who chooses"
    await type_move(party, 0, "end")
    assert "Ніч" in (await public_messages(party))[-1].text
    info = await boris.slash(party.channel, "table info")
    assert "выбран язык канала" in info.text
    await house.restart()
    await choose(ada, screen, USUAL)
    await type_move(party, 1, "end")
    assert "Night" in (await public_messages(party))[-1].text


async def test_the_organiser_chooses_as_long_as_the_table_stands(house: House) -> None:
    house.table.arrange.add_guild("Sumy", KEEPERS)
    boris = await house.table.player("Борис")
    assert menu(await screen_of(boris, "#sumy")) is None
    await boris.slash("#sumy", "new lanterns")
    screen = await screen_of(boris, "#sumy")
    await choose(boris, screen, "uk")
    await boris.slash("#sumy", "table abandon")
    refused = await choose(boris, screen, "ru")
    assert refused.text.startswith("Язык канала выбирают")
    oksana = await house.table.player("Оксана")
    again = await oksana.slash("#sumy", "new lanterns")
    assert PLAYERS["uk"] in again.text


async def test_a_thread_speaks_the_language_of_its_parent(house: House) -> None:
    house.table.arrange.add_guild("Lviv", KEEPERS)
    ada, boris = [await house.table.player(name) for name in KEEPERS[:2]]
    parent = await ada.channel_id("#lviv")
    threads = [
        str((await ada.line.ask("add_thread", channel_id=parent, name=name))["id"])
        for name in ("Day", "Night")
    ]
    await boris.slash(threads[0], "new lanterns")
    assert menu(await screen_of(boris, threads[0])) is None, "others share the parent"
    await choose(ada, await screen_of(ada, threads[0]), "ru")
    for place in (threads[1], "#lviv"):
        card = await boris.slash(place, "new lanterns")
        assert PLAYERS["ru"] in card.text


async def test_a_server_that_the_gateway_has_not_told_of_yet_is_asked_for(house: House) -> None:
    guild = house.table.arrange.add_guild("Odesa", KEEPERS)
    house.table.arrange.set_guild_locale(guild, "uk")
    party = await keepers(house, channel="odesa", guild=guild)
    assert "Ніч" in (await public_messages(party))[-1].text
    known = house.orrery.client.get_guild(int(guild.id))
    assert known is not None
    known.unavailable = True
    await type_move(party, 0, "end")
    assert "Ніч" in (await public_messages(party))[-1].text
    house.orrery.client._connection._remove_guild(known)
    await type_move(party, 1, "end")
    assert "Ніч" in (await public_messages(party))[-1].text


async def test_a_thread_that_the_gateway_does_not_tell_of_has_a_parent(house: House) -> None:
    guild = house.table.arrange.add_guild("Rivne", KEEPERS)
    ada, boris = [await house.table.player(name) for name in KEEPERS[:2]]
    parent = await ada.channel_id("#rivne")
    thread = str((await ada.line.ask("add_thread", channel_id=parent, name="Day"))["id"])
    await boris.slash("#rivne", "new lanterns")
    await choose(ada, await screen_of(ada, "#rivne"), "ru")
    known = house.orrery.client.get_guild(int(guild.id))
    assert known is not None
    known._remove_thread(known.get_thread(int(thread)))
    assert PLAYERS["ru"] in (await boris.slash(thread, "new lanterns")).text
