"""The clock of a table: a time bank for every seat, and what happens when it runs out.

The bank of a seat runs while it is asked anything that it cannot decline, and gains something with
every answer, up to what it began with. When it has run out the table is told, once; from then on
nobody waits for that player: any of the others may ask to have the seat taken over or the game
ended, and he is not asked. Nothing is played for him.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.session.accord.agreed_rules import CLOCK, clock_hours
from bot.session.asked.calls import put_notice
from bot.session.live import GameRoom
from bot.store import clocks, games
from bot.store.clocks import ClockRow
from bot.store.rows import AskedRow, GameRow
from bot.store.sql import Connection
from engine.core.moves import Role, Seat

HOUR: Final = 3600.0


@dataclass(frozen=True, slots=True)
class TimeBank:
    """How much time everybody has."""

    bank: float
    """Seconds at the beginning, and at most."""
    gain: float
    """Seconds with every answer."""


def clock_of(game: GameRow) -> TimeBank | None:
    """The clock that a table has agreed on."""
    hours = clock_hours(game.options.get(CLOCK, ""))
    return None if hours is None else TimeBank(hours[0] * HOUR, hours[1] * HOUR)


def keep_time(conn: Connection, game: GameRow, asked: Iterable[AskedRow], now: float) -> None:
    """Others are asked now: their time runs, that of the rest stands."""
    clock = clock_of(game)
    if clock is None:
        return
    since = {row.seat: row.since for row in asked if row.role is not Role.OFFER}
    known = {row.seat: row for row in clocks.of_game(conn, game.id)}
    for seat, row in known.items():
        if row.since is not None and since.get(seat, now) >= now:  # it has answered
            left = min(clock.bank, row.left(now) + clock.gain)
            known[seat] = ClockRow(game.id, seat, left, now if seat in since else None)
            clocks.put(conn, known[seat])
    for seat in since:
        row = known.get(seat, ClockRow(game.id, seat, clock.bank, None))
        if row.since is None:
            clocks.put(conn, row._replace(since=now))


def set_clock(conn: Connection, game: GameRow, now: float) -> None:
    """Another clock has been agreed on: everybody begins with a full bank."""
    clocks.clear(conn, game.id)
    keep_time(conn, game, games.asked(conn, game.id), now)


def refill(conn: Connection, game: GameRow, seat: Seat, now: float) -> None:
    """Somebody else sits there: he begins with a full bank."""
    clocks.clear(conn, game.id, seat)
    keep_time(conn, game, games.asked(conn, game.id), now)


async def out_of_time(room: GameRoom) -> frozenset[int]:
    """Users whose time has run out."""
    if clock_of(room.known().game) is None:
        return frozenset()
    rows = await room.database.read(clocks.of_game, room.id)
    users = (room.known().user_at(row.seat) for row in rows if row.told)
    return frozenset(user for user in users if user is not None)


def tell_run_out(conn: Connection, now: float) -> int:
    """Tell every table whose clock has run out; returns how many."""
    rows = clocks.run_out(conn, now)
    for row in rows:
        clocks.put(conn, row._replace(told=True))
        game = games.find(conn, row.game)
        user = next((one.user for one in games.seats(conn, row.game) if one.seat == row.seat), None)
        if game is not None and user is not None:
            put_notice(conn, game, "time-over", {"seat": row.seat, "user": user}, now)
    return len(rows)
