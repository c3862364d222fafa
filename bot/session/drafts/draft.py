"""A player's draft: moves are played into it, it is seen, and it is confirmed."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.session.accord.undo import change_sealed
from bot.session.commit import begin, finish, origin_of
from bot.session.drafts.bench import REVISIONS, Bench, own_sealed, restored
from bot.session.drafts.plan_check import later, ordered, poured, turns_ended, unmet
from bot.session.drafts.slots import CHANGE, MAIN
from bot.session.errors import DraftError, NotAskedError, StalePressError
from bot.session.history import told
from bot.session.live import GameRoom, Live
from bot.session.values import Blueprint, Committed, DraftView, Meanwhile, Peek, Press
from bot.store import log
from bot.store.log import Handled
from bot.store.rows import DraftRow
from bot.store.sql import Connection
from engine.core.errors import MoveError, RuleBugError
from engine.core.moves import END, Move, Seat, Words
from engine.core.words import resolve, split_moves

LISTING_SECONDS = 0.5
"""How long may be searched for what an abbreviated move means."""


def after(seconds: float) -> Callable[[], bool]:
    """Says whether so much time has passed since now."""
    deadline = time.monotonic() + seconds
    return lambda: time.monotonic() > deadline


async def play(
    room: GameRoom, press: Press, text: str, revision: int | None, *, commit: bool
) -> DraftView | Committed:
    """Play typed moves into the draft. With `commit`, or if the last word is `end`, the turn is
    committed as well where nothing mandatory is open; where it is, the draft keeps the moves."""
    seat = room.seat_of(press)
    room.open()
    handled = await room.handled(press)
    if handled is not None:
        return await done_before(room, press, handled)
    moves, ended = typed_moves(room, text)
    bench = await needed_bench(room, seat, revision)
    count = len(bench.steps)
    try_moves(room, bench, moves)
    if ended and bench.closing is None:
        try:
            resolve(bench.table, seat, END)
        except MoveError as error:
            error.part = len(moves)
            raise
        finally:
            bench.cut(count)
    bench.dropped, bench.repriced = (), False
    if (commit or ended) and bench.closing is not None:
        try:
            return await _close(room, press, bench)
        except BaseException:
            room.drop_bench(seat)  # it holds steps that are stored nowhere
            raise
    await save(room, bench, press)
    return view_of(room, seat, bench)


async def confirm(
    room: GameRoom, press: Press, revision: int | None, then: Sequence[Words] | None = None
) -> DraftView | Committed:
    """Commit the draft; while others have still to answer, keep the Confirm until they have. A turn
    that reveals something is ended as well if its player says what he will do `then`."""
    seat = room.seat_of(press)
    room.open()
    handled = await room.handled(press)
    if handled is not None:
        return await done_before(room, press, handled)
    bench = await needed_bench(room, seat, revision)
    if bench.closing is None:
        kind = None if bench.decision is None else bench.decision.kind
        raise DraftError("draft-incomplete", kind=kind)
    return await _close(room, press, bench, then)


async def _close(
    room: GameRoom, press: Press, bench: Bench, then: Sequence[Words] | None = None
) -> DraftView | Committed:
    if bench.assumed:
        await save(room, bench, press, confirmed=True)
        return view_of(room, bench.seat, bench)
    closing = bench.closing
    assert closing is not None
    if bench.slot == CHANGE:
        return await change_sealed(room, press, closing)
    batch = await begin(room)
    batch.gone.append((bench.seat, bench.slot))
    plan = room.known().drafts.get((bench.seat, bench.plan_slot)) if bench.slot == MAIN else None
    begun = 0 if plan is None else turns_ended(room, bench.seat)
    batch.turn(bench.seat, closing, bench.closes, replace(origin_of(press), then=then))
    if plan is not None:
        batch.leave(plan, later(room, plan, begun, kept=False))
    return await finish(batch, press)


async def done_before(room: GameRoom, press: Press, handled: Handled) -> DraftView | Committed:
    """What this very interaction led to when it was delivered first."""
    if handled.first_turn is None or handled.last_turn is None:
        return replace(await look(room, press), repeated=True)
    live = room.known()
    return Committed(
        game=room.id,
        version=live.game.version,
        turns=await told(live, handled.first_turn, handled.last_turn, room.seat_of(press)),
        asked=tuple(live.asked.values()),
        newly=(),
        expected=live.expected or (),
        result=live.table.result,
        repeated=True,
    )


async def look(room: GameRoom, press: Press) -> DraftView:
    """The draft of a seat as it is; a first look writes it down, so that its buttons are known."""
    seat = room.seat_of(press)
    bench = await bench_of(room, seat)
    return view_of(room, seat, bench)


async def bench_of(room: GameRoom, seat: Seat) -> Bench | None:
    """The seat's bench in the present position; None if it can only wait."""
    live = room.known()
    if not live.playable:
        return None
    bench = cached_bench(room, seat)
    if bench is None and (seat, CHANGE) in live.drafts:
        bench = changing(room, seat)
    if bench is None:
        return None
    row = live.drafts.get((seat, bench.slot))
    if row is not None and row.damaged:
        raise DraftError("draft-damaged", seat=seat)
    changed = bench.dropped or bench.repriced
    poured_now = bench.planned and bench.moves and row is not None and row.empty
    if row is None or poured_now or (changed and row.version != live.game.version):
        await save(room, bench, None, confirmed=bench.assumed and bench.kept)
    return bench


