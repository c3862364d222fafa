"""The table itself: lobby, start, records taken in, pause, seats, the end, and the outbox."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.session import Agreed, Asked, Place, Press, Wish
from bot.session.errors import (
    ConsentError,
    GameClosedError,
    GameOpenError,
    GamePausedError,
    LobbyError,
    OrganiserError,
    SessionError,
    UnknownGameError,
)
from bot.store import games, posts, traces
from bot.store.errors import ChannelTakenError
from bot.store.fleet import ElsewhereError, Fleet, Share
from bot.store.rows import Status
from engine.core.errors import RecordError, SetupError
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.record import Record, format_record, parse_record
from tests.bot.session.tables import (
    CHANNEL,
    STRANGER,
    USERS,
    Bot,
    Game,
    StillClock,
    merchants,
)

ADA, BEN, CLEO, DAN = USERS
HERE = Place(ADA, guild=1, channel=900)


async def test_a_process_that_does_not_hold_a_lobby_changes_nothing_in_it(bot: Bot) -> None:
    """Votes, consent and the time bank were written in nobody's name."""
    game = await bot.sessions.open_lobby(Wish("lanterns"), HERE)
    await bot.sessions.join(game, BEN)
    await bot.sessions.choose(game, ADA, "clock", "48+8")
    before, _ = await bot.sessions.find(game)
    bot.sessions.fleet = Fleet(bot.database, Share((0,), 1))  # and it has had no lease yet
    for acted in (
        bot.sessions.agree(game, BEN),
        bot.sessions.vote(game, BEN),
        bot.sessions.choose(game, ADA, "clock", "off"),
        bot.sessions.leave(game, BEN),
    ):
        with pytest.raises(ElsewhereError):
            await acted
    assert (await bot.sessions.find(game))[0] == before


async def test_a_lobby_fills_and_starts_with_seats_shuffled_by_the_public_seed(bot: Bot) -> None:
    game = await bot.sessions.open_lobby(Wish("lanterns", seed="fixed"), HERE)
    assert await bot.sessions.join(game, BEN)
    assert not await bot.sessions.join(game, BEN)
    await bot.sessions.join(game, CLEO)
    await bot.restart()
    session = await bot.sessions.start(game, ADA)
    standing = await session.standing()
    assert {row.user for row in standing.seats} == {ADA, BEN, CLEO}
    assert standing.game.setup.seed == "fixed"
    assert standing.game.setup.secret not in ("", "fixed")
    other = await bot.sessions.open_lobby(Wish("lanterns", seed="fixed"), Place(ADA))
    for user in (BEN, CLEO):
        await bot.sessions.join(other, user)
    again = await (await bot.sessions.start(other, ADA)).standing()
    assert [row.user for row in again.seats] == [row.user for row in standing.seats]


async def test_only_the_host_starts_until_the_lobby_is_full(bot: Bot) -> None:
    game = await bot.sessions.open_lobby(Wish("lanterns", most=3), HERE)
    with pytest.raises(LobbyError, match="lobby-too-few"):
        await bot.sessions.start(game, ADA)
    await bot.sessions.join(game, BEN)
    with pytest.raises(OrganiserError):
        await bot.sessions.start(game, BEN)
    await bot.sessions.join(game, CLEO)
    with pytest.raises(LobbyError, match="lobby-full"):
        await bot.sessions.join(game, DAN)
    with pytest.raises(OrganiserError):
        await bot.sessions.start(game, DAN)
    await bot.sessions.start(game, BEN)
    with pytest.raises(GameOpenError):
        await bot.sessions.join(game, DAN)


async def test_a_host_who_leaves_hands_over_and_the_last_one_closes(bot: Bot) -> None:
    game = await bot.sessions.open_lobby(Wish("lanterns"), HERE)
    await bot.sessions.join(game, BEN)
    assert await bot.sessions.leave(game, ADA)
    assert not await bot.sessions.leave(game, ADA)
    row, seats = await bot.sessions.find(game)
    assert row.organiser == BEN
    assert [seat.user for seat in seats] == [BEN]
    await bot.sessions.leave(game, BEN)
    row, _ = await bot.sessions.find(game)
    assert row.status is Status.ABANDONED
    assert await bot.sessions.open_lobby(Wish("lanterns"), HERE) != game


