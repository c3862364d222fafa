"""The life of an interaction: what may be answered, when, and what its token allows."""

import asyncio
from typing import Any

import pytest

from bot.local import Driver, LocalTable, ManualClock, NoAnswerError
from tests.bot.local.raw_bot import RawBot, faults
from tests.bot.local.test_form_limits import go
from tests.bot.local.test_message_limits import button, row, text, v2

EPHEMERAL = 64
SAY = {"type": 4, "data": {"content": "Hello"}}


async def used(ada: Driver, raw: RawBot, channel: str = "#general") -> dict[str, Any]:
    """Ada uses /go; the interaction as the bot gets it."""
    await ada.line.ask("command", nonce="n", **await go(ada, channel))
    return await raw.event("INTERACTION_CREATE")


async def card(raw: RawBot) -> dict[str, Any]:
    """A message with a button, sent by the bot."""
    _, message = await raw.send("general", {"content": "x", "components": [row(button())]})
    return message


async def pressed(ada: Driver, raw: RawBot, message: dict[str, Any]) -> dict[str, Any]:
    """Ada presses the button of a message."""
    await ada.line.ask(
        "component",
        channel_id=message["channel_id"],
        message_id=message["id"],
        custom_id="go",
        nonce="p",
    )
    return await raw.event("INTERACTION_CREATE")


async def test_what_the_bot_learns_of_a_command(
    table: LocalTable, raw: RawBot, ada: Driver
) -> None:
    boris = await table.player("Борис")
    interaction = await used(boris, raw)
    assert interaction["type"] == 2
    assert interaction["locale"] == "ru"
    assert interaction["guild_locale"] == "en-US"
    assert interaction["context"] == 0
    assert interaction["authorizing_integration_owners"] == {"0": table.arrange.home.id}
    assert interaction["member"]["user"]["id"] == boris.id
    assert int(interaction["app_permissions"])
    assert interaction["data"]["name"] == "go"
    # In a DM there is a user and no member.
    interaction = await used(boris, raw, "dm")
    assert interaction["user"]["id"] == boris.id
    assert "member" not in interaction
    assert interaction["context"] == 1
    assert [each["id"] for each in interaction["channel"]["recipients"]] == [boris.id]


async def test_answer_is_told_back_with_response(raw: RawBot, ada: Driver) -> None:
    interaction = await used(ada, raw)
    status, told = await raw.answer(interaction, SAY, with_response="true")
    assert status == 200
    assert told["interaction"]["id"] == interaction["id"]
    message = told["resource"]["message"]
    assert told["interaction"]["response_message_id"] == message["id"]
    assert message["type"] == 20
    assert message["interaction_metadata"]["id"] == interaction["id"]
    assert message["interaction"]["name"] == "go"


async def test_answer_into_a_deleted_channel_is_refused(raw: RawBot, ada: Driver) -> None:
    first, second = await used(ada, raw), await used(ada, raw)
    await raw.answer(second, {"type": 5})
    raw.table.arrange.delete_channel(raw.table.arrange.channel("general"))
    for kind in (4, 5):
        status, answer = await raw.answer(first, {"type": kind, "data": {"content": "x"}})
        assert (status, answer["code"]) == (404, 10003)
    status, answer = await raw.follow(second, "POST", body={"content": "x"})
    assert (status, answer["code"]) == (404, 10003)


async def test_second_answer_is_refused(raw: RawBot, ada: Driver) -> None:
    interaction = await used(ada, raw)
    assert (await raw.answer(interaction, SAY))[0] == 204
    status, answer = await raw.answer(interaction, SAY)
    assert (status, answer["code"]) == (400, 40060)


async def test_late_answer_is_refused_and_the_person_told(
    raw: RawBot, ada: Driver, clock: ManualClock
) -> None:
    interaction = await used(ada, raw)
    clock.advance(2.99)
    assert not any(each.get("state") == "failed" for each in ada.line.events)
    clock.advance(0.01)
    event = await ada.line.event(lambda each: each.get("state") == "failed")
    assert event["nonce"] == "n"
    status, answer = await raw.answer(interaction, SAY)
    assert (status, answer["code"]) == (404, 10062)


async def test_driver_tells_that_nobody_answered(
    raw: RawBot, ada: Driver, clock: ManualClock
) -> None:
    async def late() -> None:
        await raw.event("INTERACTION_CREATE")
        clock.advance(3)

    waiting = asyncio.create_task(late())
    with pytest.raises(NoAnswerError):
        await ada.slash("#general", "go")
    await waiting


