"""The courier takes waiting posts to their channels, each channel's in order, each post once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace
from http import HTTPStatus
from typing import Final

import aiohttp
import discord

from bot.cards.compose import (
    FILES,
    STORY,
    Post,
    compose,
    files_of,
    pictures_again,
    request_of,
    story_again,
)
from bot.cards.lobby_card import TURNSTILE
from bot.cards.notices import OPEN
from bot.cards.other_posts import DELIVERERS
from bot.cards.request_card import refresh_requests, request_layout
from bot.cards.signed_posts import found, still_asked
from bot.cards.turn_card import old_card, turn_card
from bot.client.client import PATIENT
from bot.client.components import MessageLayout
from bot.client.permissions import says_nothing
from bot.client.pictures import as_file
from bot.client.replies import CLOSED, edit
from bot.client.request import Services
from bot.health import begin_work, report_work, timed
from bot.session.accord.unopenable import UNOPENED
from bot.session.asked.calls import LOBBY, tell_anew
from bot.store import games, posts
from bot.store.database import in_the_name_of
from bot.store.errors import StoreError
from bot.store.fleet import ElsewhereError
from bot.store.posts import BUTTONS
from bot.store.rows import PostRow
from bot.store.sql import Connection

LOG = logging.getLogger(__name__)

NOT_LIKE_THIS = (HTTPStatus.BAD_REQUEST, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
TOO_MANY_EDITS = 30046
"""Discord's code, a 429: messages older than an hour can be changed only a few times in a while."""


async def deliver(services: Services, row: PostRow) -> None:
    """Send a waiting post; raises discord.py's errors, or aiohttp's."""
    taken = await services.sessions.database.write(
        posts.take, row.id, services.sessions.clock.now()
    )
    if taken is None or taken.game is None:
        return
    unsure = taken.tried is not None
    if taken.kind in DELIVERERS:
        await DELIVERERS[taken.kind](services, taken, unsure)
        return
    # First of all: by now it might be no message of its own any more, and yet stand there as one.
    me, channel = services.client.user, services.client.get_partial_messageable(row.channel)
    message = await found(channel, taken, me) if unsure else None
    if message is None and await _is_settled(services, taken):
        await services.sessions.database.write(
            posts.sent, taken.id, None, services.sessions.clock.now()
        )
        return
    with timed("compose"):
        post = await compose(services, taken, arrived=message is not None)
    if post.edits is not None and not await _edit(services, post):
        post = replace(await compose(services, taken, post.edits), edits=None)
    if post.edits is None:
        await _post(services, post, message)
    if post.requests:
        await refresh_requests(services, taken.game)
    await _remove_answered(services, taken.game)


async def _remove_answered(services: Services, game: int) -> None:
    """Remove the posts that call nobody any more."""
    database, now = services.sessions.database, services.sessions.clock.now()
    for row in await database.read(posts.standing, game):
        if row.message is None or await still_asked(services, row):
            continue
        channel = services.client.get_partial_messageable(row.channel)
        try:
            await channel.get_partial_message(row.message).delete()
        except discord.NotFound:
            pass
        except discord.HTTPException as error:
            LOG.info("call %s stays: %s", row.id, error)
            continue
        await database.write(posts.sent, row.id, None, now)


async def _post(services: Services, post: Post, message: int | None) -> None:
    """Send a new message, unless it has arrived already; older cards lose their buttons."""
    if message is None:
        with timed("send"):
            post, message = await _send_anyhow(services, post)
    await services.sessions.database.write(_sent, post, message, services.sessions.clock.now())
    with timed("strip"):
        for old in post.strips:
            await _strip(services, old, post.lang)


async def _is_settled(services: Services, row: PostRow) -> bool:
    """Whether a post asks what has been decided before anybody was asked."""
    request = await request_of(services, row)
    return request is not None and request.status != OPEN


def _sent(conn: Connection, post: Post, message: int, now: float) -> None:
    posts.change(conn, post.row.id, post.payload)
    posts.sent(conn, post.row.id, message, now)


def _edited(conn: Connection, post: Post, now: float) -> None:
    assert post.edits is not None
    posts.change(conn, post.edits.id, post.payload)
    posts.sent(conn, post.row.id, None, now)


def _gone(conn: Connection, row: PostRow) -> None:
    """A message that nobody can press, or see, any more is not changed again: what it takes to make
    it once more is not kept."""
    kept = {key: value for key, value in row.payload.items() if key not in (STORY, FILES)}
    posts.change(conn, row.id, {**kept, BUTTONS: False})


async def _send_anyhow(services: Services, post: Post) -> tuple[Post, int]:
    """Send it, if need be in words alone."""
    try:
        return post, await _send(services, post)
    except discord.HTTPException as error:
        post = _in_words(post, error)
    return post, await _send(services, post)


