"""What somebody wants of the bot: who, in which language, with which services, at which table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from dataclasses import InitVar, dataclass, field
from functools import partial
from typing import TypeVar

import discord

from bot.client.command_names import name_seen
from bot.client.components import Interaction, Key
from bot.client.names import People, Servers
from bot.client.permissions import missing_permissions
from bot.client.pictures import Pictures
from bot.client.refusals import REFUSED, EdgeError, RefusedError
from bot.client.replies import PATIENCE, Answering, Manner, Whispers, respond
from bot.health import Health
from bot.session import Press, Session, Sessions
from bot.session.accord.agreed_rules import LANG
from bot.session.errors import UnknownGameError
from bot.store import games, people
from bot.store.rows import GameRow, SeatRow, Status
from engine.core.game import HUMAN
from engine.core.moves import Seat
from render import texts

CHANNEL_LANGUAGE = "lang"
TOLD_FOR = 900.0
"""Seconds in which nobody is told again that what he did came too late."""
T = TypeVar("T")
F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class Seated:
    """A table as it is talked about: its game and what its seats are called."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    names: tuple[str, ...]
    lang: str
    """The language it is talked about in."""
    departed: frozenset[int] = frozenset()
    """Those known to have left the server: a mention would not show their names."""

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.row.key

    def said(self, seat: int) -> texts.Text:
        """What a seat is called within a text."""
        return texts.safe_name(self.names[seat])

    def users(self, seats: Sequence[int]) -> list[int]:
        """The users who play at these seats themselves."""
        known = {row.seat: row.user for row in self.seats if not row.computer}
        return [user for seat in seats if (user := known.get(seat)) is not None]

    def user_at(self, seat: int) -> int | None:
        """Who sits there."""
        return next((row.user for row in self.seats if row.seat == seat), None)

    def seat_of(self, user: int) -> int | None:
        """Where a user sits; the first of his seats where he has several."""
        return next((row.seat for row in self.seats if row.user == user), None)

    def has_several(self, user: int | None) -> bool:
        """Whether somebody practises with more than one seat."""
        return sum(user is not None and row.user == user for row in self.seats) > 1

    def is_sole(self, user: int | None) -> bool:
        """Whether nobody else plays here: whatever is taken back is his own."""
        return user is not None and {row.user for row in self.seats} <= {user, None}


