"""The courier: takes waiting posts to their channels, each channel's in order, each post once."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import aiohttp
import discord

from bot import timing
from bot.cards.send import deliver
from bot.client.services import Desk
from bot.session.outbox import tell_anew
from bot.session.unopenable import UNOPENED
from bot.store import posts
from bot.store.errors import StoreError
from bot.store.rows import PostRow

LOG = logging.getLogger(__name__)

PART = "courier"
"""What the health of the bot calls this."""
LONGEST_NAP = 60.0
MOST_FAULTS = 5
"""Attempts at a post that fail by a fault of ours; then the table learns in other words."""
UNKNOWN_CHANNEL = 10003
TOO_MANY = 429
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 3600.0
"""Seconds between attempts: the pause doubles up to the longest."""
UNSURE = (discord.DiscordServerError, aiohttp.ClientError, OSError, TimeoutError, StoreError)
"""After these nobody knows whether the message has arrived: also if that could not be noted."""
LAST_WORDS = 5.0
"""Seconds for posts under way when the bot stops."""


class Courier:
    """One for all channels; runs until it is told to stop."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._resume: dict[int, float] = {}
        """Channels to be left alone until then."""
        self._stopping = False

    async def run(self) -> None:
        """Deliver whatever waits, now and whenever something new is put in."""
        posted = self._desk.sessions.posted
        while not self._stopping:
            posted.clear()
            try:
                nap = await self._round()
                self._desk.health.beat(PART)
            except StoreError as error:
                LOG.exception("the outbox cannot be read")
                self._desk.health.failed(PART, error)
                nap = FIRST_PAUSE
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0 if self._stopping else nap):
                    await posted.wait()

    async def stop(self) -> None:
        """Set out no more; let what is under way arrive. What does not is looked up next time."""
        self._stopping = True
        self._desk.sessions.posted.set()
        tasks = list(self._busy.values())
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=LAST_WORDS)
            for task in left:
                task.cancel()

    async def _round(self) -> float:
        """Set out with the next post of every channel that is free; returns how long to nap."""
        database, now = self._desk.sessions.database, self._now
        for row in await database.read(posts.waiting, now):
            if self._stopping:
                break
            if row.damaged:
                await self._put_aside(row, "cannot be read")
            elif row.channel not in self._busy and self._resume.get(row.channel, 0.0) <= now:
                task = asyncio.create_task(self._carry(row))
                self._busy[row.channel] = task
        ready = await database.read(posts.next_ready)
        times = [time for time in (ready, *self._resume.values()) if time and time > now]
        return max(0.01, min([LONGEST_NAP, *(time - now for time in times)]))

    @property
    def busy(self) -> bool:
        """Whether anything is under way."""
        return bool(self._busy)

    @property
    def _now(self) -> float:
        return self._desk.sessions.clock.now()

    async def _carry(self, row: PostRow) -> None:
        database = self._desk.sessions.database
        timing.begin()
        try:
            await deliver(self._desk, row)
            timing.report(f"post {row.kind}")
            self._resume.pop(row.channel, None)
        except UNSURE as error:
            self._unsure(row, error)
        except discord.HTTPException as error:
            await self._refused(row, error)
        except UNOPENED as error:  # what it would tell of is not to be had any more
            LOG.warning("post %s tells of a game that cannot be opened: %s", row.id, error)
            await database.write(posts.drop, row.id, str(error), self._now)
        except Exception as error:
            LOG.exception("post %s", row.id)
            if row.attempts >= MOST_FAULTS:
                await self._put_aside(row, f"{type(error).__name__}: {error}")
            else:
                await self._later(row, error)
        finally:
            self._busy.pop(row.channel, None)
            self._desk.sessions.posted.set()

    async def _refused(self, row: PostRow, error: discord.HTTPException) -> None:
        """Discord does not take it: now, or never."""
        gone = isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL
        here = isinstance(error, discord.NotFound | discord.Forbidden) and not gone
        if here or error.status == TOO_MANY:  # a 429: discord.py has lost patience, no more
            await self._later(row, error)
            return
        if not gone:
            LOG.error("post %s was refused", row.id, exc_info=error)
        await self._desk.sessions.database.write(posts.drop, row.id, str(error), self._now)

    async def _put_aside(self, row: PostRow, problem: str) -> None:
        """It would fail for ever and hold up its channel: the game's present state is told
        instead."""
        self._desk.health.fault(f"post {row.id} of game {row.game}", problem)
        await self._desk.sessions.database.write(tell_anew, row, problem, self._now)

    async def _later(self, row: PostRow, error: Exception) -> None:
        """It has not arrived; what is committed until the next attempt goes with it."""
        if row.tried is not None:  # but an earlier attempt may have: it is still to be looked for
            self._unsure(row, error)
            return
        LOG.warning("post %s to channel %s: %s", row.id, row.channel, error)
        ready = self._now + self._pause(row)
        await self._desk.sessions.database.write(posts.failed, row.id, str(error), ready)

    def _unsure(self, row: PostRow, error: Exception) -> None:
        """Nobody knows whether it has arrived; the next attempt looks for it first."""
        LOG.warning("post %s may have arrived: %s", row.id, error)
        self._resume[row.channel] = self._now + self._pause(row)

    @staticmethod
    def _pause(row: PostRow) -> float:
        return float(min(FIRST_PAUSE * 2 ** min(row.attempts, 20), LONGEST_PAUSE))