def _in_words(post: Post, error: discord.HTTPException) -> Post:
    """What can be sent where Discord does not take the pictures: what a post tells, and whom it
    calls, matters more. Raises the error where it is about something else."""
    if error.status not in NOT_LIKE_THIS or error.code in CLOSED or not post.pictures:
        raise error
    LOG.error("post %s goes without its pictures", post.row.id, exc_info=error)
    card, payload = replace(post.card, pictures=()), {**post.payload, FILES: []}
    return replace(post, card=card, pictures=(), payload=payload)


async def _send(services: Services, post: Post) -> int:
    channel = services.client.get_partial_messageable(post.row.channel)
    files = [as_file(picture, name) for name, picture in post.pictures]
    layout = await _layout(services, post)
    return await layout.send(channel, post.row.id, post.called, files)


async def _edit(services: Services, post: Post) -> bool:
    """Change the card that stands; False if it has been deleted, or cannot be changed any more."""
    assert post.edits is not None
    files = [as_file(picture, name) for name, picture in post.pictures]
    layout = await _layout(services, post)
    try:
        async with _alone_with(post.edits):
            await edit(services.client, post.edits, layout, files)
    except discord.HTTPException as error:
        stands = not isinstance(error, discord.NotFound) and error.code != TOO_MANY_EDITS
        if stands or says_nothing(error):
            return await _edit(services, _in_words(post, error))
        LOG.info("card %s is not changed: %s", post.edits.id, error)
        await services.sessions.database.write(_gone, post.edits)
        return False
    await services.sessions.database.write(_edited, post, services.sessions.clock.now())
    return True


def _alone_with(card: PostRow) -> contextlib.AbstractAsyncContextManager[object]:
    """An answer to Start is a lobby card too: it would cover the game's first, if it came later."""
    if card.kind != LOBBY or card.game is None:
        return contextlib.nullcontext()
    return TURNSTILE.lock(card.game)


async def _strip(services: Services, row: PostRow, lang: str) -> None:
    """Take the buttons from a card that is not the latest any more; its pictures stay."""
    try:
        await edit(services.client, row, await _old(services, row, lang))
    except discord.HTTPException as error:
        LOG.info("card %s keeps its buttons or its pictures: %s", row.id, error)
        if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status in NOT_NOW:
            return  # the next card tries again
        if error.status == HTTPStatus.BAD_REQUEST:
            await _strip_anew(services, row, lang)
    await services.sessions.database.write(_gone, row)


async def _strip_anew(services: Services, row: PostRow, lang: str) -> None:
    """The same with the pictures sent along, where Discord does not keep them by their names: such
    as those that we know are gone if an earlier change was made and its answer lost."""
    files = [as_file(picture, name) for name, picture in await pictures_again(services, row, lang)]
    try:
        await edit(services.client, row, await _old(services, row, lang), files)
    except discord.HTTPException as error:
        LOG.warning("card %s keeps its buttons: %s", row.id, error)


async def _old(services: Services, row: PostRow, lang: str) -> MessageLayout:
    return old_card(await story_again(services, row, lang), files_of(row))


async def _layout(services: Services, post: Post) -> MessageLayout:
    """The message itself; it is found again by its ids, so the client keeps no view of it."""
    layout = await _notice(services, post)
    if layout is None and post.payload.get(BUTTONS):
        layout = turn_card(post.card)
    elif layout is None:
        layout = old_card(post.card.story, post.card.pictures)
    layout.stop()
    return layout


async def _notice(services: Services, post: Post) -> MessageLayout | None:
    request = await request_of(services, post.row)
    return None if request is None else await request_layout(services, request, post.lang)


LONGEST_NAP = 60.0
MOST_FAULTS = 5
"""Attempts at a post that fail by a fault of ours; then the table learns in other words."""
MOST_AT_ONCE, MOST_PATIENT = 200, 5
"""So many channels are looked at in a round, so many reminders carried at a time."""
TOO_MANY = 429
NOT_NOW = (TOO_MANY, HTTPStatus.FORBIDDEN, HTTPStatus.UNAUTHORIZED)
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 3600.0
"""Seconds between attempts: the pause doubles up to the longest."""
UNSURE = (discord.DiscordServerError, aiohttp.ClientError, OSError, TimeoutError, StoreError)
"""After these nobody knows whether the message has arrived: also if that could not be noted."""
LAST_WORDS = 5.0
"""Seconds for posts under way when the bot stops."""


