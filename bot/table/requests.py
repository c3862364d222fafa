"""Requests that touch several people: their public message, kept true, and its buttons."""

from __future__ import annotations

import logging

import discord

from bot.cards.notices import OPEN
from bot.cards.request_card import refresh_requests, request_layout
from bot.client.components import Key, mentions
from bot.client.refusals import EdgeError
from bot.client.replies import Reply, change
from bot.client.request import Request, handles
from bot.session import Asked, Press
from bot.store import traces
from bot.store.rows import ConsentRow
from render import texts

LOG = logging.getLogger(__name__)

_closing: set[int] = set()
"""Messages that are being closed: whoever hammers on one does not use up the channel's limit."""


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
        await change(request.services.client, pressed, layout)
    except discord.HTTPException as error:
        LOG.info("request %s keeps its buttons: %s", decided.id, error)
    finally:
        _closing.discard(pressed.id)


async def _agreed(request: Request, key: Key, press: Press) -> Reply:
    session = request.sessions.get(key.game)
    await request.check_message(key.game)
    async with request.speaking_of(key.game):
        if key.argument not in ("", str(press.user)):
            name = (await request.services.people.names([int(key.argument)]))[0]
            raise EdgeError("together-foreign", who=name)
        done = await session.agree(press, key.revision, key.verb == "agree")
        if isinstance(done, Asked):
            return Reply(texts.text(request.lang, "together-noted", who=mentions(done.waiting)))
        who = (await request.services.people.names([done.request.user]))[0]
        return Reply(
            texts.text(request.lang, f"consent-{done.request.status}", who=texts.safe_name(who))
        )


@handles("redo")
async def redo(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """What was taken back last is played again, while nobody has moved on."""
    await request.answer(_redone(request, key, request.press()))


async def _redone(request: Request, key: Key, press: Press) -> Reply:
    await request.check_message(key.game)
    async with request.speaking_of(key.game):
        await request.sessions.get(key.game).redo(press)
        return Reply(texts.text(request.lang, "together-redone"))
