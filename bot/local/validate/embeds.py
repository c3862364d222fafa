"""Embeds: read, checked, and brought into the form they go out in."""

from bot.local import limits
from bot.local.validate.form import FormPart, kept
from bot.local.wire import Json

_WEB = ("http", "https")
_IMAGE = ("http", "https", "attachment")


def read_embeds(body: FormPart) -> list[Json] | None:
    """The embeds of a body; None if it says nothing of them."""
    if not body.has("embeds"):
        return [] if "embeds" in body.value else None
    parts = body.parts("embeds", 0, limits.EMBEDS)
    embeds = [_embed(part) for part in parts]
    if sum(map(_size, embeds)) > limits.EMBED_TOTAL:
        body.fail(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {limits.EMBED_TOTAL}",
        )
    return embeds


def _embed(part: FormPart) -> Json:
    fields = [_field(each) for each in part.parts("fields", 0, limits.EMBED_FIELDS)]
    embed = kept(
        url=part.address("url", limits.URL, _WEB),
        title=part.text("title", 0, limits.EMBED_TITLE),
        description=part.text("description", 0, limits.EMBED_DESCRIPTION),
        color=part.number("color", 0, 0xFFFFFF),
        timestamp=part.text("timestamp"),
        author=_named(part, "author", "name", limits.EMBED_AUTHOR),
        footer=_named(part, "footer", "text", limits.EMBED_FOOTER),
        image=_picture(part, "image"),
        thumbnail=_picture(part, "thumbnail"),
        fields=fields or None,
    )
    if not embed.keys() - {"color", "timestamp", "url"}:
        part.fail("description", "BASE_TYPE_REQUIRED", "This field is required")
    return {"type": "rich", **embed}


def _field(part: FormPart) -> Json:
    return {
        "name": part.text("name", 1, limits.EMBED_FIELD_NAME, required=True),
        "value": part.text("value", 1, limits.EMBED_FIELD_VALUE, required=True),
        "inline": part.switch("inline") or False,
    }


def _named(part: FormPart, key: str, word: str, high: int) -> Json | None:
    inner = part.part(key)
    if inner is None:
        return None
    return kept(
        **{word: inner.text(word, 0, high)},
        url=inner.address("url", limits.URL, _WEB),
        icon_url=inner.address("icon_url", limits.URL, _IMAGE),
    )


def _picture(part: FormPart, key: str) -> Json | None:
    inner = part.part(key)
    if inner is None or not inner.has("url"):
        return None
    return kept(url=inner.address("url", limits.URL, _IMAGE))


def _size(embed: Json) -> int:
    size = sum(len(embed.get(key) or "") for key in ("title", "description"))
    size += len(embed.get("author", {}).get("name") or "")
    size += len(embed.get("footer", {}).get("text") or "")
    fields = embed.get("fields", [])
    return size + sum(len(each["name"] or "") + len(each["value"] or "") for each in fields)
