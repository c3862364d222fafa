"""Games whose log no longer leads where it led: read-only, told once, mended by the organiser."""

from __future__ import annotations

import pytest

from bot.session import Agreed, Asked
from bot.session.asked.due import answer_due
from bot.session.errors import (
    GameClosedError,
    GameReadOnlyError,
    OrganiserError,
    UnknownGameError,
)
from bot.store import posts
from bot.store.rows import PostRow, Status
from tests.bot.server import statements
from tests.bot.session.market import Market
from tests.bot.session.tables import GAMES, USERS, Bot, Game, StillClock
from tests.games.lanterns import LANTERNS_GAME


async def under_new_rules(bot: Bot, bonus: int) -> None:
    """Restart with a market in which everybody begins with other coins."""
    bot.games = {"lanterns": LANTERNS_GAME, "market": Market(rules=2, bonus=bonus)}
    await bot.restart()


async def played(market: Game) -> None:
    await market.turn(0, "work")
    await market.answer(1, "decline")
    await market.answer(2, "decline")
    await market.turn(1, "buy; buy")


async def damage(bot: Bot, statement: str) -> None:
    """Change the file behind the bot's back."""
    await bot.down()
    with statements(bot.path) as conn:
        conn.execute(statement)
    await bot.up()


async def test_a_changed_move_opens_the_game_at_its_last_good_turn(bot: Bot, market: Game) -> None:
    await played(market)
    await damage(bot, "UPDATE move SET text = 'work' WHERE n = 4")
    standing = await market.session.standing()
    assert standing.fault is not None
    assert (standing.fault.turn, standing.fault.position) == (3, 4)
    assert await market.session.view() == (1, (3, 2, 2))
    assert len((await market.session.history()).told) == 4
    for act in (
        market.play(1, "work"),
        market.session.undo(bot.press(1)),
        market.session.pause(bot.press(0)),
        market.answer(2, "decline"),
    ):
        with pytest.raises(GameReadOnlyError):
            await act


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE move SET text = 'buy' WHERE n = 0",
        "UPDATE move SET text = 'shout' WHERE n = 2",
        "DELETE FROM move WHERE n = 2",
        "DELETE FROM move WHERE n = 6",
        "UPDATE turn SET hash = 'x' WHERE n = 4",
        "DELETE FROM turn WHERE n = 2",
    ],
)
async def test_any_change_of_the_log_is_noticed(bot: Bot, market: Game, statement: str) -> None:
    await played(market)
    await damage(bot, statement)
    fault = (await market.session.standing()).fault
    assert fault is not None
    assert fault.position < 7


async def test_the_table_is_told_once(bot: Bot, market: Game) -> None:
    await played(market)
    await damage(bot, "UPDATE move SET text = 'work' WHERE n = 4")
    for _ in range(3):
        await market.session.standing()
        await bot.restart()
    rows = await bot.database.read(
        lambda conn: conn.execute("SELECT payload FROM post WHERE kind = 'notice'").fetchall()
    )
    assert len(rows) == 1
    assert '"what": "diverged"' in rows[0][0]


async def test_the_organiser_goes_back_to_the_last_good_turn(bot: Bot, market: Game) -> None:
    await played(market)
    await damage(bot, "UPDATE move SET text = 'work' WHERE n = 4")
    with pytest.raises(OrganiserError):
        await market.session.mend(bot.press(1), rewind=True)
    await market.session.mend(bot.press(0), rewind=True)
    assert (await market.session.standing()).fault is None
    assert await market.asked() == [1]
    await market.turn(1, "buy")
    assert len((await market.session.history()).undone) == 1
    await bot.restart()
    assert (await market.session.standing()).fault is None
    with pytest.raises(GameReadOnlyError, match="game-sound"):
        await market.session.mend(bot.press(0), rewind=True)


async def test_the_table_goes_on_under_new_rules_when_all_agree(bot: Bot, market: Game) -> None:
    await played(market)
    await under_new_rules(bot, bonus=5)
    standing = await market.session.standing()
    assert standing.fault is not None
    assert standing.fault.turn == 0
    asked = await market.session.mend(bot.press(0), rewind=False)
    assert isinstance(asked, Asked)
    for seat in (1, 2):
        done = await market.session.agree(bot.press(seat), asked.request.id, agreed=True)
    assert isinstance(done, Agreed)
    standing = await market.session.standing()
    assert standing.fault is None
    assert standing.game.rules == 2
    assert await market.session.view() == (1, (8, 5, 7))
    await bot.restart()
    assert (await market.session.standing()).fault is None


