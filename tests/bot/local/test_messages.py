"""Messages: files kept and dropped, nonces, pages of history, mentions, what V2 shows."""

from typing import Any

import pytest

from bot.local import Driver, ManualClock
from tests.bot.local.raw_bot import Rest, faults
from tests.bot.local.sample_bot import picture
from tests.bot.local.test_message_limits import V2, button, row, text, v2


def shown(name: str) -> dict[str, Any]:
    """A gallery with one of the message's own files."""
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}, "description": "map"}]}


def path(message: dict[str, Any]) -> str:
    """A message's path."""
    return f"/channels/{message['channel_id']}/messages/{message['id']}"


async def test_files_are_stored_measured_and_served(rest: Rest, ada: Driver) -> None:
    body = {"attachments": [{"id": "0", "description": "the map"}]}
    _, message = await rest.send("general", body, files={"my map.png": picture(), "log.txt": b"x"})
    image, log = message["attachments"]
    assert image["filename"] == "my_map.png"
    assert (image["width"], image["height"]) == (40, 30)
    assert image["content_type"] == "image/png"
    assert image["description"] == "the map"
    assert await ada.download(image["url"]) == picture()
    assert await ada.download(log["url"]) == b"x"


async def test_v2_shows_files_in_components_and_lists_none(rest: Rest, ada: Driver) -> None:
    body = v2(shown("map.png"), {"type": 13, "file": {"url": "attachment://log.txt"}})
    _, message = await rest.send("general", body, files={"map.png": picture(), "log.txt": b"log"})
    assert message["attachments"] == []
    gallery, file = message["components"]
    media = gallery["items"][0]["media"]
    assert media["url"].startswith(rest.table.url)
    assert (media["width"], media["height"], media["content_type"]) == (40, 30, "image/png")
    assert media["attachment_id"]
    assert (file["name"], file["size"]) == ("log.txt", 3)
    assert await ada.download(media["url"]) == picture()
    assert [each["id"] for each in message["components"]] == [1, 2]


async def test_edit_without_attachments_keeps_stored_files(rest: Rest) -> None:
    _, message = await rest.send(
        "general", v2(shown("map.png"), row(button())), files={"map.png": picture()}
    )
    status, edited = await rest("PATCH", path(message), {"components": [shown("map.png")]})
    assert status == 200
    before = message["components"][0]["items"][0]["media"]
    assert edited["components"][0]["items"][0]["media"] == before
    assert edited["flags"] == V2


async def test_edit_keeps_what_attachments_list_and_drops_the_rest(rest: Rest, ada: Driver) -> None:
    files = {"a.txt": b"a", "b.txt": b"b"}
    _, message = await rest.send("general", {"content": "x"}, files=files)
    kept, dropped = message["attachments"]
    body = {"attachments": [{"id": kept["id"]}, {"id": "0"}]}
    _, edited = await rest("PATCH", path(message), body, files={"c.txt": b"c"})
    assert [each["filename"] for each in edited["attachments"]] == ["a.txt", "c.txt"]
    assert edited["attachments"][0]["id"] == kept["id"]
    async with rest.http.get(dropped["url"]) as response:
        assert response.status == 404
    # API v10: new files without a list replace everything (discord-api-docs #5170).
    _, edited = await rest("PATCH", path(message), {}, files={"d.txt": b"d"})
    assert [each["filename"] for each in edited["attachments"]] == ["d.txt"]
    _, edited = await rest("PATCH", path(message), {"attachments": []})
    assert edited["attachments"] == []


