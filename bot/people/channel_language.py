"""The language of a channel: whose it is to choose, and the choice."""

from __future__ import annotations

import logging
from typing import TypeGuard

import discord

from bot.client.refusals import EdgeError
from bot.client.request import CHANNEL_LANGUAGE, Request
from bot.session.accord.agreed_rules import LANG, USUAL
from bot.store import games, people, traces
from bot.store.rows import GameRow, Status
from bot.store.sql import Connection
from render import texts

LOG = logging.getLogger(__name__)
ACT = "channel-language"


async def language_to_choose(request: Request) -> str | None:
    """The language of this channel as it is chosen, None for somebody who may not choose it."""
    channel = await _channel_to_choose(request)
    if channel is None:
        return None
    stored = await request.sessions.database.read(people.channel_settings, channel)
    return str(stored.get(CHANNEL_LANGUAGE) or USUAL)


async def choose_language(request: Request, value: str) -> None:
    """Public posts of this channel and its threads speak it from now on, or as usual.

    Raises EdgeError for somebody who may not choose (any more).
    """
    channel = await _channel_to_choose(request)
    if channel is None:
        raise EdgeError(ACT)
    chosen = value if value in texts.LANGUAGES else None
    now = request.sessions.clock.now()
    await request.sessions.database.write(_store, request, channel, chosen, now)
    LOG.info("channel %s: language %s, chosen by user %s", channel, chosen, request.user)


async def _channel_to_choose(request: Request) -> int | None:
    """A thread's parent for those who manage it; to organisers only a channel of their own table,
    as other tables share the parent of a thread."""
    here = request.interaction.channel_id
    if request.interaction.guild_id is None or here is None or request.is_elsewhere:
        return None
    channel = request.interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    if request.interaction.permissions.manage_channels:
        return parent or here
    if parent is not None:
        return None
    row = await request.sessions.in_channel(here)
    return here if _is_open(row) and row.organiser == request.user else None


def _is_open(row: GameRow | None) -> TypeGuard[GameRow]:
    return row is not None and row.status in (Status.LOBBY, Status.LIVE)


def _store(
    conn: Connection, request: Request, channel: int, chosen: str | None, now: float
) -> None:
    """Store the choice, and write it down for the table that is played where it was made."""
    people.change_channel(
        conn, channel, request.interaction.guild_id, {CHANNEL_LANGUAGE: chosen}, now
    )
    here = request.interaction.channel_id
    row = None if here is None else games.in_channel(conn, here)
    if _is_open(row):
        traces.audit(conn, row.id, request.user, ACT, {LANG: chosen}, now)
