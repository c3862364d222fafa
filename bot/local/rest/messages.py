"""Messages in channels: send, list, read, edit, delete, pin."""

from aiohttp import web

from bot.local import limits
from bot.local.bodies import read_body
from bot.local.core import Core
from bot.local.errors import refusal
from bot.local.model import Message
from bot.local.permissions import Permission
from bot.local.posting import check_may_send, delete_message, edit_message, send_message
from bot.local.rest import find
from bot.local.rest.door import answer, empty
from bot.local.validate.form import examining
from bot.local.wire import iso
from bot.local.world import BOT_ID


async def create(core: Core, request: web.Request) -> web.Response:
    """POST messages."""
    body = await read_body(request)
    channel = core.world.channels.get(find.word(request, "channel_id"))
    if channel is None:
        raise refusal("unknown_channel")
    check_may_send(core, channel, body)
    return answer(core.view(send_message(core, channel, BOT_ID, body)))


async def history(core: Core, request: web.Request) -> web.Response:
    """GET messages, newest first."""
    channel = find.channel(core, request)
    with examining(dict(request.query)) as part:
        limit = part.number("limit", 1, limits.HISTORY_PAGE) or 50
        marks = {key: part.snowflake(key) for key in ("before", "after", "around")}
    if not core.world.permissions(channel, BOT_ID) & Permission.READ_HISTORY:
        return answer([])
    public = [
        each
        for each in core.world.messages.get(channel.id, {}).values()
        if each.ephemeral_for is None
    ]
    page = page_of(public, limit, **marks)
    return answer([core.view(each) for each in reversed(page)])


def page_of(
    messages: list[Message],
    limit: int,
    *,
    before: str | None = None,
    after: str | None = None,
    around: str | None = None,
) -> list[Message]:
    """A page out of messages in order of age, oldest first."""
    if around is not None:
        middle = int(around)
        older = [each for each in messages if int(each.id) < middle][-(limit // 2) :]
        newer = [each for each in messages if int(each.id) >= middle][: limit - limit // 2]
        return older + newer
    if after is not None:
        return [each for each in messages if int(each.id) > int(after)][:limit]
    if before is not None:
        messages = [each for each in messages if int(each.id) < int(before)]
    return messages[-limit:]


async def read(core: Core, request: web.Request) -> web.Response:
    """GET one message."""
    return answer(core.view(find.message(core, request)))


async def edit(core: Core, request: web.Request) -> web.Response:
    """PATCH a message of the bot."""
    body = await read_body(request)
    message = find.message(core, request)
    if message.author_id != BOT_ID:
        raise refusal("not_your_message")
    if core.world.channels[message.channel_id].archived:
        raise refusal("thread_archived")
    return answer(core.view(edit_message(core, message, body)))


async def delete(core: Core, request: web.Request) -> web.Response:
    """DELETE a message."""
    message = find.message(core, request)
    if message.author_id != BOT_ID:
        channel = core.world.channels[message.channel_id]
        if channel.is_dm:
            raise refusal("wrong_channel_for_dm")
        find.need(core, channel, Permission.MANAGE_MESSAGES)
    delete_message(core, message)
    return empty()


async def pin(core: Core, request: web.Request) -> web.Response:
    """PUT or DELETE a pin."""
    message = find.message(core, request)
    channel = core.world.channels[message.channel_id]
    if not channel.is_dm:
        find.need(core, channel, Permission.PIN_MESSAGES)
    message.pinned_at = core.clock.now() if request.method == "PUT" else None
    core.world.save(message)
    core.tell_message("update", message)
    return empty()


async def pins(core: Core, request: web.Request) -> web.Response:
    """GET the pinned messages, last pinned first."""
    channel = find.channel(core, request)
    found = [
        (each.pinned_at, each)
        for each in core.world.messages.get(channel.id, {}).values()
        if each.pinned_at is not None
    ]
    found.sort(key=lambda each: each[0], reverse=True)
    items = [{"pinned_at": iso(moment), "message": core.view(each)} for moment, each in found]
    return answer({"items": items, "has_more": False})


async def typing(core: Core, request: web.Request) -> web.Response:
    """POST that the bot is typing."""
    channel = find.channel(core, request)
    core.tell_players(
        {"type": "typing", "channel_id": channel.id, "user_id": BOT_ID},
        core.world.members_of(channel),
    )
    return empty()