class Courier:
    """One for all channels; runs until it is told to stop."""

    part: Final = "courier"
    """What the health of the bot calls this."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._busy: dict[int, asyncio.Task[None]] = {}
        self._resume: dict[int, float] = {}
        """Channels to be left alone until then."""
        self._patient = 0
        """With how many posts that are patient somebody is under way."""
        self._stopping = False

    async def run(self) -> None:
        """Deliver whatever waits, now and whenever something new is put in."""
        posted = self._services.sessions.posted
        while not self._stopping:
            posted.clear()
            try:
                nap = await self._round()
                self._services.health.beat(self.part)
            except StoreError as error:
                LOG.error("the outbox cannot be read: %s", error)
                self._services.health.failed(self.part, error)
                nap = FIRST_PAUSE
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(0 if self._stopping else nap):
                    await posted.wait()

    async def stop(self) -> None:
        """Set out no more; let what is under way arrive. What does not is looked up next time."""
        self._stopping = True
        self._services.sessions.posted.set()
        tasks = list(self._busy.values())
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=LAST_WORDS)
            for task in left:
                task.cancel()

    async def _round(self) -> float:
        """Set out with the next post of every channel that is free; returns how long to nap."""
        database, now = self._services.sessions.database, self._now
        most = MOST_AT_ONCE + len(self._busy) + len(self._resume)
        rows, ready = await database.read(posts.due, now, most)
        for row in rows:
            if self._stopping:
                break
            if row.damaged:
                await self._put_aside(row, "cannot be read")
            elif self._is_free(row, now):
                self._busy[row.channel] = asyncio.create_task(self._carry(row))
                self._patient += row.kind in posts.PATIENT
        times = [time for time in (ready, *self._resume.values()) if time and time > now]
        return max(0.01, min([LONGEST_NAP, *(time - now for time in times)]))

    def _is_free(self, row: PostRow, now: float) -> bool:
        """Whether one can set out with a post now; with few that are patient at a time."""
        if row.kind in posts.PATIENT and self._patient >= MOST_PATIENT:
            return False
        resume = self._resume.get(row.channel, 0.0)
        set_back = resume > now + LONGEST_PAUSE  # the clock: nobody pauses for longer
        return row.channel not in self._busy and (resume <= now or set_back)

    @property
    def busy(self) -> bool:
        """Whether anything is under way."""
        return bool(self._busy)

    @property
    def _now(self) -> float:
        return self._services.sessions.clock.now()

    async def _carry(self, row: PostRow) -> None:
        database = self._services.sessions.database
        begin_work()
        PATIENT.set(row.kind in posts.PATIENT)
        try:
            with in_the_name_of(await self._services.sessions.claims(row.game)):
                await deliver(self._services, row)
            report_work(f"post {row.kind}")
            self._resume.pop(row.channel, None)
        except ElsewhereError as error:
            LOG.info("post %s is sent by another process: %s", row.id, error)
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
            self._patient -= row.kind in posts.PATIENT
            self._services.sessions.posted.set()

    async def _refused(self, row: PostRow, error: discord.HTTPException) -> None:
        """Discord does not take it: not now, not here, or never."""
        only_asked = error.response.method == "GET" and row.attempts < MOST_FAULTS
        shut = isinstance(error, discord.NotFound | discord.Forbidden) or error.code in CLOSED
        not_now = error.status == TOO_MANY or says_nothing(error)  # discord.py has lost patience
        if shut and not not_now and row.game is not None:
            await self._shut_out(row, error)
        elif not_now or only_asked:
            await self._later(row, error)
        else:
            await self._put_aside(row, str(error))

    async def _shut_out(self, row: PostRow, error: discord.HTTPException) -> None:
        """The bot may not post there: the game rests until it may, and nothing is tried. Of a
        conversation nobody tells when it is open again: there it is tried later."""
        assert row.game is not None
        game, _ = await self._services.sessions.find(row.game)
        if game.channel != row.channel:  # the table has gone elsewhere meanwhile
            await self._services.sessions.database.write(tell_anew, row, str(error), self._now)
            return
        await self._later(row, error)
        if game.guild is not None:
            LOG.warning("game %s rests: channel %s is shut", row.game, row.channel)
            await self._services.sessions.database.write(games.set_away, row.game, self._now)

    async def _put_aside(self, row: PostRow, problem: str) -> None:
        """It would fail for ever and hold up its channel: the game's present state is told
        instead."""
        self._services.health.fault(f"post {row.id} of game {row.game}", problem)
        await self._services.sessions.database.write(tell_anew, row, problem, self._now)
        self._services.sessions.posted.set()

    async def _later(self, row: PostRow, error: Exception) -> None:
        """It has not arrived; what is committed until the next attempt goes with it."""
        if row.tried is not None:  # but an earlier attempt may have: it is still to be looked for
            self._unsure(row, error)
            return
        LOG.warning("post %s to channel %s: %s", row.id, row.channel, error)
        ready = self._now + self._pause(row)
        await self._services.sessions.database.write(posts.failed, row.id, str(error), ready)

    def _unsure(self, row: PostRow, error: Exception) -> None:
        """Nobody knows whether it has arrived; the next attempt looks for it first."""
        LOG.warning("post %s may have arrived: %s", row.id, error)
        self._resume[row.channel] = self._now + self._pause(row)

    @staticmethod
    def _pause(row: PostRow) -> float:
        return float(min(FIRST_PAUSE * 2 ** min(row.attempts, 20), LONGEST_PAUSE))
