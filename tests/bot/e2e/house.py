"""A local table with the bot at it, watched: every refusal and every late answer is a fault.

The table's rate limits are on, at a pace that tests can keep up with: a 429 is a refusal too.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import discord

from bot.app import Orrery, address_discord
from bot.client.replies import Whispers
from bot.local import Driver, LocalTable, Screen
from bot.local.clock import TableClock
from bot.local.interactions import Heard
from bot.local.posting import delete_message
from bot.local.rest.door import Exchange
from bot.session import Policy, Press
from bot.session.values import Games
from bot.store import SystemClock
from engine import GAMES
from render import texts
from tests.bot.e2e.patience import PatientClock
from tests.bot.hurry import unhurried
from tests.bot.local.discord_schema import DESCRIPTION, SchemaWitness
from tests.bot.server import EVERYTHING, place_of
from tests.games.caravans.game import CARAVANS
from tests.games.lanterns import LANTERNS_GAME
from tests.render import catalogues

ALL_GAMES: Games = {**GAMES, LANTERNS_GAME.key: LANTERNS_GAME, CARAVANS.key: CARAVANS}
PACE = 50.0
"""How many times as fast as at Discord the windows of the rate limits pass."""
STRANGER = "Sam"
FIRST_SEEN, ONE_IN = 12, 15
assert all(folder.is_dir() for folder in catalogues.TINY.values())


class ForwardClock(SystemClock):
    """The true time, and whatever a test has put the clock forward."""

    ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return super().now() + self.ahead


class House:
    """The local table, the bot, and what must never happen."""

    def __init__(
        self,
        table: LocalTable,
        folder: Path,
        games: Games,
        complaints: Complaints,
        pace: float = PACE,
        *,
        on_server: bool = EVERYTHING,
    ) -> None:
        self.table = table
        self.pace = pace
        self.folder = folder
        self.place = place_of(folder / "orrery.db", on_server=on_server)
        self.games = games
        self.policy = Policy(card_delay=0.0)
        self.draws_beside = False
        """From the next start on: in a process of its own, as for a host."""
        self.clock = ForwardClock()
        self.bot: Orrery | None = None
        self._rooms = count(1)
        self.rejected: list[Exchange] = []
        """Requests of the bot that the table refused."""
        self.unanswered: list[str] = []
        """What people did and were not told of in time."""
        table.door.witnesses.append(self._watch)
        table.interactions.witnesses.append(self._hear)
        self.complaints = complaints
        self._bot_life: asyncio.Task[None] | None = None
        self._stop = asyncio.Event()
        self._known_problems = frozenset(texts.problems)
        """Those of other tests, whose games may have no texts at all."""

    @property
    def orrery(self) -> Orrery:
        assert self.bot is not None
        return self.bot

    def _watch(self, exchange: Exchange) -> None:
        if exchange.status >= 400:
            self.rejected.append(exchange)

    def _hear(self, heard: Heard) -> None:
        if not heard.answered:
            data = heard.interaction.data
            what = data.get("name") or data.get("custom_id")
            self.unanswered.append(f"{what}: {heard.after:.1f} s, answered {heard.answered}")

    def forgive(self, *statuses: int) -> None:
        """A test has brought these about itself."""
        self.rejected = [one for one in self.rejected if one.status not in statuses]

    def pardon(self, level: int) -> list[logging.LogRecord]:
        """The errors logged so far, which a test has brought about itself."""
        found = [one for one in self.complaints.records if one.levelno == level]
        self.complaints.records.clear()
        return found

    async def up(self) -> None:
        """Start the bot, also again; so long after its last life that it owes Discord no patience,
        of which a new one does not know."""
        await asyncio.sleep(self.table.core.rates.closing)
        ready = asyncio.Event()
        self._stop = asyncio.Event()
        self._bot_life = asyncio.create_task(self._live(ready))
        await _while_it_lives(self._bot_life, ready.wait())

    async def down(self) -> None:
        """Stop the bot as a host would."""
        assert self._bot_life is not None
        self._stop.set()
        await self._bot_life

    async def channel(self) -> str:
        """The name of a channel that nobody has used."""
        name = f"room-{next(self._rooms)}"
        ada = await self.table.player("Ada")
        home = self.table.arrange.home
        await ada.line.ask("add_channel", guild_id=home.id, name=name)
        return name

    @staticmethod
    def press_of(driver: Driver) -> Press:
        """Somebody acts without Discord in between."""
        return Press(int(driver.id))

    def unknown_texts(self) -> list[str]:
        """Keys that the catalogues did not have when they were needed."""
        found = texts.problems - self._known_problems
        return sorted({key for _, key, problem in found if problem == "unknown key"})

    async def hasten(self, game: int) -> None:
        """What failed and waits for its next attempt is tried now."""
        sessions = self.orrery.sessions
        now = sessions.clock.now()

        def work(conn: sqlite3.Connection) -> None:
            conn.execute(
                "UPDATE post SET ready = ? WHERE game_id = ? AND done IS NULL", (now, game)
            )

        await sessions.database.write(work)
        sessions.posted.set()

    def forget_panels(self) -> None:
        """As after a restart: former panels stay where they are when others are opened."""
        self.orrery.client.services.whispers = Whispers()

    async def stranger(self) -> Driver:
        """Somebody in the server who plays nowhere."""
        ada = await self.table.player("Ada")
        if not any(user["global_name"] == STRANGER for user in ada.line.world["users"]):
            await ada.line.ask("add_user", name=STRANGER)
        return await self.table.player(STRANGER)

    async def newest_game(self, driver: Driver) -> int:
        """The number of somebody's newest game."""
        own = await self.orrery.sessions.of_user(int(driver.id))
        return max(row.id for row, _ in own)

    async def delete_message(self, screen: Screen) -> None:
        """A moderator deletes a message of the bot."""
        message = self.table.world.message(screen.channel_id, screen.id)
        delete_message(self.table.core, message)

    async def breathe(self) -> None:
        """Let the bot go on for a moment."""
        await asyncio.sleep(0.005)

    async def restart(self) -> None:
        """Stop and start."""
        await self.down()
        await self.up()

    async def _live(self, ready: asyncio.Event) -> None:
        await address_discord(self.table.api_url, self.table.token)
        place, clock, policy = self.place, self.clock, self.policy
        async with Orrery.started(
            place, self.games, clock=clock, policy=policy, draws_beside=self.draws_beside
        ) as bot:
            self.bot = bot
            bot.client.throttle.window /= self.pace
            await bot.log_in(self.table.token)
            await bot.client.tree.sync()
            serving = asyncio.create_task(bot.serve())
            await _while_it_lives(serving, self.table.bot_online())
            await _while_it_lives(serving, bot.client.wait_until_ready())
            ready.set()
            await _while_it_lives(serving, self._stop.wait())
            await bot.stop()
            await serving


