"""A process beside the bot's that draws, so that answers need not wait for pictures."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable, Mapping

from render import Picture
from render.worker import LENGTH, Answer, packed

LOG = logging.getLogger(__name__)

LOST = (OSError, asyncio.IncompleteReadError, EOFError, pickle.UnpicklingError)
PATIENCE_S = 5.0
"""How long a drawer may take for its last picture."""


class DrawerLostError(Exception):
    """The process has ended, or cannot be told; whoever asked draws for himself."""


class Drawer:
    """One such process, started with the first picture and anew whenever it has ended."""

    def __init__(self, games: Iterable[str]) -> None:
        self._games = tuple(games)
        self._process: Process | None = None
        self._turn = asyncio.Lock()

    async def draw(self, wish: Mapping[str, object]) -> Picture:
        """What `render.draw` makes of these arguments; raises DrawerLostError where there is no
        answer, RuntimeError where it cannot be drawn."""
        try:
            said = packed(wish)
        except Exception as error:  # pickle raises whatever it likes
            raise DrawerLostError(f"cannot be told what to draw: {error}") from error
        async with self._turn:
            try:
                picture, problem = await self._asked(said)
            except BaseException as error:
                await self._give_up()
                if isinstance(error, LOST):
                    raise DrawerLostError(str(error)) from error
                raise
        if picture is None:
            raise RuntimeError(problem)
        return picture

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

    async def _asked(self, wish: bytes) -> Answer:
        process = self._process
        if process is None:
            line = ("-m", "render.worker", *self._games)
            process = await asyncio.create_subprocess_exec(
                sys.executable, *line, stdin=PIPE, stdout=PIPE
            )
            self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(wish)
        await process.stdin.drain()
        length = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
        answer: Answer = pickle.loads(await process.stdout.readexactly(length))
        return answer

    async def _give_up(self) -> None:
        """What is half said cannot be continued."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
