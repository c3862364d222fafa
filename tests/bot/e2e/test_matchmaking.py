"""`/play`: open tables are found and joined, and whoever waits is called to the next one."""

from __future__ import annotations

import pytest

from bot.local import Driver, Permission, Screen
from bot.local.model import Overwrite
from bot.local.rest.channels import new_thread
from bot.local.wire import ChannelType
from bot.local.world import BOT_ID
from bot.table.matchmaking import JOIN, STOP, WAIT
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, press, with_verb

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def public(house: House, driver: Driver, channel: str) -> list[Screen]:
    await Party(house, "", {}).settled()
    return [one for one in await driver.history(f"#{channel}") if not one.ephemeral]


async def nothing_open(house: House) -> None:
    """Close what earlier tests have left open."""
    for key in range(1, 200):
        try:
            await house.orrery.sessions.close_lobby(key, None)
        except Exception:  # no lobby, or none of this number
            continue


async def test_an_open_table_is_listed_and_joined(house: House) -> None:
    await nothing_open(house)
    name = await house.channel()
    ada, boris = await house.table.player("Ada"), await house.table.player("Борис")
    answer = await boris.slash("#general", "play")
    assert "Открытых столов здесь нет" in answer.text
    await ada.slash(f"#{name}", "new lanterns", nights="1")
    answer = await boris.slash("#general", "play")
    assert "1 из 4" in answer.text
    answer = await press(boris, answer.message, JOIN)
    assert "2 из 4" in answer.text
    assert with_verb(answer.message, JOIN)[0].disabled
    (card,) = [one for one in await public(house, ada, name) if one.buttons]
    assert "2 of 4" in card.text
    other = await boris.slash("#general", "play", game="gaia")
    assert not with_verb(other.message, JOIN)


async def test_whoever_waits_is_called_once_to_a_table_of_his_game(house: House) -> None:
    await nothing_open(house)
    ada, boris = await house.table.player("Ada"), await house.table.player("Борис")
    oksana = await house.table.player("Оксана")
    waiting = await boris.slash("#general", "play", game="lanterns")
    await press(boris, waiting.message, WAIT)
    first = await oksana.slash("#general", "play")
    answer = await press(oksana, first.message, WAIT)
    assert "Чекають на стіл: 2" in answer.text
    await press(oksana, answer.message, STOP)
    names = [await house.channel() for _ in range(3)]
    for name, game in zip(names, ("caravans", "lanterns", "lanterns"), strict=True):
        await ada.slash(f"#{name}", f"new {game}")
    calls = [[one for one in await public(house, ada, name) if not one.buttons] for name in names]
    assert [len(found) for found in calls] == [0, 1, 0]
    assert calls[1][0].mentions == [boris.id]
    assert "a table of Lanterns" in calls[1][0].text


async def test_nobody_is_called_to_a_table_that_he_may_not_see(house: House) -> None:
    """He waited no longer, and never learnt why."""
    await nothing_open(house)
    ada, boris = await house.table.player("Ada"), await house.table.player("Борис")
    waiting = await boris.slash("#general", "play", game="lanterns")
    await press(boris, waiting.message, WAIT)
    hidden, seen = house.table.arrange.channel(await house.channel()), await house.channel()
    closed = Overwrite(house.table.arrange.home.id, 0, deny=Permission.VIEW_CHANNEL)
    hidden.overwrites.append(closed)
    house.table.arrange.permit(hidden, Permission.VIEW_CHANNEL)
    opened = await ada.slash(hidden.id, "new lanterns")
    assert not opened.text.startswith("⛔")
    await Party(house, "", {}).settled()
    assert [one for one in await ada.history(hidden.id) if not one.buttons] == []
    listed = await boris.slash("#general", "play")
    assert not with_verb(listed.message, JOIN)
    await ada.slash(f"#{seen}", "new lanterns")
    (call,) = [one for one in await public(house, ada, seen) if not one.buttons]
    assert call.mentions == [boris.id]


async def test_a_table_in_a_private_thread_is_not_listed(house: House) -> None:
    """Its parent is seen by everybody."""
    await nothing_open(house)
    ada, boris = await house.table.player("Ada"), await house.table.player("Борис")
    parent = house.table.arrange.channel(await house.channel())
    thread = new_thread(house.table.core, parent, ada.id, "Hidden", ChannelType.PRIVATE_THREAD)
    thread.thread_members.append(BOT_ID)
    house.table.core.tell_channel("update", thread)
    opened = await ada.slash(thread.id, "new lanterns")
    assert not opened.text.startswith("⛔")
    listed = await boris.slash("#general", "play")
    assert not with_verb(listed.message, JOIN)
    assert thread.id not in listed.text


async def test_in_private_there_are_no_tables_to_be_found(house: House) -> None:
    ada = await house.table.player("Ada")
    answer = await ada.slash("dm", "play")
    assert answer.text.startswith("⛔")
