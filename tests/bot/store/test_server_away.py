"""A server that goes away, locks, forgets or refuses: what is told, tried again, and what not."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.store import Database, clocks, fleet, games, line, posts, traces
from bot.store.clocks import ClockRow
from bot.store.database import Job
from bot.store.errors import DatabaseLockedError, ServerAwayError, StoreError
from bot.store.fleet import Fleet, Share
from bot.store.games import NewGame
from bot.store.line import OpenOutcomeError, ServerLine, UndoneError
from bot.store.posts import NewPost
from bot.store.rows import Status
from bot.store.server import ServerDatabase
from bot.store.sql import Connection
from engine.core.game import Setup
from tests.bot.hurry import LONG
from tests.bot.server import place_of, server, statements

POST = NewPost(None, 1, "p", {})
Waits: TypeAlias = Callable[..., None]
BRIEFLY = 0.2


@pytest.fixture
def where(tmp_path: Path) -> str:
    """A database of the server."""
    return str(place_of(tmp_path / "away", on_server=True))


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> Waits:
    """Sets for how long a server is waited for: briefly while it is away, and as long as a machine
    may stand still where it is there."""

    def wait(seconds: float, *databases: Database) -> None:
        monkeypatch.setattr(line, "PATIENCE", seconds)
        monkeypatch.setattr(line, "SECONDS_TO_CONNECT", seconds)
        for one in databases:
            assert isinstance(one, ServerDatabase)
            one._readers.timeout = seconds

    return wait


async def test_whoever_asks_meanwhile_is_told_and_afterwards_the_first_is_served(
    where: str, waits: Waits
) -> None:
    async with await Database.open(where) as database:
        assert await database.read(posts.count_unsent) == 0
        waits(BRIEFLY, database)
        server().kill()
        writing = [asyncio.create_task(database.write(posts.put, POST, 1.0)) for _ in range(20)]
        for _ in range(5):
            with pytest.raises(ServerAwayError):
                await database.read(posts.count_unsent)
        done = await asyncio.gather(*writing, return_exceptions=True)
        assert {type(one) for one in done} == {ServerAwayError}
        waits(LONG, database)
        server().start()
        assert await database.read(posts.count_unsent) == 0
        assert await database.write(posts.put, POST, 1.0) > 0


async def test_what_a_crash_has_undone_is_not_taken_for_what_somebody_else_did_since(
    where: str, waits: Waits
) -> None:
    async with await Database.open(where):
        pass
    asked = ServerLine(where)
    loop = asyncio.get_running_loop()
    conn, _ = asked.begin([Job(lambda conn: None, loop.create_future())])
    posts.put(conn, POST, 1.0)
    mine = conn.execute("SELECT pg_current_xact_id()::text").fetchone()[0]
    waits(BRIEFLY)
    server().kill()
    with pytest.raises(OpenOutcomeError) as unknown:
        asked.commit()
    assert not asked.may_repeat(unknown.value, 1), "it may have been done"
    waits(LONG)
    server().start()
    other = 0
    while other < int(mine):  # the server gives lost numbers again
        with statements(where) as conn:
            other = int(conn.execute("SELECT pg_current_xact_id()::text").fetchone()[0])
    with pytest.raises(UndoneError) as undone:
        asked.commit()
    assert asked.may_repeat(undone.value, 1)
    asked.close()
    async with await Database.open(where) as database:
        assert await database.read(posts.count_unsent) == 0


async def test_nothing_is_acknowledged_that_the_server_rolls_back(where: str) -> None:
    def careless(conn: Connection) -> None:
        posts.put(conn, POST, 1.0)
        with suppress(Exception):
            conn.execute("SELEKT")

    async with await Database.open(where) as database:
        with pytest.raises(StoreError):
            await database.write(careless)
        assert await database.read(posts.count_unsent) == 0


async def test_a_table_that_somebody_locks_is_waited_for_and_then_said(
    where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line, "LOCKED_SECONDS", 0.2)
    async with await Database.open(where) as database:
        with statements(where) as conn:
            conn.execute("LOCK TABLE post")
            with pytest.raises(DatabaseLockedError):
                await database.write(posts.put, POST, 1.0)
        assert await database.write(posts.put, POST, 1.0) == 1


async def test_a_further_process_starts_while_others_write(where: str) -> None:
    async with await Database.open(where):
        with statements(where) as conn:
            posts.put(conn, POST, 1.0)
            async with await Database.open(where) as other:
                assert await other.read(posts.count_unsent) == 0
                assert await other.write(posts.put, POST, 1.0) > 0


def _one_of_each(conn: Connection) -> int:
    game = games.insert(conn, NewGame(Setup("lanterns", ("human",) * 2), 1, 1, 5), Status.LIVE, 1.0)
    clocks.put(conn, ClockRow(game, 0, 1.0, 1.0))
    conn.execute(
        "INSERT INTO consent (game_id, what, args, user_id, version, status, at)"
        " VALUES (?, 'undo', '{}', 1, 0, 'open', 1.0)",
        (game,),
    )
    return posts.put(conn, POST, 1.0)


async def test_what_another_is_about_to_do_is_left_to_him(where: str) -> None:
    async with await Database.open(where) as database:
        post = await database.write(_one_of_each)

        def found(conn: Connection) -> list[bool]:
            taken = posts.take(conn, post, 2.0) is not None
            return [taken, bool(clocks.run_out(conn, 9.0)), bool(traces.expire(conn, 9.0))]

        with statements(where) as conn:
            for table in ("post", "clock", "consent"):
                conn.execute(f"SELECT 1 FROM {table} FOR UPDATE")
            assert await database.write(found) == [False] * 3
        assert await database.write(found) == [True] * 3


@pytest.mark.usefixtures("unhurried")
async def test_after_an_outage_everybody_goes_on_with_what_was_his(
    where: str, waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet, "ADOPTS_AFTER", LONG)
    async with await Database.open(where) as one, await Database.open(where) as two:
        left, right = Fleet(one, Share((0, 1), 4)), Fleet(two, Share((2, 3), 4))
        for each in (left, right):
            await each.beat()
            each._since -= fleet.ADOPTS_AFTER + 1
        before = dict(left.held)
        hung_up: list[int] = []

        async def changed() -> None:
            hung_up.append(len(left.held))

        left.changed = changed
        waits(BRIEFLY, one, two)
        server().kill()
        for each in (left, right):
            await each.beat()
            assert each.problem
        assert not hung_up, "a gateway connection is kept: it takes long to make"
        waits(LONG, one, two)
        server().start()
        with statements(where) as conn:  # as if it had been away for longer than leases last
            conn.execute("UPDATE lease SET until = '-infinity'")
            conn.execute("UPDATE process SET seen = seen - interval '1 hour'")
        await right.beat()
        assert set(right.held) == {2, 3}, "it does not believe that the other is dead"
        await left.beat()
        assert set(left.held) == {0, 1}
        assert all(left.held[shard].epoch == lease.epoch + 1 for shard, lease in before.items())
        assert hung_up == [2]
