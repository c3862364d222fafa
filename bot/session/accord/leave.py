"""Players who are gone: nobody waits for their consent, their seats are empty, tables go on."""

from __future__ import annotations

from collections.abc import Collection

from bot.session.accord import organise
from bot.session.asked.calls import put_notice
from bot.session.live import Also, GameRoom, Live
from bot.store import games, log, people, traces
from bot.store.nudges import REMIND
from bot.store.rows import Status
from bot.store.sql import Connection

SILENT_AFTER = 5 * 24 * 3600.0
"""Whoever has not answered for so long is not asked whether he agrees to anything."""


def present(room: GameRoom, gone: Collection[int] = ()) -> frozenset[int]:
    """The users at the table who can be asked: not `gone`, and not silent for days."""
    live = room.known()
    late = room.now - SILENT_AFTER
    silent = {live.user_at(row.seat) for row in live.asked.values() if row.since < late}
    return live.humans - {*gone} - silent


async def take_over(room: GameRoom, user: int, also: Also) -> None:
    """Somebody at the table becomes its organiser."""
    room.open()
    left = room.known().game.organiser
    args = {"user": user, "left": left}

    def work(conn: Connection) -> None:
        games.set_organiser(conn, room.id, user)
        organise.trace(conn, room, user, "handed-over", args, also)

    await room.database.write(work)
    room.moved(organiser=user)


async def leave(room: GameRoom, user: int) -> None:
    """A user leaves for good: his seats stay empty until somebody takes them over.

    A game without anybody left is abandoned; an ended one keeps its seats as they are.
    """
    live = room.known()
    if user not in live.humans or live.game.status is not Status.LIVE:
        return
    if live.humans == {user}:
        await organise.abandon(room, None, lambda _: None)
        return
    await room.database.write(_empty_seats, room, live, user)
    room.forget()


def _empty_seats(conn: Connection, room: GameRoom, live: Live, user: int) -> None:
    now = room.now
    seats = [row.seat for row in live.seats if row.user == user]
    for seat in seats:
        games.set_seat(conn, room.id, seat, None, now)
        log.delete_draft(conn, room.id, seat)
        people.clear_reminder(conn, room.id, seat, REMIND)
    if live.game.organiser == user:
        games.set_organiser(conn, room.id, next(iter(sorted(live.humans - {user}))))
    traces.void_of(conn, room.id, user)
    traces.audit(conn, room.id, None, "left", {"seats": seats}, now)
    put_notice(conn, live.game, "left", {"seats": seats}, now)
