"""All games of a bot: opened, found, loaded on demand, dropped when idle."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

from bot.session import lobby, new_game
from bot.session.accord.agreed_rules import CLOCK, checked_rule
from bot.session.accord.organise import come_back
from bot.session.asked import elsewhere
from bot.session.errors import (
    LobbyError,
    OrganiserError,
    SessionError,
    UnknownGameError,
)
from bot.session.live import GameRoom, rules_of
from bot.session.load import as_played
from bot.session.new_game import Founding, Place, Wish
from bot.session.session import Session
from bot.session.values import Games, Policy, Stir
from bot.store import (
    Clock,
    Database,
    SystemClock,
    games,
    log,
    people,
)
from bot.store.database import Work, in_the_name_of
from bot.store.fleet import Fleet
from bot.store.games import NewGame
from bot.store.leases import Lease
from bot.store.results import PRACTICE
from bot.store.rows import GameRow, SeatRow, Status
from bot.store.sql import Connection
from engine.core.errors import GameError
from engine.core.record import Record, play_record

LOG = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

INTERACTIONS_KEPT = 7 * 24 * 3600.0
"""Discord delivers nothing again after so many seconds."""


class Sessions:
    """The games of one database. `posted` is set whenever the outbox may have something new."""

    def __init__(
        self,
        database: Database,
        known: Games,
        clock: Clock | None = None,
        policy: Policy | None = None,
    ) -> None:
        self.database = database
        self.games = known
        self.clock: Clock = clock or SystemClock()
        self.policy = policy or Policy()
        self.fleet: Fleet | None = None
        """The processes among which tables are shared out, where there are several."""
        self.posted = asyncio.Event()
        self.moved = asyncio.Event()
        """Set whenever somebody, a computer perhaps, may be asked something new."""
        self.stirred: Callable[[Stir], None] | None = None
        """Told whatever has happened that somebody may want to look at soon."""
        # One session per game as long as anybody holds it, so that one lock serves all.
        self._all: WeakValueDictionary[int, Session] = WeakValueDictionary()
        self._warm: OrderedDict[int, Session] = OrderedDict()

    # --- finding ---------------------------------------------------------------------------

    def get(self, game: int) -> Session:
        """The session of a game; that it exists is found out when something is asked of it."""
        session = self._all.get(game)
        if session is None:
            room = GameRoom(game, self.database, self.games, self.clock, self.policy)
            session = Session(
                room, partial(self._noticed, room), lambda seat: self.stir(Stir(game, seat))
            )
            self._all[game] = session
        session.serve_in(self.fleet)
        self._warm[game] = session
        self._warm.move_to_end(game)
        while len(self._warm) > self.policy.tables_in_memory:
            coldest = next(iter(self._warm))
            if coldest == game or not self._warm[coldest].put_down():
                break
            del self._warm[coldest]
        return session

    def _noticed(self, room: GameRoom | None = None) -> None:
        """Something was written; a computer is looked for where one may have to answer."""
        self.posted.set()
        live = None if room is None else room.live
        if live is None or live.computers_may_play:
            self.moved.set()
        if room is not None and live is not None:
            self.stir(Stir(room.id))

    def stir(self, stir: Stir) -> None:
        """Tell of it whoever looks ahead."""
        if self.stirred is not None:
            self.stirred(stir)

    async def find(self, game: int) -> tuple[GameRow, tuple[SeatRow, ...]]:
        """The rows of a game, lobbies included; raises UnknownGameError."""
        row, seats = await self.database.read(_row_and_seats, game)
        if row is None:
            raise UnknownGameError(game=game)
        return row, seats

    async def as_played(self, row: GameRow) -> GameRow:
        """A game with the values that it was begun with."""
        return await self.database.read(as_played, row, self.games)

    async def in_channel(self, channel: int) -> GameRow | None:
        """The open game of a channel, else its latest one."""
        return await self.database.read(games.in_channel, channel)

    async def of_user(self, user: int) -> list[tuple[GameRow, bool]]:
        """A user's games and whether each waits for him; those that wait come first."""
        return await self.database.read(games.of_user, user)

    @property
    def in_memory(self) -> int:
        """How many games are held in memory."""
        return sum(session.loaded for session in self._all.values())

    async def claims(self, game: int | None) -> tuple[Lease, ...]:
        """In whose name something is written for a game; raises ElsewhereError."""
        if self.fleet is None or game is None:
            return ()
        row, _ = await self.find(game)
        return self.fleet.claim(row.guild, row.channel, game)

    def claims_of_all(self) -> tuple[Lease, ...]:
        """In whose name something is written for every table that is served here; raises
        ElsewhereError where there is none, as after a pause: in nobody's name anything would count.
        """
        if self.fleet is None:
            return ()
        self.fleet.must_count()
        return tuple(self.fleet.held.values())

    # --- lobbies ---------------------------------------------------------------------------

    async def open_lobby(
        self,
        wish: Wish,
        place: Place,
        *,
        card_delay: float = 0.0,
        again: lobby.Again | None = None,
    ) -> int:
        """Open a lobby with its host seated, also one in which others play `again`; its card may
        wait until the answer to the command has become it. Raises ChannelTakenError."""
        rules_of(self.games, wish.game)
        now = self.clock.now()
        game = await self.database.write(lobby.open_lobby, wish, place, now, card_delay, again)
        self.posted.set()
        return game

    async def join(self, game: int, user: int) -> bool:
        """Sit down in a lobby; False if the user sits there already."""
        most = self._most(await self._lobby(game))
        return await self._write_to(game, lobby.join, game, user, most, self.clock.now())

    async def leave(self, game: int, user: int) -> bool:
        """Leave a lobby; False if the user does not sit there."""
        return await self._write_to(game, lobby.leave, game, user, self.clock.now())

    async def change_wish(self, game: int, wish: Wish) -> None:
        """Choose differently in a lobby."""
        await self._write_to(game, lobby.change_wish, game, wish, self.clock.now())

    async def choose(self, game: int, user: int, key: str, value: str) -> None:
        """The host chooses another value of an option, or another rule of the table. Raises
        OrganiserError, SetupError, SettingError."""
        row = await self._lobby(game)
        if row.organiser != user:
            raise OrganiserError
        if key == CLOCK:
            await self._write_to(game, lobby.set_rule, game, key, checked_rule(key, value))
        else:
            await self.change_wish(
                game, lobby.rechosen(row, rules_of(self.games, row.key), key, value)
            )

    async def agree(self, game: int, user: int) -> None:
        """Agree to what the host has changed; raises LobbyError."""
        await self._write_to(game, lobby.agree, game, user)

    async def vote(self, game: int, user: int) -> bool:
        """Want a lobby dealt anew; True if it is. Raises LobbyError."""
        return await self._write_to(game, lobby.vote, game, user)

    async def seat_stand_in(self, game: int, user: int) -> None:
        """The host gives a seat to a robot that may sit beside several people; where there is no
        seat left, he has none again. Raises OrganiserError, LobbyError."""
        row = await self._lobby(game)
        rules = self.games[row.key]
        if row.organiser != user:
            raise OrganiserError
        if not rules.stand_ins:
            raise LobbyError("lobby-full", most=self._most(row))
        users = await self.database.read(lobby.seated, game)
        wish = lobby.wish_of(row)
        full = len(users) + len(wish.robots) >= rules.seats[-1]
        robots = () if full else (*wish.robots, rules.stand_ins[0])
        await self.change_wish(game, replace(wish, robots=robots))

    async def seat_computers(self, game: int, user: int, levels: Sequence[str]) -> None:
        """The host has these computer players at his table; raises OrganiserError, LobbyError."""
        row = await self._lobby(game)
        if row.organiser != user:
            raise OrganiserError
        now = self.clock.now()
        await self._write_to(game, lobby.set_computers, game, levels, self._most(row), now)

    async def close_lobby(self, game: int, user: int | None) -> None:
        """Close a lobby that nobody wants to start."""
        await self._write_to(game, lobby.close_lobby, game, user, self.clock.now())

    async def start(self, game: int, user: int) -> Session:
        """Start a game out of its lobby, seats shuffled; raises LobbyError or SetupError."""
        row = await self._lobby(game)
        wish, rules = lobby.wish_of(row), rules_of(self.games, row.key)
        users = [seat.user for seat in (await self.find(game))[1] if seat.user is not None]
        most = min(self._most(row), wish.most or self._most(row))
        computers = lobby.computers_in(row)
        lobby.may_start(row, users, user, most - len(computers))
        least = max(rules.seats[0], 2) - len(wish.robots)  # nobody plays against nobody
        count = len(users) + len(computers)
        if count < least or count + len(wish.robots) not in rules.seats:
            raise LobbyError("lobby-too-few", least=least, most=self._most(row))
        host = row.organiser if row.organiser in users else 0
        hosted = replace(wish, host=host or 0)
        setup, seating, levels = new_game.setup_for(rules, hosted, users, computers)
        founded = new_game.found(rules, setup, seating, (), self.clock.now())
        founded.computers = levels
        await self._write_to(game, self._write_start, game, users, founded)
        return await self._begun(game)

    async def create(
        self, wish: Wish, place: Place, users: tuple[int, ...], *, card_delay: float = 0.0
    ) -> Session:
        """Start a game at once: against robots alone, or practising with all seats one's own; its
        card may wait until the message that it shall change is there."""
        rules = rules_of(self.games, wish.game)
        setup, seating, _ = new_game.setup_for(rules, wish, users)
        founded = new_game.found(rules, setup, seating, (), self.clock.now())
        alone = len({*users}) == 1
        if wish.seed and alone:
            place = replace(place, options={**place.options, "seeded": "yes"})
        if alone and len(users) > 1:
            place = replace(place, options={**place.options, PRACTICE: "yes"})
        game = await self.database.write(self._write_new, place, founded, card_delay)
        return await self._begun(game)

    async def take_in(self, record: Record, place: Place, users: tuple[int | None, ...]) -> Session:
        """Play a record on as a new game; a seat without a user is free. Raises RecordError or
        SetupError."""
        setup, seating = new_game.from_record(self.games, record, users)
        rules, now = rules_of(self.games, setup.game), self.clock.now()

        def work() -> Founding:
            played = play_record(rules, replace(record, setup=setup))
            return new_game.found(rules, setup, seating, played.log, now)

        founded = await asyncio.to_thread(work)  # nobody else has these tables
        return await self.begin(place, founded)

    async def begin(self, place: Place, founded: Founding) -> Session:
        """Start a game whose beginning has been made up already."""
        return await self._begun(await self.database.write(self._write_new, place, founded))

    # --- standing orders -------------------------------------------------------------------

    async def set_order(self, user: int, game_key: str, kind: str, setting: str | None) -> None:
        """Give a standing order or take it back, and let it answer what is open now."""
        now = self.clock.now()
        await self.database.write(people.set_order, user, game_key, kind, setting, now)
        for row, waits in await self.of_user(user):
            playing = row.status is Status.LIVE and row.paused_at is None and not row.diverged
            if waits and playing and row.key == game_key:
                try:
                    await elsewhere.settle(self, row.id)
                except (GameError, SessionError) as error:  # paused or diverged just now
                    LOG.warning("game %s: an order has not answered: %s", row.id, error)

    # --- places that the bot has been shut out of ------------------------------------------

    async def rest(self, guild: int, channel: int | None = None) -> None:
        """The bot is no member of a server any more, or one of its channels is gone."""
        for game in await self.database.read(games.open_in, guild, channel):
            await self.database.write(games.set_away, game, self.clock.now())

    async def come_back(self, game: int) -> None:
        """The bot may post where a game is played: it goes on where it was, and its table is told
        all that it has missed."""
        await self.database.write(come_back, game, self.clock.now())
        self.posted.set()

    async def tidy(self, idle_seconds: float) -> int:
        """Drop games from memory that nobody has used for so long; returns how many."""
        now = self.clock.now()
        dropped = 0
        for game, session in list(self._warm.items()):
            if now - session.used >= idle_seconds and not session.busy:
                del self._warm[game]
                await session.unload()
                dropped += 1
        await self.database.write(log.forget_interactions, now - INTERACTIONS_KEPT)
        return dropped

    async def close(self) -> None:
        """Wait until everything that has begun is done, and drop all games."""
        for session in list(self._all.values()):
            await session.unload()
        self._warm.clear()

    # --- inside ----------------------------------------------------------------------------

    def _most(self, row: GameRow) -> int:
        return rules_of(self.games, row.key).seats[-1] - len(row.setup.seats)

    async def _write_to(self, game: int, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write something about a table that is not being played; raises ElsewhereError."""
        with in_the_name_of(await self.claims(game)):
            return await self.database.write(work, *args, **kwargs)

    async def _lobby(self, game: int) -> GameRow:
        return await self.database.read(lobby.in_lobby, game)

    async def _begun(self, game: int) -> Session:
        session = self.get(game)
        await session.unload()
        standing = await session.standing()
        if standing.game.status is Status.LIVE:
            await session.settle()
        self._noticed()
        self.stir(Stir(game))
        return session

    def _write_start(
        self, conn: Connection, game: int, users: list[int], founded: Founding
    ) -> None:
        lobby.in_lobby(conn, game)
        if lobby.seated(conn, game) != users:
            raise LobbyError("lobby-changed")
        lobby.settled(conn, game)
        self._write(conn, game, founded)

    def _write_new(
        self, conn: Connection, place: Place, founded: Founding, card_delay: float = 0.0
    ) -> int:
        new = NewGame(founded.setup, place.organiser, place.guild, place.channel, place.options)
        game = games.insert(conn, new, Status.LIVE, self.clock.now())
        while not self._is_served(place, game):
            games.take_out(conn, game)
            game = games.insert(conn, new, Status.LIVE, self.clock.now())
        self._write(conn, game, founded, card_delay)
        return game

    def _is_served(self, place: Place, game: int) -> bool:
        """Whether a new table is served where it is made. One that is nowhere on Discord goes by
        its number, so that it takes another one where this is another process's."""
        if self.fleet is None or place.guild is not None or place.channel is not None:
            return True
        held = self.fleet.held
        return not held or self.fleet.share.shard_of(None, None, game) in held

    def _write(
        self, conn: Connection, game: int, founded: Founding, card_delay: float = 0.0
    ) -> None:
        now = self.clock.now()
        new_game.write_founding(conn, game, founded, self.policy, now, card_delay)


def _row_and_seats(conn: Connection, game: int) -> tuple[GameRow | None, tuple[SeatRow, ...]]:
    return games.find(conn, game), games.seats(conn, game)
