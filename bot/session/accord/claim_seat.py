"""Free seats of an imported game: whoever was at that table, or wants to play on, takes one."""

from __future__ import annotations

from typing import Final

from bot.session.accord import organise
from bot.session.asked.calls import put_notice
from bot.session.errors import SessionError
from bot.session.live import GameRoom
from bot.session.values import Press
from bot.store import games, traces
from bot.store.sql import Connection
from engine.core.game import HUMAN
from engine.core.moves import Seat

IMPORTED: Final = "imported"
"""An option of games that came from a record: free seats can be claimed, statistics leave out."""
YES: Final = "yes"


async def claim(room: GameRoom, press: Press, seat: Seat) -> None:
    """Sit down at a free seat of an imported game; raises SessionError."""
    live = room.open()
    if live.game.options.get(IMPORTED) != YES:
        raise SessionError("seat-not-free")
    organise.check_seat(room, seat, press.user)
    if live.user_at(seat) is not None:
        raise SessionError("seat-not-free")
    now = room.now
    humans = [at for at, name in enumerate(live.game.setup.seats) if name == HUMAN]
    full = all(live.user_at(at) is not None for at in humans if at != seat)

    def work(conn: Connection) -> None:
        games.set_seat(conn, room.id, seat, press.user, now)
        if live.game.organiser is None:
            games.set_organiser(conn, room.id, press.user)
        traces.audit(conn, room.id, press.user, "claimed", {"seat": seat}, now)
        if full:
            put_notice(conn, live.game, "seated", {}, now)
        room.handling(press)(conn)

    await room.database.write(work)
    room.forget()
