"""Short posts that call somebody while the card is only changed; gone once he has answered."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord

from bot.cards.other_posts import delivers
from bot.cards.signed_posts import found, send_signed
from bot.cards.turn_words import mention
from bot.client.components import MessageLayout
from bot.client.request import Services
from bot.session import AskedQuestion
from bot.session.outbox import NOTE
from bot.store import posts
from bot.store.rows import PostRow
from render import texts

LOG = logging.getLogger(__name__)


@delivers(NOTE)
async def send_note(services: Services, row: PostRow, unsure: bool) -> None:
    """Call those who are still asked what they were asked; raises discord.py's errors."""
    assert row.game is not None
    sessions = services.sessions
    channel = services.client.get_partial_messageable(row.channel)
    message = await found(channel, row, services.client.user) if unsure else None
    waiting = await _waiting(services, row)
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
    return await send_signed(channel, row, layout, called)


async def remove_answered(services: Services, game: int) -> None:
    """Remove the posts that call nobody any more."""
    database, now = services.sessions.database, services.sessions.clock.now()
    for row in await database.read(posts.standing, game):
        if row.message is None or await _waiting(services, row):
            continue
        channel = services.client.get_partial_messageable(row.channel)
        try:
            await channel.get_partial_message(row.message).delete()
        except discord.NotFound:
            pass
        except discord.HTTPException as error:
            LOG.info("call %s stays: %s", row.id, error)
            continue
        await database.write(posts.sent, row.id, None, now)


async def _waiting(services: Services, row: PostRow) -> list[AskedQuestion]:
    """The questions of such a post that are still open."""
    assert row.game is not None
    seats, position = row.payload.get("seats"), row.payload.get("position")
    wanted = seats if isinstance(seats, list) else []
    asked = await services.sessions.get(row.game).questions()
    return [one for one in asked if one.seat in wanted and one.position == position]
