"""The first game: alone, with the game's own choice of options, and advice above the panel."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from bot.client.components import Key, button
from bot.client.refusals import EdgeError
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Services, handles
from bot.play.panel_advice import COACH, COACH_OFF, set_coach
from bot.play.turn_actions import open_panel
from bot.session import Place, Wish
from bot.store import people
from bot.store.rows import GameRow, Status
from bot.table.user_install import homeless, messages_of, there
from render import hints, texts

FIRST: Final = "first"


def first_game_button(request: Request) -> list[ui.Button[Any]]:
    """Begins a guided game, where there is one to be played alone."""
    if _taught_game(request.services) is None:
        return []
    return [
        button(texts.text(request.lang, "coach-begin"), Key(FIRST), discord.ButtonStyle.success)
    ]


def _taught_game(services: Services) -> str | None:
    """The game that beginners are taught."""
    alone = [key for key, game in services.sessions.games.items() if game.robots]
    return next((key for key in alone if hints(key).first_game), None)


@handles(FIRST)
async def begin(request: Request, _: Key, __: tuple[str, ...]) -> None:
    """A first game in the bot's messages, or where only the user is; or the one begun before."""
    await request.answer(_begun(request))


async def _begun(request: Request) -> Reply:
    user = request.user
    row = await _begun_before(request.services, user)
    if row is None:
        row = await _new(request)
    if row.channel is not None and row.channel != request.interaction.channel_id:
        return Reply(view=there(row.channel, request.lang))
    return await open_panel(request, row.id, request.press())


async def _begun_before(services: Services, user: int) -> GameRow | None:
    """The game in which a user is advised, as long as it goes on."""
    settings = await services.sessions.database.read(people.user_settings, user)
    known = settings.get(COACH)
    own = await services.sessions.of_user(user)
    return next((row for row, _ in own if row.id == known and row.status is Status.LIVE), None)


async def _new(request: Request) -> GameRow:
    key = _taught_game(request.services)
    assert key is not None
    user = request.user
    channel: int | None = None
    if request.is_elsewhere:
        if await homeless(request.services, user) is not None:
            raise EdgeError("elsewhere-taken")
    elif request.interaction.guild_id is None:
        channel = request.interaction.channel_id
    else:
        channel = await messages_of(
            request.services, user, texts.text(request.lang, "coach-greeting")
        )
    wish = Wish(key, hints(key).first_game, request.sessions.games[key].robots, most=1)
    session = await request.sessions.create(wish, Place(user, None, channel), (user,))
    await set_coach(request.services, user, session.id)
    row, _ = await request.sessions.find(session.id)
    return row


@handles(COACH_OFF)
async def hush(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """No more advice; the panel as it is without."""

    async def work() -> Reply:
        await set_coach(request.services, request.user, None)
        return await open_panel(request, key.game, request.press())

    await request.answer(work(), Manner.IN_PLACE)