@dataclass(slots=True)
class Services:
    """What all rooms use, and the tools that they bring themselves: `services[Reminders]`."""

    client: discord.Client
    sessions: Sessions
    people: People
    pictures: Pictures
    health: Health
    fallback: str
    """The language where nothing else decides."""
    tools: InitVar[Iterable[object]] = ()
    servers: Servers = field(init=False)
    places_changed: bool = field(init=False, default=True)
    """Whether the gateway has told anything of servers since somebody last looked where the bot
    can post."""
    whispers: Whispers = field(init=False, default_factory=Whispers)
    _tools: dict[type, object] = field(init=False)
    _told: dict[int, float] = field(init=False, default_factory=dict)

    def __post_init__(self, tools: Iterable[object]) -> None:
        self.servers = Servers(self.client)
        self._tools = {type(tool): tool for tool in tools}

    def has_been_told(self, user: int) -> bool:
        """Whether somebody was told just now that what he did came too late; now he is."""
        now = self.sessions.clock.now()
        before = self._told.get(user, -TOLD_FOR)
        self._told = {one: at for one, at in self._told.items() if 0 <= now - at < TOLD_FOR}
        self._told[user] = now
        return 0 <= now - before < TOLD_FOR

    def __getitem__(self, tool: type[T]) -> T:
        """A tool of a room, by its type."""
        found = self._tools[tool]
        assert isinstance(found, tool)
        return found

    # --- tables ----------------------------------------------------------------------------

    async def seated(self, game: int, lang: str) -> Seated:
        """Who sits at a table; raises UnknownGameError."""
        row, seats = await self.sessions.find(game)
        named = await self._named_after(row, seats)
        names = await self.people.names(seat.user for seat in named)
        robots = row.setup.seats
        names = _numbered(lang, names, [seat.user for seat in named])
        shown = [
            name or (_unnamed(lang, row, named[seat]) if seat < len(robots) else "")
            for seat, name in enumerate(names)
        ]
        users = (seat.user for seat in seats if seat.user is not None)
        departed = frozenset(user for user in users if (row.guild, user) in self.people.departed)
        return Seated(row, seats, tuple(shown), lang, departed)

    async def _named_after(self, row: GameRow, seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
        """Who gives the seats their names: whoever sits at the real table where another only tries
        it out."""
        if (tried := games.tried_at(row)) is None:
            return seats
        with suppress(UnknownGameError):
            return (await self.sessions.find(tried))[1]
        return seats

    async def here(self, interaction: Interaction, chosen: str | None = None) -> GameRow:
        """The game an interaction is about: the one named, else the channel's, else the only one
        that waits for the user. Raises EdgeError."""
        if chosen is not None:
            return await self._named(chosen, interaction.user.id)
        row = None
        if interaction.channel_id is not None:
            row = await self.sessions.in_channel(interaction.channel_id)
        if row is not None and row.status in (Status.LOBBY, Status.LIVE):
            return row
        own = await self.sessions.of_user(interaction.user.id)
        open_ = [game for game, _ in own if game.status is Status.LIVE]
        waiting = [game for game, waits in own if waits and game.status is Status.LIVE]
        if row is None and len(waiting or open_) == 1 and interaction.guild_id is None:
            return (waiting or open_)[0]
        if row is not None:
            return row
        raise EdgeError("no-game-here" if not open_ else "game-elsewhere", places=_places(open_))

    async def live(self, interaction: Interaction, chosen: str | None = None) -> Session:
        """The session of the game an interaction is about; raises EdgeError for a lobby."""
        row = await self.here(interaction, chosen)
        if row.status is Status.LOBBY:
            raise EdgeError("lobby-not-started")
        return self.sessions.get(row.id)

    async def _named(self, chosen: str, user: int) -> GameRow:
        if not chosen.isdecimal() or len(chosen) > 18:
            raise EdgeError("game-unknown")
        row, seats = await self.sessions.find(int(chosen))
        if user not in {seat.user for seat in seats}:
            raise EdgeError("game-unknown")
        return row

    @asynccontextmanager
    async def speaking_of(self, game: int, lang: str) -> AsyncIterator[None]:
        """Whatever is refused inside is refused in the words and names of this table."""
        try:
            yield
        except REFUSED as error:
            try:
                table = await self.seated(game, lang)
            except REFUSED:
                raise error from None
            raise RefusedError(error, table.game, table.names) from error

    # --- languages -------------------------------------------------------------------------

    async def public_lang(self, channel: int | None, guild: int | None, user: int | None) -> str:
        """The language of public posts: the channel's, its server's, or in a DM its user's."""
        chosen = await self._channel_setting(channel, guild)
        if chosen:
            return texts.language(chosen)
        if guild is None:
            return self.fallback if user is None else await self.people.lang(user)
        locale = await self.servers.locale(guild)
        return self.fallback if locale is None else texts.language(locale)

    async def lang_of_table(self, row: GameRow) -> str:
        """The language in which a table is spoken to: the one it has agreed on, else as usual."""
        if agreed := row.options.get(LANG):
            return texts.language(agreed)
        return await self.public_lang(row.channel, row.guild, row.organiser)

    async def _channel_setting(self, channel: int | None, guild: int | None) -> str:
        parent = None
        if channel is not None and guild is not None:
            parent = await self.servers.parent(channel)
        for one in (channel, parent):
            if one is not None:
                settings = await self.sessions.database.read(people.channel_settings, one)
                if chosen := settings.get(CHANNEL_LANGUAGE):
                    return str(chosen)
        return ""


def _numbered(lang: str, names: Sequence[str], users: Sequence[int | None]) -> list[str]:
    """The names, with a number where one person has several seats."""
    found = []
    for seat, (name, user) in enumerate(zip(names, users, strict=True)):
        if user is not None and users.count(user) > 1:
            number = users[: seat + 1].count(user)
            name = texts.text(lang, "seat-of-several", name=texts.Text(name), n=number)
        found.append(name)
    return found


def _unnamed(lang: str, row: GameRow, seat: SeatRow) -> str:
    """What a robot or a computer player is called, or a seat where nobody sits."""
    name = row.setup.seats[seat.seat]
    if seat.computer:
        level = texts.text(lang, f"level-{seat.computer}")
        return texts.text(lang, "computer-name", level=level, n=seat.seat + 1)
    if name == HUMAN:
        return texts.text(lang, "seat-name", n=seat.seat + 1)
    return texts.capital(texts.word(lang, row.key, name))


def _places(own: Sequence[GameRow]) -> texts.Text:
    """Where these games are played, as links."""
    shown = [f"<#{row.channel}>" for row in own[:10] if row.channel is not None]
    return texts.Text(", ".join(shown) or "—")


@dataclass(frozen=True, slots=True)
class Request:
    """One command, press, form or list asked for; made once, where it arrives."""

    interaction: Interaction
    services: Services
    lang: str
    """What its user reads."""
    arrived: float | None = None
    """When it came, by the event loop's clock."""

    @property
    def user(self) -> int:
        """Who wants it."""
        return self.interaction.user.id

    @property
    def is_elsewhere(self) -> bool:
        """Whether the bot is no member here, so that it can do no more than answer."""
        if self.interaction.context.private_channel:
            return True
        return self.interaction.guild_id is not None and not (
            self.interaction.is_guild_integration()
        )

    @property
    def sessions(self) -> Sessions:
        """All games."""
        return self.services.sessions

    def press(self, seat: Seat | None = None) -> Press:
        """The same as an act at a table."""
        return Press(self.user, self.interaction.id, seat, self.manages_server)

    @property
    def manages_server(self) -> bool:
        """Whether he manages the server that he is in; the bot's host is not asked."""
        here = self.interaction.guild_id is not None and not self.is_elsewhere
        return here and self.interaction.permissions.manage_guild

    async def here(self, chosen: str | None = None) -> GameRow:
        """The game it is about; raises EdgeError."""
        return await self.services.here(self.interaction, chosen)

    async def live(self, chosen: str | None = None) -> Session:
        """The session of the game it is about; raises EdgeError for a lobby."""
        return await self.services.live(self.interaction, chosen)

    async def live_of(self, game: str) -> Session:
        """The same for a command of one game: raises EdgeError where another one is played."""
        session = await self.live()
        row, _ = await self.sessions.find(session.id)
        if row.key != game:
            plays = texts.text(self.lang, "game-name", row.key)
            seen = name_seen(self.lang, row.key)
            raise EdgeError("other-game", plays=plays, command=texts.Text(f"/{seen}"))
        return session

    async def table(self) -> Seated | None:
        """Who sits at the table it is about, where that can be told."""
        try:
            row = await self.here()
            return await self.seated(row.id)
        except REFUSED:
            return None

    async def seated(self, game: int) -> Seated:
        """Who sits at a table, in the user's language; raises UnknownGameError. One that rests
        goes on if somebody acts where it is played and the bot can post there."""
        table = await self.services.seated(game, self.lang)
        here = table.row.channel == self.interaction.channel_id and not self.is_elsewhere
        if table.row.away is not None and here and not missing_permissions(self.interaction):
            await self.sessions.come_back(game)
        return table

    async def check_message(self, game: int) -> None:
        """Raise EdgeError for a button that names a table of another channel: numbers may come
        again where a copy of the database was put back by hand."""
        row, _ = await self.sessions.find(game)
        if row.channel is not None and row.channel != self.interaction.channel_id:
            raise EdgeError("button-elsewhere")

    def speaking_of(self, game: int) -> AbstractAsyncContextManager[None]:
        """Whatever is refused inside is refused in the words and names of this table."""
        return self.services.speaking_of(game, self.lang)

    async def answer(
        self,
        work: Answering,
        manner: Manner = Manner.PRIVATE,
        *,
        typed: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        """Carry out `work` and say what came of it."""
        await respond(
            self.interaction,
            work,
            self.lang,
            manner,
            typed=typed,
            arrived=self.arrived,
            patience=patience,
        )


PressHandler = Callable[[Request, Key, tuple[str, ...]], Awaitable[None]]
"""Takes a press: the request, the key, and what was chosen in a select."""

FormHandler = Callable[[Request, Key, dict[str, tuple[str, ...]]], Awaitable[None]]
"""Takes a form: the request, the key, and what its fields say."""

HANDLERS: dict[str, PressHandler] = {}
"""Who takes the presses of a verb."""

FORMS: dict[str, FormHandler] = {}
"""Who takes the forms of a verb."""


def handles(*verbs: str) -> Callable[[PressHandler], PressHandler]:
    """Register a function for the presses of these verbs."""
    return partial(_register, HANDLERS, verbs)


def takes_forms(*verbs: str) -> Callable[[FormHandler], FormHandler]:
    """Register a function for the forms of these verbs."""
    return partial(_register, FORMS, verbs)


def _register(known: dict[str, F], verbs: Sequence[str], handler: F) -> F:
    for verb in verbs:
        assert verb not in known, verb
        known[verb] = handler
    return handler
