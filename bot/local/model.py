"""What exists in the local table's world, as plain data."""

from dataclasses import dataclass, field

from bot.local.wire import THREADS, ChannelType, Json, MessageFlag, MessageType


@dataclass(slots=True)
class User:
    """A person or the bot."""

    id: str
    username: str
    global_name: str
    locale: str = "en-US"
    bot: bool = False
    closed_dms: bool = False
    """Refuses direct messages from the bot."""
    installed: bool = False
    """Has installed the app to the own account."""


@dataclass(slots=True)
class GuildRole:
    """A role of a guild; the one with the guild's id is @everyone."""

    id: str
    name: str
    permissions: int
    position: int = 0
    managed: bool = False


@dataclass(slots=True)
class Member:
    """A user's place in a guild."""

    user_id: str
    joined_at: float
    roles: list[str] = field(default_factory=list)
    nick: str | None = None


@dataclass(slots=True)
class Guild:
    """A server."""

    id: str
    name: str
    owner_id: str
    preferred_locale: str = "en-US"
    roles: dict[str, GuildRole] = field(default_factory=dict)
    members: dict[str, Member] = field(default_factory=dict)


@dataclass(slots=True)
class Overwrite:
    """Permissions of one role or member in one channel."""

    id: str
    type: int
    allow: int = 0
    deny: int = 0


@dataclass(slots=True)
class Channel:
    """A text channel, category, thread or DM."""

    id: str
    type: int
    name: str
    created_at: float
    guild_id: str | None = None
    parent_id: str | None = None
    position: int = 0
    topic: str | None = None
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[str] = field(default_factory=list)
    last_message_id: str | None = None
    owner_id: str | None = None
    archived: bool = False
    locked: bool = False
    auto_archive: int = 1440
    thread_members: list[str] = field(default_factory=list)
    messages_sent: int = 0

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of another channel."""
        return self.type in THREADS

    @property
    def is_dm(self) -> bool:
        """Whether this is a conversation of two."""
        return self.type == ChannelType.DM


@dataclass(slots=True)
class Attachment:
    """A stored file; its bytes lie in the store."""

    id: str
    channel_id: str
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    spoiler: bool = False


@dataclass(slots=True)
class Message:
    """A message; components are kept as they go out."""

    id: str
    channel_id: str
    author_id: str
    created_at: float
    type: int = MessageType.DEFAULT
    content: str = ""
    flags: int = 0
    edited_at: float | None = None
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    mentions: list[str] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    mention_everyone: bool = False
    tts: bool = False
    pinned_at: float | None = None
    nonce: str | int | None = None
    reference: Json | None = None
    metadata: Json | None = None
    """Which interaction it answers, as it goes out."""
    interaction_id: str | None = None
    ephemeral_for: str | None = None
    dismissed: bool = False
    """Its reader has closed it; only the reader's page forgets it."""
    thread_id: str | None = None

    @property
    def is_v2(self) -> bool:
        """Whether it is made of components only."""
        return bool(self.flags & MessageFlag.COMPONENTS_V2)


@dataclass(slots=True)
class Interaction:
    """What a person did and how far the bot has answered."""

    id: str
    type: int
    token: str
    user_id: str
    channel_id: str
    context: int
    created_at: float
    guild_id: str | None = None
    owners: dict[str, str] = field(default_factory=dict)
    data: Json = field(default_factory=dict)
    nonce: str = ""
    message_id: str | None = None
    """The message whose component was used, or from which the modal came."""
    metadata: Json = field(default_factory=dict)
    answered: int | None = None
    """The callback type of the first answer."""
    failed: bool = False
    original_id: str | None = None
    waiting: bool = False
    """Deferred, and the first follow-up will fill the deferred message."""
    follow_ups: int = 0
    modal: Json | None = None


@dataclass(slots=True)
class Emoji:
    """An emoji of the application."""

    id: str
    name: str
    animated: bool = False
