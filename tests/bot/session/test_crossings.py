"""Where features meet: requests that outlast their table, orders that come late, other rules."""

from __future__ import annotations

import sqlite3

import pytest

from bot.history.records import positions
from bot.session import Act, Asked, Place, Planning, Press, Wish
from bot.session.accord.claim_seat import IMPORTED, YES
from bot.session.asked.due import answer_due
from bot.session.errors import (
    ConsentError,
    GamePausedError,
    GameReadOnlyError,
    NotSeatedError,
)
from bot.store import people
from bot.store.errors import ChannelTakenError
from bot.store.rows import Status
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.record import Record
from tests.bot.session.market import Market
from tests.bot.session.tables import CHANNEL, USERS, Bot, Game, StillClock
from tests.games.lanterns import LANTERNS_GAME

NEW = USERS[3]


async def asked_undo(game: Game) -> Asked:
    """Seat 0 wants its turn back, on which seat 1 has decided already."""
    await game.turn(0, "work")
    await game.answer(1, "decline")
    asked = await game.session.undo(game.bot.press(0))
    assert isinstance(asked, Asked)
    return asked


async def seated(game: Game, seat: int) -> None:
    """A new player takes over a seat; everybody agrees."""
    asked = await game.session.replace(game.bot.press(seat), seat, NEW)
    for user in asked.request.answers:
        await game.session.agree(Press(user), asked.request.id, True)


async def status(game: Game) -> Status:
    return (await game.session.standing()).game.status


async def test_an_abandoned_game_is_not_revived_by_an_old_request(bot: Bot, market: Game) -> None:
    undo = await asked_undo(market)
    end = await market.session.abandon(bot.press(0))
    for seat in (1, 2):
        await market.session.agree(bot.press(seat), end.request.id, True)
    assert await status(market) is Status.ABANDONED
    with pytest.raises(ConsentError):
        await market.session.agree(bot.press(1), undo.request.id, True)
    assert await status(market) is Status.ABANDONED
    assert (await market.session.standing()).requests == ()


async def test_what_somebody_asked_for_goes_when_he_is_replaced(bot: Bot, market: Game) -> None:
    wanted = await market.session.take_over(bot.press(1))
    await seated(market, 1)
    with pytest.raises(ConsentError):
        await market.session.agree(bot.press(0), wanted.request.id, True)
    assert (await market.session.standing()).requests == ()


async def test_who_has_been_replaced_is_not_asked_any_more(bot: Bot, market: Game) -> None:
    wanted = await market.session.abandon(bot.press(0))
    await market.session.agree(bot.press(2), wanted.request.id, True)
    await seated(market, 1)
    with pytest.raises(ConsentError):
        await market.session.agree(Press(USERS[1]), wanted.request.id, True)
    assert await status(market) is Status.LIVE


async def test_a_diverged_game_is_not_cut_by_an_old_request(bot: Bot, market: Game) -> None:
    undo = await asked_undo(market)
    bot.games = {"lanterns": LANTERNS_GAME, "market": Market(rules=2, bonus=1)}
    await bot.restart()
    assert (await market.session.standing()).fault is not None
    with pytest.raises(GameReadOnlyError):
        await market.session.agree(bot.press(1), undo.request.id, True)
    assert (await market.session.standing()).fault is not None


async def test_nothing_is_taken_back_during_a_pause(bot: Bot, market: Game) -> None:
    undo = await asked_undo(market)
    await market.session.pause(bot.press(0))
    with pytest.raises(GamePausedError):
        await market.session.agree(bot.press(1), undo.request.id, True)
    await market.session.resume(bot.press(0))
    await market.session.agree(bot.press(1), undo.request.id, True)
    assert await market.log() == []


