"""Writes that come together: one transaction, and yet each stands or falls alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.store import Database, posts
from bot.store.errors import StoreError
from bot.store.posts import NewPost


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    async with await Database.open(tmp_path / "orrery.db") as database:
        yield database


def put(conn: sqlite3.Connection, text: str) -> int:
    return posts.put(conn, NewPost(None, 1, text, {}), 1.0)


def put_and_change_mind(conn: sqlite3.Connection) -> None:
    put(conn, "regretted")
    raise LookupError("changed my mind")


def put_and_misspell(conn: sqlite3.Connection) -> None:
    put(conn, "misspelt")
    conn.execute("SELEKT")


async def stored(database: Database) -> list[str]:
    rows = await database.read(
        lambda conn: conn.execute("SELECT kind FROM post ORDER BY id").fetchall()
    )
    return [row[0] for row in rows]


async def test_writes_that_come_together_are_all_acknowledged_in_order(
    database: Database,
) -> None:
    done = await asyncio.gather(*(database.write(put, f"p{n}") for n in range(30)))
    assert done == list(range(1, 31))
    assert await stored(database) == [f"p{n}" for n in range(30)]


async def test_writes_that_come_together_share_transactions(database: Database) -> None:
    commits: list[str] = []
    await database.read(lambda conn: conn.set_trace_callback(commits.append))
    await asyncio.gather(*(database.write(put, f"p{n}") for n in range(30)))
    await database.read(lambda conn: conn.set_trace_callback(None))
    assert commits.count("COMMIT") < 5


@pytest.mark.parametrize(
    ("faulty", "error"), [(put_and_change_mind, LookupError), (put_and_misspell, StoreError)]
)
async def test_one_that_fails_leaves_nothing_and_disturbs_nobody(
    database: Database, faulty: object, error: type[Exception]
) -> None:
    assert callable(faulty)
    done = await asyncio.gather(
        database.write(put, "first"),
        database.write(put, "second"),
        database.write(faulty),
        database.write(put, "third"),
        return_exceptions=True,
    )
    assert [isinstance(one, error) for one in done] == [False, False, True, False]
    assert await stored(database) == ["first", "second", "third"]


async def test_a_caller_who_has_gone_disturbs_nobody(database: Database) -> None:
    tasks = [asyncio.ensure_future(database.write(put, f"p{n}")) for n in range(4)]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert await stored(database) == ["p0", "p1", "p2", "p3"]


async def test_what_waits_is_written_before_the_file_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    database = await Database.open(path)
    tasks = [asyncio.ensure_future(database.write(put, f"p{n}")) for n in range(4)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*tasks)
    async with await Database.open(path) as again:
        assert len(await stored(again)) == 4


async def test_a_post_does_not_wait_for_a_clock_that_was_set_back(database: Database) -> None:
    """Found by an outside examiner: a table was told nothing for as long as the clock went back."""

    def put_in(conn: sqlite3.Connection, channel: int, wait: float) -> int:
        return posts.put(conn, NewPost(None, channel, "card", {}), 10_000.0, 10_000.0 + wait)

    short = await database.write(put_in, 1, 2.0)
    await database.write(put_in, 2, 24 * 3600.0)
    assert await database.read(posts.waiting, 10_001.0) == []
    assert [row.id for row in await database.read(posts.waiting, 5_000.0)] == [short]
    await database.write(posts.trying, short, 5_000.0)
    await database.write(posts.failed, short, "busy", 5_060.0)
    assert await database.read(posts.waiting, 5_001.0) == [], "by the clock as it is now"
    assert [row.id for row in await database.read(posts.waiting, 5_060.0)] == [short]


async def test_what_is_written_behind_comes_before_whatever_is_written_after_it(
    database: Database,
) -> None:
    for n in range(5):
        database.write_behind(put, f"behind{n}")
    await database.write(put, "waited for")
    assert await stored(database) == [*(f"behind{n}" for n in range(5)), "waited for"]


@pytest.mark.parametrize("faulty", [put_and_change_mind, put_and_misspell])
async def test_what_cannot_be_written_behind_disturbs_nobody(
    database: Database, faulty: Callable[[sqlite3.Connection], None]
) -> None:
    database.write_behind(faulty)
    await database.write(put, "good")
    database.write_behind(faulty)
    await database.close()
    async with await Database.open(Path(str(database.where))) as again:
        assert await stored(again) == ["good"]


async def test_what_is_written_behind_is_there_when_the_database_has_been_closed(
    database: Database,
) -> None:
    database.write_behind(put, "behind")
    await database.close()
    async with await Database.open(Path(str(database.where))) as again:
        assert await stored(again) == ["behind"]
