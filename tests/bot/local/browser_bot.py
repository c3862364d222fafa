"""A bot that shows the page everything it has to draw; what it was told is kept in `told`."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui

from tests.bot.local.sample_bot import SampleBot, picture

HEXES = ("4a3", "5b3", "6c1", "7a0")
HOSTILE = "<img src=x onerror=window.hacked=1><script>window.hacked=1</script>"
LINKS = "[press](javascript:window.hacked=1) <javascript:window.hacked=1> [b](data:text/html,x)"


class ShowBot(SampleBot):
    """Commands and presses for the browser tests and for looking at the page by hand."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Any] = []
        self.may_answer = asyncio.Event()
        for command in (_card(), _plan(self), _slow(self), _hostile(), _import(), _hello()):
            self.tree.add_command(command)
        self.presses = {
            "turn": self.take_turn,
            "convert": self.open_form,
            "extras": self.open_second_form,
            "form": self.filled_in,
            "secret": self.whisper,
            "pick": self.note_values,
            "several": self.note_values,
            "who": self.note_values,
            "where": self.note_values,
        }

    async def take_turn(self, interaction: discord.Interaction) -> None:
        """Edit the card."""
        view = Table(turn=f"**{interaction.user.display_name}** has taken the turn")
        await interaction.response.edit_message(view=view)

    async def whisper(self, interaction: discord.Interaction) -> None:
        """Say something to one person."""
        await interaction.response.send_message("for your eyes", ephemeral=True)

    async def note_values(self, interaction: discord.Interaction) -> None:
        """Keep what was chosen."""
        data: Any = interaction.data
        self.told.append((data["custom_id"], data["values"]))
        await interaction.response.send_message(f"chosen: {data['values']}", ephemeral=True)

    async def open_form(self, interaction: discord.Interaction) -> None:
        """Answer with a form."""
        await interaction.response.send_modal(_form())

    async def open_second_form(self, interaction: discord.Interaction) -> None:
        """Answer with the rest of the kinds."""
        await interaction.response.send_modal(_second_form())

    async def filled_in(self, interaction: discord.Interaction) -> None:
        """Keep what was filled in."""
        data: Any = interaction.data
        fields = [each["component"] for each in data["components"] if "component" in each]
        given = {each["custom_id"]: each.get("values", each.get("value")) for each in fields}
        self.told.append(given)
        await interaction.response.send_message(f"form: {sorted(given)}", ephemeral=True)


class Table(ui.LayoutView):
    """A turn card with a gallery, buttons of every style and selects of several kinds."""

    def __init__(self, *pictures: str, turn: str = "It is Ada's turn") -> None:
        super().__init__(timeout=None)
        box: ui.Container[Table] = ui.Container(accent_colour=discord.Colour.gold())
        box.add_item(
            ui.Section(
                ui.TextDisplay(f"## Round 3\n{turn}\n-# since <t:1760000000:R>"),
                accessory=ui.Button(label="Log", url="https://example.org/log"),
            )
        )
        box.add_item(ui.Separator())
        if pictures:
            gallery: ui.MediaGallery[Table] = ui.MediaGallery()
            for name in pictures:
                gallery.add_item(media=f"attachment://{name}", description=f"picture {name}")
            box.add_item(gallery)
        buttons = (
            ui.Button(label="Take my turn", custom_id="turn", style=discord.ButtonStyle.primary),
            ui.Button(label="Convert", custom_id="convert", style=discord.ButtonStyle.success),
            ui.Button(label="Secret", custom_id="secret"),
            ui.Button(label="Break", custom_id="break", style=discord.ButtonStyle.danger),
        )
        box.add_item(ui.ActionRow(*buttons))
        more = ui.Button(label="Extras", custom_id="extras", emoji="\N{GEAR}")
        off = ui.Button(label="Boards", custom_id="boards", disabled=True)
        box.add_item(ui.ActionRow(more, off))
        self.add_item(box)
        options = [
            discord.SelectOption(label=f"Option {n}", value=str(n), description=f"costs {n}")
            for n in range(5)
        ]
        several: ui.Select[Table] = ui.Select(
            custom_id="several", placeholder="Planets", min_values=2, max_values=3, options=options
        )
        self.add_item(
            ui.ActionRow(ui.Select(custom_id="pick", placeholder="Target", options=options))
        )
        self.add_item(ui.ActionRow(several))
        self.add_item(ui.ActionRow(ui.UserSelect(custom_id="who", placeholder="Whom")))
        self.add_item(ui.ActionRow(ui.ChannelSelect(custom_id="where", placeholder="Where")))


