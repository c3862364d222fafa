"""Answers to interactions: within three seconds, in private, and never a bare failure."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, TypeAlias

import aiohttp
import discord
from discord import ui

from bot.client.components import Interaction, MessageLayout
from bot.client.handover import settle
from bot.client.refusals import REFUSED, RefusedError, refusal_text, unexpected_text
from bot.client.signs import REFUSAL
from bot.health import report_work, timed
from bot.store import Database, log
from bot.store.errors import StoreError
from bot.store.fleet import ElsewhereError
from bot.store.rows import PostRow
from render import texts


async def edit(
    client: discord.Client,
    post: PostRow,
    layout: MessageLayout,
    files: Sequence[discord.File] | None = None,
) -> None:
    """Give a sent post another layout; without `files` its pictures stay. Raises HTTPException."""
    assert post.message is not None
    channel = client.get_partial_messageable(post.channel)
    await change(client, channel.get_partial_message(post.message), layout, files)


async def change(
    client: discord.Client,
    message: discord.Message | discord.PartialMessage,
    layout: MessageLayout,
    files: Sequence[discord.File] | None = None,
) -> None:
    """The same for a message at hand. A thread in which nobody has written for long is archived,
    and nothing in it can be changed before it is open again."""
    layout.stop()  # it is found again by its ids, so the client keeps no view of it
    try:
        await _changed(message, layout, files)
    except discord.HTTPException as error:
        if error.code != ARCHIVED:
            raise
        thread = await client.fetch_channel(message.channel.id)
        if not isinstance(thread, discord.Thread):
            raise
        await thread.edit(archived=False)
        for file in files or ():
            file.reset()
        await _changed(message, layout, files)


async def _changed(
    message: discord.Message | discord.PartialMessage,
    layout: MessageLayout,
    files: Sequence[discord.File] | None,
) -> None:
    if files is None:
        await message.edit(view=layout, allowed_mentions=NOBODY)
    else:
        await message.edit(view=layout, attachments=list(files), allowed_mentions=NOBODY)


LOG = logging.getLogger(__name__)

PATIENCE = 1.2
"""Seconds after its arrival in which an interaction is answered, or an answer is promised."""
ATTEMPTS, PAUSE = 3, 0.3
"""How often an answer is given that nobody seems to hear, and seconds in between."""
TOKEN_LIFE = 14 * 60
"""Seconds for which Discord lets an interaction change what was said to it, and a little less."""
UNHEARD = (discord.DiscordServerError, aiohttp.ClientError, OSError, TimeoutError)
"""After these nobody knows whether an answer has arrived."""
SHORT = 2000
ACKNOWLEDGED, UNKNOWN = 40060, 10062
"""Discord's codes: somebody has answered already; the time for an answer is over."""
ARCHIVED = 50083
"""Discord's code: a thread is archived, and nothing in it can be changed until it is open again."""
CLOSED = (ARCHIVED, 160005)
"""The same where a moderator has closed it: nothing can be sent there either."""
NOBODY = discord.AllowedMentions.none()


class Manner(Enum):
    """What an answer does."""

    PRIVATE = auto()
    """A message only for whoever acts."""
    PUBLIC = auto()
    """A message for everybody in the channel."""
    IN_PLACE = auto()
    """Changes the message whose button was pressed."""


@dataclass(frozen=True)
class Reply:
    """What is said: a plain text, or a layout with its pictures."""

    text: str = ""
    view: ui.LayoutView | None = None
    files: Sequence[discord.File] = ()
    aside: bool = False
    """In private beside the message with the button, whatever the manner."""
    sent: Callable[[int], Awaitable[None]] | None = None
    """Told the id of the public message."""
    name: str = ""
    """In private: what was said last under this name to the same person is taken away, so that
    panels do not pile up."""


@dataclass(frozen=True, slots=True)
class _Whisper:
    """A private message: whose, and the interaction that can take it away for a while."""

    key: tuple[int, str]
    interaction: Interaction
    at: float


