"""What is gone: deleted cards and requests, removed channels, closed conversations."""

from __future__ import annotations

import logging
import sqlite3

import pytest

from bot.local import Screen
from bot.people.profile import REMIND, Remind
from bot.people.settings import UserSettings
from bot.store import posts
from tests.bot.e2e.house import House
from tests.bot.e2e.players import press, with_verb
from tests.bot.many_players.tables import Four, market

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def agree(table: Four, request: Screen, seat: int) -> str:
    (button,) = with_verb(request, "agree", table.people[seat].id)
    answer = await table.people[seat].click(request, custom_id=button.custom_id)
    await table.settled()
    return answer.text


async def test_a_deleted_card_comes_again_with_the_answers_that_are_open(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    await house.delete_message(await table.card())
    await table.answer(2, "raise")
    await table.settled()
    card = await table.card()
    assert "Ada works." in card.text
    assert len(with_verb(card, "answer", "raise")) == 2
    assert table.pings()[-1] == [], "they have been called already"
    await table.tap(1, "answer", "decline")
    assert (await table.card()).id == card.id
    house.forgive(404)


async def test_a_deleted_lobby_card_is_replaced_once_for_the_whole_setup(house: House) -> None:
    table = await Four.by_lobby(house, "gaia", seed="lost lobby")
    await house.delete_message(await table.card())
    for _ in range(3):
        (seat,) = await table.asked()
        offered = await table.people[seat].autocomplete(table.channel, "move", "text")
        await table.turn(seat, offered[0].value)
    card, note = await table.messages()
    assert card.text.count("chooses the") == 3
    assert not note.buttons
    house.forgive(404)


async def test_a_turn_goes_on_where_the_old_card_was_deleted(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    for seat in (1, 2, 3):
        await table.tap(seat, "answer", "decline")
    await house.delete_message(await table.card())
    await table.turn(1, "buy")
    assert "Ben buys for 1." in (await table.card()).text
    assert table.pings()[-1] == [0, 2, 3]
    house.forgive(404)


async def test_a_deleted_request_is_made_again_by_asking_again(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    await table.tap(1, "answer", "raise")
    await table.people[0].slash(table.channel, "undo")
    await table.settled()
    (lost,) = await table.requests()
    await house.delete_message(lost)
    said = await table.people[0].slash(table.channel, "undo")
    await table.settled()
    assert not said.text.startswith("⛔")
    (request,) = await table.requests()
    assert table.pings()[-1] == [1]
    assert "All have agreed" in await agree(table, request, 1)
    assert await table.log() == []
    assert await table.requests() == []
    house.forgive(404)


async def test_whoever_takes_no_messages_is_reminded_at_the_table(house: House) -> None:
    table = await market(house)
    settings = house.orrery.client.services[UserSettings]
    await settings.change(int(table.people[0].id), REMIND, Remind.DM)
    house.table.arrange.close_dms("Ada")
    posted = len(await table.messages())
    house.clock.ahead += 13 * 3600
    await table.tidied()
    assert len(await table.messages()) == posted + 1
    assert table.pings()[-1] == [0]
    house.table.arrange.close_dms("Ada", closed=False)
    house.forgive(403)


async def test_a_game_in_a_closed_conversation_can_be_played_on(house: House) -> None:
    ada = await house.table.player("Ada")
    await ada.slash("dm", "new lanterns", seed="closed", nights="1")
    house.table.arrange.close_dms("Ada")
    offered = await ada.autocomplete("dm", "move", "text")
    done = await ada.slash("dm", "move", text=offered[0].value, commit=True)
    assert not done.text.startswith("⛔")
    while not any(one.status == 403 for one in house.rejected):
        await house.breathe()
    house.table.arrange.close_dms("Ada", closed=False)
    row = await house.orrery.sessions.in_channel(int(await ada.channel_id("dm")))
    assert row is not None
    await house.hasten(row.id)
    await ada.next_message(lambda screen: bool(with_verb(screen, "turn")), place="dm")
    done = await ada.slash("dm", "move", text="end", commit=True)
    assert not done.text.startswith("⛔")
    house.forgive(403)


async def test_without_its_channel_a_game_is_still_reached_and_asks_nobody_in_vain(
    house: House,
) -> None:
    table = await market(house)
    await table.turn(0, "work")
    await table.tap(1, "answer", "raise")
    await table.people[0].slash(table.channel, "undo")
    await table.settled()
    assert len(await table.requests()) == 1
    house.table.arrange.delete_channel(house.table.world.channels[table.channel])
    opened = await table.people[2].slash("#general", "turn", game=str(table.game))
    assert "Raise the price?" in opened.text
    await table.people[2].click(opened.message, "Raise the price")
    await press(table.people[2], opened.message, "confirm")
    assert (await table.log())[-1] == "2 raise"
    await table.settled()
    waiting = await house.orrery.database.read(posts.unsent, table.game, "card")
    assert waiting is not None, "its table is told when there is a place for it again"
    assert waiting.attempts == 0, "until then nothing is tried"
    house.forgive(404)


async def test_a_game_that_cannot_be_opened_leaves_its_channel_to_others(house: House) -> None:
    table = await market(house)
    await table.slow_cards(60)
    await table.turn(0, "work")
    await table.session.unload()
    posted = len(await table.messages())

    def lose(conn: sqlite3.Connection) -> None:
        row = conn.execute("SELECT setup FROM game WHERE id = ?", (table.game,)).fetchone()
        setup = str(row[0]).replace('"human", ', "")
        conn.execute("UPDATE game SET setup = ? WHERE id = ?", (setup, table.game))

    await house.orrery.sessions.database.write(lose)
    await table.told_at_last()
    (notice,) = (await table.messages())[posted:]
    assert "can neither be played nor shown" in notice.text
    assert not notice.buttons
    assert table.pings()[-1] == []
    refused = await table.people[1].slash(table.channel, "turn")
    assert refused.text.startswith("⛔ This game cannot be opened")
    refused = await table.people[1].slash(table.channel, "table abandon")
    assert refused.text.startswith("⛔")
    await table.slow_cards(0)
    done = await table.people[0].slash(table.channel, "table abandon")
    await table.settled()
    assert not done.text.startswith("⛔")
    assert "ended the game" in (await table.card()).text
    card = await table.people[1].slash(table.channel, "new lanterns")
    assert with_verb(card.message, "join"), "the channel is free"
    house.pardon(logging.ERROR)
