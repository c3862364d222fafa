"""What is written once for both databases, and who may know which of them it is."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from bot.store import Database, games, people, posts, reader
from bot.store.database import Where
from bot.store.dialect import for_server
from bot.store.errors import CannotOpenError, ChannelTakenError, ServerAwayError, StoreError
from bot.store.posts import NewPost
from bot.store.rows import Status
from bot.store.sql import Connection
from engine.core.game import Setup
from tests.bot.server import PLACES, SERVER, place_of, server

ROOT = Path(__file__).parents[3]
NEW = games.NewGame(Setup("lanterns", ("human", "human")), 1, channel=5)


@pytest.fixture(params=PLACES)
def path(tmp_path: Path, request: pytest.FixtureRequest) -> Where:
    return place_of(tmp_path / "orrery.db", on_server=request.param == SERVER)


def test_only_the_store_knows_which_database_it_is() -> None:
    named = re.compile(r"\b(sqlite3|aiosqlite|psycopg)\b")
    allowed = {"bot/settings.py", "bot/logs.py"}  # looks at an address; quietens a logger
    found = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "bot").rglob("*.py")
        if named.search(path.read_text(encoding="utf-8"))
    }
    assert {one for one in found if not one.startswith("bot/store/")} == allowed


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ("SELECT a FROM b WHERE c = ?", "SELECT a FROM b WHERE c = %s"),
        ("SELECT a FROM b WHERE c LIKE '%'", "SELECT a FROM b WHERE c LIKE '%%'"),
        ("DELETE FROM b WHERE c = :user", "DELETE FROM b WHERE c = %(user)s"),
        ("SELECT max(a.b, c.d), max(e)", "SELECT greatest(a.b, c.d), max(e)"),
        ("SELECT 1 WHERE json_extract(p, '$.b') = 1", "SELECT 1 WHERE (p::json ->> 'b') = 'true'"),
        ("SELECT CAST(? AS BIGINT) IS NULL", "SELECT CAST(%s AS BIGINT) IS NULL"),
        ("SELECT a FROM b LIMIT 1 /* taken */", "SELECT a FROM b LIMIT 1 FOR UPDATE SKIP LOCKED"),
        ("SELECT a FROM b /* taken of b */", "SELECT a FROM b FOR UPDATE OF b SKIP LOCKED"),
        ("CREATE TABLE user (id INTEGER, at REAL)",
         'CREATE TABLE "user" (id BIGINT, at DOUBLE PRECISION)'),
    ],
)  # fmt: skip
def test_statements_are_put_into_the_words_of_the_server(ours: str, theirs: str) -> None:
    assert for_server(ours) == theirs


async def test_writes_that_come_together_stand_or_fall_alone(path: Where) -> None:
    def spoilt(conn: Connection) -> None:
        posts.put(conn, NewPost(None, 1, "spoilt", {}), 1.0)
        conn.execute("SELEKT")

    async with await Database.open(path) as database:
        put = posts.put
        done = await asyncio.gather(
            *(database.write(put, NewPost(None, 1, f"p{n}", {}), 1.0) for n in range(5)),
            database.write(spoilt),
            database.write(games.insert, NEW, Status.LIVE, 1.0),
            database.write(games.insert, NEW, Status.LIVE, 1.0),
            *(database.write(put, NewPost(None, 1, f"q{n}", {}), 1.0) for n in range(5)),
            return_exceptions=True,
        )
        assert isinstance(done[5], StoreError)
        assert done[6] == 1
        assert isinstance(done[7], ChannelTakenError)
        rows = await database.read(
            lambda conn: conn.execute("SELECT kind FROM post ORDER BY id").fetchall()
        )
    kinds = [f"p{n}" for n in range(5)] + [f"q{n}" for n in range(5)]
    assert [row[0] for row in rows] == kinds


async def test_writes_that_come_together_share_a_transaction_of_the_server(tmp_path: Path) -> None:
    def put(conn: Connection, number: int) -> str:
        posts.put(conn, NewPost(None, number, "p", {}), 1.0)
        return str(conn.execute("SELECT pg_current_xact_id()::text").fetchone()[0])

    async with await Database.open(place_of(tmp_path / "group", on_server=True)) as database:
        transactions = await asyncio.gather(*(database.write(put, n) for n in range(10)))
        assert len(set(transactions)) == 1
        assert await database.write(put, 10) not in transactions


async def test_two_that_change_the_same_settings_lose_neither(tmp_path: Path) -> None:
    where = place_of(tmp_path / "shared", on_server=True)
    async with await Database.open(where) as one, await Database.open(where) as other:
        for n in range(20):
            await asyncio.gather(
                one.write(people.change_user, 7, {f"a{n}": n}, 1.0),
                other.write(people.change_user, 7, {f"b{n}": n}, 1.0),
            )
        kept = await one.read(people.user_settings, 7)
    assert set(kept) == {f"{who}{n}" for who in "ab" for n in range(20)}


async def test_a_reader_sees_one_moment_and_may_not_write(path: Where) -> None:
    async with await Database.open(path) as database:
        await database.write(games.insert, NEW, Status.LIVE, 1.0)
        with reader(path) as conn:
            assert games.with_status(conn, Status.LIVE) == [1]
        with pytest.raises(StoreError), reader(path) as conn:
            games.set_started(conn, 1, 2.0)


async def test_a_server_that_is_killed_loses_nothing_and_is_found_again(tmp_path: Path) -> None:
    where = place_of(tmp_path / "killed", on_server=True)
    async with await Database.open(where) as database:
        for n in range(3):
            put = [
                asyncio.create_task(database.write(posts.put, NewPost(None, n, "p", {}), 1.0))
                for _ in range(10)
            ]
            await put[0]
            server().kill()
            server().start()
            done = await asyncio.gather(*put, return_exceptions=True)
            kept = {post.id for post in await database.read(_all, n)}
            assert {one for one in done if isinstance(one, int)} == kept
            assert all(isinstance(one, int | ServerAwayError) for one in done)


def _all(conn: Connection, channel: int) -> list[posts.PostRow]:
    ids = conn.execute("SELECT id FROM post WHERE channel = ?", (channel,)).fetchall()
    return [row for (one,) in ids if (row := posts.find(conn, one)) is not None]


async def test_connections_that_are_cut_are_opened_again(tmp_path: Path) -> None:
    where = place_of(tmp_path / "cut", on_server=True)
    async with await Database.open(where) as database:
        for n in range(5):
            writing = asyncio.create_task(database.write(posts.put, NewPost(None, n, "p", {}), 1.0))
            server().execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = 'orrery'"
            )
            await writing
            assert len(await database.read(_all, n)) == 1


async def test_a_server_that_is_away_is_named_in_one_line() -> None:
    with pytest.raises(ServerAwayError) as refused:
        await Database.open("postgresql://orrery:secret@127.0.0.1:1/orrery", busy=0.0)
    assert "secret" not in str(refused.value)
    with pytest.raises(CannotOpenError):
        await Database.open("postgresql://127.0.0.1/orrery?speed=high")
