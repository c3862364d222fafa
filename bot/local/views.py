"""The world's things as the JSON objects Discord sends."""

from typing import Any

from bot.local import limits
from bot.local.model import Attachment, Channel, Emoji, Guild, Member, Message, User
from bot.local.wire import Json, MessageFlag, iso
from bot.local.world import BOT_ID, World


def user(person: User) -> Json:
    """A user object."""
    body: Json = {
        "id": person.id,
        "username": person.username,
        "global_name": None if person.bot else person.global_name,
        "avatar": None,
        "discriminator": "0001" if person.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
        "primary_guild": None,
    }
    if person.bot:
        body["bot"] = True
        body["username"] = person.global_name
    return body


def own_user(person: User) -> Json:
    """The bot's user as it sees itself."""
    return user(person) | {
        "mfa_enabled": False,
        "locale": person.locale,
        "email": None,
        "verified": True,
    }


def application(world: World) -> Json:
    """The application with everything its owner sees."""
    owner = next((each for each in world.users.values() if not each.bot), world.bot)
    return {
        "id": BOT_ID,
        "name": world.bot.global_name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": True,
        "bot_require_code_grant": False,
        "integration_types_config": {"0": {}, "1": {}},
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": sum(each.installed for each in world.users.values()),
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "rpc_origins": [],
        "eligible_oauth2_scopes": ["applications.commands", "bot"],
    }


def member(world: World, whose: Member, *, permissions: int | None = None) -> Json:
    """A guild member with its user."""
    body: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": iso(whose.joined_at),
        "nick": whose.nick,
        "pending": False,
        "premium_since": None,
        "roles": whose.roles,
        "user": user(world.users[whose.user_id]),
        "mute": False,
        "deaf": False,
    }
    if permissions is not None:
        body["permissions"] = str(permissions)
    return body


def role(guild: Guild, role_id: str) -> Json:
    """A role."""
    found = guild.roles[role_id]
    return {
        "id": found.id,
        "name": found.name,
        "permissions": str(found.permissions),
        "position": found.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": found.managed,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


# What servers have at Discord and none has here.
_PLAIN_GUILD: Json = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 1,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}


def guild(server: Guild) -> Json:
    """A server without what is in it."""
    return _PLAIN_GUILD | {
        "id": server.id,
        "name": server.name,
        "owner_id": server.owner_id,
        "roles": [role(server, role_id) for role_id in server.roles],
        "preferred_locale": server.preferred_locale,
    }


