"""What every REST request passes: who asks, misfortune, rate limits, and errors as Discord's."""

import json
import logging
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from aiohttp import web

from bot.local.bodies import BODY
from bot.local.core import Core
from bot.local.errors import RefusalError, refusal
from bot.local.faults import Mishap
from bot.local.ratelimits import too_many


@dataclass(frozen=True)
class Exchange:
    """A request that came through the door and what it got."""

    method: str
    route: str
    sent: object
    status: int
    got: object


RouteHandler: TypeAlias = Callable[[Core, web.Request], Awaitable[web.Response]]

log = logging.getLogger(__name__)

PREFIX = "/api/v10"
_OPEN = re.compile(r"^/(gateway$|webhooks/[^/]+/[^/]+|interactions/)")
_MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


def answer(value: object, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """A JSON answer; Discord's content type carries no charset, and discord.py insists on it."""
    body = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return web.Response(body=body, status=status, headers=headers, content_type="application/json")


def empty() -> web.Response:
    """204, nothing to say."""
    return web.Response(status=204)


class Door:
    """Wraps the resources' handlers."""

    def __init__(self, core: Core) -> None:
        self._core = core
        self.witnesses: list[Callable[[Exchange], None]] = []
        """Called with every exchange; tests compare them with Discord's description."""

    def wrap(
        self, method: str, route: str, handler: RouteHandler
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        """The handler as aiohttp wants it."""

        async def enter(request: web.Request) -> web.StreamResponse:
            headers: dict[str, str] = {}
            mishap = None
            try:
                self._core.rates.admit()
                self._check_token(request, route)
                mishap = self._core.faults.strike(method, request.path)
                await self._suffer(mishap)
                headers = self._core.rates.count(method, route, _major(request))
                response = await handler(self._core, request)
                response.headers.update(headers)
            except web.HTTPRequestEntityTooLarge:
                response = answer(refusal("too_large").body(), 413)
            except RefusalError as error:
                response = answer(error.body(), error.status, headers | error.headers)
            except (web.HTTPException, ConnectionError):
                raise
            except Exception:
                log.exception("%s %s failed", method, route)
                response = answer(refusal("broken").body(), 500)
            self._core.rates.note(response.status)
            self._testify(request, route, response)
            if mishap is not None and mishap.lost and request.transport is not None:
                request.transport.abort()
            return response

        return enter

    def _testify(self, request: web.Request, route: str, response: web.Response) -> None:
        if not self.witnesses:
            return
        body = request.get(BODY)
        got = json.loads(response.body) if isinstance(response.body, bytes) else None
        sent = None if body is None else body.value
        exchange = Exchange(request.method, route, sent, response.status, got)
        for witness in self.witnesses:
            witness(exchange)

    def _check_token(self, request: web.Request, route: str) -> None:
        given = request.headers.get("Authorization")
        if given is None and _OPEN.match(route):
            return
        if given != f"Bot {self._core.token}":
            raise refusal("unauthorized")

    async def _suffer(self, mishap: Mishap | None) -> None:
        if mishap is None:
            return
        if mishap.gate is not None:
            await mishap.gate.wait()
        if mishap.status == 429:
            raise too_many(
                mishap.retry_after, everywhere=mishap.everywhere, headers={}, code=mishap.code
            )
        if mishap.status is not None:
            words = "Service Unavailable" if mishap.status == 503 else "Internal Server Error"
            raise RefusalError(mishap.status, mishap.code, f"{mishap.status}: {words}")


def _major(request: web.Request) -> str:
    return ":".join(request.match_info.get(name, "") for name in _MAJOR)
