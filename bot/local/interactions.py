"""What people do, on its way to the bot: made, delivered, timed, found again by token."""

import base64
import binascii
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.local import limits, views
from bot.local.clock import TableClock, Timer
from bot.local.errors import refusal
from bot.local.model import Channel, Guild, Interaction, Message
from bot.local.wire import Context, InteractionType, Json
from bot.local.world import BOT_ID

if TYPE_CHECKING:
    from bot.local.core import Core


@dataclass(frozen=True)
class Heard:
    """What somebody did, and how long he waited to hear of it."""

    interaction: Interaction
    after: float
    """Seconds from the act to the first answer, or to the end of the time for one."""
    answered: bool


class Interactions:
    """All interactions whose tokens live."""

    def __init__(self, core: "Core", patience: TableClock) -> None:
        self._core = core
        self._patience = patience
        self._timers: dict[str, Timer] = {}
        self._begun: dict[str, float] = {}
        self.first_answer_s = limits.FIRST_ANSWER_S
        """Discord's limit; whoever tests on a busy machine may allow more."""
        self.witnesses: list[Callable[[Heard], None]] = []
        """Called with every first answer, those to somebody who types too, and with its lack."""

    @property
    def waiting(self) -> list[Interaction]:
        """Those that have no answer yet."""
        return [each for each in self._core.world.interactions.values() if each.id in self._begun]

    def begin(
        self,
        kind: InteractionType,
        user_id: str,
        channel: Channel,
        data: Json,
        *,
        nonce: str = "",
        message: Message | None = None,
        cause: Interaction | None = None,
    ) -> Interaction:
        """Make an interaction, tell the person it is pending, and send it to the bot."""
        world = self._core.world
        world.prune_interactions()
        identity = world.new_id()
        interaction = Interaction(
            identity,
            kind,
            _token(identity),
            user_id,
            channel.id,
            context_of(channel),
            self._core.clock.now(),
            guild_id=channel.guild_id,
            owners=self._owners(user_id, channel, message, cause),
            data=data,
            nonce=nonce,
            message_id=message.id if message else None,
        )
        interaction.metadata = self._metadata(interaction, cause)
        world.save(interaction)
        self._begun[identity] = self._patience.now()
        self._timers[identity] = self._patience.call_later(
            self.first_answer_s, lambda: self._fail(interaction)
        )
        self.tell(interaction, "pending", 0.0)
        for payload in self._core.faults.deliveries(self._payload(interaction, channel, message)):
            self._core.gateway.dispatch("INTERACTION_CREATE", payload, None)
        return interaction

    def unanswered(self, identity: str, token: str) -> Interaction:
        """The interaction to answer, or Discord's refusal."""
        interaction = self._core.world.interactions.get(identity)
        if interaction is None or interaction.token != token:
            raise refusal("unknown_interaction")
        if interaction.answered is not None:
            raise refusal("acknowledged")
        if interaction.failed or self._after(interaction) >= self.first_answer_s:
            raise refusal("unknown_interaction")
        return interaction

    def _after(self, interaction: Interaction) -> float:
        """Seconds since somebody acted; very many if that was before the table was opened."""
        return self._patience.now() - self._begun.get(interaction.id, 0.0)

    def by_token(self, application_id: str, token: str) -> Interaction:
        """The answered interaction a follow-up belongs to, or Discord's refusal."""
        if application_id != BOT_ID:
            raise refusal("unknown_webhook")
        interaction = self._core.world.interactions.get(_identity(token))
        if interaction is None or interaction.token != token:
            raise refusal("bad_webhook_token")
        if self._core.clock.now() - interaction.created_at >= limits.TOKEN_LIFE_S:
            raise refusal("bad_webhook_token")
        if interaction.answered is None:
            raise refusal("unknown_webhook")
        return interaction

    def answered(self, interaction: Interaction, kind: int) -> float:
        """Note the first answer; returns after how many seconds it came."""
        interaction.answered = kind
        self._core.world.save(interaction)
        timer = self._timers.pop(interaction.id, None)
        if timer is not None:
            timer.cancel()
        return self._heard(interaction, answered=True)

    def _heard(self, interaction: Interaction, *, answered: bool) -> float:
        after = self._after(interaction)
        del self._begun[interaction.id]
        for witness in self.witnesses:
            witness(Heard(interaction, after, answered))
        return after

    def tell(self, interaction: Interaction, state: str, elapsed: float, **more: object) -> None:
        """Tell the person how the interaction stands."""
        if interaction.type == InteractionType.AUTOCOMPLETE:
            return
        note: Json = {
            "type": "interaction",
            "id": interaction.id,
            "nonce": interaction.nonce,
            "state": state,
            "channel_id": interaction.channel_id,
            "message_id": interaction.message_id,
            "elapsed": elapsed,
            **more,
        }
        self._core.tell_players(note, [interaction.user_id])

    def _fail(self, interaction: Interaction) -> None:
        self._timers.pop(interaction.id, None)
        if interaction.answered is not None:
            return
        interaction.failed = True
        self._core.world.save(interaction)
        self.tell(interaction, "failed", self._heard(interaction, answered=False))
        self._core.choices.give(interaction.id, None)

    def _owners(
        self,
        user_id: str,
        channel: Channel,
        message: Message | None,
        cause: Interaction | None,
    ) -> dict[str, str]:
        if cause is not None:
            return cause.owners
        if message is not None and message.metadata is not None:
            owners: dict[str, str] = message.metadata["authorizing_integration_owners"]
            return owners
        owners = {}
        guild = self._core.world.guild_of(channel)
        if guild is not None and BOT_ID in guild.members:
            owners["0"] = guild.id
        elif context_of(channel) == Context.BOT_DM:
            owners["0"] = "0"
        if self._core.world.users[user_id].installed:
            owners["1"] = user_id
        return owners

    def _metadata(self, interaction: Interaction, cause: Interaction | None) -> Json:
        metadata: Json = {
            "id": interaction.id,
            "type": int(interaction.type),
            "user": views.user(self._core.world.users[interaction.user_id]),
            "authorizing_integration_owners": interaction.owners,
        }
        if interaction.type == InteractionType.COMMAND:
            metadata["name"] = command_path(interaction.data)
        if interaction.type == InteractionType.COMPONENT:
            metadata["interacted_message_id"] = interaction.message_id
        if cause is not None:
            metadata["triggering_interaction_metadata"] = {
                key: value for key, value in cause.metadata.items() if key != "name"
            }
        return metadata

    def _payload(self, interaction: Interaction, channel: Channel, message: Message | None) -> Json:
        world = self._core.world
        person = world.users[interaction.user_id]
        granted = str(world.permissions(channel, interaction.user_id))
        payload: Json = {
            "id": interaction.id,
            "application_id": BOT_ID,
            "type": int(interaction.type),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": channel.id,
            "channel": views.channel(world, channel) | {"permissions": granted},
            "locale": person.locale,
            "context": int(interaction.context),
            "authorizing_integration_owners": interaction.owners,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": limits.FILE_BYTES,
            "app_permissions": str(world.permissions(channel, BOT_ID)),
        }
        guild = world.guild_of(channel)
        if guild is None:
            payload["user"] = views.user(person)
        else:
            payload |= self._guild_part(guild, channel, interaction.user_id)
        if message is not None:
            payload["message"] = self._core.view(message)
        return payload

    def _guild_part(self, guild: Guild, channel: Channel, user_id: str) -> Json:
        world = self._core.world
        return {
            "guild_id": guild.id,
            "guild": {"id": guild.id, "locale": guild.preferred_locale, "features": []},
            "guild_locale": guild.preferred_locale,
            "member": views.member(
                world, guild.members[user_id], permissions=world.permissions(channel, user_id)
            ),
        }


def context_of(channel: Channel) -> Context:
    """Where an interaction in this channel happens."""
    if not channel.is_dm:
        return Context.GUILD
    return Context.BOT_DM if BOT_ID in channel.recipients else Context.PRIVATE


def command_path(data: Json) -> str:
    """A command's name with its subcommands."""
    words = [str(data["name"])]
    options = data.get("options", [])
    while options and options[0].get("type") in (1, 2):
        words.append(options[0]["name"])
        options = options[0].get("options", [])
    return " ".join(words)


def _token(identity: str) -> str:
    return base64.urlsafe_b64encode(
        f"interaction:{identity}:{secrets.token_hex(48)}".encode()
    ).decode()


def _identity(token: str) -> str:
    try:
        return base64.urlsafe_b64decode(token).decode().split(":")[1]
    except (binascii.Error, UnicodeDecodeError, IndexError, ValueError):
        return ""
