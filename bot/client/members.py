"""Who has left the server where a table is played; Discord is asked when it matters.

Without the privileged intent nobody tells the bot of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable

import discord

from bot.client.permissions import says_nothing
from bot.client.request import Services
from bot.store.rows import GameRow

LOG = logging.getLogger(__name__)


async def gone(services: Services, row: GameRow, users: Iterable[int | None]) -> frozenset[int]:
    """Those of these users who are not in the table's server; nobody, where that is unknown."""
    server = None if row.guild is None else services.client.get_guild(row.guild)
    asked = sorted({user for user in users if user is not None})
    if server is None:
        return frozenset()
    left = await asyncio.gather(*(_has_left(server, user) for user in asked))
    found = frozenset(user for user, is_gone in zip(asked, left, strict=True) if is_gone)
    services.people.departed -= {(server.id, user) for user in asked}
    services.people.departed |= {(server.id, user) for user in found}
    return found


async def _has_left(server: discord.Guild, user: int) -> bool:
    try:
        await server.fetch_member(user)
    except discord.HTTPException as error:
        if isinstance(error, discord.NotFound) and not says_nothing(error):
            return True
        LOG.info("member %s of server %s: %s", user, server.id, error)
    return False
