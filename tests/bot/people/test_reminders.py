"""Every rule of reminders on a clock that the test moves, with the file as the only memory."""

from __future__ import annotations

import pytest

from bot.people.errors import ReminderError
from bot.people.profile import INTERVAL, QUIET, REMIND, ZONE
from bot.people.reminders import CHANNEL, DIRECT
from bot.session import Place, Wish
from bot.session.accord.agreed_rules import REMIND_HOURS, TIMEOUT_HOURS
from bot.session.asked.due import answer_due
from bot.store import people
from bot.store.nudges import SILENT
from tests.bot.people.society import HOUR, Society, agree, at, seats
from tests.bot.session.tables import CHANNEL as TABLE
from tests.bot.session.tables import USERS, Game

ADA, BEN, CLEO, DAN = USERS
FIVE = [12.0, 36.0, 84.0, 180.0, 372.0]
"""Hours after a question: 12, then 24, 48, 96 and 192 more."""


async def test_a_player_is_reminded_five_times_at_doubling_intervals(society: Society) -> None:
    game = await society.lanterns()
    await society.pass_hours(1000)
    sent = await society.sent()
    assert await society.times() == FIVE
    assert [(post.channel, post.kind, seats(post)) for post in sent] == [(TABLE, CHANNEL, [0])] * 5
    assert [post.payload["seats"][0]["last"] for post in sent] == [False] * 4 + [True]
    assert (await society.due(game))[0].due == SILENT


async def test_after_the_last_reminder_the_table_is_told(society: Society) -> None:
    await society.lanterns()
    await society.pass_hours(371)
    assert await society.notices("unanswered") == []
    await society.pass_hours(500)
    told = await society.notices("unanswered")
    assert [(post.payload["seat"], post.payload["user"]) for post in told] == [(0, ADA)]


async def test_whoever_answers_is_reminded_no_more_and_the_next_one_from_then_on(
    society: Society,
) -> None:
    game = await society.lanterns()
    await society.pass_hours(13)
    await game.turn(0, "sell red1; end")
    await society.pass_hours(12)
    assert [seats(post) for post in await society.sent()] == [[0], [1]]
    assert await society.times() == [12.0, 25.0]


@pytest.mark.parametrize(
    ("own", "table", "first"),
    [("3", None, 3.0), (None, "5", 5.0), ("3", "5", 3.0), ("20", "5", 5.0), ("20", None, 12.0)],
)
async def test_the_smaller_interval_of_player_and_table_counts(
    society: Society, own: str | None, table: str | None, first: float
) -> None:
    game = await society.lanterns()
    await society.settings.change(ADA, INTERVAL, own)
    await agree(game, remind_hours=table)
    await society.pass_hours(13)
    assert (await society.times())[0] == first


async def test_a_table_can_do_without_reminders(society: Society) -> None:
    game = await society.lanterns()
    await agree(game, remind_hours="off")
    await society.settings.change(ADA, INTERVAL, "1")
    await society.pass_hours(100)
    assert await society.sent() == []
    await agree(game, remind_hours="2")
    await society.reminders.hasten_table(game.id)
    await society.pass_hours(2)
    assert await society.times() == [101.0]


async def test_a_shorter_interval_works_at_once_and_a_longer_one_from_the_next_time(
    society: Society,
) -> None:
    game = await society.lanterns()
    await society.pass_hours(1)
    await society.settings.change(ADA, INTERVAL, "2")
    assert (await society.due(game))[0].due == society.now + 2 * HOUR
    await society.settings.change(ADA, INTERVAL, "10")
    await society.pass_hours(24)
    assert await society.times() == [3.0, 23.0]


async def test_quiet_hours_move_a_reminder_to_their_end(society: Society) -> None:
    """Noon UTC is 14:00 in Kyiv, and twelve hours later it is two in the morning there."""
    game = await society.lanterns()
    await society.settings.change(ADA, ZONE, "Europe/Kyiv")
    await society.settings.change(ADA, QUIET, "23-8")
    await society.reminders.tick()
    assert (await society.due(game))[0].due == at("2026-01-13 08:00", "Europe/Kyiv")
    await society.pass_hours(48)
    assert await society.times() == [18.0, 42.0]


