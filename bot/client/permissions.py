"""Where a game can be played: what the bot may do in a channel."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

import discord

from bot.client.components import Interaction
from bot.client.refusals import EdgeError
from render import texts

PERMISSIONS: Final = {
    "view_channel": "permission-view-channel",
    "send_messages": "permission-send-messages",
    "send_messages_in_threads": "permission-send-in-threads",
    "attach_files": "permission-attach-files",
    "read_message_history": "permission-read-history",
}
"""What each of them is called."""
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files", "read_message_history")

NETWORK: Final = 40333
"""Discord's code where its own network has refused a request."""


def says_nothing(error: discord.HTTPException) -> bool:
    """Whether a refusal tells nothing of what was to be done: the bot's token does not count any
    more, or somebody on the way has answered in Discord's stead, which always gives a code."""
    if error.status == HTTPStatus.UNAUTHORIZED:
        return True
    of_the_way = error.code in (0, NETWORK)
    return of_the_way and error.status in (HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND)


def missing_permissions(interaction: Interaction) -> list[str]:
    """What the bot needs in this channel and may not do."""
    if interaction.guild_id is None:
        return []
    return _missing(interaction.app_permissions, interaction.channel)


def _missing(allowed: discord.Permissions, place: object) -> list[str]:
    needed = IN_THREADS if isinstance(place, discord.Thread) else NEEDED
    return [name for name in needed if not getattr(allowed, name)]


def may_post(client: discord.Client, guild: int | None, channel: int) -> bool:
    """Whether the bot is known to be able to post in a channel of a server; asks nobody."""
    server = None if guild is None else client.get_guild(guild)
    place = None if server is None else server.get_channel_or_thread(channel)
    if server is None or place is None:
        return False
    allowed = place.permissions_for(server.me)
    closed = isinstance(place, discord.Thread) and place.locked and not allowed.manage_threads
    return not closed and not _missing(allowed, place)


def check_place(interaction: Interaction, lang: str) -> None:
    """Raise EdgeError where the bot could not post what is to be posted."""
    missing = missing_permissions(interaction)
    if missing:
        raise EdgeError("place-permissions", missing=_named(missing, lang))


def check_target(place: discord.TextChannel | discord.Thread, user: object, lang: str) -> None:
    """Raise EdgeError for another channel where the bot could not post, or where this user may not
    write himself."""
    where = texts.Text(place.mention)
    missing = _missing(place.permissions_for(place.guild.me), place)
    if missing:
        raise EdgeError("target-permissions", where=where, missing=_named(missing, lang))
    if not isinstance(user, discord.Member):
        return
    allowed = place.permissions_for(user)
    in_threads = isinstance(place, discord.Thread)
    writes = allowed.send_messages_in_threads if in_threads else allowed.send_messages
    if not (allowed.view_channel and writes):
        raise EdgeError("target-not-yours", where=where)


def is_open_to_all(interaction: Interaction) -> bool:
    """Whether everybody in the server sees this channel."""
    place, server = interaction.channel, interaction.guild
    if server is None or not isinstance(place, discord.abc.GuildChannel | discord.Thread):
        return False
    if isinstance(place, discord.Thread) and (place.is_private() or place.parent is None):
        return False
    return place.permissions_for(server.default_role).view_channel


def _named(missing: list[str], lang: str) -> texts.Text:
    return texts.Text(", ".join(texts.text(lang, PERMISSIONS[name]) for name in missing))
