"""Games that cannot be opened at all: their rules are gone, or not even the setup can be played.

The log stays. The table is told once, and the organiser may end the game so that its channel is
free; should the game open again after the next update, whoever must act is called.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.session.asked.calls import put_last, put_notice
from bot.session.errors import (
    GameClosedError,
    GameReadOnlyError,
    OrganiserError,
    SessionError,
    UnknownGameError,
)
from bot.session.live import GameRoom, Live
from bot.session.values import Agreed, Press
from bot.store import games, log, people, posts, traces
from bot.store.rows import ConsentRow, GameRow, Status
from bot.store.sql import Connection

UNOPENED = (GameReadOnlyError, UnknownGameError)
"""Why a game cannot be opened."""
WHAT = "unopened"


async def tell(room: GameRoom, game: GameRow, error: SessionError) -> None:
    """The first time that it is noticed: one notice, in place of what can be said no more."""
    if game.diverged:
        return

    def work(conn: Connection) -> None:
        games.set_diverged(conn, room.id, True)
        posts.drop_unsent(conn, room.id, str(error), room.now)
        if game.status is Status.LIVE:
            reference = str(error.args_.get("reference", error.key))
            put_notice(conn, game, WHAT, {"reference": reference}, room.now)

    await room.database.write(work)


async def opened_again(room: GameRoom, live: Live) -> None:
    """What was wrong is right again: the game goes on, and calls whoever is asked."""
    if not live.game.diverged:
        return
    seats = [row.seat for row in live.seats]  # those of them who must act when it is posted

    def work(conn: Connection) -> None:
        games.set_diverged(conn, room.id, False)
        if live.game.status is Status.LIVE:
            put_last(conn, live.game, live.turns[-1].n, seats, room.now)

    await room.database.write(work)
    room.moved(diverged=False)


async def close(
    room: GameRoom, press: Press, error: SessionError, changed: Callable[[], None]
) -> Agreed:
    """The organiser ends a game that cannot be opened; raises `error` for a game that is none."""
    game = await room.database.read(games.find, room.id)
    if game is None:
        raise error
    if game.status is not Status.LIVE:
        raise GameClosedError(status=game.status.value)
    if game.organiser != press.user and not press.manages:
        raise OrganiserError
    now = room.now

    def work(conn: Connection) -> None:
        traces.audit(conn, room.id, press.user, "abandoned", {}, now)
        traces.void_all(conn, room.id)
        games.set_status(conn, room.id, Status.ABANDONED, now)
        games.set_asked(conn, room.id, ())
        people.clear_reminders(conn, room.id)
        log.delete_drafts(conn, room.id)
        put_notice(conn, game, "abandoned", {"user": press.user}, now)
        room.handling(press)(conn)

    await room.database.write(work)
    changed()
    asked: dict[int, bool | None] = {}
    args = (game.version, "granted", now, asked)
    return Agreed(ConsentRow(0, room.id, "abandon", {}, press.user, *args))