def cached_bench(room: GameRoom, seat: Seat) -> Bench | None:
    """The same without writing anything down; None too where nothing is asked of the seat."""
    live = room.known()
    bench: Bench | None = live.benches.get(seat)
    if bench is None or bench.version != live.game.version:
        bench = restored(room, seat)
        if bench is not None:
            row = live.drafts.get((seat, bench.slot))
            if (seat, bench.plan_slot) in live.drafts and (row is None or row.empty):
                bench = poured(room, bench)
            live.benches[seat] = bench
    return bench


def changing(room: GameRoom, seat: Seat) -> Bench | None:
    """The bench on which a sealed answer is given anew; None where there is nothing to change."""
    live = room.known()
    bench: Bench | None = live.changes.get(seat)
    if bench is None or bench.version != live.game.version:
        bench = restored(room, seat, change=True) if live.playable else None
        if bench is not None:
            live.changes[seat] = bench
    return bench


async def needed_bench(room: GameRoom, seat: Seat, revision: int | None) -> Bench:
    """The seat's bench, of a sealed answer the one to change it; raises NotAskedError, or
    StalePressError for another revision."""
    bench = await bench_of(room, seat)
    if bench is None and (bench := changing(room, seat)) is not None:
        await save(room, bench, None)
    if bench is None:
        raise NotAskedError(seat=seat, waiting_for=list(room.known().table.waiting_for))
    if revision is not None and revision != row_of(room, bench).revision:
        raise StalePressError(view_of(room, seat, bench))
    return bench


def row_of(room: GameRoom, bench: Bench) -> DraftRow:
    """The stored row of a bench."""
    return room.known().drafts[bench.seat, bench.slot]


def typed_moves(room: GameRoom, text: str) -> tuple[list[Words], bool]:
    """The moves of a typed line without a last `end`, and whether there was one."""
    moves = split_moves(text)
    if not moves:
        raise DraftError("draft-no-words")
    game = room.known().table.game
    ends = [game.canonical(words) == END for words in moves]
    if any(ends[:-1]):
        raise DraftError("draft-end-not-last")
    return (moves[:-1], True) if ends[-1] else (moves, False)


def try_moves(room: GameRoom, bench: Bench, moves: Sequence[Words]) -> None:
    """Play typed moves on the bench: all of them or none; raises a MoveError."""
    if bench.slot == CHANGE and bench.decision is None:
        bench.cut(0)  # whoever types a new answer means that one
    count, crossing = len(bench.steps), bench.crossing
    if len(bench.steps) + len(moves) > room.policy.draft_keeps:
        raise DraftError("draft-too-long", most=room.policy.draft_keeps)
    try:
        for part, typed in enumerate(moves):
            if bench.crossing is not None:
                raise DraftError("draft-at-crossing", step=" ".join(bench.crossing), part=part)
            if bench.steps and bench.decision is None:
                raise DraftError("draft-complete", part=part)
            _play_one(bench, typed, part)
    except RuleBugError as error:
        room.drop_bench(bench.seat)
        raise room.fault(error, "draft") from error
    except Exception:
        if (len(bench.steps), bench.crossing) != (count, crossing):
            bench.cut(count)
        raise


def _play_one(bench: Bench, typed: Words, part: int) -> None:
    try:
        words = resolve(bench.table, bench.seat, typed, after(LISTING_SECONDS))
        if words == END:
            raise DraftError("draft-end-not-last")
        bench.play(words)
    except MoveError as error:
        error.part = part
        raise


async def save(
    room: GameRoom,
    bench: Bench,
    press: Press | None,
    *,
    confirmed: bool = False,
    price: str = "",
) -> None:
    """Store the draft as the bench has it, with the next revision, and take it over. What is only
    looked at would be made up again just so: nobody waits until that is stored."""
    live, now = room.known(), room.now
    row = row_for(room, bench, press, confirmed, price)
    # Once the player has made the draft his own, what he had planned is done with.
    plan = (bench.seat, bench.plan_slot)
    taken_up = press is not None and bench.slot == MAIN and plan in live.drafts
    begun = turns_ended(room, bench.seat) if taken_up else 0
    left = later(room, live.drafts[plan], begun, kept=False) if taken_up else None

    def work(conn: Connection) -> None:
        log.save_draft(conn, room.id, row)
        if taken_up and left is None:
            log.delete_draft(conn, room.id, *plan)
        elif left is not None:
            log.save_draft(conn, room.id, left)
        if press is not None:
            log.handle(conn, press.interaction, room.id, now)

    if press is None and not confirmed:
        room.database.write_behind(work)
    else:
        try:
            await room.database.write(work)
        except BaseException:
            room.drop_bench(bench.seat)
            raise
    live.drafts[bench.seat, bench.slot] = row
    if taken_up:
        live.drafts.pop(plan, None)
    if left is not None:
        live.drafts[plan] = left


