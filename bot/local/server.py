"""The local table as a server: one process, one address on loopback, started and stopped."""

import errno
import json
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from types import TracebackType
from urllib.parse import quote

from aiohttp import web
from aiohttp.typedefs import Middleware

from bot.local import limits, views
from bot.local.arrange import Arrange
from bot.local.clock import TableClock, TableSystemClock
from bot.local.core import Core
from bot.local.driver import Driver, DriverPool
from bot.local.errors import refusal
from bot.local.faults import Faults
from bot.local.gateway import Gateway, GatewaySocket
from bot.local.interactions import Interactions
from bot.local.model import User
from bot.local.players import PlayerSocket
from bot.local.rest.door import PREFIX, Door, answer
from bot.local.rest.routes import add_routes
from bot.local.uploads import clean_name, describe
from bot.local.world import World
from bot.store.things import Store

HOST = "127.0.0.1"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;"
    " font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none';"
    " frame-ancestors 'none'"
)
_PICTURES = {"image/png", "image/jpeg", "image/gif", "image/webp"}


class PortBusyError(Exception):
    """Somebody else listens on the port."""


class LocalTable:
    """A Discord of our own: `async with LocalTable() as table: ...`."""

    def __init__(
        self,
        port: int = 0,
        data: Path | None = None,
        *,
        clock: TableClock | None = None,
        patience: TableClock | None = None,
        rate_limits: bool = True,
        pace: float = 1.0,
        shards: int = 1,
        keeps_files: bool = True,
    ) -> None:
        """`patience`: the clock for the seconds in which people must be answered, if not `clock`.
        `pace`: how many times as fast as at Discord the windows of the rate limits pass.
        `shards`: into how many the bot is cut. `keeps_files`: whether pictures can be downloaded;
        thousands of tables post gigabytes of them.
        """
        self._wanted_port = port
        self._store = Store(data, files=keeps_files)
        clock = clock or TableSystemClock()
        self.core = Core(self._store, clock, patience or clock, rate_limits=rate_limits, pace=pace)
        self.core.gateway.shards = shards
        self.arrange = Arrange(self.core)
        self.door = Door(self.core)
        self._runner: web.AppRunner | None = None
        self._drivers = DriverPool()

    # where it is

    @property
    def url(self) -> str:
        """The page's address."""
        return self.core.origin

    @property
    def api_url(self) -> str:
        """What goes into DISCORD_API_URL."""
        return self.core.origin + PREFIX

    @property
    def token(self) -> str:
        """The bot's token here."""
        return self.core.token

    @property
    def world(self) -> World:
        """Who and what exists."""
        return self.core.world

    @property
    def faults(self) -> Faults:
        """Misfortunes of requests and deliveries."""
        return self.core.faults

    @property
    def gateway(self) -> Gateway:
        """The bot's connections."""
        return self.core.gateway

    @property
    def interactions(self) -> Interactions:
        """What people do, on its way to the bot and back."""
        return self.core.interactions

    async def bot_online(self) -> None:
        """Return when a bot is connected."""
        await self.core.gateway.wait(online=True)

    async def bot_offline(self) -> None:
        """Return when no bot is connected."""
        await self.core.gateway.wait(online=False)

    async def player(self, name: str) -> Driver:
        """A driver acting as this user; closed with the table."""
        return await self._drivers.open(self.url, name)

    async def dismiss(self) -> None:
        """Close all drivers so far: each is told everything, and keeps it."""
        await self._drivers.close()

    # life

    async def __aenter__(self) -> "LocalTable":
        await self.start()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listen; raises PortBusyError if somebody else does."""
        app = web.Application(middlewares=[_guard(self.core)], client_max_size=limits.REQUEST_BYTES)
        app.on_response_prepare.append(_protect)
        self._add_routes(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._wanted_port)
        try:
            await site.start()
        except OSError as error:
            await self.stop()
            if error.errno != errno.EADDRINUSE:
                raise
            raise PortBusyError(
                f"Port {self._wanted_port} is in use; set ORRERY_LOCAL_PORT to another one."
            ) from None
        port = self._runner.addresses[0][1]
        self.core.origin = f"http://{HOST}:{port}"

    async def stop(self) -> None:
        """Say goodbye to everybody and let go of the port and the data."""
        await self._drivers.close()
        for player in self.core.players:
            if isinstance(player, PlayerSocket):
                await player.close()
        await self.core.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        self._store.close()

    # what it serves

    def _add_routes(self, app: web.Application) -> None:
        add_routes(app, self.door)
        app.router.add_get("/gateway", self._gateway)
        app.router.add_get("/gateway/", self._gateway)
        app.router.add_get("/players", self._players)
        app.router.add_post("/players/upload", self._upload)
        app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", self._attachment)
        app.router.add_get("/emojis/{file_id}", self._emoji)
        app.router.add_get("/", self._page)
        app.router.add_get("/static/{name:.+}", self._static)

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        if self.core.gateway.shut:
            raise web.HTTPServiceUnavailable
        return await GatewaySocket(self.core, request).run()

    def _user(self, request: web.Request) -> User:
        wanted = request.query.get("user", "")
        for user in self.core.world.users.values():
            if wanted in (user.id, user.username, user.global_name) and not user.bot:
                return user
        raise web.HTTPNotFound(text="no such user")

    async def _players(self, request: web.Request) -> web.StreamResponse:
        user = self._user(request)
        socket = web.WebSocketResponse(heartbeat=30.0, max_msg_size=limits.REQUEST_BYTES)
        await socket.prepare(request)
        await PlayerSocket(self.core, user, socket).run()
        return socket

    async def _upload(self, request: web.Request) -> web.Response:
        self._user(request)
        content = await request.read()
        if len(content) > limits.FILE_BYTES:
            raise web.HTTPRequestEntityTooLarge(limits.FILE_BYTES, len(content))
        name = clean_name(request.query.get("name", "file"))
        file = describe(name, content, self.core.world.new_id(), "0")
        self.core.store.put_file(file.id, content)
        self.core.uploads[file.id] = file
        return answer(views.attachment(self.core.origin, file))

    async def _attachment(self, request: web.Request) -> web.Response:
        words = request.match_info
        file_id, name = words["file_id"], words["name"]
        content = self.core.store.file(file_id) if file_id.isdecimal() else None
        if content is None:
            raise web.HTTPNotFound(text="no such file")
        return _file(name, content)

    async def _emoji(self, request: web.Request) -> web.Response:
        content = self.core.store.file(request.match_info["file_id"].partition(".")[0])
        if content is None:
            raise web.HTTPNotFound(text="no such emoji")
        return _file("emoji.png", content)

    async def _page(self, _: web.Request) -> web.StreamResponse:
        return _own("index.html")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        return _own(request.match_info["name"])


def _file(name: str, content: bytes) -> web.Response:
    kind = describe(name, content, "0", "0").content_type
    headers = {"Cache-Control": "private, max-age=31536000, immutable"}
    if kind not in _PICTURES:
        # Nothing a bot uploads may run as a page of ours.
        kind = "application/octet-stream"
        headers["Content-Disposition"] = f"attachment; filename*=UTF-8''{quote(name)}"
    return web.Response(body=content, content_type=kind, headers=headers)


def _own(name: str) -> web.Response:
    kinds = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
    kinds |= {".svg": "image/svg+xml", ".png": "image/png", ".json": "application/json"}
    suffix = "." + name.rpartition(".")[2]
    parts = name.split("/")
    if suffix not in kinds or any(part in ("", "..") for part in parts):
        raise web.HTTPNotFound(text="no such file")
    found = files("bot.local").joinpath("web", *parts)
    if not found.is_file():
        raise web.HTTPNotFound(text="no such file")
    headers = {"Cache-Control": "no-cache"}
    return web.Response(
        body=found.read_bytes(), content_type=kinds[suffix], charset="utf-8", headers=headers
    )


_Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def _guard(core: Core) -> Middleware:
    """Refuse what comes from other sites, and tell browsers to load nothing from elsewhere."""

    @web.middleware
    async def guard(request: web.Request, handler: _Handler) -> web.StreamResponse:
        port = core.origin.rpartition(":")[2]
        hosts = {f"{HOST}:{port}", f"localhost:{port}"}
        origin = request.headers.get("Origin")
        foreign = origin is not None and origin.removeprefix("http://") not in hosts
        crossing = request.headers.get("Sec-Fetch-Site") in ("cross-site", "same-site")
        if request.headers.get("Host") not in hosts or foreign or crossing:
            return web.Response(
                status=403, text=json.dumps({"message": "only from this address", "code": 0})
            )
        try:
            return await handler(request)
        except (web.HTTPNotFound, web.HTTPMethodNotAllowed) as error:
            if not request.path.startswith(PREFIX):
                raise
            wrong = refusal("not_found" if error.status == 404 else "not_allowed")
            return answer(wrong.body(), wrong.status)
        except ConnectionError:  # whoever asked has gone before a socket was opened
            return web.Response()

    return guard


async def _protect(_: web.Request, response: web.StreamResponse) -> None:
    response.headers["Content-Security-Policy"] = _POLICY
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
    response.headers["Referrer-Policy"] = "no-referrer"
