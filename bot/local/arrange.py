"""What a test arranges in the world before or while the bot plays in it."""

from collections.abc import Iterable

from bot.local.core import Core
from bot.local.model import Channel, Guild, GuildRole, Overwrite, User
from bot.local.permissions import Permission
from bot.local.world import BOT_ID


class Arrange:
    """Changes to the world, told to the bot as Discord tells them."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def user(self, name: str) -> User:
        """A person by name."""
        return next(
            each
            for each in self._core.world.users.values()
            if name in (each.global_name, each.username, each.id)
        )

    def channel(self, name: str) -> Channel:
        """A channel by its name, without the sign."""
        return next(each for each in self._core.world.channels.values() if each.name == name)

    @property
    def home(self) -> Guild:
        """The server everything starts in."""
        return next(iter(self._core.world.guilds.values()))

    def add_guild(
        self, name: str, members: Iterable[str], *, bot: bool = True, locale: str = "en-US"
    ) -> Guild:
        """A further server with a channel of the same name; without the bot if so wished."""
        world = self._core.world
        people = [self.user(each) for each in members]
        guild = world.add_guild(name, people[0], members=people[1:], locale=locale)
        world.add_channel(guild, "-".join(name.lower().split()))
        if bot:
            self.invite_bot(guild)
        else:
            self._core.greet_all()
        return guild

    def invite_bot(self, guild: Guild) -> None:
        """The bot joins a server."""
        self._core.world.join(guild, self._core.world.bot)
        self._core.tell_guild("create", guild)
        self._core.greet_all()

    def remove_member(self, guild: Guild, name: str) -> None:
        """A person leaves a server; without the privileged intent the bot is not told."""
        guild.members.pop(self.user(name).id)
        self._core.world.save(guild)
        self._core.greet_all()

    def add_member(self, guild: Guild, name: str) -> None:
        """A person joins a server."""
        self._core.world.join(guild, self.user(name))
        self._core.greet_all()

    def grant(self, guild: Guild, name: str, *permissions: Permission) -> None:
        """A person gets a role with these permissions."""
        role = GuildRole(self._core.world.new_id(), "helper", 0)
        for permission in permissions:
            role.permissions |= permission
        guild.roles[role.id] = role
        guild.members[self.user(name).id].roles.append(role.id)
        self._core.world.save(guild)
        self._core.greet_all()

    def kick_bot(self, guild: Guild) -> None:
        """The bot is thrown out of a server."""
        guild.members.pop(BOT_ID, None)
        self._core.world.save(guild)
        self._core.tell_guild("delete", guild)
        self._core.greet_all()

    def forbid(self, channel: Channel, *permissions: Permission) -> None:
        """Take permissions from the bot in a channel."""
        rule = self._rule(channel)
        for permission in permissions:
            rule.deny |= permission
            rule.allow &= ~permission
        self._changed(channel)

    def permit(self, channel: Channel, *permissions: Permission) -> None:
        """Give permissions to the bot in a channel."""
        rule = self._rule(channel)
        for permission in permissions:
            rule.allow |= permission
            rule.deny &= ~permission
        self._changed(channel)

    def delete_channel(self, channel: Channel) -> None:
        """Somebody deletes a channel."""
        self._core.tell_channel("delete", channel)
        self._core.world.drop_channel(channel)

    def archive(self, thread: Channel, *, archived: bool = True, locked: bool = False) -> None:
        """Nobody has written in a thread for long, or a moderator has closed it; or it is open
        again."""
        thread.archived, thread.locked = archived, locked
        self._changed(thread)

    def close_dms(self, name: str, *, closed: bool = True) -> None:
        """A person takes no direct messages from the bot any more."""
        user = self.user(name)
        user.closed_dms = closed
        self._core.world.save(user)

    def install_app(self, name: str, *, installed: bool = True) -> None:
        """A person installs the app to the own account."""
        user = self.user(name)
        user.installed = installed
        self._core.world.save(user)

    def set_guild_locale(self, guild: Guild, locale: str) -> None:
        """A server changes its language."""
        guild.preferred_locale = locale
        self._core.world.save(guild)
        self._core.tell_guild("update", guild)

    def _rule(self, channel: Channel) -> Overwrite:
        for overwrite in channel.overwrites:
            if overwrite.id == BOT_ID:
                return overwrite
        rule = Overwrite(BOT_ID, 1)
        channel.overwrites.append(rule)
        return rule

    def _changed(self, channel: Channel) -> None:
        self._core.world.save(channel)
        self._core.tell_channel("update", channel)
