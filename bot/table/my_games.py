"""About the user himself: all his games, and help."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.cards.turn_words import game_label
from bot.client.command import LONGEST_OPTION, CommandPlan, command
from bot.client.command_names import name_seen
from bot.client.components import Key, MessageLayout, button, cut
from bot.client.replies import Reply
from bot.client.request import Request
from bot.history.catch_up_message import MISSED
from bot.store.rows import GameRow, Status
from bot.table.first_game import first_game_buttons
from bot.table.user_install import homeless
from render import texts

MOST = 25
PLAYING: Final = "help-playing"
PURPOSES: Final = {
    "help-beginning": ("new", "play", "join", "leave", "start", "import"),
    PLAYING: ("turn", "move", "undo", "why"),
    "help-looking": ("show", "rules", "replay", "export", "stats"),
    "help-own": ("mygames", "settings", "table", "server", "help"),
}
"""What people want to do, and the commands for it, the first ones first."""


def personal_commands() -> list[Any]:
    """`/mygames`, `/help`."""
    return [
        command(CommandPlan("mygames", my_games, everywhere=True)),
        command(CommandPlan("help", help_, everywhere=True)),
    ]


async def my_games(request: Request) -> Reply:
    """All games of the user, those that wait for him first."""
    lines: list[str] = []
    live: list[discord.SelectOption] = []
    for row, waits in (await request.sessions.of_user(request.user))[:MOST]:
        table = await request.seated(row.id)
        mark = "▶" if waits and row.status is Status.LIVE else "·"
        state = texts.text(request.lang, _state_key(row, waits=waits))
        label = game_label(table.game, table.names, request.lang)
        lines.append(f"{mark} {label} — {state}{_link(row)}")
        if row.status is Status.LIVE:
            shown = cut(f"{mark} {texts.plain(label)}", LONGEST_OPTION)
            live.append(discord.SelectOption(label=shown, value=str(row.id)))
    layout = MessageLayout()
    layout.say(texts.text(request.lang, "mygames-title"))
    layout.say(*(lines or [texts.text(request.lang, "mygames-none")]))
    if live:
        select: ui.Select[Any] = ui.Select(
            custom_id=Key(MISSED).id("s1"),
            placeholder=texts.text(request.lang, "catch-up"),
            options=live,
        )
        layout.row([select])
    alone = await homeless(request.services, request.user)
    if alone is not None:
        primary = discord.ButtonStyle.primary
        layout.row(
            [button(texts.text(request.lang, "elsewhere-go-on"), Key("turn", alone.id), primary)]
        )
    return Reply(view=layout)


def _state_key(row: GameRow, *, waits: bool) -> str:
    if row.status is Status.LIVE and row.away is not None:
        return "mygames-rests"
    if row.status is Status.LIVE and row.paused_at is None:
        return "mygames-your-turn" if waits else "mygames-others"
    if row.status is Status.LIVE:
        return "mygames-paused"
    return f"mygames-{row.status.value}"


def _link(row: GameRow) -> str:
    if row.channel is None:
        return ""
    return f" · <#{row.channel}>" + (f" · <t:{int(row.touched)}:R>" if row.touched else "")


async def help_(request: Request) -> Reply:
    """What the bot is and which commands it has, and a first game for whoever is new."""
    layout = MessageLayout()
    layout.say(texts.text(request.lang, "help-intro"))
    layout.say(texts.text(request.lang, "help-turn"))
    tree: app_commands.CommandTree[Any] = request.interaction.client.tree
    told = {
        name_seen(request.lang, one.name): texts.Text(_about(one, request.lang))
        for one in tree.get_commands()
        if isinstance(one, app_commands.Command | app_commands.Group)
    }
    for heading, names in _purposes(request.lang, tree):
        lines = (
            texts.text(request.lang, "help-command", name=texts.Text(name), about=told[name])
            for name in names
        )
        layout.say(f"**{heading}**", *lines)
    first = first_game_buttons(request)
    if first:  # last, because that is what a phone shows of a long message
        layout.say(texts.text(request.lang, "coach-invite"))
        layout.row(first)
    return Reply(view=layout)


def _purposes(lang: str, tree: app_commands.CommandTree[Any]) -> Iterator[tuple[str, list[str]]]:
    """The commands by what people want to do, as they are called; what has no place of its own
    (every game's own commands) is for playing."""
    commands = [
        one
        for one in tree.get_commands()
        if isinstance(one, app_commands.Command | app_commands.Group)
    ]
    named = {one.name: name_seen(lang, one.name) for one in commands}
    placed = {name for names in PURPOSES.values() for name in names}
    others = sorted(name for name in named if name not in placed)
    for purpose, names in PURPOSES.items():
        here = [*names, *(others if purpose == PLAYING else ())]
        found = [named[name] for name in here if name in named]
        if found:
            yield texts.text(lang, purpose), found


def _about(one: app_commands.Command[Any, ..., Any] | app_commands.Group, lang: str) -> str:
    key = f"command-{one.name}"
    if texts.has(lang, key):
        return texts.text(lang, f"{key}.about")
    return texts.text(lang, "help-game", title=texts.text(lang, "game-name", one.name))
