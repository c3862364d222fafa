"""Time banks: they run while somebody is asked, grow with answers, and end."""

from __future__ import annotations

import pytest

from bot.session import Agreed, Asked
from bot.session.asked.due import tell_run_out
from bot.session.errors import OrganiserError
from bot.table.overview import Tables
from tests.bot.people.society import HOUR, Society
from tests.bot.session.tables import USERS, Game

ADA, BEN, CLEO, DAN = USERS


@pytest.fixture
def tables(society: Society) -> Tables:
    return Tables(society.bot.sessions, society.reminders)


async def left(society: Society, tables: Tables, game: Game) -> list[float | None]:
    """Hours that every seat has left."""
    seats = (await tables.info(game.id)).seats
    return [None if one.left is None else one.left / HOUR for one in seats]


async def pass_hours(society: Society, hours: float) -> None:
    society.bot.clock.at += hours * HOUR
    await tell_run_out(society.bot.sessions)


async def test_a_bank_runs_while_its_seat_is_asked_and_grows_with_the_answer(
    society: Society, tables: Tables
) -> None:
    game = await society.lanterns()
    await tables.agree_on(society.bot.press(0), game.id, "clock", "10+2")
    await pass_hours(society, 4)
    assert await left(society, tables, game) == [6, None, None]
    await game.turn(0, "sell red1; end")
    assert await left(society, tables, game) == [8, 10, None]
    await pass_hours(society, 1)
    await game.turn(1, "sell blue1; end")
    assert await left(society, tables, game) == [8, 10, 10], "never more than at the beginning"


async def test_an_offer_that_may_be_declined_takes_nobody_s_time(
    society: Society, tables: Tables
) -> None:
    game = await society.market()
    await tables.agree_on(society.bot.press(0), game.id, "clock", "10")
    asked = {row.seat for row in (await game.session.standing()).asked}
    banks = await left(society, tables, game)
    assert [seat for seat, one in enumerate(banks) if one is not None] == sorted(asked)


async def test_a_pause_stops_every_clock_and_a_restart_none(
    society: Society, tables: Tables
) -> None:
    game = await society.lanterns()
    await tables.agree_on(society.bot.press(0), game.id, "clock", "10")
    await game.session.pause(society.bot.press(0))
    await pass_hours(society, 50)
    assert not await society.notices("time-over")
    await game.session.resume(society.bot.press(0))
    await pass_hours(society, 3)
    await society.restart()
    assert (await left(society, Tables(society.bot.sessions, society.reminders), game))[0] == 7


async def test_when_it_has_run_out_the_table_is_told_once_and_waits_no_longer(
    society: Society, tables: Tables
) -> None:
    game = await society.lanterns()
    await game.turn(0, "sell red1; end")
    await tables.agree_on(society.bot.press(0), game.id, "clock", "10")
    with pytest.raises(OrganiserError):
        await game.session.replace(society.bot.press(2), 1, DAN)
    await pass_hours(society, 11)
    await pass_hours(society, 1)
    (notice,) = await society.notices("time-over")
    assert notice.payload["user"] == BEN
    asked = await game.session.replace(society.bot.press(2), 1, DAN)
    assert isinstance(asked, Asked)
    assert set(asked.request.answers) == {ADA, DAN}
    await game.session.agree(society.bot.press(0), asked.request.id, True)
    done = await game.session.agree(society.bot.press(3), asked.request.id, True)
    assert isinstance(done, Agreed)
    assert (await left(society, tables, game))[1] == 10, "who takes over has a full bank"


async def test_whoever_answers_after_all_is_asked_again_and_has_what_an_answer_gains(
    society: Society, tables: Tables
) -> None:
    game = await society.lanterns()
    await tables.agree_on(society.bot.press(0), game.id, "clock", "10+2")
    await pass_hours(society, 30)
    await game.turn(0, "sell red1; end")
    assert (await left(society, tables, game))[0] == 2
    asked = await game.session.abandon(society.bot.press(1))
    assert set(asked.request.answers) == {ADA, CLEO}


async def test_without_a_clock_there_is_none(society: Society, tables: Tables) -> None:
    game = await society.lanterns()
    await tables.agree_on(society.bot.press(0), game.id, "clock", "10")
    await tables.agree_on(society.bot.press(0), game.id, "clock", "off")
    await game.turn(0, "sell red1; end")
    assert await left(society, tables, game) == [None, None, None]
