"""Ids a person picked, looked up; what the real client would refuse is refused here."""

from bot.local import views
from bot.local.core import Core
from bot.local.model import Channel
from bot.local.wire import Json
from bot.local.world import BOT_ID


class ActError(Exception):
    """The real client would not let a person do this."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def resolve_id(core: Core, channel: Channel, identity: str, resolved: dict[str, Json]) -> None:
    """Put the user, role or channel of this id into `resolved`."""
    world = core.world
    guild = world.guild_of(channel)
    if identity in world.users:
        resolved.setdefault("users", {})[identity] = views.user(world.users[identity])
        if guild is not None and identity in guild.members:
            member = views.member(
                world, guild.members[identity], permissions=world.permissions(channel, identity)
            )
            del member["user"]
            resolved.setdefault("members", {})[identity] = member
    elif guild is not None and identity in guild.roles:
        resolved.setdefault("roles", {})[identity] = views.role(guild, identity)
    elif identity in world.channels:
        shown = views.channel(world, world.channels[identity])
        granted = str(world.permissions(world.channels[identity], BOT_ID))
        resolved.setdefault("channels", {})[identity] = shown | {"permissions": granted}
    else:
        raise ActError("wrong_value", f"There is nobody and nothing with the id {identity}.")


def resolve_upload(core: Core, identity: str, resolved: dict[str, Json]) -> None:
    """Put an uploaded file into `resolved`."""
    file = core.uploads.get(identity)
    if file is None:
        raise ActError("unknown_upload", "Upload the file first.")
    shown = views.attachment(core.origin, file, ephemeral=True)
    resolved.setdefault("attachments", {})[identity] = shown


def check_values(
    core: Core, channel: Channel, select: Json, values: list[str], resolved: dict[str, Json]
) -> list[str]:
    """What was chosen in a select fits it."""
    low, high = select["min_values"], select["max_values"]
    if len({*values}) != len(values) or not low <= len(values) <= high:
        raise ActError("wrong_values", f"Choose {low} to {high} different values.")
    if select["type"] == 3:
        known = {each["value"] for each in select["options"]}
        if not known >= {*values}:
            raise ActError("not_a_choice", f"{values!r} are not all among the options.")
    else:
        for value in values:
            resolve_id(core, channel, value, resolved)
    return values
