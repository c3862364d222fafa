"""Everything else a bot like ours does with the unmodified client."""

import io

import discord

from bot.local import Driver, LocalTable
from tests.bot.local.sample_bot import Card, SampleBot, picture, png, running


async def test_messages_history_and_nonce(table: LocalTable, ada: Driver) -> None:
    bot = SampleBot()
    async with running(bot, table):
        await bot.wait_until_ready()
        channel = bot.guilds[0].text_channels[0]
        first = await channel.send("one", nonce=7)
        assert (await channel.send("again", nonce=7)).id == first.id
        await channel.send("two", allowed_mentions=discord.AllowedMentions.none())
        await ada.say("#general", "three")
        assert [each.content async for each in channel.history()] == ["three", "two", "one"]
        found = [each.content async for each in channel.history(after=first, oldest_first=True)]
        assert found == ["two", "three"]
        fetched = await channel.fetch_message(first.id)
        assert (await fetched.edit(content="changed")).content == "changed"
        await fetched.delete()
        assert [each.text for each in await ada.history("#general")] == ["two", "three"]
        async with channel.typing():
            await ada.line.event(lambda each: each["type"] == "typing")


async def test_card_loses_its_buttons_and_keeps_its_pictures(
    table: LocalTable, ada: Driver
) -> None:
    bot = SampleBot()
    async with running(bot, table):
        await bot.wait_until_ready()
        channel = bot.guilds[0].text_channels[0]
        files = [png(), png("scoring.png", "red")]
        card = await channel.send(view=Card("map.png", "scoring.png"), files=files)
        seen = await ada.next_message()
        assert len(seen.buttons) == 2
        stripped = Card("map.png", "scoring.png")
        for row in stripped.children[1:]:
            stripped.remove_item(row)
        # As after a restart: the message is known by its id only.
        await channel.get_partial_message(card.id).edit(view=stripped)
        now = await ada.wait_for(seen, lambda screen: not screen.buttons)
        assert [each.filename for each in now.pictures] == ["map.png", "scoring.png"]
        assert await ada.download(now.pictures[1].url) == picture("red")


async def test_panel_replaces_its_picture(table: LocalTable, ada: Driver) -> None:
    bot = SampleBot()

    @bot.tree.command(name="panel", description="Panel")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            view=Card("a.png"), file=png("a.png"), ephemeral=True
        )
        message = await interaction.original_response()
        assert message.flags.components_v2

    async def turn(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(
            view=Card("b.png"), attachments=[png("b.png", "red")]
        )

    bot.presses["turn"] = turn
    async with running(bot, table):
        first = await ada.slash("#general", "panel")
        changed = await ada.click(first.message, custom_id="turn")
        assert changed.message.id == first.message.id
        assert [each.filename for each in changed.message.pictures] == ["b.png"]
        assert await ada.download(changed.message.pictures[0].url) == picture("red")
    assert not bot.errors


async def test_threads_dms_people_and_emojis(table: LocalTable, ada: Driver) -> None:
    bot = SampleBot()
    async with running(bot, table):
        await bot.wait_until_ready()
        channel = bot.guilds[0].text_channels[0]
        thread = await channel.create_thread(
            name="Game", type=discord.ChannelType.public_thread, auto_archive_duration=10080
        )
        await thread.send("in the thread")
        assert (await ada.next_message(place=str(thread.id))).text == "in the thread"
        opened = await (await channel.send("start")).create_thread(name="Other")
        await opened.edit(archived=True)
        await opened.delete()
        user = await bot.fetch_user(int(ada.id))
        assert user.display_name == "Ada"
        await user.send("private")
        assert (await ada.next_message(place="dm")).text == "private"
        member = await bot.guilds[0].fetch_member(int(ada.id))
        assert member.display_name == "Ada"
        icon = await bot.create_application_emoji(name="ore", image=picture())
        assert [each.name for each in await bot.fetch_application_emojis()] == ["ore"]
        await icon.delete()
        assert (await bot.application_info()).owner.display_name == "Ada"


async def test_followups_with_files_and_embeds(table: LocalTable, ada: Driver) -> None:
    bot = SampleBot()

    @bot.tree.command(name="export", description="Export")
    async def export(interaction: discord.Interaction, record: discord.Attachment) -> None:
        content = await record.read()
        await interaction.response.send_message("Here", ephemeral=True)
        file = discord.File(io.BytesIO(content.upper()), "copy.txt")
        embed = discord.Embed(title="Copied", description="All of it")
        message = await interaction.followup.send(embed=embed, file=file, ephemeral=True, wait=True)
        await message.edit(content="edited")
        await interaction.delete_original_response()

    async with running(bot, table):
        file_id = await ada.upload("record.txt", b"game gaia")
        answer = await ada.slash("#general", "export", record=file_id)
        await ada.line.event(lambda each: each["type"] == "message_delete")
        (more,) = answer.followups
        assert "Copied" in more.text
        assert "edited" in more.text
        assert more.ephemeral
        assert await ada.download(more.pictures[0].url) == b"GAME GAIA"
    assert not bot.errors


async def test_bot_keeps_its_state_when_it_restarts(table: LocalTable, ada: Driver) -> None:
    first = SampleBot()
    async with running(first, table):
        await first.wait_until_ready()
        await first.guilds[0].text_channels[0].send(view=Card())
    card = await ada.next_message()
    second = SampleBot()

    async def turn(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Still here", ephemeral=True)

    second.presses["turn"] = turn
    async with running(second, table):
        assert (await ada.click(card, "Take my turn")).text == "Still here"
