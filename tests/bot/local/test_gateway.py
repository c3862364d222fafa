"""The gateway's protocol, raw, and what the unmodified client makes of its bad days."""

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.local import Driver, LocalTable, limits
from bot.local.world import BOT_ID
from tests.bot.local.raw_bot import RawBot
from tests.bot.local.sample_bot import SampleBot, running


@pytest.fixture
async def wire(table: LocalTable) -> Any:
    """A raw bot that is not connected yet."""
    raw = RawBot(table)
    yield raw
    await raw.close()


async def test_hello_ready_and_guilds(wire: RawBot) -> None:
    assert await wire.open() == {"op": 10, "d": {"heartbeat_interval": 41_250}}
    await wire.give(1, None)
    assert (await wire.receive())["op"] == 11
    await wire.give(2, {"token": "local", "intents": 1, "properties": {}})
    ready = await wire.event("READY")
    home = wire.table.arrange.home
    assert ready["guilds"] == [{"id": home.id, "unavailable": True}]
    assert ready["application"]["id"] == BOT_ID
    assert ready["resume_gateway_url"] == wire.table.core.gateway_url
    guild = await wire.event("GUILD_CREATE")
    assert [each["name"] for each in guild["channels"]] == ["general", "table-1", "table-2"]
    assert guild["member_count"] == 4
    assert [each["user"]["id"] for each in guild["members"]] == [BOT_ID]


async def test_compressed_stream(wire: RawBot) -> None:
    assert (await wire.open(compress=True))["op"] == 10
    ready = await wire.identify()
    assert ready["user"]["username"] == "Orrery"


IDENTIFY = {"token": "local", "intents": 1, "properties": {}}


@pytest.mark.parametrize(
    ("payloads", "code"),
    [
        ([(2, IDENTIFY | {"token": "wrong"})], 4004),
        ([(2, IDENTIFY | {"intents": -1})], 4013),
        ([(2, IDENTIFY | {"intents": 1 | 1 << 15})], 4014),
        ([(2, IDENTIFY | {"shard": [1, 2]})], 4010),
        ([(2, IDENTIFY), (2, IDENTIFY)], 4005),
        ([(3, {})], 4003),
        ([(99, {})], 4001),
        ([(6, {"token": "wrong", "session_id": "x", "seq": 0})], 4004),
        ([(1, None)] * 121, 4008),
    ],
    ids=["token", "intents", "privileged", "shard", "twice", "before", "opcode", "resume", "flood"],
)
async def test_close_codes(wire: RawBot, payloads: list[tuple[int, Any]], code: int) -> None:
    await wire.open()
    for operation, data in payloads:
        await wire.give(operation, data)
    assert await closing(wire) == code


async def closing(wire: RawBot) -> int:
    """The code with which the connection is closed in the end."""
    with pytest.raises(ConnectionError) as closed:
        await wire.event("NEVER")
    return int(closed.value.args[0])


async def test_garbage_and_old_versions_are_turned_away(wire: RawBot) -> None:
    await wire.open()
    await wire.socket.send_str("{")
    assert await closing(wire) == 4002
    await wire.open(v="5")
    assert await closing(wire) == 4012


async def test_resume_replays_what_was_missed(wire: RawBot) -> None:
    await wire.open()
    ready = await wire.identify()
    home = wire.table.arrange.home
    wire.table.gateway.drop()
    await wire.table.bot_offline()
    wire.table.arrange.set_guild_locale(home, "uk")
    wire.table.arrange.set_guild_locale(home, "ru")
    seen = wire.sequence
    await wire.open()
    await wire.give(6, {"token": "local", "session_id": ready["session_id"], "seq": seen})
    locales = [(await wire.event("GUILD_UPDATE"))["preferred_locale"] for _ in range(2)]
    assert locales == ["uk", "ru"]
    await wire.event("RESUMED")


@pytest.mark.parametrize("change", [{"session_id": "gone"}, {"seq": 9999}])
async def test_resume_of_what_is_not_there_is_invalid(wire: RawBot, change: dict[str, Any]) -> None:
    await wire.open()
    ready = await wire.identify()
    wire.table.gateway.drop()
    await wire.table.bot_offline()
    await wire.open()
    asked = {"token": "local", "session_id": ready["session_id"], "seq": wire.sequence}
    await wire.give(6, asked | change)
    assert await wire.receive() == {"op": 9, "d": False}
    await wire.identify()


async def test_new_session_takes_the_place_of_a_lost_one(wire: RawBot) -> None:
    await wire.open()
    first = await wire.identify()
    wire.table.gateway.drop()
    await wire.table.bot_offline()
    await wire.open()
    second = await wire.identify()
    assert first["session_id"] != second["session_id"]
    assert list(wire.table.gateway.sessions) == [second["session_id"]]


async def test_session_ends_with_a_regular_close(wire: RawBot) -> None:
    await wire.open()
    await wire.identify()
    await wire.socket.close(code=1000)
    await wire.table.bot_offline()
    assert not wire.table.gateway.sessions