async def test_two_presses_on_start_make_one_game(bot: Bot) -> None:
    game = await bot.sessions.open_lobby(Wish("lanterns"), HERE)
    await bot.sessions.join(game, BEN)
    done = await asyncio.gather(
        bot.sessions.start(game, ADA), bot.sessions.start(game, ADA), return_exceptions=True
    )
    assert sorted(isinstance(one, GameOpenError) for one in done) == [False, True]


async def test_a_channel_has_one_open_game(bot: Bot) -> None:
    await bot.sessions.open_lobby(Wish("lanterns"), HERE)
    with pytest.raises(ChannelTakenError):
        await bot.sessions.open_lobby(Wish("market"), HERE)
    with pytest.raises(ChannelTakenError):
        await bot.sessions.create(Wish("market"), HERE, (ADA, BEN))


async def test_idle_lobbies_are_found(bot: Bot, clock: StillClock) -> None:
    game = await bot.sessions.open_lobby(Wish("lanterns"), HERE)
    clock.at += 100
    assert await bot.database.read(games.idle_lobbies, clock.at - 200) == []
    assert await bot.database.read(games.idle_lobbies, clock.at - 50) == [game]
    await bot.sessions.close_lobby(game, None)
    with pytest.raises(GameClosedError):
        await bot.sessions.get(game).draft(Press(ADA))


async def test_alone_a_given_seed_decides_everything_and_is_marked(bot: Bot) -> None:
    wish = Wish("lanterns", robots=("drifter",), seed="mine")
    session = await bot.sessions.create(wish, HERE, (ADA,))
    game = (await session.standing()).game
    assert (game.setup.seed, game.setup.secret) == ("mine", "mine")
    assert game.options["seeded"] == "yes"
    free = await bot.sessions.create(Wish("lanterns", robots=("drifter",)), Place(ADA), (ADA,))
    game = (await free.standing()).game
    assert game.setup.seed != game.setup.secret
    assert "seeded" not in game.options


@pytest.mark.parametrize(
    "wish",
    [Wish("lanterns", {"nights": "9"}), Wish("lanterns", robots=("nobody",))],
    ids=["option", "robot"],
)
async def test_what_cannot_be_set_up_is_refused_and_leaves_no_game(bot: Bot, wish: Wish) -> None:
    with pytest.raises(SetupError):
        await bot.sessions.create(wish, HERE, (ADA, BEN))
    assert await bot.sessions.in_channel(900) is None
    with pytest.raises(UnknownGameError):
        await bot.sessions.create(Wish("chess"), HERE, (ADA, BEN))


async def test_a_record_is_played_on_as_a_new_game(bot: Bot, lanterns: Game) -> None:
    await lanterns.turn(0, "sell red1; draw")
    text = format_record(await lanterns.session.record())
    assert "secret" not in text
    place = Place(BEN, channel=901)
    session = await bot.sessions.take_in(parse_record(text), place, (BEN, CLEO, DAN))
    copy = Game(bot, session.id)
    assert await copy.log() == await lanterns.log()
    standing = await session.standing()
    assert [row.user for row in standing.seats] == [BEN, CLEO, DAN]
    assert await session.view() == await lanterns.session.view()
    await session.play(Press(BEN, 7001), "end")  # what else was dealt, the record does not tell
    await bot.restart()
    assert (await bot.sessions.get(copy.id).standing()).fault is None


@pytest.mark.parametrize(
    ("moves", "users", "error"),
    [
        ((Move(0, ("work",)), Move(0, ("shout",))), 3, RecordError),
        ((Move(7, ("work",)),), 3, RecordError),
        ((), 2, RecordError),
    ],
    ids=["illegal", "no-such-seat", "too-few-users"],
)
async def test_a_record_that_cannot_be_played_leaves_no_game(
    bot: Bot, moves: tuple[Move, ...], users: int, error: type[Exception]
) -> None:
    record = Record(Setup("market", ("human",) * 3), moves)
    with pytest.raises(error):
        await bot.sessions.take_in(record, HERE, USERS[:users])
    assert await bot.sessions.in_channel(900) is None


