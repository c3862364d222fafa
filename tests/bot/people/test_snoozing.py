"""Snoozing, and reminding by hand: what people do about reminders themselves."""

from __future__ import annotations

import pytest

from bot.people.errors import ReminderError
from bot.people.profile import QUIET, REMIND, ZONE
from bot.people.reminders import Snooze
from bot.session.errors import NotSeatedError
from tests.bot.people.society import HOUR, Society, agree, at, seats
from tests.bot.session.tables import STRANGER, USERS

ADA, BEN, CLEO, DAN = USERS


@pytest.mark.parametrize(
    ("how", "due"),
    [(Snooze.HOURS, 2 * HOUR), (Snooze.TOMORROW, 21 * HOUR), (Snooze.TURN, None)],
)
async def test_snoozing_lasts_as_long_as_it_says(
    society: Society, how: Snooze, due: float | None
) -> None:
    game = await society.lanterns()
    await society.pass_hours(12)
    start = at("2026-01-12 12:00")
    society.bot.clock.at = start
    until = await society.reminders.snooze(ADA, game.id, 0, how)
    assert until == (None if due is None else start + due)
    await society.restart()
    society.bot.clock.at = start + 12.5 * HOUR
    await society.pass_hours(50)
    later = [post.created for post in (await society.sent())[1:]]
    if due is None:
        assert later == []
    else:
        assert later[0] == max(start + due, start + 13 * HOUR)


async def test_not_for_this_turn_ends_with_the_turn(society: Society) -> None:
    game = await society.market()
    await society.reminders.snooze(ADA, game.id, 0, Snooze.TURN)
    await game.turn(0, "work; end")
    for seat in (1, 2):
        await game.answer(seat, "decline")
    await society.pass_hours(13)
    assert [seats(post) for post in await society.sent()] == [[1]]


async def test_only_those_who_are_asked_can_snooze(society: Society) -> None:
    game = await society.lanterns()
    for user, seat in ((BEN, 1), (BEN, 0), (STRANGER, 0)):
        with pytest.raises(ReminderError, match="remind-nothing"):
            await society.reminders.snooze(user, game.id, seat, Snooze.HOURS)


async def test_a_snooze_of_two_hours_waits_for_the_end_of_quiet_hours(society: Society) -> None:
    game = await society.lanterns()
    await society.settings.change(ADA, ZONE, "UTC")
    await society.settings.change(ADA, QUIET, "13-18")
    until = await society.reminders.snooze(ADA, game.id, 0, Snooze.HOURS)
    assert until == at("2026-01-12 18:00")


async def test_a_table_is_reminded_by_hand_once_an_hour(society: Society) -> None:
    game = await society.market()
    await agree(game, timeout_hours="0")
    await game.turn(0, "work; end")
    await society.settings.change(BEN, REMIND, "off")
    told = await society.reminders.remind_now(society.bot.press(0), game.id)
    assert [(one.user, one.outcome) for one in told] == [(BEN, "off"), (CLEO, "sent")]
    with pytest.raises(ReminderError, match="remind-too-soon"):
        await society.reminders.remind_now(society.bot.press(0), game.id)
    await society.pass_hours(1)
    await society.reminders.remind_now(society.bot.press(2), game.id)
    assert [seats(post) for post in await society.sent()] == [[2], [2]]
    assert (await society.due(game))[2].count == 0


async def test_reminding_by_hand_wakes_nobody_and_calls_nobody_back(society: Society) -> None:
    game = await society.market()
    await agree(game, timeout_hours="0")
    await game.turn(0, "work; end")
    await society.settings.change(BEN, ZONE, "UTC")
    await society.settings.change(BEN, QUIET, "10-14")
    await society.settings.set_away(CLEO, "", "2026-01-13")
    told = await society.reminders.remind_now(society.bot.press(0), game.id)
    assert [(one.outcome, one.until) for one in told] == [
        ("quiet", at("2026-01-12 14:00")),
        ("away", at("2026-01-14 00:00")),
    ]
    assert await society.sent() == []


async def test_strangers_remind_nobody(society: Society) -> None:
    game = await society.lanterns()
    press = society.bot.press(3)
    with pytest.raises(NotSeatedError):
        await society.reminders.remind_now(press, game.id)