async def test_reference_to_a_dropped_file_is_refused(rest: Rest) -> None:
    _, message = await rest.send("general", v2(shown("map.png")), files={"map.png": picture()})
    body = {"components": [shown("map.png")], "attachments": []}
    _, answer = await rest("PATCH", path(message), body)
    assert set(faults(answer).values()) == {"UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}
    # By its id the stored file stays, though a V2 message lists no attachments.
    media = message["components"][0]["items"][0]["media"]
    body["attachments"] = [{"id": media["attachment_id"]}]
    assert (await rest("PATCH", path(message), body))[0] == 200
    # The full address of an own file is the same file.
    item = {"media": {"url": media["url"]}}
    _, edited = await rest("PATCH", path(message), {"components": [{"type": 12, "items": [item]}]})
    assert edited["components"][0]["items"][0]["media"]["attachment_id"] == media["attachment_id"]


async def test_once_v2_always_v2(rest: Rest) -> None:
    _, message = await rest.send("general", v2(text()))
    _, answer = await rest("PATCH", path(message), {"flags": 0, "components": [text()]})
    assert faults(answer) == {"components.0.type": "UNION_TYPE_CHOICES"}
    _, answer = await rest("PATCH", path(message), {"content": "x"})
    assert faults(answer) == {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}
    _, answer = await rest("PATCH", path(message), {"flags": 0, "content": "x"})
    assert faults(answer) == {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}
    for body in ({"flags": 0}, {"flags": 0, "components": [row(button())]}):
        status, edited = await rest("PATCH", path(message), body)
        assert (status, edited["flags"]) == (200, V2)


async def test_classic_message_becomes_v2_only_when_emptied(rest: Rest) -> None:
    _, message = await rest.send("general", {"content": "x"})
    body = v2(text())
    _, answer = await rest("PATCH", path(message), body)
    assert faults(answer) == {"content": "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"}
    status, edited = await rest("PATCH", path(message), body | {"content": None})
    assert (status, edited["content"], edited["flags"]) == (200, "", V2)


async def test_embed_swallows_the_file_it_shows(rest: Rest, ada: Driver) -> None:
    body = {"embeds": [{"title": "Map", "image": {"url": "attachment://map.png"}}]}
    _, message = await rest.send("general", body, files={"map.png": picture()})
    assert message["attachments"] == []
    image = message["embeds"][0]["image"]
    assert image["width"] == 40
    assert await ada.download(image["url"]) == picture()


async def test_enforced_nonce_sends_once(rest: Rest, ada: Driver, clock: ManualClock) -> None:
    body = {"content": "once", "nonce": "outbox-1", "enforce_nonce": True}
    _, first = await rest.send("general", body)
    _, again = await rest.send("general", body | {"content": "twice"})
    assert again["id"] == first["id"]
    assert again["content"] == "once"
    _, other = await rest.send("general", body | {"nonce": "outbox-2"})
    assert other["id"] != first["id"]
    _, elsewhere = await rest.send("table-1", body)
    assert elsewhere["id"] != first["id"]
    _, unenforced = await rest.send("general", {"content": "x", "nonce": "outbox-1"})
    assert unenforced["id"] != first["id"]
    clock.advance(301)
    _, late = await rest.send("general", body | {"nonce": "outbox-2"})
    assert late["id"] != other["id"]
    assert [each.text for each in await ada.history("#general")] == ["once", "once", "x", "once"]


async def test_history_comes_in_pages(rest: Rest) -> None:
    ids = [(await rest.send("general", {"content": str(n)}))[1]["id"] for n in range(7)]
    channel = f"/channels/{rest.table.arrange.channel('general').id}/messages"

    async def page(**params: str) -> list[str]:
        status, found = await rest("GET", channel, **params)
        assert status == 200
        return [each["content"] for each in found]

    assert await page() == ["6", "5", "4", "3", "2", "1", "0"]
    assert await page(limit="2") == ["6", "5"]
    assert await page(limit="2", before=ids[5]) == ["4", "3"]
    assert await page(limit="2", after=ids[1]) == ["3", "2"]
    assert await page(limit="3", around=ids[3]) == ["4", "3", "2"]
    status, answer = await rest("GET", channel, limit="101")
    assert (status, faults(answer)) == (400, {"limit": "NUMBER_TYPE_MAX"})
    assert (await rest("GET", f"{channel}/{ids[0]}"))[1]["content"] == "0"


@pytest.mark.parametrize(
    ("allowed", "mentioned"),
    [
        (None, True),
        ({"parse": []}, False),
        ({"parse": ["users"]}, True),
        ({"parse": [], "users": ["ADA"]}, True),
        ({"parse": [], "users": ["1"]}, False),
    ],
)
async def test_allowed_mentions_decide_who_is_mentioned(
    rest: Rest, ada: Driver, allowed: Any, mentioned: bool
) -> None:
    body: dict[str, Any] = v2(text(f"{ada.mention}, your turn @everyone"))
    if allowed is not None:
        users = [ada.id if each == "ADA" else each for each in allowed.get("users", [])]
        body["allowed_mentions"] = allowed | ({"users": users} if users else {})
    _, message = await rest.send("general", body)
    assert [each["id"] for each in message["mentions"]] == ([ada.id] if mentioned else [])
    assert not message["mention_everyone"]  # the bot may not


async def test_reply_mentions_its_target(rest: Rest, ada: Driver) -> None:
    said = await ada.say("#general", "Hello")
    body = {"content": "Hi", "message_reference": {"message_id": said.id}}
    _, message = await rest.send("general", body)
    assert message["type"] == 19
    assert message["referenced_message"]["content"] == "Hello"
    assert [each["id"] for each in message["mentions"]] == [ada.id]
    silent = body | {"allowed_mentions": {"replied_user": False}}
    assert (await rest.send("general", silent))[1]["mentions"] == []
    gone = {"content": "x", "message_reference": {"message_id": "1", "fail_if_not_exists": False}}
    assert (await rest.send("general", gone))[0] == 200


async def test_bot_edits_only_its_own_messages(rest: Rest, ada: Driver) -> None:
    said = await ada.say("#general", "Hello")
    status, answer = await rest("PATCH", path(said.raw), {"content": "x"})
    assert (status, answer["code"]) == (403, 50005)
    status, answer = await rest("DELETE", path(said.raw))
    assert (status, answer["code"]) == (403, 50013)
    dm = await ada.say("dm", "Hello")
    status, answer = await rest("DELETE", path(dm.raw))
    assert (status, answer["code"]) == (403, 50003)


async def test_deleted_message_is_gone_for_everybody(rest: Rest, ada: Driver) -> None:
    _, message = await rest.send("general", {"content": "x"})
    assert (await rest("DELETE", path(message)))[0] == 204
    await ada.line.event(lambda each: each["type"] == "message_delete")
    assert await ada.history("#general") == []
    for method in ("GET", "PATCH", "DELETE"):
        status, answer = await rest(method, path(message), {} if method == "PATCH" else None)
        assert (status, answer["code"]) == (404, 10008)


async def test_pins(rest: Rest, ada: Driver, clock: ManualClock) -> None:
    _, message = await rest.send("general", {"content": "x"})
    general = f"/channels/{message['channel_id']}/messages"
    status, answer = await rest("PUT", f"{general}/pins/{message['id']}")
    assert (status, answer["code"]) == (403, 50013)
    messages = f"/channels/{await ada.channel_id('dm')}/messages"
    ids = [(await rest("POST", messages, {"content": str(n)}))[1]["id"] for n in range(2)]
    for each in reversed(ids):
        assert (await rest("PUT", f"{messages}/pins/{each}"))[0] == 204
        clock.advance(1)
    found = (await rest("GET", f"{messages}/pins"))[1]["items"]
    assert [each["message"]["id"] for each in found] == ids
    assert (await rest("DELETE", f"{messages}/pins/{ids[0]}"))[0] == 204
    found = (await rest("GET", f"{messages}/pins"))[1]["items"]
    assert [each["message"]["id"] for each in found] == ids[1:]


async def test_emptying_edit_is_refused(rest: Rest) -> None:
    _, message = await rest.send("general", {"content": "x"})
    status, answer = await rest("PATCH", path(message), {"content": ""})
    assert (status, answer["code"]) == (400, 50006)