async def test_unknown_interaction_and_wrong_token_are_refused(raw: RawBot, ada: Driver) -> None:
    interaction = await used(ada, raw)
    for wrong in ({"id": "1"}, {"token": "x"}):
        status, answer = await raw.answer(interaction | wrong, SAY)
        assert (status, answer["code"]) == (404, 10062)


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 12])
async def test_answers_that_do_not_fit_a_command_are_refused(
    raw: RawBot, ada: Driver, kind: int
) -> None:
    interaction = await used(ada, raw)
    _, answer = await raw.answer(interaction, {"type": kind, "data": {}})
    assert faults(answer) == {"type": "BASE_TYPE_CHOICES"}


async def test_modal_cannot_follow_a_modal_nor_a_deferral(raw: RawBot, ada: Driver) -> None:
    form = {
        "custom_id": "m",
        "title": "T",
        "components": [
            {"type": 18, "label": "L", "component": {"type": 4, "custom_id": "t", "style": 1}}
        ],
    }
    interaction = await used(ada, raw)
    await raw.answer(interaction, {"type": 5})
    _, answer = await raw.answer(interaction, {"type": 9, "data": form})
    assert answer["code"] == 40060
    interaction = await used(ada, raw)
    await raw.answer(interaction, {"type": 9, "data": form})
    event = await ada.line.event(lambda each: each["type"] == "modal")
    await ada.line.ask(
        "modal_submit",
        interaction_id=event["interaction_id"],
        components=[{"custom_id": "t", "value": "x"}],
    )
    submitted = await raw.event("INTERACTION_CREATE")
    assert submitted["type"] == 5
    _, answer = await raw.answer(submitted, {"type": 9, "data": form})
    assert faults(answer) == {"type": "BASE_TYPE_CHOICES"}
    _, answer = await raw.answer(submitted, {"type": 7, "data": {"content": "x"}})
    assert faults(answer) == {"type": "BASE_TYPE_CHOICES"}  # it stands on no message
    assert (await raw.answer(submitted, SAY))[0] == 204


async def test_deferred_answer_is_filled_by_the_first_follow_up(raw: RawBot, ada: Driver) -> None:
    interaction = await used(ada, raw)
    deferral = {"type": 5, "data": {"flags": EPHEMERAL | 1 << 15}}
    _, told = await raw.answer(interaction, deferral, with_response="true")
    assert told["interaction"]["response_message_loading"]
    assert told["interaction"]["response_message_ephemeral"]
    _, thinking = await raw.follow(interaction, "GET", "@original")
    assert thinking["flags"] == EPHEMERAL | 128  # the V2 flag of a deferral is ignored
    _, filled = await raw.follow(interaction, "POST", body=v2(text("Done")))
    assert filled["id"] == thinking["id"]
    assert filled["flags"] == EPHEMERAL | 1 << 15
    _, second = await raw.follow(interaction, "POST", body={"content": "More"})
    assert second["id"] != filled["id"]
    assert second["flags"] == 0
    for _ in range(5):  # more than where the bot is not at home
        assert (await raw.follow(interaction, "POST", body={"content": "More"}))[0] == 200


async def test_original_is_edited_and_deleted_by_token(raw: RawBot, ada: Driver) -> None:
    interaction = await used(ada, raw)
    status, answer = await raw.follow(interaction, "PATCH", "@original", {"content": "x"})
    assert (status, answer["code"]) == (404, 10015)
    await raw.answer(interaction, {"type": 5})
    status, edited = await raw.follow(interaction, "PATCH", "@original", {"content": "Done"})
    assert (status, edited["content"], edited["flags"]) == (200, "Done", 0)
    assert edited["edited_timestamp"] is None
    _, edited = await raw.follow(interaction, "PATCH", edited["id"], {"content": "Again"})
    assert edited["edited_timestamp"] is not None
    assert (await raw.follow(interaction, "DELETE", "@original"))[0] == 204
    status, answer = await raw.follow(interaction, "GET", "@original")
    assert (status, answer["code"]) == (404, 10008)


async def test_token_dies_after_fifteen_minutes(
    raw: RawBot, ada: Driver, clock: ManualClock
) -> None:
    interaction = await used(ada, raw)
    await raw.answer(interaction, SAY)
    clock.advance(15 * 60 - 1)
    assert (await raw.follow(interaction, "POST", body={"content": "x"}))[0] == 200
    clock.advance(1)
    status, answer = await raw.follow(interaction, "POST", body={"content": "x"})
    assert (status, answer["code"]) == (401, 50027)


async def test_unknown_webhooks_are_refused(raw: RawBot, ada: Driver) -> None:
    interaction = await used(ada, raw)
    await raw.answer(interaction, SAY)
    status, answer = await raw.follow(interaction | {"token": "nonsense"}, "POST", body=SAY["data"])
    assert (status, answer["code"]) == (401, 50027)
    path = f"/webhooks/1/{interaction['token']}"
    status, answer = await raw("POST", path, SAY["data"], token=None)
    assert (status, answer["code"]) == (404, 10015)
    status, answer = await raw("GET", "/webhooks/1")
    assert (status, answer["code"]) == (404, 10015)


