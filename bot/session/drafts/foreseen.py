"""What a player is likely to look at next, so that it can be made ready for him."""

from __future__ import annotations

import copy
from dataclasses import replace

from bot.session.asked.look_ahead import automatic_answer, closing_words
from bot.session.drafts.bench import REVISIONS, Bench, own_sealed_on, set_out
from bot.session.drafts.draft import cached_bench, row_for, try_moves, typed_moves, view_of
from bot.session.drafts.plan import first_order
from bot.session.errors import SessionError
from bot.session.live import GameRoom, Seen
from bot.session.values import DraftView
from bot.store.rows import TurnKind
from engine.core.errors import GameError
from engine.core.moves import END, Role, Seat
from engine.core.table import AnyTable

MOST_ANSWERED = 100
"""More than this need not be foreseen."""


def foreseen(room: GameRoom, seat: Seat, typed: str = "") -> DraftView | None:
    """The draft of whoever looks for the first time at what his seat is asked, or the one that
    follows if he confirms what he has, or commits what he has `typed`; waits for nothing and writes
    nothing. None where that is not known."""
    live = room.live
    if live is None or live.dirty or not live.playable or live.table.asked(seat) is None:
        return None
    bench = cached_bench(room, seat)
    if bench is None or bench.planned:
        return None
    if typed:
        return _typed(room, bench, typed)
    if bench.all_moves:
        return _confirmed(room, bench)
    row = live.drafts.get((seat, bench.slot))
    if row is not None and not row.empty:
        return None
    return view_of(room, seat, bench, row or row_for(room, bench, None))


def _typed(room: GameRoom, now: Bench, text: str) -> DraftView | None:
    """The same on a bench of its own, so that nothing is drafted by that, and no table is taken
    that somebody needs for what he really does."""
    bench = set_out(room, now.seat)
    if bench is None or bench.role is Role.TURN or now.crossing is not None:
        return None  # whoever ends his turn is mostly followed by others
    bench.spares = bench.spares.others()
    bench.replay(now.moves, None)
    try:
        moves, ended = typed_moves(room, text)
        if not ended:
            try_moves(room, bench, moves)
    except (GameError, SessionError):
        return None
    return _confirmed(room, bench)


def _confirmed(room: GameRoom, bench: Bench) -> DraftView | None:
    """What the same seat is shown after Confirm: what it is asked then, or what it can order while
    it waits. Where a step reveals something it has been tried already, on a table that nobody looks
    at before: what is made ready is shown only if it comes to that. Whoever ends his turn is mostly
    followed by others."""
    closing, seat = bench.closing, bench.seat
    if bench.assumed or closing is None or closing[-1] == END:
        return None
    table = bench.table if bench.crossed is None else bench.crossed
    if bench.closes is TurnKind.PART and closing_words(table, seat, None) is not None:
        return None
    table = _answered(room, table)
    then = _as_if(room, bench, table)
    if table.asked(seat) is None:
        return first_order(then, seat) if own_sealed_on(table, seat) else None
    after = cached_bench(then, seat)
    if after is None or after.planned:
        return None
    row = replace(row_for(then, after, None), revision=after.version * REVISIONS)
    return view_of(then, seat, after, row)


def _as_if(room: GameRoom, bench: Bench, table: AnyTable) -> GameRoom:
    """The room as it will be when the draft has led to that table; good for looking around."""
    live, then = room.known(), copy.copy(room)
    done = {(bench.seat, bench.slot), (bench.seat, bench.plan_slot)}
    then.live = replace(
        live,
        game=replace(live.game, version=live.game.version + 1),
        table=table,
        turns=[*live.turns[-1:], replace(live.turns[-1], seat=bench.seat, kind=bench.closes)],
        drafts={key: row for key, row in live.drafts.items() if key not in done},
        benches={},
        plans={},
        changes={},
        expected=None,
        _seen=Seen(None, 0, {}),
    )
    return then


def _answered(room: GameRoom, table: AnyTable) -> AnyTable:
    """Where a table stands once what is usual has been answered of itself; what people have ordered
    otherwise is not looked up for that."""
    live = room.known()
    if automatic_answer(live, {}, table) is None:
        return table
    table = live.spares.others().take(table.log)
    for _ in range(MOST_ANSWERED):
        answer = automatic_answer(live, {}, table)
        if answer is None:
            break
        table.play(answer[0])
    return table