async def test_an_order_given_during_a_pause_answers_when_it_ends(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.session.pause(bot.press(0))
    await bot.sessions.set_order(USERS[1], "market", "bid", "never")
    assert await market.asked() == [1, 2]
    await market.session.resume(bot.press(0))
    assert await market.asked() == [2]


async def test_the_orders_of_a_new_player_answer_what_is_open(bot: Bot, market: Game) -> None:
    await bot.sessions.set_order(NEW, "market", "bid", "never")
    await market.turn(0, "work")
    await seated(market, 1)
    assert await market.asked() == [2]


async def test_a_game_that_cannot_go_on_keeps_no_order_from_the_others(
    bot: Bot, market: Game
) -> None:
    setup = (await market.session.record(0)).setup
    place = Place(USERS[0], channel=CHANNEL + 2)
    session = await bot.sessions.take_in(Record(setup), place, USERS[:3])
    other = Game(bot, session.id)
    for game in (market, other):
        await game.turn(0, "work")
    broken = (await bot.sessions.of_user(USERS[1]))[0][0].id
    await bot.sessions.close()
    await bot.database.write(_damage, broken)
    await bot.sessions.set_order(USERS[1], "market", "bid", "never")
    good = other if broken == market.id else market
    assert await good.asked() == [2]


def _damage(conn: sqlite3.Connection, game: int) -> None:
    conn.execute("UPDATE turn SET hash = 'x' WHERE game_id = ? AND n > 0", (game,))


async def test_a_diverged_game_is_seen_as_far_as_it_is_good(bot: Bot, market: Game) -> None:
    await asked_undo(market)
    bot.games = {"lanterns": LANTERNS_GAME, "market": Market(rules=2, bonus=-2)}
    await market.answer(2, "decline")
    await market.turn(1, "buy; buy")
    await bot.restart()
    last = (await market.session.standing()).last_turn
    good = await market.session.view_at(0)
    assert await market.session.view_at(last) == good
    assert {position.turn for position in await positions(bot.sessions, market.id)} == {0}


async def test_who_has_left_puts_nothing_back(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    for seat in (1, 2):
        await market.answer(seat, "decline")
    await market.turn(1, "work")
    await market.session.undo(bot.press(1))
    await seated(market, 1)
    with pytest.raises(NotSeatedError):
        await market.session.redo(Press(USERS[1]))


async def test_in_an_abandoned_game_nothing_is_drafted(bot: Bot, market: Game) -> None:
    end = await market.session.abandon(bot.press(0))
    for seat in (1, 2):
        await market.session.agree(bot.press(seat), end.request.id, True)
    draft = await market.draft(0)
    assert draft.decision is None
    assert not draft.can_plan
    assert await market.session.peek(USERS[0]) is None


async def kept(game: Game, seat: int, text: str) -> None:
    await game.session.plan(game.bot.press(seat), Planning(Act.PLAY, text))
    await game.session.plan(game.bot.press(seat), Planning(Act.KEEP))


async def test_a_plan_kept_through_a_pause_is_carried_out_by_a_time_out(
    bot: Bot, market: Game, clock: StillClock
) -> None:
    await market.session.set_options(bot.press(0), {"timeout_hours": "1"})
    await kept(market, 1, "work")
    await market.turn(0, "work")
    await market.session.pause(bot.press(0))
    clock.at += 7200
    assert await answer_due(bot.sessions) == []
    await bot.restart()
    await market.session.resume(bot.press(0))
    assert await answer_due(bot.sessions) == []
    clock.at += 3600
    await answer_due(bot.sessions)
    assert (await market.log())[-2:] == ["1 work", "1 end"]


async def test_a_kept_plan_is_not_carried_out_after_undo_and_redo(bot: Bot, market: Game) -> None:
    await kept(market, 1, "buy")
    await market.turn(0, "work")
    await market.session.undo(bot.press(0))
    await market.session.redo(bot.press(0))
    for seat in (1, 2):
        await market.answer(seat, "decline")
    assert (await market.log())[-1] == "2 decline"
    draft = await market.draft(1)
    assert draft.meanwhile.returned
    assert draft.moves == (("buy",),)


async def test_a_waiting_confirm_and_a_plan_follow_each_other(bot: Bot, market: Game) -> None:
    await kept(market, 2, "buy")
    await market.turn(0, "work")
    await market.answer(1, "decline")
    await market.play(1, "work")
    await market.session.confirm(bot.press(1))
    for seat in (0, 2):
        await bot.sessions.set_order(USERS[seat], "market", "bid", "never")
    assert (await market.log())[-7:] == [
        "1 work",
        "1 end",
        "0 decline",
        "2 decline",
        "2 buy",
        "2 end",
        "0 decline",
    ]


async def test_back_to_the_beginning_and_everything_anew(bot: Bot, market: Game) -> None:
    await kept(market, 2, "buy")
    await asked_undo(market)
    asked = await market.session.rewind(bot.press(0), 0)
    await market.session.agree(bot.press(1), asked.request.id, True)
    await bot.restart()
    assert await market.log() == []
    assert await market.asked() == [0]
    await market.turn(0, "work")
    assert await market.asked() == [1, 2]


async def played_out(game: Game) -> None:
    """Three rounds in which everybody works and nobody raises."""
    for seat in (0, 1, 2) * 3:
        await game.turn(seat, "work")
        for other in sorted({0, 1, 2} - {seat}):
            await game.answer(other, "decline")


async def test_nothing_is_asked_any_more_when_a_game_has_ended(bot: Bot, market: Game) -> None:
    await market.session.abandon(bot.press(0))
    await market.session.take_over(bot.press(1))
    await played_out(market)
    assert await status(market) is Status.FINISHED
    assert (await market.session.standing()).requests == ()


async def test_an_end_stays_where_the_channel_is_taken(bot: Bot, market: Game) -> None:
    await played_out(market)
    asked = await market.session.undo(bot.press(2))
    place = Place(NEW, channel=(await market.session.standing()).game.channel)
    await bot.sessions.open_lobby(Wish("market"), place)
    first, last = asked.request.answers
    await market.session.agree(Press(first), asked.request.id, True)
    with pytest.raises(ChannelTakenError):
        await market.session.agree(Press(last), asked.request.id, True)
    assert await status(market) is Status.FINISHED


async def test_an_import_with_an_open_offer_is_claimed_after_a_restart(bot: Bot) -> None:
    setup = Setup("market", ("human",) * 3, seed="m", secret="s")
    moves = (Move(0, ("work",)), Move(0, ("end",)))
    place = Place(USERS[0], channel=CHANNEL + 2, options={IMPORTED: YES})
    session = await bot.sessions.take_in(Record(setup, moves), place, (None, None, None))
    game = Game(bot, session.id)
    await bot.sessions.set_order(USERS[1], "market", "bid", "never")
    await bot.restart()
    assert await game.asked() == [1, 2]
    due = await bot.database.read(people.reminders_of, game.id)
    assert {row.seat for row in due} == {1, 2}
    for seat in range(3):
        await game.session.claim(bot.press(seat), seat)
    assert await game.asked() == [2], "the order of the new player has answered"
    await bot.restart()
    await game.answer(2, "decline")
    assert await game.asked() == [1]


async def test_nobody_comes_next_in_an_abandoned_game(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    assert (await market.session.standing()).expected == (1,)
    end = await market.session.abandon(bot.press(0))
    for user in end.request.answers:
        await market.session.agree(Press(user), end.request.id, True)
    assert (await market.session.standing()).expected == ()
