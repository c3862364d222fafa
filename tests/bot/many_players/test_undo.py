"""Taking back: at once, by consent with one button per person, visibly, and played again."""

from __future__ import annotations

import sqlite3

import pytest

from bot.cards.request_card import request_layout
from bot.local import Screen
from bot.session import Press
from bot.store import posts
from bot.store.rows import PostRow
from tests.bot.e2e.house import House
from tests.bot.e2e.players import with_verb
from tests.bot.many_players.tables import Four, labels, market

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def undo(table: Four, seat: int) -> str:
    """Type /undo; returns what is said."""
    answer = await table.people[seat].slash(table.channel, "undo")
    await table.settled()
    return answer.text


async def request(house: House) -> tuple[Four, Screen]:
    """Seat 0 would like to take back a turn that seats 1 and 3 have answered by hand."""
    table = await market(house)
    await table.turn(0, "work")
    for seat in (1, 3):
        await table.tap(seat, "answer", "raise")
    said = await undo(table, 0)
    assert "This touches others" in said
    return table, await table.card()


async def agreed(table: Four, seat: int, by: int, verb: str = "agree") -> str:
    """Press a button of the newest request."""
    posted = [one for one in await table.messages() if with_verb(one, "refuse")][-1]
    wanted = table.people[seat].id if verb == "agree" else ""
    (button,) = with_verb(posted, verb, wanted)
    answer = await table.people[by].click(posted, custom_id=button.custom_id)
    await table.settled()
    return answer.text


