"""Boards shown to one person: a picture with what has changed since his own last turn."""

from __future__ import annotations

import io
from dataclasses import replace

import discord
from discord import ui

import render
from bot.client.command import LONGEST_OPTION
from bot.client.components import ELLIPSIS, Key, MessageLayout, button, cut
from bot.client.pictures import Attached, PictureScene, view_text
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Seated, Services, handles
from bot.history.catch_up_message import missed_button
from bot.session import Session
from bot.session.errors import NotSeatedError
from engine.core.marking import by_mark
from render import texts

TEXT_VIEW, LOG_VIEW = "text", "log"
FIRST_BOARD = 1
"""Of the pictures, the one that the Boards button shows first: the map stands on the card."""
MOST_WORDS = 3800
NEW_LINE = "\n"


def view_names(game: str, view: object) -> tuple[str, ...]:
    """Everything that can be shown of a position; without one (None), of any."""
    return (*render.boards(game, view, every=True), TEXT_VIEW, LOG_VIEW)


async def board(
    services: Services,
    session: Session,
    table: Seated,
    name: str,
    seat: int | None,
    viewer: int,
    card: str = "",
) -> Reply:
    """One view as a private message with buttons to the others."""
    lang = table.lang
    scene = replace(await _scene(session, table, seat, viewer), card=card)
    layout = MessageLayout()
    files: list[discord.File] = []
    pieces = () if name == TEXT_VIEW else await services.pictures.draw(name, scene)
    if not pieces:
        words = await services.pictures.described(scene) or texts.text(lang, "show-no-words")
        layout.say(_beginning(words))
        if len(words) > MOST_WORDS:
            file = f"table-{session.id}.txt"
            files.append(discord.File(io.BytesIO(words.encode()), file))
            layout.file(file)
    else:
        file = f"{name}-{session.id}-{discord.utils.utcnow().timestamp():.0f}.png"
        attached = Attached.of(pieces, file)
        files += attached.files
        layout.gallery(attached.shown)
        layout.say(*render.spoken(table.game, name, scene.view, lang, seat=seat))
    _doors(layout, session.id, table, scene.view, name, seat)
    return Reply(view=layout, files=files)


def _doors(
    layout: MessageLayout, game: int, table: Seated, view: object, name: str, seat: int | None
) -> None:
    """Buttons to the other boards, and one list of the ways to look at the same one."""
    lang = table.lang
    ways = render.ways(table.game)
    others = [*render.boards(table.game, view), TEXT_VIEW]
    listed = [one for one in others if one in ways]
    if listed:
        options = [
            discord.SelectOption(
                label=cut(texts.capital(view_text(one, table.game, lang)), LONGEST_OPTION),
                value=one,
                default=one == name,
            )
            for one in listed
        ]
        key = Key("show", game, seat)
        placeholder = texts.text(lang, "show-ways")
        layout.row([ui.Select(custom_id=key.id("s1"), placeholder=placeholder, options=options)])
    doors = [
        button(
            texts.capital(view_text(one, table.game, lang)),
            Key("show", game, seat, argument=one),
            disabled=one == name,
        )
        for one in others
        if one not in ways
    ]
    layout.row([*doors, missed_button(game, lang)])


def _beginning(words: str) -> str:
    """As many whole lines as a message holds; a longer text is attached as well."""
    if len(words) <= MOST_WORDS:
        return words
    return f"{words[:MOST_WORDS].rpartition(NEW_LINE)[0]}{NEW_LINE}{ELLIPSIS}"


async def _scene(session: Session, table: Seated, seat: int | None, viewer: int) -> PictureScene:
    standing = await session.standing()
    own = table.seat_of(viewer)
    before = None
    if own is not None and (turn := await _last_turn(session, own, standing.last_turn)):
        before = await session.view_at(turn, own)
    return PictureScene(
        game=table.game,
        view=await session.view(own),
        lang=table.lang,
        before=before,
        names=table.names,
        asked=[row.seat for row in standing.asked],
        seat=seat if seat is not None else 0,
        marks=by_mark(await session.marks_of(own)),
    )


async def _last_turn(session: Session, seat: int, last: int) -> int | None:
    """The number of the last turn that a seat has made."""
    told = await session.told(max(0, last - 60), last)
    return next((one.turn.n for one in reversed(told) if one.turn.seat == seat), None)


@handles("boards", "show")
async def show_board(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """The Boards button of a card opens the boards; the buttons and the list there change between
    them."""
    manner = Manner.IN_PLACE if key.verb == "show" else Manner.PRIVATE
    key = replace(key, argument=chosen[0]) if chosen else key
    await request.answer(_shown(request, key, request.user), manner)


async def _shown(request: Request, key: Key, viewer: int) -> Reply:
    session = request.sessions.get(key.game)
    async with request.speaking_of(key.game):
        table = await request.seated(key.game)
        if table.seat_of(viewer) is None and key.argument in render.at_hand(table.game):
            raise NotSeatedError(game=key.game)
        view = await session.view(table.seat_of(viewer))
        names = (*render.boards(table.game, view), TEXT_VIEW)
        name = key.argument or names[min(FIRST_BOARD, len(names) - 1)]
        if name not in names:
            name = TEXT_VIEW
        seat = table.seat_of(viewer) if key.seat is None else key.seat
        return await board(request.services, session, table, name, seat, viewer)
