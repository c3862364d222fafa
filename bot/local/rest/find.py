"""What a path names, found as Discord finds it: unknown, forbidden, or there."""

from aiohttp import web

from bot.local.core import Core
from bot.local.errors import invalid_form, refusal
from bot.local.model import Channel, Guild, Message
from bot.local.permissions import Permission
from bot.local.world import BOT_ID


def word(request: web.Request, name: str) -> str:
    """An id in the path."""
    value = request.match_info[name]
    if not value.isdecimal():
        fault = {"code": "NUMBER_TYPE_COERCE", "message": f'Value "{value}" is not snowflake.'}
        raise invalid_form({name: {"_errors": [fault]}})
    return value


def own_application(request: web.Request) -> None:
    """The path names our application."""
    if word(request, "application_id") != BOT_ID:
        raise refusal("unknown_application")


def channel(core: Core, request: web.Request) -> Channel:
    """A channel the bot sees."""
    found = core.world.channels.get(word(request, "channel_id"))
    if found is None:
        raise refusal("unknown_channel")
    if not core.world.sees(found, BOT_ID):
        raise refusal("missing_access")
    return found


def message(core: Core, request: web.Request) -> Message:
    """A public message in a channel the bot sees."""
    place = channel(core, request)
    found = core.world.message(place.id, word(request, "message_id"))
    if found.ephemeral_for is not None:
        raise refusal("unknown_message")
    return found


def guild(core: Core, request: web.Request) -> Guild:
    """A server the bot is in."""
    found = core.world.guilds.get(word(request, "guild_id"))
    if found is None:
        raise refusal("unknown_guild")
    if BOT_ID not in found.members:
        raise refusal("missing_access")
    return found


def need(core: Core, place: Channel, permission: Permission) -> None:
    """The bot may do this here."""
    if not core.world.permissions(place, BOT_ID) & permission:
        raise refusal("missing_permissions")
