"""What happened, told again from the log: events are derived by replay, never stored."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from bot.session.asked.calls import slot_of
from bot.session.asked.look_ahead import declining, expected
from bot.session.drafts.slots import OFFERED
from bot.session.live import GameRoom, Live, changed
from bot.session.values import AUTOMATIC, AskedQuestion, GameStanding, History, MeansChange, Told
from bot.store import traces
from bot.store.rows import How, MoveRow, TurnKind, TurnRow
from engine.core.events import Event
from engine.core.game import AnyGame, Means, Setup
from engine.core.landmarks import Landmark
from engine.core.moves import END, Decision, Move, Option, Seat, Words
from engine.core.table import AnyTable, Table

TURNS = (TurnKind.TURN, TurnKind.PART)
"""What is told with what it cost and gave."""
MOST_ANSWERS = 6
"""Most options of a question that is answered by a single press."""
MOST_OUTRIGHT = 4
"""And of one that is no offer: some of its answers without the others would mislead."""


@dataclass(slots=True)
class TurnTale:
    """Moves with what came of them, and which of it nobody did by hand."""

    moves: list[MoveRow] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    marks: dict[int, How] = field(default_factory=dict)
    before: list[int] = field(default_factory=list)
    """By move: how many of the events came before it."""
    had: Means | None = None
    """What the turn's own seat had before it."""
    has: Means | None = None
    """And what when it ended it: what follows then is not its own doing."""
    own: int | None = None
    """How many of the events are its own doing."""

    def foresee(self, table: AnyTable, move: Move) -> None:
        """A move is about to be played."""
        if self.had is None:
            self.had = table.means(move.seat)
        if self.has is None and move.words == END:
            self.has, self.own = table.means(move.seat), len(self.events)

    def told(self, row: TurnRow, table: AnyTable) -> Told:
        """The turn that these moves have made."""
        changes: tuple[MeansChange, ...] = ()
        if row.kind in TURNS and row.seat is not None and self.had is not None:
            has = table.means(row.seat) if self.has is None else self.has
            changes = tuple(changed(self.had, has))
        moves, events = tuple(self.moves), tuple(self.events)
        before = tuple(self.before)
        return Told(
            row, moves, events, changes=changes, own=self.own, marks=self.marks, before=before
        )

    def add(self, row: MoveRow, events: Iterable[Event]) -> None:
        """One more move; an automatic answer marks the first events of its own seat: what comes
        after those of others is not its doing."""
        self.moves.append(row)
        self.before.append(len(self.events))
        automatic, marked = row.how in AUTOMATIC, False
        for event in events:
            own = event.seat == row.move.seat
            automatic = automatic and (own or not marked)
            if automatic and own:
                self.marks[len(self.events)] = row.how
                marked = True
            self.events.append(event)


async def told(live: Live, first: int, last: int, seat: Seat | None = None) -> tuple[Told, ...]:
    """The committed turns with these numbers, with their events, as far as a seat (None: the
    public) may learn of them; unknown numbers are left out."""
    if live.fault is not None:
        last = min(last, live.fault.turn)
    wanted = [row for row in live.turns if first <= row.n <= last]
    known = dict(live.tales)
    missing = [row for row in wanted if row.n not in known]
    if missing:
        # Tens of milliseconds for the whole of a long game: not on the event loop.
        again = [row for row in wanted if row.n >= missing[0].n]
        told = await asyncio.to_thread(_tell, live.table.game, live.game.setup, live.moves, again)
        live.remember(told)
        known |= {one.turn.n: one for one in told}
    return tuple(read_by(known[row.n], live.table, seat) for row in wanted)


def _tell(
    game: AnyGame, setup: Setup, log: Sequence[MoveRow], turns: Sequence[TurnRow]
) -> list[Told]:
    """Play turns that follow each other once more and tell them."""
    table: AnyTable = Table(game, setup, (row.move for row in log[: turns[0].first]))
    if turns[0].n != 0:
        table.take_events()
    return [_turn(table, row, log) for row in turns]


def _turn(table: AnyTable, row: TurnRow, log: Sequence[MoveRow]) -> Told:
    tale = TurnTale(events=table.take_events())  # what the setup tells belongs to the first turn
    for move in log[row.first : row.after]:
        tale.foresee(table, move.move)
        table.play(move.move)
        tale.add(move, table.take_events())
    return tale.told(row, table)


async def standing(room: GameRoom) -> GameStanding:
    """The game as it stands, with what is asked and requested."""
    live = room.known()
    return GameStanding(
        game=live.game,
        seats=live.seats,
        asked=tuple(live.asked.values()),
        expected=await expected(room),
        last_turn=live.turns[-1].n,
        result=live.table.result,
        fault=live.fault,
        requests=tuple(await room.database.read(traces.open_rows, room.id)),
    )


def questions(live: Live) -> tuple[AskedQuestion, ...]:
    """What is asked of whom; nothing in a game that has ended or can only be read."""
    if not live.playable:
        return ()
    return tuple(_question(live, decision) for decision in live.table.pending)