async def test_a_turn_goes_at_once_as_long_as_nobody_has_decided(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work; buy")
    old = await table.card()
    await undo(table, 0)
    assert await table.log() == []
    card = await table.card()
    assert "Ada takes back:" in card.text
    assert "~~Ada: Work; Buy~~" in card.text
    assert table.pings()[-1] == []
    before = await table.onlooker.wait_for(old, lambda screen: not screen.buttons)
    assert "~~Ada: Work; Buy~~" in before.text
    assert "works" not in before.text


async def test_standing_orders_go_with_the_turn_and_decisions_need_consent(house: House) -> None:
    table = await market(house)
    sessions = house.orrery.sessions
    for seat, setting in ((1, "always"), (2, "never")):
        await sessions.set_order(int(table.people[seat].id), "market", "bid", setting)
    await table.turn(0, "work")
    assert (await table.log())[2:] == ["1 raise", "2 decline"]
    await undo(table, 0)
    assert await table.log() == []
    assert "~~Ben: Raise the price~~" in (await table.card()).text
    await table.turn(0, "end")
    await table.tap(3, "answer", "decline")
    await undo(table, 0)
    assert len(await table.log()) == 5
    assert labels(await table.card()) == ["Dana agrees", "Refuse"]
    await agreed(table, 3, by=3)
    assert await table.log() == []


async def test_each_person_concerned_has_one_button(house: House) -> None:
    table, asked = await request(house)
    assert labels(asked) == ["Ben agrees", "Dana agrees", "Refuse"]
    assert table.pings()[-1] == [1, 3]
    assert "Ada would like to take back" in asked.text
    assert "Ada: Work\nBen: Raise the price\nDana: Raise the price" in asked.text
    assert "This button is for Ben" in await agreed(table, 1, by=3)
    assert "Your consent is not needed" in await agreed(table, 1, by=2, verb="refuse")
    assert "Still to answer" in await agreed(table, 1, by=1)
    now = await table.onlooker.wait_for(asked, lambda screen: "Agreed" in screen.text)
    assert labels(now) == ["Dana agrees", "Refuse"]
    assert "Agreed: " in now.text
    assert len(await table.log()) == 4


@pytest.mark.parametrize("restart", [False, True])
async def test_when_all_agree_it_is_taken_back(house: House, restart: bool) -> None:
    table, asked = await request(house)
    if restart:
        await table.restart()
    await agreed(table, 1, by=1)
    if restart:
        await table.restart()
    assert "All have agreed" in await agreed(table, 3, by=3)
    assert await table.log() == []
    await table.onlooker.wait_for(asked, lambda screen: not screen.buttons)
    card = await table.card()
    assert "~~Dana: Raise the price~~" in card.text
    assert table.pings()[-1] == []


async def test_one_refusal_is_enough(house: House) -> None:
    table, asked = await request(house)
    await agreed(table, 1, by=1)
    await agreed(table, 3, by=3, verb="refuse")
    assert len(await table.log()) == 4
    now = await table.onlooker.wait_for(asked, lambda screen: not screen.buttons)
    assert "Refused; nothing changes." in now.text


async def test_buttons_that_came_back_to_a_decided_request_go_when_they_are_pressed(
    house: House,
) -> None:
    table, asked = await request(house)
    (open_one,) = (await table.session.standing()).requests
    await agreed(table, 3, by=3, verb="refuse")
    await table.onlooker.wait_for(asked, lambda screen: not screen.buttons)
    services = house.orrery.client.services
    late = await request_layout(services, open_one, "en")
    late.stop()
    channel = services.client.get_partial_messageable(int(asked.channel_id))
    await channel.get_partial_message(int(asked.id)).edit(view=late)
    again = await table.onlooker.wait_for(asked, lambda screen: bool(screen.buttons))
    (button,) = with_verb(again, "agree", table.people[1].id)
    answer = await table.people[1].click(again, custom_id=button.custom_id)
    assert answer.ephemeral
    now = await table.onlooker.wait_for(asked, lambda screen: not screen.buttons)
    assert "Refused; nothing changes." in now.text
    assert len(await table.log()) == 4


async def test_a_request_is_void_when_the_game_moves_on(house: House) -> None:
    table, asked = await request(house)
    card = [one for one in await table.messages() if with_verb(one, "answer", "decline")][-1]
    (button,) = with_verb(card, "answer", "decline")
    await table.people[2].click(card, custom_id=button.custom_id)
    await table.settled()
    now = await table.onlooker.wait_for(asked, lambda screen: not screen.buttons)
    assert "The game has moved on" in now.text


@pytest.mark.parametrize("restart", [False, True])
async def test_a_time_out_moves_the_game_on_too(house: House, restart: bool) -> None:
    table, asked = await request(house)
    if restart:
        await table.restart()
    await table.later(13)
    assert (await table.log())[-1] == "2 raise"
    now = await table.onlooker.wait_for(asked, lambda screen: not screen.buttons)
    assert "The game has moved on" in now.text


async def test_whoever_asked_can_call_it_off(house: House) -> None:
    table, asked = await request(house)
    assert "Ada has called this off" in await agreed(table, 0, by=0, verb="refuse")
    now = await table.onlooker.wait_for(asked, lambda screen: not screen.buttons)
    assert "Ada has called this off" in now.text
    assert len(await table.log()) == 4


async def test_who_asks_again_is_answered_once(house: House) -> None:
    table, asked = await request(house)
    await agreed(table, 1, by=1)
    await undo(table, 0)
    before = await table.onlooker.wait_for(asked, lambda screen: not screen.buttons)
    assert "Asked anew" in before.text
    assert labels(await table.card()) == ["Ben agrees", "Dana agrees", "Refuse"]
    assert table.pings()[-1] == [1, 3]
    for seat in (3, 1):
        await agreed(table, seat, by=seat)
    assert await table.log() == []


@pytest.mark.parametrize("restart", [False, True])
async def test_a_request_lasts_a_week(house: House, restart: bool) -> None:
    table = await market(house)
    await table.session.set_options(table.press_of(0), {"timeout_hours": "0"})
    await table.turn(0, "work")
    await table.tap(1, "answer", "raise")
    await undo(table, 0)
    asked = await table.card()
    if restart:
        await table.restart()
    house.clock.ahead += 6.9 * 24 * 3600
    await table.tidied()
    assert labels(table.onlooker.now(asked))
    house.clock.ahead += 0.2 * 24 * 3600
    await table.tidied()
    now = await table.onlooker.wait_for(asked, lambda screen: not screen.buttons)
    assert "Not everybody has answered in time" in now.text
    assert len(await table.log()) == 3


async def test_a_rewind_asks_all_whose_decisions_would_go(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    for seat in (1, 2, 3):
        await table.tap(seat, "answer", "decline")
    await table.turn(1, "buy")
    await table.session.rewind(Press(int(table.people[0].id)), 0)
    await table.settled()
    assert table.pings()[-1] == [1, 2, 3]
    for seat in (1, 2, 3):
        await agreed(table, seat, by=seat)
    assert await table.log() == []
    card = await table.card()
    assert "~~Ada: Work~~" in card.text
    assert "~~Ben: Buy~~" in card.text
    assert await table.asked() == [0]


async def test_what_was_taken_back_is_played_again_by_whoever_did(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    await undo(table, 0)
    await table.restart()
    refused = await table.tap(1, "redo")
    assert "Only whoever took it back can play it again" in refused.text
    await table.tap(0, "redo")
    assert await table.log() == ["0 work", "0 end"]
    assert table.pings()[-1] == [1, 2, 3]
    card = await table.card()
    assert "Ada plays again:" in card.text
    assert "~~" not in card.text
    assert not with_verb(card, "redo")


async def test_nothing_is_played_again_once_somebody_has_moved_on(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    await undo(table, 0)
    await table.slow_cards(3600)
    await table.answer(0, "buy")
    answer = await table.tap(0, "redo")
    assert "There is nothing to play again" in answer.text
    await table.out()
    assert (await table.log()) == ["0 work", "0 buy", "0 end"]


async def test_the_log_keeps_what_was_taken_back_struck_through(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    await undo(table, 0)
    await table.turn(0, "end")
    await undo(table, 0)
    await table.tap(0, "redo")
    shown = await table.onlooker.slash(table.channel, "show", what="log")
    assert shown.ephemeral
    assert "~~Ada: Work~~" in shown.text
    assert shown.text.count("~~Ada: Work~~") == 1
    assert "Ada works." in shown.text


async def test_an_answer_is_taken_back_with_nobody_asked(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    await table.tap(2, "answer", "raise")
    await undo(table, 2)
    assert await table.log() == ["0 work", "0 end"]
    assert await table.asked() == [1, 2, 3]
    card = await table.card()
    assert "~~Chen: Raise the price~~" in card.text
    assert len(with_verb(card, "answer", "raise")) == 3


async def test_a_request_loses_its_buttons_however_old_it_is(house: House) -> None:
    table = await market(house)
    done = await table.session.abandon(table.press_of(0))
    await table.settled()
    (asked,) = await table.requests()
    await table.turn(0, "work")
    for _ in range(16):
        await table.session.undo(table.press_of(0))
        await table.session.redo(table.press_of(0))
        await table.settled()
    later = (await table.messages())[-32:]
    assert asked.id not in [one.id for one in later]
    assert [one.id for one in await table.requests()] == [asked.id]
    await table.session.agree(table.press_of(1), done.request.id, False)
    await table.answer(1, "decline")
    await table.settled()
    await table.onlooker.wait_for(asked, lambda screen: not screen.buttons)
    assert await table.requests() == []


async def test_an_ordinary_card_looks_for_older_messages_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, reads = await market(house), list[int]()
    look = posts.with_buttons

    def counted(conn: sqlite3.Connection, game: int) -> list[PostRow]:
        reads.append(game)
        return look(conn, game)

    monkeypatch.setattr(posts, "with_buttons", counted)
    await table.turn(0, "work")
    await table.turn(1, "decline")
    assert reads == [table.game] * 2
