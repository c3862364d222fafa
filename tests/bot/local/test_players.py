"""What people may do at the table: checked as the real client checks it."""

import asyncio
from typing import Any

import aiohttp
import pytest

from bot.local import Driver, LocalTable, RequestRefusedError
from tests.bot.local.raw_bot import COMMANDS, RawBot
from tests.bot.local.test_form_limits import entry, group, label, modal
from tests.bot.local.test_message_limits import button, options, row, select

OPTIONS: list[dict[str, Any]] = [
    {"type": 3, "name": "text", "description": "x", "required": True, "max_length": 5},
    {"type": 4, "name": "count", "description": "x", "min_value": 1, "max_value": 4},
    {"type": 5, "name": "commit", "description": "x"},
    {"type": 6, "name": "who", "description": "x"},
    {"type": 7, "name": "where", "description": "x"},
    {"type": 8, "name": "role", "description": "x"},
    {"type": 9, "name": "either", "description": "x"},
    {"type": 10, "name": "real", "description": "x"},
    {"type": 3, "name": "map", "description": "x", "choices": [{"name": "Standard", "value": "s"}]},
]


@pytest.fixture
async def play(raw: RawBot, ada: Driver) -> RawBot:
    """A raw bot with /play, whose options are of every kind, and /gaia with subcommands."""
    sub = {"type": 1, "name": "build", "description": "x", "options": OPTIONS[:1]}
    grouped = {"type": 2, "name": "free", "description": "x", "options": [sub]}
    gaia = {"name": "gaia", "description": "x", "options": [sub, grouped]}
    await raw("PUT", COMMANDS, [{"name": "play", "description": "x", "options": OPTIONS}, gaia])
    await ada.line.event(lambda each: each.get("type") == "commands" and "gaia" in str(each))
    return raw


async def slash(ada: Driver, raw: RawBot, path: str, **values: object) -> dict[str, Any]:
    """Use a command; the interaction's data as the bot gets it."""
    using = asyncio.create_task(ada.slash("#general", path, **values))
    received = asyncio.create_task(raw.event("INTERACTION_CREATE"))
    await asyncio.wait({using, received}, return_when=asyncio.FIRST_COMPLETED)
    if not received.done():
        received.cancel()
        await using
    interaction = await received
    await raw.answer(interaction, {"type": 4, "data": {"content": "x"}})
    await using
    return interaction["data"]


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({}, "option_required"),
        ({"text": "toolong"}, "out_of_range"),
        ({"text": "x", "count": 0}, "out_of_range"),
        ({"text": "x", "count": 5}, "out_of_range"),
        ({"text": "x", "count": "many"}, "wrong_value"),
        ({"text": "x", "count": True}, "wrong_value"),
        ({"text": "x", "commit": "yes"}, "wrong_value"),
        ({"text": "x", "who": "1"}, "wrong_value"),
        ({"text": "x", "map": "other"}, "not_a_choice"),
    ],
    ids=str,
)
async def test_client_refuses_values_that_do_not_fit(
    play: RawBot, ada: Driver, values: dict[str, Any], code: str
) -> None:
    with pytest.raises(RequestRefusedError) as refused:
        await ada.slash("#general", "play", **values)
    assert refused.value.code == code


async def test_values_of_every_kind_reach_the_bot(play: RawBot, ada: Driver) -> None:
    boris = play.table.arrange.user("Борис").id
    general, home = play.table.arrange.channel("general").id, play.table.arrange.home.id
    given = {"text": "x", "count": 2, "commit": True, "who": ada, "where": general, "role": home}
    data = await slash(ada, play, "play", **given, either=boris, real=1.5, map="s")
    values = {each["name"]: each["value"] for each in data["options"]}
    assert values == given | {"who": ada.id, "either": boris, "real": 1.5, "map": "s"}
    resolved = data["resolved"]
    assert resolved["users"].keys() == {ada.id, boris}
    assert int(resolved["members"][boris]["permissions"])
    assert resolved["roles"][home]["name"] == "@everyone"
    assert resolved["channels"][general]["name"] == "general"


