"""The first game: alone, with the game's own choice of options, and advice above the panel.

Where a game has no robots, all seats of the smallest table are the learner's.
"""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import ui

from bot.client.components import ROW, Key, button
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


def first_game_buttons(request: Request) -> list[ui.Button[Any]]:
    """Begin a guided game: one for each game that can be learnt alone."""
    taught = _taught_games(request.services)
    return [
        button(
            texts.text(request.lang, "coach-begin" if len(taught) == 1 else "game-name", key),
            Key(FIRST, argument=key),
            discord.ButtonStyle.success,
        )
        for key in taught[:ROW]
    ]


def _taught_games(services: Services) -> list[str]:
    """The games that beginners are taught."""
    return [key for key in services.sessions.games if hints(key).first_game]


@handles(FIRST)
async def begin(request: Request, key: Key, __: tuple[str, ...]) -> None:
    """A first game in the bot's messages, or where only the user is; or the one begun before."""
    await request.answer(_begun(request, key.argument))


async def _begun(request: Request, wanted: str) -> Reply:
    user = request.user
    taught = _taught_games(request.services)
    game = wanted if wanted in taught else taught[0]
    row = await _begun_before(request.services, user, game)
    if row is None:
        row = await _new(request, game)
    if row.channel is not None and row.channel != request.interaction.channel_id:
        return Reply(view=there(row.channel, request.lang))
    return await open_panel(request, row.id, request.press())


async def _begun_before(services: Services, user: int, key: str) -> GameRow | None:
    """The game in which a user is advised, as long as it goes on."""
    settings = await services.sessions.database.read(people.user_settings, user)
    known = settings.get(COACH)
    own = await services.sessions.of_user(user)
    live = (row for row, _ in own if row.key == key and row.status is Status.LIVE)
    return next((row for row in live if row.id == known), None)


async def _new(request: Request, key: str) -> GameRow:
    user = request.user
    channel: int | None = None
    if request.is_elsewhere:
        if await homeless(request.services, user) is not None:
            raise EdgeError("elsewhere-taken")
    elif request.interaction.guild_id is None:
        channel = request.interaction.channel_id
    else:
        channel = await messages_of(
            request.services, user, texts.text(request.lang, "coach-greeting", key)
        )
    game = request.sessions.games[key]
    seats = 1 if game.robots else game.seats[0]
    wish = Wish(key, hints(key).first_game, game.robots, most=seats)
    session = await request.sessions.create(wish, Place(user, None, channel), (user,) * seats)
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
