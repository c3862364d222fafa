"""Open offers: drafting while they are open, waiting Confirms, standing orders and time-outs."""

from __future__ import annotations

import itertools

import pytest

from bot.session import Basis, Committed, DraftView, Press
from bot.session.asked.due import answer_due
from bot.session.errors import DraftError, GamePausedError, NotAskedError, StalePressError
from bot.session.values import AUTOMATIC
from bot.store import people
from bot.store.rows import How, TurnKind
from tests.bot.session.tables import USERS, Bot, Game, StillClock

HOUR = 3600.0


async def test_who_comes_next_may_draft_while_others_are_asked(market: Game) -> None:
    await market.turn(0, "work")
    await market.answer(1, "decline")
    draft = await market.play(1, "buy")
    assert draft.basis is Basis.DECLINED
    assert draft.waiting_for == (2,)
    assert draft.view == (1, (3, 1, 2))
    assert await market.session.view() == (1, (3, 2, 2))


async def test_whoever_is_asked_himself_answers_first_and_keeps_his_draft(market: Game) -> None:
    await market.turn(0, "work")
    assert (await market.draft(1)).decision is not None
    draft = await market.play(1, "decline")
    assert draft.closing == (("decline",),)
    with pytest.raises(NotAskedError):
        await market.session.play(Press(USERS[0], 900), "work")
    done = await market.session.confirm(market.bot.press(1))
    assert isinstance(done, Committed)
    assert [told.turn.kind for told in done.turns] == [TurnKind.ANSWER]
    assert (await market.draft(1)).basis is Basis.DECLINED


async def waiting_confirm(market: Game, text: str = "buy") -> DraftView:
    """Seat 1 has confirmed its turn; seat 2 has still to answer."""
    await market.turn(0, "work")
    await market.answer(1, "decline")
    await market.play(1, text)
    kept = await market.session.confirm(market.bot.press(1))
    assert isinstance(kept, DraftView)
    assert kept.confirmed
    return kept


async def test_a_waiting_confirm_is_carried_out_when_the_answers_are_in(
    bot: Bot, market: Game
) -> None:
    await waiting_confirm(market)
    assert await market.log() == ["0 work", "0 end", "1 decline"]
    await bot.restart()
    done = await market.answer(2, "decline")
    kinds = [(told.turn.kind, told.turn.seat) for told in done.turns]
    assert kinds == [(TurnKind.ANSWER, 2), (TurnKind.TURN, 1)]
    assert [row.how for row in done.turns[1].moves] == [How.DEFERRED, How.DEFERRED]
    assert [row.user for row in done.turns[1].moves] == [USERS[1], USERS[1]]
    assert (await market.log())[-3:] == ["2 decline", "1 buy", "1 end"]
    assert done.returned == ()


async def test_a_waiting_confirm_comes_back_when_the_price_has_changed(market: Game) -> None:
    kept = await waiting_confirm(market)
    done = await market.answer(2, "raise")
    assert done.returned == done.newly == (1,)
    assert (await market.log())[-1] == "2 raise"
    draft = await market.draft(1)
    assert draft.meanwhile.returned
    assert not draft.confirmed
    assert draft.meanwhile.repriced
    assert draft.moves == (("buy",),)
    with pytest.raises(StalePressError):
        await market.session.confirm(market.bot.press(1), revision=kept.revision)
    await market.session.confirm(market.bot.press(1), revision=draft.revision)
    assert (await market.log())[-2:] == ["1 buy", "1 end"]


async def test_a_waiting_confirm_comes_back_when_a_step_is_not_legal_any_more(
    market: Game,
) -> None:
    await waiting_confirm(market, "buy; buy")
    done = await market.answer(2, "raise")
    assert done.returned == (1,)
    draft = await market.draft(1)
    assert draft.moves == (("buy",),)
    assert draft.meanwhile.dropped == (("buy",),)


async def test_a_waiting_confirm_can_be_taken_back_by_another_step(market: Game) -> None:
    await waiting_confirm(market)
    assert not (await market.play(1, "work")).confirmed
    done = await market.answer(2, "decline")
    assert len(done.turns) == 1


@pytest.mark.parametrize("order", list(itertools.permutations((1, 2))))
async def test_offers_are_answered_in_any_order(market: Game, order: tuple[int, ...]) -> None:
    await market.turn(0, "work")
    for seat in order:
        await market.answer(seat, "raise")
    assert await market.asked() == [1]
    assert (await market.session.view())[0] == 3


async def test_an_old_button_does_not_answer_a_new_question(market: Game) -> None:
    await market.turn(0, "work")
    asked = {row.seat: row for row in (await market.session.standing()).asked}
    await market.answer(1, "decline")
    await market.session.answer(market.bot.press(2), "decline", position=asked[2].position)
    await market.turn(1, "work")
    with pytest.raises(StalePressError):
        await market.session.answer(market.bot.press(2), "raise", position=asked[2].position)
    assert (await market.asked()) == [0, 2]


