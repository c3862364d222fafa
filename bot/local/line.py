"""The players' websocket from the player's side: what was told, and waiting for what will be."""

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import aiohttp

from bot.local.screen import Screen
from bot.local.wire import Json

PATIENCE_S = 90.0
"""How long to wait for anything, in real time, before giving up."""


class RequestRefusedError(Exception):
    """The local table would not let a person do this (as the real client would not)."""

    def __init__(self, error: Json) -> None:
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]


@dataclass
class _Wish:
    fits: Callable[[Json], bool]
    granted: asyncio.Future[Json] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class PlayerLine:
    """One connection; keeps everything it was told."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.patience = PATIENCE_S
        self.http = aiohttp.ClientSession()
        self.world: Json = {}
        self.events: list[Json] = []
        self.messages: dict[str, Screen] = {}
        self._name = secrets.token_hex(4)  # the same person may have several lines
        self._numbers = itertools.count(1)
        self._wishes: list[_Wish] = []
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None

    async def open(self, user: str) -> None:
        """Connect as a user and wait for the table's greeting."""
        try:
            self._socket = await self.http.ws_connect(
                f"{self.url}/players", params={"user": user}, max_msg_size=0
            )
        except aiohttp.ClientError:
            await self.http.close()
            raise
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.event(lambda each: each["type"] == "hello")

    async def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader
        await self.http.close()

    def nonce(self) -> str:
        """A word never given before, on any line."""
        return f"{self._name}-{next(self._numbers)}"

    async def ask(self, do: str, **fields: object) -> Any:
        """Send a request; returns its data or raises RefusedError."""
        if self._socket is None:
            raise ConnectionError("not connected")
        number = next(self._numbers)
        wish = _Wish(lambda each: each["type"] == "reply" and each["id"] == number)
        self._wishes.append(wish)
        await self._socket.send_str(json.dumps({"id": number, "do": do, **fields}))
        reply = await self._granted(wish)
        if not reply["ok"]:
            raise RequestRefusedError(reply["error"])
        return reply["data"]

    async def event(self, fits: Callable[[Json], bool]) -> Json:
        """The first event so far, or to come, that fits."""
        for each in self.events:
            if fits(each):
                return each
        return await self.coming(fits)

    async def coming(self, fits: Callable[[Json], bool]) -> Json:
        """The next event to come that fits."""
        wish = _Wish(fits)
        self._wishes.append(wish)
        return await self._granted(wish)

    async def until(self, done: Callable[[], bool]) -> None:
        """Return when this holds; asked again after every event."""
        if not done():
            await self.coming(lambda _: done())

    async def _granted(self, wish: _Wish) -> Json:
        try:
            return await asyncio.wait_for(wish.granted, self.patience)
        finally:
            if wish in self._wishes:
                self._wishes.remove(wish)

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for message in socket:
            self._take(json.loads(message.data))
        for wish in self._wishes:
            if not wish.granted.done():
                wish.granted.set_exception(ConnectionError("the table has closed"))

    def _take(self, event: Json) -> None:
        self.events.append(event)
        match event["type"]:
            case "hello":
                self.world = self.world | event  # commands are told only at first
            case "commands":
                self.world["commands"] = event["commands"]
            case "message_create" | "message_update":
                screen = Screen(event["message"])
                self.messages[screen.id] = screen
            case "channel_create":
                self._add_channel(event["channel"])
        for wish in list(self._wishes):
            if not wish.granted.done() and wish.fits(event):
                wish.granted.set_result(event)

    def _add_channel(self, channel: Json) -> None:
        for guild in self.world["guilds"]:
            if guild["id"] == channel.get("guild_id"):
                guild["channels"].append(channel)
