"""Discord's shards: which of them this process is connected to, and when one may connect."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket, ReconnectWebSocket
from discord.shard import Shard

from bot.client.components import Interaction
from bot.client.handover import Handover

LOG = logging.getLogger(__name__)

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds between attempts at a first connection: the pause doubles up to the longest."""
NOT_YET = (
    OSError,
    aiohttp.ClientError,
    TimeoutError,
    AttributeError,
    discord.ConnectionClosed,
    ReconnectWebSocket,
)
"""What a first connection fails of; discord.py stumbles over what it has not had yet, too."""

MayIdentify = Callable[[int], Awaitable[None]]
"""Waits until a shard may make itself known: of many processes one at a time."""


class ResumingShard(Shard):
    """After an outage it goes on with its session, as a client without shards does: what people
    did meanwhile is delivered. discord.py's own would begin anew and never hear of it."""

    async def reconnect(self) -> None:
        """Take the session up again; Discord says if that cannot be, and it begins anew."""
        known = self.ws.session_id is not None
        await self.reidentify(ReconnectWebSocket(self.id, resume=known))


class ShardedClient(discord.AutoShardedClient):
    """All shards, or those that it is told; they can change while it is connected."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.may_identify: MayIdentify | None = None
        """None: this process is alone."""
        self.handover: Handover | None = None
        self._wanted: frozenset[int] | None = None
        self._turn = asyncio.Lock()
        self._begun = asyncio.Event()
        """The first shards are connected, or are not wanted any more."""

    def begin_with(self, shards: Iterable[int], of: int) -> None:
        """Connect to these at first, instead of to as many as Discord recommends."""
        self.shard_count, self.shard_ids = of, sorted(shards)
        self._wanted = frozenset(self.shard_ids)

    async def give_away(self, interaction: Interaction, shard: int) -> bool:
        """Have another process carry out what somebody does; False if that cannot be."""
        return self.handover is not None and await self.handover.give(interaction, shard)

    def want(self, shards: Iterable[int]) -> None:
        """No others are worth another attempt."""
        self._wanted = frozenset(shards)

    async def serve_shards(self, shards: Iterable[int]) -> None:
        """Connect to these and to no others, as soon as the first have been."""
        self.want(shards)
        await self._begun.wait()
        async with self._turn:
            assert self._wanted is not None
            inside: Any = self._connection
            inside.shard_ids = sorted(self._wanted)  # so many it waits for before it is ready
            known = self.shards
            for number, shard in known.items():
                if number not in self._wanted and not shard.is_closed():
                    await shard.disconnect()
            for number in sorted(self._wanted):
                if number not in known or known[number].is_closed():
                    await self._launch(number)

    async def launch_shards(self) -> None:
        """As discord.py calls it once, to begin with."""
        await super().launch_shards()
        self._begun.set()

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """As discord.py calls it; the gateway is the one that a single shard would take."""
        await self._launch(shard_id, initial=initial)

    async def _launch(self, shard_id: int, *, initial: bool = False) -> None:
        """Connect to one, however often it takes. discord.py would report each attempt as a fault
        of its own, and call itself deeper and deeper."""
        pause = FIRST_PAUSE
        while not self.is_closed() and (self._wanted is None or shard_id in self._wanted):
            try:
                made = DiscordWebSocket.from_client(self, initial=initial, shard_id=shard_id)
                socket = await asyncio.wait_for(made, self.shard_connect_timeout)
            except NOT_YET as error:
                LOG.warning("shard %d: no connection yet: %s", shard_id, error)
            else:
                self._keep(shard_id, socket)
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _keep(self, number: int, socket: DiscordWebSocket) -> None:
        """As discord.py does; it has no public name for where it keeps its shards."""
        inside: Any = self
        shard = ResumingShard(socket, self, inside._AutoShardedClient__queue.put_nowait)
        inside._AutoShardedClient__shards[number] = shard
        shard.launch()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord lets one shard after the other make itself known."""
        if self.may_identify is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.may_identify(shard_id or 0)
