"""Channels, threads, DMs, servers and people: what the bot may see and do, with Discord's codes."""

from bot.local import Driver, LocalTable, Permission
from tests.bot.local.raw_bot import RawBot, Rest, faults

HELLO = {"content": "Hello"}


async def refused(answer: tuple[int, dict[str, object]], status: int, code: int) -> None:
    """The answer is this refusal."""
    assert (answer[0], answer[1]["code"]) == (status, code)


async def test_wrong_token_is_unauthorized(rest: Rest) -> None:
    for token in ("wrong", None):
        status, answer = await rest("GET", "/users/@me", token=token)
        assert (status, answer) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_unknown_things(rest: Rest) -> None:
    await refused(await rest("GET", "/channels/1"), 404, 10003)
    await refused(await rest("POST", "/channels/1/messages", HELLO), 404, 10003)
    await refused(await rest("GET", "/guilds/1"), 404, 10004)
    await refused(await rest("GET", "/users/1"), 404, 10013)
    await refused(await rest("POST", "/users/@me/channels", {"recipient_id": "1"}), 404, 10013)
    await refused(await rest("GET", "/applications/1/commands"), 404, 10002)
    await refused(await rest("GET", "/nowhere"), 404, 0)
    await refused(await rest("PUT", "/users/@me"), 405, 0)
    home = rest.table.arrange.home.id
    await refused(await rest("GET", f"/guilds/{home}/members/1"), 404, 10013)
    _, answer = await rest("GET", "/channels/abc")
    assert faults(answer) == {"channel_id": "NUMBER_TYPE_COERCE"}


async def test_hidden_channel_is_out_of_reach(table: LocalTable, rest: Rest) -> None:
    channel = table.arrange.channel("general")
    table.arrange.forbid(channel, Permission.VIEW_CHANNEL)
    await refused(await rest("GET", f"/channels/{channel.id}"), 403, 50001)
    await refused(await rest.send("general", HELLO), 403, 50001)
    table.arrange.permit(channel, Permission.VIEW_CHANNEL)
    assert (await rest.send("general", HELLO))[0] == 200


async def test_missing_permissions(table: LocalTable, rest: Rest) -> None:
    channel = table.arrange.channel("general")
    table.arrange.forbid(channel, Permission.ATTACH_FILES)
    await refused(await rest.send("general", HELLO, files={"a.txt": b"a"}), 403, 50013)
    assert (await rest.send("general", HELLO))[0] == 200
    table.arrange.forbid(channel, Permission.EMBED_LINKS)
    await refused(await rest.send("general", {"embeds": [{"title": "x"}]}), 403, 50013)
    table.arrange.forbid(channel, Permission.SEND_MESSAGES, Permission.READ_HISTORY)
    await refused(await rest.send("general", HELLO), 403, 50013)
    assert (await rest("GET", f"/channels/{channel.id}/messages"))[1] == []
    threads = f"/channels/{channel.id}/threads"
    table.arrange.forbid(channel, Permission.CREATE_PUBLIC_THREADS)
    await refused(await rest("POST", threads, {"name": "t", "type": 11}), 403, 50013)
    await refused(await rest("DELETE", f"/channels/{channel.id}"), 403, 50013)


async def test_dm_can_be_opened_and_closed_by_its_person(
    table: LocalTable, rest: Rest, ada: Driver
) -> None:
    _, channel = await rest("POST", "/users/@me/channels", {"recipient_id": ada.id})
    assert channel["type"] == 1
    assert [each["id"] for each in channel["recipients"]] == [ada.id]
    assert (await rest("POST", "/users/@me/channels", {"recipient_id": ada.id}))[1] == channel
    path = f"/channels/{channel['id']}/messages"
    assert (await rest("POST", path, HELLO))[0] == 200
    table.arrange.close_dms("Ada")
    await refused(await rest("POST", path, HELLO), 403, 50007)
    table.arrange.close_dms("Ada", closed=False)
    # Nor to somebody with whom the bot shares no server.
    table.arrange.kick_bot(table.arrange.home)
    await refused(await rest("POST", path, HELLO), 403, 50007)
    table.arrange.install_app("Ada")
    assert (await rest("POST", path, HELLO))[0] == 200


async def test_kicked_bot_loses_the_server(table: LocalTable, raw: RawBot) -> None:
    home = table.arrange.home
    table.arrange.kick_bot(home)
    assert await raw.event("GUILD_DELETE") == {"id": home.id}
    await refused(await raw("GET", f"/guilds/{home.id}"), 403, 50001)
    await refused(await raw.send("general", HELLO), 403, 50001)
    table.arrange.invite_bot(home)
    assert (await raw.event("GUILD_CREATE"))["id"] == home.id


async def test_bot_leaves(table: LocalTable, raw: RawBot) -> None:
    home = table.arrange.home
    assert (await raw("DELETE", f"/users/@me/guilds/{home.id}"))[0] == 204
    assert await raw.event("GUILD_DELETE") == {"id": home.id}
    assert (await raw("GET", "/users/@me/guilds"))[1] == []


async def test_deleted_channel_is_gone(table: LocalTable, raw: RawBot, ada: Driver) -> None:
    channel = table.arrange.channel("table-1")
    table.arrange.delete_channel(channel)
    assert (await raw.event("CHANNEL_DELETE"))["id"] == channel.id
    await ada.line.event(lambda each: each["type"] == "channel_delete")
    await refused(await raw("POST", f"/channels/{channel.id}/messages", HELLO), 404, 10003)