class Whispers:
    """The last private message of each name that people have: the next one takes its place."""

    def __init__(self) -> None:
        self._known: OrderedDict[int, _Whisper] = OrderedDict()
        self._last: dict[tuple[int, str], int] = {}
        self._going: set[asyncio.Task[None]] = set()

    def said(self, interaction: Interaction, name: str, message: int) -> None:
        """Somebody was given a message, or one that he has was changed by his press."""
        pressed = interaction.message
        changed = pressed is not None and pressed.id == message
        if changed and not (pressed and pressed.flags.ephemeral):
            return
        now = interaction.created_at.timestamp()  # as Discord counts
        self._forget(now - TOKEN_LIFE)
        known = self._known.pop(message, None)  # whatever it says now, it is still that panel
        if known is None and not name:
            return
        key = (interaction.user.id, name) if known is None else known.key
        self._known[message] = _Whisper(key, interaction, now)
        former = self._last.setdefault(key, message)
        if changed or former == message:
            return
        self._last[key] = message
        if (gone := self._known.pop(former, None)) is not None:
            going = asyncio.create_task(_taken_away(gone.interaction))
            self._going.add(going)
            going.add_done_callback(self._going.discard)

    def _forget(self, before: float) -> None:
        while self._known and next(iter(self._known.values())).at < before:
            message, one = self._known.popitem(last=False)
            if self._last.get(one.key) == message:
                del self._last[one.key]


async def _taken_away(interaction: Interaction) -> None:
    """Nobody misses it; whoever has dismissed it, or a line that is cut, changes nothing."""
    try:
        await interaction.delete_original_response()
    except (discord.HTTPException, *UNHEARD) as error:
        LOG.info("a former panel stays: %s", error)


Answering: TypeAlias = Coroutine[Any, Any, Reply]


async def respond(
    interaction: Interaction,
    work: Answering,
    lang: str,
    manner: Manner = Manner.PRIVATE,
    *,
    typed: bool = False,
    arrived: float | None = None,
    patience: float = PATIENCE,
) -> None:
    """Carry out `work` and say what came of it; if it takes longer than `patience`, promise that
    first.

    `arrived` (by the loop's clock) is when somebody began to wait; looking him up counts.
    """
    task = asyncio.ensure_future(work)
    waited = 0.0 if arrived is None else asyncio.get_running_loop().time() - arrived
    done, _ = await asyncio.wait({task}, timeout=max(0.0, patience - waited))
    try:
        if not done:
            await _promised(interaction, manner, task)
        try:
            answer = await _outcome(task, interaction, lang, typed=typed)
        except ElsewhereError as error:
            if await interaction.client.give_away(interaction, error.shard):
                return
            answer = Reply(texts.text(lang, "error-store-lease-lost"), aside=True)
        with timed("answer"):
            message = await _heard(interaction, answer, manner)
        if message is not None:
            interaction.client.services.whispers.said(interaction, answer.name, message)
    except discord.HTTPException as error:
        if error.code not in (ACKNOWLEDGED, UNKNOWN):
            raise
        # The same interaction delivered twice, or an answer that came too late: what was to be
        # done is done, only the answer is lost.
        LOG.info("interaction %s: %s", interaction.id, error)
        await asyncio.wait({task})
    report_work(_name(interaction))


def _name(interaction: Interaction) -> str:
    """What somebody did, for the log: a command's name, or the verb of a press or a form."""
    data: Mapping[str, Any] = interaction.data or {}
    press = str(data.get("custom_id", "")).split(":", 5)
    return f"press {press[4]}" if len(press) > 4 else f"command {data.get('name', '?')}"


async def _outcome(
    task: asyncio.Future[Reply], interaction: Interaction, lang: str, *, typed: bool
) -> Reply:
    """What came of the work; a refusal or a fault as an answer beside the message."""
    try:
        return await task
    except RefusedError as refused:
        text = refusal_text(refused.error, lang, refused.game, refused.names)
    except REFUSED as error:
        text = refusal_text(error, lang)
    except ElsewhereError:
        raise
    except Exception as error:
        text = await unexpected(interaction, error, lang)
    return Reply(f"{REFUSAL} {text}" if typed else text, aside=True)


async def unexpected(interaction: Interaction, error: BaseException, lang: str) -> str:
    """Log a fault under a reference; returns what the user is told, by what the store says."""
    reference = secrets.token_hex(4)
    LOG.error(
        "fault %s: user %s in channel %s, interaction %s",
        reference,
        interaction.user.id,
        interaction.channel_id,
        interaction.id,
        exc_info=error,
        extra={"reference": reference},
    )
    return unexpected_text(lang, reference, await _is_kept(interaction))


async def _is_kept(interaction: Interaction) -> bool | None:
    """Whether an interaction was carried out; None where that cannot be told now."""
    database: Database = interaction.client.services.sessions.database
    try:
        return await database.read(log.handled, interaction.id) is not None
    except StoreError as error:
        LOG.warning("interaction %s: %s", interaction.id, error)
        return None


