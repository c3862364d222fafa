"""What a player is likely to look at next, so that it can be made ready for him."""

from __future__ import annotations

from dataclasses import replace

from bot.session.asked.calls import slot_of
from bot.session.asked.look_ahead import automatic_answer
from bot.session.drafts.bench import REVISIONS, Bench, set_out_on
from bot.session.drafts.draft import cached_bench, row_for, view_of
from bot.session.live import GameRoom
from bot.session.values import DraftView
from engine.core.moves import END, Seat
from engine.core.table import AnyTable

MOST_ANSWERED = 100
"""More than this need not be foreseen."""


def foreseen(room: GameRoom, seat: Seat) -> DraftView | None:
    """The draft of whoever looks for the first time at what his seat is asked, or the one that
    follows if he confirms what he has; waits for nothing and writes nothing. None where neither is
    known."""
    live = room.live
    if live is None or live.dirty or not live.playable or live.table.asked(seat) is None:
        return None
    bench = cached_bench(room, seat)
    if bench is None or bench.planned:
        return None
    row = live.drafts.get((seat, bench.slot))
    if bench.all_moves:
        return _confirmed(room, bench)
    if row is not None and not row.empty:
        return None
    return view_of(room, seat, bench, row or row_for(room, bench, None))


def _confirmed(room: GameRoom, bench: Bench) -> DraftView | None:
    """What the same seat is asked after Confirm. Where a step reveals something it has been tried
    already, on a table that nobody looks at before: what is made ready is shown only if it comes to
    that. Whoever ends his turn is mostly followed by others."""
    closing = bench.closing
    if bench.assumed or closing is None or closing[-1] == END:
        return None
    table = _answered(room, bench.table if bench.crossed is None else bench.crossed)
    decision = table.decision_of(bench.seat)
    if decision is None:
        return None
    after = set_out_on(room, table, decision, slot_of(decision))
    row = replace(row_for(room, after, None), revision=(after.version + 1) * REVISIONS)
    return view_of(room, bench.seat, after, row)


def _answered(room: GameRoom, table: AnyTable) -> AnyTable:
    """Where a table stands once what is usual has been answered of itself; what people have ordered
    otherwise is not looked up for that."""
    live = room.known()
    if automatic_answer(live, {}, table) is None:
        return table
    table = live.spares.take(table.log)
    for _ in range(MOST_ANSWERED):
        answer = automatic_answer(live, {}, table)
        if answer is None:
            break
        table.play(answer[0])
    return table
