"""Backups: whole or absent, from under a running bot, put back without losing what was there."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store.copies import back_up, default_path, restore
from bot.store.errors import (
    AnotherBotError,
    CannotOpenError,
    DamagedFileError,
    ForeignFileError,
)
from tests.bot.session.tables import Bot, Game, StillClock, merchants

NOW = datetime(2026, 11, 18, 12, 0, tzinfo=UTC)


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    bot = await Bot(tmp_path / "data" / "orrery.db", StillClock()).up()
    yield bot
    await bot.down()


@pytest.fixture
async def market(bot: Bot) -> Game:
    return await merchants(bot)


async def test_a_backup_of_a_running_bot_holds_everything_acknowledged(
    bot: Bot, market: Game, tmp_path: Path
) -> None:
    await market.turn(0, "work")
    await market.play(1, "raise")
    backup = back_up(bot.path, default_path(tmp_path / "copies", NOW))
    assert backup.name == "orrery-20261118-120000.db"
    assert [path.name for path in backup.parent.iterdir()] == [backup.name]
    await market.answer(1, "decline")
    await bot.down()
    kept = restore(backup, bot.path, NOW)
    await bot.up()
    assert await market.log() == ["0 work", "0 end"]
    assert (await market.draft(1)).moves == (("raise",),)
    assert kept is not None
    await bot.down()
    restore(kept, bot.path, NOW.replace(hour=13))
    await bot.up()
    assert await market.log() == ["0 work", "0 end", "1 decline"]


async def test_nothing_is_restored_under_a_running_bot(
    bot: Bot, market: Game, tmp_path: Path
) -> None:
    backup = back_up(bot.path, tmp_path / "copy.db")
    with pytest.raises(AnotherBotError):
        restore(backup, bot.path, NOW)
    await market.turn(0, "work")


async def test_a_damaged_database_is_kept_byte_by_byte(
    bot: Bot, market: Game, tmp_path: Path
) -> None:
    backup = back_up(bot.path, tmp_path / "copy.db")
    await bot.down()
    bot.path.write_bytes(b"\xee" * 9000)
    kept = restore(backup, bot.path, NOW)
    assert kept is not None
    assert kept.read_bytes() == b"\xee" * 9000
    await bot.up()
    assert await market.asked() == [0]


async def test_a_restore_needs_no_former_database(bot: Bot, market: Game, tmp_path: Path) -> None:
    backup = back_up(bot.path, tmp_path / "copy.db")
    elsewhere = Bot(tmp_path / "new" / "orrery.db", StillClock())
    assert restore(backup, elsewhere.path, NOW) is None
    await elsewhere.up()
    assert await Game(elsewhere, market.id).asked() == [0]
    await elsewhere.down()


async def test_a_backup_never_overwrites(bot: Bot, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("mine")
    with pytest.raises(CannotOpenError):
        back_up(bot.path, target)
    assert target.read_text() == "mine"


async def test_a_backup_into_an_impossible_place_leaves_nothing(bot: Bot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(CannotOpenError):
        back_up(bot.path, tmp_path / "file" / "copy.db")
    with pytest.raises(CannotOpenError):
        back_up(tmp_path / "nothing.db", tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.parametrize("content", [b"", b"hello" * 999, b"SQLite format 3\0" + b"\xff" * 4080])
async def test_what_is_no_backup_is_not_restored(
    bot: Bot, market: Game, tmp_path: Path, content: bytes
) -> None:
    await bot.down()
    before = bot.path.read_bytes()
    wrong = tmp_path / "wrong.db"
    wrong.write_bytes(content)
    with pytest.raises((DamagedFileError, ForeignFileError)):
        restore(wrong, bot.path, NOW)
    assert bot.path.read_bytes() == before
    await bot.up()


async def test_the_database_of_another_program_is_not_restored(bot: Bot, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs.db"
    conn = sqlite3.connect(theirs)
    conn.execute("CREATE TABLE game (x)")
    conn.close()
    await bot.down()
    with pytest.raises(ForeignFileError):
        restore(theirs, bot.path, NOW)
    await bot.up()


async def test_a_restored_database_gives_no_number_again(
    bot: Bot, market: Game, tmp_path: Path
) -> None:
    """Found by an audit: an old *Join* button seated somebody at another server's table."""
    backup = back_up(bot.path, tmp_path / "copy.db")
    later = await merchants(bot, channel=77)
    await bot.down()
    restore(backup, bot.path, NOW)
    await bot.up()
    again = await merchants(bot, channel=78)
    assert again.id > later.id
    await bot.down()
    restore(backup, bot.path, NOW.replace(hour=13))  # the same backup once more
    await bot.up()
    assert (await merchants(bot, channel=79)).id > again.id


def test_two_backups_within_one_second_have_names_of_their_own(tmp_path: Path) -> None:
    now = datetime(2026, 11, 19, 4, 7, 5, tzinfo=UTC)
    first = default_path(tmp_path, now)
    first.touch()
    second = default_path(tmp_path, now)
    assert [one.name[-9:] for one in (first, second)] == ["040705.db", "040706.db"]
