"""Taking back: freely, by consent, with what belongs to it, and putting it back."""

from __future__ import annotations

import pytest

from bot.session import Agreed, Asked, Place, Press
from bot.session.asked.due import answer_due
from bot.session.errors import ConsentError, NotSeatedError, UndoError
from bot.store import people
from engine.core.game import Setup
from engine.core.record import Record
from tests.bot.session.tables import STRANGER, USERS, Bot, Game, StillClock


async def test_a_turn_is_taken_back_freely_until_somebody_has_decided(market: Game) -> None:
    await market.turn(0, "work; buy")
    assert isinstance(await market.session.undo(market.bot.press(0)), Agreed)
    assert await market.log() == []
    assert await market.asked() == [0]
    draft = await market.draft(0)
    assert draft.moves == (("work",), ("buy",))
    await market.session.confirm(market.bot.press(0), revision=draft.revision)
    assert await market.log() == ["0 work", "0 buy", "0 end"]


async def test_what_was_taken_back_stays_visible(market: Game) -> None:
    await market.turn(0, "work")
    await market.session.undo(market.bot.press(0))
    history = await market.session.history()
    assert [str(row.move) for row in history.undone[0].moves] == ["0 work", "0 end"]
    assert history.undone[0].user == USERS[0]


async def test_the_decision_of_another_needs_his_consent(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.answer(2, "raise")
    asked = await market.session.undo(bot.press(0))
    assert isinstance(asked, Asked)
    assert list(asked.request.answers) == [USERS[2]]
    await bot.restart()
    assert len((await market.session.standing()).requests) == 1
    done = await market.session.agree(bot.press(2), asked.request.id, agreed=True)
    assert isinstance(done, Agreed)
    assert done.granted
    assert await market.log() == []
    assert (await market.session.standing()).requests == ()


async def test_one_refusal_is_enough(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.answer(1, "raise")
    await market.answer(2, "raise")
    asked = await market.session.undo(bot.press(0))
    assert isinstance(asked, Asked)
    assert isinstance(await market.session.agree(bot.press(1), asked.request.id, True), Asked)
    done = await market.session.agree(bot.press(2), asked.request.id, agreed=False)
    assert isinstance(done, Agreed)
    assert not done.granted
    assert len(await market.log()) == 4
    with pytest.raises(ConsentError):
        await market.session.agree(bot.press(1), asked.request.id, agreed=True)


async def test_a_request_is_void_when_the_game_moves_on(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.answer(1, "raise")
    asked = await market.session.undo(bot.press(0))
    assert isinstance(asked, Asked)
    await market.answer(2, "decline")
    with pytest.raises(ConsentError) as caught:
        await market.session.agree(bot.press(1), asked.request.id, agreed=True)
    assert caught.value.args_ == {"status": "void"}


async def test_only_those_asked_can_agree(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.answer(1, "raise")
    asked = await market.session.undo(bot.press(0))
    assert isinstance(asked, Asked)
    with pytest.raises(ConsentError, match="consent-not-asked"):
        await market.session.agree(bot.press(2), asked.request.id, agreed=True)
    with pytest.raises(ConsentError, match="consent-unknown"):
        await market.session.agree(bot.press(1), 4711, agreed=True)


async def test_standing_orders_and_time_outs_are_no_decisions(
    bot: Bot, market: Game, clock: StillClock
) -> None:
    await bot.sessions.set_order(USERS[1], "market", "bid", "always")
    await market.turn(0, "work")
    clock.at += 13 * 3600
    await answer_due(bot.sessions)
    assert await market.asked() == [1]
    assert isinstance(await market.session.undo(bot.press(0)), Agreed)
    assert await market.log() == []
    assert await market.asked() == [0]


async def test_a_waiting_confirm_that_was_carried_out_is_a_decision(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.answer(1, "decline")
    await market.play(1, "work")
    await market.session.confirm(bot.press(1))
    await market.answer(2, "decline")
    asked = await market.session.undo(bot.press(0))
    assert isinstance(asked, Asked)
    assert list(asked.request.answers) == [USERS[1], USERS[2]]


async def test_a_waiting_confirm_is_given_back_when_its_base_is_taken_back(
    bot: Bot, market: Game
) -> None:
    await bot.sessions.set_order(USERS[1], "market", "bid", "never")
    await market.turn(0, "work")
    await market.play(1, "work")
    await market.session.confirm(bot.press(1))
    await market.session.undo(bot.press(0))
    await market.turn(0, "buy")
    await market.answer(2, "decline")
    assert await market.asked() == [1]
    draft = await market.draft(1)
    assert draft.moves == (("work",),)
    assert draft.meanwhile.returned


async def test_what_was_revealed_needs_everybody(bot: Bot, lanterns: Game) -> None:
    await lanterns.turn(0, "sell red1; draw")
    asked = await lanterns.session.undo(bot.press(0))
    assert isinstance(asked, Asked)
    assert set(asked.request.answers) == {USERS[1], USERS[2]}
    await lanterns.turn(0, "sell red2")
    assert isinstance(await lanterns.session.undo(bot.press(0)), Agreed)


async def test_alone_one_takes_back_what_was_revealed_and_draws_the_same(bot: Bot) -> None:
    setup = Setup("lanterns", ("human", "drifter"), "x", "y")
    session = await bot.sessions.take_in(Record(setup), Place(USERS[0]), USERS[:1])
    game = Game(bot, session.id)
    hand = (await session.view(0)).keepers[0].hand
    await game.turn(0, f"float {hand[0]}")
    river = (await session.view()).river
    assert isinstance(await session.undo(bot.press(0)), Agreed)
    assert (await session.view()).river == ()
    await game.session.confirm(bot.press(0))
    assert (await session.view()).river == river


async def test_a_secret_answer_can_be_withdrawn_until_it_is_revealed(bot: Bot, river: Game) -> None:
    await river.turn(0, "float gold3")
    await river.turn(1, "float gold1")
    assert isinstance(await river.session.undo(bot.press(0)), Agreed)
    assert await river.asked() == [0, 2]
    history = await river.session.history()
    assert [told.sealed for told in history.told] == [(), (1,)]
    assert await river.log() == []
    assert history.undone == (), "nobody learns of it"
    await bot.restart()
    assert (await river.session.standing()).fault is None
    await river.turn(0, "float red1")
    await river.turn(2, "float gold4")
    assert await river.log() == ["1 float gold1", "0 float red1", "2 float gold4"]
    asked = await river.session.undo(bot.press(0))
    assert isinstance(asked, Asked)


async def test_what_was_taken_back_can_be_put_back(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.answer(1, "raise")
    asked = await market.session.undo(bot.press(0))
    assert isinstance(asked, Asked)
    await market.session.agree(bot.press(1), asked.request.id, agreed=True)
    await bot.restart()
    await market.session.redo(bot.press(0))
    assert await market.log() == ["0 work", "0 end", "1 raise"]
    assert await market.asked() == [2]
    assert (await market.session.history()).undone[0].redone is not None
    with pytest.raises(UndoError):
        await market.session.redo(bot.press(0))
    await bot.restart()
    assert (await market.session.standing()).fault is None


async def test_a_redo_delivered_twice_puts_back_once(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.session.undo(bot.press(0))
    press = bot.press(0)
    await market.session.redo(press)
    await market.session.undo(bot.press(0))
    await market.session.redo(press)
    assert await market.log() == []


async def test_nothing_is_put_back_when_somebody_has_moved_on(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.session.undo(bot.press(0))
    await market.turn(0, "buy")
    with pytest.raises(UndoError):
        await market.session.redo(bot.press(0))


async def test_only_who_took_it_back_or_the_organiser_puts_it_back(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.session.undo(bot.press(0))
    with pytest.raises(UndoError, match="redo-not-yours"):
        await market.session.redo(bot.press(1))


async def test_there_is_nothing_to_take_back_before_the_first_turn(bot: Bot, market: Game) -> None:
    with pytest.raises(UndoError):
        await market.session.undo(bot.press(0))
    with pytest.raises(NotSeatedError):
        await market.session.undo(Press(STRANGER))


async def test_an_undo_delivered_twice_takes_back_once(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    for seat in (1, 2):
        await market.answer(seat, "decline")
    await market.turn(1, "work")
    press = bot.press(1)
    assert isinstance(await market.session.undo(press), Agreed)
    assert isinstance(await market.session.undo(press), Agreed)
    assert len(await market.log()) == 4


async def test_rewinding_asks_those_whose_decisions_go(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    for seat in (1, 2):
        await market.answer(seat, "decline")
    await market.turn(1, "work")
    asked = await market.session.rewind(bot.press(0), 1)
    assert isinstance(asked, Asked)
    assert list(asked.request.answers) == [USERS[1], USERS[2]]
    for seat in (1, 2):
        await market.session.agree(bot.press(seat), asked.request.id, agreed=True)
    assert await market.log() == ["0 work", "0 end"]
    assert await market.asked() == [1, 2]
    with pytest.raises(UndoError, match="undo-no-such-turn"):
        await market.session.rewind(bot.press(0), 7)
    with pytest.raises(UndoError, match="undo-no-such-turn"):
        await market.session.rewind(bot.press(0), 1)


async def test_time_outs_begin_anew_for_offers_that_are_open_again(
    bot: Bot, market: Game, clock: StillClock
) -> None:
    await market.turn(0, "work")
    clock.at += 6 * 3600
    await market.answer(1, "decline")
    await market.session.undo(bot.press(1))
    due = {row.seat: row.due for row in await bot.database.read(people.reminders_of, market.id)}
    assert due[1] - due[2] == 6 * 3600


async def test_the_last_turn_of_a_game_can_be_taken_back(bot: Bot, market: Game) -> None:
    for user in USERS[:3]:
        await bot.sessions.set_order(user, "market", "bid", "never")
    for _ in range(3):
        for seat in range(3):
            await market.turn(seat, "work")
    assert (await market.session.standing()).result is not None
    asked = await market.session.undo(bot.press(2))
    assert isinstance(asked, Asked)  # the weather was revealed
    for seat in (0, 1):
        await market.session.agree(bot.press(seat), asked.request.id, agreed=True)
    assert await market.asked() == [2]
    await market.turn(2, "work")
    assert (await market.session.standing()).result is not None