async def test_silent_connection_is_cut(wire: RawBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEARTBEAT_MS", 5)
    await wire.open()
    assert await closing(wire) == 1006


async def test_intents_decide_what_is_heard(wire: RawBot, ada: Driver) -> None:
    await wire.open()
    await wire.identify(1 << 12)  # direct messages, not servers
    await ada.say("#general", "unheard")
    wire.table.arrange.set_guild_locale(wire.table.arrange.home, "uk")
    await ada.say("dm", "heard")
    payload = await wire.receive()
    assert payload["t"] == "MESSAGE_CREATE"
    assert payload["d"]["content"] == "heard"


async def test_server_messages_come_without_words_unless_the_bot_is_meant(
    wire: RawBot, ada: Driver
) -> None:
    await wire.open()
    await wire.identify(1 | 1 << 9)
    await ada.say("#general", "words")
    await ada.say("#general", f"words for <@{BOT_ID}>")
    assert (await wire.event("MESSAGE_CREATE"))["content"] == ""
    assert (await wire.event("MESSAGE_CREATE"))["content"] == f"words for <@{BOT_ID}>"


async def test_members_can_be_asked_for_by_id(wire: RawBot, ada: Driver) -> None:
    await wire.open()
    await wire.identify()
    home = wire.table.arrange.home.id
    await wire.give(8, {"guild_id": home, "user_ids": [ada.id], "limit": 1, "nonce": "x"})
    chunk = await wire.event("GUILD_MEMBERS_CHUNK")
    assert [each["user"]["global_name"] for each in chunk["members"]] == ["Ada"]
    assert chunk["nonce"] == "x"


# the client


class Talker(SampleBot):
    """Answers /hello."""

    def __init__(self) -> None:
        super().__init__()

        @self.tree.command(name="hello", description="Say hello")
        async def hello(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("Hello!")


async def test_client_resumes_after_a_dropped_connection(table: LocalTable, ada: Driver) -> None:
    bot = Talker()
    async with running(bot, table):
        await bot.wait_until_ready()
        table.gateway.drop()
        await table.bot_offline()
        # What is done meanwhile is delivered when the session comes back.
        answer = await ada.slash("#general", "hello")
        assert answer.text == "Hello!"
        assert "RESUMED" in bot.heard
        assert bot.heard.count("READY") == 1


async def test_client_reconnects_when_told(table: LocalTable, ada: Driver) -> None:
    bot = Talker()
    async with running(bot, table):
        await bot.wait_until_ready()
        table.gateway.ask_reconnect()
        await table.bot_offline()
        await table.bot_online()
        assert (await ada.slash("#general", "hello")).text == "Hello!"
        assert bot.heard.count("READY") == 1


@pytest.mark.parametrize("resumable", [True, False])
async def test_client_survives_an_invalid_session(
    table: LocalTable, ada: Driver, resumable: bool
) -> None:
    bot = Talker()
    async with running(bot, table):
        await bot.wait_until_ready()
        table.gateway.invalidate(resumable=resumable)
        await table.bot_offline()
        await table.bot_online()
        assert (await ada.slash("#general", "hello")).text == "Hello!"
        assert bot.heard.count("READY") == (1 if resumable else 2)


async def test_page_learns_that_the_bot_went_and_came(table: LocalTable, ada: Driver) -> None:
    async with running(Talker(), table):
        await ada.line.event(lambda each: each["type"] == "bot" and each["online"])
    await ada.line.event(lambda each: each["type"] == "bot" and not each["online"])


async def test_client_sees_what_guild_create_tells(table: LocalTable) -> None:
    bot = Talker()
    async with running(bot, table):
        await bot.wait_until_ready()
        (guild,) = bot.guilds
        assert guild.name == "Local table"
        assert [each.name for each in guild.text_channels] == ["general", "table-1", "table-2"]
        assert guild.me.id == int(BOT_ID)
        assert guild.text_channels[0].permissions_for(guild.me).send_messages
        assert guild.preferred_locale is discord.Locale.american_english
        (command,) = await bot.tree.fetch_commands()
        assert command.name == "hello"
        assert table.world.commands[str(command.id)]["name_localizations"] == {"ru": "привет"}


async def test_wrong_token_is_a_login_failure(table: LocalTable) -> None:
    bot = SampleBot()
    async with running(Talker(), table):
        with pytest.raises(discord.LoginFailure):
            await bot.login("wrong")
        await bot.close()


async def test_autocomplete_in_vain(table: LocalTable, ada: Driver, clock: Any) -> None:
    bot = SampleBot()
    asked = asyncio.Event()

    @bot.tree.command(name="slow", description="Slow")
    async def slow(interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(text)

    @slow.autocomplete("text")
    async def never(_: discord.Interaction, __: str) -> list[app_commands.Choice[str]]:
        asked.set()
        await asyncio.Event().wait()
        return []

    async with running(bot, table):
        waiting = asyncio.create_task(ada.autocomplete("#general", "slow", "text"))
        await asked.wait()
        clock.advance(3)
        with pytest.raises(Exception, match="no_answer"):
            await waiting
