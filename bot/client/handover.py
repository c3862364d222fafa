"""What somebody does in one process about a table that another serves is handed over whole.

Whoever plays in private, or turns to a game of another server, is heard by the process of that
place. Discord takes the answer from any process of the bot, so the interaction is given to the one
that has the table, which hears it as if it had come to it at once.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

import discord

from bot.client.components import Interaction

LOG = logging.getLogger(__name__)

INTERACTION: Final = "interaction"
MOST_KEPT: Final = 500
TOO_OLD: Final = 2.5
"""Seconds after which nobody waits for a first answer any more."""
PROMISED_FOR: Final = 600.0
"""The same where an answer was promised."""

Send = Callable[[int, str, Mapping[str, Any]], Awaitable[None]]


class Handover:
    """The interactions of the last moments, as Discord has sent them."""

    def __init__(self, client: discord.Client, send: Send) -> None:
        self._send = send
        self._raw: OrderedDict[int, Any] = OrderedDict()
        self._promised: set[int] = set()
        # discord.py has no public way to see an interaction as it was sent, nor to be given one.
        self._parsers = client._connection.parsers
        self._parse = self._parsers["INTERACTION_CREATE"]
        self._parsers["INTERACTION_CREATE"] = self._keep

    def _keep(self, data: Any) -> None:
        self._raw[int(data["id"])] = data
        if len(self._raw) > MOST_KEPT:
            self._raw.popitem(last=False)
        self._parse(data)

    async def give(self, interaction: Interaction, shard: int) -> bool:
        """Give it to whoever holds a shard; False if it is not to be had any more."""
        raw = self._raw.pop(interaction.id, None)
        if raw is None or shard < 0:
            return False
        promised = interaction.response.is_done()
        await self._send(shard, INTERACTION, {"raw": raw, "promised": promised})
        settle(interaction)
        return True

    def take(self, body: Mapping[str, Any], age: float) -> None:
        """Hear an interaction that another process has given us."""
        if age > (PROMISED_FOR if body["promised"] else TOO_OLD):
            LOG.info("interaction %s has come too late", body["raw"]["id"])
            return
        if body["promised"]:
            self._promised.add(int(body["raw"]["id"]))
        self._parse(body["raw"])

    def heard(self, interaction: Interaction) -> None:
        """The answer to one that was given to us may have been promised already."""
        if interaction.id in self._promised:
            self._promised.discard(interaction.id)
            settle(interaction)


def settle(interaction: Interaction) -> None:
    """A first answer has been given, or is somebody else's to give."""
    inside: Any = interaction.response
    inside._response_type = discord.InteractionResponseType.deferred_channel_message
