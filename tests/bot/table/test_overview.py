"""Organisers' tools: rules of a table, its trail, and tables whose players are gone."""

from __future__ import annotations

import pytest

from bot.session import Agreed, Asked, Place, Press, Wish
from bot.session.accord.leave import SILENT_AFTER
from bot.session.errors import (
    GamePausedError,
    NotSeatedError,
    OrganiserError,
    SessionError,
    SettingError,
    UndoError,
    UnknownGameError,
)
from bot.store.rows import Status
from bot.table.overview import Tables
from tests.bot.people.society import HOUR, Society
from tests.bot.session.tables import STRANGER, USERS

ADA, BEN, CLEO, DAN = USERS


@pytest.fixture
def tables(society: Society) -> Tables:
    return Tables(society.bot.sessions, society.reminders)


async def test_a_table_tells_who_is_asked_since_when_and_when_he_is_reminded(
    society: Society, tables: Tables
) -> None:
    game = await society.lanterns()
    start = society.now
    await society.pass_hours(13)
    info = await tables.info(game.id)
    assert [seat.user for seat in info.seats] == [ADA, BEN, CLEO]
    (asked,) = (seat for seat in info.seats if seat.asked is not None)
    assert (asked.seat, asked.asked, asked.since) == (0, "turn", start)
    assert (asked.reminded, asked.next_reminder) == (1, start + 36 * HOUR)
    assert info.rules == {
        "remind_hours": "12", "timeout_hours": "12", "clock": "off", "lang": "",
        "rewind": "players", "standin": "off", "ideas": "on",
    }  # fmt: skip
    assert info.changed == frozenset()


async def test_absences_are_shown_to_the_table_until_they_are_over(
    society: Society, tables: Tables
) -> None:
    game = await society.lanterns()
    await society.settings.set_away(CLEO, "2026-01-14", "2026-01-15")
    away = (await tables.info(game.id)).seats[2].away
    assert away is not None
    assert away.end - away.start == 48 * HOUR
    await society.pass_hours(90)
    assert (await tables.info(game.id)).seats[2].away is None


@pytest.mark.parametrize(
    ("rule", "typed", "stored"),
    [
        ("remind_hours", "6", "6"),
        ("remind_hours", "1,5 h", "1.5"),
        ("remind_hours", "off", "off"),
        ("remind_hours", "0", "off"),
        ("timeout_hours", "24", "24"),
        ("timeout_hours", "off", "0"),
        ("clock", "72h + 8h", "72+8"),
        ("clock", "48", "48+0"),
        ("lang", "UK", "uk"),
        ("rewind", "organiser", "organiser"),
    ],
)
async def test_the_organiser_sets_rules_and_takes_them_back(
    society: Society, tables: Tables, rule: str, typed: str, stored: str
) -> None:
    game = await society.lanterns()
    usual = (await tables.info(game.id)).rules[rule]
    info = await tables.agree_on(society.bot.press(0), game.id, rule, typed)
    assert (info.rules[rule], info.changed) == (stored, {rule})
    info = await tables.agree_on(society.bot.press(0), game.id, rule, None)
    assert (info.rules[rule], info.changed) == (usual, frozenset())


@pytest.mark.parametrize(
    ("rule", "typed", "error"),
    [
        ("remind_hours", "soon", "setting-bad-interval"),
        ("remind_hours", "0.1", "setting-bad-interval"),
        ("remind_hours", "1e9", "setting-bad-interval"),
        ("remind_hours", "nan", "setting-bad-interval"),
        ("timeout_hours", "-1", "setting-bad-timeout"),
        ("timeout_hours", "inf", "setting-bad-timeout"),
        ("timeout_hours", "later", "setting-bad-timeout"),
        ("clock", "8+72", "setting-bad-clock"),
        ("clock", "nan", "setting-bad-clock"),
        ("clock", "1e9", "setting-bad-clock"),
        ("clock", "soon", "setting-bad-clock"),
        ("lang", "de", "setting-bad-choice"),
        ("rewind", "everybody", "setting-bad-choice"),
        ("most", "9", "setting-unknown"),
    ],
)
async def test_rules_that_make_no_sense_are_refused(
    society: Society, tables: Tables, rule: str, typed: str, error: str
) -> None:
    game = await society.lanterns()
    with pytest.raises(SettingError, match=error):
        await tables.agree_on(society.bot.press(0), game.id, rule, typed)
    assert (await tables.info(game.id)).changed == frozenset()


