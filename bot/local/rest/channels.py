"""Channels and threads."""

from aiohttp import web

from bot.local import limits, views
from bot.local.bodies import Body, read_body
from bot.local.core import Core
from bot.local.errors import refusal
from bot.local.model import Channel, Message
from bot.local.permissions import Permission
from bot.local.posting import publish
from bot.local.rest import find
from bot.local.rest.door import answer, empty
from bot.local.validate.form import FormPart, examining
from bot.local.wire import ChannelType, MessageType
from bot.local.world import BOT_ID

_ARCHIVE_AFTER = (60, 1440, 4320, 10080)


async def read(core: Core, request: web.Request) -> web.Response:
    """GET a channel."""
    return answer(views.channel(core.world, find.channel(core, request)))


async def edit(core: Core, request: web.Request) -> web.Response:
    """PATCH a channel or thread."""
    channel = find.channel(core, request)
    body = await read_body(request)
    if channel.is_dm:
        raise refusal("wrong_channel_for_dm")
    if channel.is_thread and not channel.locked and body.value == {"archived": False}:
        find.need(core, channel, Permission.SEND_IN_THREADS)  # whoever may write there may do so
    else:
        _need_manage(core, channel)
    with examining(body.value) as part:
        name = part.text("name", 1, limits.CHANNEL_NAME)
        archived, locked = part.switch("archived"), part.switch("locked")
        after = part.one_of("auto_archive_duration", _ARCHIVE_AFTER)
        topic = part.text("topic", 0, 1024)
    channel.name = name or channel.name
    channel.topic = topic if "topic" in part.value else channel.topic
    channel.archived = channel.archived if archived is None else archived
    channel.locked = channel.locked if locked is None else locked
    channel.auto_archive = after or channel.auto_archive
    core.world.save(channel)
    core.tell_channel("update", channel)
    return answer(views.channel(core.world, channel))


async def delete(core: Core, request: web.Request) -> web.Response:
    """DELETE a channel or thread."""
    channel = find.channel(core, request)
    body = views.channel(core.world, channel)
    if not channel.is_dm:
        _need_manage(core, channel)
        core.tell_channel("delete", channel)
        core.world.drop_channel(channel)
    return answer(body)


def _need_manage(core: Core, channel: Channel) -> None:
    if channel.is_thread:
        if channel.owner_id != BOT_ID:
            find.need(core, channel, Permission.MANAGE_THREADS)
    else:
        find.need(core, channel, Permission.MANAGE_CHANNELS)


async def start_thread(core: Core, request: web.Request) -> web.Response:
    """POST a thread without a message."""
    parent = find.channel(core, request)
    body = await read_body(request)
    with examining(body.value) as part:
        # Discord's default, when a bot says nothing, is a private thread.
        kind = part.one_of("type", (10, 11, 12)) or ChannelType.PRIVATE_THREAD
        name, after = _thread_words(part)
    thread = new_thread(core, parent, BOT_ID, name, ChannelType(kind), after)
    return answer(views.channel(core.world, thread), 201)


async def start_thread_from(core: Core, request: web.Request) -> web.Response:
    """POST a thread from a message."""
    parent = find.channel(core, request)
    message = find.message(core, request)
    body = await read_body(request)
    if message.thread_id is not None:
        raise refusal("thread_exists")
    name, after = _read_thread(body)
    thread = new_thread(core, parent, BOT_ID, name, ChannelType.PUBLIC_THREAD, after, start=message)
    return answer(views.channel(core.world, thread), 201)


def _read_thread(body: Body) -> tuple[str, int]:
    with examining(body.value) as part:
        return _thread_words(part)


def _thread_words(part: FormPart) -> tuple[str, int]:
    name = part.text("name", 1, limits.THREAD_NAME, required=True)
    part.number("rate_limit_per_user", 0, 21_600)
    return name or "", part.one_of("auto_archive_duration", _ARCHIVE_AFTER) or 1440


def new_thread(
    core: Core,
    parent: Channel,
    owner_id: str,
    name: str,
    kind: ChannelType,
    archive_after: int = 1440,
    start: Message | None = None,
) -> Channel:
    """Open a thread in a text channel."""
    world = core.world
    if parent.type not in (ChannelType.TEXT, ChannelType.NEWS):
        raise refusal("wrong_channel_type")
    private = kind == ChannelType.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if not world.permissions(parent, owner_id) & needed:
        raise refusal("missing_permissions")
    thread = Channel(
        world.new_id() if start is None else start.id,
        kind,
        name,
        core.clock.now(),
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=owner_id,
        auto_archive=archive_after,
        thread_members=[owner_id],
    )
    world.save(thread)
    core.tell_channel("create", thread)
    if start is not None:
        start.thread_id = thread.id
        world.save(start)
        core.tell_message("update", start)
    elif not private:
        _announce(core, parent, thread, owner_id)
    return thread


def _announce(core: Core, parent: Channel, thread: Channel, owner_id: str) -> None:
    notice = Message(
        core.world.new_id(),
        parent.id,
        owner_id,
        core.clock.now(),
        type=MessageType.THREAD_CREATED,
        content=thread.name,
        reference={"type": 0, "channel_id": thread.id, "guild_id": thread.guild_id},
    )
    publish(core, parent, notice)


async def thread_member(core: Core, request: web.Request) -> web.Response:
    """PUT or DELETE somebody's membership of a thread."""
    thread = find.channel(core, request)
    if not thread.is_thread:
        raise refusal("wrong_channel_type")
    user_id = request.match_info["user_id"]
    user_id = BOT_ID if user_id == "@me" else user_id
    if user_id not in core.world.users:
        raise refusal("unknown_user")
    members = thread.thread_members
    if request.method == "PUT" and user_id not in members:
        members.append(user_id)
    elif request.method == "DELETE" and user_id in members:
        members.remove(user_id)
    core.world.save(thread)
    core.tell_channel("update", thread)
    return empty()


async def thread_members(core: Core, request: web.Request) -> web.Response:
    """GET who is in a thread."""
    thread = find.channel(core, request)
    return answer([views.thread_member(thread, each) for each in thread.thread_members])


async def archived_threads(core: Core, request: web.Request) -> web.Response:
    """GET the archived public threads of a channel."""
    parent = find.channel(core, request)
    found = [
        views.channel(core.world, each)
        for each in core.world.channels.values()
        if each.parent_id == parent.id and each.is_thread and each.archived
    ]
    return answer({"threads": found, "members": [], "has_more": False})
