"""What the gateway says for good is one clear line; what mends itself is waited for."""

from __future__ import annotations

import asyncio
import subprocess
from functools import partial
from pathlib import Path

import discord
import pytest

from bot.app import address_discord
from bot.cli import serve
from bot.local import LocalTable
from tests.bot.cli.test_running import started, table, to

__all__ = ["table"]  # the fixture


async def connected(process: subprocess.Popen[str]) -> None:
    assert process.stderr is not None
    while "connected as" not in await asyncio.to_thread(process.stderr.readline):
        assert process.poll() is None


async def last_words(data: Path, table: LocalTable, code: int) -> tuple[int, str]:
    """How a bot ends whose running connection is closed with this code."""
    with started(data, "run", **to(table)) as process:
        await connected(process)
        await table.core.gateway.close(code)
        _, said = await asyncio.to_thread(process.communicate, timeout=60)
        assert process.returncode is not None
        return process.returncode, said


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (4004, "does not accept DISCORD_TOKEN any more"),
        (4011, "demands more shards"),
        (4013, "does not know the bot's intents"),
        (4014, "intents"),
        (4012, "does not speak this version"),
    ],
)
async def test_a_gateway_that_closes_for_good_is_one_clear_line(
    tmp_path: Path, table: LocalTable, code: int, said: str
) -> None:
    status, words = await last_words(tmp_path, table, code)
    assert status == 1
    lines = [line for line in words.splitlines() if not line.startswith("20")]  # without the log
    assert len(lines) == 1, words
    assert said in lines[0]


async def test_a_token_that_is_revoked_while_the_bot_runs_is_one_clear_line(
    tmp_path: Path, table: LocalTable
) -> None:
    with started(tmp_path, "run", **to(table)) as process:
        await connected(process)
        table.core.token = "another"
        await table.core.gateway.close(1012)  # a restart of the gateway: the bot comes back
        _, said = await asyncio.to_thread(process.communicate, timeout=60)
    assert process.returncode == 1
    assert "does not accept DISCORD_TOKEN any more" in said.splitlines()[-1]


class Trouble:
    """A Discord that answers 502 so many times; that it does so is discord.py's own error."""

    def __init__(self, times: int) -> None:
        self.times = times
        self.tried = 0

    async def login(self) -> None:
        self.tried += 1
        if self.tried <= self.times:
            raise discord.DiscordServerError(_Response(), "bad gateway")


class _Response:
    status, reason = 502, "Bad Gateway"


async def test_an_outage_at_the_start_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "FIRST_PAUSE", 0.001)
    trouble = Trouble(4)
    await serve.through_an_outage(trouble.login)
    assert trouble.tried == 5


async def test_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(serve, "OUTAGE", 0.01)
    with pytest.raises(discord.DiscordServerError):
        await serve.through_an_outage(Trouble(1000).login)


async def test_whoever_is_told_when_to_come_again_comes_then(
    monkeypatch: pytest.MonkeyPatch, table: LocalTable
) -> None:
    monkeypatch.setattr(serve, "FIRST_PAUSE", 2 * serve.OUTAGE)  # of his own accord: never
    order = table.faults.limit(1, path=r"/gateway/bot$")
    await serve.through_an_outage(partial(address_discord, table.api_url, table.token))
    assert order.left == 0


@pytest.mark.soak
async def test_repeated_502_at_login_are_outlived(tmp_path: Path, table: LocalTable) -> None:
    """discord.py itself gives up after five attempts and 25 seconds; and before it is asked at all,
    an address of our own is."""
    gateway = table.faults.fail(1, status=502, path=r"/gateway/bot$")
    order = table.faults.fail(7, status=502, path=r"/users/@me$")
    with started(tmp_path, "run", **to(table)):
        await table.bot_online()
    assert order.left == gateway.left == 0
