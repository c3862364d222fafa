"""Where commands can be used: servers, DMs, and places the bot is not in."""

from typing import Any

import discord
import pytest
from discord import app_commands

from bot.local import Driver, LocalTable, RequestRefusedError
from tests.bot.local.raw_bot import COMMANDS, RawBot
from tests.bot.local.sample_bot import SampleBot, running
from tests.bot.local.test_interactions import SAY


def command(name: str, contexts: list[int] | None, kinds: list[int]) -> dict[str, Any]:
    """A command for some contexts and installations."""
    return {
        "name": name,
        "description": "x",
        "contexts": contexts,
        "integration_types": kinds,
    }


@pytest.fixture
async def places(raw: RawBot, ada: Driver) -> dict[str, str]:
    """Channel ids: at home, in a DM with the bot, with Boris, in a server without the bot."""
    await raw(
        "PUT",
        COMMANDS,
        [
            command("anywhere", [0, 1, 2], [0, 1]),
            command("guild", [0], [0]),
            command("private", [1, 2], [0, 1]),
            command("own", [0, 1, 2], [1]),
            command("classic", None, [0]),
        ],
    )
    foreign = raw.table.arrange.add_guild("Elsewhere", ["Ada", "Борис"], bot=False)
    channel = next(
        each for each in raw.table.world.channels.values() if each.guild_id == foreign.id
    )
    boris = raw.table.arrange.user("Борис")
    return {
        "home": await ada.channel_id("#general"),
        "dm": await ada.channel_id("dm"),
        "friend": await ada.open_dm(boris.id),
        "foreign": channel.id,
    }


async def offered(ada: Driver, channel_id: str) -> set[str]:
    """The commands the client offers in a channel."""
    found = await ada.line.ask("commands", channel_id=channel_id)
    return {each["name"] for each in found}


async def test_client_offers_what_fits_the_place(
    raw: RawBot, ada: Driver, places: dict[str, str]
) -> None:
    assert await offered(ada, places["home"]) == {"anywhere", "guild", "classic"}
    assert await offered(ada, places["dm"]) == {"anywhere", "private", "classic"}
    assert await offered(ada, places["friend"]) == set()
    assert await offered(ada, places["foreign"]) == set()
    await ada.line.ask("install")
    assert await offered(ada, places["home"]) == {"anywhere", "guild", "classic", "own"}
    assert await offered(ada, places["dm"]) == {"anywhere", "private", "classic", "own"}
    assert await offered(ada, places["friend"]) == {"anywhere", "private", "own"}
    assert await offered(ada, places["foreign"]) == {"anywhere", "own"}


async def use(ada: Driver, raw: RawBot, channel_id: str, name: str) -> dict[str, Any]:
    """Use a command somewhere; the interaction as the bot gets it."""
    await ada.line.event(lambda each: each["type"] == "commands" and len(each["commands"]) > 1)
    found = next(each for each in ada.commands if each["name"] == name)
    await ada.line.ask("command", channel_id=channel_id, command_id=found["id"], options=[])
    return await raw.event("INTERACTION_CREATE")


async def test_installed_app_works_where_the_bot_is_not(
    raw: RawBot, ada: Driver, places: dict[str, str]
) -> None:
    raw.table.arrange.install_app("Ada")
    interaction = await use(ada, raw, places["foreign"], "anywhere")
    assert interaction["context"] == 0
    assert interaction["authorizing_integration_owners"] == {"1": ada.id}
    assert interaction["app_permissions"] == "0"
    assert interaction["guild"]["locale"] == "en-US"
    hidden = {"type": 4, "data": {"content": "Here", "flags": 64}}
    assert (await raw.answer(interaction, hidden))[0] == 204
    more = {"content": "More", "flags": 64}
    for _ in range(5):
        assert (await raw.follow(interaction, "POST", body=more))[0] == 200
    status, answer = await raw.follow(interaction, "POST", body=more)
    assert (status, answer["code"]) == (400, 40094)
    # By other roads the channel is closed to the bot.
    path = f"/channels/{places['foreign']}/messages"
    status, answer = await raw("POST", path, {"content": "x"})
    assert (status, answer["code"]) == (403, 50001)
    interaction = await use(ada, raw, places["friend"], "own")
    assert interaction["context"] == 2
    assert (await raw.answer(interaction, SAY))[0] == 204


async def test_owners_at_home_and_in_the_bots_dm(
    raw: RawBot, ada: Driver, places: dict[str, str]
) -> None:
    home = raw.table.arrange.home.id
    interaction = await use(ada, raw, places["dm"], "private")
    assert interaction["authorizing_integration_owners"] == {"0": "0"}
    raw.table.arrange.install_app("Ada")
    interaction = await use(ada, raw, places["home"], "anywhere")
    assert interaction["authorizing_integration_owners"] == {"0": home, "1": ada.id}


async def test_command_is_refused_where_it_is_not_offered(
    raw: RawBot, ada: Driver, places: dict[str, str]
) -> None:
    with pytest.raises(RequestRefusedError, match="unknown_command"):
        await use(ada, raw, places["dm"], "guild")


async def test_panel_lives_in_a_foreign_server(table: LocalTable, ada: Driver) -> None:
    """The whole of it through the client: a panel edited by its own presses."""
    bot = SampleBot()

    @bot.tree.command(name="solo", description="Solo")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def solo(interaction: discord.Interaction) -> None:
        view = discord.ui.View()
        view.add_item(discord.ui.Button(label="Next", custom_id="next"))
        await interaction.response.send_message("Panel 1", view=view, ephemeral=True)

    async def onwards(interaction: discord.Interaction) -> None:
        assert interaction.is_user_integration()
        assert not interaction.is_guild_integration()
        await interaction.response.edit_message(content="Panel 2")

    bot.presses["next"] = onwards
    table.arrange.add_guild("Elsewhere", ["Ada"], bot=False)
    table.arrange.install_app("Ada")
    async with running(bot, table):
        panel = await ada.slash("#elsewhere", "solo")
        assert panel.ephemeral
        assert (await ada.click(panel.message, "Next")).text == "Panel 2"
    assert not bot.errors


async def test_guild_commands_are_offered_in_their_guild_only(raw: RawBot, ada: Driver) -> None:
    home = raw.table.arrange.home
    other = raw.table.arrange.add_guild("Other", ["Ada"])
    path = COMMANDS.replace("/commands", f"/guilds/{home.id}/commands")
    status, made = await raw("POST", path, {"name": "here", "description": "x"})
    assert (status, made["guild_id"]) == (201, home.id)
    assert "here" in await offered(ada, await ada.channel_id("#general"))
    elsewhere = next(
        each.id for each in raw.table.world.channels.values() if each.guild_id == other.id
    )
    assert "here" not in await offered(ada, elsewhere)
    assert "here" not in await offered(ada, await ada.channel_id("dm"))
    assert [each["name"] for each in (await raw("GET", path))[1]] == ["here"]
