"""Messages that stand are given another layout, in threads that have been archived too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.client.components import MessageLayout
from bot.store.rows import PostRow

ARCHIVED: Final = 50083
"""Discord's code: a thread is archived, and nothing in it can be changed until it is open again."""
CLOSED: Final = (ARCHIVED, 160005)
"""The same where a moderator has closed it: nothing can be sent there either."""
NOBODY = discord.AllowedMentions.none()


async def edit(
    client: discord.Client,
    post: PostRow,
    layout: MessageLayout,
    files: Sequence[discord.File] | None = None,
) -> None:
    """Give a sent post another layout; without `files` its pictures stay. Raises HTTPException."""
    assert post.message is not None
    channel = client.get_partial_messageable(post.channel)
    await change(client, channel.get_partial_message(post.message), layout, files)


async def change(
    client: discord.Client,
    message: discord.Message | discord.PartialMessage,
    layout: MessageLayout,
    files: Sequence[discord.File] | None = None,
) -> None:
    """The same for a message at hand. A thread in which nobody has written for long is archived,
    and nothing in it can be changed before it is open again."""
    layout.stop()  # it is found again by its ids, so the client keeps no view of it
    try:
        await _changed(message, layout, files)
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        thread = await client.fetch_channel(message.channel.id)
        if not isinstance(thread, discord.Thread):
            raise
        await thread.edit(archived=False)
        for file in files or ():
            file.reset()
        await _changed(message, layout, files)


async def _changed(
    message: discord.Message | discord.PartialMessage,
    layout: MessageLayout,
    files: Sequence[discord.File] | None,
) -> None:
    if files is None:
        await message.edit(view=layout, allowed_mentions=NOBODY)
    else:
        await message.edit(view=layout, attachments=list(files), allowed_mentions=NOBODY)
