"""The Discord client: unmodified discord.py with our tree, our presses, and nothing cached."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable
from contextvars import ContextVar
from functools import partial
from time import monotonic
from typing import Any

import aiohttp
import discord

from bot.client.command import OrreryTree
from bot.client.command_names import CatalogueTranslator
from bot.client.components import (
    ChosenSelect,
    Interaction,
    Key,
    PressedButton,
    filled_form,
    is_foreign,
)
from bot.client.excuses import excuse, too_late
from bot.client.pictures import ACTING
from bot.client.refusals import REFUSED, RefusedError
from bot.client.replies import Reply
from bot.client.request import FORMS, HANDLERS, Request, Services
from bot.client.shards import ShardedClient
from bot.health import begin_work
from bot.store.errors import StoreError
from bot.store.fleet import ElsewhereError
from render import texts

MOST, WINDOW = 40, 1.0
"""Requests in so many seconds; the rest of the fifty is for those that the network delays."""
UNCOUNTED = ("/interactions/", "/webhooks/")
"""Answers to people are outside that limit, and never wait."""
PATIENT: ContextVar[bool] = ContextVar("patient", default=False)
"""Set where what is sent lets everything else go first."""
MOST_PATIENT = 10
"""Requests of a window that those may take."""


class Throttle:
    """The requests of one client, in the order in which they come; of the patient ones only one
    stands in line with all others."""

    def __init__(self, most: int = MOST, window: float = WINDOW) -> None:
        self.window = window
        self.gate: Callable[[], None] | None = None
        """Raises what keeps a request from being made at all."""
        self._line = WaitingLine(most)
        self._side = WaitingLine(MOST_PATIENT)

    def trace(self) -> aiohttp.TraceConfig:
        """What discord.py's HTTP session calls before each request."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._start)
        return trace

    async def _start(
        self, _: aiohttp.ClientSession, __: object, params: aiohttp.TraceRequestStartParams
    ) -> None:
        if not any(part in params.url.path for part in UNCOUNTED):
            await self.pass_through()
            if self.gate is not None:
                self.gate()

    @property
    def open(self) -> bool:
        """Whether anything may be said at all."""
        try:
            if self.gate is not None:
                self.gate()
        except ElsewhereError:
            return False
        return True

    def share(self, part: float) -> None:
        """Take only this part of what Discord allows the bot as a whole."""
        self._line.resize(max(1, round(MOST * part)))
        self._side.resize(max(1, round(MOST_PATIENT * part)))

    async def pass_through(self) -> None:
        """Wait until one more request is within the limit."""
        if PATIENT.get():
            await self._side.wait(self.window)
        await self._line.wait(self.window)


class WaitingLine:
    """Whoever waits comes one after the other, so many in a window."""

    def __init__(self, most: int) -> None:
        self._begun: deque[float] = deque(maxlen=most)
        self._turn = asyncio.Lock()

    def resize(self, most: int) -> None:
        """So many in a window from now on."""
        self._begun = deque(self._begun, maxlen=most)

    async def wait(self, window: float) -> None:
        """Until it is one's turn."""
        time = asyncio.get_running_loop().time
        async with self._turn:
            if len(self._begun) == self._begun.maxlen:
                await asyncio.sleep(self._begun[0] + window - time())
            self._begun.append(time())


AT_ONCE = 0.0
"""Seconds to collect servers before one is ready. Nothing here waits for them, and discord.py
complains if it is stopped while it does."""

TOO_LATE = 15.0
"""Seconds after which what somebody did is not carried out any more: Discord has called it failed
long ago, and he may have done it again, several times."""


DRIFT = 1e-4
"""By how much of the time our clock may run faster than Discord's: in months that are minutes."""


class Delay:
    """How long interactions were on their way, held against the quickest so far: neither clock need
    be right, and ours may be set meanwhile."""

    def __init__(self) -> None:
        self._least = math.inf
        self._at = 0.0

    def of(self, interaction: int) -> float:
        """Seconds by which this one, which has just arrived, took longer than the quickest."""
        now = monotonic()
        took = now - discord.utils.snowflake_time(interaction).timestamp()
        self._least = min(self._least + DRIFT * (now - self._at), took)
        self._at = now
        return took - self._least


OF_PLACES = frozenset(
    f"{kind}_{what}"
    for kind in ("GUILD", "GUILD_ROLE", "GUILD_MEMBER", "CHANNEL", "THREAD")
    for what in ("CREATE", "UPDATE")
)
"""Events that tell of servers, channels, and what the bot may do there."""

LOG = logging.getLogger(__name__)

MOST_MET = 10_000
SHORT_LOOK = 0.5
"""Seconds for finding out what somebody reads; he is waiting."""


