"""Leases: what is written under one that does not count any more is not written at all."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.session import Place, Sessions, Wish
from bot.store import Database, people, posts
from bot.store import fleet as fleets
from bot.store.database import in_the_name_of
from bot.store.errors import LeaseLostError, OtherShardsError
from bot.store.fleet import ElsewhereError, Fleet, Share
from bot.store.leases import Lease
from bot.store.posts import NewPost
from bot.store.sql import Connection
from engine import GAMES
from tests.bot.server import place_of

pytestmark = pytest.mark.usefixtures("unhurried")

OF = 4


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[Database, Database]]:
    """The databases of two processes."""
    where = place_of(tmp_path / "leases", on_server=True)
    async with await Database.open(where) as one, await Database.open(where) as other:
        yield one, other


def fleet(database: Database, *shards: int) -> Fleet:
    """A process that has been there for long."""
    made = Fleet(database, Share(shards, OF))
    made._since -= fleets.ADOPTS_AFTER + 1
    return made


async def run_out(database: Database, who: Fleet) -> None:
    """As if nothing had been heard of a process for a while."""

    def work(conn: Connection) -> int:
        conn.execute("UPDATE process SET seen = seen - interval '1 hour' WHERE name = ?",
                     (who.name,))  # fmt: skip
        return conn.execute(
            "UPDATE lease SET until = clock_timestamp() - interval '1 second' WHERE holder = ?",
            (who.name,),
        ).rowcount

    await database.write(work)


async def put(database: Database, claims: tuple[Lease, ...]) -> int:
    with in_the_name_of(claims):
        return await database.write(posts.put, NewPost(None, 1, "p", {}), 1.0)


async def test_shards_are_shared_out_as_the_processes_wish(
    two: tuple[Database, Database],
) -> None:
    left, right = fleet(two[0], 0, 1), fleet(two[1], 2, 3)
    await left.beat()
    assert set(left.held) >= {0, 1}
    await right.beat()  # says that it is there
    await left.beat()  # gives back what it had adopted
    await right.beat()
    assert (set(left.held), set(right.held)) == ({0, 1}, {2, 3})
    with pytest.raises(ElsewhereError):
        left.claim(2 << 22, None, 1)
    assert left.claim(1 << 22, 5, 1) == (left.held[1],)
    assert left.claim(None, 5, 7)[0].shard == 0, "in private"
    assert right.claim(None, None, 7)[0].shard == 3, "homeless"


async def test_a_shard_of_a_silent_process_is_taken_over_and_given_back(
    two: tuple[Database, Database],
) -> None:
    left, right = fleet(two[0], 0, 1, 2, 3), fleet(two[1])
    await left.beat()
    old = left.held[2]
    assert await put(two[0], (old,)) == 1
    await run_out(two[1], left)
    await right.beat()
    assert set(right.held) == {0, 1, 2, 3}
    assert right.held[2].epoch == old.epoch + 1
    with pytest.raises(LeaseLostError):
        await put(two[0], (old,))
    assert await put(two[1], (right.held[2],)) == 2
    await left.beat()
    assert dict(left.held) == {}
    await right.beat()
    await left.beat()
    assert left.held[2].epoch == old.epoch + 2
    with pytest.raises(LeaseLostError):
        await put(two[0], (old,))


async def test_what_was_adopted_and_ran_out_unnoticed_is_held_again_in_truth(
    two: tuple[Database, Database],
) -> None:
    """As after an outage of the database, when for a while nobody adopts anything."""
    right = fleet(two[1])
    await right.beat()
    before = dict(right.held)
    await run_out(two[0], right)
    right._since = math.inf
    await right.beat()
    counting = await two[0].read(
        lambda conn: conn.execute(
            "SELECT shard, epoch FROM lease WHERE holder = ? AND until > clock_timestamp()",
            (right.name,),
        ).fetchall()
    )
    assert {Lease(*row) for row in counting} == {*right.held.values()}
    assert right.held == {shard: Lease(shard, one.epoch + 1) for shard, one in before.items()}


async def test_of_writes_that_come_together_only_those_with_a_lease_count(
    two: tuple[Database, Database],
) -> None:
    left = fleet(two[0], 0, 1, 2, 3)
    await left.beat()
    good, bad = left.held[1], Lease(2, left.held[2].epoch - 1)
    done = await asyncio.gather(
        *(put(two[0], (one,)) for one in (good, bad, good, bad)),
        put(two[0], ()),
        put(two[0], (good, bad)),
        return_exceptions=True,
    )
    assert [isinstance(one, int) for one in done] == [True, False, True, False, True, False]
    count = await two[0].read(posts.count_unsent)
    assert count == 3


async def test_a_lease_is_not_taken_while_something_is_written_under_it(
    two: tuple[Database, Database],
) -> None:
    left, right = fleet(two[0], 0, 1, 2, 3), fleet(two[1])
    await left.beat()
    mine = left.held[1]
    begun, on = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    def slow(conn: Connection) -> int:
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(on.wait(), loop).result()
        return posts.put(conn, NewPost(None, 1, "slow", {}), 1.0)

    async def writing() -> int:
        with in_the_name_of((mine,)):
            return await two[0].write(slow)

    task = asyncio.create_task(writing())
    await begun.wait()
    await run_out_others(two[1], left, mine.shard)
    await right.beat()
    assert set(right.held) == {0, 2, 3}
    on.set()
    assert await task == 1
    await run_out(two[1], left)
    await right.beat()
    assert set(right.held) == {0, 1, 2, 3}


async def run_out_others(database: Database, who: Fleet, shard: int) -> None:
    def work(conn: Connection) -> int:
        conn.execute("DELETE FROM process WHERE name = ?", (who.name,))
        return conn.execute(
            "UPDATE lease SET until = '-infinity' WHERE holder = ? AND shard <> ?",
            (who.name, shard),
        ).rowcount

    await database.write(work)


async def test_a_process_that_cannot_renew_holds_nothing_before_others_take_it(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    left = fleet(two[0], 0, 1, 2, 3)
    await left.beat()
    left.must_count()
    sessions = Sessions(two[0], GAMES)
    assert sessions.claims_of_all() == ()
    sessions.fleet = left
    assert sessions.claims_of_all() == tuple(left.held.values())
    now = fleets.time.monotonic()
    monkeypatch.setattr(fleets.time, "monotonic", lambda: now + fleets.LASTS)
    assert dict(left.held) == {}
    with pytest.raises(ElsewhereError):
        left.must_count()
    with pytest.raises(ElsewhereError):
        sessions.claims_of_all()


async def test_a_new_table_that_is_nowhere_is_served_where_it_is_made(
    two: tuple[Database, Database],
) -> None:
    """Found by reading: "what if" in private was told half of the time that its table is
    elsewhere."""
    for database, shard in zip(two, (1, 2), strict=True):
        sessions = Sessions(database, GAMES)
        sessions.fleet = Fleet(database, Share((shard,), OF))
        await sessions.fleet.beat()
        for _ in range(3):
            wish = Wish("race", {"robot": "new_sparta"}, robots=("robot",))
            session = await sessions.create(wish, Place(7), (7,))
            assert session.id % OF == shard
            assert (await session.standing()).asked
        await sessions.close()


async def test_whoever_stops_leaves_at_once(two: tuple[Database, Database]) -> None:
    left, right = fleet(two[0], 0, 1, 2, 3), fleet(two[1])
    await left.beat()
    await left.leave()
    await right.beat()
    assert set(right.held) == {0, 1, 2, 3}


async def test_errands_go_to_whoever_holds_the_shard_and_news_to_all(
    two: tuple[Database, Database],
) -> None:
    left, right = fleet(two[0], 0, 1), fleet(two[1], 2, 3)
    for each in (right, left, right, left):
        await each.beat()
    heard: asyncio.Queue[str] = asyncio.Queue()
    two[1].listen(heard.put_nowait)
    assert await heard.get() == ""
    await left.send(3, "settle", {"game": 7})
    assert await heard.get() == "errand"
    assert await left.errands() == []
    (errand,) = await right.errands()
    assert (errand.what, dict(errand.body)) == ("settle", {"game": 7})
    assert await right.errands() == []
    await put(two[0], (left.held[1],))
    await put(two[0], ())
    assert await heard.get() == "posted", "what is not of one's own tables others have to hear of"
    assert heard.empty()
    await two[0].write(people.change_user, 7, {"lang": "uk"}, 1.0)
    assert await heard.get() == "user 7"


async def test_processes_that_count_the_shards_otherwise_do_not_run_together(
    two: tuple[Database, Database], monkeypatch: pytest.MonkeyPatch
) -> None:
    await fleet(two[0], 0, 1, 2, 3).beat()
    monkeypatch.setattr(fleets, "LASTS", -fleets.BEAT)
    with pytest.raises(OtherShardsError, match="theirs=4"):
        await Fleet(two[1], Share((0,), OF + 1)).first_held(asyncio.Event())
