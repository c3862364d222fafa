"""What people do, checked as the real client would check it, then made into interactions."""

from typing import Any

from bot.local.core import Core
from bot.local.interactions import context_of
from bot.local.model import Channel, Interaction, Message
from bot.local.resolving import ActError, check_values, resolve_id, resolve_upload
from bot.local.submit import filled
from bot.local.validate.components import walk
from bot.local.wire import Context, InteractionType, Json
from bot.local.world import BOT_ID

USER, CHANNEL, ROLE, MENTIONABLE, ATTACHMENT = 6, 7, 8, 9, 11


def usable(core: Core, command: Json, channel: Channel, user_id: str) -> bool:
    """Whether the client offers this command to this person here."""
    contexts = command.get("contexts")
    kinds = command.get("integration_types") or [0]
    context = context_of(channel)
    if command.get("guild_id") not in (None, channel.guild_id):
        return False
    if contexts is None:
        fits = context != Context.BOT_DM or command.get("dm_permission", True)
    else:
        fits = int(context) in contexts
    guild = core.world.guild_of(channel)
    at_home = context == Context.BOT_DM or (guild is not None and BOT_ID in guild.members)
    own = core.world.users[user_id].installed and 1 in kinds
    return fits and (own or (at_home and 0 in kinds))


def find_channel(core: Core, user_id: str, channel_id: str) -> Channel:
    """A channel this person sees."""
    channel = core.world.channels.get(channel_id)
    if channel is None or not core.world.sees(channel, user_id):
        raise ActError("unknown_channel", "There is no such channel for you.")
    return channel


def use_command(
    core: Core,
    user_id: str,
    channel_id: str,
    command_id: str,
    options: list[Json],
    *,
    nonce: str = "",
    typing: bool = False,
) -> Interaction:
    """Send a slash command, or with `typing` ask for choices while it is written."""
    channel = find_channel(core, user_id, channel_id)
    command = core.world.commands.get(command_id)
    if command is None or not usable(core, command, channel, user_id):
        raise ActError("unknown_command", "This command is not available here.")
    resolved: dict[str, Json] = {}
    checker = _Options(core, channel, resolved, typing=typing)
    data: Json = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
    }
    if filled_in := checker.level(command.get("options", []), options):
        data["options"] = filled_in
    if resolved:
        data["resolved"] = resolved
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    kind = InteractionType.AUTOCOMPLETE if typing else InteractionType.COMMAND
    return core.interactions.begin(kind, user_id, channel, data, nonce=nonce)


