"""Places where only the user has installed the app: the bot is no member, one panel is all.

A game begun there has no channel: no card, no reminder. Its player has one such game at a time, and
can take it to the bot's own messages, where it is played like any other.
"""

from __future__ import annotations

import logging
from typing import Any, Final

import discord
from discord import ui

from bot.client.components import Key, MessageLayout
from bot.client.refusals import EdgeError
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Services, handles
from bot.play.panel_advice import TO_DM
from bot.store.rows import GameRow, Status
from render import texts

LOG = logging.getLogger(__name__)

MESSAGES: Final = "https://discord.com/channels/@me/"
"""With the id of a conversation, its address."""


async def homeless(services: Services, user: int) -> GameRow | None:
    """The open game of a user that has no channel."""
    own = await services.sessions.of_user(user)
    live = (row for row, _ in own if row.status is Status.LIVE and row.channel is None)
    return next(live, None)


async def messages_of(services: Services, user: int, greeting: str) -> int:
    """Say something in the bot's messages with a user; returns their channel. Raises EdgeError."""
    channel = await services.client.create_dm(discord.Object(user))
    taken = await services.sessions.in_channel(channel.id)
    if taken is not None and taken.status in (Status.LOBBY, Status.LIVE):
        raise EdgeError("messages-taken")
    try:
        await channel.send(greeting)
    except discord.Forbidden as error:
        LOG.info("user %s takes no messages of ours", user)
        raise EdgeError("messages-closed") from error
    return channel.id


def there(channel: int, lang: str) -> MessageLayout:
    """Where the game is played now, with a way to it."""
    layout = MessageLayout()
    layout.say(texts.text(lang, "elsewhere-there"))
    link: ui.Button[Any] = ui.Button(
        label=texts.text(lang, "elsewhere-open"), url=f"{MESSAGES}{channel}"
    )
    layout.row([link])
    return layout


@handles(TO_DM)
async def to_messages(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """The game goes on in the bot's messages, with cards and reminders."""

    async def work() -> Reply:
        row, _ = await request.sessions.find(key.game)
        if row.organiser != request.user or row.channel is not None:
            raise EdgeError("messages-moved")
        greeting = texts.text(request.lang, "elsewhere-greeting")
        channel = await messages_of(request.services, request.user, greeting)
        await request.sessions.get(key.game).to_messages(request.press(), channel)
        return Reply(view=there(channel, request.lang))

    await request.answer(work(), Manner.IN_PLACE)
