"""Thinking beside the event loop: for computer players, and for people who ask for ideas."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from bot.client.beside import Beside, LostError
from bot.client.thinking_worker import ThinkingWish, lessons_of, thoughts_of
from bot.health import timed
from bot.session.values import Games
from engine.company.review import Lesson
from engine.company.values import Thought

LOG = logging.getLogger(__name__)

WORKER: Final = "bot.client.thinking_worker"


Here: TypeAlias = Callable[[ThinkingWish, Games], tuple[list[Any], str]]
"""Does in this process what the other one would do; what it finds depends on what is wished."""


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
        found: list[Thought] = await self._asked(wish, thoughts_of)
        return found

    async def review(self, wish: ThinkingWish) -> list[Lesson]:
        """The dearest turns of a seat in a game that is over; raises ThinkingError."""
        found: list[Lesson] = await self._asked(wish._replace(review=True), lessons_of)
        return found

    async def _asked(self, wish: ThinkingWish, here: Here) -> list[Any]:
        process = self._coach if wish.several or wish.review else self._players
        with timed("think"):
            found, problem = await self._beside(process, wish, here)
        if problem:
            LOG.error("game %s: nothing could be thought of: %s", wish.table, problem)
            raise ThinkingError(problem.splitlines()[-1])
        return found

    async def _beside(
        self, process: Beside | None, wish: ThinkingWish, here: Here
    ) -> tuple[list[Any], str]:
        if process is None:
            return await asyncio.to_thread(here, wish, self._games)
        try:
            answer: tuple[list[Any], str] = await process.ask(tuple(wish))
        except LostError as error:
            LOG.warning("a thinker is lost and asked anew: %s", error)
        else:
            return answer
        try:
            answer = await process.ask(tuple(wish))
        except LostError as error:
            return [], f"lost again: {error}"
        return answer

    async def close(self) -> None:
        """Think no more."""
        for process in (self._players, self._coach):
            if process is not None:
                await process.close()