async def _promised(interaction: Interaction, manner: Manner, task: asyncio.Future[Reply]) -> None:
    """Promise it, again where the line was cut meanwhile. Where that cannot be done, what is being
    done is waited for all the same: nobody could say truly before what has come of it."""
    try:
        for attempt in range(1, ATTEMPTS + 1):
            try:
                await _promise(interaction, manner)
                return
            except UNHEARD as error:
                if attempt == ATTEMPTS:
                    raise
                LOG.warning("interaction %s: not promised, once more: %s", interaction.id, error)
            except discord.HTTPException as error:
                if error.code != ACKNOWLEDGED or attempt == 1:
                    raise
                settle(interaction)  # it had been heard
                return
            await asyncio.sleep(PAUSE)
    except (discord.HTTPException, *UNHEARD):
        await asyncio.wait({task})
        raise


async def _promise(interaction: Interaction, manner: Manner) -> None:
    if manner is Manner.IN_PLACE:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=manner is Manner.PRIVATE, thinking=True)


async def _say(interaction: Interaction, answer: Reply, manner: Manner) -> int | None:
    """Say it; returns the id of the message that is the interaction's own."""
    if answer.view is not None:
        answer.view.stop()  # its presses find their way by their ids; the client keeps no views
    if not interaction.response.is_done():
        return await _say_first(interaction, answer, manner)
    if answer.aside and manner is not Manner.PRIVATE:
        if manner is Manner.PUBLIC:
            await interaction.delete_original_response()
        await interaction.followup.send(**_parts(answer), ephemeral=True)
        return None
    message = await interaction.edit_original_response(
        content=_short(answer.text) if answer.view is None else None,
        view=answer.view,
        attachments=list(answer.files),
        allowed_mentions=NOBODY,
    )
    if answer.sent is not None:
        await answer.sent(message.id)
    return message.id


async def _heard(interaction: Interaction, answer: Reply, manner: Manner) -> int | None:
    """Say it again where the line was cut meanwhile; what cannot be known to be the same message
    is not said twice."""
    for attempt in range(1, ATTEMPTS + 1):
        beside = answer.aside and interaction.response.is_done()
        try:
            return await _said(interaction, answer, manner)
        except UNHEARD as error:
            if attempt == ATTEMPTS or beside:
                raise
            LOG.warning("interaction %s: not heard, said again: %s", interaction.id, error)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED or attempt == 1:
                raise
            await _arrived_before(interaction, answer)
            return None
        await asyncio.sleep(PAUSE)
        for file in answer.files:
            file.reset()
    return None


async def _arrived_before(interaction: Interaction, answer: Reply) -> None:
    """The answer had arrived when it was said again; whoever wants its message is told of it."""
    if answer.sent is not None:
        await answer.sent((await interaction.original_response()).id)


async def _said(interaction: Interaction, answer: Reply, manner: Manner) -> int | None:
    """Say it, elsewhere if what was to be changed has been deleted."""
    try:
        return await _say(interaction, answer, manner)
    except discord.NotFound as error:
        if error.code == UNKNOWN:
            raise
        await _say_beside(interaction, answer)
        return None


async def _say_beside(interaction: Interaction, answer: Reply) -> None:
    """The message that was to be changed has been deleted: a new one for whoever acts."""
    for file in answer.files:
        file.reset()
    if interaction.response.is_done():
        await interaction.followup.send(**_parts(answer), ephemeral=True)
    else:
        await interaction.response.send_message(**_parts(answer), ephemeral=True)


async def _say_first(interaction: Interaction, answer: Reply, manner: Manner) -> int | None:
    if manner is Manner.IN_PLACE and not answer.aside:
        await interaction.response.edit_message(
            view=answer.view, attachments=list(answer.files), allowed_mentions=NOBODY
        )
        return None if interaction.message is None else interaction.message.id
    private = answer.aside or manner is not Manner.PUBLIC
    said = await interaction.response.send_message(**_parts(answer), ephemeral=private)
    if answer.sent is not None and said.message_id is not None:
        await answer.sent(said.message_id)
    return None if answer.aside else said.message_id


def _parts(answer: Reply) -> dict[str, Any]:
    """The arguments of a new message; discord.py does not take None for what is missing."""
    parts: dict[str, Any] = {"allowed_mentions": NOBODY}
    if answer.view is not None:
        parts["view"] = answer.view
    else:
        parts["content"] = _short(answer.text)
    if answer.files:
        parts["files"] = list(answer.files)
    return parts


def _short(text: str) -> str:
    return text if len(text) <= SHORT else text[: SHORT - 1] + "…"
