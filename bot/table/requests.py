"""Requests that touch several people: their public message, kept true, and its buttons."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord

from bot.cards.notices import OPEN, SAID, consent_layout, said_of
from bot.cards.turn_words import going_lines, mentions
from bot.client.components import Interaction, Key, Layout, handles
from bot.client.refusals import EdgeError
from bot.client.replies import Answer, change, edit, respond
from bot.client.services import Desk
from bot.play.turn_actions import desk_of, press_of
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


async def request_layout(desk: Desk, request: ConsentRow, lang: str) -> Layout:
    """The message of a request as it is now."""
    table = await desk.seated(request.game, lang)
    names = await desk.people.names(request.answers)
    going = going_lines(await _going(desk, request), table)
    return consent_layout(request, table, names, going)


async def _going(desk: Desk, request: ConsentRow) -> Sequence[Told]:
    """The turns that an open request would take back."""
    if request.what not in TAKES_BACK or request.status != OPEN:
        return ()
    session = desk.sessions.get(request.game)
    last = (await session.standing()).last_turn
    return await session.told(int(str(request.args["turn"])) + 1, last)


async def refresh_requests(desk: Desk, game: int) -> None:
    """Bring the messages of a game's requests up to date, one change after the other."""
    lock = _locks.get(game)
    if lock is None:
        lock = _locks[game] = asyncio.Lock()
    async with lock:
        for post in await desk.sessions.database.read(posts.with_buttons, game):
            if SAID in post.payload:
                await _refresh(desk, post)


async def _refresh(desk: Desk, post: PostRow) -> None:
    number = int(str(post.payload["request"]))
    request = await desk.sessions.database.read(traces.consent, number)
    if request is None or post.message is None or said_of(request) == post.payload[SAID]:
        return
    row, _ = await desk.sessions.find(request.game)
    layout = await request_layout(desk, request, await desk.lang_of_table(row))
    try:
        await edit(desk, post, layout)
    except discord.HTTPException as error:
        LOG.info("request %s keeps its buttons: %s", number, error)
        if error.status >= 500:
            return  # with the next post it is tried again
    payload = {**post.payload, SAID: said_of(request), BUTTONS: request.status == OPEN}
    await desk.sessions.database.write(posts.change, post.id, payload)


@handles("agree", "refuse")
async def agree(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """One of those asked agrees or refuses."""
    desk = desk_of(interaction)
    lang = await desk.people.lang(interaction.user.id)
    before = await desk.sessions.database.read(traces.consent, key.revision)
    await respond(interaction, _agreed(desk, key, press_of(interaction), lang), lang)
    await refresh_requests(desk, key.game)
    if before is not None and before.status != OPEN and before.game == key.game:
        await _close(desk, before, interaction)


async def _close(desk: Desk, request: ConsentRow, interaction: Interaction) -> None:
    """A request that had been decided was pressed: its message has kept its buttons, whatever was
    written down of it (changes that were sent close together may arrive in another order)."""
    pressed = interaction.message
    if pressed is None or pressed.flags.ephemeral or pressed.id in _closing:
        return
    _closing.add(pressed.id)
    try:
        row, _ = await desk.sessions.find(request.game)
        layout = await request_layout(desk, request, await desk.lang_of_table(row))
        await change(pressed, layout)
    except discord.HTTPException as error:
        LOG.info("request %s keeps its buttons: %s", request.id, error)
    finally:
        _closing.discard(pressed.id)


async def _agreed(desk: Desk, key: Key, press: Press, lang: str) -> Answer:
    session = desk.sessions.get(key.game)
    async with desk.speaking_of(key.game, lang):
        if key.argument not in ("", str(press.user)):
            name = (await desk.people.names([int(key.argument)]))[0]
            raise EdgeError("together-foreign", who=name)
        done = await session.agree(press, key.revision, key.verb == "agree")
        if isinstance(done, Asked):
            waiting = [user for user, given in done.request.answers.items() if given is None]
            return Answer(texts.text(lang, "together-noted", who=mentions(waiting)))
        who = (await desk.people.names([done.request.user]))[0]
        return Answer(texts.text(lang, f"consent-{done.request.status}", who=texts.safe_name(who)))


@handles("redo")
async def redo(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """What was taken back last is played again, while nobody has moved on."""
    desk = desk_of(interaction)
    lang = await desk.people.lang(interaction.user.id)
    await respond(interaction, _redone(desk, key, press_of(interaction), lang), lang)


async def _redone(desk: Desk, key: Key, press: Press, lang: str) -> Answer:
    async with desk.speaking_of(key.game, lang):
        await desk.sessions.get(key.game).redo(press)
        return Answer(texts.text(lang, "together-redone"))
