"""What somebody has missed: everything since his own last turn, in full and in three lines."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.history.catch_up import LOOK_BACK, MOST_NEWS, NewsReader, catch_up, news
from bot.session import Act, Place, Planning
from bot.session.errors import UnknownGameError
from engine.core.record import Record, parse_record
from engine.gaia.game import GAIA
from render import texts
from render.texts import LANGUAGES
from tests.bot.people.society import HOUR, Society, at
from tests.bot.session.tables import GAMES, STRANGER, USERS, Bot, Game, StillClock
from tests.render.catalogues import LANTERNS

ADA, BEN, CLEO, DAN = USERS
NAMES = ("Ada", "Ben_*", "@Cleo")
PLUS = r" ?\(?\+\d+\)?\.?$"
"""How many more there were."""
RECORD = Path(__file__).resolve().parents[2] / "render" / "gaia" / "records" / "four.txt"


@pytest.fixture
async def society(tmp_path: Path) -> AsyncIterator[Society]:
    assert LANTERNS.is_dir(), "the texts of the test game are known"
    bot = Bot(tmp_path / "orrery.db", StillClock(at("2026-01-12 12:00")))
    bot.games = {**GAMES, "gaia": GAIA}
    society = Society(await bot.up())
    yield society
    await society.bot.down()


async def gaia(society: Society, moves: int) -> Game:
    """A game of four after so many moves of a record."""
    whole = parse_record(RECORD.read_text(encoding="utf-8"))
    record = Record(whole.setup, whole.moves[:moves])
    session = await society.bot.sessions.take_in(record, Place(ADA, channel=5), USERS)
    return Game(society.bot, session.id)


def reader(seat: int, lang: str = "en") -> NewsReader:
    return NewsReader(USERS[seat], lang, NAMES)


async def test_news_begin_after_the_readers_own_last_turn(society: Society) -> None:
    game = await society.lanterns()
    await game.turn(0, "sell red1; end")
    await game.turn(1, "sell blue1; end")
    await game.turn(2, "end")
    sessions = society.bot.sessions
    missed = await news(sessions, game.id, reader(0))
    assert [told.turn.seat for told in missed.told] == [1, 2]
    assert any("Ben" in line for line in missed.lines)
    assert not any("red 1" in line for line in missed.lines)
    assert missed.before != missed.after
    own = await news(sessions, game.id, reader(2))
    assert [told.turn.seat for told in own.told][:1] != [2]


async def test_a_turn_that_was_played_by_a_plan_is_news_to_its_player(society: Society) -> None:
    game = await society.lanterns()
    for act, text in ((Act.PLAY, "sell blue1"), (Act.KEEP, "")):
        await game.session.plan(society.bot.press(1), Planning(act, text))
    await game.turn(0, "sell red1; end")
    missed = await news(society.bot.sessions, game.id, reader(1))
    assert [told.turn.seat for told in missed.told][-2:] == [0, 1]
    told = await catch_up(society.bot.sessions, game.id, reader(1))
    assert "Ben" in told.happened
    assert "Ben\\_\\*: Sell blue lantern 1" in told.happened


async def test_answers_that_were_given_automatically_are_no_turn_of_ones_own(
    society: Society,
) -> None:
    market = await society.market()
    await market.turn(0, "work; end")
    await society.settings.order(BEN, "market", "bid", "never")
    await market.answer(2, "decline")
    missed = await news(society.bot.sessions, market.id, reader(1))
    assert [told.turn.seat for told in missed.told] == [0, 1, 2]


async def test_nobody_learns_from_news_what_he_may_not_see(society: Society) -> None:
    game = await society.lanterns()
    await game.turn(0, "draw")
    await game.turn(0, "end")
    drawn = [
        event
        for told in await game.session.told(0, 100, 0)
        for event in told.events
        if event.kind == "got_lantern" and event.seat == 0
    ]
    assert drawn, "there is something to hide"
    secret = texts.event("en", "lanterns", drawn[-1], NAMES)
    missed = await news(society.bot.sessions, game.id, reader(1))
    assert secret not in missed.lines
    assert missed.lines


async def test_a_spectator_is_told_of_the_last_turns(society: Society) -> None:
    game = await gaia(society, 200)
    missed = await news(society.bot.sessions, game.id, NewsReader(STRANGER, "en", NAMES))
    last = (await game.session.standing()).last_turn
    assert missed.since == last - LOOK_BACK
    assert len(missed.told) == LOOK_BACK


async def test_a_game_that_has_just_begun_has_no_news(society: Society) -> None:
    game = await society.market()
    short = await catch_up(society.bot.sessions, game.id, reader(0))
    assert short.happened == "Since your last turn nothing has happened."
    assert short.now == f"It is your turn; you were asked <t:{int(society.now)}:R>."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moves", [0, 3, 20, 90, 200, 353, 354])
async def test_three_lines_tell_where_what_and_whom_in_every_language(
    society: Society, lang: str, moves: int
) -> None:
    game = await gaia(society, moves)
    for seat in range(5):
        user = (*USERS, STRANGER)[seat]
        short = await catch_up(society.bot.sessions, game.id, NewsReader(user, lang, NAMES))
        for line in (short.where, short.happened, short.now):
            assert line
            assert "catch-up" not in line
            assert "\n" not in line
            assert len(line) < MOST_NEWS + 100
    assert not texts.problems


@pytest.mark.parametrize("most", [250, 120, 60])
async def test_no_act_is_cut_where_there_is_too_much_to_tell(
    society: Society, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await gaia(society, 353)

    async def told(longest: int) -> list[str]:
        monkeypatch.setattr("bot.history.catch_up.MOST_NEWS", longest)
        said = (
            await catch_up(society.bot.sessions, game.id, NewsReader(STRANGER, "ru", NAMES))
        ).happened
        assert "…" not in said
        return [re.sub(PLUS, "", act) for act in re.split("; | · ", said)]

    whole, short = await told(10_000), await told(most)
    assert len(" · ".join(short)) < len(" · ".join(whole))
    for act in short:
        assert act.endswith((":", *whole)), act


async def test_the_first_line_has_round_leader_and_ones_own_place(society: Society) -> None:
    game = await gaia(society, 354)
    short = await catch_up(
        society.bot.sessions, game.id, NewsReader(CLEO, "en", ("A", "B", "C", "D"))
    )
    assert short.where == "Round 6 of 6; in the lead: A (66 VP). You have 55 VP, place 2."
    assert short.now == "The game is over. First place: A."


async def test_whoever_has_as_much_as_the_leader_leads_too(society: Society) -> None:
    game = await gaia(society, 20)
    seen = NewsReader(USERS[0], "en", ("A", "B", "C", "D"))
    short = await catch_up(society.bot.sessions, game.id, seen)
    assert short.where == (
        "Round 1 of 6; in the lead: A, B, C, D (10 VP). You have 10 VP, place 1."
    )


async def test_nobody_leads_before_the_first_round(society: Society) -> None:
    game = await gaia(society, 3)
    short = await catch_up(society.bot.sessions, game.id, NewsReader(STRANGER, "en", NAMES))
    assert short.where == "The game is being set up."


async def test_names_cannot_break_the_text(society: Society) -> None:
    market = await society.market()
    await market.turn(0, "work; end")
    await market.answer(1, "decline")
    await market.answer(2, "decline")
    short = await catch_up(society.bot.sessions, market.id, reader(0))
    assert "Ben\\_\\*" in short.now
    society.bot.clock.at += HOUR
    await market.turn(1, "work; end")
    for seat in (0, 2):
        await market.answer(seat, "decline")
    short = await catch_up(society.bot.sessions, market.id, reader(0))
    assert "@Cleo" not in short.now.replace("\u200b", "|")


async def test_an_unknown_game_has_no_news(society: Society) -> None:
    with pytest.raises(UnknownGameError):
        await news(society.bot.sessions, 999, reader(0))
