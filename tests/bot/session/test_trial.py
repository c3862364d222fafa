"""What if: a table of one's own that begins where the real one stands, and is thrown away."""

from __future__ import annotations

import pytest

from bot.session import Press
from bot.session.drafts.trial import KEPT_DAYS, begun_before, tidy, try_out
from bot.session.errors import DraftError, GameClosedError, UnknownGameError
from bot.store.schema import OWNED
from bot.store.sql import Connection
from engine.core.digest import position_hash
from engine.core.game import Setup
from engine.core.moves import Move, Seat
from engine.core.record import Record
from tests.bot.session.tables import (
    CHANNEL,
    DECK,
    FLOATED,
    USERS,
    Bot,
    Game,
    seed_where_seat_0_begins,
)

ADA = USERS[0]


async def tried(game: Game, seat: Seat = 0) -> Game:
    """What a player tries out of a game."""
    return Game(game.bot, (await try_out(game.bot.sessions, game.id, USERS[seat])).id)


async def test_everybodys_turns_are_played_and_nothing_happens_at_the_table(
    bot: Bot, market: Game
) -> None:
    await market.play(0, "work")
    before = await market.draft(0)
    trial = await tried(market)
    assert (await trial.draft(0)).moves == (("work",),), "what is drafted is drafted here too"
    for seat in (0, 1, 2, 0):
        assert (await trial.draft(0)).seat == seat, "whoever is asked is played"
        await trial.session.play(Press(ADA, seat=seat), "work", commit=True)
        for other in sorted({0, 1, 2} - {seat}):
            await trial.session.answer(Press(ADA, seat=other), "raise")
    await bot.restart()
    assert len(await trial.log()) == 4 * 4 + 1, "the first turn worked twice"
    await trial.session.undo(Press(ADA, seat=0))
    assert not await market.log()
    after = await market.draft(0)
    assert (after.moves, after.revision, after.view) == (before.moves, before.revision, before.view)
    assert [row.id for row, _ in await bot.sessions.of_user(ADA)] == [market.id]


async def test_one_is_gone_on_with_until_the_game_goes_on_and_is_then_erased(
    bot: Bot, market: Game
) -> None:
    trial = await tried(market)
    assert await begun_before(bot.sessions, market.id, ADA) is trial.session
    assert await begun_before(bot.sessions, market.id, USERS[1]) is None
    await market.turn(0, "work")
    assert await begun_before(bot.sessions, market.id, ADA) is None
    other = await tried(market)
    assert await bot.database.read(rows_of, trial.id) == 0
    bot.clock.at += (KEPT_DAYS + 1) * 24 * 3600
    await tidy(bot.sessions)
    assert await bot.database.read(rows_of, other.id) == 0
    with pytest.raises(UnknownGameError):
        await bot.sessions.find(other.id)
    assert (await market.draft(1)).can_try


def rows_of(conn: Connection, game: int) -> int:
    """How many rows there are of a game in any table."""
    counts = [
        conn.execute(f"SELECT count(*) FROM {table} WHERE game_id = ?", (game,)).fetchone()[0]
        for table in OWNED
    ]
    return int(sum(counts))


async def test_what_lies_hidden_has_no_part_in_it(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.session.drafts.trial.secrets.token_hex", lambda _: "the same for all")
    swapped = [{"blue1": "blue3", "blue3": "blue1"}.get(card, card) for card in DECK]
    begun: list[str] = []
    for channel, deck in enumerate((DECK, tuple(swapped)), start=CHANNEL):
        seed = seed_where_seat_0_begins()
        setup = Setup("lanterns", ("human",) * 3, seed, f"s{channel}", {}, {"deck": deck})
        record = Record(setup, tuple(Move(seat, ("float", card)) for seat, card in FLOATED))
        game = await bot.founded(record, channel)
        trial = await tried(game)
        table = trial.session._room.known().table
        begun.append(position_hash(table))
        assert table.view(0) == game.session._room.known().table.view(0)
    assert begun[0] == begun[1]


async def test_where_something_is_never_learnt_nothing_is_tried_out(
    bot: Bot, market: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = await tried(market)
    with pytest.raises(DraftError):
        await tried(trial)
    monkeypatch.setattr("engine.core.table.Table.is_open_to", lambda *_: False)
    assert not (await market.draft(0)).can_try
    with pytest.raises(DraftError):
        await tried(market)
    monkeypatch.undo()
    for _ in range(3):
        for seat in (0, 1, 2):
            await market.turn(seat, "work")
            for other in sorted({0, 1, 2} - {seat}):
                await market.answer(other, "decline")
    with pytest.raises(GameClosedError):
        await tried(market)
