"""The bot as a child process that can be killed at any moment and is started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path

from bot.local import LocalTable
from bot.store.database import Where
from tests.bot.server import place_of

ROOT = Path(__file__).parents[2]
START_S = 240.0
"""Longest wait for a start."""


class Child:
    """`python -m bot run` at a local table; its data and its log lie in a folder of its own."""

    def __init__(self, table: LocalTable, folder: Path) -> None:
        self.folder = folder
        self.starts = 0
        self.gave_up = 0
        """Starts that ended by themselves, for example because Discord answered 500 to them."""
        self._table = table
        self._process: Process | None = None

    @property
    def database(self) -> Where:
        return place_of(self.folder / "orrery.db")

    @property
    def output(self) -> str:
        """All that the bot has said on stdout and stderr, in all its lives."""
        return (self.folder / "output.txt").read_text(encoding="utf-8")

    async def up(self) -> None:
        """Start until it is connected, as a supervisor would: again if it gives up."""
        async with asyncio.timeout(START_S):
            while not await self._try():
                self.gave_up += 1

    async def _try(self) -> bool:
        keep = ("PATH", "HOME", "LANG", "VIRTUAL_ENV")
        env = {name: os.environ[name] for name in keep if name in os.environ} | {
            "PYTHONPATH": str(ROOT),
            "PYTHONUNBUFFERED": "1",
            "DISCORD_TOKEN": self._table.token,
            "DISCORD_API_URL": self._table.api_url,
            "ORRERY_DATA": str(self.folder),
            "ORRERY_LOG": "DEBUG",
            "ORRERY_CALLS": "0",
            "ORRERY_OPENINGS": "0",
        }
        if not isinstance(self.database, Path):
            env["DATABASE_URL"] = self.database
        self.starts += 1
        with (self.folder / "output.txt").open("ab") as output:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bot",
                "run",
                cwd=self.folder,
                env=env,
                stdout=output,
                stderr=output,
            )
        online = asyncio.create_task(self._table.bot_online())
        ended = asyncio.create_task(self._process.wait())
        await asyncio.wait({online, ended}, return_when=asyncio.FIRST_COMPLETED)
        online.cancel()
        ended.cancel()
        return self._process.returncode is None

    async def kill(self) -> None:
        """SIGKILL: no goodbye to anybody."""
        await self._end(signal.SIGKILL)

    async def down(self) -> int:
        """Stop it as a host would; its exit status."""
        return await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(how)
        status = await self._process.wait()
        await self._table.bot_offline()
        return status
