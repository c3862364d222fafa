"""Answers past any draft: single ones, by order, and when time is out; and calls for them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.session.asked.calls import CALL, Call, custom_of, put_last, put_note, slot_of
from bot.session.asked.look_ahead import timeout_answer
from bot.session.commit import Origin, begin, finish, origin_of
from bot.session.drafts.draft import LISTING_SECONDS, after, done_before
from bot.session.drafts.slots import OFFERED
from bot.session.errors import DraftError, NotAskedError, StalePressError
from bot.session.live import GameRoom
from bot.session.values import Committed, Press
from bot.store import people
from bot.store.rows import How, TurnKind
from bot.store.sql import Connection
from engine.core.moves import Role, Seat
from engine.core.words import resolve, split_moves


async def answer(room: GameRoom, press: Press, text: str, position: int | None) -> Committed:
    """Answer the one question that is asked of a seat, at once and past any draft."""
    seat = room.seat_of(press)
    live = room.open()
    handled = await room.handled(press)
    repeated = None if handled is None else await done_before(room, press, handled)
    if isinstance(repeated, Committed):
        return repeated
    decision = live.table.decision_of(seat)
    if decision is None:
        raise NotAskedError(seat=seat, waiting_for=list(live.table.waiting_for))
    if position is not None and live.asked[seat].position != position:
        raise StalePressError
    if decision.role is Role.TURN:
        raise DraftError("draft-needs-panel", kind=decision.kind)
    typed = split_moves(text)
    if len(typed) != 1:
        raise DraftError("draft-one-answer")
    slot = slot_of(decision)
    words = resolve(live.table, seat, typed[0], after(LISTING_SECONDS))
    kind = TurnKind.ANSWER if slot == OFFERED else TurnKind.CHOICE
    batch = await begin(room)
    batch.gone.append((seat, slot))
    batch.turn(seat, [words], kind, origin_of(press))
    return await finish(batch, press)


async def time_out(room: GameRoom, seat: Seat) -> Committed | None:
    """Answer for a seat that has not answered in time; None if it is asked nothing of the kind."""
    live = room.running()
    due = await room.database.read(people.timeout_of, room.id, seat)
    if due is None or due > room.now:
        return None  # it has just answered, and may have been asked anew
    decision = live.table.decision_of(seat)
    words = None if decision is None else timeout_answer(live, decision)
    if words is None:
        return None
    batch = await begin(room)
    batch.gone.append((seat, OFFERED))
    batch.turn(seat, [words], TurnKind.ANSWER, Origin(How.TIMEOUT, None))
    return await finish(batch)


async def call(room: GameRoom, seats: Sequence[Seat]) -> None:
    """Call seats that are still asked: by a new card, or a short post while there is none."""
    live, now = room.running(), room.now
    calls = {seat: custom_of(one).call for seat in seats if (one := live.table.asked(seat))}
    by_card = [seat for seat, how in calls.items() if how is Call.CARD]
    by_note = [seat for seat, how in calls.items() if how is Call.NOTE]

    def work(conn: Connection) -> None:
        for seat in seats:
            people.clear_reminder(conn, room.id, seat, CALL)
        if by_card:
            put_last(conn, live.game, live.turns[-1].n, by_card, now)
        for position in sorted({live.asked[seat].position for seat in by_note}):
            same = [seat for seat in by_note if live.asked[seat].position == position]
            put_note(conn, live.game, same, position, now)

    await room.database.write(work)


async def settle(room: GameRoom) -> Committed | None:
    """Give the automatic answers that are possible now, for example by a new standing order."""
    batch = await begin(room)
    batch.automatic()
    batch.deferred()
    return await batch.store() if batch.told else None
