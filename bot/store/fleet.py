"""The processes of one bot: which of them serves which shard, and how shards change hands.

Every process says each second that it is there and renews its leases. Free shards go to those
whom `ORRERY_SHARDS` names; one whose holder says nothing any more goes to whoever is left, and back
as soon as its own process is there again. Time is the server's, so that no two clocks have to
agree; a process that could not renew in time holds nothing, by its own clock, before the server
gives its shards away.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from bot.store import errands
from bot.store.database import Database
from bot.store.errands import Errand
from bot.store.errors import OtherShardsError, StoreError
from bot.store.leases import Lease
from bot.store.sql import Connection

LOG = logging.getLogger(__name__)

BEAT: Final = 1.0
"""Seconds between signs of life."""
LASTS: Final = 5.0
"""Seconds for which a lease counts without a sign of life."""
IDENTIFY_EVERY: Final = 5.0
"""Discord's, for those that share a bucket."""
ADOPTS_AFTER: Final = 3.0
"""Seconds after its start, or after the database was away, in which a process leaves other shards
to those that come with it."""
SLACK: Final = 0.5
"""Seconds by which a process gives up earlier than others take over."""


class ElsewhereError(Exception):
    """Another process serves this table."""

    def __init__(self, shard: int) -> None:
        self.shard = shard
        super().__init__(f"shard {shard}")


@dataclass(frozen=True, slots=True)
class Share:
    """What one process would serve: these of so many shards."""

    wanted: tuple[int, ...]
    of: int

    def shard_of(self, guild: int | None, channel: int | None, game: int) -> int:
        """Where a table belongs: with its server; in private to the first; elsewhere by number."""
        if guild is not None:
            return (guild >> 22) % self.of
        return 0 if channel is not None else game % self.of


class Beaten(NamedTuple):
    """What came of a sign of life."""

    held: tuple[Lease, ...]
    asked_back: tuple[int, ...]
    """Shards that are held for a process which is there again."""


class Fleet:
    """This process among the others."""

    def __init__(self, database: Database, share: Share) -> None:
        self.share = share
        self.name = f"{socket.gethostname()}:{os.getpid()}:{secrets.token_hex(4)}"
        self.changed: Callable[[], Awaitable[None]] | None = None
        """Called with every change of what is held."""
        self.at_once = 1
        """How many shards Discord lets make themselves known together (`max_concurrency`)."""
        self.problem = ""
        """Why the leases could not be renewed the last time."""
        self._database = database
        self._held: dict[int, Lease] = {}
        self._since = time.monotonic()
        """Since when it has been there without a break."""
        self._until = 0.0
        self._told: frozenset[Lease] = frozenset()

    @property
    def held(self) -> Mapping[int, Lease]:
        """What this process holds at this moment, by shard."""
        return self._held if time.monotonic() < self._until else {}

    def claim(
        self,
        guild: int | None,
        channel: int | None,
        game: int,
        held: Mapping[int, Lease] | None = None,
    ) -> tuple[Lease, ...]:
        """In whose name something is written for a table, of what is held or was; raises
        ElsewhereError."""
        shard = self.share.shard_of(guild, channel, game)
        lease = (self.held if held is None else held).get(shard)
        if lease is None:
            raise ElsewhereError(shard)
        return (lease,)

    def counts(self, leases: Sequence[Lease]) -> bool:
        """Whether these are still held, as far as this process can know."""
        held = self.held
        return all(held.get(lease.shard) == lease for lease in leases)

    def must_count(self) -> None:
        """Raise ElsewhereError where nothing is held: whoever was paused tells nobody anything."""
        if not self.held:
            raise ElsewhereError(-1)

    async def first_held(self, stopped: asyncio.Event) -> None:
        """Wait until something is held, or somebody stops the bot. Raises OtherShardsError where
        other processes cut the bot into another number of shards: tables would have two places."""
        begun = time.monotonic()
        while others := await self._database.read(_other_counts, self.share.of):
            if time.monotonic() - begun > LASTS + BEAT:
                raise OtherShardsError(ours=self.share.of, theirs=others)
            await asyncio.sleep(BEAT / 4)  # they may have ended just now
        while not stopped.is_set():
            await self.beat()
            if self.held:
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await stopped.wait()

    async def run(self, said: Callable[[], None] = lambda: None) -> None:
        """Say that one is there, until cancelled; `said` is called each time."""
        while True:
            await self.beat()
            said()
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """One sign of life; what has changed hands is told."""
        begun = time.monotonic()
        try:
            adopts = begun - self._since > ADOPTS_AFTER
            beaten = await self._database.write(_beat, self.name, self.share, adopts=adopts)
        except StoreError as error:
            # The others have perhaps not been heard either. Who holds what is not known, so nobody
            # hangs up: each shard would be connected again one after the other.
            self._since = time.monotonic()
            self.problem = str(error)
            LOG.warning("the leases cannot be renewed: %s", error)
            return
        self.problem = ""
        self._held = {lease.shard: lease for lease in beaten.held}
        self._until = begun + LASTS - SLACK
        await self._give_back(beaten.asked_back)
        await self._tell()

    async def send(self, shard: int, what: str, body: Mapping[str, Any]) -> None:
        """Have something done by whoever holds a shard."""
        await self._database.write(errands.send, shard, what, body)

    async def errands(self) -> list[Errand]:
        """What others want of this process."""
        held = list(self.held)
        return await self._database.write(errands.take, held) if held else []

    async def may_identify(self, shard: int) -> None:
        """Wait until a shard may make itself known to Discord, of those of all processes."""
        while True:
            try:
                wait = await self._database.write(_identify, shard % self.at_once)
            except StoreError as error:  # it would do nothing yet if it were connected
                LOG.warning("shard %d waits: %s", shard, error)
                await asyncio.sleep(BEAT / 4)
            else:
                await asyncio.sleep(max(0.0, wait))
                return

    async def leave(self) -> None:
        """Give everything back, so that nobody has to wait until it runs out."""
        try:
            await self._database.write(_leave, self.name)
        except StoreError as error:
            LOG.warning("the leases are left to run out: %s", error)
        self._held = {}
        await self._tell()

    async def _give_back(self, shards: Sequence[int]) -> None:
        """To whom they belong: first nothing is done here any more, then they are free."""
        if not shards:
            return
        self._held = {shard: one for shard, one in self._held.items() if shard not in shards}
        await self._tell()
        await self._database.write(_release, self.name, tuple(shards))

    async def _tell(self) -> None:
        now = frozenset(self.held.values())
        if now == self._told:
            return
        LOG.info("serving shards %s of %d", sorted(one.shard for one in now), self.share.of)
        self._told = now
        self._database.serve(self.share.of, sorted(one.shard for one in now))
        if self.changed is not None:
            await self.changed()