def guild_create(world: World, server: Guild) -> Json:
    """A server as GUILD_CREATE tells of it, with channels, threads and the bot's own member."""
    within = [each for each in world.channels.values() if each.guild_id == server.id]
    seen = [each for each in within if world.sees(each, BOT_ID)]
    return guild(server) | {
        "joined_at": iso(server.members[BOT_ID].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(server.members),
        # Without the members intent a bot is told of itself only.
        "members": [member(world, server.members[BOT_ID])],
        "channels": [channel(world, each) for each in within if not each.is_thread],
        "threads": [channel(world, each) for each in seen if each.is_thread and not each.archived],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def channel(world: World, which: Channel, *, viewer: str = BOT_ID) -> Json:
    """A channel, thread or DM."""
    body: Json = {
        "id": which.id,
        "type": int(which.type),
        "flags": 0,
        "last_message_id": which.last_message_id,
    }
    if which.is_dm:
        others = [each for each in which.recipients if each != viewer]
        return body | {"recipients": [user(world.users[each]) for each in others]}
    body |= {
        "guild_id": which.guild_id,
        "name": which.name,
        "parent_id": which.parent_id,
        "rate_limit_per_user": 0,
    }
    if which.is_thread:
        return body | _thread(which, viewer)
    return body | {
        "topic": which.topic,
        "position": which.position,
        "nsfw": False,
        "permission_overwrites": [
            {"id": each.id, "type": each.type, "allow": str(each.allow), "deny": str(each.deny)}
            for each in which.overwrites
        ],
    }


def _thread(which: Channel, viewer: str) -> Json:
    body: Json = {
        "owner_id": which.owner_id,
        "message_count": which.messages_sent,
        "total_message_sent": which.messages_sent,
        "member_count": len(which.thread_members),
        "thread_metadata": {
            "archived": which.archived,
            "archive_timestamp": iso(which.created_at),
            "auto_archive_duration": which.auto_archive,
            "locked": which.locked,
            "create_timestamp": iso(which.created_at),
        },
    }
    if viewer in which.thread_members:
        body["member"] = thread_member(which, viewer)
    return body


def thread_member(which: Channel, user_id: str) -> Json:
    """Somebody's membership of a thread."""
    return {
        "id": which.id,
        "user_id": user_id,
        "join_timestamp": iso(which.created_at),
        "flags": 0,
    }


def attachment(origin: str, file: Attachment, *, ephemeral: bool = False) -> Json:
    """An attachment with its address."""
    body: Json = {
        "id": file.id,
        "filename": file.filename,
        "size": file.size,
        "url": origin + address(file),
        "proxy_url": origin + address(file),
        "content_type": file.content_type,
    }
    for key in ("description", "width", "height"):
        if (value := getattr(file, key)) is not None:
            body[key] = value
    if file.spoiler:
        body["flags"] = 1 << 3
    if ephemeral:
        body["ephemeral"] = True
    return body


FILES = "/attachments/"


def address(file: Attachment) -> str:
    """Where an attachment can be downloaded, below our own address."""
    return f"{FILES}{file.channel_id}/{file.id}/{file.filename}"


def media(file: Attachment) -> Json:
    """An attachment as a media item of a component; `absolute` completes its address."""
    return {
        "id": file.id,
        "url": address(file),
        "proxy_url": address(file),
        "width": file.width,
        "height": file.height,
        "content_type": file.content_type,
        "loading_state": 2,
        "flags": 0,
        "attachment_id": file.id,
    }


def emoji(world: World, icon: Emoji) -> Json:
    """An emoji of the application."""
    return {
        "id": icon.id,
        "name": icon.name,
        "user": user(world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": icon.animated,
        "available": True,
    }


def message(world: World, origin: str, said: Message, now: float) -> Json:
    """A message as REST and gateway show it; its nonce is forgotten after some minutes."""
    ephemeral = said.ephemeral_for is not None
    body: Json = {
        "id": said.id,
        "type": int(said.type),
        "channel_id": said.channel_id,
        "author": user(world.users[said.author_id]),
        "content": said.content,
        "timestamp": iso(said.created_at),
        "edited_timestamp": None if said.edited_at is None else iso(said.edited_at),
        "tts": said.tts,
        "mention_everyone": said.mention_everyone,
        "mentions": [user(world.users[each]) for each in said.mentions],
        "mention_roles": said.mention_roles,
        "attachments": [attachment(origin, file, ephemeral=ephemeral) for file in _listed(said)],
        "embeds": absolute(said.embeds, origin),
        "components": absolute(said.components, origin),
        "pinned": said.pinned_at is not None,
        "flags": int(said.flags),
    }
    if said.nonce is not None and now - said.created_at <= limits.NONCE_MEMORY_S:
        body["nonce"] = said.nonce
    body |= _relations(world, origin, said, now)
    return body


def absolute(value: Any, origin: str) -> Any:
    """Components or embeds with the addresses of our own files completed by our origin."""
    if isinstance(value, list):
        return [absolute(each, origin) for each in value]
    if not isinstance(value, dict):
        return value
    done = {
        key: absolute(inner, origin) if isinstance(inner, dict | list) else inner
        for key, inner in value.items()
    }
    for key in ("url", "proxy_url", "icon_url"):
        if str(done.get(key, "")).startswith(FILES):
            done[key] = origin + done[key]
    return done


def _listed(said: Message) -> list[Attachment]:
    # Components and embeds swallow the files they show.
    if said.is_v2:
        return []
    shown = {
        picture.get("url")
        for embed in said.embeds
        for picture in (embed.get("image") or {}, embed.get("thumbnail") or {})
    }
    return [file for file in said.attachments if address(file) not in shown]


def _relations(world: World, origin: str, said: Message, now: float) -> Json:
    body: Json = {}
    if world.users[said.author_id].bot and (said.metadata or said.interaction_id):
        body |= {"webhook_id": BOT_ID, "application_id": BOT_ID}
    if said.metadata is not None:
        body["interaction_metadata"] = {
            key: value for key, value in said.metadata.items() if key != "name"
        }
        if "name" in said.metadata:
            body["interaction"] = {
                key: said.metadata[key] for key in ("id", "type", "name", "user")
            }
    if said.reference is not None:
        body["message_reference"] = said.reference
        found = world.messages.get(said.reference["channel_id"], {})
        target = found.get(said.reference.get("message_id", ""))
        hidden = target is not None and target.ephemeral_for not in (None, said.ephemeral_for)
        lost = target is None or target is said or hidden
        quoted = None if lost or target is None else message(world, origin, target, now)
        body["referenced_message"] = quoted and {
            key: value for key, value in quoted.items() if key != "referenced_message"
        }
    if said.thread_id is not None and said.thread_id in world.channels:
        body["thread"] = channel(world, world.channels[said.thread_id])
        body["flags"] = int(said.flags | MessageFlag.HAS_THREAD)
    return body
