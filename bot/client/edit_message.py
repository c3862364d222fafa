"""Changing a message that has been sent; nobody is called by that."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.client.layout import Layout
from bot.client.replies import NOBODY
from bot.client.services import Desk
from bot.store.rows import PostRow


async def edit(
    desk: Desk, post: PostRow, layout: Layout, files: Sequence[discord.File] | None = None
) -> None:
    """Give a sent post another layout; without `files` its pictures stay. Raises HTTPException."""
    assert post.message is not None
    channel = desk.client.get_partial_messageable(post.channel)
    await change(channel.get_partial_message(post.message), layout, files)


async def change(
    message: discord.Message | discord.PartialMessage,
    layout: Layout,
    files: Sequence[discord.File] | None = None,
) -> None:
    """The same for a message at hand."""
    layout.stop()  # it is found again by its ids, so the client keeps no view of it
    if files is None:
        await message.edit(view=layout, allowed_mentions=NOBODY)
    else:
        await message.edit(view=layout, attachments=list(files), allowed_mentions=NOBODY)