async def _while_it_lives(life: asyncio.Task[None], waited: Coroutine[None, None, object]) -> None:
    """Wait for something that does not come if a task ends before: then raise what it died of."""
    waiting = asyncio.create_task(waited)
    try:
        await asyncio.wait({waiting, life}, return_when=asyncio.FIRST_COMPLETED)
        if not waiting.done():
            life.result()
            raise AssertionError("it has ended by itself")
    finally:
        waiting.cancel()


class Sampling:
    """Holds the first exchanges of every kind, and then a sample, against Discord's description:
    looking at all of them would take longer than playing."""

    def __init__(self, witness: SchemaWitness) -> None:
        self.witness = witness
        self.seen: Counter[tuple[str, str]] = Counter()

    def __call__(self, exchange: Exchange) -> None:
        kind = (exchange.method, exchange.route)
        self.seen[kind] += 1
        if self.seen[kind] <= FIRST_SEEN or self.seen[kind] % ONE_IN == 0:
            self.witness(exchange)


class Complaints(logging.Handler):
    """Keeps what was logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.ERROR:
            self.records.append(record)


@asynccontextmanager
async def open_house(
    folder: Path,
    games: Games = ALL_GAMES,
    clock: TableClock | None = None,
    pace: float = PACE,
    *,
    on_server: bool = EVERYTHING,
) -> AsyncIterator[House]:
    """A table with the bot running; complains at the end of what went wrong unseen."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    witness, complaints = SchemaWitness(), Complaints()
    logging.getLogger().addHandler(complaints)
    try:
        async with LocalTable(clock=clock, patience=PatientClock(), pace=pace) as table:
            unhurried(table)
            if DESCRIPTION.exists():
                table.door.witnesses.append(Sampling(witness))
            house = House(table, folder, games, complaints, pace, on_server=on_server)
            await house.up()
            try:
                yield house
            finally:
                await house.down()
            waiting = [each.data for each in table.interactions.waiting]
    finally:
        logging.getLogger().removeHandler(complaints)
        discord.http.Route.BASE = base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway
    assert not house.unanswered, house.unanswered
    assert not house.rejected, house.rejected
    assert not waiting, waiting
    assert not witness.complaints, "\n".join(witness.complaints)
    assert not complaints.records, [record.getMessage() for record in complaints.records]
