"""The application: its commands, emojis, and where the gateway is."""

import base64
import binascii
from collections.abc import Iterable

from aiohttp import web

from bot.local import limits, views
from bot.local.bodies import read_body
from bot.local.core import Core
from bot.local.errors import RefusalError, invalid_form, refusal
from bot.local.model import Emoji
from bot.local.rest import find
from bot.local.rest.door import answer, empty
from bot.local.validate.commands import check_unique, read_command
from bot.local.validate.form import FormFaults, FormPart, examining
from bot.local.wire import Json
from bot.local.world import BOT_ID


async def gateway(core: Core, _: web.Request) -> web.Response:
    """GET the gateway's address."""
    return answer({"url": core.gateway_url})


async def gateway_bot(core: Core, _: web.Request) -> web.Response:
    """GET the gateway's address and how often one may identify."""
    starts = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 16}
    return answer(
        {"url": core.gateway_url, "shards": core.gateway.shards, "session_start_limit": starts}
    )


async def about(core: Core, _: web.Request) -> web.Response:
    """GET the application."""
    return answer(views.application(core.world))


# commands


def _place(request: web.Request) -> str | None:
    find.own_application(request)
    return request.match_info.get("guild_id")


def _of(core: Core, guild_id: str | None) -> list[Json]:
    return [each for each in core.world.commands.values() if each.get("guild_id") == guild_id]


def _shown(command: Json, *, localised: bool = True) -> Json:
    if localised:
        return command
    hidden = ("name_localizations", "description_localizations")
    return {key: value for key, value in command.items() if key not in hidden}


async def commands(core: Core, request: web.Request) -> web.Response:
    """GET all commands."""
    localised = request.query.get("with_localizations", "").lower() in ("true", "1")
    found = _of(core, _place(request))
    return answer([_shown(each, localised=localised) for each in found])


async def overwrite(core: Core, request: web.Request) -> web.Response:
    """PUT all commands at once; what is not listed is gone."""
    guild_id = _place(request)
    body = await read_body(request)
    faults = FormFaults()
    values = [] if body.value is None else body.value
    if not isinstance(values, list):
        faults.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        faults.check()
    parts = FormPart(faults, {}, ()).below(list(values) if isinstance(values, list) else [])
    read = [read_command(part) for part in parts]
    check_unique(parts, read)
    faults.check()
    _check_count(read)
    old = {(each["type"], each["name"]): each for each in _of(core, guild_id)}
    kept = [_store(core, each, guild_id, old.get((each["type"], each["name"]))) for each in read]
    listed = {each["id"] for each in kept}
    for each in old.values():
        if each["id"] not in listed:
            core.world.drop_command(each["id"])
    core.tell_commands()
    return answer(kept)


def _check_count(commands: Iterable[Json]) -> None:
    if sum(each["type"] == 1 for each in commands) > limits.COMMANDS:
        raise refusal("too_many_commands")


def _store(core: Core, command: Json, guild_id: str | None, old: Json | None) -> Json:
    placed = {"guild_id": guild_id} if guild_id else {}
    if old is not None and {**old, **command} == old:
        return old
    done = {
        "id": old["id"] if old else core.world.new_id(),
        "application_id": BOT_ID,
        "version": core.world.new_id(),
        **placed,
        **command,
    }
    core.world.save_command(done)
    return done


async def upsert(core: Core, request: web.Request) -> web.Response:
    """POST one command; the same name replaces."""
    guild_id = _place(request)
    body = await read_body(request)
    with examining(body.value) as part:
        command = read_command(part)
    old = [each for each in _of(core, guild_id) if _same(each, command)]
    if not old:
        _check_count([*_of(core, guild_id), command])
    done = _store(core, command, guild_id, old[0] if old else None)
    core.tell_commands()
    return answer(done, 200 if old else 201)


def _same(one: Json, other: Json) -> bool:
    return (one["type"], one["name"]) == (other["type"], other["name"])


def _one(core: Core, request: web.Request) -> Json:
    guild_id = _place(request)
    found = core.world.commands.get(find.word(request, "command_id"))
    if found is None or found.get("guild_id") != guild_id:
        raise refusal("unknown_command")
    return found


async def command(core: Core, request: web.Request) -> web.Response:
    """GET one command."""
    return answer(_one(core, request))


async def edit_command(core: Core, request: web.Request) -> web.Response:
    """PATCH one command."""
    old = _one(core, request)
    body = await read_body(request)
    if not isinstance(body.value, dict):
        raise refusal("bad_json")
    with examining({**old, **body.value}) as part:
        done = read_command(part)
    stored = _store(core, done, old.get("guild_id"), old)
    core.tell_commands()
    return answer(stored)


async def delete_command(core: Core, request: web.Request) -> web.Response:
    """DELETE one command."""
    core.world.drop_command(_one(core, request)["id"])
    core.tell_commands()
    return empty()


# emojis


async def emojis(core: Core, request: web.Request) -> web.Response:
    """GET the application's emojis."""
    find.own_application(request)
    return answer({"items": [views.emoji(core.world, each) for each in core.world.emojis.values()]})


async def add_emoji(core: Core, request: web.Request) -> web.Response:
    """POST an emoji; its picture is kept and served."""
    find.own_application(request)
    body = await read_body(request)
    with examining(body.value) as part:
        name = part.text("name", *limits.EMOJI_NAME, required=True)
        if name and not name.replace("_", "").isalnum():
            part.fail("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
        image = part.text("image", required=True)
        if any(each.name == name for each in core.world.emojis.values()):
            part.fail("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name already taken")
    picture = _picture(image or "")
    if len(core.world.emojis) >= limits.APP_EMOJIS:
        raise RefusalError(400, 30008, "Maximum number of emojis reached (2000)")
    emoji = Emoji(core.world.new_id(), name or "", animated=picture.startswith(b"GIF8"))
    core.store.put_file(emoji.id, picture)
    core.world.save(emoji)
    return answer(views.emoji(core.world, emoji), 201)


def _picture(data_uri: str) -> bytes:
    head, _, encoded = data_uri.partition(",")
    try:
        picture = base64.b64decode(encoded, validate=True)
    except binascii.Error:
        picture = b""
    if not head.startswith("data:image/") or not picture:
        fault = {"code": "IMAGE_INVALID", "message": "Invalid image data"}
        raise invalid_form({"image": {"_errors": [fault]}})
    if len(picture) > limits.EMOJI_BYTES:
        fault = {"code": "BINARY_TYPE_MAX_SIZE", "message": "File cannot be larger than 256.0 kb."}
        raise invalid_form({"image": {"_errors": [fault]}})
    return picture


def _emoji(core: Core, request: web.Request) -> Emoji:
    find.own_application(request)
    found = core.world.emojis.get(find.word(request, "emoji_id"))
    if found is None:
        raise refusal("unknown_emoji")
    return found


async def emoji(core: Core, request: web.Request) -> web.Response:
    """GET one emoji."""
    return answer(views.emoji(core.world, _emoji(core, request)))


async def rename_emoji(core: Core, request: web.Request) -> web.Response:
    """PATCH an emoji's name."""
    found = _emoji(core, request)
    body = await read_body(request)
    with examining(body.value) as part:
        found.name = part.text("name", *limits.EMOJI_NAME, required=True) or found.name
    core.world.save(found)
    return answer(views.emoji(core.world, found))


async def delete_emoji(core: Core, request: web.Request) -> web.Response:
    """DELETE an emoji."""
    core.world.drop_emoji(_emoji(core, request))
    return empty()
