"""The heart of the local table: world, gateway and players, and who is told of what."""

from collections.abc import Iterable
from typing import Protocol

from bot.local import views
from bot.local.choices import Choices
from bot.local.clock import TableClock
from bot.local.faults import Faults
from bot.local.gateway import Gateway
from bot.local.interactions import Interactions
from bot.local.model import Attachment, Channel, Guild, Interaction, Message
from bot.local.ratelimits import RateLimits
from bot.local.wire import Intent, Json
from bot.local.world import BOT_ID, World, found_default
from bot.store.things import Store

TOKEN = "local"  # no secret: it opens nothing but a table on loopback


class Listener(Protocol):
    """A player's page or driver."""

    @property
    def user_id(self) -> str:
        """Whose it is."""

    def send(self, payload: Json) -> None:
        """Queue something for it."""

    def greet(self) -> None:
        """Tell it everything anew."""


class Core:
    """What every part works on together."""

    def __init__(
        self,
        store: Store,
        clock: TableClock,
        patience: TableClock,
        *,
        rate_limits: bool,
        pace: float,
    ) -> None:
        self.clock = clock
        self.store = store
        self.world = World(store, clock)
        if not self.world.users:
            found_default(self.world)
        self.faults = Faults()
        self.rates = RateLimits(clock, enforced=rate_limits, pace=pace)
        self.gateway = Gateway(self)
        self.interactions = Interactions(self, patience)
        self.choices = Choices()
        self._listening: dict[str, set[Listener]] = {}
        self.uploads: dict[str, Attachment] = {}
        self.origin = ""
        self.token = TOKEN

    @property
    def gateway_url(self) -> str:
        """Where the bot's websocket is."""
        return f"{self.origin.replace('http', 'ws', 1)}/gateway"

    # telling

    @property
    def players(self) -> list[Listener]:
        """Whoever listens."""
        return [player for own in self._listening.values() for player in own]

    def join(self, player: Listener) -> None:
        """Tell it from now on."""
        self._listening.setdefault(player.user_id, set()).add(player)

    def leave(self, player: Listener) -> None:
        """Tell it nothing more."""
        own = self._listening.get(player.user_id, set())
        own.discard(player)
        if not own:
            self._listening.pop(player.user_id, None)

    def tell_players(self, payload: Json, user_ids: Iterable[str] | None = None) -> None:
        """Send to the pages of these users, or of everybody."""
        for user_id in [*self._listening] if user_ids is None else {*user_ids}:
            for player in self._listening.get(user_id, ()):
                player.send(payload)

    def view(self, message: Message) -> Json:
        """A message as it goes out."""
        return views.message(self.world, self.origin, message, self.clock.now())

    def audience(self, message: Message) -> list[str]:
        """Who sees a message."""
        if message.ephemeral_for is not None:
            return [message.ephemeral_for]
        return self.world.members_of(self.world.channels[message.channel_id])

    def tell_message(self, event: str, message: Message, *, by: Interaction | None = None) -> None:
        """Tell players and bot of a new or changed message (`create` or `update`).

        The person whose interaction (`by`) brought it about gets its nonce along.
        """
        body = self.view(message)
        for_players: Json = {
            "type": f"message_{event}",
            "message": body | {"ephemeral_for": message.ephemeral_for},
        }
        for user_id in self.audience(message):
            mine = by is not None and by.user_id == user_id
            extra = {"nonce": by.nonce} if mine and by else {}
            self.tell_players(for_players | extra, [user_id])
        self._tell_bot_message(event, message, body)

    def _tell_bot_message(self, event: str, message: Message, body: Json) -> None:
        channel = self.world.channels[message.channel_id]
        if not self.world.sees(channel, BOT_ID):
            return
        if channel.guild_id is not None:
            body = body | {"guild_id": channel.guild_id}
            if message.author_id != BOT_ID and BOT_ID not in message.mentions:
                body |= {"content": "", "embeds": [], "attachments": [], "components": []}
            intent = Intent.GUILD_MESSAGES
        else:
            intent = Intent.DIRECT_MESSAGES
        self.gateway.dispatch(f"MESSAGE_{event.upper()}", body, intent)

    def tell_deleted(self, message: Message) -> None:
        """Tell players and bot that a message is gone."""
        gone = {"channel_id": message.channel_id, "id": message.id}
        self.tell_players({"type": "message_delete", **gone}, self.audience(message))
        channel = self.world.channels[message.channel_id]
        if not self.world.sees(channel, BOT_ID) or message.ephemeral_for is not None:
            return
        if channel.guild_id is not None:
            gone["guild_id"] = channel.guild_id
        intent = Intent.DIRECT_MESSAGES if channel.is_dm else Intent.GUILD_MESSAGES
        self.gateway.dispatch("MESSAGE_DELETE", gone, intent)

    def tell_channel(self, event: str, channel: Channel) -> None:
        """Tell players and bot of a channel or thread (`create`, `update`, `delete`)."""
        for user_id in self.world.members_of(channel):
            seen = views.channel(self.world, channel, viewer=user_id)
            self.tell_players({"type": f"channel_{event}", "channel": seen}, [user_id])
        guild = self.world.guild_of(channel)
        if guild is None or BOT_ID not in guild.members:
            return
        body = views.channel(self.world, channel)
        if channel.is_thread and not self.world.sees(channel, BOT_ID):
            return
        if channel.is_thread and event == "create":
            body["newly_created"] = True
        word = "THREAD" if channel.is_thread else "CHANNEL"
        self.gateway.dispatch(f"{word}_{event.upper()}", body)

    def tell_guild(self, event: str, guild: Guild) -> None:
        """Tell the bot of a guild it joined, that changed or that it lost."""
        if event == "create":
            self.gateway.dispatch("GUILD_CREATE", views.guild_create(self.world, guild))
        elif event == "update":
            self.gateway.dispatch("GUILD_UPDATE", views.guild(guild))
        else:
            self.gateway.dispatch("GUILD_DELETE", {"id": guild.id})

    def greet_all(self) -> None:
        """Tell every player everything anew: people or servers have changed."""
        for player in self.players:
            player.greet()

    def tell_commands(self) -> None:
        """Tell players what commands there are now."""
        self.tell_players({"type": "commands", "commands": list(self.world.commands.values())})
