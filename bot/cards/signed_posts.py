"""Posts signed with their number, so that one that was sent without anybody learning whether it
arrived is found again.

The number is the id of the box that everything of a message lies in; it is stored with the message,
however long ago that was. Discord forgets nonces within minutes; they only keep a message that is
sent twice within that time from standing there twice.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from datetime import UTC, datetime

import discord

from bot.client.components import MessageLayout
from bot.store.rows import PostRow

LOG = logging.getLogger(__name__)

MARK = 1 << 30
"""Added to a post's number: Discord numbers what has no id from 1 on. Ids have 31 bits."""
LATEST, SINCE = 50, 100
"""Messages among which a post is looked for: the latest, and those sent since it was tried."""
SLACK = 600.0
"""Seconds by which our clock may be ahead of Discord's."""


def signature(row: PostRow) -> int:
    """The id that marks the message of a post."""
    return MARK + row.id % MARK


async def send_signed(
    channel: discord.abc.Messageable,
    row: PostRow,
    layout: MessageLayout,
    called: Iterable[int],
    files: Sequence[discord.File] = (),
) -> int:
    """Send the message of a post, calling these users; returns its id."""
    layout.box.id = signature(row)
    layout.stop()  # it is found again by its ids, so the client keeps no view of it
    users = [discord.Object(user) for user in called]
    message = await channel.send(
        view=layout,
        files=list(files),
        nonce=str(row.id),
        allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=users),
    )
    return message.id


async def found(
    channel: discord.abc.Messageable, row: PostRow, me: discord.ClientUser | None
) -> int | None:
    """The message of a post that was tried before; None if it is not there."""
    try:
        async for message in _candidates(channel, row):
            ours = me is not None and message.author.id == me.id
            if ours and _is_signed(message, row):
                return message.id
    except discord.Forbidden:
        LOG.info("post %s: the history cannot be read", row.id)
    return None


def _is_signed(message: discord.Message, row: PostRow) -> bool:
    marked = any(
        isinstance(one, discord.components.Container) and one.id == signature(row)
        for one in message.components
    )
    return marked or (message.nonce is not None and str(message.nonce) == str(row.id))


async def _candidates(
    channel: discord.abc.Messageable, row: PostRow
) -> AsyncIterator[discord.Message]:
    """The latest messages; in a busy channel after a long time away also those of that time."""
    oldest: datetime | None = None
    async for message in channel.history(limit=LATEST):
        oldest = message.created_at
        yield message
    since = datetime.fromtimestamp((row.tried or row.created) - SLACK, UTC)
    if oldest is not None and oldest > since:
        async for message in channel.history(limit=SINCE, after=since, oldest_first=True):
            yield message
