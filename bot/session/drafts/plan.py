"""What a player does with his plan: the same as with a draft, and when it is to be carried out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from bot.session.drafts import draft
from bot.session.drafts.bench import Bench, slot_ahead
from bot.session.drafts.plan_check import (
    MOST_BEFORE,
    MOST_FIRST,
    Guard,
    PlanChoice,
    go_past,
    guard_of,
    imagined,
    is_of_this_round,
    ordered,
    own_moves,
    turns_ended,
)
from bot.session.drafts.plan_values import Act, Besides, Planning, TurnPlan, to_order
from bot.session.drafts.slots import MAIN, PLAN
from bot.session.errors import DraftError, NotAskedError, StalePressError
from bot.session.live import GameRoom
from bot.session.values import DraftView, Press
from bot.store.rows import DraftRow
from engine.core.moves import Seat, Words
from engine.core.provisos import provisos_of
from engine.core.words import resolve, split_moves

MOST_OTHERS = 6
CONDITIONS = (Act.OTHER, Act.STRICT, Act.PROVISO)
"""What leaves a plan as it is, and only says more of it."""


async def plan(
    room: GameRoom, press: Press, planning: Planning | None, revision: int | None, ahead: str = ""
) -> DraftView:
    """Look at the plan of a seat, or change it, or what it orders for a question `ahead`. Once it
    is the seat's turn there is none any more: a look shows the draft, anything else is stale."""
    seat = room.seat_of(press)
    room.open()
    over = bool(ahead) and ahead not in room.known().table.ahead(seat)
    if over or (not ahead and await draft.bench_of(room, seat) is not None):
        now = await draft.look(room, press)
        now = replace(now, ordered=await _begun_as(room, seat, ahead) if over else None)
        if planning is None:
            return now
        raise StalePressError(now)
    bench = await _looked_at(room, seat, ahead)
    if planning is None:
        return _view_of(room, bench)
    if await room.handled(press) is not None:
        return replace(_view_of(room, bench), repeated=True)
    if revision is not None and revision != draft.row_of(room, bench).revision:
        raise StalePressError(_view_of(room, bench))
    await _change(room, bench, press, planning)
    return _view_of(room, bench)


async def _begun_as(room: GameRoom, seat: Seat, ahead: str) -> int | None:
    """The revision of the order that the draft of the question itself repeats, neither of them
    changed since it was asked; None if there is no such order."""
    bench = await draft.bench_of(room, seat)
    row = room.known().drafts.get((seat, slot_ahead(ahead)))
    if bench is None or row is None or row.damaged or not is_of_this_round(room, row):
        return None
    asked = bench.slot == MAIN and bench.kind == ahead and not bench.assumed
    last = () if row.crossing is None else (row.crossing,)
    same = bench.all_moves == (*row.moves, *last)  # the last step may reveal something only now
    changed = bench.dropped or bench.repriced
    return row.revision if asked and same and not changed else None


def first_order(room: GameRoom, seat: Seat) -> DraftView | None:
    """What a seat would be shown first of what it can order; writes nothing."""
    for kind in to_order(ordered(room, seat)):
        bench, row = _bench_of(room, seat, kind)
        order = _view_of(room, bench, row)
        if order.asks:
            return order
    return None


async def _looked_at(room: GameRoom, seat: Seat, ahead: str) -> Bench:
    """The plan's bench in the present position; a first look writes it down."""
    bench, row = _bench_of(room, seat, ahead)
    if row is not room.known().drafts.get((seat, bench.slot)):
        await _save(room, bench, None, Guard.read(row.price))
    return bench


def _bench_of(room: GameRoom, seat: Seat, ahead: str) -> tuple[Bench, DraftRow]:
    """The same with its row, which may not be written yet."""
    live, slot = room.known(), slot_ahead(ahead)
    bench: Bench | None = live.plans.get((seat, slot))
    row = live.drafts.get((seat, slot))
    guard = None if row is None or row.damaged else _guard_of(room, row)
    if row is not None and ahead and not is_of_this_round(room, row):
        guard = None
    if bench is None or bench.version != live.game.version:
        bench = imagined(room, seat, ahead)
        if bench is None:
            raise NotAskedError("plan-impossible", seat=seat)
        if row is not None and guard is not None:
            go_past(bench, guard.before)
            bench.replay(row.moves, row.crossing)
            same = not bench.dropped and bool(row.moves)
            bench.repriced = same and guard.price != bench.price
        live.plans[seat, slot] = bench
    if row is None or guard is None:
        number = live.table.round_number
        guard = Guard(bench.price, round=number, turn=_turn(room, bench))
        row = draft.row_for(room, bench, None, price=guard.text())
    return bench, row