class _Options:
    """Checks what a person filled in against what the command declares."""

    def __init__(
        self, core: Core, channel: Channel, resolved: dict[str, Json], *, typing: bool
    ) -> None:
        self._core = core
        self._channel = channel
        self._resolved = resolved
        self._typing = typing

    def level(self, declared: list[Json], given: list[Json]) -> list[Json]:
        by_name = {each["name"]: each for each in declared}
        if any(each["type"] in (1, 2) for each in declared) and len(given) != 1:
            raise ActError("incomplete_command", "Choose a subcommand.")
        done = []
        for option in given:
            spec = by_name.get(option.get("name"))
            if spec is None:
                raise ActError("unknown_option", f"There is no option {option.get('name')}.")
            if spec["type"] in (1, 2):
                inner = self.level(spec.get("options", []), option.get("options", []))
                done.append({"type": spec["type"], "name": spec["name"], "options": inner})
            else:
                done.append(self._value(spec, option))
        names = {each["name"] for each in done}
        for spec in declared:
            if spec.get("required") and spec["name"] not in names and not self._typing:
                raise ActError("option_required", f"The option {spec['name']} is required.")
        return done

    def _value(self, spec: Json, option: Json) -> Json:
        value = option.get("value")
        done = {"type": spec["type"], "name": spec["name"], "value": value}
        if self._typing and option.get("focused"):
            if not spec.get("autocomplete"):
                raise ActError("no_autocomplete", f"{spec['name']} has no autocomplete.")
            return done | {"value": str(value), "focused": True}
        self._check_kind(spec, value)
        choices = spec.get("choices")
        if choices and value not in [each["value"] for each in choices]:
            raise ActError("not_a_choice", f"{value!r} is not a choice of {spec['name']}.")
        self._check_range(spec, value)
        self._resolve(spec, str(value))
        return done

    def _check_kind(self, spec: Json, value: object) -> None:
        kinds: dict[int, tuple[type, ...]] = {3: (str,), 4: (int,), 5: (bool,), 10: (int, float)}
        wanted = kinds.get(spec["type"], (str,))
        boolean = isinstance(value, bool) and bool not in wanted
        if not isinstance(value, wanted) or boolean:
            raise ActError("wrong_value", f"{value!r} does not fit the option {spec['name']}.")

    def _check_range(self, spec: Json, value: Any) -> None:
        size = len(value) if isinstance(value, str) else value
        words = ("min_length", "max_length") if spec["type"] == 3 else ("min_value", "max_value")
        low, high = (spec.get(word) for word in words)
        if (low is not None and size < low) or (high is not None and size > high):
            raise ActError("out_of_range", f"{value!r} is out of range for {spec['name']}.")

    def _resolve(self, spec: Json, value: str) -> None:
        kind = spec["type"]
        if kind in (USER, CHANNEL, ROLE, MENTIONABLE):
            resolve_id(self._core, self._channel, value, self._resolved)
        elif kind == ATTACHMENT:
            resolve_upload(self._core, value, self._resolved)


def visible_message(core: Core, user_id: str, channel_id: str, message_id: str) -> Message:
    """A message this person sees."""
    channel = find_channel(core, user_id, channel_id)
    message = core.world.messages.get(channel.id, {}).get(message_id)
    if message is None or message.ephemeral_for not in (None, user_id):
        raise ActError("unknown_message", "This message is gone.")
    return message


def use_component(
    core: Core,
    user_id: str,
    message: Message,
    custom_id: str,
    values: list[str] | None = None,
    *,
    nonce: str = "",
) -> Interaction:
    """Press a button or choose in a select."""
    channel = core.world.channels[message.channel_id]
    component = next(
        (each for each in walk(message.components) if each.get("custom_id") == custom_id), None
    )
    if component is None:
        raise ActError("unknown_component", "This message has no such component.")
    if component.get("disabled"):
        raise ActError("disabled", "This component is disabled.")
    data: Json = {
        "custom_id": custom_id,
        "component_type": component["type"],
        "id": component["id"],
    }
    if component["type"] != 2:
        resolved: dict[str, Json] = {}
        data["values"] = check_values(core, channel, component, values or [], resolved)
        if resolved:
            data["resolved"] = resolved
    return core.interactions.begin(
        InteractionType.COMPONENT, user_id, channel, data, nonce=nonce, message=message
    )


def submit_modal(
    core: Core, user_id: str, interaction_id: str, components: list[Json], *, nonce: str = ""
) -> Interaction:
    """Send a filled-in modal."""
    cause = core.world.interactions.get(interaction_id)
    if cause is None or cause.user_id != user_id or cause.modal is None:
        raise ActError("unknown_modal", "This form is not open.")
    channel = find_channel(core, user_id, cause.channel_id)
    message = None
    if cause.message_id is not None:
        message = core.world.messages.get(channel.id, {}).get(cause.message_id)
    resolved: dict[str, Json] = {}
    data: Json = {
        "custom_id": cause.modal["custom_id"],
        "components": filled(core, channel, cause.modal, components, resolved),
    }
    if resolved:
        data["resolved"] = resolved
    return core.interactions.begin(
        InteractionType.MODAL, user_id, channel, data, nonce=nonce, message=message, cause=cause
    )
