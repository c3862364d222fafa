"""What the parts of a session share: the store, the clock, and the game as it is in memory.

A running table cannot be copied, but it can be played on. What a draft or a look ahead leaves
behind is at a position the game usually reaches soon, so a few such spare tables are kept and
brought forward when one is needed; else one is set up from the last landmark of the game's own.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from bot.session.accord.agreed_rules import OFF, STAND_IN
from bot.session.errors import (
    ForeignSeatError,
    GameClosedError,
    GamePausedError,
    GameReadOnlyError,
    NotSeatedError,
    OrganiserError,
    RuleFaultError,
    UnknownGameError,
)
from bot.session.values import Blueprint, Divergence, Games, MeansChange, Policy, Press, Told
from bot.store import Clock, Database, log
from bot.store.fleet import Fleet
from bot.store.leases import Lease
from bot.store.rows import AskedRow, DraftRow, GameRow, MoveRow, SeatRow, Status, TurnRow
from bot.store.sql import Connection
from engine.core.errors import GameError
from engine.core.game import AnyGame, Means
from engine.core.landmarks import latest
from engine.core.marking import heed
from engine.core.moves import Move, Seat
from engine.core.replay import played_on
from engine.core.table import AnyTable, Table

KEPT = 2


class Spares:
    """Spare tables of one game; each is handed out once."""

    __slots__ = ("_home", "_tables", "marks")

    def __init__(self, home: AnyTable) -> None:
        self._home = home
        self._tables: list[AnyTable] = []
        self.marks: Mapping[Seat, Mapping[str, str]] = {}
        """What seats have marked."""

    def take(self, log: Sequence[Move]) -> AnyTable:
        """A table of one's own with this log, its events taken; raises as `Table` does."""
        wanted, near = list(log), self._home.near
        start = latest(near, wanted)
        least = 0 if start is None else len(start.log)
        fitting = [
            one
            for one in self._tables
            if one.position >= least and one.log == wanted[: one.position]
        ]
        table: AnyTable | None = max(fitting, key=lambda one: one.position, default=None)
        if table is not None:
            self._tables = [one for one in self._tables if one is not table]
            table = played_on(table, wanted)
        if table is None:
            table = Table(self._home.game, self._home.setup, wanted, near=near)
        table.take_events()
        heed(table, self.marks)
        return table

    def others(self) -> Spares:
        """For what may never come to pass: none is there yet, and none of these is taken."""
        others = Spares(self._home)
        others.marks = self.marks
        return others

    def give(self, table: AnyTable) -> None:
        """Keep a table that is not needed any more."""
        self._tables = [table, *self._tables][:KEPT]


LOG = logging.getLogger(__name__)

MOST_TALES, MOST_VIEWS = 40, 4

Also = Callable[[Connection], None]
"""What is written in the same transaction as what it belongs to."""


class Seen(NamedTuple):
    """Views that were made of a table at a position."""

    table: AnyTable | None
    position: int
    views: dict[Seat | None, Any]  # the game's own