async def _change(room: GameRoom, bench: Bench, press: Press, planning: Planning) -> None:
    row = draft.row_of(room, bench)
    guard, act = _guard_of(room, row) or Guard(), planning.act
    if act is Act.PLAY:
        moves, _ = draft.typed_moves(room, planning.text)
        draft.try_moves(room, bench, moves)
    if act is Act.OTHER:
        other = _other(room, bench, guard, planning.text)
        if other is None:  # it is drafted now, in place of being written beside what is drafted
            guard, act = _asked_more(room, bench, guard, planning.text), Act.PLAY
        else:
            guard = replace(guard, others=(*guard.others, other))
    guard = _rearranged(bench, _guarded(bench, guard, act, planning.text), act)
    if guard.own is not None:
        guard = replace(guard, own=own_moves(room, bench.seat))
    bench.dropped, bench.repriced = (), False
    confirmed = act is Act.KEEP or (row.confirmed and act in CONDITIONS)
    await _save(room, bench, press, replace(guard, price=bench.price), confirmed=confirmed)
    for seat, slot in [*room.known().plans]:  # what comes after it is imagined anew
        if seat == bench.seat and slot not in (PLAN, bench.slot):
            del room.known().plans[seat, slot]


def _guarded(bench: Bench, guard: Guard, act: Act, text: str) -> Guard:
    """The conditions of a plan, changed."""
    match act:
        case Act.PLAY:
            return replace(guard, others=())
        case Act.STRICT:
            return replace(guard, own=0 if guard.own is None else None)
        case Act.PROVISO:
            return replace(guard, provisos=_turned(bench, guard.provisos, text))
    return guard


def _asked_more(room: GameRoom, bench: Bench, guard: Guard, text: str) -> Guard:
    """What is to be tried in place of the last step leads to more questions: it becomes the next
    choice, which is drafted up to there."""
    if bench.slot != PLAN or len(guard.first) >= MOST_FIRST:
        raise DraftError("plan-other-open")
    steps = bench.moves[:-1]
    guard = _set_aside(bench, guard)
    with _kept_or_forgotten(room, bench):
        draft.try_moves(room, bench, (*steps, *split_moves(text)))
    return guard


def _rearranged(bench: Bench, guard: Guard, act: Act) -> Guard:
    """What is drafted and what goes before it, changed."""
    idle = not bench.all_moves
    match act:
        case Act.ELSE:
            return _set_aside(bench, guard)
        case Act.THEN:
            return _gone_past(bench, guard)
        case Act.BACK if idle and (guard.first or guard.before):
            return _taken_up(bench, guard)
        case Act.BACK:
            _cut(bench, len(bench.steps) - (bench.crossing is None))
            return replace(guard, others=(), provisos=guard.provisos if bench.steps else ())
        case Act.OVER:
            _cut(bench, 0, empty=bool(guard.first or guard.before))
            if guard.before:
                bench.to_first_turn()
            return replace(guard, others=(), provisos=(), first=(), before=())
        case Act.KEEP:
            guard = _taken_up(bench, guard) if idle and (guard.first or guard.before) else guard
            if bench.closing is None:
                raise DraftError("draft-incomplete")
    return guard


def _set_aside(bench: Bench, guard: Guard) -> Guard:
    """What is drafted goes before a turn that is still to be drafted."""
    if not bench.all_moves or bench.closing is None or len(guard.first) >= MOST_FIRST:
        raise DraftError("plan-no-other")
    first = (*guard.first, _as_drafted(bench, guard))
    bench.cut(0)
    return replace(guard, others=(), provisos=(), first=first)


def _as_drafted(bench: Bench, guard: Guard) -> PlanChoice:
    """What is drafted, as a choice among others."""
    return PlanChoice(bench.moves, bench.crossing, bench.price, guard.others, guard.provisos)


def _gone_past(bench: Bench, guard: Guard) -> Guard:
    """What is drafted, with what goes before it, comes before a turn still to be drafted."""
    choices = (*guard.first, _as_drafted(bench, guard))
    if len(guard.before) >= MOST_BEFORE or not bench.to_next_turn():
        raise DraftError("plan-no-next")
    before = (*guard.before, choices)
    if guard.first:  # it is the first choice that is expected to be played
        bench.to_first_turn()
        go_past(bench, before)
    return replace(guard, others=(), provisos=(), first=(), before=before)


