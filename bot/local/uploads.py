"""Attachments: which files a message has after a request, and what its components show of them."""

import io
import mimetypes
import re
from dataclasses import replace

from PIL import Image, UnidentifiedImageError

from bot.local import limits, views
from bot.local.bodies import Upload
from bot.local.model import Attachment
from bot.local.validate.components import media_of, places
from bot.local.validate.form import FormPart
from bot.local.wire import Json
from bot.local.world import World

_REFERENCE = "attachment://"


def clean_name(filename: str) -> str:
    """A filename as Discord stores it: no spaces, nothing exotic."""
    name = re.sub(r"\s+", "_", filename.strip())
    name = re.sub(r"[^A-Za-z0-9_.\-]", "", name).lstrip(".")
    return name or "unknown"


def read_attachments(
    body: FormPart,
    files: dict[int, Upload],
    stored: list[Attachment],
    world: World,
    channel_id: str,
    *,
    keeps: bool = True,
) -> list[tuple[Attachment, bytes | None]]:
    """The message's files after this request, with the bytes of the new ones.

    With an `attachments` array, what it lists stays. Without one everything stored stays, unless
    new files come (discord-api-docs #5170) or the request `keeps` nothing unlisted (#6277).
    """
    listed = body.parts("attachments", 0, limits.FILES) if body.has("attachments") else []
    words: dict[int, FormPart] = {}
    by_id = {file.id: file for file in stored}
    unlisted = "attachments" not in body.value and not files and keeps
    stays: list[Attachment] = list(stored) if unlisted else []
    for part in listed:
        identity = part.snowflake("id", required=True)
        if identity is None:
            continue
        if identity in by_id:
            stays.append(_redescribed(by_id[identity], part))
        elif int(identity) in files:
            words[int(identity)] = part
        else:
            part.fail("id", "ATTACHMENT_NOT_FOUND", "Attachment data not found")
    found: list[tuple[Attachment, bytes | None]] = [(file, None) for file in stays]
    found += [
        (_new(files[index], words.get(index), world, channel_id), files[index].content)
        for index in sorted(files)
    ]
    if len(found) > limits.FILES:
        body.length("attachments", len(found), 0, limits.FILES)
    return found


def _redescribed(file: Attachment, part: FormPart) -> Attachment:
    description = part.text("description", 0, limits.FILE_DESCRIPTION)
    return replace(file, description=description) if "description" in part.value else file


def _new(upload: Upload, part: FormPart | None, world: World, channel_id: str) -> Attachment:
    name = clean_name((part.text("filename", 1, 1024) if part else None) or upload.filename)
    return describe(
        name,
        upload.content,
        world.new_id(),
        channel_id,
        part.text("description", 0, limits.FILE_DESCRIPTION) if part else None,
    )


def describe(
    name: str, content: bytes, identity: str, channel_id: str, description: str | None = None
) -> Attachment:
    """An attachment record for some bytes, measured if they are a picture."""
    width = height = None
    content_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    try:
        with Image.open(io.BytesIO(content)) as picture:
            width, height = picture.size
            content_type = Image.MIME.get(picture.format or "", content_type)
    except (UnidentifiedImageError, OSError, ValueError):
        pass
    return Attachment(
        identity,
        channel_id,
        name,
        len(content),
        content_type,
        description=description,
        width=width,
        height=height,
        spoiler=name.startswith("SPOILER_"),
    )


def resolve(
    body: FormPart,
    components: list[Json],
    embeds: list[Json],
    files: list[Attachment],
    origin: str,
    world: World,
) -> None:
    """Put the message's files in the place of references to them; note references to none."""
    known = {_REFERENCE + file.filename: file for file in files}
    known |= {origin + views.address(file): file for file in files}
    for place, component in places(components, ("components",)):
        for key, media in media_of(component):
            file = known.get(media["url"])
            if component["type"] == 13:
                component |= {"name": file and file.filename, "size": file and file.size}
            if file is not None:
                media |= views.media(file)
            elif not _missing(body, media["url"], (*place, *key)):
                media |= {"id": world.new_id(), "proxy_url": media["url"]}
                media |= {"width": None, "height": None, "content_type": None}
    for index, embed in enumerate(embeds):
        for name in ("image", "thumbnail"):
            if name in embed:
                _resolve_picture(body, embed[name], known, ("embeds", str(index), name, "url"))


def _resolve_picture(
    body: FormPart, picture: Json, known: dict[str, Attachment], place: tuple[str, ...]
) -> None:
    file = known.get(picture["url"])
    if file is not None:
        media = views.media(file)
        picture |= {key: media[key] for key in ("url", "proxy_url", "width", "height")}
    else:
        _missing(body, picture["url"], place)


def _missing(body: FormPart, url: str, place: tuple[str, ...]) -> bool:
    if not url.startswith(_REFERENCE):
        return False
    body.faults.add(
        (*body.path, *place),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        "The referenced attachment was not found",
    )
    return True
