"""Users, direct messages, guilds, their members, roles and channels."""

from aiohttp import web

from bot.local import views
from bot.local.bodies import read_body
from bot.local.core import Core
from bot.local.errors import refusal
from bot.local.permissions import EVERYDAY
from bot.local.rest import find
from bot.local.rest.door import answer, empty
from bot.local.validate.form import examining
from bot.local.wire import Json
from bot.local.world import BOT_ID


async def me(core: Core, _: web.Request) -> web.Response:
    """GET the bot's user."""
    return answer(views.own_user(core.world.bot))


async def user(core: Core, request: web.Request) -> web.Response:
    """GET a user."""
    found = core.world.users.get(find.word(request, "user_id"))
    if found is None:
        raise refusal("unknown_user")
    return answer(views.user(found))


async def open_dm(core: Core, request: web.Request) -> web.Response:
    """POST a direct conversation; opening it is allowed where writing may not be."""
    body = await read_body(request)
    with examining(body.value) as part:
        other = part.snowflake("recipient_id", required=True)
    if other not in core.world.users or other == BOT_ID:
        raise refusal("unknown_user")
    new = not any(
        each.is_dm and {*each.recipients} == {BOT_ID, other}
        for each in core.world.channels.values()
    )
    channel = core.world.dm(BOT_ID, other)
    if new:
        core.tell_channel("create", channel)
    return answer(views.channel(core.world, channel))


async def my_guilds(core: Core, _: web.Request) -> web.Response:
    """GET the bot's servers."""
    found: list[Json] = [
        {
            "id": guild.id,
            "name": guild.name,
            "icon": None,
            "banner": None,
            "owner": guild.owner_id == BOT_ID,
            "permissions": str(EVERYDAY),
            "features": [],
        }
        for guild in core.world.guilds.values()
        if BOT_ID in guild.members
    ]
    return answer(found)


async def leave_guild(core: Core, request: web.Request) -> web.Response:
    """DELETE the bot's membership of a server."""
    guild = find.guild(core, request)
    del guild.members[BOT_ID]
    core.world.save(guild)
    core.tell_guild("delete", guild)
    return empty()


async def guild(core: Core, request: web.Request) -> web.Response:
    """GET a server."""
    found = find.guild(core, request)
    counts = {
        "approximate_member_count": len(found.members),
        "approximate_presence_count": len(found.members),
    }
    return answer(views.guild(found) | counts)


async def guild_channels(core: Core, request: web.Request) -> web.Response:
    """GET a server's channels."""
    found = find.guild(core, request)
    return answer(
        [
            views.channel(core.world, each)
            for each in core.world.channels.values()
            if each.guild_id == found.id and not each.is_thread
        ]
    )


async def active_threads(core: Core, request: web.Request) -> web.Response:
    """GET a server's open threads."""
    found = find.guild(core, request)
    threads = [
        views.channel(core.world, each)
        for each in core.world.channels.values()
        if each.guild_id == found.id and each.is_thread and not each.archived
    ]
    return answer({"threads": threads, "members": [], "has_more": False})


async def roles(core: Core, request: web.Request) -> web.Response:
    """GET a server's roles."""
    found = find.guild(core, request)
    return answer([views.role(found, each) for each in found.roles])


async def members(core: Core, request: web.Request) -> web.Response:
    """GET a server's members; without the privileged intent Discord refuses."""
    find.guild(core, request)
    raise refusal("missing_access")


async def member(core: Core, request: web.Request) -> web.Response:
    """GET one member."""
    found = find.guild(core, request)
    user_id = find.word(request, "user_id")
    if user_id not in core.world.users:
        raise refusal("unknown_user")
    if user_id not in found.members:
        raise refusal("unknown_member")
    return answer(views.member(core.world, found.members[user_id]))
