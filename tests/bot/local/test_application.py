"""Commands and emojis of the application: registered, changed, removed."""

import base64

from bot.local import Driver
from tests.bot.local.raw_bot import COMMANDS, Rest, faults
from tests.bot.local.sample_bot import picture

EMOJIS = COMMANDS.replace("commands", "emojis")
ICON = "data:image/png;base64," + base64.b64encode(picture()).decode()


async def test_bulk_overwrite_keeps_ids_of_what_stays(rest: Rest, ada: Driver) -> None:
    one, two = ({"name": name, "description": name} for name in ("one", "two"))
    _, first = await rest("PUT", COMMANDS, [one, two])
    _, second = await rest("PUT", COMMANDS, [two | {"description": "changed"}, one])
    ids = {each["name"]: each["id"] for each in first}
    assert {each["name"]: each["id"] for each in second} == ids
    versions = [{each["name"]: each["version"] for each in found} for found in (first, second)]
    assert versions[0]["one"] == versions[1]["one"]
    assert versions[0]["two"] != versions[1]["two"]
    _, third = await rest("PUT", COMMANDS, [one])
    assert [each["name"] for each in third] == ["one"]
    await ada.line.event(lambda each: len(each.get("commands", [1, 2])) == 1)
    assert (await rest("PUT", COMMANDS, []))[1] == []


async def test_localisations_are_listed_when_asked_for(rest: Rest) -> None:
    body = {"name": "go", "description": "Go", "name_localizations": {"ru": "иди", "uk": "йди"}}
    await rest("POST", COMMANDS, body)
    (plain,) = (await rest("GET", COMMANDS))[1]
    assert "name_localizations" not in plain
    (full,) = (await rest("GET", COMMANDS, with_localizations="true"))[1]
    assert full["name_localizations"] == {"ru": "иди", "uk": "йди"}


async def test_one_command_is_made_changed_and_removed(rest: Rest) -> None:
    status, made = await rest("POST", COMMANDS, {"name": "go", "description": "Go"})
    assert status == 201
    status, again = await rest("POST", COMMANDS, {"name": "go", "description": "Gone"})
    assert (status, again["id"], again["description"]) == (200, made["id"], "Gone")
    path = f"{COMMANDS}/{made['id']}"
    _, edited = await rest("PATCH", path, {"description": "Went"})
    assert (edited["name"], edited["description"]) == ("go", "Went")
    assert (await rest("GET", path))[1] == edited
    _, answer = await rest("PATCH", path, {"name": "Go"})
    assert faults(answer) == {"name": "APPLICATION_COMMAND_INVALID_NAME"}
    assert (await rest("DELETE", path))[0] == 204
    status, answer = await rest("GET", path)
    assert (status, answer["code"]) == (404, 10063)


async def test_emoji_is_added_served_renamed_and_removed(rest: Rest, ada: Driver) -> None:
    status, made = await rest("POST", EMOJIS, {"name": "ore", "image": ICON})
    assert (status, made["name"], made["animated"]) == (201, "ore", False)
    assert await ada.download(f"{rest.table.url}/emojis/{made['id']}.png") == picture()
    assert (await rest("GET", EMOJIS))[1]["items"] == [made]
    path = f"{EMOJIS}/{made['id']}"
    assert (await rest("PATCH", path, {"name": "credits"}))[1]["name"] == "credits"
    assert (await rest("GET", path))[1]["name"] == "credits"
    assert (await rest("DELETE", path))[0] == 204
    status, answer = await rest("GET", path)
    assert (status, answer["code"]) == (404, 10014)


async def test_wrong_emojis_are_refused(rest: Rest) -> None:
    await rest("POST", EMOJIS, {"name": "ore", "image": ICON})
    big = "data:image/png;base64," + base64.b64encode(b"x" * 262_145).decode()
    for body, expected in [
        ({"name": "x", "image": ICON}, {"name": "BASE_TYPE_BAD_LENGTH"}),
        ({"name": "o-r", "image": ICON}, {"name": "STRING_TYPE_REGEX"}),
        ({"name": "ore", "image": ICON}, {"name": "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"}),
        ({"name": "qic", "image": "none"}, {"image": "IMAGE_INVALID"}),
        ({"name": "qic", "image": big}, {"image": "BINARY_TYPE_MAX_SIZE"}),
    ]:
        status, answer = await rest("POST", EMOJIS, body)
        assert (status, faults(answer)) == (400, expected)