def row_for(
    room: GameRoom, bench: Bench, press: Press | None, confirmed: bool = False, price: str = ""
) -> DraftRow:
    """The draft as it is to be stored; a look keeps the word that it came back."""
    live = room.known()
    old = live.drafts.get((bench.seat, bench.slot))
    user = live.user_at(bench.seat) if press is None else press.user
    before = None
    if press is None:
        plan = live.drafts.get((bench.seat, bench.plan_slot)) if bench.planned else None
        before = plan if old is None or old.empty else old
    return DraftRow(
        seat=bench.seat,
        slot=bench.slot,
        user=0 if user is None else user,
        version=live.game.version,
        revision=live.game.version * REVISIONS if old is None else old.revision + 1,
        moves=bench.moves,
        crossing=bench.crossing,
        confirmed=confirmed,
        price=price or bench.price,
        at=room.now,
        returned=before is not None and before.returned,
    )


def view_of(
    room: GameRoom, seat: Seat, bench: Bench | None, row: DraftRow | None = None
) -> DraftView:
    """What the player sees of his draft, which is stored as `row`."""
    live = room.known()
    waiting_for = tuple(other for other in live.table.waiting_for if other != seat)
    if bench is None:
        return _waiting_view(room, seat, waiting_for)
    row = row_of(room, bench) if row is None else row
    lost = unmet(room, bench) if bench.planned else ()
    return DraftView(
        game=room.id,
        version=live.game.version,
        seat=seat,
        revision=row.revision,
        steps=tuple(bench.steps),
        decision=bench.decision,
        view=live.view(seat) if bench.shared else bench.table.view(seat),
        blueprint=_blueprint(live, bench),
        closing=bench.closing,
        end_warnings=bench.end_warnings(),
        crossing=bench.crossing,
        crossing_notes=() if bench.crossing is None else bench.crossing_notes,
        basis=bench.basis,
        sending=bench.sending,
        confirmed=row.confirmed,
        meanwhile=Meanwhile(row.returned, bench.dropped, bench.repriced, lost),
        waiting_for=waiting_for,
        planned=bench.planned,
        sealed=own_sealed(live, seat) if bench.slot == CHANGE else (),
        given=own_sealed(live, seat) if live.playable else (),
        ahead=ordered(room, seat) if live.playable and live.table.ahead(seat) else (),
        begun=bench.kind,
        can_try=live.playable and live.table.is_open_to(seat),
    )


def _waiting_view(room: GameRoom, seat: Seat, waiting_for: tuple[Seat, ...]) -> DraftView:
    """What a player sees who can only wait."""
    live = room.known()
    return DraftView(
        game=room.id,
        version=live.game.version,
        seat=seat,
        revision=live.game.version * REVISIONS,
        steps=(),
        decision=None,
        view=live.view(seat),
        blueprint=room.blueprint(),
        closing=None,
        waiting_for=waiting_for,
        can_plan=live.playable and live.table.can_imagine(seat),
        can_try=live.playable and live.table.is_open_to(seat),
        sealed=own_sealed(live, seat) if live.playable else (),
        given=own_sealed(live, seat) if live.playable else (),
        ahead=ordered(room, seat) if live.playable and live.table.ahead(seat) else (),
    )


def peek_of(room: GameRoom, user: int) -> Peek | None:
    """The open question of a user, to be listed; waits for nothing and writes nothing."""
    live = room.live
    if live is None or live.dirty or not live.playable:
        return None
    seat = room.seat_of(Press(user))
    bench = cached_bench(room, seat) or changing(room, seat)
    if bench is None or (bench.decision is None and bench.closing is None):
        return None
    row = live.drafts.get((seat, bench.slot))
    revision = None if row is None else row.revision
    changes = bench.slot == CHANGE
    steps = len(bench.moves)
    return Peek(
        seat, bench.decision, bench.table, _blueprint(live, bench), revision, steps, changes
    )


def _blueprint(live: Live, bench: Bench) -> Blueprint:
    """The draft's position as something to build a table of, as its player has marked it."""
    steps = tuple(Move(bench.seat, words) for words in bench.moves)
    marks = (bench.seat, dict(live.marks[bench.seat])) if bench.seat in live.marks else None
    return replace(bench.base, log=(*bench.base.log, *steps), marks=marks)