async def test_subcommands_are_nested(play: RawBot, ada: Driver) -> None:
    data = await slash(ada, play, "gaia build", text="4a3")
    assert data["options"] == [
        {"type": 1, "name": "build", "options": [{"type": 3, "name": "text", "value": "4a3"}]}
    ]
    data = await slash(ada, play, "gaia free build", text="4a3")
    assert data["options"][0]["options"][0]["name"] == "build"
    with pytest.raises(RequestRefusedError, match="incomplete_command"):
        await ada.slash("#general", "gaia")
    with pytest.raises(LookupError, match="no 'fly' among"):
        await ada.slash("#general", "gaia fly")


async def test_client_refuses_what_a_message_does_not_offer(raw: RawBot, ada: Driver) -> None:
    components = [
        row(button(), button(custom_id="off", label="Off", disabled=True)),
        row(select(options=options(4), min_values=2, max_values=3)),
        row({"type": 5, "custom_id": "who"}),
    ]
    await raw.send("general", {"content": "x", "components": components})
    card = await ada.next_message()
    for act, code in [
        (ada.click(card, "Off"), "disabled"),
        (ada.click(card, custom_id="none"), "unknown_component"),
        (ada.select(card, ["0"], "pick"), "wrong_values"),
        (ada.select(card, ["0", "0"], "pick"), "wrong_values"),
        (ada.select(card, ["0", "9"], "pick"), "not_a_choice"),
        (ada.select(card, "1", "who"), "wrong_value"),
    ]:
        with pytest.raises(RequestRefusedError) as refused:
            await act
        assert refused.value.code == code
    with pytest.raises(LookupError, match="no single button 'Fly'"):
        await ada.click(card, "Fly")
    choosing = asyncio.create_task(ada.select(card, ada.id, "who"))
    interaction = await raw.event("INTERACTION_CREATE")
    assert interaction["data"]["resolved"]["users"].keys() == {ada.id}
    await raw.answer(interaction, {"type": 6})
    await raw.follow(interaction, "PATCH", "@original", {"content": "chosen"})
    assert (await choosing).text == "chosen"
    path = f"/channels/{card.channel_id}/messages/{card.id}"
    await raw("DELETE", path)
    with pytest.raises(RequestRefusedError, match="unknown_message"):
        await ada.click(card, "Go")


async def test_client_refuses_forms_that_are_not_filled_in(raw: RawBot, ada: Driver) -> None:
    command = next(each for each in ada.commands if each["name"] == "go")
    channel_id = await ada.channel_id("#general")
    await ada.line.ask("command", channel_id=channel_id, command_id=command["id"], options=[])
    interaction = await raw.event("INTERACTION_CREATE")
    form = modal(
        label(entry(min_length=2, max_length=4), label="Text"),
        label(group(3, 3, custom_id="s"), label="Select"),
        label(group(21, 2, custom_id="r"), label="Radio"),
        label(group(22, 3, custom_id="c", min_values=2), label="Boxes"),
        label({"type": 19, "custom_id": "f", "required": False}, label="File"),
    )
    await raw.answer(interaction, {"type": 9, "data": form})
    await ada.line.event(lambda each: each["type"] == "modal")
    event = await ada.line.event(lambda each: each["type"] == "modal")
    good: dict[str, Any] = {"t": "text", "s": ["1"], "r": "0", "c": ["0", "1"]}
    for change, code in [
        ({"t": ""}, "field_required"),
        ({"t": "x"}, "wrong_length"),
        ({"t": "xxxxx"}, "wrong_length"),
        ({"s": []}, "field_required"),
        ({"s": ["7"]}, "not_a_choice"),
        ({"r": None}, "field_required"),
        ({"r": "7"}, "not_a_choice"),
        ({"c": ["0"]}, "wrong_values"),
        ({"c": ["7", "0"]}, "not_a_choice"),
        ({"f": ["1"]}, "unknown_upload"),
        ({"f": ["1", "2"]}, "wrong_values"),
    ]:
        given = [
            {"custom_id": key, "values" if isinstance(value, list) else "value": value}
            for key, value in (good | change).items()
        ]
        with pytest.raises(RequestRefusedError) as refused:
            await ada.line.ask(
                "modal_submit", interaction_id=event["interaction_id"], components=given
            )
        assert refused.value.code == code, change
    with pytest.raises(RequestRefusedError, match="unknown_modal"):
        await ada.line.ask("modal_submit", interaction_id="1", components=[])


