"""What somebody has missed: three lines and a picture with the changes, wherever he asks for it."""

from __future__ import annotations

import secrets
from typing import Any, Final

import discord
from discord import ui

import render
from bot.client.components import Key, MessageLayout, button
from bot.client.pictures import Attached, PictureScene
from bot.client.replies import Reply
from bot.client.request import Request, handles
from bot.history.catch_up import NewsReader, catch_up, news
from bot.store.rows import Status
from render import texts

MISSED: Final = "missed"


def missed_button(game: int, lang: str) -> ui.Button[Any]:
    """Tells whoever presses what he has missed."""
    return button(texts.text(lang, "catch-up"), Key(MISSED, game))


async def missed(request: Request, game: int, user: int) -> Reply:
    """Where the game stands, what happened since the user's own turn, who is awaited."""
    table = await request.seated(game)
    reader = NewsReader(user, request.lang, table.names)
    lines = await catch_up(request.sessions, game, reader)
    seen = await news(request.sessions, game, reader)
    layout = MessageLayout()
    layout.say(lines.where)
    layout.say(lines.happened)
    if lines.learnt:
        layout.say(lines.learnt)
    layout.say(lines.now)
    seat = table.seat_of(user)
    scene = PictureScene(
        table.game, seen.after, request.lang, seen.before, table.names, seat=seat or 0
    )
    first = next(iter(render.boards(table.game, seen.after)), "")
    pieces = await request.services.pictures.draw(first, scene) if first else ()
    attached = Attached.of(pieces, f"{first}-{game}-{secrets.token_hex(3)}.png")
    layout.gallery(attached.shown)
    layout.row(_doors(game, request.lang, table.row.status is Status.LIVE and seat is not None))
    return Reply(view=layout, files=attached.files)


def _doors(game: int, lang: str, plays: bool) -> list[ui.Button[Any]]:
    boards = button(texts.text(lang, "card-boards"), Key("boards", game))
    log = button(texts.text(lang, "card-log"), Key("log", game))
    if not plays:
        return [boards, log]
    primary = discord.ButtonStyle.primary
    return [button(texts.text(lang, "card-take-turn"), Key("turn", game), primary), boards, log]


@handles(MISSED)
async def show_missed(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """A button under a message, or a choice among one's games."""
    game = int(chosen[0]) if chosen and chosen[0].isdecimal() else key.game

    async def work() -> Reply:
        async with request.speaking_of(game):
            return await missed(request, game, request.user)

    await request.answer(work())
