"""The language of a channel: whose it is to choose, and the choice."""

from __future__ import annotations

import logging
import sqlite3
from typing import TypeGuard

import discord

from bot.client.components import Interaction
from bot.client.refusals import EdgeError
from bot.client.services import CHANNEL_LANGUAGE, Desk
from bot.client.user_install import is_elsewhere
from bot.store import games, people, traces
from bot.store.rows import GameRow, Status
from bot.table.agreed_rules import LANG, USUAL
from render import texts

LOG = logging.getLogger(__name__)
ACT = "channel-language"


async def language_to_choose(desk: Desk, interaction: Interaction) -> str | None:
    """The language of this channel as it is chosen, None for somebody who may not choose it."""
    channel = await _channel_to_choose(desk, interaction)
    if channel is None:
        return None
    stored = await desk.sessions.database.read(people.channel_settings, channel)
    return str(stored.get(CHANNEL_LANGUAGE) or USUAL)


async def choose_language(desk: Desk, interaction: Interaction, value: str) -> None:
    """Public posts of this channel and its threads speak it from now on, or as usual.

    Raises EdgeError for somebody who may not choose (any more).
    """
    channel = await _channel_to_choose(desk, interaction)
    if channel is None:
        raise EdgeError(ACT)
    lang = value if value in texts.LANGUAGES else None
    now = desk.sessions.clock.now()
    await desk.sessions.database.write(_chosen, interaction, channel, lang, now)
    LOG.info("channel %s: language %s, chosen by user %s", channel, lang, interaction.user.id)


async def _channel_to_choose(desk: Desk, interaction: Interaction) -> int | None:
    """A thread's parent for those who manage it; to organisers only a channel of their own table,
    as other tables share the parent of a thread."""
    here = interaction.channel_id
    if interaction.guild_id is None or here is None or is_elsewhere(interaction):
        return None
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    if interaction.permissions.manage_channels:
        return parent or here
    if parent is not None:
        return None
    row = await desk.sessions.in_channel(here)
    return here if _is_open(row) and row.organiser == interaction.user.id else None


def _is_open(row: GameRow | None) -> TypeGuard[GameRow]:
    return row is not None and row.status in (Status.LOBBY, Status.LIVE)


def _chosen(
    conn: sqlite3.Connection, interaction: Interaction, channel: int, lang: str | None, now: float
) -> None:
    """Store the choice, and write it down for the table that is played where it was made."""
    people.change_channel(conn, channel, interaction.guild_id, {CHANNEL_LANGUAGE: lang}, now)
    here = interaction.channel_id
    row = None if here is None else games.in_channel(conn, here)
    if _is_open(row):
        traces.audit(conn, row.id, interaction.user.id, ACT, {LANG: lang}, now)
