"""The table of REST routes."""

from aiohttp import web

from bot.local.rest import applications, callbacks, channels, messages, people
from bot.local.rest.door import PREFIX, Door, RouteHandler

_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
_EMOJIS = "/applications/{application_id}/emojis"
_MESSAGES = "/channels/{channel_id}/messages"
_HOOK = "/webhooks/{webhook_id}/{webhook_token}"

ROUTES: list[tuple[str, str, RouteHandler]] = [
    ("GET", "/gateway", applications.gateway),
    ("GET", "/gateway/bot", applications.gateway_bot),
    ("GET", "/applications/@me", applications.about),
    ("GET", "/oauth2/applications/@me", applications.about),
    *(
        route
        for base in (_COMMANDS, _GUILD_COMMANDS)
        for route in (
            ("GET", base, applications.commands),
            ("PUT", base, applications.overwrite),
            ("POST", base, applications.upsert),
            ("GET", f"{base}/{{command_id}}", applications.command),
            ("PATCH", f"{base}/{{command_id}}", applications.edit_command),
            ("DELETE", f"{base}/{{command_id}}", applications.delete_command),
        )
    ),
    ("GET", _EMOJIS, applications.emojis),
    ("POST", _EMOJIS, applications.add_emoji),
    ("GET", f"{_EMOJIS}/{{emoji_id}}", applications.emoji),
    ("PATCH", f"{_EMOJIS}/{{emoji_id}}", applications.rename_emoji),
    ("DELETE", f"{_EMOJIS}/{{emoji_id}}", applications.delete_emoji),
    ("GET", "/users/@me", people.me),
    ("GET", "/users/@me/guilds", people.my_guilds),
    ("DELETE", "/users/@me/guilds/{guild_id}", people.leave_guild),
    ("POST", "/users/@me/channels", people.open_dm),
    ("GET", "/users/{user_id}", people.user),
    ("GET", "/guilds/{guild_id}", people.guild),
    ("GET", "/guilds/{guild_id}/channels", people.guild_channels),
    ("GET", "/guilds/{guild_id}/threads/active", people.active_threads),
    ("GET", "/guilds/{guild_id}/roles", people.roles),
    ("GET", "/guilds/{guild_id}/members", people.members),
    ("GET", "/guilds/{guild_id}/members/{user_id}", people.member),
    ("GET", "/channels/{channel_id}", channels.read),
    ("PATCH", "/channels/{channel_id}", channels.edit),
    ("DELETE", "/channels/{channel_id}", channels.delete),
    ("POST", "/channels/{channel_id}/typing", messages.typing),
    ("POST", "/channels/{channel_id}/threads", channels.start_thread),
    ("GET", "/channels/{channel_id}/threads/archived/public", channels.archived_threads),
    ("GET", "/channels/{channel_id}/thread-members", channels.thread_members),
    ("PUT", "/channels/{channel_id}/thread-members/{user_id}", channels.thread_member),
    ("DELETE", "/channels/{channel_id}/thread-members/{user_id}", channels.thread_member),
    ("GET", f"{_MESSAGES}/pins", messages.pins),
    ("PUT", f"{_MESSAGES}/pins/{{message_id}}", messages.pin),
    ("DELETE", f"{_MESSAGES}/pins/{{message_id}}", messages.pin),
    ("GET", _MESSAGES, messages.history),
    ("POST", _MESSAGES, messages.create),
    ("GET", f"{_MESSAGES}/{{message_id}}", messages.read),
    ("PATCH", f"{_MESSAGES}/{{message_id}}", messages.edit),
    ("DELETE", f"{_MESSAGES}/{{message_id}}", messages.delete),
    ("POST", f"{_MESSAGES}/{{message_id}}/threads", channels.start_thread_from),
    ("POST", "/interactions/{interaction_id}/{token}/callback", callbacks.callback),
    ("GET", "/webhooks/{webhook_id}", callbacks.webhook),
    ("POST", _HOOK, callbacks.execute),
    ("GET", f"{_HOOK}/messages/{{message_id}}", callbacks.read),
    ("PATCH", f"{_HOOK}/messages/{{message_id}}", callbacks.edit),
    ("DELETE", f"{_HOOK}/messages/{{message_id}}", callbacks.delete),
]


def add_routes(app: web.Application, door: Door) -> None:
    """Put the REST API into the application."""
    for method, route, handler in ROUTES:
        app.router.add_route(method, PREFIX + route, door.wrap(method, route, handler))
