"""`setup`: from a token to a bot that runs, in a few questions; every answer has a flag."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

import aiohttp
import discord

from bot.app import address_discord
from bot.cli.messages import complain, say
from bot.client.client import OrreryClient
from bot.client.permissions import IN_THREADS, NEEDED
from bot.settings import Settings
from render.texts import LANGUAGES

ENV_FILE: Final = Path(".env")
EXAMPLE: Final = Path(".env.example")
PRIVATE: Final = 0o600
ATTEMPTS: Final = 3
SCOPES: Final = ("bot", "applications.commands")
PORTAL: Final = "https://discord.com/developers/applications"
WELCOME: Final = f"""\
Orrery needs a bot of yours at Discord:
  1. {PORTAL} > New Application
  2. Bot > Reset Token > Copy. No privileged intent is needed.
"""


class OwnBot(NamedTuple):
    """What Discord says of a token."""

    name: str
    application: int


class UnusableTokenError(Exception):
    """One line that says what is wrong with a token."""


def set_up(args: argparse.Namespace, settings: Settings) -> int | None:
    """Ask, check, write `.env`, print the invitation; None if the bot is to be started now, else
    the exit status."""
    asks = not args.no_input and sys.stdin.isatty()
    if asks:
        say(WELCOME)
    try:
        token, bot = _checked(args, settings, asks=asks)
    except UnusableTokenError as error:
        return complain(str(error))
    data = args.data or _asked("Folder for the database", settings.orrery_data, asks=asks)
    lang = args.lang or _language(settings.orrery_lang, asks=asks)
    values = {"DISCORD_TOKEN": token, "ORRERY_DATA": str(data), "ORRERY_LANG": lang}
    try:
        write_env(ENV_FILE, values)
    except OSError as error:
        return complain(f"{ENV_FILE.resolve()}: {error.strerror or error}")
    say(f"{bot.name} is set up in {ENV_FILE.resolve()}.")
    say(f"Invite it to your server:\n  {invitation(bot.application)}")
    begins = not args.no_start and (not asks or _asked("Start it now?", "yes", asks=True) in YES)
    return None if begins else 0


YES: Final = ("y", "yes")


def _checked(args: argparse.Namespace, settings: Settings, *, asks: bool) -> tuple[str, OwnBot]:
    """A token that Discord accepts; raises UnusableTokenError."""
    given = args.token or settings.token
    for attempt in range(1, ATTEMPTS + 1):
        token = given or (getpass.getpass("Token (not shown): ").strip() if asks else "")
        if not token:
            raise UnusableTokenError("No token: give --token or set DISCORD_TOKEN.")
        try:
            return token, asyncio.run(own_bot(token, settings))
        except UnusableTokenError as error:
            if not asks or attempt == ATTEMPTS:
                raise
            say(str(error))
            given = None
    raise AssertionError


async def own_bot(token: str, settings: Settings) -> OwnBot:
    """Log in with a token; raises UnusableTokenError."""
    async with OrreryClient([]) as client:
        try:
            if settings.discord_api_url is not None:
                await address_discord(settings.discord_api_url, token)
            await client.login(token)
            about = await client.application_info()
        except discord.LoginFailure as error:
            problem = f"Discord does not accept this token; copy a new one from {PORTAL}"
            raise UnusableTokenError(problem) from error
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise UnusableTokenError(f"Discord cannot be reached: {error}") from error
        return OwnBot(str(client.user), about.id)


def invitation(application: int) -> str:
    """The address by which a bot is invited, with what it needs and no more."""
    needed = discord.Permissions(**dict.fromkeys((*NEEDED, *IN_THREADS), True))
    return discord.utils.oauth_url(application, permissions=needed, scopes=SCOPES)


def write_env(path: Path, values: Mapping[str, str]) -> None:
    """Set these lines of the file and leave the others; nobody else can read it."""
    base = path if path.exists() else EXAMPLE
    lines = base.read_text(encoding="utf-8").splitlines() if base.exists() else []
    for key, value in values.items():
        line = f"{key}={value}"
        at = next((n for n, one in enumerate(lines) if one.startswith(f"{key}=")), None)
        if at is None:
            lines.append(line)
        else:
            lines[at] = line
    fresh = path.with_name(f"{path.name}.new")
    with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE), "w") as file:
        file.write("\n".join(lines) + "\n")
    fresh.replace(path)


def _language(usual: str, *, asks: bool) -> str:
    """One of ours; asked again until it is."""
    while True:
        chosen = _asked(f"Language ({', '.join(LANGUAGES)})", usual, asks=asks).lower()
        if chosen in LANGUAGES:
            return chosen


def _asked(question: str, usual: object, *, asks: bool) -> str:
    """What is typed, or the default."""
    return (input(f"{question} [{usual}]: ").strip() if asks else "") or str(usual)
