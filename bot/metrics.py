"""`/metrics` and `/healthz` for the host's own eyes, on the address of ORRERY_METRICS.

Figures that are there anyway (work by phase) are counted as they come; what has to be looked up
(the outbox, the games) is looked up when somebody asks.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from bot.health import observers
from bot.store import games, posts
from bot.store.errors import StoreError
from bot.store.rows import Status

if TYPE_CHECKING:
    from bot.app import Orrery

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
TICK = 0.5
"""Seconds between looks at how late the event loop is."""
LATE = 600.0
"""Seconds after which a post that still waits is worth a worry."""
AWAY = 300.0
"""Seconds without the gateway that are worth one."""


class Metrics:
    """The figures of one bot, in a registry of its own."""

    def __init__(self, bot: Orrery) -> None:
        self._bot = bot
        self._away_since: float | None = None
        self.registry = CollectorRegistry()
        self._work = Histogram(
            "orrery_work_seconds",
            "Time that pieces of work took, by what they are and by phase; phases may overlap",
            ("what", "phase"),
            buckets=BUCKETS,
            registry=self.registry,
        )
        self._lag = Histogram(
            "orrery_loop_lag_seconds",
            "How late the event loop came to what was due",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self._oldest = self._gauge("oldest_unsent_post_seconds", "Age of the oldest unsent post")
        self._unsent = self._gauge("unsent_posts", "Posts that wait in the outbox")
        self._tables = self._gauge("live_tables", "Games in memory")
        self._servers = self._gauge("servers", "Servers that the gateway has told of")
        self._shards = self._gauge("shards", "Shards that this process serves")
        self._connected = self._gauge("connected", "1 while the gateway is connected")
        self._worries = self._gauge("worries", "What /healthz would complain of")
        self._games = Gauge("orrery_games", "Games by status", ("status",), registry=self.registry)
        self._rounds = Gauge(
            "orrery_last_round_seconds",
            "Seconds since a part of the background finished a round",
            ("part",),
            registry=self.registry,
        )

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(f"orrery_{name}", about, registry=self.registry)

    def note(self, what: str, ms: Mapping[str, float], total: float) -> None:
        """A piece of work is done."""
        for phase, took in (*ms.items(), ("total", total)):
            self._work.labels(what, phase).observe(took / 1000)

    async def watch_the_loop(self) -> None:
        """See how late the event loop is, until cancelled."""
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self._lag.observe(max(0.0, time.perf_counter() - due))

    async def worries(self) -> list[str]:
        """Why the bot is not well; empty if it is."""
        found = self._bot.health.worries()
        now = self._bot.health.clock.now()
        try:
            oldest = await self._bot.database.read(posts.oldest_unsent, now)
        except StoreError as error:
            found.append(f"database: {error}")
        else:
            if oldest is not None and now - oldest > LATE:
                found.append(f"outbox: the oldest post has waited {now - oldest:.0f} s")
        fleet = self._bot.fleet
        if fleet is not None and fleet.problem:
            found.append(f"leases: {fleet.problem}")
        if self._bot.client.is_ready() or (fleet is not None and not fleet.held):
            self._away_since = None
        elif self._away_since is None:
            self._away_since = now
        elif now - self._away_since > AWAY:
            found.append(f"gateway: not connected for {now - self._away_since:.0f} s")
        return found

    async def text(self) -> bytes:
        """All figures in Prometheus' own format."""
        bot, now = self._bot, self._bot.health.clock.now()
        try:
            await self._look_up(now)
        except StoreError:  # what is not known is no number; `worries` says why
            stored = (self._oldest, self._unsent, *(self._games.labels(one) for one in Status))
            for gauge in stored:
                gauge.set(math.nan)
        self._tables.set(bot.sessions.in_memory)
        self._servers.set(len(bot.client.guilds))
        self._shards.set(len(bot.client.shards if bot.fleet is None else bot.fleet.held))
        self._connected.set(bot.client.is_ready())
        self._worries.set(len(await self.worries()))
        for part, at in bot.health.beats.items():
            self._rounds.labels(part).set(max(0.0, now - at))
        return generate_latest(self.registry)

    async def _look_up(self, now: float) -> None:
        """The figures that the database tells; raises StoreError."""
        database = self._bot.database
        oldest = await database.read(posts.oldest_unsent, now)
        self._oldest.set(0.0 if oldest is None else max(0.0, now - oldest))
        self._unsent.set(await database.read(posts.count_unsent))
        counted = await database.read(games.count_by_status)
        for status in Status:
            self._games.labels(status.value).set(counted.get(status, 0))


@asynccontextmanager
async def served(bot: Orrery, host: str, port: int) -> AsyncIterator[str]:
    """Answer `/metrics` and `/healthz`; gives the address. Raises OSError for a busy port."""
    metrics = Metrics(bot)

    async def figures(_: web.Request) -> web.Response:
        return web.Response(
            body=await metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    async def health(_: web.Request) -> web.Response:
        worries = await metrics.worries()
        return web.Response(
            text="\n".join(worries or ["well"]) + "\n", status=503 if worries else 200
        )

    app = web.Application()
    app.add_routes([web.get("/metrics", figures), web.get("/healthz", health)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, host, port)
    watching = asyncio.create_task(metrics.watch_the_loop())
    observers.append(metrics.note)
    try:
        await site.start()
        address = runner.addresses[0]
        yield f"http://{address[0]}:{address[1]}"
    finally:
        observers.remove(metrics.note)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await runner.cleanup()
