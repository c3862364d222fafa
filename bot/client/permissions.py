"""Where a game can be played: what the bot may do in a channel."""

from __future__ import annotations

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


def missing_permissions(interaction: Interaction) -> list[str]:
    """What the bot needs in this channel and may not do."""
    if interaction.guild_id is None:
        return []
    needed = IN_THREADS if isinstance(interaction.channel, discord.Thread) else NEEDED
    allowed = interaction.app_permissions
    return [name for name in needed if not getattr(allowed, name)]


def may_post(client: discord.Client, guild: int | None, channel: int) -> bool:
    """Whether the bot is known to be able to post in a channel of a server; asks nobody."""
    server = None if guild is None else client.get_guild(guild)
    place = None if server is None else server.get_channel_or_thread(channel)
    if server is None or place is None:
        return False
    allowed = place.permissions_for(server.me)
    needed = IN_THREADS if isinstance(place, discord.Thread) else NEEDED
    return all(getattr(allowed, name) for name in needed)


def check_place(interaction: Interaction, lang: str) -> None:
    """Raise EdgeError where the bot could not post what is to be posted."""
    missing = missing_permissions(interaction)
    if missing:
        names = ", ".join(texts.text(lang, PERMISSIONS[name]) for name in missing)
        raise EdgeError("place-permissions", missing=texts.Text(names))