async def test_a_main_turn_is_not_answered_past_the_draft(market: Game) -> None:
    with pytest.raises(DraftError, match="draft-needs-panel"):
        await market.answer(0, "work")
    with pytest.raises(NotAskedError):
        await market.answer(1, "decline")


async def test_an_answer_delivered_twice_counts_once(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    press = bot.press(1)
    first = await market.session.answer(press, "raise")
    await bot.restart()
    again = await market.session.answer(press, "raise")
    assert again.repeated
    assert [told.turn for told in again.turns] == [told.turn for told in first.turns]
    assert again.turns[0].events == first.turns[0].events


async def test_standing_orders_answer_within_the_turn(bot: Bot, market: Game) -> None:
    await bot.sessions.set_order(USERS[1], "market", "bid", "always")
    await bot.sessions.set_order(USERS[2], "market", "bid", "never")
    done = await market.turn(0, "work")
    automatic = [row for row in done.turns[0].moves if row.how in AUTOMATIC]
    assert [str(row.move) for row in automatic] == ["1 raise", "2 decline"]
    assert [row.how for row in automatic] == [How.ORDER, How.ORDER]
    assert await market.asked() == [1]
    assert done.newly == (1,)


async def test_a_new_standing_order_answers_what_is_open(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await bot.sessions.set_order(USERS[2], "market", "bid", "always")
    assert (await market.log())[-1] == "2 raise"
    assert await market.asked() == [1]


@pytest.mark.parametrize("setting", ["faulty", "nonsense", "unheard-of", "ask"])
async def test_a_standing_order_that_says_nothing_sensible_leaves_it_to_the_player(
    bot: Bot, market: Game, setting: str
) -> None:
    await bot.sessions.set_order(USERS[1], "market", "bid", setting)
    await market.turn(0, "work")
    assert await market.asked() == [1, 2]


async def test_time_outs_answer_what_is_free_and_decline_the_rest(
    bot: Bot, market: Game, clock: StillClock
) -> None:
    await market.turn(0, "work")
    clock.at += 11.9 * HOUR
    assert await answer_due(bot.sessions) == []
    await bot.restart()
    clock.at += 0.2 * HOUR
    done = await answer_due(bot.sessions)
    assert [told.turn.kind for one in done for told in one.turns] == [TurnKind.ANSWER] * 2
    assert (await market.log())[-2:] == ["1 raise", "2 raise"]
    assert [row.how for one in done for row in one.turns[0].moves] == [How.TIMEOUT] * 2
    await market.turn(1, "work")
    clock.at += 13 * HOUR
    await answer_due(bot.sessions)
    assert (await market.log())[-2:] == ["0 decline", "2 decline"]
    assert await answer_due(bot.sessions) == []


async def test_nobody_is_timed_out_on_his_main_turn(
    bot: Bot, market: Game, clock: StillClock
) -> None:
    clock.at += 1000 * HOUR
    assert await answer_due(bot.sessions) == []
    assert await bot.database.read(people.next_reminder) is None


async def test_the_table_may_agree_on_another_time(
    bot: Bot, market: Game, clock: StillClock
) -> None:
    await market.session.set_options(bot.press(0), {"timeout_hours": "2"})
    await market.turn(0, "work")
    clock.at += 2.1 * HOUR
    assert len(await answer_due(bot.sessions)) == 2
    await market.session.set_options(bot.press(0), {"timeout_hours": "0"})
    await market.turn(1, "work")
    assert await bot.database.read(people.next_reminder) is None


async def test_a_pause_stops_the_clock_of_offers(bot: Bot, market: Game, clock: StillClock) -> None:
    await market.turn(0, "work")
    await market.session.pause(bot.press(0))
    clock.at += 100 * HOUR
    assert await answer_due(bot.sessions) == []
    with pytest.raises(GamePausedError):
        await market.answer(1, "decline")
    await market.session.resume(bot.press(0))
    assert await answer_due(bot.sessions) == []
    clock.at += 12 * HOUR
    assert len(await answer_due(bot.sessions)) == 2


async def test_a_time_out_carries_out_a_waiting_confirm(
    bot: Bot, market: Game, clock: StillClock
) -> None:
    await market.session.set_options(bot.press(0), {"timeout_hours": "1"})
    await bot.sessions.set_order(USERS[0], "market", "bid", "never")
    await market.turn(0, "work")
    await market.answer(1, "raise")
    await market.play(1, "work")
    assert isinstance(await market.session.confirm(bot.press(1)), DraftView)
    clock.at += 2 * HOUR
    await answer_due(bot.sessions)
    assert (await market.log())[-4:] == ["2 raise", "1 work", "1 end", "0 decline"]


async def test_mentions_go_to_whoever_must_act_and_has_not_been_told(market: Game) -> None:
    done = await market.turn(0, "work")
    assert done.newly == (1, 2)
    assert done.expected == (1,)
    done = await market.answer(1, "decline")
    assert done.newly == ()
    done = await market.answer(2, "decline")
    assert done.newly == ()
    done = await market.turn(1, "work")
    assert done.newly == (0, 2)
