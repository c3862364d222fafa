"""Several processes of the real bot at one local table with one database, and who serves what."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from bot.local import Driver, LocalTable
from bot.local.driver import Choice
from bot.local.line import RequestRefusedError
from bot.local.model import Guild
from bot.local.world import BOT_ID
from bot.session import Place, Sessions
from bot.store import Database, games, posts
from bot.store.database import Where
from bot.store.sql import Connection
from engine import GAMES
from engine.core.game import Setup
from engine.core.record import Record
from tests.bot.hurry import unhurried
from tests.bot.server import place_of

ROOT = Path(__file__).parents[3]
PATIENCE = 180.0
PACE = 20.0
PEOPLE = ("Ada", "Борис")


@dataclass
class Crew:
    """The table, the database, and the processes by the shards they were started for."""

    table: LocalTable
    where: Where
    database: Database
    folder: Path
    of: int
    processes: dict[str, subprocess.Popen[bytes]] = field(default_factory=dict)
    starts: int = 0

    def start(self, shards: str) -> None:
        """Start `orrery run` for some shards, as a host would."""
        self.starts += 1
        data = self.folder / f"data-{self.starts}"
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.table.token,
            "DISCORD_API_URL": self.table.api_url,
            "DATABASE_URL": str(self.where),
            "ORRERY_SHARDS": f"{shards}/{self.of}",
            "ORRERY_DATA": str(data),
        }
        with (self.folder / f"log-{self.starts}").open("wb") as log:
            self.processes[shards] = subprocess.Popen(
                [sys.executable, "-m", "bot", "run"], cwd=ROOT, env=environment, stdout=log,
                stderr=log,
            )  # fmt: skip

    def send(self, shards: str, number: signal.Signals) -> None:
        """Send a signal to one process."""
        self.processes[shards].send_signal(number)
        if number == signal.SIGKILL:
            self.processes.pop(shards).wait()

    async def leases(self) -> dict[int, tuple[str, int]]:
        """Who holds what, and its epoch."""

        def work(conn: Connection) -> dict[int, tuple[str, int]]:
            rows = conn.execute(
                "SELECT shard, holder, epoch FROM lease WHERE until > clock_timestamp()"
                " AND holder IS NOT NULL"
            ).fetchall()
            return {shard: (holder, epoch) for shard, holder, epoch in rows}

        return await self.database.read(work)

    async def holds(self, shards: str, numbers: set[int]) -> bool:
        """Whether one process holds these, and is connected to them."""
        pid = f":{self.processes[shards].pid}:"
        held = {number for number, (holder, _) in (await self.leases()).items() if pid in holder}
        return held == numbers and self.connected() >= numbers

    def connected(self) -> set[int]:
        """Shards to which somebody is connected."""
        sessions = self.table.gateway.sessions.values()
        return {one.shard for one in sessions if one.connection is not None}

    async def until(self, fits: Callable[[], object]) -> None:
        """Wait for something; `fits` may be a coroutine function."""
        async with asyncio.timeout(PATIENCE):
            while True:
                found = fits()
                if await found if asyncio.iscoroutine(found) else found:
                    return
                await asyncio.sleep(0.05)

    def server_of(self, shard: int) -> Guild:
        """A server that belongs to a shard, with both people and the bot."""
        while True:
            guild = self.table.arrange.add_guild(f"shard {shard}", PEOPLE, bot=False)
            if (int(guild.id) >> 22) % self.of == shard:
                self.table.arrange.invite_bot(guild)
                return guild

    async def outbox_is_empty(self) -> bool:
        """Whether everything has been posted."""
        return await self.database.read(posts.count_unsent) == 0

    def posted_twice(self, channel: str) -> list[str]:
        """Nonces of posts that stand in a channel more than once."""
        world = self.table.world
        sent = Counter(
            str(message.nonce)
            for message in world.messages[channel].values()
            if message.author_id == BOT_ID and message.nonce
        )
        return [nonce for nonce, count in sent.items() if count > 1]

    def log(self) -> str:
        """What all processes have said."""
        return "\n".join(path.read_text() for path in sorted(self.folder.glob("log-*")))


@dataclass
class Seats:
    """Two people at one table on a server of some shard."""

    crew: Crew
    channel: str
    drivers: dict[str, Driver]
    shard: int
    game: int = 0

    @classmethod
    async def sit_down(cls, crew: Crew, shard: int, game: str = "gaia") -> Seats:
        guild = crew.server_of(shard)
        channel = next(
            one for one in crew.table.world.channels.values() if one.guild_id == guild.id
        )
        drivers = {}
        for name in PEOPLE:
            driver = await crew.table.player(name)
            drivers[driver.id] = driver
        table = cls(crew, channel.id, drivers, shard)
        host, guest = drivers.values()
        opened = await host.slash(channel.id, f"new {game}", players=2, seed="fleet")
        await guest.click(opened.message, "Join")
        await host.click(opened.message, "Start")
        rows = await crew.database.read(
            lambda conn: conn.execute(
                "SELECT id FROM game WHERE channel = ? AND status = 'live'", (int(channel.id),)
            ).fetchall()
        )
        table.game = rows[0][0]
        return table

    async def asked(self) -> Driver:
        """Somebody for whom a decision waits."""
        users = await self.crew.database.read(lambda conn: games.people_asked(conn, self.game))
        return self.drivers[str(users[0])]

    async def step(self) -> str:
        """Whoever is asked plays the first thing that is offered; what he is told."""
        driver = await self.asked()
        offered = await self._offered(driver)
        answer = await driver.slash(self.channel, "move", text=offered[0].value, commit=True)
        return answer.text

    async def _offered(self, driver: Driver) -> list[Choice]:
        """What is offered, perhaps not at once: a shard that changes hands hears nobody."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(RequestRefusedError):
                    offered = await driver.autocomplete(self.channel, "move", "text")
                    if offered:
                        return offered
                await asyncio.sleep(0.2)

    async def moves(self) -> list[tuple[object, ...]]:
        """The log as it is stored."""
        return await self.crew.database.read(
            lambda conn: conn.execute(
                "SELECT n, seat, text, at FROM move WHERE game_id = ? ORDER BY n", (self.game,)
            ).fetchall()
        )