async def test_what_new_rules_forbid_is_dropped_and_stays_visible(bot: Bot, market: Game) -> None:
    await played(market)
    await under_new_rules(bot, bonus=-1)
    asked = await market.session.mend(bot.press(0), rewind=False)
    assert isinstance(asked, Asked)
    for seat in (1, 2):
        await market.session.agree(bot.press(seat), asked.request.id, agreed=True)
    assert await market.log() == ["0 work", "0 end", "1 decline", "2 decline"]
    history = await market.session.history()
    assert [str(row.move) for row in history.undone[0].moves] == ["1 buy", "1 buy", "1 end"]
    assert await market.asked() == [1]


async def test_a_game_without_installed_rules_is_named(bot: Bot, market: Game) -> None:
    bot.games = {"lanterns": LANTERNS_GAME}
    await bot.restart()
    with pytest.raises(UnknownGameError, match="game-rules-unknown"):
        await market.session.standing()


async def test_a_setup_that_cannot_be_played_any_more_is_read_only(bot: Bot, market: Game) -> None:
    await damage(bot, "UPDATE game SET setup = replace(setup, '\"human\", ', '')")
    with pytest.raises(GameReadOnlyError, match="game-unreadable"):
        await market.session.standing()


async def test_time_outs_leave_a_diverged_game_alone(
    bot: Bot, market: Game, clock: StillClock
) -> None:
    await market.turn(0, "work")
    await damage(bot, "UPDATE turn SET hash = 'x' WHERE n = 1")
    clock.at += 13 * 3600
    assert await answer_due(bot.sessions) == []
    assert (await market.session.standing()).fault is not None
    assert await answer_due(bot.sessions) == []
    await bot.sessions.set_order(USERS[1], "market", "bid", "always")


@pytest.mark.parametrize(
    "harm",
    [
        "UPDATE turn SET hash = 'x' WHERE n > 0",
        "UPDATE move SET text = 'float gold9' WHERE n = 0",
    ],
    ids=["another position", "no longer to be played"],
)
async def test_mending_shows_nobody_what_was_secret(bot: Bot, river: Game, harm: str) -> None:
    await river.turn(0, "float gold3")
    await river.turn(1, "float gold1")
    await damage(bot, harm)
    await river.session.mend(bot.press(0), rewind=True)
    history = await river.session.history()
    assert [one.moves for one in history.undone] == [()]
    assert await river.asked() == [0, 1, 2]


LOST = "UPDATE game SET setup = replace(setup, '\"human\", ', '')"


async def test_a_game_that_cannot_be_opened_tells_the_table_once_in_place_of_all_it_had_to_tell(
    bot: Bot, market: Game
) -> None:
    await market.turn(0, "work")
    assert [row.kind for row in await bot.posts()] == ["card"]
    await damage(bot, LOST)
    for _ in range(2):
        with pytest.raises(GameReadOnlyError, match="game-unreadable"):
            await market.session.standing()
    (post,) = await bot.posts()
    assert (post.kind, post.payload["what"]) == ("notice", "unopened")
    waiting = await bot.database.read(posts.unsent, market.id, "card")
    assert waiting is None


async def test_a_game_that_opens_again_goes_on_and_calls_whoever_is_asked(
    bot: Bot, market: Game
) -> None:
    await market.turn(0, "work")
    bot.games = {"lanterns": LANTERNS_GAME}
    await bot.restart()
    with pytest.raises(UnknownGameError):
        await market.session.standing()
    (told,) = await bot.posts()
    await bot.database.write(posts.sent, told.id, 7, bot.clock.at)
    bot.games = GAMES
    await bot.restart()
    standing = await market.session.standing()
    assert not standing.game.diverged
    (post,) = await bot.posts()
    assert (post.kind, post.payload["turns"]) == ("card", [1, 1])
    assert post.payload["mention"] == [0, 1, 2], "those of them who must act are called"
    await bot.restart()
    await market.session.standing()
    assert await bot.posts() == [post]


async def test_only_the_organiser_ends_a_game_that_cannot_be_opened(bot: Bot, market: Game) -> None:
    await damage(bot, LOST)
    with pytest.raises(OrganiserError):
        await market.session.abandon(bot.press(1))
    assert isinstance(await market.session.abandon(bot.press(0)), Agreed)
    with pytest.raises(GameClosedError):
        await market.session.abandon(bot.press(0))
    row, _ = await bot.sessions.find(market.id)
    assert row.status is Status.ABANDONED
    assert [row.payload["what"] for row in await all_posts(bot)][-2:] == ["unopened", "abandoned"]


async def all_posts(bot: Bot) -> list[PostRow]:
    """Everything that is to be posted, in its order."""
    found: list[PostRow] = []
    while waiting := await bot.posts():
        found += waiting
        for row in waiting:
            await bot.database.write(posts.sent, row.id, None, bot.clock.at)
    return found
