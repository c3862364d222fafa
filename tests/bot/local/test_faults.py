"""Misfortunes on order, as the unmodified client and raw requests meet them."""

import asyncio

import aiohttp
import discord
import pytest

from bot.local import Driver, LocalTable, ManualClock
from tests.bot.local.raw_bot import RawBot, Rest
from tests.bot.local.sample_bot import SampleBot, running
from tests.bot.local.test_form_limits import go

HELLO = {"content": "Hello"}


def sender(bot: SampleBot) -> None:
    """/post writes into the channel, with a nonce that is enforced."""

    @bot.tree.command(name="post", description="Post")
    async def post(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await interaction.channel.send("Posted", nonce="outbox-7")
        await interaction.followup.send("Done")


async def test_failed_request_does_nothing(rest: Rest, ada: Driver) -> None:
    rest.table.faults.fail(2, status=503, method="POST", path="/messages$")
    assert (await rest.send("general", HELLO))[0] == 503
    assert (await rest("GET", "/users/@me"))[0] == 200
    assert (await rest.send("general", HELLO))[0] == 503
    assert (await rest.send("general", HELLO))[0] == 200
    assert len(await ada.history("#general")) == 1


async def test_lost_answer_has_done_its_work(rest: Rest, ada: Driver) -> None:
    rest.table.faults.lose_answers(path="/messages$")
    with pytest.raises(aiohttp.ClientError):
        await rest.send("general", HELLO)
    assert len(await ada.history("#general")) == 1


async def test_cleared_faults_do_not_strike(rest: Rest) -> None:
    rest.table.faults.fail(5)
    rest.table.faults.clear()
    assert (await rest.send("general", HELLO))[0] == 200


async def test_held_request_waits_and_goes_on(rest: Rest, ada: Driver) -> None:
    with rest.table.faults.hold(path="/messages$") as held:
        sending = asyncio.create_task(rest.send("general", HELLO))
        await held.arrived.wait()
        assert await ada.history("#general") == []
    assert (await sending)[0] == 200


async def test_client_waits_out_a_rate_limit(table: LocalTable, ada: Driver) -> None:
    bot = SampleBot()
    sender(bot)
    async with running(bot, table):
        limited = table.faults.limit(2, retry_after=0.001, method="POST", path="/messages$")
        assert (await ada.slash("#general", "post")).text == "Done"
        assert limited.left == 0
        assert (await ada.next_message()).text == "Posted"
        assert len(await ada.history("#general")) == 2
    assert not bot.errors


async def test_client_gets_a_server_error_it_does_not_retry(table: LocalTable, ada: Driver) -> None:
    bot = SampleBot()
    sender(bot)
    async with running(bot, table):
        table.faults.fail(status=503, method="POST", path="/messages$")
        answer = await ada.slash("#general", "post", until="first")
        assert answer.message.loading
        assert isinstance(await bot.failure(), discord.DiscordServerError)


async def test_duplicated_interaction_is_answered_once(table: LocalTable, ada: Driver) -> None:
    bot = SampleBot()

    @bot.tree.command(name="hello", description="Say hello")
    async def hello(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Hello!")

    async with running(bot, table):
        table.faults.duplicate_interactions()
        assert (await ada.slash("#general", "hello")).text == "Hello!"
        assert (await bot.failure()).code == 40060
        assert len(await ada.history("#general")) == 1


async def test_interactions_come_in_another_order(raw: RawBot, ada: Driver) -> None:
    raw.table.faults.reverse_interactions(2)
    sent = [(await ada.line.ask("command", **await go(ada)))["interaction_id"] for _ in range(2)]
    got = [(await raw.event("INTERACTION_CREATE"))["id"] for _ in range(2)]
    assert got == sent[::-1]


async def test_slow_answer_comes_too_late(
    table: LocalTable, ada: Driver, clock: ManualClock
) -> None:
    bot = SampleBot()

    @bot.tree.command(name="hello", description="Say hello")
    async def hello(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Hello!")

    async with running(bot, table):
        with table.faults.hold(path="/callback$") as held:
            await ada.line.ask("command", **await named(ada, "hello"))
            await held.arrived.wait()
            clock.advance(3)
        assert (await bot.failure()).code == 10062
    assert await ada.history("#general") == []


async def named(driver: Driver, name: str) -> dict[str, object]:
    """The fields of a request that uses a command without options."""
    command = next(each for each in driver.commands if each["name"] == name)
    channel_id = await driver.channel_id("#general")
    return {"channel_id": channel_id, "command_id": command["id"], "options": []}
