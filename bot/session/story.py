"""What happened, told again from the log: events are derived by replay, never stored."""

from __future__ import annotations

from dataclasses import replace

from bot.session import drafting
from bot.session.batch import public
from bot.session.room import Live, Room
from bot.session.values import Committed, DraftView, History, Press, Told
from bot.store import traces
from bot.store.rows import UndoRow
from engine.core.table import Table


def told(live: Live, first: int, last: int) -> tuple[Told, ...]:
    """The committed turns with these numbers, with their events; unknown numbers are left out."""
    if live.fault is not None:
        last = min(last, live.fault.turn)
    wanted = [row for row in live.turns if first <= row.n <= last]
    if not wanted:
        return ()
    start = wanted[0].first
    table = Table(live.table.game, live.game.setup, (row.move for row in live.moves[:start]))
    if wanted[0].n != 0:  # what the setup tells belongs to the start of the game
        table.take_events()
    found: list[Told] = []
    for row in wanted:
        moves = live.moves[row.first : row.after]
        for move in moves:
            table.play(move.move)
        told = Told(row, tuple(moves), tuple(table.take_events()))
        found.append(public(told, live.table.sealed))
    return tuple(found)


async def history(room: Room) -> History:
    """The whole log for people, with what was taken back."""
    live = room.known()
    undone = await room.database.read(traces.undone, room.id)
    return History(told(live, 0, live.turns[-1].n), tuple(map(_public, undone)))


def _public(undone: UndoRow) -> UndoRow:
    return replace(undone, moves=tuple(m for m in undone.moves if m.n not in undone.sealed))


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