def _taken_up(bench: Bench, guard: Guard) -> Guard:
    """Nothing is drafted: what goes before it becomes the draft again."""
    first, before = guard.first, guard.before
    if not first:
        *others, first = before
        before = tuple(others)
        bench.to_first_turn()
        go_past(bench, before)
    *more, last = first
    bench.replay(last.moves, last.crossing)
    guard = replace(guard, others=last.others, provisos=last.provisos)
    return replace(guard, first=tuple(more), before=before)


def _turned(bench: Bench, provisos: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The conditions with this one, or without it if it was among them."""
    known = provisos_of(bench.table.game)
    if known is None or name not in known.kinds:
        raise DraftError("plan-no-other")
    if name in provisos:
        return tuple(one for one in provisos if one != name)
    return (*provisos, name)


def _cut(bench: Bench, count: int, *, empty: bool = False) -> None:
    if not bench.all_moves and not empty:
        raise DraftError("draft-empty")
    bench.cut(count)


def _other(room: GameRoom, bench: Bench, guard: Guard, text: str) -> tuple[Words, str] | None:
    """What is to be tried in place of the last step, with its price; None if it leads to more
    questions; raises a MoveError."""
    typed = split_moves(text)
    if not bench.steps or bench.crossing is not None or len(typed) != 1:
        raise DraftError("plan-no-other")
    trial = imagined(room, bench.seat, _ahead(bench))
    assert trial is not None
    go_past(trial, guard.before)
    trial.replay(bench.moves[:-1], None)
    words = resolve(trial.table, bench.seat, typed[0], draft.after(draft.LISTING_SECONDS))
    if words in (bench.moves[-1], *(other for other, _ in guard.others)):
        raise DraftError("plan-no-other")
    if len(guard.others) >= MOST_OTHERS:
        raise DraftError("plan-no-other")
    trial.play(words)
    reveals = trial.crossing is not None and bench.slot == PLAN
    return None if reveals or trial.closing is None else (words, trial.price)


async def _save(
    room: GameRoom, bench: Bench, press: Press | None, guard: Guard, *, confirmed: bool = False
) -> None:
    with _kept_or_forgotten(room, bench):
        await draft.save(room, bench, press, confirmed=confirmed, price=guard.text())


@contextmanager
def _kept_or_forgotten(room: GameRoom, bench: Bench) -> Iterator[None]:
    """A plan that could not be changed to the end is read anew from what is written."""
    try:
        yield
    except BaseException:
        room.known().plans.pop((bench.seat, bench.slot), None)
        raise


def _view_of(room: GameRoom, bench: Bench, row: DraftRow | None = None) -> DraftView:
    row = draft.row_of(room, bench) if row is None else row
    guard = _guard_of(room, row) or Guard()
    others = tuple(words for words, _ in guard.others)
    first = tuple(one.all_moves for one in guard.first)
    before = tuple(tuple(one.all_moves for one in turn) for turn in guard.before)
    shown = draft.view_of(room, bench.seat, bench, row)
    strict = guard.own is not None
    more = bool(bench.moves) and bench.slot == PLAN and len(before) < MOST_BEFORE
    more = more and bench.closing is not None and bench.table.can_imagine(bench.seat)
    said = TurnPlan(
        others,
        strict,
        _ahead(bench),
        first,
        guard.provisos,
        before,
        more,
        _besides(guard.first),
        tuple(map(_besides, guard.before)),
    )
    return replace(shown, plan=said)


def _besides(choices: Iterable[PlanChoice]) -> tuple[Besides, ...]:
    return tuple(Besides(tuple(words for words, _ in one.others), one.provisos) for one in choices)


def _guard_of(room: GameRoom, row: DraftRow) -> Guard | None:
    """The guard of a plan as it is looked at; where the table has gone back, its first turn is
    the next one again."""
    guard = Guard.read(row.price)
    turn = turns_ended(room, row.seat)
    if row.slot == PLAN and guard.turn is not None and guard.turn > turn:
        return replace(guard, turn=turn)
    return guard_of(room, row)


def _turn(room: GameRoom, bench: Bench) -> int | None:
    """Which of the seat's turns is due next, where that matters."""
    return turns_ended(room, bench.seat) if bench.slot == PLAN else None


def _ahead(bench: Bench) -> str:
    return "" if bench.slot == PLAN else bench.kind
