"""Thinking beside the event loop: for computer players, and for people who ask for ideas."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from bot import timing
from bot.client.beside import Beside, LostError
from bot.client.thinking_worker import ThinkingWish, Thoughts, thoughts_of
from bot.session.values import Games
from engine.company.values import Thought

LOG = logging.getLogger(__name__)

WORKER: Final = "bot.client.thinking_worker"


class ThinkingError(Exception):
    """Nothing could be thought of; the reason is in the log."""


class Thinker:
    """Two processes beside the bot's: people who wait for ideas wait for no computer player. Where
    there are none, threads of this one."""

    def __init__(self, games: Games, *, beside: bool = False) -> None:
        self._games = games
        self._players = Beside(WORKER) if beside else None
        self._coach = Beside(WORKER) if beside else None

    async def think(self, wish: ThinkingWish) -> list[Thought]:
        """What a computer player would do, or several ideas; raises ThinkingError."""
        process = self._coach if wish.several else self._players
        with timing.timed("think"):
            found, problem = await self._asked(process, wish)
        if problem:
            LOG.error("game %s: nothing could be thought of: %s", wish.table, problem)
            raise ThinkingError(problem.splitlines()[-1])
        return found

    async def _asked(self, process: Beside | None, wish: ThinkingWish) -> Thoughts:
        if process is None:
            return await asyncio.to_thread(thoughts_of, wish, self._games)
        try:
            answer: Thoughts = await process.ask(tuple(wish))
        except LostError as error:
            LOG.warning("a thinker is lost and asked anew: %s", error)
            answer = await process.ask(tuple(wish))
        return answer

    async def close(self) -> None:
        """Think no more."""
        for process in (self._players, self._coach):
            if process is not None:
                await process.close()
