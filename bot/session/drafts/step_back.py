"""Steps of a draft taken back, all of them or the last, and a sealed answer given anew."""

from __future__ import annotations

from dataclasses import replace

from bot.session.drafts.bench import Bench
from bot.session.drafts.draft import look, needed_bench, save, view_of
from bot.session.drafts.slots import CHANGE, MAIN, OFFERED
from bot.session.errors import DraftError
from bot.session.live import GameRoom
from bot.session.values import DraftView, Press
from bot.store import log
from bot.store.rows import DraftRow
from bot.store.sql import Connection
from engine.core.moves import Seat


async def change(room: GameRoom, press: Press, revision: int | None) -> DraftView:
    """Begin to change a sealed answer, which stays sealed until another one takes its place."""
    seat = room.seat_of(press)
    room.running()
    if await room.handled(press) is not None:
        return replace(await look(room, press), repeated=True)
    bench = await needed_bench(room, seat, revision)
    if bench.slot == CHANGE:
        await save(room, bench, press)
    return view_of(room, seat, bench)


async def back(room: GameRoom, press: Press, revision: int | None, *, whole: bool) -> DraftView:
    """Take back the last step of the draft, or all of it."""
    seat = room.seat_of(press)
    room.open()
    if await room.handled(press) is not None:
        return replace(await look(room, press), repeated=True)
    if whole and await _clear_damaged(room, seat):
        return await look(room, press)
    bench = await needed_bench(room, seat, revision)
    if bench.slot == CHANGE and (whole or not bench.steps):
        return await _keep_sealed(room, press, bench)
    if not bench.all_moves:
        raise DraftError("draft-empty")
    if whole:
        bench.cut(0)
    else:
        bench.cut(len(bench.steps) - (bench.crossing is None))
    bench.dropped, bench.repriced = (), False
    await save(room, bench, press)
    return view_of(room, seat, bench)


async def _keep_sealed(room: GameRoom, press: Press, bench: Bench) -> DraftView:
    """The answer stays as it is sealed."""
    now = room.now

    def work(conn: Connection) -> None:
        log.delete_draft(conn, room.id, bench.seat, CHANGE)
        log.handle(conn, press.interaction, room.id, now)

    await room.database.write(work)
    room.known().drafts.pop((bench.seat, CHANGE), None)
    room.drop_bench(bench.seat)
    return await look(room, press)


async def _clear_damaged(room: GameRoom, seat: Seat) -> bool:
    """Forget drafts of a seat that cannot be read."""
    live = room.known()
    damaged = [
        slot for slot in (MAIN, OFFERED, CHANGE) if _is_damaged(live.drafts.get((seat, slot)))
    ]
    for slot in damaged:
        await room.database.write(log.delete_draft, room.id, seat, slot)
        live.drafts.pop((seat, slot))
    return bool(damaged)


def _is_damaged(row: DraftRow | None) -> bool:
    return row is not None and row.damaged