class OrreryClient(ShardedClient):
    """Knows servers and channels (intent `guilds`) and takes interactions; reads no messages."""

    services: Services

    def __init__(self, commands: Iterable[Any]) -> None:
        self.throttle = Throttle()
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            guild_ready_timeout=AT_ONCE,
            http_trace=self.throttle.trace(),
        )
        self._delay = Delay()
        self._met: OrderedDict[int, None] = OrderedDict()
        self._acting: set[asyncio.Future[Any]] = set()
        self.leaving = False
        """What comes now could perhaps not be answered any more, so it is not carried out."""
        self.tree = OrreryTree(self)
        for made in commands:
            self.tree.add_command(made)
        self.add_dynamic_items(PressedButton, ChosenSelect)

    async def setup_hook(self) -> None:
        """Before the gateway is opened: commands in all languages."""
        await self.tree.set_translator(CatalogueTranslator())

    async def on_ready(self) -> None:
        """Connected."""
        LOG.info("connected as %s in %d servers", self.user, len(self.guilds))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was thrown out, or the server is gone: its tables rest."""
        await self.services.sessions.rest(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and nothing can be posted there any more."""
        await self.services.sessions.rest(channel.guild.id, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread."""
        await self.services.sessions.rest(thread.guild_id, thread.thread_id)

    async def on_socket_event_type(self, event: str) -> None:
        """Whatever tells of servers may mean that the bot can post again where it could not."""
        if event in OF_PLACES:
            self.services.places_changed = True

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """A fault in an event handler; nobody waits for an answer to it."""
        LOG.exception("event %s", event_method)

    async def arrived(self, interaction: Interaction) -> Request | None:
        """The request that an interaction makes; None if it has been delivered before.

        A second delivery is not heard; after a restart the sessions know it by its id. This is
        where work on one begins.
        """
        begin_work()
        if self.handover is not None:
            self.handover.heard(interaction)
        ACTING.set(interaction.user.id)
        if not self.throttle.open:
            LOG.info("interaction %s is left to another process", interaction.id)
            return None
        if self.leaving:
            LOG.info("interaction %s has come while the bot stops", interaction.id)
            return None
        if interaction.id in self._met:
            LOG.info("interaction %s was delivered again", interaction.id)
            return None
        self._met[interaction.id] = None
        if len(self._met) > MOST_MET:
            self._met.popitem(last=False)
        self._note_acting()
        began = asyncio.get_running_loop().time()
        late = self._delay.of(interaction.id)
        lang = await self._language_of(interaction)
        if late > TOO_LATE:
            LOG.warning("interaction %s came %.0f s late: not carried out", interaction.id, late)
            await too_late(interaction, lang)
            return None
        return Request(interaction, self.services, lang, began)

    async def _language_of(self, interaction: Interaction) -> str:
        """What somebody reads: his own choice, or what Discord says where that takes too long."""
        meeting = asyncio.ensure_future(
            self.services.people.meet(interaction.user, interaction.locale)
        )
        self._acting.add(meeting)
        meeting.add_done_callback(self._met_late)
        done, _ = await asyncio.wait({meeting}, timeout=SHORT_LOOK)
        try:
            if done:
                return meeting.result().lang
        except StoreError as error:  # what is asked for has an answer to that
            LOG.warning("user %s could not be noted: %s", interaction.user.id, error)
        return texts.language(str(interaction.locale))

    def _met_late(self, meeting: asyncio.Future[Any]) -> None:
        """Whoever asked may have gone on without the outcome."""
        self._acting.discard(meeting)
        if not meeting.cancelled():
            meeting.exception()

    def _note_acting(self) -> None:
        task = asyncio.current_task()
        if task is not None:
            self._acting.add(task)
            task.add_done_callback(self._acting.discard)

    async def finish(self, patience: float) -> None:
        """Take nothing new, and wait so long until everybody who has acted is answered; they need
        the database."""
        self.leaving = True
        if self._acting:
            await asyncio.wait({*self._acting}, timeout=patience)

    async def pressed(self, interaction: Interaction, key: Key, chosen: tuple[str, ...]) -> None:
        """A button or a select of ours was used."""
        request = await self.arrived(interaction)
        if request is None:
            return
        handler = HANDLERS.get(key.verb)
        await _answered(request, handler and partial(handler, request, key, chosen))

    async def on_interaction(self, interaction: Interaction) -> None:
        """A form was sent in, or something that nobody reads; the rest finds its way by itself."""
        form = filled_form(interaction)
        if form is None and not is_foreign(interaction):
            return
        request = await self.arrived(interaction)
        if request is None:
            return
        take = None if form is None else FORMS.get(form[0].verb)
        await _answered(request, take and form and partial(take, request, *form))

    async def name_of(self, user: int) -> str:
        """What Discord calls somebody who has never used the bot."""
        try:
            return (await self.fetch_user(user)).display_name
        except discord.HTTPException as error:
            LOG.info("user %s: %s", user, error)
            return ""


async def _answered(request: Request, work: Callable[[], Awaitable[None]] | None) -> None:
    """Carry out what was pressed or sent in (None: what nobody reads any more); whatever goes
    wrong is answered."""
    try:
        if work is None:
            await request.answer(_forgotten(request.lang))
        else:
            await _carried_out(request, work)
    except Exception as error:  # the answer itself could not be given
        await excuse(request.interaction, error, request.lang)


async def _carried_out(request: Request, work: Callable[[], Awaitable[None]]) -> None:
    """What is refused before anything was said, as by a form that cannot be opened any more, is
    answered like any other refusal."""
    try:
        await work()
    except (RefusedError, ElsewhereError, *REFUSED) as error:
        if request.interaction.response.is_done():
            raise
        await request.answer(_refusing(error))


async def _refusing(error: Exception) -> Reply:
    raise error


async def _forgotten(lang: str) -> Reply:
    """The answer to a button of an older version."""
    return Reply(texts.text(lang, "reply-old-button"))
