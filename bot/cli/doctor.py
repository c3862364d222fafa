"""`doctor` and `sync-commands`: what is wrong with the host's set-up, in lines to act on."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import discord

from bot.app import address_discord
from bot.cli import commands
from bot.cli.messages import complain, say
from bot.cli.private_files import FOLDER, too_open
from bot.client.client import OrreryClient
from bot.client.command_names import CatalogueTranslator
from bot.client.permissions import NEEDED
from bot.commands import commands_of
from bot.session.values import Games
from bot.settings import Settings
from bot.store.copies import age_of_last
from render.png import packer

FREE_BYTES = 200_000_000
OLD_BACKUP_DAYS = 7
MOST_NAMED = 5
LABEL = 10


@dataclass
class Report:
    """Lines for the host, and whether anything is wrong."""

    wrong: bool = False
    lines: list[str] = field(default_factory=list)

    def say(self, label: str, line: str, *, wrong: bool = False) -> None:
        """One finding."""
        mark = "WRONG: " if wrong else ""
        self.lines.append(f"{label:<{LABEL}} {mark}{line}")
        self.wrong = self.wrong or wrong


def doctor(settings: Settings, games: Games) -> int:
    """Check the data folder, the database, the token, the commands, the permissions."""
    report = Report()
    _check_folder(settings, report)
    report.say("pictures", f"packed by {packer()}")
    if settings.token is None:
        report.say("token", "DISCORD_TOKEN is not set; `run` opens the local table")
    else:
        asyncio.run(_check_discord(settings, games, report))
    say("\n".join(report.lines))
    database = commands.check(settings, games)
    return 1 if report.wrong or database else 0


def sync_commands(settings: Settings, games: Games) -> int:
    """Tell Discord our commands, also when they seem unchanged."""
    if settings.token is None:
        return complain("DISCORD_TOKEN is not set; there is nobody to tell.")
    try:
        count = asyncio.run(_sync(settings, games))
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        return complain(f"Discord did not take the commands: {error}")
    say(f"Discord knows {count} commands now.")
    return 0


async def _sync(settings: Settings, games: Games) -> int:
    async with OrreryClient(commands_of(games)) as client:
        await _log_in(client, settings)
        return len(await client.tree.sync())


async def _log_in(client: OrreryClient, settings: Settings) -> None:
    assert settings.token is not None
    if settings.discord_api_url is not None:
        await address_discord(settings.discord_api_url, settings.token)
    await client.login(settings.token)
    await client.tree.set_translator(CatalogueTranslator())


def _check_folder(settings: Settings, report: Report) -> None:
    folder = settings.orrery_data
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=FOLDER)
        with tempfile.NamedTemporaryFile(dir=folder):
            pass
        free = shutil.disk_usage(folder).free
    except OSError as error:
        report.say("data", f"{folder} cannot be written: {error.strerror or error}", wrong=True)
        return
    few = free < FREE_BYTES
    source = "ORRERY_DATA" if "orrery_data" in settings.model_fields_set else "the default"
    report.say("data", f"{folder} ({source}), {free // 1_000_000} MB free", wrong=few)
    _check_modes(folder, report)
    _check_backups(settings, report)


def _check_modes(folder: Path, report: Report) -> None:
    """Whether others on this machine could read what people do."""
    open_ = [path.relative_to(folder).as_posix() for path in too_open(folder)]
    if open_:
        shown = ", ".join("the folder" if name == "." else name for name in open_[:MOST_NAMED])
        report.say("privacy", f"others can read {shown}; `run` closes them", wrong=True)
    else:
        report.say("privacy", "nobody else can read the files")


def _check_backups(settings: Settings, report: Report) -> None:
    """Whether there is a way back, if there is anything to lose."""
    if settings.database_url is not None:
        report.say("backups", "the server's own: `pg_dump`, see docs/hosting/growing.md")
        return
    if not settings.file.exists():
        return
    days = age_of_last(settings.backups, datetime.now(UTC))
    if days is None:
        report.say("backups", f"none in {settings.backups}; `backup` makes one", wrong=True)
    else:
        old = days > OLD_BACKUP_DAYS
        report.say("backups", f"the last is {days:.0f} days old", wrong=old)


async def _check_discord(settings: Settings, games: Games, report: Report) -> None:
    async with OrreryClient(commands_of(games)) as client:
        try:
            await _log_in(client, settings)
        except discord.LoginFailure:
            advice = "Discord does not accept it; copy a new one from the developer portal"
            report.say("token", advice, wrong=True)
            return
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            report.say("Discord", f"cannot be reached: {error}", wrong=True)
            return
        report.say("token", f"good; the bot is {client.user}")
        report.say("intents", "guilds only; nothing to be switched on in the portal")
        await _check_commands(client, report)
        await _check_servers(client, report)


async def _check_commands(client: OrreryClient, report: Report) -> None:
    """Whether Discord knows the commands that we have."""
    known = {one.name for one in await client.tree.fetch_commands()}
    ours = {one.name for one in client.tree.get_commands()}
    missing, foreign = sorted(ours - known), sorted(known - ours)
    if missing or foreign:
        wanted = (
            f"missing: {', '.join(missing) or 'none'}; too many: {', '.join(foreign) or 'none'}"
        )
        report.say("commands", f"{wanted}; `sync-commands` mends that", wrong=True)
    else:
        report.say("commands", f"{len(ours)} known to Discord")


async def _check_servers(client: OrreryClient, report: Report) -> None:
    """In which servers the bot's own role lacks what it needs; channels may differ."""
    count = 0
    async for server in client.fetch_guilds(limit=200):
        count += 1
        lacking = await _lacking(client, server.id)
        if lacking:
            report.say("server", f"{server.name}: the bot may not {lacking}", wrong=True)
    report.say("servers", f"{count}")


async def _lacking(client: OrreryClient, server: int) -> str:
    assert client.user is not None
    guild = await client.fetch_guild(server)
    member = await guild.fetch_member(client.user.id)
    allowed = member.guild_permissions
    return ", ".join(name.replace("_", " ") for name in NEEDED if not getattr(allowed, name))
