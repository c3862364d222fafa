"""What Discord refuses in a message is refused, with Discord's code at Discord's place."""

from typing import Any

import pytest

from tests.bot.local.raw_bot import Rest, faults

V2 = 1 << 15
EXCLUSIVE = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"


def button(**more: Any) -> dict[str, Any]:
    """A good button, changed."""
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def select(**more: Any) -> dict[str, Any]:
    """A good select, changed."""
    options = [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]
    return {"type": 3, "custom_id": "pick", "options": options, **more}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    """An action row."""
    return {"type": 1, "components": list(children)}


def text(content: str = "words") -> dict[str, Any]:
    """A text display."""
    return {"type": 10, "content": content}


def v1(*components: dict[str, Any]) -> dict[str, Any]:
    """A message with classic components."""
    return {"content": "x", "components": list(components)}


def v2(*components: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A message of components only."""
    return {"flags": V2, "components": list(components), **more}


def buttons(count: int) -> list[dict[str, Any]]:
    """Different buttons."""
    return [button(custom_id=f"b{n}") for n in range(count)]


def options(count: int) -> list[dict[str, Any]]:
    """Different options."""
    return [{"label": f"o{n}", "value": f"{n}"} for n in range(count)]


def gallery(count: int = 1, **more: Any) -> dict[str, Any]:
    """A gallery of outside pictures."""
    item = {"media": {"url": "https://example.com/a.png"}, **more}
    return {"type": 12, "items": [item] * count}


OFFENCES: list[tuple[str, dict[str, Any], dict[str, str]]] = [
    ("content over 2000", {"content": "x" * 2001}, {"content": "BASE_TYPE_MAX_LENGTH"}),
    ("content of another type", {"content": ["x"]}, {"content": "STRING_TYPE_CONVERT"}),
    ("flags that are no number", {"content": "x", "flags": "x"}, {"flags": "NUMBER_TYPE_COERCE"}),
    ("eleven embeds", {"embeds": [{"title": "x"}] * 11}, {"embeds": "BASE_TYPE_MAX_LENGTH"}),
    ("embed title", {"embeds": [{"title": "x" * 257}]}, {"embeds.0.title": "BASE_TYPE_MAX_LENGTH"}),
    (
        "embed description",
        {"embeds": [{"description": "x" * 4097}]},
        {"embeds.0.description": "BASE_TYPE_MAX_LENGTH"},
    ),
    (
        "embed field without value",
        {"embeds": [{"title": "x", "fields": [{"name": "n", "value": ""}]}]},
        {"embeds.0.fields.0.value": "BASE_TYPE_REQUIRED"},
    ),
    (
        "26 embed fields",
        {"embeds": [{"fields": [{"name": "n", "value": "v"}] * 26}]},
        {"embeds.0.fields": "BASE_TYPE_MAX_LENGTH"},
    ),
    (
        "embeds over 6000 together",
        {"embeds": [{"description": "x" * 3001}] * 2},
        {"embeds": "MAX_EMBED_SIZE_EXCEEDED"},
    ),
    (
        "embed picture not sent",
        {"embeds": [{"image": {"url": "attachment://no.png"}}]},
        {"embeds.0.image.url": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"},
    ),
    (
        "embed url",
        {"embeds": [{"title": "x", "url": "ftp://x"}]},
        {"embeds.0.url": "URL_TYPE_INVALID_SCHEME"},
    ),
    ("six rows", v1(*(row(each) for each in buttons(6))), {"components": "BASE_TYPE_MAX_LENGTH"}),
    (
        "six buttons in a row",
        v1(row(*buttons(6))),
        {"components.0.components": "BASE_TYPE_BAD_LENGTH"},
    ),
    ("empty row", v1(row()), {"components.0.components": "BASE_TYPE_REQUIRED"}),
    (
        "label over 80",
        v1(row(button(label="x" * 81))),
        {"components.0.components.0.label": "BASE_TYPE_MAX_LENGTH"},
    ),
    (
        "custom id over 100",
        v1(row(button(custom_id="x" * 101))),
        {"components.0.components.0.custom_id": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "custom id twice",
        v1(row(button()), row(button(disabled=True))),
        {"components.1.components.0.custom_id": "COMPONENT_CUSTOM_ID_DUPLICATED"},
    ),
    (
        "button without custom id",
        v1(row({"type": 2, "style": 1, "label": "x"})),
        {"components.0.components.0.custom_id": "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"},
    ),
    (
        "link without url",
        v1(row({"type": 2, "style": 5, "label": "x"})),
        {"components.0.components.0.url": "BUTTON_COMPONENT_URL_REQUIRED"},
    ),
    (
        "custom id and url",
        v1(row(button(url="https://example.com"))),
        {
            "components.0.components.0.custom_id": EXCLUSIVE,
            "components.0.components.0.url": EXCLUSIVE,
        },
    ),
    (
        "button style",
        v1(row(button(style=7))),
        {"components.0.components.0.style": "BASE_TYPE_CHOICES"},
    ),
    (
        "emoji in letters",
        v1(row(button(emoji={"name": "smile"}))),
        {"components.0.components.0.emoji.name": "COMPONENT_INVALID_EMOJI"},
    ),
    (
        "select beside a button",
        v1(row(button(), select())),
        {"components.0.components.1": "COMPONENT_LAYOUT_WIDTH_EXCEEDED"},
    ),
    (
        "26 options",
        v1(row(select(options=options(26)))),
        {"components.0.components.0.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "no options",
        v1(row(select(options=[]))),
        {"components.0.components.0.options": "BASE_TYPE_REQUIRED"},
    ),
    (
        "fewer options than may be picked",
        v1(row(select(max_values=3))),
        {"components.0.components.0.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "option value twice",
        v1(row(select(options=options(1) * 2))),
        {"components.0.components.0.options.1": "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"},
    ),
    (
        "option label over 100",
        v1(row(select(options=[{"label": "x" * 101, "value": "1"}]))),
        {"components.0.components.0.options.0.label": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "more defaults than may be picked",
        v1(row(select(options=[{**each, "default": True} for each in options(2)]))),
        {"components.0.components.0.options": "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"},
    ),
    (
        "least over most",
        v1(row(select(min_values=2))),
        {"components.0.components.0.min_values": "NUMBER_TYPE_MAX"},
    ),
    (
        "least below nothing",
        v1(row(select(min_values=-1))),
        {"components.0.components.0.min_values": "NUMBER_TYPE_MIN"},
    ),
    (
        "placeholder over 150",
        v1(row(select(placeholder="x" * 151))),
        {"components.0.components.0.placeholder": "BASE_TYPE_MAX_LENGTH"},
    ),
    ("text display without the flag", v1(text()), {"components.0.type": "UNION_TYPE_CHOICES"}),
    ("component without type", v2({"content": "x"}), {"components.0.type": "UNION_TYPE_REQUIRED"}),
    (
        "text input in a message",
        v1(row({"type": 4, "custom_id": "x", "style": 1})),
        {"components.0.components.0.type": "UNION_TYPE_CHOICES"},
    ),
    (
        "content beside V2",
        v2(text(), content="x"),
        {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    ),
    (
        "embeds beside V2",
        v2(text(), embeds=[{"title": "x"}]),
        {"embeds": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"},
    ),
    (
        "41 components, nested ones counted",
        v2({"type": 17, "components": [text()] * 40}),
        {"components": "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"},
    ),
    (
        "4001 characters of text together",
        v2(text("x" * 4000), {"type": 17, "components": [text("y")]}),
        {"components": "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"},
    ),
    ("empty text", v2(text("")), {"components.0.content": "BASE_TYPE_REQUIRED"}),
    (
        "container in container",
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        {"components.0.components.0.type": "UNION_TYPE_CHOICES"},
    ),
    (
        "four texts in a section",
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        {"components.0.components": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "section without accessory",
        v2({"type": 9, "components": [text()]}),
        {"components.0.accessory": "BASE_TYPE_REQUIRED"},
    ),
    ("eleven pictures", v2(gallery(11)), {"components.0.items": "BASE_TYPE_BAD_LENGTH"}),
    (
        "alt text over 1024",
        v2(gallery(description="x" * 1025)),
        {"components.0.items.0.description": "BASE_TYPE_BAD_LENGTH"},
    ),
    (
        "picture not sent",
        v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
        {"components.0.items.0.media.url": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"},
    ),
    (
        "file from outside",
        v2({"type": 13, "file": {"url": "https://example.com/a.txt"}}),
        {"components.0.file.url": "URL_TYPE_INVALID_SCHEME"},
    ),
    (
        "accent colour",
        v2({"type": 17, "accent_color": 0x1000000, "components": [text()]}),
        {"components.0.accent_color": "NUMBER_TYPE_MAX"},
    ),
    (
        "separator spacing",
        v2({"type": 14, "spacing": 3}),
        {"components.0.spacing": "BASE_TYPE_CHOICES"},
    ),
    (
        "component id twice",
        v2({**text(), "id": 5}, {**text(), "id": 5}),
        {"components": "COMPONENT_ID_DUPLICATED"},
    ),
    ("nonce over 25", {"content": "x", "nonce": "n" * 26}, {"nonce": "NONCE_TYPE_TOO_LONG"}),
    ("nonce of another type", {"content": "x", "nonce": []}, {"nonce": "NONCE_TYPE_INVALID_TYPE"}),
    (
        "users allowed twice over",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        {"allowed_mentions": "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"},
    ),
    (
        "unknown sort of mention",
        {"content": "x", "allowed_mentions": {"parse": ["here"]}},
        {"allowed_mentions.parse": "BASE_TYPE_CHOICES"},
    ),
    (
        "attachment that is not there",
        {"content": "x", "attachments": [{"id": "7"}]},
        {"attachments.0.id": "ATTACHMENT_NOT_FOUND"},
    ),
    (
        "reply to nothing",
        {"content": "x", "message_reference": {"message_id": "1"}},
        {"message_reference": "REPLIES_UNKNOWN_MESSAGE"},
    ),
]


@pytest.mark.parametrize(
    ("body", "expected"), [each[1:] for each in OFFENCES], ids=[each[0] for each in OFFENCES]
)
async def test_refused(rest: Rest, body: dict[str, Any], expected: dict[str, str]) -> None:
    status, answer = await rest.send("general", body)
    assert status == 400
    assert faults(answer) == expected
    assert not rest.table.world.messages.get(rest.table.arrange.channel("general").id)


FINE: list[tuple[str, dict[str, Any]]] = [
    ("2000 characters", {"content": "x" * 2000}),
    (
        "five full rows",
        v1(*(row(*(button(custom_id=f"{r}{n}") for n in range(5))) for r in range(5))),
    ),
    ("25 options", v1(row(select(options=options(25), max_values=25, min_values=0)))),
    ("40 components", v2({"type": 17, "components": [text()] * 39})),
    ("4000 characters in Cyrillic", v2(text("ж" * 4000))),
    ("section with a button", v2({"type": 9, "components": [text()], "accessory": button()})),
    ("ten pictures from outside", v2(gallery(10, description="x" * 1024))),
    ("emoji", v1(row(button(emoji={"name": "🚀"}, label=None)))),
    (
        "every kind of select",
        v1(*(row({"type": kind, "custom_id": f"s{kind}"}) for kind in (5, 6, 7, 8))),
    ),
]


@pytest.mark.parametrize("body", [each[1] for each in FINE], ids=[each[0] for each in FINE])
async def test_accepted_up_to_the_limit(rest: Rest, body: dict[str, Any]) -> None:
    status, answer = await rest.send("general", body)
    assert status == 200, answer


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"content": ""},
        {"content": " \n"},
        {"embeds": []},
        {"flags": V2},
        {"components": [row(button())]},
    ],
    ids=["nothing", "no text", "only space", "no embed", "no component", "only V1 buttons"],
)
async def test_empty_message_is_refused(rest: Rest, body: dict[str, Any]) -> None:
    status, answer = await rest.send("general", body)
    assert (status, answer["code"]) == (400, 50006)


async def test_too_many_bytes_of_text_break_discord(rest: Rest) -> None:
    body = v2(text("宇" * 3390))  # over 10,158 bytes, see discord-api-docs #8554
    status, _ = await rest.send("general", body)
    assert status == 500


async def test_files_over_the_limits_are_refused(rest: Rest) -> None:
    status, answer = await rest.send("general", {}, files={"a.bin": b"x" * (10 * 1024 * 1024 + 1)})
    assert (status, answer["code"]) == (413, 40005)
    status, answer = await rest.send("general", {}, files={f"{n}.txt": b"x" for n in range(11)})
    assert faults(answer) == {"attachments": "BASE_TYPE_MAX_LENGTH"}


async def test_body_that_is_no_json_is_refused(rest: Rest) -> None:
    channel = rest.table.arrange.channel("general").id
    headers = {"Authorization": "Bot local", "Content-Type": "application/json"}
    address = f"{rest.table.api_url}/channels/{channel}/messages"
    async with rest.http.post(address, data=b"{", headers=headers) as response:
        assert response.status == 400
        assert (await response.json())["code"] == 50109
        assert response.headers["Content-Type"] == "application/json"
    headers["Content-Type"] = "text/plain"
    async with rest.http.post(address, data=b"{}", headers=headers) as response:
        assert fault_code(await response.json()) == "CONTENT_TYPE_INVALID"
    async with rest.http.post(address, json=[], headers={"Authorization": "Bot local"}) as response:
        assert fault_code(await response.json()) == "DICT_TYPE_CONVERT"


def fault_code(body: dict[str, Any]) -> str:
    """The code of a fault of the whole body."""
    return faults(body)[""]
