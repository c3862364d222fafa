"""The driver and the unmodified discord.py client, through the whole table."""

import asyncio

import discord
import pytest
from discord import app_commands, ui

from bot.local import Driver, LocalTable, ManualClock
from tests.bot.local.sample_bot import Card, SampleBot, picture, png, running


async def test_slash_command_is_answered_in_the_channel(
    table: LocalTable, ada: Driver, clock: ManualClock
) -> None:
    bot = SampleBot()

    @bot.tree.command(name="hello", description="Say hello")
    async def hello(interaction: discord.Interaction, name: str, times: int = 1) -> None:
        clock.advance(0.25)
        await interaction.response.send_message(f"Hello {name}!" * times)

    async with running(bot, table):
        answer = await ada.slash("#general", "hello", name="you", times=2)
        assert answer.text == "Hello you!Hello you!"
        assert not answer.ephemeral
        assert answer.first_after == pytest.approx(0.25)
        assert (await ada.history("#general"))[-1].id == answer.message.id
    assert not bot.errors


async def card(interaction: discord.Interaction) -> None:
    """A private panel with two pictures and a public card with one."""
    await interaction.response.defer(ephemeral=True)
    files = [png(), png("board.png", "red")]
    await interaction.followup.send(view=Card("map.png", "board.png"), files=files)
    await interaction.channel.send(view=Card("map.png"), file=png())


async def take_turn(interaction: discord.Interaction) -> None:
    """Open a form."""
    modal = ui.Modal(title="Convert", custom_id="convert")
    count: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="count", default="3")
    modal.add_item(ui.Label(text="How many", component=count))
    await interaction.response.send_modal(modal)


async def converted(interaction: discord.Interaction) -> None:
    """Change the message the form came from."""
    count = interaction.data["components"][0]["component"]["value"]
    view = ui.LayoutView()
    view.add_item(ui.TextDisplay(f"converted {count} for {interaction.user.mention}"))
    await interaction.response.edit_message(view=view, attachments=[])


async def picked(interaction: discord.Interaction) -> None:
    """Tell what was chosen."""
    values = interaction.data["values"]
    await interaction.response.send_message(f"picked {values}", ephemeral=True)


async def test_panel_with_pictures_buttons_select_and_modal(table: LocalTable, ada: Driver) -> None:
    bot = SampleBot()
    bot.tree.command(name="card", description="Show the card")(card)
    bot.presses = {"turn": take_turn, "convert": converted, "pick": picked}
    async with running(bot, table):
        answer = await ada.slash("#general", "card")
        assert answer.deferred
        assert answer.ephemeral
        assert [each.filename for each in answer.message.pictures] == ["map.png", "board.png"]
        assert answer.message.raw["attachments"] == []
        assert answer.message.pictures[0].width == 40
        assert await ada.download(answer.message.pictures[1].url) == picture("red")
        public = await ada.next_message(place="#general")
        assert public.button("Boards").disabled
        assert (await ada.select(public, "1")).text == "picked ['1']"
        form = await ada.click(public, "Take my turn")
        assert form.modal.title == "Convert"
        done = await ada.submit(form.modal, {"How many": "5"})
        assert done.message.id == public.id
        assert done.message.mentions == [ada.id]
        assert "converted 5" in ada.now(public).text
    assert not bot.errors


async def test_autocomplete_offers_what_the_bot_gives(table: LocalTable, ada: Driver) -> None:
    bot = SampleBot()

    @bot.tree.command(name="move", description="Move")
    async def move(interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(text)

    @move.autocomplete("text")
    async def offer(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=f"{current} {n}", value=f"{current}{n}") for n in range(25)
        ]

    async with running(bot, table):
        choices = await ada.autocomplete("dm", "move", "text", "bu")
        assert len(choices) == 25
        assert choices[0].name == "bu 0"
        assert (await ada.slash("dm", "move", text=str(choices[3].value))).text == "bu3"
    assert not bot.errors


async def test_somebody_with_two_windows_is_answered_in_each(
    table: LocalTable, ada: Driver
) -> None:
    bot = SampleBot()

    @bot.tree.command(name="echo", description="Say it again")
    async def echo(interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(text)

    async with running(bot, table):
        windows = [ada, await table.player("Ada")]
        answers = [
            await asyncio.gather(*(each.slash("#general", "echo", text=word) for each in windows))
            for word in ("one", "two")
        ]
        said = [[answer.text for answer in each] for each in answers]
        asked = [each.message.id for pair in answers for each in pair]
        assert said == [["one", "one"], ["two", "two"]]
        assert len({*asked}) == len(asked), "nobody took the answer of another window for his"
    assert not bot.errors