async def test_a_paused_game_takes_drafts_but_no_turns(bot: Bot, market: Game) -> None:
    with pytest.raises(OrganiserError):
        await market.session.pause(bot.press(1))
    press = bot.press(0)
    await market.session.pause(press)
    await market.session.pause(press)
    await bot.restart()
    await market.play(0, "work")
    with pytest.raises(GamePausedError):
        await market.session.confirm(bot.press(0))
    with pytest.raises(GamePausedError):
        await market.turn(0, "buy")
    assert (await market.draft(0)).moves == (("work",),)
    await market.session.resume(bot.press(0))
    with pytest.raises(GamePausedError, match="game-not-paused"):
        await market.session.resume(bot.press(0))
    await market.session.confirm(bot.press(0))
    assert await market.log() == ["0 work", "0 end"]


@pytest.mark.parametrize("hours", ["-1", "soon", "99999", "nan"])
async def test_absurd_time_outs_are_refused(bot: Bot, market: Game, hours: str) -> None:
    with pytest.raises(SessionError, match="option-bad-value"):
        await market.session.set_options(bot.press(0), {"timeout_hours": hours})


async def test_a_seat_changes_hands_when_all_agree(bot: Bot, market: Game) -> None:
    await market.play(0, "work")
    asked = await market.session.replace(bot.press(0), 0, DAN)
    assert isinstance(asked, Asked)
    assert set(asked.request.answers) == {BEN, CLEO, DAN}
    for user in (BEN, CLEO):
        await market.session.agree(Press(user), asked.request.id, agreed=True)
    done = await market.session.agree(Press(DAN), asked.request.id, agreed=True)
    assert isinstance(done, Agreed)
    standing = await market.session.standing()
    assert standing.user_at(0) == DAN
    assert standing.game.organiser == DAN
    assert (await market.session.draft(Press(DAN))).moves == ()
    trail = await bot.database.read(traces.audits, market.id)
    assert [entry.what for entry in trail][-2:] == ["replaced", "replace-granted"]


@pytest.mark.parametrize(("seat", "user"), [(0, BEN), (1, ADA), (9, DAN), (-1, DAN)])
async def test_a_seat_goes_to_nobody_impossible(
    bot: Bot, market: Game, seat: int, user: int
) -> None:
    with pytest.raises(SessionError):
        await market.session.replace(bot.press(0), seat, user)


async def test_a_game_is_abandoned_when_all_agree_and_frees_its_channel(
    bot: Bot, market: Game
) -> None:
    asked = await market.session.abandon(bot.press(1))
    assert isinstance(asked, Asked)
    await market.session.agree(bot.press(0), asked.request.id, agreed=True)
    await market.session.agree(bot.press(2), asked.request.id, agreed=True)
    assert (await market.session.standing()).game.status is Status.ABANDONED
    with pytest.raises(GameClosedError):
        await market.play(0, "work")
    with pytest.raises(ConsentError):
        await market.session.agree(bot.press(2), asked.request.id, agreed=True)
    assert await market.session.view() == (1, (2, 2, 2))
    again = await bot.sessions.create(Wish("market"), Place(ADA, channel=CHANNEL + 1), (ADA, BEN))
    assert again.id != market.id


async def test_whoever_wants_what_he_is_asked_for_agrees(bot: Bot, market: Game) -> None:
    """Two who wanted to end a game asked each other in turn; each closed what the other asked."""
    asked = await market.session.abandon(bot.press(1))
    assert isinstance(asked, Asked)
    agreed = await market.session.abandon(bot.press(0))
    assert isinstance(agreed, Asked)
    assert (agreed.request.id, agreed.waiting) == (asked.request.id, [CLEO])
    done = await market.session.abandon(bot.press(2))
    assert isinstance(done, Agreed)
    assert (await market.session.standing()).game.status is Status.ABANDONED


async def test_two_who_want_to_be_the_organiser_do_not_agree(bot: Bot, market: Game) -> None:
    asked = await market.session.take_over(bot.press(1))
    assert isinstance(asked, Asked)
    other = await market.session.take_over(bot.press(2))
    assert isinstance(other, Asked)
    assert other.request.id != asked.request.id
    assert other.request.user == CLEO


