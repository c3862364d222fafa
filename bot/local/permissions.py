"""Discord's permission bits and how they add up in a channel."""

from enum import IntFlag

from bot.local.model import Channel, Guild


class Permission(IntFlag):
    """The bits somebody at the local table may miss."""

    ADMINISTRATOR = 1 << 3
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    EXTERNAL_EMOJIS = 1 << 18
    USE_COMMANDS = 1 << 31
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


ALL = sum(permission.value for permission in Permission)
EVERYDAY = (
    ALL
    & ~Permission.ADMINISTRATOR
    & ~Permission.MANAGE_MESSAGES
    & ~Permission.PIN_MESSAGES
    & ~Permission.MANAGE_CHANNELS
    & ~Permission.MANAGE_GUILD
    & ~Permission.MANAGE_THREADS
    & ~Permission.MENTION_EVERYONE
)


def permissions_in(guild: Guild, channel: Channel, user_id: str) -> int:
    """What a member may do in a channel; for a thread give its parent as `channel`."""
    member = guild.members.get(user_id)
    if member is None:
        return 0
    if guild.owner_id == user_id:
        return ALL
    roles = [guild.id, *member.roles]
    granted = 0
    for role_id in roles:
        granted |= guild.roles[role_id].permissions if role_id in guild.roles else 0
    if granted & Permission.ADMINISTRATOR:
        return ALL
    by_id = {overwrite.id: overwrite for overwrite in channel.overwrites}
    if guild.id in by_id:
        granted = granted & ~by_id[guild.id].deny | by_id[guild.id].allow
    theirs = [by_id[role_id] for role_id in member.roles if role_id in by_id]
    for overwrite in theirs:
        granted &= ~overwrite.deny
    for overwrite in theirs:
        granted |= overwrite.allow
    if user_id in by_id:
        granted = granted & ~by_id[user_id].deny | by_id[user_id].allow
    if not granted & Permission.VIEW_CHANNEL:
        return 0
    return granted
