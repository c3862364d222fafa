"""A bot without a library: raw requests and a raw gateway, for what no client would send."""

import io
import json
import zlib
from typing import Any

import aiohttp

from bot.local import LocalTable
from bot.local.world import BOT_ID

COMMANDS = f"/applications/{BOT_ID}/commands"


class Rest:
    """Requests with the bot's token; answers as (status, JSON)."""

    def __init__(self, table: LocalTable) -> None:
        self.table = table
        self.http = aiohttp.ClientSession()
        self.headers: dict[str, str] = {}
        """Of the last answer."""

    async def __call__(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        files: dict[str, bytes] | None = None,
        token: str | None = "",
        **params: str,
    ) -> tuple[int, Any]:
        """Send one request; `token` None sends none."""
        headers = {} if token is None else {"Authorization": f"Bot {token or self.table.token}"}
        sending: dict[str, Any] = {}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body), content_type="application/json")
            for index, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{index}]", io.BytesIO(content), filename=name)
            sending["data"] = form
        elif body is not None:
            sending["json"] = body
        async with self.http.request(
            method, self.table.api_url + path, headers=headers, params=params, **sending
        ) as response:
            self.headers = dict(response.headers)
            raw = await response.read()
            return response.status, json.loads(raw) if raw else None

    async def send(self, channel: str, body: Any, **more: Any) -> tuple[int, Any]:
        """Send a message to a channel by name."""
        channel_id = self.table.arrange.channel(channel).id
        return await self("POST", f"/channels/{channel_id}/messages", body, **more)


class RawBot(Rest):
    """With a gateway connection of its own."""

    def __init__(self, table: LocalTable) -> None:
        super().__init__(table)
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.sequence = 0
        self._unpacker: Any = None

    async def open(self, *, compress: bool = False, **query: str) -> dict[str, Any]:
        """Connect and return what hello says."""
        params = {"v": "10", "encoding": "json", **query}
        if compress:
            params["compress"] = "zlib-stream"
            self._unpacker = zlib.decompressobj()
        self.socket = await self.http.ws_connect(self.table.core.gateway_url, params=params)
        return await self.receive()

    async def receive(self) -> dict[str, Any]:
        """The next payload."""
        message = await self.socket.receive(timeout=60)
        if message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
            raise ConnectionError(self.socket.close_code)
        if message.type is aiohttp.WSMsgType.BINARY:
            payload = json.loads(self._unpacker.decompress(message.data))
        else:
            payload = json.loads(message.data)
        self.sequence = payload.get("s") or self.sequence
        return payload

    async def give(self, operation: int, data: Any) -> None:
        """Send a payload."""
        await self.socket.send_json({"op": operation, "d": data})

    async def identify(self, intents: int = 1, **more: Any) -> dict[str, Any]:
        """Identify; returns READY and skips the guilds."""
        await self.give(
            2, {"token": self.table.token, "intents": intents, "properties": {}, **more}
        )
        ready = await self.event("READY")
        for _ in ready["guilds"] if intents & 1 else []:
            await self.event("GUILD_CREATE")
        return ready

    async def event(self, name: str) -> Any:
        """The data of the next event of this name; others are passed over."""
        while True:
            payload = await self.receive()
            if payload.get("t") == name:
                return payload["d"]

    async def answer(self, interaction: Any, body: Any, **more: Any) -> tuple[int, Any]:
        """POST a callback."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
        return await self("POST", path, body, token=None, **more)

    async def follow(
        self, interaction: Any, method: str, which: str = "", body: Any = None, **more: Any
    ) -> tuple[int, Any]:
        """Use the interaction's webhook; `which` is "" to send, else a message id."""
        path = f"/webhooks/{BOT_ID}/{interaction['token']}"
        path += f"/messages/{which}" if which else ""
        return await self(method, path, body, token=None, **more)

    async def close(self) -> None:
        """Go."""
        if self.socket is not None:
            await self.socket.close()
        await self.http.close()


def fault(body: Any, *path: str) -> str:
    """The first fault code at a place of a 50035 answer."""
    assert body["code"] == 50035, body
    node = body["errors"]
    for key in path:
        node = node[key]
    return node["_errors"][0]["code"]


def faults(body: Any) -> dict[str, str]:
    """All faults of a 50035 answer: the place with dots, and the code."""
    assert body["code"] == 50035, body
    found: dict[str, str] = {}

    def visit(node: dict[str, Any], place: tuple[str, ...]) -> None:
        for key, inner in node.items():
            if key == "_errors":
                found[".".join(place)] = inner[0]["code"]
            else:
                visit(inner, (*place, key))

    visit(body["errors"], ())
    return found
