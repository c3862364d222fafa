"""A process beside the bot's that answers one wish after another, started with the first one and
anew whenever it has ended; so that no person waits for what takes long."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from render.worker import LENGTH, packed

LOST = (OSError, asyncio.IncompleteReadError, EOFError, pickle.UnpicklingError)
PATIENCE_S = 5.0
"""How long it may take for its last answer."""


class LostError(Exception):
    """The process has ended, or cannot be told; whoever asked does it himself."""


class Beside:
    """One such process: `python -m` this module with these words."""

    def __init__(self, *line: str) -> None:
        self._line = line
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def ask(self, wish: object) -> Any:
        """What it answers, whatever that is: the reader knows. Raises LostError."""
        try:
            said = packed(wish)
        except Exception as error:  # pickle raises whatever it likes
            raise LostError(f"cannot be told: {error}") from error
        async with self._turn:
            try:
                return await self._asked(said)
            except BaseException as error:
                await self._give_up()
                if isinstance(error, LOST):
                    raise LostError(str(error)) from error
                raise

    async def close(self) -> None:
        """Let it finish, and end it."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), PATIENCE_S)
        except TimeoutError:
            process.kill()
            await process.wait()

    async def _asked(self, wish: bytes) -> Any:
        process = self._process
        if process is None:
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", *self._line, stdin=PIPE, stdout=PIPE
            )
            self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(wish)
        await process.stdin.drain()
        length = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
        return pickle.loads(await process.stdout.readexactly(length))

    async def _give_up(self) -> None:
        """What is half said cannot be continued."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
