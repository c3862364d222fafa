"""Places where only the user has installed the app: the bot is no member, one panel is all.

A game begun there has no channel: no card, no reminder. Its player has one such game at a time, and
can take it to the bot's own messages, where it is played like any other.
"""

from __future__ import annotations

import logging
import sqlite3
from typing import Any, Final

import discord
from discord import ui

from bot.client.components import Interaction, Key, Layout, button, handles
from bot.client.refusals import EdgeError
from bot.client.replies import Answer, Manner, respond
from bot.client.services import Desk
from bot.play.turn_actions import desk_of
from bot.session.outbox import put_last
from bot.store import games
from bot.store.rows import GameRow, Status
from render import texts

LOG = logging.getLogger(__name__)

TO_DM: Final = "todm"
MESSAGES: Final = "https://discord.com/channels/@me/"
"""With the id of a conversation, its address."""


def is_elsewhere(interaction: Interaction) -> bool:
    """Whether the bot can do no more here than answer."""
    if interaction.context.private_channel:
        return True
    return interaction.guild_id is not None and not interaction.is_guild_integration()


async def homeless(desk: Desk, user: int) -> GameRow | None:
    """The open game of a user that has no channel."""
    own = await desk.sessions.of_user(user)
    live = (row for row, _ in own if row.status is Status.LIVE and row.channel is None)
    return next(live, None)


async def messages_of(desk: Desk, user: int, greeting: str) -> int:
    """Say something in the bot's messages with a user; returns their channel. Raises EdgeError."""
    channel = await desk.client.create_dm(discord.Object(user))
    taken = await desk.sessions.in_channel(channel.id)
    if taken is not None and taken.status in (Status.LOBBY, Status.LIVE):
        raise EdgeError("messages-taken")
    try:
        await channel.send(greeting)
    except discord.Forbidden as error:
        LOG.info("user %s takes no messages of ours", user)
        raise EdgeError("messages-closed") from error
    return channel.id


def there(channel: int, lang: str) -> Layout:
    """Where the game is played now, with a way to it."""
    layout = Layout()
    layout.say(texts.text(lang, "elsewhere-there"))
    link: ui.Button[Any] = ui.Button(
        label=texts.text(lang, "elsewhere-open"), url=f"{MESSAGES}{channel}"
    )
    layout.row([link])
    return layout


@handles(TO_DM)
async def to_messages(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """The game goes on in the bot's messages, with cards and reminders."""
    desk, user = desk_of(interaction), interaction.user.id
    lang = await desk.people.lang(user)

    async def work() -> Answer:
        row, _ = await desk.sessions.find(key.game)
        if row.organiser != user or row.channel is not None:
            raise EdgeError("messages-moved")
        channel = await messages_of(desk, user, texts.text(lang, "elsewhere-greeting"))
        await move(desk, key.game, channel)
        return Answer(view=there(channel, lang))

    await respond(interaction, work(), lang, Manner.IN_PLACE)


async def move(desk: Desk, game: int, channel: int) -> None:
    """Play on in a channel, with a card of the position."""
    standing = await desk.sessions.get(game).standing()
    now = desk.sessions.clock.now()

    def work(conn: sqlite3.Connection) -> None:
        games.move_to(conn, game, None, channel)
        row = games.find(conn, game)
        assert row is not None
        put_last(conn, row, standing.last_turn, [one.seat for one in standing.asked], now)

    await desk.sessions.database.write(work)
    await desk.sessions.get(game).unload()
    desk.sessions.posted.set()


def way_to_messages(game: int, lang: str) -> ui.Button[Any]:
    """Offers to play on in the bot's messages."""
    return button(texts.text(lang, "elsewhere-move"), Key(TO_DM, game))