async def test_only_the_organiser_sets_rules(society: Society, tables: Tables) -> None:
    game = await society.lanterns()
    with pytest.raises(OrganiserError):
        await tables.agree_on(society.bot.press(1), game.id, "rewind", "organiser")
    with pytest.raises(UnknownGameError):
        await tables.info(999)


async def test_a_shorter_interval_of_the_table_works_at_once(
    society: Society, tables: Tables
) -> None:
    game = await society.lanterns()
    await society.reminders.tick()
    await tables.agree_on(society.bot.press(0), game.id, "remind_hours", "2")
    await society.pass_hours(3)
    assert await society.times() == [2.0]


async def test_a_table_may_leave_rewinding_to_its_organiser(
    society: Society, tables: Tables
) -> None:
    game = await society.lanterns()
    await game.turn(0, "sell red1; end")
    await tables.agree_on(society.bot.press(0), game.id, "rewind", "organiser")
    last = (await game.session.standing()).last_turn
    with pytest.raises(OrganiserError):
        await game.session.rewind(society.bot.press(1), last - 1)
    done = await game.session.rewind(society.bot.press(0), last - 1)
    assert isinstance(done, Agreed)
    await game.turn(0, "sell red1; end")
    await game.turn(1, "sell blue1; end")
    assert isinstance(await game.session.undo(society.bot.press(1)), Agreed)
    with pytest.raises(UndoError):
        await game.session.rewind(society.bot.press(0), 99)


async def test_the_trail_says_who_did_what(society: Society, tables: Tables) -> None:
    game = await society.lanterns()
    await game.session.pause(society.bot.press(0))
    with pytest.raises(GamePausedError):
        await game.turn(0, "sell red1; end")
    await game.session.resume(society.bot.press(0))
    await tables.agree_on(society.bot.press(0), game.id, "remind_hours", "6")
    await society.reminders.remind_now(society.bot.press(1), game.id)
    acts = [(one.user, one.what) for one in await tables.trail(game.id)]
    assert acts == [(ADA, "paused"), (ADA, "resumed"), (ADA, "options"), (BEN, "reminded")]
    assert (await tables.info(game.id)).acts[0].what == "reminded"


async def test_a_game_goes_on_without_a_player_who_left_the_server(society: Society) -> None:
    game = await society.lanterns()
    asked = await game.session.replace(society.bot.press(0), 2, DAN, gone=[CLEO, BEN])
    assert isinstance(asked, Asked)
    assert set(asked.request.answers) == {DAN}
    done = await game.session.agree(society.bot.press(3), asked.request.id, True)
    assert isinstance(done, Agreed)
    assert (await game.session.standing()).user_at(2) == DAN


async def test_who_still_plays_is_asked_before_he_is_replaced(society: Society) -> None:
    game = await society.lanterns()
    asked = await game.session.replace(society.bot.press(1), 1, DAN)
    assert isinstance(asked, Asked)
    assert set(asked.request.answers) == {ADA, CLEO, DAN}, "he gives his seat away himself"
    await game.session.agree(society.bot.press(1), asked.request.id, False)
    await game.turn(0, "sell red1; end")
    asked = await game.session.replace(society.bot.press(0), 1, DAN)
    assert isinstance(asked, Asked)
    assert set(asked.request.answers) == {BEN, CLEO, DAN}
    society.bot.clock.at += SILENT_AFTER + 1
    asked = await game.session.replace(society.bot.press(0), 1, DAN)
    assert isinstance(asked, Asked)
    assert set(asked.request.answers) == {CLEO, DAN}