async def test_another_interactions_message_is_out_of_reach(raw: RawBot, ada: Driver) -> None:
    first, second = await used(ada, raw), await used(ada, raw)
    await raw.answer(first, SAY)
    await raw.answer(second, SAY)
    _, message = await raw.follow(first, "GET", "@original")
    status, answer = await raw.follow(second, "PATCH", message["id"], {"content": "x"})
    assert (status, answer["code"]) == (404, 10008)


async def test_ephemeral_message_is_seen_by_one_person_only(
    table: LocalTable, raw: RawBot, ada: Driver
) -> None:
    boris = await table.player("Борис")
    interaction = await used(ada, raw)
    hidden = {
        "type": 4,
        "data": {"content": "Psst", "flags": EPHEMERAL, "components": [row(button())]},
    }
    _, told = await raw.answer(interaction, hidden, with_response="true")
    message = told["resource"]["message"]
    assert [each.text for each in await ada.history("#general")] == ["Psst"]
    assert await boris.history("#general") == []
    assert not any(each["type"].startswith("message") for each in boris.line.events)
    path = f"/channels/{message['channel_id']}/messages"
    status, answer = await raw("GET", f"{path}/{message['id']}")
    assert (status, answer["code"]) == (404, 10008)
    assert (await raw("GET", path))[1] == []
    press = await pressed(ada, raw, message)
    assert press["message"]["flags"] & EPHEMERAL
    status, _ = await raw.answer(press, {"type": 7, "data": {"content": "Still secret"}})
    assert status == 204
    assert ada.line.messages[message["id"]].ephemeral
    await ada.line.ask("delete_message", channel_id=message["channel_id"], message_id=message["id"])
    assert await ada.history("#general") == []
    assert (await raw.follow(interaction, "GET", "@original"))[0] == 200


async def test_update_changes_the_message_pressed(raw: RawBot, ada: Driver) -> None:
    message = await card(raw)
    press = await pressed(ada, raw, message)
    assert press["data"] == {"custom_id": "go", "component_type": 2, "id": 2}
    _, told = await raw.answer(press, {"type": 7, "data": {"content": "new"}}, with_response="true")
    assert told["resource"]["message"]["id"] == message["id"]
    assert told["resource"]["message"]["content"] == "new"
    _, original = await raw.follow(press, "GET", "@original")
    assert original["id"] == message["id"]


async def test_deferred_update_is_followed_by_an_edit(raw: RawBot, ada: Driver) -> None:
    message = await card(raw)
    press = await pressed(ada, raw, message)
    assert (await raw.answer(press, {"type": 6}))[0] == 204
    _, edited = await raw.follow(press, "PATCH", "@original", {"content": "later"})
    assert (edited["id"], edited["content"]) == (message["id"], "later")
    _, more = await raw.follow(press, "POST", body={"content": "x", "flags": EPHEMERAL})
    assert more["id"] != message["id"]
    assert more["flags"] == EPHEMERAL


async def test_answer_to_a_press_quotes_the_message(raw: RawBot, ada: Driver) -> None:
    message = await card(raw)
    press = await pressed(ada, raw, message)
    _, told = await raw.answer(press, SAY, with_response="true")
    answer = told["resource"]["message"]
    assert answer["type"] == 19
    assert answer["message_reference"]["message_id"] == message["id"]
    assert answer["interaction_metadata"]["interacted_message_id"] == message["id"]


async def test_public_answer_to_a_secret_message_does_not_quote_it(
    table: LocalTable, raw: RawBot, ada: Driver
) -> None:
    boris = await table.player("Борис")
    interaction = await used(ada, raw)
    hidden = {"content": "Psst", "flags": EPHEMERAL, "components": [row(button())]}
    _, told = await raw.answer(interaction, {"type": 4, "data": hidden}, with_response="true")
    press = await pressed(ada, raw, told["resource"]["message"])
    await raw.answer(press, SAY)
    (seen,) = await boris.history("#general")
    assert seen.text == "Hello"
    assert seen.raw["referenced_message"] is None
    assert "Psst" not in str(boris.line.events)


async def test_update_drops_files_it_does_not_list(raw: RawBot, ada: Driver) -> None:
    body = {"content": "x", "components": [row(button())]}
    _, message = await raw.send("general", body, files={"a.txt": b"a"})
    press = await pressed(ada, raw, message)
    _, told = await raw.answer(press, {"type": 7, "data": {"content": "y"}}, with_response="true")
    assert told["resource"]["message"]["attachments"] == []