def _question(live: Live, decision: Decision) -> AskedQuestion:
    row = live.asked[decision.seat]
    options: tuple[Option, ...] = ()
    at_once = decision.outright or slot_of(decision) == OFFERED
    if at_once and not decision.is_set and not decision.secret:
        options = tuple(islice(decision.offer(), MOST_ANSWERS))
    if decision.outright and len(options) > MOST_OUTRIGHT:
        options = ()
    return AskedQuestion(
        seat=decision.seat,
        kind=decision.kind,
        args=decision.args,
        position=row.position,
        since=row.since,
        options=options,
        decline=declining(decision),
        settings=tuple(live.table.game.habit_settings.get(decision.kind, ())),
        role=decision.role,
    )


async def view_at(live: Live, turn: int, seat: Seat | None) -> Any:  # the game's own view
    """What a seat could see when a turn had ended; before the first one, the empty table."""
    if live.fault is not None:
        turn = min(turn, live.fault.turn)
    last = max((row for row in live.turns if row.n <= turn), key=lambda row: row.n, default=None)
    if seat is None and last is not None and last.hash in live.views:
        return live.views[last.hash]
    moves = live.moves[: 0 if last is None else last.after]
    # A replay, like the one above: not on the event loop.
    return await asyncio.to_thread(_view, live.table, live.table.near, moves, seat)


def _view(
    table: AnyTable, near: Sequence[Landmark], log: Sequence[MoveRow], seat: Seat | None
) -> Any:
    then: AnyTable = Table(table.game, table.setup, (row.move for row in log), near=near)
    return then.view(seat)


@dataclass(frozen=True, slots=True)
class Passage:
    """A game gone through once from its beginning: its turns, what came of each, and what a seat
    (None: the public) could see before the first and after every one."""

    turns: tuple[TurnRow, ...]
    views: tuple[Any, ...]  # the game's own views, one more than turns
    tales: tuple[Told, ...]
    table: AnyTable

    def told(self, first: int, last: int) -> tuple[Told, ...]:
        """The turns with these numbers, as the public may read them now."""
        return tuple(
            read_by(tale, self.table) for tale in self.tales if first <= tale.turn.n <= last
        )

    def before(self, number: int) -> Any:  # the game's own view
        """What could be seen before a turn."""
        return self.views[next(n for n, row in enumerate(self.turns) if row.n == number)]

    def after(self, number: int) -> Any:  # the game's own view
        """What could be seen after it."""
        return self.views[1 + next(n for n, row in enumerate(self.turns) if row.n == number)]


async def passage(live: Live, seat: Seat | None) -> Passage:
    """The whole game in one replay, as far as it is good."""
    good = [row for row in live.turns if live.fault is None or row.n <= live.fault.turn]
    views, tales = await asyncio.to_thread(
        _passage, live.table.game, live.game.setup, live.moves, good, seat
    )
    return Passage(tuple(good), views, tales, live.table)


def _passage(
    game: AnyGame,
    setup: Setup,
    log: Sequence[MoveRow],
    turns: Sequence[TurnRow],
    seat: Seat | None,
) -> tuple[tuple[Any, ...], tuple[Told, ...]]:
    table: AnyTable = Table(game, setup)
    views, tales = [table.view(seat)], []
    for row in turns:
        tales.append(_turn(table, row, log))
        views.append(table.view(seat))
    return tuple(views), tuple(tales)


async def history(room: GameRoom) -> History:
    """The whole log for people, with what was taken back."""
    live = room.known()
    undone = await room.database.read(traces.undone, room.id)
    return History(await told(live, 0, live.turns[-1].n), tuple(undone))


def read_by(told: Told, table: AnyTable, seat: Seat | None = None) -> Told:
    """A turn as a seat (None: the public) may read it: hidden words are `?`, answers that are still
    sealed for it and what happened to others in private are left out."""
    moves: list[MoveRow] = []
    sealed: list[Seat] = []
    before: list[int] = []
    seen = [n for n, event in enumerate(told.events) if event.seen_by(seat)]
    for row, at in zip(told.moves, told.before, strict=True):
        words = table.reading(row.n, seat)
        if words is None:
            sealed.append(row.move.seat)
        else:
            moves.append(replace(row, move=row.move._replace(words=words)))
            before.append(sum(n < at for n in seen))
    own = None if told.own is None else sum(n < told.own for n in seen)
    marks = {at: told.marks[n] for at, n in enumerate(seen) if n in told.marks}
    return replace(
        told,
        moves=tuple(moves),
        events=tuple(told.events[n] for n in seen),
        sealed=tuple(sealed),
        changes=() if sealed else told.changes,
        own=own,
        marks=marks,
        before=tuple(before),
    )


def veiled(table: AnyTable, first: int) -> dict[int, Words]:
    """By number: what all may read of moves from `first` on, where that is not all of it."""
    log = table.log
    readings = {n: table.reading(n, None) for n in range(first, len(log))}
    return {
        n: words for n, words in readings.items() if words not in (None, log[n].words) and words
    }
