"""Requests that touch several people: their public message, kept true, and its buttons."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord

from bot.cards.notices import OPEN, SAID, consent_layout, said_of
from bot.cards.turn_words import going_lines, mentions
from bot.client.components import Key, Layout
from bot.client.refusals import EdgeError
from bot.client.replies import Answer, change, edit
from bot.client.request import Request, handles
from bot.client.services import Services
from bot.session import Asked, Press, Told
from bot.store import posts, traces
from bot.store.posts import BUTTONS
from bot.store.rows import ConsentRow, PostRow
from render import texts

LOG = logging.getLogger(__name__)

TAKES_BACK = ("undo", "rewind")
"""Requests that say what they would take back."""
_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
_closing: set[int] = set()
"""Messages that are being closed: whoever hammers on one does not use up the channel's limit."""


async def request_layout(services: Services, request: ConsentRow, lang: str) -> Layout:
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
        await edit(services, post, layout)
    except discord.HTTPException as error:
        LOG.info("request %s keeps its buttons: %s", number, error)
        if error.status >= 500:
            return  # with the next post it is tried again
    payload = {**post.payload, SAID: said_of(request), BUTTONS: request.status == OPEN}
    await services.sessions.database.write(posts.change, post.id, payload)


@handles("agree", "refuse")
async def agree(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """One of those asked agrees or refuses."""
    before = await request.sessions.database.read(traces.consent, key.revision)
    await request.answer(_agreed(request, key, request.press()))
    await refresh_requests(request.services, key.game)
    if before is not None and before.status != OPEN and before.game == key.game:
        await _close(request, before)


async def _close(request: Request, decided: ConsentRow) -> None:
    """A request that had been decided was pressed: its message has kept its buttons, whatever was
    written down of it (changes that were sent close together may arrive in another order)."""
    pressed = request.interaction.message
    if pressed is None or pressed.flags.ephemeral or pressed.id in _closing:
        return
    _closing.add(pressed.id)
    try:
        row, _ = await request.sessions.find(decided.game)
        layout = await request_layout(
            request.services, decided, await request.services.lang_of_table(row)
        )
        await change(pressed, layout)
    except discord.HTTPException as error:
        LOG.info("request %s keeps its buttons: %s", decided.id, error)
    finally:
        _closing.discard(pressed.id)


async def _agreed(request: Request, key: Key, press: Press) -> Answer:
    session = request.sessions.get(key.game)
    async with request.speaking_of(key.game):
        if key.argument not in ("", str(press.user)):
            name = (await request.services.people.names([int(key.argument)]))[0]
            raise EdgeError("together-foreign", who=name)
        done = await session.agree(press, key.revision, key.verb == "agree")
        if isinstance(done, Asked):
            waiting = [user for user, given in done.request.answers.items() if given is None]
            return Answer(texts.text(request.lang, "together-noted", who=mentions(waiting)))
        who = (await request.services.people.names([done.request.user]))[0]
        return Answer(
            texts.text(request.lang, f"consent-{done.request.status}", who=texts.safe_name(who))
        )


@handles("redo")
async def redo(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """What was taken back last is played again, while nobody has moved on."""
    await request.answer(_redone(request, key, request.press()))


async def _redone(request: Request, key: Key, press: Press) -> Answer:
    async with request.speaking_of(key.game):
        await request.sessions.get(key.game).redo(press)
        return Answer(texts.text(request.lang, "together-redone"))
