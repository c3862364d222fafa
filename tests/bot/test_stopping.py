"""Stopped at any moment after its start, the bot goes quietly; an absent Discord is waited for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
import pytest_asyncio
import yarl

from bot.app import Orrery, address_discord
from bot.client import shards
from bot.local import LocalTable
from engine import GAMES

MOMENTS = (0.0, 0.005, 0.02, 0.05, 0.1, 0.2, 0.31, 0.5)
"""Seconds after connecting has begun: in the handshake, while servers come in, just ready."""

PATIENCE = 120.0
"""Seconds in which whoever has been told to end does so, however busy the machine is."""
LONG = 100_000.0
"""Seconds that nobody is made to wait."""


@pytest_asyncio.fixture
async def table() -> AsyncIterator[LocalTable]:
    """A local table that discord.py is sent to, and sent away from afterwards."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    async with LocalTable() as table:
        for number in range(3):
            table.arrange.add_guild(f"Server {number}", ["Ada"])
        await address_discord(table.api_url, table.token)
        yield table
    discord.http.Route.BASE = base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


@pytest.mark.parametrize("moment", MOMENTS)
async def test_a_stop_soon_after_the_start_is_clean(
    table: LocalTable, tmp_path: Path, caplog: pytest.LogCaptureFixture, moment: float
) -> None:
    before = asyncio.all_tasks()
    async with Orrery.started(tmp_path / "orrery.db", GAMES) as bot:
        await bot.log_in(table.token)
        serving = asyncio.create_task(bot.serve())
        await asyncio.sleep(moment)
        await bot.stop()
        await serving
    ours = {task for task in asyncio.all_tasks() - before if "discord" in task.get_name()}
    if ours:  # they have been told to end
        _, left = await asyncio.wait(ours, timeout=PATIENCE)
        assert not left
    assert not [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]


@asynccontextmanager
async def deaf_gateway() -> AsyncIterator[asyncio.Event]:
    """discord.py is sent to a gateway that hangs up on everybody; set when it has done so."""
    asked = asyncio.Event()

    async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()
        asked.set()

    socket = discord.gateway.DiscordWebSocket
    right = socket.DEFAULT_GATEWAY
    async with await asyncio.start_server(hang_up, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        socket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway")
        yield asked
    socket.DEFAULT_GATEWAY = right


async def test_a_first_connection_that_fails_is_tried_again(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(discord.client.ExponentialBackoff, "delay", lambda _: 0.01)
    async with Orrery.started(tmp_path / "orrery.db", GAMES) as bot:
        await bot.log_in(table.token)
        async with deaf_gateway() as asked:
            serving = asyncio.create_task(bot.serve())
            await asked.wait()
        online = asyncio.create_task(table.bot_online())
        await asyncio.wait({serving, online}, return_when=asyncio.FIRST_COMPLETED)
        assert online.done()
        await bot.stop()
        await serving


@pytest.mark.parametrize("connected", [True, False])
async def test_a_stop_does_not_wait_for_a_gateway_that_is_away(
    table: LocalTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, connected: bool
) -> None:
    waiting = asyncio.Event()

    def pause(_: object) -> float:
        waiting.set()
        return LONG

    monkeypatch.setattr(discord.client.ExponentialBackoff, "delay", pause)
    monkeypatch.setattr(shards, "FIRST_PAUSE", LONG)
    async with Orrery.started(tmp_path / "orrery.db", GAMES) as bot:
        await bot.log_in(table.token)
        if connected:
            serving = asyncio.create_task(bot.serve())
            await table.bot_online()
            await bot.client.wait_until_ready()
            await table.stop()
            await waiting.wait()
        else:
            async with deaf_gateway() as asked:
                serving = asyncio.create_task(bot.serve())
                await asked.wait()
        await bot.stop()
        await serving
