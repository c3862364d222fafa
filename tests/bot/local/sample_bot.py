"""A small bot that uses everything the local table offers, through the unmodified client."""

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import discord
import yarl
from discord import app_commands, ui
from PIL import Image

from bot.local import LocalTable


def picture(colour: str = "navy", size: tuple[int, int] = (40, 30)) -> bytes:
    """A small PNG."""
    buffer = io.BytesIO()
    Image.new("RGB", size, colour).save(buffer, "PNG")
    return buffer.getvalue()


def png(name: str = "map.png", colour: str = "navy") -> discord.File:
    """A small PNG as a file to send."""
    return discord.File(io.BytesIO(picture(colour)), name, description=f"a {colour} map")


class Words(app_commands.Translator):
    """Command names in Russian."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        words = {"hello": "привет", "Say hello": "Поздороваться"}
        return words.get(string.message) if locale is discord.Locale.russian else None


Press = Callable[[discord.Interaction], Awaitable[None]]


class SampleBot(discord.Client):
    """Commands come from the test; presses go to `presses` by custom id."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, enable_debug_events=True
        )
        self.tree = app_commands.CommandTree(self)
        self.presses: dict[str, Press] = {}
        self.errors: list[Exception] = []
        self._failed = asyncio.Event()
        self.heard: list[str] = []
        self.tree.error(self._note)

    async def _note(self, _: discord.Interaction, error: Exception) -> None:
        self.errors.append(error)
        self._failed.set()

    async def failure(self) -> BaseException | None:
        """What went wrong in a command, as soon as something has."""
        async with asyncio.timeout(60):
            await self._failed.wait()
        return self.errors[0].__cause__

    async def on_socket_event_type(self, event: str) -> None:
        """Remember what the gateway told."""
        self.heard.append(event)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify again at once; the client would wait five seconds for Discord's sake."""

    async def setup_hook(self) -> None:
        """Register the commands."""
        await self.tree.set_translator(Words())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Route presses and forms."""
        custom_id = (interaction.data or {}).get("custom_id")
        if isinstance(custom_id, str) and custom_id in self.presses:
            await self.presses[custom_id](interaction)


@asynccontextmanager
async def running(bot: SampleBot, table: LocalTable) -> AsyncIterator[SampleBot]:
    """Connect the bot as DISCORD_API_URL would, and disconnect it in the end."""
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = table.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(table.core.gateway_url)
    try:
        await bot.login(table.token)
        runner = bot.loop.create_task(bot.connect())
        await table.bot_online()
        yield bot
        await bot.close()
        await runner
    finally:
        discord.http.Route.BASE = base
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = gateway


class Card(ui.LayoutView):
    """A public card made of components: text, gallery, buttons, select."""

    def __init__(self, *names: str) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Card] = ui.Container(accent_colour=discord.Colour.blue())
        box.add_item(ui.TextDisplay("## Round 1\n<t:1760000000:R>"))
        if names:
            gallery: ui.MediaGallery[Card] = ui.MediaGallery()
            for name in names:
                gallery.add_item(media=f"attachment://{name}", description=f"picture {name}")
            box.add_item(gallery)
        self.add_item(box)
        row: ui.ActionRow[Card] = ui.ActionRow()
        row.add_item(ui.Button(label="Take my turn", custom_id="turn"))
        row.add_item(ui.Button(label="Boards", custom_id="boards", disabled=True))
        self.add_item(row)
        menu: ui.ActionRow[Card] = ui.ActionRow()
        menu.add_item(
            ui.Select(
                custom_id="pick",
                placeholder="Pick one",
                options=[discord.SelectOption(label=f"Option {n}", value=str(n)) for n in range(3)],
            )
        )
        self.add_item(menu)