_FREE = "(holder IS NULL OR until < clock_timestamp())"
_THERE = f"seen > clock_timestamp() - interval '{LASTS} seconds'"


def _beat(conn: Connection, name: str, share: Share, *, adopts: bool) -> Beaten:
    """Renew what is held, take what is free, adopt what nobody else wants."""
    wanted = list(share.wanted)
    conn.execute(
        "INSERT INTO lease (shard) SELECT generate_series(0, ?) ON CONFLICT (shard) DO NOTHING",
        (share.of - 1,),
    )
    conn.execute("DELETE FROM process WHERE seen < clock_timestamp() - interval '1 minute'")
    conn.execute("DELETE FROM errand WHERE made < clock_timestamp() - interval '15 minutes'")
    conn.execute(
        "INSERT INTO process (name, shards, shards_in_all, seen)"
        " VALUES (?, ?, ?, clock_timestamp())"
        " ON CONFLICT (name) DO UPDATE SET seen = excluded.seen",
        (name, wanted, share.of),
    )
    _renew(conn, name)
    _take(conn, name, f"shard = ANY(?) AND {_FREE}", (wanted,), share.of)
    if adopts:
        there = conn.execute(f"SELECT count(*) FROM process WHERE {_THERE}").fetchone()[0]
        _take(
            conn,
            name,
            f"shard < ? AND {_FREE} AND NOT EXISTS (SELECT 1 FROM process WHERE {_THERE}"
            " AND lease.shard = ANY(process.shards) AND process.name <> ?)",
            (share.of, name),
            -(-share.of // int(there)),
        )
    held = conn.execute("SELECT shard, epoch FROM lease WHERE holder = ?", (name,)).fetchall()
    back = conn.execute(
        "SELECT shard FROM lease WHERE holder = ? AND NOT shard = ANY(?) AND EXISTS"
        f" (SELECT 1 FROM process WHERE {_THERE} AND lease.shard = ANY(process.shards))",
        (name, wanted),
    ).fetchall()
    return Beaten(tuple(Lease(*row) for row in held), tuple(row[0] for row in back))


def _renew(conn: Connection, name: str) -> None:
    """What has run out, and nobody has taken meanwhile, begins anew: its holder would go on
    believing that he holds it, while others might take it."""
    conn.execute(
        f"UPDATE lease SET until = clock_timestamp() + interval '{LASTS} seconds',"
        " epoch = CASE WHEN until > clock_timestamp() THEN epoch ELSE epoch + 1 END"
        " WHERE holder = ?",
        (name,),
    )


def _other_counts(conn: Connection, of: int) -> int:
    """Into how many shards others cut the bot, if not into as many as we do; else 0."""
    row = conn.execute(
        f"SELECT max(shards_in_all) FROM process WHERE {_THERE} AND shards_in_all <> ?", (of,)
    ).fetchone()
    return int(row[0] or 0)


def _take(conn: Connection, name: str, which: str, args: tuple[object, ...], most: int) -> None:
    """These leases begin anew with this holder; those that others are at just now stay."""
    conn.execute(
        "UPDATE lease SET holder = ?, epoch = epoch + 1,"
        f" until = clock_timestamp() + interval '{LASTS} seconds'"
        f" WHERE shard IN (SELECT shard FROM lease WHERE {which} ORDER BY shard LIMIT ?"
        " FOR UPDATE SKIP LOCKED)",
        (name, *args, most),
    )


def _identify(conn: Connection, bucket: int) -> float:
    """Take the next moment at which one of these shards may make itself known; seconds to it."""
    row = conn.execute(
        "INSERT INTO identified AS last (bucket, at) VALUES (?, clock_timestamp())"
        " ON CONFLICT (bucket) DO UPDATE SET at = greatest(clock_timestamp(),"
        f" last.at + interval '{IDENTIFY_EVERY} seconds')"
        " RETURNING extract(epoch FROM at - clock_timestamp())::float8",
        (bucket,),
    ).fetchone()
    return float(row[0])


def _release(conn: Connection, name: str, shards: tuple[int, ...]) -> None:
    conn.execute(
        "UPDATE lease SET holder = NULL, until = '-infinity' WHERE holder = ? AND shard = ANY(?)",
        (name, list(shards)),
    )


def _leave(conn: Connection, name: str) -> None:
    conn.execute("UPDATE lease SET holder = NULL, until = '-infinity' WHERE holder = ?", (name,))
    conn.execute("DELETE FROM process WHERE name = ?", (name,))
