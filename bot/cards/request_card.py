"""Requests that touch several people: their public message, and how it is kept true."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord

from bot.cards.notices import OPEN, SAID, consent_layout, said_of
from bot.cards.turn_words import going_lines
from bot.client.components import MessageLayout, mentions
from bot.client.permissions import says_nothing
from bot.client.replies import edit
from bot.client.request import Services
from bot.session import Asked, Told
from bot.store import posts, traces
from bot.store.posts import BUTTONS
from bot.store.rows import ConsentRow, PostRow
from render import texts

LOG = logging.getLogger(__name__)

TAKES_BACK = ("undo", "rewind")
"""Requests that say what they would take back."""
TOO_MANY = 429
"""With this status or a higher one Discord wants nothing of it just now."""
_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


async def request_layout(services: Services, request: ConsentRow, lang: str) -> MessageLayout:
    """The message of a request as it is now."""
    table = await services.seated(request.game, lang)
    names = await services.people.names(request.answers)
    going = going_lines(await _going(services, request), table)
    return consent_layout(request, table, names, going)


async def _going(services: Services, request: ConsentRow) -> Sequence[Told]:
    """The turns that an open request would take back."""
    if request.what not in TAKES_BACK or request.status != OPEN:
        return ()
    session = services.sessions.get(request.game)
    last = (await session.standing()).last_turn
    return await session.told(int(str(request.args["turn"])) + 1, last)


async def asked_text(services: Services, done: Asked, lang: str) -> texts.Text:
    """Whom a request waits for, in words; one that was there before is brought up to date."""
    if done.post is None:
        await refresh_requests(services, done.request.game)
    return texts.text(lang, "undo-asked", who=mentions(done.waiting))


async def refresh_requests(services: Services, game: int) -> None:
    """Bring the messages of a game's requests up to date, one change after the other."""
    lock = _locks.get(game)
    if lock is None:
        lock = _locks[game] = asyncio.Lock()
    async with lock:
        for post in await services.sessions.database.read(posts.with_buttons, game):
            if SAID in post.payload:
                await _refresh(services, post)


async def _refresh(services: Services, post: PostRow) -> None:
    number = int(str(post.payload["request"]))
    request = await services.sessions.database.read(traces.consent, number)
    if request is None or post.message is None or said_of(request) == post.payload[SAID]:
        return
    row, _ = await services.sessions.find(request.game)
    layout = await request_layout(services, request, await services.lang_of_table(row))
    try:
        await edit(services.client, post, layout)
    except discord.HTTPException as error:
        LOG.info("request %s keeps its buttons: %s", number, error)
        if error.status >= TOO_MANY or says_nothing(error):
            return  # with the next post it is tried again
    payload = {**post.payload, SAID: said_of(request), BUTTONS: request.status == OPEN}
    await services.sessions.database.write(posts.change, post.id, payload)
