"""Posts signed with their number, so that one that was sent without anybody learning whether it
arrived is found again.

The number is the id of the box that everything of a message lies in; it is stored with the message,
however long ago that was. Discord forgets nonces within minutes; they only keep a message that is
sent twice within that time from standing there twice.

The simplest of them are the short posts that call somebody while the card is only changed; the
courier removes them once he has answered.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime

import discord

from bot.cards.other_posts import delivers
from bot.client.components import MessageLayout, mention, signature
from bot.client.request import Services
from bot.session import AskedQuestion
from bot.session.asked.calls import NOTE
from bot.store import posts
from bot.store.rows import PostRow
from render import texts

LATEST, SINCE = 50, 100
"""Messages among which a post is looked for: the latest, and those sent since it was tried."""
SLACK = 600.0
"""Seconds by which our clock may be ahead of Discord's."""


async def found(
    channel: discord.abc.Messageable, row: PostRow, me: discord.ClientUser | None
) -> int | None:
    """The message of a post that was tried before; None if it is not there. Raises discord.py's
    errors: while nobody can look, nothing is sent, for it might stand there."""
    async for message in _candidates(channel, row):
        ours = me is not None and message.author.id == me.id
        if ours and _is_signed(message, row):
            return message.id
    return None


def _is_signed(message: discord.Message, row: PostRow) -> bool:
    marked = any(
        isinstance(one, discord.components.Container) and one.id == signature(row.id)
        for one in message.components
    )
    return marked or (message.nonce is not None and str(message.nonce) == str(row.id))


async def _candidates(
    channel: discord.abc.Messageable, row: PostRow
) -> AsyncIterator[discord.Message]:
    """The latest messages; in a busy channel after a long time away also those of that time."""
    oldest: datetime | None = None
    async for message in channel.history(limit=LATEST):
        oldest = message.created_at
        yield message
    since = datetime.fromtimestamp((row.tried or row.created) - SLACK, UTC)
    if oldest is not None and oldest > since:
        async for message in channel.history(limit=SINCE, after=since, oldest_first=True):
            yield message


@delivers(NOTE)
async def send_note(services: Services, row: PostRow, unsure: bool) -> None:
    """Call those who are still asked what they were asked; raises discord.py's errors."""
    assert row.game is not None
    sessions = services.sessions
    channel = services.client.get_partial_messageable(row.channel)
    message = await found(channel, row, services.client.user) if unsure else None
    waiting = await still_asked(services, row)
    if message is None and waiting:
        message = await _send(services, channel, row, waiting)
    await sessions.database.write(posts.sent, row.id, message, sessions.clock.now())


async def _send(
    services: Services,
    channel: discord.PartialMessageable,
    row: PostRow,
    waiting: Sequence[AskedQuestion],
) -> int | None:
    assert row.game is not None
    game, _ = await services.sessions.find(row.game)
    lang = await services.lang_of_table(game)
    table = await services.seated(row.game, lang)
    lines: dict[str, list[int]] = {}
    for question in waiting:
        user = table.user_at(question.seat)
        if user is not None and user not in table.departed:
            asked = texts.ask(lang, table.game, question.kind, question.args, table.names)
            lines.setdefault(str(asked), []).append(user)
    if not lines:
        return None
    layout = MessageLayout()
    layout.say(*(f"{', '.join(map(mention, users))}: {said}" for said, users in lines.items()))
    called = [user for users in lines.values() for user in users]
    return await layout.send(channel, row.id, called)


async def still_asked(services: Services, row: PostRow) -> list[AskedQuestion]:
    """The questions of such a post that are still open."""
    assert row.game is not None
    seats, position = row.payload.get("seats"), row.payload.get("position")
    wanted = seats if isinstance(seats, list) else []
    asked = await services.sessions.get(row.game).questions()
    return [one for one in asked if one.seat in wanted and one.position == position]
