"""`run` and `local`: the bot until somebody stops it, on Discord or on a table of its own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from pathlib import Path

import aiohttp
import discord

from bot import metrics, watchdog
from bot.app import CARD_DELAY, Orrery, address_discord
from bot.cli.messages import complain, line_for, say, way_back
from bot.cli.private_files import keep_private
from bot.client.client import OrreryClient
from bot.client.command_names import CatalogueTranslator
from bot.client.limits import UserLimits
from bot.local import LocalTable, PortBusyError
from bot.logs import set_up_logging
from bot.session import Policy
from bot.session.values import Games
from bot.settings import Settings
from bot.store.copies import before_migration, default_path, newest, rescue
from bot.store.database import Database
from bot.store.errors import StoreError
from bot.store.things import DataBusyError
from render import texts
from render.collector import settle_memory
from render.png import packer

LOG = logging.getLogger(__name__)

COMMANDS_FILE = "commands.json"
CLOSED = {
    4004: "does not accept DISCORD_TOKEN any more; copy a new one from the developer portal",
    4010: "refuses the shard: ORRERY_SHARDS does not fit the other processes",
    4011: "demands more shards for so many servers; see docs/hosting",
    4012: "does not speak this version of its gateway any more; update Orrery",
    4013: "does not know the bot's intents; update Orrery",
}
"""Why the gateway closes for good, by Discord's code: nothing of this mends itself."""
OUTAGE = 600.0
"""Seconds for which an outage of Discord is waited for at a start."""
FIRST_PAUSE, LONGEST_PAUSE = 5.0, 60.0
"""Seconds between attempts meanwhile: the pause doubles up to the longest."""
LOOKS_APART = 5.0
"""Seconds between two looks whether the database is still where it was."""
TROUBLED = (discord.DiscordServerError, aiohttp.ClientResponseError)
BUSY = (429, *range(500, 600))
"""With such a status Discord has to mend itself, or asks for patience."""
UNREACHABLE = (aiohttp.ClientError, OSError, TimeoutError)


class CannotRunError(Exception):
    """One line that tells the host what is wrong."""


def run(settings: Settings, games: Games, *, local: bool) -> int:
    """Serve until interrupted; 0, or 1 with one line on stderr."""
    try:
        keep_private(settings.orrery_data)
        set_up_logging(
            settings.orrery_log,
            as_json=settings.orrery_log_json,
            folder=settings.orrery_data / "logs",
        )
        asyncio.run(_serve(settings, games, local=local))
    except KeyboardInterrupt:
        return 0
    except StoreError as error:
        return complain(line_for(error, settings.backups))
    except (CannotRunError, PortBusyError, DataBusyError) as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{error.filename or settings.orrery_data}: {error.strerror or error}.")
    return 0


async def _serve(settings: Settings, games: Games, *, local: bool) -> None:
    stopped = asyncio.Event()
    _stop_on_signals(stopped)
    texts.preload(*games)
    if not local:
        await _play(settings, games, stopped, settings.token or "", settings.discord_api_url)
        return
    async with LocalTable(settings.orrery_local_port, settings.orrery_data / "local") as table:
        playing = asyncio.create_task(
            _play(settings, games, stopped, table.token, table.api_url, fresh=True)
        )
        online = asyncio.create_task(table.bot_online())
        await asyncio.wait({playing, online}, return_when=asyncio.FIRST_COMPLETED)
        if online.done():
            say(f"Orrery's local table: {table.url} (Ctrl-C ends it)")
        online.cancel()
        await playing


async def _play(
    settings: Settings,
    games: Games,
    stopped: asyncio.Event,
    token: str,
    api_url: str | None,
    *,
    fresh: bool = False,
) -> None:
    """Connect and work until `stopped`; raises StoreError or CannotRunError."""
    path = settings.database
    kept, anew = None, isinstance(path, Path) and not path.exists()
    if isinstance(path, Path):
        kept = before_migration(path, settings.backups, datetime.now(UTC))
    if kept is not None:
        LOG.info("the database is brought up to date; before that it was copied to %s", kept)
    async with (
        _started(settings, games) as bot,
        _explained(api_url),
    ):
        if anew and newest(settings.backups) is not None:
            LOG.warning("%s is made anew. %s.", path, way_back(settings.backups))
        if api_url is not None:
            await through_an_outage(partial(address_discord, api_url, token))
        await through_an_outage(partial(bot.log_in, token))
        LOG.info("pictures are packed by %s", packer())
        settle_memory()
        await _sync_if_changed(bot.client, settings.orrery_data, fresh=fresh)
        async with _observed(bot, settings.metrics):
            serving = asyncio.create_task(bot.serve())
            stopping = asyncio.create_task(stopped.wait())
            losing = asyncio.create_task(_astray(bot.database))
            either = {serving, stopping, losing}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            stopping.cancel()
            losing.cancel()
            await bot.stop()
            await serving
            if losing.done() and not losing.cancelled():
                await _rescue(bot.database, settings.backups)


