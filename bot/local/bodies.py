"""Request bodies as they arrive: JSON, or multipart with files and `payload_json`."""

import json
import re
from dataclasses import dataclass, field

from aiohttp import (
    BodyPartReader,
    content_disposition_filename,
    parse_content_disposition,
    web,
)

from bot.local import limits
from bot.local.errors import RefusalError, refusal

_FILE_FIELD = re.compile(r"files\[(\d+)\]")


@dataclass(frozen=True, slots=True)
class Upload:
    """A file that came with a request."""

    filename: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Body:
    """What came with a request."""

    value: object
    files: dict[int, Upload] = field(default_factory=dict)


BODY = web.RequestKey("body", Body)


async def read_body(request: web.Request) -> Body:
    """The body of a request; an absent one reads as an empty object."""
    request[BODY] = body = await _read(request)
    return body


async def _read(request: web.Request) -> Body:
    if request.content_type == "multipart/form-data":
        return await _multipart(request)
    raw = await request.read()
    if not raw:
        return Body({})
    if request.content_type != "application/json":
        raise RefusalError(
            400, 50035, "Invalid Form Body", errors=_content_type(request.content_type)
        )
    return Body(_parse(raw))


def _content_type(found: str) -> dict[str, object]:
    message = f'Expected "Content-Type" header to be one of {{"application/json"}}, got "{found}".'
    return {"_errors": [{"code": "CONTENT_TYPE_INVALID", "message": message}]}


def _parse(raw: bytes) -> object:
    try:
        value: object = json.loads(raw)
    except ValueError:
        raise refusal("bad_json") from None
    return value


async def _multipart(request: web.Request) -> Body:
    value: object = {}
    files: dict[int, Upload] = {}
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        # once for each part: it takes longer than to read it
        _, said = parse_content_disposition(part.headers.get("Content-Disposition"))
        name, filename = (
            content_disposition_filename(said, "name"),
            content_disposition_filename(said),
        )
        content = bytes(await part.read(decode=True))
        total += len(content)
        if len(content) > limits.FILE_BYTES or total > limits.REQUEST_BYTES:
            raise refusal("too_large")
        if name == "payload_json":
            value = _parse(content)
        elif filename is not None:
            match = _FILE_FIELD.fullmatch(name or "")
            index = int(match[1]) if match else len(files)
            files[index] = Upload(filename, content)
    return Body(value, files)
