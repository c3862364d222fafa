"""What an organiser does to a table: pause, resume, options, hand over, replace, abandon."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.session.accord.agreed_rules import CLOCK
from bot.session.asked.calls import put_last, put_notice
from bot.session.asked.table_clock import refill, set_clock
from bot.session.errors import GamePausedError, NotSeatedError, SessionError
from bot.session.live import Also, GameRoom
from bot.session.values import Press
from bot.store import clocks, games, log, people, posts, traces
from bot.store.nudges import REMIND
from bot.store.rows import Status
from bot.store.sql import Connection
from engine.core.game import HUMAN
from engine.core.moves import Seat

LONGEST_TIMEOUT_HOURS = 24 * 30


async def pause(room: GameRoom, press: Press) -> None:
    """Nothing can be committed and nothing falls due until the game goes on."""
    room.running()
    room.organised_by(press)
    now = room.now

    def work(conn: Connection) -> None:
        games.set_paused(conn, room.id, now)
        trace(conn, room, press.user, "paused", {}, room.handling(press))

    await room.database.write(work)
    room.moved(paused_at=now)


async def resume(room: GameRoom, press: Press) -> None:
    """The game goes on; what was due is due later by the length of the pause."""
    live = room.open()
    room.organised_by(press)
    paused_at = live.game.paused_at
    if paused_at is None:
        raise GamePausedError("game-not-paused")
    lasted = max(0.0, room.now - paused_at)

    def work(conn: Connection) -> None:
        games.set_paused(conn, room.id, None)
        people.shift_reminders(conn, room.id, lasted)
        clocks.shift(conn, room.id, lasted)
        trace(conn, room, press.user, "resumed", {}, room.handling(press))

    await room.database.write(work)
    room.moved(paused_at=None)


async def set_options(room: GameRoom, press: Press, changes: Mapping[str, str | None]) -> None:
    """Agree on something at the table, for example `timeout_hours`; None goes back to usual."""
    live = room.open()
    room.organised_by(press)
    hours = changes.get("timeout_hours")
    if hours is not None and not _is_timeout(hours):
        raise SessionError("option-bad-value", option="timeout_hours", most=LONGEST_TIMEOUT_HOURS)
    merged = {**live.game.options, **changes}
    options = {key: value for key, value in merged.items() if value is not None}

    def work(conn: Connection) -> None:
        games.set_options(conn, room.id, options)
        if CLOCK in changes:
            set_clock(conn, replace(live.game, options=options), room.now)
        trace(conn, room, press.user, "options", dict(changes), room.handling(press))

    await room.database.write(work)
    room.moved(options=options)


async def hand_over(room: GameRoom, press: Press, user: int) -> None:
    """Make somebody else at the table the organiser."""
    live = room.open()
    room.organised_by(press)
    if user not in live.humans:
        raise NotSeatedError(game=room.id)

    def work(conn: Connection) -> None:
        games.set_organiser(conn, room.id, user)
        trace(conn, room, press.user, "handed-over", {"user": user}, room.handling(press))

    await room.database.write(work)
    room.moved(organiser=user)


async def give_seat(room: GameRoom, by: int, seat: Seat, user: int, also: Also) -> None:
    """Seat another user; the drafts of the one who leaves are his own and go with him."""
    live = room.open()
    check_seat(room, seat, user)
    left = live.user_at(seat)
    now = room.now

    def work(conn: Connection) -> None:
        games.set_seat(conn, room.id, seat, user, now)
        log.delete_draft(conn, room.id, seat)
        people.clear_reminder(conn, room.id, seat, REMIND)
        refill(conn, live.game, seat, now)
        if live.game.organiser == left:
            games.set_organiser(conn, room.id, user)
        args = {"seat": seat, "left": left, "user": user}
        trace(conn, room, by, "replaced", args, also)
        if left is not None:
            traces.void_of(conn, room.id, left)

    await room.database.write(work)
    room.forget()


async def move(room: GameRoom, press: Press, channel: int) -> None:
    """Play on in another channel of the server; raises ChannelTakenError if a game is there."""
    live = room.going_on()
    if not press.manages:
        room.organised_by(press)

    def work(conn: Connection) -> None:
        games.move_to(conn, room.id, live.game.guild, channel)
        posts.follow(conn, room.id, live.game.channel, channel)
        come_back(conn, room.id, room.now)  # where it was, nothing could be posted perhaps
        room.moved(channel=channel)
        trace(conn, room, press.user, "moved", {"channel": channel}, room.handling(press))

    try:
        await room.database.write(work)
    finally:
        room.forget()  # what is in memory may name a channel that was refused


async def to_messages(room: GameRoom, press: Press, channel: int) -> None:
    """Play on in the bot's messages, with a card of the position, what had no channel before;
    raises ChannelTakenError if a game is there."""
    live, now = room.known(), room.now
    room.organised_by(press)
    if live.game.channel is not None:
        raise SessionError("messages-moved")

    def work(conn: Connection) -> None:
        games.move_to(conn, room.id, None, channel)
        game = replace(live.game, channel=channel)
        put_last(conn, game, live.turns[-1].n, list(live.asked), now)
        room.handling(press)(conn)

    await room.database.write(work)
    room.forget()


def check_seat(room: GameRoom, seat: Seat, user: int) -> None:
    """Raise why this user cannot take this seat."""
    check_human(room, seat)
    if user in room.known().humans:
        raise SessionError("seat-taken-by-player", user=user)


def check_human(room: GameRoom, seat: Seat) -> None:
    """Raise why nobody can take this seat: a robot of the game sits there."""
    seats = room.known().game.setup.seats
    if seat not in range(len(seats)) or seats[seat] != HUMAN:
        raise SessionError("seat-not-human", seat=seat)


async def abandon(room: GameRoom, by: int | None, also: Also) -> None:
    """End the game without a result; it stays readable and frees its channel."""
    room.going_on()
    now = room.now

    def work(conn: Connection) -> None:
        trace(conn, room, by, "abandoned", {}, also)
        traces.void_all(conn, room.id)
        games.set_status(conn, room.id, Status.ABANDONED, now)
        games.set_asked(conn, room.id, ())
        people.clear_reminders(conn, room.id)
        log.delete_drafts(conn, room.id)

    await room.database.write(work)
    room.forget()


def trace(
    conn: Connection,
    room: GameRoom,
    user: int | None,
    what: str,
    args: Mapping[str, object],
    also: Also,
) -> None:
    """Write down who did it, tell the table, and what belongs to it."""
    now = room.now
    traces.audit(conn, room.id, user, what, args, now)
    put_notice(conn, room.known().game, what, {"user": user, **args}, now)
    also(conn)


def come_back(conn: Connection, game: int, now: float) -> None:
    """The bot may post again where a game is played: what was due is due later by as long as it has
    rested; a pause counts by itself."""
    row = games.find(conn, game)
    if row is None or row.away is None:
        return
    rested = (now if row.paused_at is None else min(now, row.paused_at)) - row.away
    games.set_back(conn, game)
    people.shift_reminders(conn, game, max(0.0, rested))
    clocks.shift(conn, game, max(0.0, rested))
    posts.retry(conn, game, now)


def _is_timeout(text: str) -> bool:
    try:
        return 0 <= float(text) <= LONGEST_TIMEOUT_HOURS
    except ValueError:
        return False