@dataclass(slots=True)
class Live:
    """A game in memory: the rows of the store and the table that follows from them."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    table: AnyTable
    moves: list[MoveRow]
    turns: list[TurnRow]
    drafts: dict[tuple[Seat, str], DraftRow]
    asked: dict[Seat, AskedRow]
    fault: Divergence | None = None
    marks: dict[Seat, dict[str, str]] = field(default_factory=dict)
    expected: tuple[Seat, ...] | None = None
    """Who is sure to be asked next; None until somebody wants to know."""
    benches: dict[Seat, Any] = field(default_factory=dict)
    """Drafts by seat, each on its `Bench`; that module knows this one, hence Any."""
    plans: dict[tuple[Seat, str], Any] = field(default_factory=dict)
    """The same for plans and orders, by seat and slot."""
    changes: dict[Seat, Any] = field(default_factory=dict)
    """The same for answers that are to take the place of sealed ones."""
    spares: Spares = field(init=False)
    tales: dict[int, Told] = field(default_factory=dict)
    """Turns by number as they were told last, the latest only."""
    views: dict[str, Any] = field(default_factory=dict)  # the game's own views
    """What all could see at the ends of the latest turns, by the hash of the position."""
    dirty: bool = False
    """The table is ahead of the store: a commit is under way."""
    _seen: Seen = field(default_factory=lambda: Seen(None, 0, {}))

    def __post_init__(self) -> None:
        self.spares = Spares(self.table)
        self.spares.marks = self.marks
        heed(self.table, self.marks)

    @property
    def playable(self) -> bool:
        """Whether it goes on, by the rules it was played by so far."""
        return self.game.status is Status.LIVE and self.fault is None

    @property
    def humans(self) -> frozenset[int]:
        """The users at the table."""
        return frozenset(row.user for row in self.seats if row.user is not None)

    @property
    def computers_may_play(self) -> bool:
        """Whether a computer has a seat here, or may answer for those who are away."""
        agreed = self.game.options.get(STAND_IN, OFF) != OFF
        return agreed or any(row.computer for row in self.seats)

    def clear_benches(self) -> None:
        """The position has changed; what the drafts stood on may serve again, where it has come to
        pass."""
        log = self.table.log
        for table in (one for bench in self.benches.values() for one in bench.spare_tables()):
            if table.log == log[: table.position]:
                self.spares.give(table)
        self.benches.clear()
        self.plans.clear()
        self.changes.clear()

    def remember(self, told: Iterable[Told]) -> None:
        """Keep turns to tell them again; only the latest, since games are long and many."""
        self.tales |= {one.turn.n: one for one in told}
        for n in sorted(self.tales)[:-MOST_TALES]:
            del self.tales[n]

    def view(self, seat: Seat | None) -> Any:  # the game's own
        """What a seat (None: the public) may see; made once for a position."""
        seen, table = self._seen, self.table
        if seen.table is not table or seen.position != table.position:
            seen = self._seen = Seen(table, table.position, {})
        if seat not in seen.views:
            seen.views[seat] = table.view(seat)
        return seen.views[seat]

    def keep_view(self) -> None:
        """Keep what all can see now: the card of the next turn shows what has changed since."""
        self.views.pop(self.turns[-1].hash, None)
        self.views[self.turns[-1].hash] = self.view(None)
        for old in list(self.views)[:-MOST_VIEWS]:
            del self.views[old]

    def user_at(self, seat: Seat) -> int | None:
        """Who sits there."""
        return next((row.user for row in self.seats if row.seat == seat), None)

    @property
    def log(self) -> tuple[Move, ...]:
        """The moves as stored."""
        return tuple(row.move for row in self.moves)


def rules_of(games: Games, key: str) -> AnyGame:
    """The rules of a game; raises UnknownGameError."""
    if key not in games:
        raise UnknownGameError("game-rules-unknown", game=key)
    return games[key]


class GameRoom:
    """The inside of one session; everything here happens under the session's lock."""

    def __init__(
        self, game: int, database: Database, games: Games, clock: Clock, policy: Policy
    ) -> None:
        self.id = game
        self.database = database
        self.games = games
        self.clock = clock
        self.policy = policy
        self.live: Live | None = None
        self.fleet: Fleet | None = None
        """The processes among which tables are shared out, where there are several."""
        self.claims: tuple[Lease, ...] = ()
        """In whose name what is done here is written: the lease under which it was loaded."""
        self.checked = False
        """Whether this process has replayed the log with full checking."""
        self.seen: dict[int, float] = {}
        """When users have last done something at this table."""

    def held(self) -> Mapping[int, Lease]:
        """What this process holds just now."""
        return {} if self.fleet is None else self.fleet.held

    def claim(self, game: GameRow, held: Mapping[int, Lease]) -> None:
        """Have everything written as long as the lease counts that was held before the game was
        read; raises ElsewhereError."""
        if self.fleet is not None:
            self.claims = self.fleet.claim(game.guild, game.channel, game.id, held)

    @property
    def ours(self) -> bool:
        """Whether what is in memory may be built upon: nobody else has written since."""
        return self.fleet is None or self.fleet.counts(self.claims)

    @property
    def now(self) -> float:
        """The time by the session's clock."""
        return self.clock.now()

    def rules_of(self, key: str) -> AnyGame:
        """The rules of a game; raises UnknownGameError."""
        return rules_of(self.games, key)

    def open(self) -> Live:
        """The game, if it can be changed; raises why it cannot."""
        live = self.known()
        if live.game.status is not Status.LIVE:
            raise GameClosedError(status=live.game.status.value)
        if live.fault is not None:
            raise GameReadOnlyError(reference=live.fault.reference)
        return live

    def reversible(self) -> Live:
        """The game, if turns can be taken back: it is being played, or has been to its end."""
        live = self.known()
        over = live.game.status is Status.FINISHED and live.fault is None
        return live if over else self.running()

    def running(self) -> Live:
        """The game, if it is being played now; raises why it is not."""
        live = self.open()
        if live.game.paused_at is not None:
            raise GamePausedError
        return live

    def going_on(self) -> Live:
        """The game, paused or read-only too, as long as it is not over; raises GameClosedError."""
        live = self.known()
        if live.game.status is not Status.LIVE:
            raise GameClosedError(status=live.game.status.value)
        return live

    def known(self) -> Live:
        """The game, also if it can only be read."""
        assert self.live is not None, "the session loads before it works"
        return self.live

    def seat_of(self, press: Press) -> Seat:
        """The seat for which somebody acts; raises NotSeatedError or ForeignSeatError."""
        self.seen[press.user] = self.now
        own = [row.seat for row in self.known().seats if row.user == press.user]
        if not own:
            raise NotSeatedError(game=self.id)
        if press.seat is None:
            asked = self.known().table.waiting_for
            return next((seat for seat in own if seat in asked), own[0])
        if press.seat not in own:
            raise ForeignSeatError(seat=press.seat)
        return press.seat

    def organised_by(self, press: Press) -> None:
        """Raise OrganiserError unless the user may manage the table."""
        if self.known().game.organiser != press.user:
            raise OrganiserError

    async def handled(self, press: Press) -> log.Handled | None:
        """What this very interaction did before, if it was carried out already."""
        if press.interaction is None:
            return None
        return await self.database.read(log.handled, press.interaction)

    def handling(self, press: Press) -> Also:
        """Writes down that the interaction is carried out."""
        now = self.now
        return lambda conn: log.handle(conn, press.interaction, self.id, now)

    def blueprint(self, *more: Move) -> Blueprint:
        """The present position (and further moves) as something to build a table of."""
        live = self.known()
        table = live.table
        return Blueprint(table.game, live.game.setup, (*table.log, *more), near=table.near)

    def fault(self, error: GameError, what: str) -> RuleFaultError:
        """Log a bug in a rule under a reference and return what the player is told."""
        reference = secrets.token_hex(4)
        LOG.error("rule fault %s in game %s (%s): %s", reference, self.id, what, error)
        return RuleFaultError(reference)

    def drop_bench(self, seat: Seat) -> None:
        """The next look sets the draft up from what is stored."""
        if self.live is not None:
            self.live.benches.pop(seat, None)
            self.live.changes.pop(seat, None)

    def forget(self) -> None:
        """Drop what is in memory; the store has the truth."""
        self.live = None

    def moved(self, **changes: object) -> None:
        """Take over changed columns of the game after they were stored."""
        live = self.known()
        live.game = replace(live.game, **changes)  # type: ignore[arg-type]


def changed(had: Means, has: Means) -> Iterator[MeansChange]:
    """What a seat has more, less or otherwise."""
    for what, now in has.items():
        was = had.get(what, now)
        if was != now:
            yield MeansChange(what, was, now)
