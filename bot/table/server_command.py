"""`/server`: where games may be opened, for those who manage a server."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.client.command import BY_SERVERS, PLAYED, CommandPlan, command, param
from bot.client.command_names import about, named
from bot.client.limits import UserLimits
from bot.client.permissions import check_place, check_target
from bot.client.refusals import EdgeError
from bot.client.replies import Reply
from bot.client.request import Request
from bot.store import people
from bot.store.sql import Connection
from render import texts

GAMES: Final = "games"
"""The setting, of a server and of each of its channels."""
CHOSEN, YES, NO = "chosen", "yes", "no"
EVERYWHERE, HERE, NOT_HERE = "everywhere", "here", "not-here"
"""What can be said of the channel where it is said."""


def server_group() -> app_commands.Group:
    """`/server games`; Discord shows it to those who manage the server, who may let others."""
    group = app_commands.Group(
        name=named("command-server"),
        description=about("command-server.about"),
        allowed_contexts=PLAYED,
        allowed_installs=BY_SERVERS,
        default_permissions=discord.Permissions(manage_guild=True),
    )
    choices = [
        Choice(name=about(f"games-{where}"), value=where) for where in (EVERYWHERE, HERE, NOT_HERE)
    ]
    where = param("where", required=True, choices=choices)
    made: Any = command(CommandPlan("server-games", allow_games, (where,)), group)
    group.add_command(made)
    return group


async def allow_games(request: Request, where: str) -> Reply:
    """Games may be opened everywhere; in this channel and others so chosen; or not in this one."""
    guild, channel = request.interaction.guild_id, _channel(request)
    if guild is None or channel is None:
        raise EdgeError("server-only")
    now = request.sessions.clock.now()
    await request.sessions.database.write(_store, guild, channel, where, now)
    return Reply(texts.text(request.lang, f"games-{where}"))


async def check_opening(request: Request, *, away: bool) -> None:
    """Raise EdgeError for somebody who has opened enough tables for now; and, unless he plays alone
    `away` from the bot, where it could not post what is to be posted, or where those who manage the
    server want no games."""
    if not away:
        check_place(request.interaction, request.lang)
        guild, channel = request.interaction.guild_id, _channel(request)
        if not (guild is None or channel is None or await _wants(request, guild, channel)):
            raise EdgeError("place-no-games")
    request.services[UserLimits].opening(request.user)


async def check_moving(request: Request, target: discord.TextChannel | discord.Thread) -> None:
    """Raise EdgeError for a channel to which this person may not take a table; who manages the
    server may take it wherever the bot can post."""
    manages = request.manages_server
    user = None if manages else request.interaction.user
    check_target(target, user, request.lang)
    channel = target.parent_id if isinstance(target, discord.Thread) else target.id
    if not (manages or await _wants(request, target.guild.id, channel)):
        raise EdgeError("target-no-games", where=texts.Text(target.mention))


async def _wants(request: Request, guild: int, channel: int) -> bool:
    """Whether those who manage a server want games in a channel."""
    server = await request.sessions.database.read(people.channel_settings, guild)
    here = await request.sessions.database.read(people.channel_settings, channel)
    usual = NO if server.get(GAMES) == CHOSEN else YES
    return here.get(GAMES, usual) == YES


def _channel(request: Request) -> int | None:
    """The channel, or the one that a thread belongs to."""
    channel = request.interaction.channel
    if isinstance(channel, discord.Thread):
        return channel.parent_id
    return request.interaction.channel_id


def _store(conn: Connection, guild: int, channel: int, where: str, now: float) -> None:
    """A server's own settings stand beside its channels', under its own id."""
    mode = {EVERYWHERE: None, HERE: CHOSEN}
    if where in mode:
        people.change_channel(conn, guild, guild, {GAMES: mode[where]}, now)
    here = {EVERYWHERE: None, HERE: YES, NOT_HERE: NO}[where]
    people.change_channel(conn, channel, guild, {GAMES: here}, now)