async def test_quiet_hours_follow_summer_time(society: Society) -> None:
    society.bot.clock.at = at("2026-03-28 18:00", "Europe/Kyiv")
    game = await society.lanterns()
    await society.settings.change(ADA, ZONE, "Europe/Kyiv")
    await society.settings.change(ADA, QUIET, "23-8")
    await society.reminders.tick()
    due = (await society.due(game))[0].due
    assert due == at("2026-03-29 08:00", "Europe/Kyiv")
    assert due - society.now == 13 * HOUR


async def test_quiet_hours_set_after_planning_are_kept_all_the_same(society: Society) -> None:
    game = await society.lanterns()
    await society.pass_hours(11)
    await society.bot.database.write(
        people.change_user, ADA, {ZONE: "UTC", QUIET: "23:00-08:00"}, society.now
    )
    await society.pass_hours(2)
    assert await society.sent() == []
    assert (await society.due(game))[0].due == at("2026-01-13 08:00")
    assert (await society.due(game))[0].count == 0


async def test_nobody_away_is_reminded_before_he_is_back(society: Society) -> None:
    game = await society.lanterns()
    await society.settings.change(ADA, ZONE, "UTC")
    await society.settings.set_away(ADA, "", "2026-01-15")
    told = await society.notices("away")
    assert [post.payload["user"] for post in told] == [ADA]
    assert told[0].payload["until"] == str(int(at("2026-01-16 00:00")))
    await society.pass_hours(83.5)
    assert await society.sent() == []
    await society.pass_hours(1)
    assert await society.times() == [84.0]
    assert (await society.due(game))[0].count == 1


async def test_whoever_comes_back_early_is_reminded_again(society: Society) -> None:
    await society.lanterns()
    await society.settings.set_away(ADA, "", "2026-01-30")
    await society.pass_hours(24)
    await society.settings.come_back(ADA)
    await society.pass_hours(13)
    assert await society.times() == [36.0]


async def test_a_reminder_comes_in_private_if_that_is_wished(society: Society) -> None:
    game = await society.lanterns()
    await society.by_dm(ADA)
    await society.pass_hours(13)
    (post,) = await society.sent()
    assert (post.kind, post.channel, post.game) == (DIRECT, ADA, game.id)


async def test_whoever_sends_posts_is_woken_when_there_is_one(society: Society) -> None:
    await society.lanterns()
    society.bot.sessions.posted.clear()
    await society.pass_hours(11)
    assert not society.bot.sessions.posted.is_set()
    await society.pass_hours(2)
    assert society.bot.sessions.posted.is_set()


async def test_whoever_wants_no_reminders_gets_none_until_he_changes_his_mind(
    society: Society,
) -> None:
    await society.lanterns()
    await society.settings.change(ADA, REMIND, "off")
    await society.pass_hours(40)
    assert await society.sent() == []
    await society.settings.change(ADA, REMIND, "channel")
    await society.pass_hours(13)
    assert len(await society.sent()) == 1


async def test_several_who_are_asked_at_once_share_a_post(society: Society) -> None:
    game = await society.market()
    await agree(game, timeout_hours="0")
    await game.turn(0, "work; end")
    await society.by_dm(DAN)
    await society.pass_hours(13)
    assert [seats(post) for post in await society.sent()] == [[1, 2]]


async def test_an_offer_is_reminded_of_once_before_it_runs_out(society: Society) -> None:
    """It runs out after twelve hours, so six hours are as late as it makes sense."""
    game = await society.market()
    await agree(game, **{TIMEOUT_HOURS: "12", REMIND_HOURS: "24"})
    await game.turn(0, "work; end")
    await society.pass_hours(11.5)
    assert await society.times() == [6.0]
    assert [row.due for row in (await society.due(game)).values()] == [SILENT, SILENT]
    await society.pass_hours(1)
    await answer_due(society.bot.sessions)
    assert list(await game.asked()) == [1]
    await society.pass_hours(20)
    assert [seats(post) for post in await society.sent()] == [[1, 2]]


async def test_a_restart_between_due_and_sent_sends_it_once(society: Society) -> None:
    await society.lanterns()
    await society.pass_hours(11.5)
    society.bot.clock.at += HOUR
    await society.restart()
    await society.reminders.tick()
    await society.restart()
    await society.reminders.tick()
    await society.reminders.tick()
    (post,) = await society.sent()
    assert (post.created, post.done) == (society.now, None)


