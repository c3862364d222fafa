"""Posts that are no cards: who sends them, and whether one that was sent has arrived."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.client.request import Services
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


Deliver = Callable[[Services, PostRow, bool], Awaitable[None]]
"""Sends a post; the last argument says whether it may have arrived already."""

DELIVERERS: dict[str, Deliver] = {}
"""Who sends posts of a kind that are no cards."""


def delivers(*kinds: str) -> Callable[[Deliver], Deliver]:
    """Register a function for the posts of these kinds."""

    def register(deliver: Deliver) -> Deliver:
        for kind in kinds:
            assert kind not in DELIVERERS, kind
            DELIVERERS[kind] = deliver
        return deliver

    return register
