"""Write errors at any moment: acknowledged is stored, refused is not, and play goes on."""

from __future__ import annotations

import sqlite3
import sys

import pytest

from bot.session import Committed, DraftView
from bot.store.errors import DiskFullError, StoreError
from tests.bot.server import ON_A_FILE
from tests.bot.session.tables import Bot, Game
from tests.bot.store.limits import CutOff, leave_alone, no_file_beyond

pytestmark = ON_A_FILE


async def test_a_commit_cut_off_anywhere_is_whole_or_absent(bot: Bot, market: Game) -> None:
    steps = refused = 0
    while True:
        before = await market.log()
        draft = await market.play(0, "work")
        await bot.database.read(CutOff(steps).watch)
        try:
            await market.session.confirm(bot.press(0))
            break
        except StoreError:
            refused += 1
        finally:
            await bot.database.read(leave_alone)
        assert await market.log() == before
        assert (await market.draft(0)).moves == draft.moves
        assert (await market.session.standing()).fault is None
        await market.session.start_over(bot.press(0))
        steps += 1
    assert refused > 5
    assert await market.log() == ["0 work", "0 end"]
    await bot.restart()
    assert (await market.session.standing()).fault is None


@pytest.mark.parametrize("act", ["undo", "step", "answer", "redo", "agree"])
async def test_other_acts_cut_off_anywhere_are_whole_or_absent(
    bot: Bot, market: Game, act: str
) -> None:
    await market.turn(0, "work")
    if act == "redo":
        await market.session.undo(bot.press(0))
    if act == "agree":
        await market.answer(1, "raise")
        await market.session.undo(bot.press(0))
    before = await whole(bot)
    refused = 0
    for steps in range(1000):
        await bot.database.read(CutOff(steps).watch)
        try:
            await perform(bot, market, act)
            break
        except StoreError:
            refused += 1
        finally:
            await bot.database.read(leave_alone)
        assert await whole(bot) == before
    assert refused > 0
    assert await whole(bot) != before
    await bot.restart()
    assert (await market.session.standing()).fault is None


async def perform(bot: Bot, market: Game, act: str) -> None:
    session = market.session
    if act == "undo":
        await session.undo(bot.press(0))
    elif act == "step":
        await session.play(bot.press(1), "raise")
    elif act == "answer":
        await session.answer(bot.press(1), "raise")
    elif act == "redo":
        await session.redo(bot.press(0))
    else:
        request = (await session.standing()).requests[0].id
        await session.agree(bot.press(1), request, agreed=True)


async def whole(bot: Bot) -> list[tuple[str, list[tuple[object, ...]]]]:
    """Everything in the file."""

    def read(conn: sqlite3.Connection) -> list[tuple[str, list[tuple[object, ...]]]]:
        tables = [
            row[0] for row in conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return [
            (name, conn.execute(f"SELECT * FROM {name}").fetchall())
            for name in sorted(tables)
            if name != "sqlite_sequence"
        ]

    return await bot.database.read(read)


async def test_a_full_disk_refuses_the_turn_and_keeps_the_draft(bot: Bot, market: Game) -> None:
    await market.play(0, "work")
    pages = await bot.database.read(lambda conn: conn.execute("PRAGMA page_count").fetchone()[0])
    await bot.database.read(
        lambda conn: conn.execute(f"PRAGMA max_page_count = {pages}").fetchone()
    )
    done = 0
    try:
        while True:
            await market.play(0, "; ".join(["work"] * 25))
            done += 25
    except DiskFullError:
        assert done < bot.policy.draft_keeps
    await bot.database.read(lambda conn: conn.execute("PRAGMA max_page_count = 9999").fetchone())
    assert len((await market.draft(0)).moves) == 1 + done
    await market.turn(0, "buy")
    assert await market.asked() == [1, 2]


@pytest.mark.skipif(sys.platform != "linux", reason="limits file sizes as Linux does")
async def test_a_file_that_cannot_grow_loses_nothing_acknowledged(bot: Bot, market: Game) -> None:
    wal = bot.path.with_name(bot.path.name + "-wal")
    acknowledged: list[str] = []
    with no_file_beyond(wal.stat().st_size + 60_000):
        while True:
            seat = (await market.asked())[0]
            try:
                word = "work" if len(acknowledged) % 3 == 0 else "decline"
                done = await market.session.play(bot.press(seat), word, commit=True)
            except StoreError:
                break
            assert isinstance(done, Committed)
            acknowledged += [str(row.move) for told in done.turns for row in told.moves]
    assert await market.log() == acknowledged
    await bot.restart()
    assert await market.log() == acknowledged
    assert (await market.session.standing()).fault is None
    seat = (await market.asked())[0]
    assert isinstance(await market.draft(seat), DraftView)