async def test_thread_without_a_message(table: LocalTable, raw: RawBot, ada: Driver) -> None:
    channel = table.arrange.channel("general")
    path = f"/channels/{channel.id}/threads"
    status, thread = await raw("POST", path, {"name": "Game 1", "type": 11})
    assert status == 201
    assert (thread["type"], thread["parent_id"]) == (11, channel.id)
    created = await raw.event("THREAD_CREATE")
    assert created["newly_created"]
    assert (await raw("POST", f"/channels/{thread['id']}/messages", HELLO))[0] == 200
    assert (await ada.history(thread["id"]))[0].text == "Hello"
    assert (await ada.history("#general"))[0].raw["type"] == 18
    _, active = await raw("GET", f"/guilds/{channel.guild_id}/threads/active")
    assert [each["id"] for each in active["threads"]] == [thread["id"]]
    _, answer = await raw("POST", path, {"name": "x" * 101})
    assert faults(answer) == {"name": "BASE_TYPE_BAD_LENGTH"}
    await refused(await raw("POST", f"/channels/{thread['id']}/threads", {"name": "x"}), 400, 50024)


async def test_thread_from_a_message(raw: RawBot, ada: Driver) -> None:
    _, message = await raw.send("general", HELLO)
    path = f"/channels/{message['channel_id']}/messages/{message['id']}/threads"
    status, thread = await raw("POST", path, {"name": "Game 1"})
    assert (status, thread["id"]) == (201, message["id"])
    _, again = await raw("GET", path.removesuffix("/threads"))
    assert again["thread"]["id"] == thread["id"]
    await refused(await raw("POST", path, {"name": "Game 1"}), 400, 160004)


async def test_archived_thread_wakes_and_locked_one_does_not(raw: RawBot) -> None:
    channel = raw.table.arrange.channel("general")
    _, thread = await raw("POST", f"/channels/{channel.id}/threads", {"name": "t", "type": 11})
    path = f"/channels/{thread['id']}"
    _, archived = await raw("PATCH", path, {"archived": True})
    assert archived["thread_metadata"]["archived"]
    assert (await raw("GET", f"/channels/{channel.id}/threads/archived/public"))[1]["threads"]
    assert (await raw("POST", f"{path}/messages", HELLO))[0] == 200
    assert not (await raw("GET", path))[1]["thread_metadata"]["archived"]
    await raw("PATCH", path, {"archived": True, "locked": True})
    await refused(await raw("POST", f"{path}/messages", HELLO), 400, 50083)
    assert (await raw("DELETE", path))[0] == 200
    assert (await raw.event("THREAD_DELETE"))["id"] == thread["id"]


async def test_private_thread_is_seen_by_its_members(raw: RawBot) -> None:
    channel = raw.table.arrange.channel("general")
    oksana = await raw.table.player("Оксана")
    boris = await raw.table.player("Борис")
    _, thread = await raw("POST", f"/channels/{channel.id}/threads", {"name": "t"})
    assert thread["type"] == 12
    path = f"/channels/{thread['id']}/thread-members"
    assert (await raw("PUT", f"{path}/{boris.id}"))[0] == 204
    await raw("POST", f"/channels/{thread['id']}/messages", HELLO)
    assert (await boris.history(thread["id"]))[0].text == "Hello"
    assert not any(each["type"] == "message_create" for each in oksana.line.events)
    assert {each["user_id"] for each in (await raw("GET", path))[1]} > {boris.id}
    assert (await raw("DELETE", f"{path}/{boris.id}"))[0] == 204
    await refused(await raw("PUT", f"{path}/1"), 404, 10013)


async def test_server_members_roles_and_channels(rest: Rest, ada: Driver) -> None:
    home = f"/guilds/{rest.table.arrange.home.id}"
    assert (await rest("GET", home))[1]["preferred_locale"] == "en-US"
    names = [each["name"] for each in (await rest("GET", f"{home}/channels"))[1]]
    assert names == ["general", "table-1", "table-2"]
    assert (await rest("GET", f"{home}/roles"))[1][0]["name"] == "@everyone"
    assert (await rest("GET", f"{home}/members/{ada.id}"))[1]["user"]["global_name"] == "Ada"
    await refused(await rest("GET", f"{home}/members"), 403, 50001)
    assert (await rest("GET", f"/users/{ada.id}"))[1]["global_name"] == "Ada"
    assert (await rest("GET", "/users/@me"))[1]["bot"]
    assert (await rest("GET", "/applications/@me"))[1]["name"] == "Orrery"
    oksana = rest.table.arrange.user("Оксана")
    other = rest.table.arrange.add_guild("Elsewhere", ["Ada"], bot=True)
    await refused(await rest("GET", f"/guilds/{other.id}/members/{oksana.id}"), 404, 10007)


async def test_typing_is_told(rest: Rest, ada: Driver) -> None:
    channel = rest.table.arrange.channel("general").id
    assert (await rest("POST", f"/channels/{channel}/typing"))[0] == 204
    event = await ada.line.event(lambda each: each["type"] == "typing")
    assert event["channel_id"] == channel
