"""Stopped at any moment after its start, the bot goes quietly."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bot.app import Orrery, address_discord
from bot.local import LocalTable
from engine import GAMES

MOMENTS = (0.0, 0.005, 0.02, 0.05, 0.1, 0.2, 0.31, 0.5)
"""Seconds after connecting has begun: in the handshake, while servers come in, just ready."""


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
    await asyncio.sleep(0.02)
    ours = [
        task.get_name() for task in asyncio.all_tasks() - before if "discord" in task.get_name()
    ]
    assert not ours
    assert not [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
