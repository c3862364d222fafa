"""Who manages a server has a say over the tables there, whether he plays or not."""

from __future__ import annotations

import pytest

from bot.local import Driver, Permission
from bot.local.model import Overwrite
from bot.store.rows import Status
from tests.bot.e2e.house import STRANGER, House
from tests.bot.e2e.players import Party, invite, press
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

MANAGER = "Max"


async def status(house: House, party: Party) -> Status:
    return (await house.orrery.sessions.find(party.game))[0].status


async def test_a_strangers_game_can_be_ended_by_whoever_manages_the_server(house: House) -> None:
    """Found by an audit: a stranger's lobby or solo game occupied a channel for good."""
    party = await keepers(house)
    await invite(house, [MANAGER])  # nobody who manages anything yet
    stranger = await house.table.player(MANAGER)
    refused = await stranger.slash(party.channel, "table abandon")
    assert refused.text.startswith("⛔")
    assert await status(house, party) is Status.LIVE
    house.table.arrange.grant(house.table.arrange.home, MANAGER, Permission.MANAGE_GUILD)
    done = await stranger.slash(party.channel, "table abandon")
    assert not done.text.startswith("⛔")
    assert await status(house, party) is Status.ABANDONED
    assert "ended the game without a result" in (await public_messages(party))[-1].text
    info = await people(party)[0].slash(party.channel, "table info")
    assert f"{MANAGER}: ended the game without a result" in info.text


async def test_a_manager_who_plays_asks_first_and_decides_when_he_repeats_it(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]  # the server is hers
    await ada.slash(party.channel, "table abandon")
    assert await status(house, party) is Status.LIVE
    await ada.slash(party.channel, "table abandon")
    assert await status(house, party) is Status.ABANDONED


async def test_a_table_is_moved_and_goes_on_elsewhere(house: House) -> None:
    party = await keepers(house)
    ada, boris, _ = people(party)
    name = await house.channel()
    target = await ada.channel_id(f"#{name}")
    refused = await boris.slash(party.channel, "table move", channel=target)
    assert refused.text.startswith("⛔")
    done = await ada.slash(party.channel, "table move", channel=target)
    assert f"<#{target}>" in done.text
    old, party.channel = party.channel, f"#{name}"
    (card,) = [one for one in await public_messages(party) if one.buttons]
    assert "moved the table to this channel" in card.text
    await press(ada, card, "turn")
    assert not (await type_move(party, 0, "sell red1 ; end")).text.startswith("⛔")
    left = [one for one in await ada.history(old) if one.buttons and not one.ephemeral]
    assert left == []


async def test_a_table_is_not_moved_to_where_another_is_played(house: House) -> None:
    party, other = await keepers(house), await keepers(house)
    ada = people(party)[0]
    target = await ada.channel_id(other.channel)
    refused = await ada.slash(party.channel, "table move", channel=target)
    assert refused.text.startswith("⛔")
    assert not (await type_move(party, 0, "sell red1 ; end")).text.startswith("⛔")


@pytest.mark.parametrize("where", ["not-here", "here"])
async def test_games_are_opened_where_the_server_wants_them(house: House, where: str) -> None:
    chosen, other = await house.channel(), await house.channel()
    manager = await house.stranger()
    ada = await house.table.player("Ada")
    house.table.arrange.grant(house.table.arrange.home, STRANGER, Permission.MANAGE_GUILD)
    await manager.slash(f"#{chosen}", "server games", where=where)
    first = await ada.slash(f"#{chosen}", "new lanterns")
    second = await ada.slash(f"#{other}", "new lanterns")
    assert first.text.startswith("⛔") == (where == "not-here")
    assert second.text.startswith("⛔") == (where == "here")
    await manager.slash(f"#{chosen}", "server games", where="everywhere")
    third = await ada.slash(f"#{await house.channel()}", "new lanterns")
    assert not third.text.startswith("⛔")


async def test_no_record_is_taken_in_where_the_server_wants_no_games(house: House) -> None:
    name = await house.channel()
    ada, boris = await house.table.player("Ada"), await house.table.player("Борис")
    await ada.slash(f"#{name}", "server games", where="not-here")
    record = "game gaia\nseats human human"
    refused = await boris.slash(f"#{name}", "import", record=record)
    assert "не хотят игр" in refused.text
    assert await house.orrery.sessions.in_channel(int(await ada.channel_id(f"#{name}"))) is None
    await ada.slash(f"#{name}", "server games", where="everywhere")


async def organised_by_boris(house: House) -> tuple[Party, Driver]:
    """A table whose organiser has nothing to say in the server."""
    party = await keepers(house)
    ada, boris, _ = people(party)
    done = await ada.slash(party.channel, "table organiser", player=boris)
    assert not done.text.startswith("⛔")
    return party, boris


async def test_a_table_is_not_taken_to_where_the_server_wants_no_games(house: House) -> None:
    party, boris = await organised_by_boris(house)
    name = await house.channel()
    ada, target = people(party)[0], await boris.channel_id(f"#{name}")
    await ada.slash(f"#{name}", "server games", where="not-here")
    refused = await boris.slash(party.channel, "table move", channel=target)
    assert "не хотят игр" in refused.text
    assert f"<#{target}>" in refused.text
    done = await ada.slash(party.channel, "table move", channel=target)
    assert not done.text.startswith("⛔"), "who manages the server may"


async def test_a_table_is_not_taken_to_where_its_organiser_may_not_write(house: House) -> None:
    party, boris = await organised_by_boris(house)
    name = await house.channel()
    target = house.table.arrange.channel(name)
    closed = Overwrite(house.table.arrange.home.id, 0, deny=Permission.SEND_MESSAGES)
    target.overwrites.append(closed)
    before = len(await public_messages(party))
    house.table.arrange.permit(target, Permission.SEND_MESSAGES)
    refused = await boris.slash(party.channel, "table move", channel=target.id)
    assert "Вам самим нельзя писать" in refused.text
    assert not (await type_move(party, 0, "sell red1 ; end")).text.startswith("⛔")
    assert len(await public_messages(party)) == before + 1, "it is played where it was"


async def test_a_table_is_not_taken_to_where_the_bot_cannot_post(house: House) -> None:
    party, boris = await organised_by_boris(house)
    target = house.table.arrange.channel(await house.channel())
    house.table.arrange.forbid(target, Permission.ATTACH_FILES)
    refused = await boris.slash(party.channel, "table move", channel=target.id)
    assert "прикреплять файлы" in refused.text
    refused = await people(party)[0].slash(party.channel, "table move", channel=target.id)
    assert "attach files" in refused.text
