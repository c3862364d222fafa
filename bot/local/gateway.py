"""The bot's websocket: sessions that survive their connections, and the protocol on the wire."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from aiohttp import WSMsgType, web

from bot.local import limits, views
from bot.local.wire import PRIVILEGED, Intent, Json
from bot.local.world import BOT_ID

if TYPE_CHECKING:
    from bot.local.core import Core

(
    DISPATCH,
    HEARTBEAT,
    IDENTIFY,
    PRESENCE,
    VOICE_STATE,
    _,
    RESUME,
    RECONNECT,
    REQUEST_MEMBERS,
    INVALID_SESSION,
    HELLO,
    HEARTBEAT_ACK,
) = range(12)

OF_SERVERS = ("GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE")
"""Events that are about the server whose id they carry."""
REPLAY = 1000
"""How many events a session without connection keeps for its return."""


class GatewaySession:
    """One identified bot; events are numbered and kept until they are too old."""

    def __init__(self, intents: int, shard: int, of: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard, self.of = shard, of
        self.sequence = 0
        self.sent: deque[tuple[int, Json]] = deque(maxlen=REPLAY)
        self.connection: GatewaySocket | None = None

    def dispatch(self, event: str, data: Json) -> None:
        """Number an event and send it as soon as there is a connection."""
        self.sequence += 1
        payload = {"op": DISPATCH, "t": event, "s": self.sequence, "d": data}
        self.sent.append((self.sequence, payload))
        if self.connection is not None:
            self.connection.send(payload)

    def serves(self, guild_id: object) -> bool:
        """Whether it is told of a server (None: of what happens in none)."""
        return (0 if guild_id is None else (int(str(guild_id)) >> 22) % self.of) == self.shard

    def can_resume(self, sequence: int) -> bool:
        """Whether nothing after `sequence` has been forgotten."""
        oldest = self.sent[0][0] if self.sent else self.sequence + 1
        return oldest - 1 <= sequence <= self.sequence


WAY_S = 0.05
"""How long the answer to a heartbeat is on its way. discord.py notes the time of a heartbeat only
after it has been sent: an answer that comes before that seems to be one whole interval late."""


class Closing(Exception):  # noqa: N818  # an order, not an error
    """The connection is to be closed with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class GatewaySocket:
    """One websocket, from hello to close."""

    def __init__(self, core: "Core", request: web.Request) -> None:
        self._core = core
        self._request = request
        self._socket = web.WebSocketResponse(autoping=True, max_msg_size=4096 * 4)
        self._outbox: asyncio.Queue[Json | None] = asyncio.Queue()
        self._packer = (
            zlib.compressobj() if request.query.get("compress") == "zlib-stream" else None
        )
        self._session: GatewaySession | None = None
        self._received: deque[float] = deque(maxlen=limits.GATEWAY_SENDS)
        self._alive: asyncio.TimerHandle | None = None
        self._handlers: dict[int, Callable[[object], None]] = {
            HEARTBEAT: self._heartbeat,
            IDENTIFY: self._identify,
            RESUME: self._resume,
            PRESENCE: self._ignored,
            VOICE_STATE: self._ignored,
            REQUEST_MEMBERS: self._members,
        }

    def send(self, payload: Json) -> None:
        """Queue a payload; order is kept."""
        self._outbox.put_nowait(payload)

    async def run(self) -> web.StreamResponse:
        """Speak the protocol until one side has enough."""
        await self._socket.prepare(self._request)
        writer = asyncio.create_task(self._write())
        code, reason = 1000, ""
        try:
            self.send({"op": HELLO, "d": {"heartbeat_interval": limits.HEARTBEAT_MS}})
            self._expect_heartbeat()
            if self._request.query.get("v", "10") not in ("9", "10"):
                raise Closing(4012, "Invalid API version.")
            await self._read()
        except Closing as order:
            code, reason = order.code, order.reason
        finally:
            if self._alive is not None:
                self._alive.cancel()
            self._detach(code)
            self._outbox.put_nowait(None)
            await writer
            await self._socket.close(code=code, message=reason.encode())
        return self._socket

    def drop(self) -> None:
        """Tear the wire, without a word."""
        if self._request.transport is not None:
            self._request.transport.abort()

    async def close(self, code: int, reason: str = "") -> None:
        """Close in good order."""
        await self._socket.close(code=code, message=reason.encode())

    async def _read(self) -> None:
        loop = asyncio.get_running_loop()
        async for message in self._socket:
            if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                break
            full = len(self._received) == limits.GATEWAY_SENDS
            if full and loop.time() - self._received[0] < limits.GATEWAY_WINDOW_S:
                raise Closing(4008, "Rate limited.")
            self._received.append(loop.time())
            self._take(message.data)

    def _take(self, raw: str | bytes) -> None:
        try:
            payload = json.loads(raw)
            operation = payload["op"]
        except (ValueError, KeyError, TypeError):
            raise Closing(4002, "Error while decoding payload.") from None
        handler = self._handlers.get(operation)
        if handler is None:
            raise Closing(4001, "Unknown opcode.")
        if self._session is None and operation not in (HEARTBEAT, IDENTIFY, RESUME):
            raise Closing(4003, "Not authenticated.")
        handler(payload.get("d"))

    async def _write(self) -> None:
        while (payload := await self._outbox.get()) is not None:
            text = json.dumps(payload, ensure_ascii=False, separators=(",", ":"))
            try:
                if self._packer is None:
                    await self._socket.send_str(text)
                else:
                    packed = self._packer.compress(text.encode())
                    await self._socket.send_bytes(packed + self._packer.flush(zlib.Z_SYNC_FLUSH))
            except ConnectionError:
                return

    def _detach(self, code: int) -> None:
        if self._session is not None and self._session.connection is self:
            self._session.connection = None
            if self._socket.close_code in (1000, 1001) and code == 1000:
                self._core.gateway.forget(self._session)
            self._core.gateway.changed()

    def _expect_heartbeat(self) -> None:
        # Real time on purpose: the client's heart beats in a thread of its own.
        if self._alive is not None:
            self._alive.cancel()
        patience = limits.HEARTBEAT_MS / 1000 * 2
        self._alive = asyncio.get_running_loop().call_later(patience, self.drop)

    def _heartbeat(self, _: object) -> None:
        self._expect_heartbeat()
        asyncio.get_running_loop().call_later(WAY_S, self.send, {"op": HEARTBEAT_ACK})

    def _ignored(self, _: object) -> None:
        """Presence and voice make no difference here."""

    def _identify(self, data: object) -> None:
        if self._session is not None:
            raise Closing(4005, "Already authenticated.")
        if not isinstance(data, dict):
            raise Closing(4002, "Error while decoding payload.")
        if str(data.get("token", "")).removeprefix("Bot ") != self._core.token:
            raise Closing(4004, "Authentication failed.")
        intents = data.get("intents")
        if not isinstance(intents, int) or intents < 0 or intents >= 1 << 27:
            raise Closing(4013, "Invalid intent(s).")
        if intents & PRIVILEGED:
            raise Closing(4014, "Disallowed intent(s).")
        shard, of = self._shard(data.get("shard", [0, 1]))
        self._session = self._core.gateway.open(intents, shard, of)
        self._session.connection = self
        self._greet(self._session)
        self._core.gateway.changed()

    def _shard(self, named: object) -> tuple[int, int]:
        match named:
            case [int(shard), int(of)] if 0 <= shard < of == self._core.gateway.shards:
                return shard, of
        raise Closing(4010, "Invalid shard.")

    def _greet(self, session: GatewaySession) -> None:
        world = self._core.world
        home = [
            guild
            for guild in world.guilds.values()
            if BOT_ID in guild.members and session.serves(guild.id)
        ]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": views.own_user(world.bot),
                "guilds": [{"id": guild.id, "unavailable": True} for guild in home],
                "session_id": session.id,
                "session_type": "normal",
                "resume_gateway_url": self._core.gateway_url,
                "shard": [session.shard, session.of],
                "application": {"id": BOT_ID, "flags": 0},
                "private_channels": [],
                "relationships": [],
            },
        )
        if session.intents & Intent.GUILDS:
            for guild in home:
                session.dispatch("GUILD_CREATE", views.guild_create(world, guild))

    def _resume(self, data: object) -> None:
        if not isinstance(data, dict):
            raise Closing(4002, "Error while decoding payload.")
        if str(data.get("token", "")).removeprefix("Bot ") != self._core.token:
            raise Closing(4004, "Authentication failed.")
        session = self._core.gateway.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or not isinstance(sequence, int) or not session.can_resume(sequence):
            self.send({"op": INVALID_SESSION, "d": False})
            return
        if session.connection is not None:
            session.connection.drop()
        self._session = session
        for number, payload in session.sent:
            if number > sequence:
                self.send(payload)
        session.connection = self
        session.dispatch("RESUMED", {})
        self._core.gateway.changed()

    def _members(self, data: object) -> None:
        world = self._core.world
        if self._session is None or not isinstance(data, dict):
            return
        guild = world.guilds.get(str(data.get("guild_id")))
        if guild is None:
            return
        wanted = data.get("user_ids")
        wanted = wanted if isinstance(wanted, list) else [wanted] if wanted else None
        query = str(data.get("query") or "").lower()
        found = [
            member
            for user_id, member in guild.members.items()
            if (str(user_id) in map(str, wanted) if wanted is not None else True)
            and world.users[user_id].username.startswith(query)
        ]
        self._session.dispatch(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": guild.id,
                "members": [views.member(world, member) for member in found],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [],
                "nonce": data.get("nonce"),
            },
        )