async def test_a_rewind_waits_for_nobody_who_is_gone(society: Society) -> None:
    game = await society.lanterns()
    start = (await game.session.standing()).last_turn
    await game.turn(0, "sell red1; end")
    await game.turn(1, "sell blue1; end")
    asked = await game.session.rewind(society.bot.press(0), start)
    assert isinstance(asked, Asked)
    assert set(asked.request.answers) == {BEN}
    done = await game.session.rewind(society.bot.press(0), start, gone=[BEN])
    assert isinstance(done, Agreed)
    assert (await game.session.standing()).last_turn == start


async def test_nobody_goes_back_between_secrets_that_are_known(society: Society) -> None:
    game = await society.lanterns()
    for turn in (1, 2):
        with pytest.raises(UndoError, match="undo-into-secret"):
            await game.session.rewind(society.bot.press(0), turn)
    asked = await game.session.rewind(society.bot.press(0), 0)
    assert isinstance(asked, Asked)
    assert set(asked.request.answers) == {BEN, CLEO}


async def test_an_organiser_who_is_gone_is_followed_by_another(society: Society) -> None:
    game = await society.lanterns()
    asked = await game.session.take_over(society.bot.press(1), gone=[ADA])
    assert isinstance(asked, Asked)
    assert set(asked.request.answers) == {CLEO}
    await game.session.agree(society.bot.press(2), asked.request.id, True)
    assert (await game.session.standing()).game.organiser == BEN
    with pytest.raises(OrganiserError, match="organiser-already"):
        await game.session.take_over(society.bot.press(1))
    with pytest.raises(NotSeatedError):
        await game.session.take_over(Press(STRANGER))


async def test_whoever_is_silent_for_days_blocks_nothing(society: Society) -> None:
    game = await society.lanterns()
    asked = await game.session.abandon(society.bot.press(1))
    assert set(asked.request.answers) == {ADA, CLEO}
    society.bot.clock.at += SILENT_AFTER + 1
    asked = await game.session.abandon(society.bot.press(1))
    assert set(asked.request.answers) == {CLEO}
    await game.session.agree(society.bot.press(2), asked.request.id, True)
    assert (await game.session.standing()).game.status is Status.ABANDONED


async def test_a_seat_that_was_left_is_empty_until_somebody_takes_it(society: Society) -> None:
    game = await society.lanterns()
    open_request = await game.session.abandon(society.bot.press(1))
    await game.session.leave(ADA)
    standing = await game.session.standing()
    assert [row.user for row in standing.seats] == [None, BEN, CLEO]
    assert standing.game.organiser == BEN
    assert standing.requests == ()
    assert isinstance(open_request, Asked)
    await society.pass_hours(24)
    assert await society.sent() == []
    asked = await game.session.replace(society.bot.press(2), 0, DAN)
    for seat in (1, 3):
        await game.session.agree(society.bot.press(seat), asked.request.id, True)
    await game.session.play(Press(DAN, 9001, 0), "sell red1; end")
    assert [row.seat for row in (await game.session.standing()).asked] == [1]


async def test_nobody_replaces_himself_or_a_robot(society: Society) -> None:
    game = await society.lanterns()
    with pytest.raises(SessionError, match="seat-taken-by-player"):
        await game.session.replace(society.bot.press(0), 0, ADA)
    with pytest.raises(SessionError, match="seat-not-human"):
        await game.session.replace(society.bot.press(0), 7, DAN)
    wish = Wish("lanterns", robots=("drifter",))
    session = await society.bot.sessions.create(wish, Place(ADA, channel=78), (ADA,))
    robot = (await session.standing()).game.setup.seats.index("drifter")
    with pytest.raises(SessionError, match="seat-not-human"):
        await session.replace(Press(ADA), robot, DAN)


async def test_the_last_one_to_leave_ends_the_game(society: Society) -> None:
    game = await society.lanterns()
    for user in (ADA, BEN, CLEO):
        await game.session.leave(user)
    standing = await game.session.standing()
    assert standing.game.status is Status.ABANDONED
    assert [row.user for row in standing.seats] == [None, None, CLEO]