async def _astray(database: Database) -> None:
    """Until what is written goes where nobody will find it."""
    while True:
        if database.astray:
            return
        await asyncio.sleep(LOOKS_APART)


async def _rescue(database: Database, folder: Path) -> None:
    """Save what only this process still has; raises CannotRunError, for it cannot go on."""
    target = default_path(folder, datetime.now(UTC))
    await database.read(rescue, target)
    raise CannotRunError(
        f"{database.name} was removed or exchanged while the bot was running. All that it held is"
        f" kept: `orrery restore {target}`."
    )


def _started(settings: Settings, games: Games) -> AbstractAsyncContextManager[Orrery]:
    """The bot as the host wants it."""
    return Orrery.started(
        settings.database,
        games,
        lang=settings.orrery_lang,
        policy=Policy(card_delay=CARD_DELAY, calls_an_hour=settings.orrery_calls),
        limits=UserLimits(heavy=settings.orrery_heavy, openings=settings.orrery_openings),
        draws_beside=True,
        shards=settings.shards,
    )


@asynccontextmanager
async def _observed(bot: Orrery, address: tuple[str, int] | None) -> AsyncIterator[None]:
    """Whoever looks after the host can see how the bot is: systemd, and a monitor if asked for."""
    async with contextlib.AsyncExitStack() as stack:
        if address is not None:
            try:
                where = await stack.enter_async_context(metrics.served(bot, *address))
            except OSError as error:
                raise CannotRunError(
                    f"ORRERY_METRICS {address[0]}:{address[1]}: {error.strerror or error}."
                ) from error
            LOG.info("figures at %s/metrics", where)
        telling = asyncio.create_task(watchdog.keep_telling())
        watchdog.notify("READY=1")
        try:
            yield
        finally:
            watchdog.notify("STOPPING=1")
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)


@asynccontextmanager
async def _explained(api_url: str | None) -> AsyncIterator[None]:
    """What keeps the bot from Discord, in one line."""
    try:
        yield
    except discord.LoginFailure as error:
        raise CannotRunError(
            "Discord does not accept DISCORD_TOKEN; copy a new one from the developer portal."
        ) from error
    except discord.PrivilegedIntentsRequired as error:
        raise CannotRunError(f"Discord refuses the bot's intents: {error}") from error
    except discord.ConnectionClosed as error:
        why = CLOSED.get(error.code, f"closes the connection with code {error.code}")
        raise CannotRunError(f"Discord {why}.") from error
    except discord.HTTPException as error:
        raise CannotRunError(f"Discord refuses the bot: {error}") from error
    except UNREACHABLE as error:
        where = api_url or "Discord"
        raise CannotRunError(f"{where} cannot be reached: {error}") from error


async def through_an_outage(login: Callable[[], Awaitable[None]]) -> None:
    """Log in, also if Discord has to mend itself first; raises what it says in the end."""
    begun, pause = time.monotonic(), FIRST_PAUSE
    while True:
        try:
            await login()
            return
        except TROUBLED as error:
            lasts = not isinstance(error, aiohttp.ClientResponseError) or error.status in BUSY
            wait = _told(error) or pause
            if not lasts or time.monotonic() - begun + wait > OUTAGE:
                raise
            LOG.warning("Discord has trouble (%s); the next attempt is in %.0f s", error, wait)
        await asyncio.sleep(wait)
        if wait == pause:
            pause = min(2 * pause, LONGEST_PAUSE)


def _told(error: discord.DiscordServerError | aiohttp.ClientResponseError) -> float:
    """The seconds after which Discord asks to be tried again; 0 if it does not say."""
    told = error.headers if isinstance(error, aiohttp.ClientResponseError) else None
    value = "" if told is None else told.get("Retry-After", "")
    return float(value) if value.isdecimal() else 0.0


async def _sync_if_changed(client: OrreryClient, folder: Path, *, fresh: bool) -> None:
    """Tell Discord our commands when they are others than last time."""
    await client.tree.set_translator(CatalogueTranslator())
    commands = client.tree.get_commands()
    translator = client.tree.translator
    assert translator is not None
    payload = [await one.get_translated_payload(client.tree, translator) for one in commands]
    digest = sha256(json.dumps([client.application_id, payload], sort_keys=True).encode())
    path = folder / COMMANDS_FILE
    known = path.read_bytes() if path.exists() else b""
    if fresh or known != digest.hexdigest().encode():
        found = await client.tree.sync()
        LOG.info("told Discord %d commands", len(found))
        path.write_text(digest.hexdigest(), encoding="utf-8")


def _stop_on_signals(stopped: asyncio.Event) -> None:
    """Ctrl-C and a polite kill end the bot in order; a second Ctrl-C ends it at once."""
    loop = asyncio.get_running_loop()

    def stop() -> None:
        stopped.set()
        for one in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(one)

    with contextlib.suppress(NotImplementedError):  # Windows has no signal handlers in loops
        for one in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(one, stop)