class Gateway:
    """All sessions of the bot."""

    def __init__(self, core: "Core") -> None:
        self._core = core
        self.shards = 1
        """Into how many the bot is cut."""
        self.sessions: dict[str, GatewaySession] = {}
        self.shut = False
        """Whether nobody can connect just now."""
        self._online = asyncio.Event()
        self._offline = asyncio.Event()
        self._offline.set()

    @property
    def online(self) -> bool:
        """Whether a bot is connected."""
        return any(session.connection is not None for session in self.sessions.values())

    async def wait(self, *, online: bool) -> None:
        """Return when the bot is connected, or gone."""
        await (self._online if online else self._offline).wait()

    def open(self, intents: int, shard: int, of: int) -> GatewaySession:
        """A new session; those of its shard that have no connection are given up."""
        for session in list(self.sessions.values()):
            if session.connection is None and session.shard == shard:
                self.forget(session)
        session = GatewaySession(intents, shard, of)
        self.sessions[session.id] = session
        return session

    def forget(self, session: GatewaySession) -> None:
        """The session cannot be resumed any more."""
        self.sessions.pop(session.id, None)

    def changed(self) -> None:
        """A bot came or went."""
        was = self._online.is_set()
        if self.online:
            self._online.set()
            self._offline.clear()
        else:
            self._online.clear()
            self._offline.set()
        if was != self.online:
            self._core.tell_players({"type": "bot", "online": self.online})

    def dispatch(self, event: str, data: Json, intent: Intent | None = Intent.GUILDS) -> None:
        """Tell every session that asked for such events, if they happen in its shard."""
        guild = data.get("id") if event in OF_SERVERS else data.get("guild_id")
        for session in self.sessions.values():
            if session.serves(guild) and (intent is None or session.intents & intent):
                session.dispatch(event, data)

    # misfortunes

    def drop(self) -> None:
        """Cut every connection without a word; sessions can be resumed."""
        for connection in self._connections():
            connection.drop()

    @contextmanager
    def away(self) -> Iterator[None]:
        """Cut every connection and take no new one until the block ends; sessions are kept."""
        self.shut = True
        self.drop()
        try:
            yield
        finally:
            self.shut = False

    def ask_reconnect(self) -> None:
        """Tell the bot to reconnect and resume."""
        for connection in self._connections():
            connection.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool) -> None:
        """Tell the bot that its session is invalid."""
        for session in list(self.sessions.values()):
            if session.connection is not None:
                session.connection.send({"op": INVALID_SESSION, "d": resumable})
            if not resumable:
                self.forget(session)

    async def close(self, code: int = 1001) -> None:
        """Close every connection in good order."""
        for connection in self._connections():
            await connection.close(code)

    def _connections(self) -> list[GatewaySocket]:
        return [each.connection for each in self.sessions.values() if each.connection is not None]
