"""The bot as a whole: database, sessions, client and courier, started and stopped together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import aiohttp
import discord
import yarl

from bot.cards.courier import Courier
from bot.client.client import OrreryClient
from bot.client.limits import UserLimits
from bot.client.names import People
from bot.client.pictures import Pictures
from bot.client.request import Services
from bot.client.thinker import Thinker
from bot.commands import commands_of
from bot.computers import ComputerPlayers
from bot.deputies import Deputies
from bot.health import Health, Worker, supervised
from bot.housekeeping import Housekeeper
from bot.people.privacy import Privacy
from bot.people.reminders import Reminders
from bot.people.settings import UserSettings
from bot.play.foresight import Foresight
from bot.play.panel.question import OpenQuestions
from bot.session import Policy, Sessions
from bot.session.values import Games
from bot.settings import Shards
from bot.store import Clock, Database, SystemClock
from bot.store.database import Where
from bot.store.fleet import Fleet, Share
from bot.table.overview import Tables

CARD_DELAY = 1.0
"""Seconds in which several decisions become one card."""
LAST_WORDS = 3.0
"""Seconds for answers under way when the bot stops."""
LEASES = "leases"
"""What the health of the bot calls the hold on them."""
GOODBYE = 1.0
"""Seconds for the connection to end when it is closed."""


async def address_discord(api_url: str, token: str) -> None:
    """Have discord.py talk to another Discord than the real one, gateway included.

    Raises discord.LoginFailure for a wrong token, aiohttp.ClientError if nobody answers.
    """
    headers = {"Authorization": f"Bot {token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as http,
        http.get(f"{api_url}/gateway/bot") as response,
    ):
        if response.status == 401:
            raise discord.LoginFailure("Improper token has been passed.")
        response.raise_for_status()
        gateway = (await response.json())["url"]
    discord.http.Route.BASE = api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


class Orrery:
    """A running bot; `async with Orrery.started(...)`."""

    def __init__(
        self,
        database: Database,
        games: Games,
        clock: Clock,
        policy: Policy,
        *,
        draws_beside: bool = False,
        shards: Shards | None = None,
    ) -> None:
        self.shards = shards
        self.fleet: Fleet | None = None
        """The processes of this bot, where the database is one that several can share."""
        self.database = database
        self.games = games
        self.sessions = Sessions(database, games, clock, policy)
        self.health = Health(clock)
        self.client = OrreryClient(commands_of(games))
        self.people = People(database, clock, self.client.name_of)
        self.pictures = Pictures(games, beside=draws_beside)
        self.questions = OpenQuestions()
        self.thinker = Thinker(games, beside=draws_beside)
        self.housekeeper: Housekeeper | None = None
        self.reminders = Reminders(self.sessions)
        self.courier: Courier | None = None
        self.deputies: Deputies | None = None
        self._closed = asyncio.Event()
        self._connecting: asyncio.Task[None] | None = None

    @classmethod
    @asynccontextmanager
    async def started(
        cls,
        where: Where,
        games: Games,
        *,
        lang: str = "en",
        clock: Clock | None = None,
        policy: Policy | None = None,
        limits: UserLimits | None = None,
        draws_beside: bool = False,
        shards: Shards | None = None,
    ) -> AsyncIterator[Orrery]:
        """Open the database and everything that needs no Discord; raises a StoreError. Pictures are
        drawn in this process unless it `draws_beside`."""
        database = await Database.open(where)
        clock, policy = clock or SystemClock(), policy or Policy(card_delay=CARD_DELAY)
        bot = cls(database, games, clock, policy, draws_beside=draws_beside, shards=shards)
        bot.client.services = Services(
            client=bot.client,
            sessions=bot.sessions,
            people=bot.people,
            pictures=bot.pictures,
            health=bot.health,
            fallback=lang,
            tools=(
                bot.questions,
                bot.thinker,
                bot.reminders,
                limits or UserLimits(),
                UserSettings(bot.sessions, bot.reminders),
                Privacy(bot.sessions),
                Tables(bot.sessions, bot.reminders),
            ),
        )
        try:
            yield bot
        finally:
            await bot._close()

    async def log_in(self, token: str) -> None:
        """Make oneself known to Discord; raises discord.LoginFailure."""
        await self.client.login(token)

    async def serve(self) -> None:
        """Connect, and work until `stop`; raises discord.py's errors where it cannot go on."""
        services = self.client.services
        async with self._among_others():
            await self._work(services)

    async def _work(self, services: Services) -> None:
        courier = self.courier = Courier(services)
        housekeeper = self.housekeeper = Housekeeper(services)
        workers: list[Worker] = [courier, housekeeper, ComputerPlayers(services, self.thinker)]
        if self.pictures.beside:  # else whoever looks ahead would keep others waiting
            workers.append(Foresight(services))
        background = [
            asyncio.create_task(supervised(self.health, one.part, one.run)) for one in workers
        ]
        try:
            await self._connected()
        finally:
            for task in background[1:]:
                task.cancel()
            await courier.stop()
            await asyncio.gather(*background, return_exceptions=True)

    @asynccontextmanager
    async def _among_others(self) -> AsyncIterator[None]:
        """Hold leases for what is served here, and wait for the first; a file needs none."""
        if isinstance(self.database.where, Path):
            yield
            return
        advised, _, limits = await self.client.http.get_bot_gateway()
        first, last, of = self.shards or (0, advised - 1, advised)
        fleet = Fleet(self.database, Share(tuple(range(first, last + 1)), of))
        fleet.at_once = limits["max_concurrency"]
        self.fleet = self.sessions.fleet = fleet
        self.client.may_identify = fleet.may_identify
        self.client.throttle.gate = fleet.must_count
        await fleet.first_held(self._closed)
        said = partial(fleet.run, partial(self.health.beat, LEASES))
        leading = asyncio.create_task(supervised(self.health, LEASES, said))
        try:
            self.client.begin_with(fleet.held, of)
            fleet.changed = self._changed_hands
            self.deputies = Deputies(fleet, self.client, self.sessions, self.people)
            self.database.listen(self.deputies.hear)
            await self._changed_hands()
            yield
        finally:
            fleet.changed = None
            leading.cancel()
            await asyncio.gather(leading, return_exceptions=True)
            if self._connecting is not None:
                self._connecting.cancel()
            await fleet.leave()

    async def _changed_hands(self) -> None:
        """Other shards are served here than before: what waits in them is done here now."""
        assert self.fleet is not None
        held = self.fleet.held
        self.client.throttle.share(len(held) / self.fleet.share.of)
        self.sessions.posted.set()
        self.sessions.moved.set()
        if self.deputies is not None:
            self.deputies.look()
        if self.housekeeper is not None:
            self.housekeeper.wake()
        if self._connecting is not None:
            self._connecting.cancel()
        self._connecting = asyncio.create_task(self.client.serve_shards(held))

    async def _connected(self) -> None:
        """Until the connection is closed: discord.py may just be pausing before its next attempt,
        for minutes, and does not notice; or be in the middle of one, which then fails somehow."""
        connecting = asyncio.create_task(self.client.connect())
        closed = asyncio.create_task(self._closed.wait())
        try:
            await asyncio.wait({connecting, closed}, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait({connecting}, timeout=GOODBYE if closed.done() else None)
            if connecting.done() and not closed.done():
                connecting.result()
        finally:
            closed.cancel()
            connecting.cancel()
            await asyncio.gather(closed, connecting, return_exceptions=True)

    async def stop(self) -> None:
        """Deliver what is under way and say goodbye to Discord; `serve` returns."""
        if self.courier is not None:
            await self.courier.stop()
        await self.client.finish(LAST_WORDS)
        await self.client.close()
        self._closed.set()
        await self.client.finish(LAST_WORDS)  # what came in while it was closed

    async def _close(self) -> None:
        with contextlib.suppress(Exception):
            await self.client.close()
        await self.pictures.close()
        await self.thinker.close()
        self.questions.close()
        await self.sessions.close()
        await self.database.close()