def shown(name: str, colour: str, size: tuple[int, int]) -> discord.File:
    """A picture large enough to be enlarged."""
    return discord.File(io.BytesIO(picture(colour, size)), name)


def _form() -> ui.Modal:
    options = [discord.SelectOption(label=each.title(), value=each) for each in ("nav", "gaia")]
    order = ui.RadioGroup(custom_id="order")
    order.add_option(label="Clockwise", value="clock", description="as seated")
    order.add_option(label="Passing", value="pass")
    note = ui.TextInput(custom_id="note", style=discord.TextStyle.long, required=False)
    modal = ui.Modal(title="Convert", custom_id="form")
    modal.add_item(ui.TextDisplay("Convert **power** as you like."))
    count = ui.TextInput(custom_id="count", max_length=1)
    modal.add_item(ui.Label(text="How many", description="From 1 to 9", component=count))
    modal.add_item(ui.Label(text="Note", component=note))
    track = ui.Select(custom_id="track", options=options, placeholder="Which")
    modal.add_item(ui.Label(text="Track", component=track))
    modal.add_item(ui.Label(text="Order", component=order))
    return modal


def _second_form() -> ui.Modal:
    extras = ui.CheckboxGroup(custom_id="extras", min_values=0, max_values=2, required=False)
    for each in ("one", "two", "three"):
        extras.add_option(label=each.title(), value=each)
    record = ui.FileUpload(custom_id="record", required=False)
    modal = ui.Modal(title="Extras", custom_id="form")
    modal.add_item(ui.Label(text="Extras", description="Up to two", component=extras))
    modal.add_item(ui.Label(text="Sure", component=ui.Checkbox(custom_id="sure")))
    modal.add_item(ui.Label(text="Record", component=record))
    return modal


def _card() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="card", description="Show the card")
    async def card(interaction: discord.Interaction) -> None:
        files = [shown("map.png", "navy", (1060, 900)), shown("board.png", "maroon", (900, 600))]
        await interaction.response.send_message(view=Table("map.png", "board.png"), files=files)

    return card


def _plan(bot: ShowBot) -> app_commands.Group:
    group = app_commands.Group(name="plan", description="Plans")

    @group.command(name="build", description="Plan a mine")
    async def build(
        interaction: discord.Interaction,
        place: str,
        times: app_commands.Range[int, 1, 4] = 1,
        loud: bool = False,
    ) -> None:
        bot.told.append((place, times, loud))
        await interaction.response.send_message(f"planned {place} {times} {loud}")

    @build.autocomplete("place")
    async def places(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        fitting = [each for each in HEXES if current.lower() in each]
        return [app_commands.Choice(name=f"{each.upper()} · 1 ore", value=each) for each in fitting]

    return group


def _slow(bot: ShowBot) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="slow", description="Think first")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.channel.typing()
        await bot.may_answer.wait()
        await interaction.followup.send("thought about it")

    return slow


def _hostile() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="hostile", description="<b onclick=alert(1)>bold</b>")
    async def hostile(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title=HOSTILE, description=LINKS, url="https://example.org/")
        embed.add_field(name=HOSTILE, value=HOSTILE)
        embed.set_author(name=HOSTILE)
        embed.set_footer(text=HOSTILE)
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label=HOSTILE[:80], custom_id="h"))
        view.add_item(
            ui.Select(
                custom_id="h2",
                placeholder=HOSTILE,
                options=[discord.SelectOption(label=HOSTILE[:100], description=LINKS[:100])],
            )
        )
        await interaction.response.send_message(f"{HOSTILE}\n{LINKS}", embed=embed, view=view)

    return hostile


def _hello() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="hello", description="Say hello")
    async def hello(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("hello")

    return hello


async def add_emoji(bot: ShowBot) -> str:
    """Give the bot an emoji of its own; its text form."""
    return str(await bot.create_application_emoji(name="ore", image=picture("orange", (64, 64))))


def _import() -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name="import", description="Set up from a record")
    async def load(interaction: discord.Interaction, record: discord.Attachment) -> None:
        content = await record.read()
        await interaction.response.send_message(f"{record.filename}: {len(content)} bytes")

    return load
