"""Reminders as messages, in the channel or in private, with buttons to put them off."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Collection, Sequence
from typing import Any

import discord

from bot.cards.other_posts import delivers
from bot.cards.signed_posts import found
from bot.client.components import Key, MessageLayout, button, mention
from bot.client.members import gone
from bot.client.replies import Reply
from bot.client.request import Request, Services, handles
from bot.history.catch_up_message import missed_button
from bot.people.errors import ReminderError
from bot.people.reminders import CHANNEL, DIRECT, Reminded, Reminders, Snooze
from bot.people.words import reminder_text, snooze_labels, snoozed_text
from bot.session.errors import NotSeatedError
from bot.store import posts
from bot.store.rows import GameRow, PostRow
from bot.store.sql import Connection
from render import texts

LOG = logging.getLogger(__name__)

SNOOZE = "snooze"


@delivers(CHANNEL, DIRECT)
async def remind(services: Services, row: PostRow, unsure: bool) -> None:
    """Send a reminder, unless everybody has answered meanwhile; raises discord.py's errors."""
    assert row.game is not None
    database, now = services.sessions.database, services.sessions.clock.now()
    game, _ = await services.sessions.find(row.game)
    reminded = await services[Reminders].wanted(row)
    if not reminded or game.channel is None:
        await database.write(posts.drop, row.id, "answered meanwhile", now)
        return
    try:
        channel = await _channel(services, row)
        message = await found(channel, row, services.client.user) if unsure else None
        if message is None:
            left = await _gone(services, row, game, reminded)
            message = await _send(services, channel, row, game, reminded, left)
    except discord.Forbidden:
        if row.kind == CHANNEL:
            raise
        LOG.info("post %s: user %s takes no messages of ours", row.id, row.channel)
        await database.write(_redirect, row, game.channel, now)
        return
    await database.write(posts.sent, row.id, message, now)


def _redirect(conn: Connection, row: PostRow, channel: int, now: float) -> None:
    """Who cannot be written to in private is reminded at the table."""
    posts.put(conn, posts.NewPost(row.game, channel, CHANNEL, row.payload), now)
    posts.drop(conn, row.id, "no private messages", now)


async def _channel(services: Services, row: PostRow) -> discord.abc.Messageable:
    if row.kind == DIRECT:
        return await services.client.create_dm(discord.Object(row.channel))
    return services.client.get_partial_messageable(row.channel)


async def _gone(
    services: Services, row: PostRow, game: GameRow, reminded: Sequence[Reminded]
) -> Collection[int]:
    """Those who have left the server: the table is told so, and they are not called any more."""
    if row.kind == DIRECT:
        return ()
    left = await gone(services, game, [one.user for one in reminded])
    for one in reminded:
        if one.user in left:
            with contextlib.suppress(ReminderError):  # answered meanwhile
                await services[Reminders].snooze(one.user, game.id, one.seat, Snooze.TURN)
    return left


async def _send(
    services: Services,
    channel: discord.abc.Messageable,
    row: PostRow,
    game: GameRow,
    reminded: Sequence[Reminded],
    left: Collection[int],
) -> int:
    direct = row.kind == DIRECT
    lang = await (services.people.lang(row.channel) if direct else services.lang_of_table(game))
    where = f"<#{game.channel}>" if direct else ""
    layout = MessageLayout()
    here = [one for one in reminded if one.user not in left]
    if here:
        layout.say(reminder_text(lang, game.key, here, mention_of, where))
    for name in await services.people.names(sorted(left)):
        layout.say(texts.text(lang, "remind-gone", who=texts.safe_name(name)))
    layout.row(_buttons(game.id, lang) if here else [])
    return await layout.send(channel, row.id, (one.user for one in here))


def _buttons(game: int, lang: str) -> list[discord.ui.Button[Any]]:
    """What has been missed, and putting the reminder off."""
    keys = {how: Key(SNOOZE, game, argument=how) for how in Snooze}
    snoozes = [button(label, keys[how]) for how, label in snooze_labels(lang).items()]
    return [missed_button(game, lang), *snoozes]


def mention_of(user: int | None) -> texts.Text:
    """Somebody as a mention; nobody is nothing."""
    return texts.Text("") if user is None else mention(user)


@handles(SNOOZE)
async def snooze(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """A button under a reminder."""

    async def work() -> Reply:
        async with request.speaking_of(key.game):
            table = await request.seated(key.game)
            user = request.user
            seat = table.seat_of(user)
            if seat is None:
                raise NotSeatedError(game=key.game)
            until = await request.services[Reminders].snooze(
                user, key.game, seat, Snooze(key.argument)
            )
            return Reply(snoozed_text(request.lang, until))

    await request.answer(work())
