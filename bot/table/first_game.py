"""The first game: alone, with the game's own choice of options, and advice above the panel."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from bot.client.components import Interaction, Key, button, handles
from bot.client.refusals import EdgeError
from bot.client.replies import Answer, Manner, respond
from bot.client.services import Desk
from bot.client.user_install import homeless, is_elsewhere, messages_of, there
from bot.play.panel_advice import COACH, COACH_OFF, set_coach
from bot.play.turn_actions import desk_of, open_panel, press_of
from bot.session import Place, Wish
from bot.store import people
from bot.store.rows import GameRow, Status
from render import hints, texts

FIRST: Final = "first"


def first_game_button(desk: Desk, lang: str) -> list[ui.Button[Any]]:
    """Begins a guided game, where there is one to be played alone."""
    if _taught_game(desk) is None:
        return []
    return [button(texts.text(lang, "coach-begin"), Key(FIRST), discord.ButtonStyle.success)]


def _taught_game(desk: Desk) -> str | None:
    """The game that beginners are taught."""
    alone = [key for key, game in desk.sessions.games.items() if game.robots]
    return next((key for key in alone if hints(key).first_game), None)


@handles(FIRST)
async def begin(interaction: Interaction, _: Key, __: tuple[str, ...]) -> None:
    """A first game in the bot's messages, or where only the user is; or the one begun before."""
    desk = desk_of(interaction)
    lang = await desk.people.lang(interaction.user.id)
    await respond(interaction, _begun(desk, interaction, lang), lang)


async def _begun(desk: Desk, interaction: Interaction, lang: str) -> Answer:
    user = interaction.user.id
    row = await _begun_before(desk, user)
    if row is None:
        row = await _new(desk, interaction, lang)
    if row.channel is not None and row.channel != interaction.channel_id:
        return Answer(view=there(row.channel, lang))
    return await open_panel(desk, row.id, press_of(interaction), lang)


async def _begun_before(desk: Desk, user: int) -> GameRow | None:
    """The game in which a user is advised, as long as it goes on."""
    settings = await desk.sessions.database.read(people.user_settings, user)
    known = settings.get(COACH)
    own = await desk.sessions.of_user(user)
    return next((row for row, _ in own if row.id == known and row.status is Status.LIVE), None)


async def _new(desk: Desk, interaction: Interaction, lang: str) -> GameRow:
    key = _taught_game(desk)
    assert key is not None
    user = interaction.user.id
    channel: int | None = None
    if is_elsewhere(interaction):
        if await homeless(desk, user) is not None:
            raise EdgeError("elsewhere-taken")
    elif interaction.guild_id is None:
        channel = interaction.channel_id
    else:
        channel = await messages_of(desk, user, texts.text(lang, "coach-greeting"))
    wish = Wish(key, hints(key).first_game, desk.sessions.games[key].robots, most=1)
    session = await desk.sessions.create(wish, Place(user, None, channel), (user,))
    await set_coach(desk, user, session.id)
    row, _ = await desk.sessions.find(session.id)
    return row


@handles(COACH_OFF)
async def hush(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """No more advice; the panel as it is without."""
    desk = desk_of(interaction)
    lang = await desk.people.lang(interaction.user.id)

    async def work() -> Answer:
        await set_coach(desk, interaction.user.id, None)
        return await open_panel(desk, key.game, press_of(interaction), lang)

    await respond(interaction, work(), lang, Manner.IN_PLACE)