async def fill(database: Database, tables: int, of: int) -> None:
    """So many live tables on servers of all shards, whose first cards have been posted."""
    sessions = Sessions(database, GAMES)
    setup = Setup("gaia", ("human", "human"), seed="crew", secret="crew")
    for number in range(tables):
        place = Place(1, guild=(number % of) << 22, channel=1 + number)
        await sessions.take_in(Record(setup), place, (1, 2))
    await database.write(
        lambda conn: conn.execute("UPDATE post SET done = 1.0 WHERE done IS NULL").rowcount
    )
    await sessions.close()


@asynccontextmanager
async def crew_of(folder: Path, *shards: str, of: int, tables: int = 0) -> AsyncIterator[Crew]:
    """Processes for these shards, in a database with so many tables; all are ended at the end."""
    where = place_of(folder / "crew", on_server=True)
    async with (
        await Database.open(where) as database,
        LocalTable(pace=PACE, shards=of) as table,
    ):
        await fill(database, tables, of)
        crew = Crew(unhurried(table), where, database, folder, of)
        try:
            for one in shards:
                crew.start(one)
            for one in shards:
                first, _, last = one.partition("-")
                await crew.until(
                    lambda one=one, wanted=set(range(int(first), int(last or first) + 1)): (
                        crew.holds(one, wanted)
                    )
                )
            yield crew
        finally:
            for process in crew.processes.values():
                process.send_signal(signal.SIGCONT)
                process.terminate()
            for process in crew.processes.values():
                process.wait(30)
