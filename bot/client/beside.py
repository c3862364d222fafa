"""A process beside the bot's that answers one wish after another, started with the first one and
anew whenever it has ended; so that no person waits for what takes long."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from typing import Any

from render.worker import LENGTH, packed

LOST = (OSError, asyncio.IncompleteReadError, EOFError, pickle.UnpicklingError)
PATIENCE_S = 5.0
"""How long it may take for its last answer."""
LONGEST_S = 900.0
"""How long for any: beyond that it hangs, and everybody who waits would wait for ever."""


class LostError(Exception):
    """The process has ended, or cannot be told; whoever asked does it himself."""


def told(wish: object) -> bytes:
    """A wish as it is told to another process; raises LostError where it cannot be."""
    try:
        return packed(wish)
    except Exception as error:  # pickle raises whatever it likes
        raise LostError(f"cannot be told: {error}") from error


class Queue:
    """One at a time; of those who wait the lowest rank is next, and within it who came first."""

    def __init__(self) -> None:
        self._taken = False
        self._came = 0
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []

    @property
    def idle(self) -> bool:
        """Whether nobody has a turn, or waits for one."""
        return not self._taken

    @asynccontextmanager
    async def turn(self, rank: int) -> AsyncIterator[None]:
        """Until it is one's turn."""
        if self._taken:
            await self._called(rank)
        self._taken = True
        try:
            yield
        finally:
            self._next()

    async def _called(self, rank: int) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._came += 1
        heappush(self._waiting, (rank, self._came, called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # called, and gone in the same moment
                self._next()
            raise

    def _next(self) -> None:
        """The turn is handed on, so that nobody who comes now takes it away."""
        while self._waiting:
            called = heappop(self._waiting)[2]
            if not called.done():
                called.set_result(None)
                return
        self._taken = False


class Beside:
    """One such process: `python -m` this module with these words."""

    def __init__(self, *line: str) -> None:
        self._line = line
        self.longest = LONGEST_S
        self._process: Process | None = None
        self._queue = Queue()

    @property
    def idle(self) -> bool:
        """Whether it has nothing to do."""
        return self._queue.idle

    async def ask(self, wish: object) -> Any:
        """What it answers, whatever that is: the reader knows. Raises LostError."""
        return await self.ask_for(told(wish))

    async def ask_for(self, said: bytes, rank: int = 0) -> Any:
        """The same for a wish that is packed already; lower ranks go first."""
        async with self._queue.turn(rank):
            try:
                async with asyncio.timeout(self.longest):
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
