"""Looking in a channel for a message that was sent without anybody learning whether it arrived."""

from __future__ import annotations

import logging

import discord

from bot.store.rows import PostRow

LOG = logging.getLogger(__name__)

LOOK_BACK = 50
"""Messages of the channel among which one that may have arrived is looked for."""


async def found(
    channel: discord.abc.Messageable, row: PostRow, me: discord.ClientUser | None
) -> int | None:
    """The message of a post, known by its nonce; None if it is not there."""
    try:
        async for message in channel.history(limit=LOOK_BACK):
            ours = me is not None and message.author.id == me.id
            if ours and str(message.nonce) == str(row.id):
                return message.id
    except discord.Forbidden:
        LOG.info("post %s: the history cannot be read", row.id)
    return None
