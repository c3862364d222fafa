"""What is known of servers and their channels: as the gateway tells, else asked for once.

Soon after a start, posts go out before the gateway has told of their servers; archived threads it
does not tell of at all.
"""

from __future__ import annotations

import logging

import discord

LOG = logging.getLogger(__name__)


class Servers:
    """Locales of servers and parents of threads."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._locales: dict[int, str | None] = {}
        self._parents: dict[int, int | None] = {}

    async def locale(self, guild: int) -> str | None:
        """The preferred locale of a server; None where it is not to be known."""
        known = self._client.get_guild(guild)
        if known is not None and not known.unavailable:
            return str(known.preferred_locale)
        if guild not in self._locales:
            try:
                server = await self._client.fetch_guild(guild, with_counts=False)
            except (discord.NotFound, discord.Forbidden):
                self._locales[guild] = None
            except discord.HTTPException as error:
                LOG.info("server %s: %s", guild, error)
                return None
            else:
                self._locales[guild] = str(server.preferred_locale)
        return self._locales[guild]

    async def parent(self, channel: int) -> int | None:
        """The channel of a thread in a server; None for what is none."""
        known = self._client.get_channel(channel)
        if known is not None:
            return _parent_of(known)
        if channel not in self._parents:
            try:
                found = await self._client.fetch_channel(channel)
            except (discord.NotFound, discord.Forbidden):
                self._parents[channel] = None
            except (discord.HTTPException, discord.InvalidData) as error:
                LOG.info("channel %s: %s", channel, error)
                return None
            else:
                self._parents[channel] = _parent_of(found)
        return self._parents[channel]


def _parent_of(channel: object) -> int | None:
    return channel.parent_id if isinstance(channel, discord.Thread) else None