async def test_a_game_moves_to_the_bots_messages_once_however_often_it_is_wanted(bot: Bot) -> None:
    session = await bot.sessions.create(Wish("lanterns", seed="fixed"), Place(ADA), (ADA, ADA))
    with pytest.raises(OrganiserError):
        await session.to_messages(Press(BEN, 3), CHANNEL)
    wanted = (session.to_messages(Press(ADA, number), CHANNEL) for number in (1, 2))
    first, second = await asyncio.gather(*wanted, return_exceptions=True)
    assert first is None
    assert isinstance(second, SessionError)
    assert second.key == "messages-moved"
    standing = await session.standing()
    assert standing.game.channel == CHANNEL
    (post,) = await bot.posts()
    assert post.channel == CHANNEL
    assert post.payload["turns"] == [standing.last_turn] * 2
    assert post.payload["mention"] == [row.seat for row in standing.asked]


async def test_organising_is_handed_over_to_somebody_at_the_table(bot: Bot, market: Game) -> None:
    with pytest.raises(SessionError):
        await market.session.hand_over(bot.press(0), STRANGER)
    await market.session.hand_over(bot.press(0), BEN)
    with pytest.raises(OrganiserError):
        await market.session.pause(bot.press(0))
    await market.session.pause(bot.press(1))


async def test_my_games_begin_with_those_that_wait_for_me(
    bot: Bot, market: Game, lanterns: Game, clock: StillClock
) -> None:
    mine = await bot.sessions.of_user(BEN)
    assert [waits for _, waits in mine] == [False, False]
    clock.at += 60
    await market.turn(0, "work")
    mine = await bot.sessions.of_user(BEN)
    assert [(row.id, waits) for row, waits in mine] == [(market.id, True), (lanterns.id, False)]
    assert await bot.sessions.of_user(STRANGER) == []


async def test_turns_that_follow_quickly_make_one_card(bot: Bot, market: Game) -> None:
    await market.turn(0, "work")
    await market.answer(1, "decline")
    (card,) = await bot.posts()
    assert card.kind == "card"
    assert card.payload["turns"] == [0, 2]
    assert card.payload["mention"] == [1, 2]
    await bot.database.write(posts.trying, card.id, 1.0)
    await market.answer(2, "decline")
    await bot.database.write(posts.sent, card.id, 777, 2.0)
    (card,) = await bot.posts()
    assert card.payload["turns"] == [3, 3]
    assert card.payload["mention"] == []


async def test_a_card_of_turns_that_are_taken_back_is_trimmed(bot: Bot, market: Game) -> None:
    (start,) = await bot.posts()
    await bot.database.write(posts.sent, start.id, 776, 1.0)
    await market.turn(0, "work")
    await market.session.undo(bot.press(0))
    (notice,) = await bot.posts()
    assert (notice.kind, notice.payload["what"]) == ("notice", "undone")


async def test_idle_games_leave_memory_and_come_back(
    bot: Bot, market: Game, clock: StillClock
) -> None:
    await market.play(0, "work")
    session = market.session
    clock.at += 100
    assert await bot.sessions.tidy(200) == 0
    assert await bot.sessions.tidy(50) == 1
    assert not session.loaded
    assert (await market.draft(0)).moves == (("work",),)
    assert bot.sessions.get(market.id) is session


async def test_of_many_opened_tables_only_so_many_stay_in_memory(bot: Bot) -> None:
    bot.sessions.policy = replace(bot.policy, tables_in_memory=3)
    tables = [await merchants(bot, channel) for channel in range(600, 605)]
    for table in tables:
        await table.play(0, "work")
        assert bot.sessions.in_memory <= 3
    assert bot.sessions.in_memory == 3
    for table in tables:
        assert (await table.draft(0)).moves == (("work",),)
    first = tables[0].session
    await first.standing()
    async with first._lock:  # where something is done
        for table in tables[1:]:
            bot.sessions.get(table.id)
        assert first.loaded
    bot.sessions.get(tables[1].id)
    assert not first.loaded


async def test_a_finished_game_shows_its_result_and_takes_no_more(bot: Bot, market: Game) -> None:
    for user in USERS[:3]:
        await bot.sessions.set_order(user, "market", "bid", "never")
    for _ in range(3):
        for seat in range(3):
            await market.turn(seat, "buy" if seat == 0 and _ == 0 else "work")
    await bot.restart()
    standing = await market.session.standing()
    assert standing.result is not None
    assert standing.result.scores == (1, 0, 0)
    assert standing.game.status is Status.FINISHED
    with pytest.raises(GameClosedError):
        await market.turn(0, "work")
    assert (await market.session.record()).setup.secret == "s"
    assert (await market.draft(0)).decision is None
