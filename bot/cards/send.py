"""Sending one post: a message once and only once, an edit, and buttons taken from older cards."""

from __future__ import annotations

import logging
import sqlite3
from dataclasses import replace
from http import HTTPStatus

import discord

from bot import timing
from bot.cards.call_note import remove_answered, send_note
from bot.cards.compose import (
    Post,
    compose,
    files_of,
    pictures_again,
    request_of,
    story_again,
)
from bot.cards.find_sent import found
from bot.cards.notices import OPEN
from bot.cards.turn_card import old_card, turn_card
from bot.client.edit_message import edit
from bot.client.layout import Layout
from bot.client.pictures import as_file
from bot.client.services import Desk
from bot.people.reminder_messages import REMINDERS, remind
from bot.session.outbox import NOTE
from bot.store import posts
from bot.store.posts import BUTTONS
from bot.store.rows import PostRow
from bot.table.requests import refresh_requests, request_layout

LOG = logging.getLogger(__name__)

TOO_MANY_EDITS = 30046
"""Discord's code, a 429: messages older than an hour can be changed only a few times in a while."""


async def deliver(desk: Desk, row: PostRow) -> None:
    """Send a waiting post; raises discord.py's errors, or aiohttp's."""
    unsure = row.tried is not None
    taken = await desk.sessions.database.write(_take, row.id, desk.sessions.clock.now())
    if taken is None or taken.game is None:
        return
    if taken.kind in REMINDERS:
        await remind(desk, taken, unsure=unsure)
        return
    if taken.kind == NOTE:
        await send_note(desk, taken, unsure=unsure)
        return
    # First of all: by now it might be no message of its own any more, and yet stand there as one.
    message = await found(_channel(desk, row.channel), row, desk.client.user) if unsure else None
    if message is None and await _is_settled(desk, taken):
        await desk.sessions.database.write(posts.sent, taken.id, None, desk.sessions.clock.now())
        return
    with timing.timed("compose"):
        post = await compose(desk, taken, arrived=message is not None)
    if post.edits is not None and not await _edit(desk, post):
        post = replace(await compose(desk, taken, post.edits), edits=None)
    if post.edits is None:
        await _post(desk, post, message)
    if post.requests:
        await refresh_requests(desk, taken.game)
    await remove_answered(desk, taken.game)


async def _post(desk: Desk, post: Post, message: int | None) -> None:
    """Send a new message, unless it has arrived already; older cards lose their buttons."""
    if message is None:
        with timing.timed("send"):
            message = await _send(desk, post)
    await desk.sessions.database.write(_sent, post, message, desk.sessions.clock.now())
    with timing.timed("strip"):
        for old in post.strips:
            await _strip(desk, old, post.lang)


async def _is_settled(desk: Desk, row: PostRow) -> bool:
    """Whether a post asks what has been decided before anybody was asked."""
    request = await request_of(desk, row)
    return request is not None and request.status != OPEN


def _take(conn: sqlite3.Connection, post: int, now: float) -> PostRow | None:
    """Begin an attempt; from now on nobody adds to the post. None if it is done or gone."""
    row = posts.find(conn, post)
    if row is None or row.done is not None:
        return None
    posts.trying(conn, post, now)
    return row


def _sent(conn: sqlite3.Connection, post: Post, message: int, now: float) -> None:
    posts.change(conn, post.row.id, post.payload)
    posts.sent(conn, post.row.id, message, now)


def _edited(conn: sqlite3.Connection, post: Post, now: float) -> None:
    assert post.edits is not None
    posts.change(conn, post.edits.id, post.payload)
    posts.sent(conn, post.row.id, None, now)


def _gone(conn: sqlite3.Connection, row: PostRow) -> None:
    """A message that somebody has deleted is no card any more."""
    posts.change(conn, row.id, {**row.payload, BUTTONS: False})


async def _send(desk: Desk, post: Post) -> int:
    channel = _channel(desk, post.row.channel)
    called = [discord.Object(user) for user in post.called]
    message = await channel.send(
        view=await _layout(desk, post),
        files=[as_file(picture, name) for name, picture in post.pictures],
        nonce=str(post.row.id),
        allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=called),
    )
    return message.id


async def _edit(desk: Desk, post: Post) -> bool:
    """Change the card that stands; False if it has been deleted, or cannot be changed any more."""
    assert post.edits is not None
    files = [as_file(picture, name) for name, picture in post.pictures]
    try:
        await edit(desk, post.edits, await _layout(desk, post), files)
    except discord.HTTPException as error:
        if not isinstance(error, discord.NotFound) and error.code != TOO_MANY_EDITS:
            raise
        LOG.info("card %s is not changed: %s", post.edits.id, error)
        await desk.sessions.database.write(_gone, post.edits)
        return False
    await desk.sessions.database.write(_edited, post, desk.sessions.clock.now())
    return True


async def _strip(desk: Desk, row: PostRow, lang: str) -> None:
    """Take the buttons from a card that is not the latest any more; its pictures stay."""
    try:
        await edit(desk, row, await _old(desk, row, lang))
    except discord.HTTPException as error:
        LOG.info("card %s keeps its buttons or its pictures: %s", row.id, error)
        if error.status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return
        if error.status == HTTPStatus.BAD_REQUEST:
            await _strip_anew(desk, row, lang)
    await desk.sessions.database.write(_gone, row)


async def _strip_anew(desk: Desk, row: PostRow, lang: str) -> None:
    """The same with the pictures sent along, where Discord does not keep them by their names."""
    files = [as_file(picture, name) for name, picture in await pictures_again(desk, row, lang)]
    try:
        await edit(desk, row, await _old(desk, row, lang), files)
    except discord.HTTPException as error:
        LOG.warning("card %s keeps its buttons: %s", row.id, error)


async def _old(desk: Desk, row: PostRow, lang: str) -> Layout:
    return old_card(await story_again(desk, row, lang), files_of(row))


async def _layout(desk: Desk, post: Post) -> Layout:
    """The message itself; it is found again by its ids, so the client keeps no view of it."""
    layout = await _notice(desk, post)
    if layout is None and post.payload.get(BUTTONS):
        layout = turn_card(post.card, post.lang)
    elif layout is None:
        layout = old_card(post.card.story, post.card.pictures)
    layout.stop()
    return layout


async def _notice(desk: Desk, post: Post) -> Layout | None:
    request = await request_of(desk, post.row)
    return None if request is None else await request_layout(desk, request, post.lang)


def _channel(desk: Desk, channel: int) -> discord.PartialMessageable:
    return desk.client.get_partial_messageable(channel)
