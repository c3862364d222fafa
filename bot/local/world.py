"""The world of the local table: who and what exists, kept up to date in the store."""

from collections.abc import Iterable
from typing import TypeAlias

from pydantic import TypeAdapter

from bot.local import limits
from bot.local.clock import TableClock
from bot.local.errors import refusal
from bot.local.model import (
    Channel,
    Emoji,
    Guild,
    GuildRole,
    Interaction,
    Member,
    Message,
    User,
)
from bot.local.permissions import EVERYDAY, Permission, permissions_in
from bot.local.wire import EPOCH_MS, ChannelType, Json
from bot.store.things import Store

Thing: TypeAlias = User | Guild | Channel | Message | Interaction | Emoji

_KINDS: dict[type[Thing], tuple[str, TypeAdapter[Thing]]] = {
    kind: (kind.__name__.lower(), TypeAdapter(kind))
    for kind in (User, Guild, Channel, Message, Interaction, Emoji)
}
_COMMAND = TypeAdapter(Json)

BOT_ID = "1000000000000000001"
"""The bot's user; also the application's id, as it is with new applications."""


class World:
    """Everything there is, by id."""

    def __init__(self, store: Store, clock: TableClock) -> None:
        self.store = store
        self.clock = clock
        self.users: dict[str, User] = {}
        self.guilds: dict[str, Guild] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, dict[str, Message]] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: dict[str, Json] = {}
        self.emojis: dict[str, Emoji] = {}
        self._last_id = 0
        self._load()

    # ids and keeping

    def new_id(self) -> str:
        """The next snowflake; never the same twice, always growing."""
        moment = (int(self.clock.now() * 1000) - EPOCH_MS) << 22
        self._last_id = max(moment, self._last_id + 1)
        return str(self._last_id)

    def save(self, thing: Thing) -> None:
        """Put a new or changed thing where it belongs and keep it."""
        self._place(thing)
        if self.store.keeps:
            kind, adapter = _KINDS[type(thing)]
            self.store.put(kind, thing.id, adapter.dump_json(thing))

    def save_command(self, command: Json) -> None:
        """Keep an application command."""
        self.commands[command["id"]] = command
        if self.store.keeps:
            self.store.put("command", command["id"], _COMMAND.dump_json(command))

    def drop_command(self, command_id: str) -> None:
        """Forget an application command."""
        self.commands.pop(command_id, None)
        self.store.drop("command", command_id)

    def drop_message(self, message: Message) -> None:
        """Forget a message and its files."""
        self.messages.get(message.channel_id, {}).pop(message.id, None)
        self.store.drop("message", message.id)
        for attachment in message.attachments:
            self.store.drop_file(attachment.id)

    def drop_channel(self, channel: Channel) -> None:
        """Forget a channel, its threads and all that was said there."""
        for thread in [each for each in self.channels.values() if each.parent_id == channel.id]:
            if thread.is_thread:
                self.drop_channel(thread)
        for message in list(self.messages.pop(channel.id, {}).values()):
            self.drop_message(message)
        self.channels.pop(channel.id, None)
        self.store.drop("channel", channel.id)

    def drop_emoji(self, emoji: Emoji) -> None:
        """Forget an emoji."""
        self.emojis.pop(emoji.id, None)
        self.store.drop("emoji", emoji.id)
        self.store.drop_file(emoji.id)

    def prune_interactions(self) -> None:
        """Forget interactions whose tokens died."""
        end = self.clock.now() - limits.TOKEN_LIFE_S
        for interaction in list(self.interactions.values()):
            if interaction.created_at >= end:
                break
            del self.interactions[interaction.id]
            self.store.drop("interaction", interaction.id)

    def _load(self) -> None:
        for name, adapter in _KINDS.values():
            for body in self.store.all(name):
                self._place(adapter.validate_json(body))
        for body in self.store.all("command"):
            command = _COMMAND.validate_json(body)
            self.commands[command["id"]] = command
            self._last_id = max(self._last_id, int(command["id"]), int(command["version"]))

    def _place(self, thing: Thing) -> None:
        match thing:
            case User():
                self.users[thing.id] = thing
            case Guild():
                self.guilds[thing.id] = thing
            case Channel():
                self.channels[thing.id] = thing
            case Message():
                self.messages.setdefault(thing.channel_id, {})[thing.id] = thing
                self._last_id = max(self._last_id, *(int(each.id) for each in thing.attachments), 0)
            case Interaction():
                self.interactions[thing.id] = thing
            case Emoji():
                self.emojis[thing.id] = thing
        self._last_id = max(self._last_id, int(thing.id))

    # making

    def add_user(self, name: str, *, locale: str = "en-US", bot: bool = False) -> User:
        """A new person, a member of every guild the bot is in."""
        identity = BOT_ID if bot else self.new_id()
        username = "".join(letter for letter in name.lower() if letter.isalnum()) or "player"
        user = User(identity, username, name, locale=locale, bot=bot)
        self.save(user)
        return user

    def add_guild(
        self, name: str, owner: User, *, members: Iterable[User] = (), locale: str = "en-US"
    ) -> Guild:
        """A new server with an everyday @everyone role."""
        guild = Guild(self.new_id(), name, owner.id, locale)
        guild.roles[guild.id] = GuildRole(guild.id, "@everyone", EVERYDAY)
        for user in (owner, *members):
            self.join(guild, user)
        return guild

    def join(self, guild: Guild, user: User) -> Member:
        """Make somebody a member."""
        member = Member(user.id, self.clock.now())
        guild.members[user.id] = member
        self.save(guild)
        return member

    def add_channel(
        self,
        guild: Guild,
        name: str,
        kind: ChannelType = ChannelType.TEXT,
        *,
        parent_id: str | None = None,
    ) -> Channel:
        """A new channel at the end of a server's list."""
        position = sum(each.guild_id == guild.id for each in self.channels.values())
        channel = Channel(
            self.new_id(),
            kind,
            name,
            self.clock.now(),
            guild_id=guild.id,
            parent_id=parent_id,
            position=position,
        )
        self.save(channel)
        return channel

    def dm(self, first: str, second: str) -> Channel:
        """The conversation of two users, opened if need be."""
        for channel in self.channels.values():
            if channel.is_dm and {*channel.recipients} == {first, second}:
                return channel
        channel = Channel(
            self.new_id(), ChannelType.DM, "", self.clock.now(), recipients=[first, second]
        )
        self.save(channel)
        return channel

    # finding

    @property
    def bot(self) -> User:
        """The bot's user."""
        return self.users[BOT_ID]

    def message(self, channel_id: str, message_id: str) -> Message:
        """A message, or Discord's refusal."""
        found = self.messages.get(channel_id, {}).get(message_id)
        if found is None:
            raise refusal("unknown_message")
        return found

    def guild_of(self, channel: Channel) -> Guild | None:
        """The server a channel belongs to."""
        return self.guilds.get(channel.guild_id or "")

    def permissions(self, channel: Channel, user_id: str) -> int:
        """What somebody may do in a channel, threads and DMs included."""
        guild = self.guild_of(channel)
        if guild is None:
            return EVERYDAY if user_id in channel.recipients else 0
        if channel.is_thread:
            parent = self.channels.get(channel.parent_id or "", channel)
            granted = permissions_in(guild, parent, user_id)
            private = channel.type == ChannelType.PRIVATE_THREAD
            hidden = private and user_id not in channel.thread_members
            return 0 if hidden and not granted & Permission.MANAGE_THREADS else granted
        return permissions_in(guild, channel, user_id)

    def sees(self, channel: Channel, user_id: str) -> bool:
        """Whether somebody can look into a channel."""
        return bool(self.permissions(channel, user_id) & Permission.VIEW_CHANNEL)

    def members_of(self, channel: Channel) -> list[str]:
        """The ids of everybody who sees a channel."""
        guild = self.guild_of(channel)
        people = channel.recipients if guild is None else list(guild.members)
        return [user_id for user_id in people if self.sees(channel, user_id)]

    def shares_guild(self, first: str, second: str) -> bool:
        """Whether two users are in a server together."""
        return any({first, second} <= guild.members.keys() for guild in self.guilds.values())


def found_default(world: World) -> None:
    """The world a newcomer finds: one server, three people, the bot."""
    bot = world.add_user("Orrery", bot=True)
    ada = world.add_user("Ada")
    boris = world.add_user("Борис", locale="ru")
    oksana = world.add_user("Оксана", locale="uk")
    guild = world.add_guild("Local table", ada, members=(boris, oksana, bot))
    for name in ("general", "table-1", "table-2"):
        world.add_channel(guild, name)