async def test_after_a_long_downtime_there_is_one_reminder_and_the_next_one_counts_from_it(
    society: Society,
) -> None:
    await society.lanterns()
    await society.reminders.tick()
    society.bot.clock.at += 200 * HOUR
    await society.restart()
    await society.pass_hours(50)
    assert await society.times() == [200.5, 224.5]


async def test_a_game_that_began_while_nothing_ticked_is_planned_from_its_question(
    society: Society,
) -> None:
    game = await society.lanterns()
    asked = society.now
    await society.restart()
    society.bot.clock.at += 3 * HOUR
    await society.reminders.tick()
    assert (await society.due(game))[0].due == asked + 12 * HOUR


async def test_a_clock_that_jumps_ahead_and_back_neither_repeats_nor_silences(
    society: Society,
) -> None:
    await society.lanterns()
    await society.pass_hours(1)
    society.bot.clock.at += 1000 * HOUR
    await society.reminders.tick()
    assert len(await society.sent()) == 1
    society.bot.clock.at -= 1000 * HOUR
    await society.reminders.tick()
    assert len(await society.sent()) == 1
    await society.pass_hours(25)
    assert len(await society.sent()) == 2


async def test_a_wrong_clock_that_was_mended_during_a_downtime_is_noticed(
    society: Society,
) -> None:
    game = await society.lanterns()
    society.bot.clock.at += 1000 * HOUR
    await society.reminders.tick()
    society.bot.clock.at -= 1000 * HOUR
    await society.restart()
    await society.reminders.tick()
    assert (await society.due(game))[0].due == society.now + 24 * HOUR


async def test_a_question_asked_by_a_wrong_clock_is_planned_from_now(society: Society) -> None:
    society.bot.clock.at += 1000 * HOUR
    game = await society.lanterns()
    society.bot.clock.at -= 1000 * HOUR
    await society.reminders.tick()
    assert (await society.due(game))[0].due == society.now + 12 * HOUR


async def test_a_paused_table_is_not_reminded_and_goes_on_where_it_was(society: Society) -> None:
    game = await society.lanterns()
    await society.pass_hours(6)
    await game.session.pause(society.bot.press(0))
    await society.pass_hours(100)
    assert await society.sent() == []
    await game.session.resume(society.bot.press(0))
    await society.pass_hours(8)
    assert await society.times() == [112.0]


async def test_alone_against_robots_nobody_is_reminded_unless_he_wants_to_be(
    society: Society,
) -> None:
    wish = Wish("lanterns", robots=("drifter",))
    session = await society.bot.sessions.create(wish, Place(ADA, channel=77), (ADA,))
    await society.pass_hours(100)
    assert await society.sent() == []
    game = Game(society.bot, session.id)
    await agree(game, remind_hours="6")
    await society.reminders.hasten_table(game.id)
    await society.pass_hours(7)
    assert len(await society.sent()) == 1


async def test_a_new_player_of_a_seat_is_reminded_from_when_he_sat_down(society: Society) -> None:
    game = await society.lanterns()
    await society.pass_hours(100)
    asked = await game.session.replace(society.bot.press(0), 0, DAN)
    for user in (BEN, CLEO, DAN):
        await game.session.agree(society.bot.press(USERS.index(user)), asked.request.id, True)
    await society.pass_hours(13)
    assert (await society.times())[-1] == 112.0
    row = (await society.sent())[-1].payload["seats"][0]
    assert (row["user"], row["count"]) == (DAN, 1)


async def test_an_answer_given_before_the_post_is_sent_makes_it_pointless(
    society: Society,
) -> None:
    game = await society.lanterns()
    await society.pass_hours(12)
    (post,) = await society.sent()
    assert [(row.user, row.count) for row in await society.reminders.wanted(post)] == [(ADA, 1)]
    await game.turn(0, "sell red1; end")
    assert await society.reminders.wanted(post) == []


async def test_a_finished_game_is_quiet(society: Society) -> None:
    game = await society.lanterns()
    asked = await game.session.abandon(society.bot.press(0))
    for seat in (1, 2):
        await game.session.agree(society.bot.press(seat), asked.request.id, True)
    await society.pass_hours(50)
    assert await society.sent() == []
    with pytest.raises(ReminderError, match="remind-nothing"):
        await society.reminders.remind_now(society.bot.press(0), game.id)