async def test_people_channels_and_threads_are_added(table: LocalTable, ada: Driver) -> None:
    home = table.arrange.home.id
    grace = await ada.line.ask("add_user", name="Grace", locale="uk")
    assert grace["global_name"] == "Grace"
    newcomer = await table.player(grace["id"])
    assert newcomer.line.world["locale"] == "uk"
    channel = await ada.line.ask("add_channel", guild_id=home, name="Table 3")
    assert channel["name"] == "table-3"
    await newcomer.line.event(lambda each: each["type"] == "channel_create")
    await newcomer.say("#table-3", "Hello")
    thread = await ada.line.ask("add_thread", channel_id=channel["id"], name="Deep")
    await newcomer.say(thread["id"], "Deeper")
    assert [each.text for each in await ada.history(thread["id"])] == ["Deeper"]


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({"do": "add_user", "name": " "}, "wrong_name"),
        ({"do": "add_channel", "guild_id": "1", "name": "x"}, "unknown_guild"),
        ({"do": "add_channel", "guild_id": "HOME", "name": " "}, "wrong_name"),
        ({"do": "add_thread", "channel_id": "GENERAL", "name": ""}, "wrong_name"),
        ({"do": "open_dm", "user_id": "1"}, "unknown_user"),
        ({"do": "set_locale", "locale": "xx"}, "unknown_locale"),
        ({"do": "history", "channel_id": "1"}, "unknown_channel"),
        ({"do": "say", "channel_id": "GENERAL", "content": " "}, 50006),
        ({"do": "say", "channel_id": "GENERAL", "content": "x" * 2001}, 50035),
        ({"do": "say"}, "bad_request"),
        ({"do": "dance"}, "bad_request"),
    ],
    ids=str,
)
async def test_requests_that_make_no_sense_are_refused(
    table: LocalTable, ada: Driver, request_: dict[str, Any], code: str | int
) -> None:
    names = {"HOME": table.arrange.home.id, "GENERAL": table.arrange.channel("general").id}
    fields = {key: names.get(value, value) for key, value in request_.items()}
    with pytest.raises(RequestRefusedError) as refused:
        await ada.line.ask(fields.pop("do"), **fields)
    assert refused.value.code == code


async def test_only_own_messages_can_be_deleted(table: LocalTable, ada: Driver) -> None:
    boris = await table.player("Борис")
    said = await boris.say("#general", "Hello")
    ids = {"channel_id": said.channel_id, "message_id": said.id}
    with pytest.raises(RequestRefusedError, match="not_yours"):
        await ada.line.ask("delete_message", **ids)
    await boris.line.ask("delete_message", **ids)
    assert await ada.history("#general") == []


async def test_dm_of_others_is_private(table: LocalTable, ada: Driver) -> None:
    boris, oksana = await table.player("Борис"), await table.player("Оксана")
    channel_id = await ada.open_dm(boris.id)
    await ada.say(channel_id, "psst")
    assert (await boris.history(channel_id))[0].text == "psst"
    with pytest.raises(RequestRefusedError, match="unknown_channel"):
        await oksana.history(channel_id)


async def test_driver_notices_that_the_table_closed() -> None:
    async with LocalTable() as table:
        driver = await Driver.connect(table.url, "Ada")
        waiting = asyncio.create_task(driver.next_message())
        await asyncio.wait({waiting}, timeout=0)
    with pytest.raises(ConnectionError):
        await waiting
    await driver.close()
    with pytest.raises(aiohttp.ClientError):
        await Driver.connect(table.url, "Ada")


async def test_next_message_goes_on_where_it_stopped(raw: RawBot, ada: Driver) -> None:
    for number in range(3):
        await raw.send("general" if number != 1 else "table-1", {"content": f"{number}"})
    assert (await ada.next_message()).text == "0"
    assert (await ada.next_message(lambda screen: screen.text == "2")).text == "2"
    coming = asyncio.create_task(ada.next_message(place="#table-1"))
    await ada.say("#table-1", "not the bot's")
    await raw.send("table-1", {"content": "3"})
    assert (await coming).text == "3"
    await raw.send("general", {"content": "4"})
    await ada.line.event(lambda each: "'content': '4'" in str(each))
    ada.catch_up()
    await raw.send("general", {"content": "5"})
    assert (await ada.next_message()).text == "5"
