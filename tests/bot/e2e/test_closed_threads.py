"""Tables in threads: nobody writes there for a day, or a moderator closes them."""

from __future__ import annotations

import logging

import pytest

from bot.local.model import Channel
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move
from tests.bot.e2e.test_delivery import back, resting

pytestmark = pytest.mark.asyncio(loop_scope="module")

LIT = "light ; red1 ; end"
CHEERED = "Борис gains points: 1 (cheering)."


async def in_a_thread(house: House) -> tuple[Party, Channel]:
    """Three at a table that was taken to a thread."""
    party, ada = await keepers(house), await house.table.player("Ada")
    parent = await ada.channel_id(party.channel)
    thread = await ada.line.ask("add_thread", channel_id=parent, name="Night")
    moved = await ada.slash(party.channel, "table move", channel=thread["id"])
    assert not moved.text.startswith("⛔")
    party.channel = thread["id"]
    await party.settled()
    return party, house.table.world.channels[thread["id"]]


async def test_what_changes_a_card_in_an_archived_thread_is_told(house: House) -> None:
    """Discord archives a thread in which nobody writes, and refuses to change messages there: the
    answer was dropped, and no card ever told of it."""
    party, thread = await in_a_thread(house)
    await type_move(party, 0, LIT)
    card = (await public_messages(party))[-1]
    assert with_verb(card, "answer", "cheer")
    house.table.arrange.archive(thread)
    await type_move(party, 1, "cheer")
    after = (await public_messages(party))[-1]
    assert after.id == card.id
    assert CHEERED in after.text
    house.forgive(400)


async def test_a_table_in_a_locked_thread_rests_until_it_is_open_again(house: House) -> None:
    """Each of its cards was dropped, one after the other."""
    party, thread = await in_a_thread(house)
    house.table.arrange.archive(thread, locked=True)
    await type_move(party, 0, "sell red1 ; end")
    assert await resting(house, party)
    assert not house.pardon(logging.ERROR)
    await type_move(party, 1, "end")
    house.table.arrange.archive(thread, archived=False)
    await back(house, party)
    card = (await public_messages(party))[-1]
    assert "sells the red lantern 1" in card.text
    assert with_verb(card, "turn")
    assert [bool(one.buttons) for one in await public_messages(party)][:-1] == [False]
    house.forgive(400, 403)


async def test_a_table_is_not_taken_to_a_thread_that_nobody_sees(house: House) -> None:
    """It was called a fault of ours."""
    party, thread = await in_a_thread(house)
    other = await keepers(house)
    house.table.arrange.archive(thread)
    answer = await people(other)[0].slash(other.channel, "table move", channel=thread.id)
    assert answer.text.startswith("⛔ I cannot see that channel")
    assert not house.pardon(logging.ERROR)
    house.forgive(400)
    assert party.game != other.game
