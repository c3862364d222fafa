"""What happened, told again from the log: events are derived by replay, never stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from bot.session import drafting
from bot.session.batch import Tale, public
from bot.session.bench import ANSWER, declining, slot_of
from bot.session.room import Live, Room
from bot.session.values import AnyTable, Committed, DraftView, History, Press, Question, Told
from bot.store import traces
from bot.store.rows import MoveRow, Status, TurnRow
from engine.core.moves import ONE, Decision, Move, Note, Option, Seat
from engine.core.table import Table

DELTAS = ("price", "gain")
"""Notes by which games say what a move costs and gives; they are as public as the move."""
MOST_ANSWERS = 6
"""Most options of a question that is answered by a single press."""


def told(live: Live, first: int, last: int) -> tuple[Told, ...]:
    """The committed turns with these numbers, with their events; unknown numbers are left out."""
    if live.fault is not None:
        last = min(last, live.fault.turn)
    wanted = [row for row in live.turns if first <= row.n <= last]
    if not wanted:
        return ()
    start = wanted[0].first
    table = Table(live.table.game, live.game.setup, (row.move for row in live.moves[:start]))
    if wanted[0].n != 0:
        table.take_events()
    return tuple(public(_tell(table, row, live.moves), live.table.sealed) for row in wanted)


def _tell(table: AnyTable, row: TurnRow, log: Sequence[MoveRow]) -> Told:
    """Play a turn once more and tell it."""
    tale = Tale(events=table.take_events())  # what the setup tells belongs to the first turn
    deltas: list[Note] = []
    for move in log[row.first : row.after]:
        deltas += _deltas(table, move.move)
        table.play(move.move)
        tale.add(move, table.take_events())
    return Told(row, tuple(tale.moves), tuple(tale.events), deltas=tuple(deltas), marks=tale.marks)


def _deltas(table: AnyTable, move: Move) -> Iterator[Note]:
    """What a move about to be played costs and gives; nothing of a secret one."""
    decision = table.decision_of(move.seat)
    if decision is not None and not decision.secret and decision.picks == ONE:
        chosen = (option.notes for option in decision.offer() if option.words == move.words)
        yield from (note for note in next(chosen, ()) if note.key in DELTAS)


def questions(live: Live) -> tuple[Question, ...]:
    """What is asked of whom; nothing in a game that has ended or can only be read."""
    if live.game.status is not Status.LIVE or live.fault is not None:
        return ()
    return tuple(_question(live, decision) for decision in live.table.pending)


def _question(live: Live, decision: Decision) -> Question:
    row = live.asked[decision.seat]
    options: tuple[Option, ...] = ()
    if slot_of(decision) == ANSWER and decision.picks == ONE and not decision.secret:
        options = tuple(islice(decision.offer(), MOST_ANSWERS))
    return Question(
        seat=decision.seat,
        kind=decision.kind,
        args=decision.args,
        position=row.position,
        since=row.since,
        options=options,
        decline=declining(decision),
        settings=tuple(live.table.game.habit_settings.get(decision.kind, ())),
    )


def view_at(live: Live, turn: int, seat: Seat | None) -> Any:  # the game's own view
    """What a seat could see when a turn had ended; before the first one, the empty table."""
    after = max((row.after for row in live.turns if row.n <= turn), default=0)
    moves = (row.move for row in live.moves[:after])
    return Table(live.table.game, live.game.setup, moves).view(seat)


async def history(room: Room) -> History:
    """The whole log for people, with what was taken back."""
    live = room.known()
    undone = await room.database.read(traces.undone, room.id)
    return History(told(live, 0, live.turns[-1].n), tuple(undone))


async def done_before(room: Room, press: Press) -> DraftView | Committed | None:
    """What this very interaction led to when it was delivered first; None if it is new."""
    handled = await room.handled(press)
    if handled is None:
        return None
    if handled.first_turn is None or handled.last_turn is None:
        return replace(await drafting.look(room, press), repeated=True)
    live = room.known()
    return Committed(
        game=room.id,
        version=live.game.version,
        turns=told(live, handled.first_turn, handled.last_turn),
        asked=tuple(live.asked.values()),
        newly=(),
        expected=live.expected or (),
        result=live.table.result,
        repeated=True,
    )
