"""Answers from the card: one tap, in any order, by nobody else, once."""

from __future__ import annotations

import asyncio
import itertools

import pytest

from tests.bot.e2e.house import House
from tests.bot.e2e.players import with_verb
from tests.bot.many_players.tables import Four, labels, market

ALWAYS = "Always like this…"

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_answers_in_every_order_change_the_card_and_call_nobody(house: House) -> None:
    table = await market(house)
    for order in itertools.permutations((1, 2, 3)):
        seat = len(await table.log()) // 5 % 4
        others = [(seat + step) % 4 for step in order]
        await table.turn(seat, "work")
        posted = len(await table.messages())
        card = await table.card()
        assert table.pings()[-1] == sorted(others)
        for number, other in enumerate(others, 1):
            answer = await table.tap(other, "answer", "decline")
            assert answer.ephemeral
            now = await table.card()
            assert now.id == card.id
            assert now.mentions == []
            assert len(with_verb(now, "answer", "decline")) == 3 - number
        assert len(await table.messages()) == posted
        assert await table.asked() == [(seat + 1) % 4]
    assert len(await table.messages()) == 1 + 6


async def test_a_card_has_a_row_of_answers_for_each_seat_that_is_asked(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    card = await table.card()
    assert labels(card, [1]) == ["Ben: Raise the price", "Ben: Keep the price"]
    assert labels(card, [3]) == ["Dana: Raise the price", "Dana: Keep the price"]
    assert [button.label for button in card.buttons].count(ALWAYS) == 1, "for all of them"
    await table.tap(1, "answer", "raise")
    await table.tap(2, "answer", "raise")
    card = await table.card()
    assert labels(card, [1, 2]) == []
    assert labels(card, [3]) == ["Raise the price", "Keep the price"]


async def test_who_has_answered_can_go_on_or_take_it_back(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    answer = await table.tap(1, "answer", "raise")
    assert labels(answer.message) == ["Take my turn", ALWAYS, "Undo"]
    answer = await table.tap(2, "answer", "raise")
    assert labels(answer.message) == [ALWAYS, "Undo"]
    undo = with_verb(answer.message, "undo")[0]
    await table.people[2].click(answer.message, custom_id=undo.custom_id)
    await table.settled()
    assert await table.log() == ["0 work", "0 end", "1 raise"]
    assert await table.asked() == [2, 3]


async def test_the_buttons_of_a_seat_are_for_whoever_sits_there(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    foreign = await table.tap(1, "answer", "raise", by=table.people[2])
    assert foreign.ephemeral
    assert "This button is for Ben" in foreign.text
    outside = await table.tap(1, "answer", "raise", by=table.onlooker)
    assert "You do not play at this table" in outside.text
    outside = await table.tap(1, "always", by=table.onlooker)
    assert "You do not play at this table" in outside.text
    assert await table.log() == ["0 work", "0 end"]


async def test_an_old_button_answers_nothing_that_is_asked_now(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    await table.slow_cards(3600)
    card = await table.card()
    for seat in (1, 2, 3):
        await table.answer(seat, "decline")
    await table.answer(1, "work")
    assert await table.asked() == [0, 2, 3]
    again = await table.tap(2, "answer", "raise")
    assert "This was asked some time ago" in again.text
    assert (await table.card()).id == card.id
    assert await table.asked() == [0, 2, 3]
    await table.out()
    assert len(with_verb(await table.card(), "answer", "raise")) == 3


async def test_several_answers_at_once_are_all_counted(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    card = await table.card()
    buttons = with_verb(card, "answer", "raise")
    pressed = [
        table.people[seat].click(card, custom_id=button.custom_id)
        for seat, button in zip((1, 2, 3), buttons, strict=True)
    ]
    await asyncio.gather(*pressed)
    await table.settled()
    assert sorted((await table.log())[2:]) == ["1 raise", "2 raise", "3 raise"]
    assert "The price is 4 now." in (await table.card()).text


async def test_a_restart_between_answers_changes_nothing(house: House) -> None:
    table: Four = await market(house)
    await table.turn(0, "work")
    await table.tap(2, "answer", "raise")
    posted = len(await table.messages())
    await table.restart()
    await table.tap(1, "answer", "decline")
    await table.restart()
    await table.tap(3, "answer", "raise")
    assert len(await table.messages()) == posted
    assert (await table.log())[2:] == ["2 raise", "1 decline", "3 raise"]
    assert "The price is 3 now." in (await table.card()).text
