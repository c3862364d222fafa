"""What falls due by the clock, over all games: answers, calls, clocks that have run out."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from bot.session.accord import consent
from bot.session.asked import table_clock
from bot.session.asked.calls import CALL
from bot.session.errors import GamePausedError, SessionError
from bot.session.values import Committed
from bot.store import people, traces
from bot.store.fleet import ElsewhereError
from bot.store.rows import ReminderRow
from engine.core.errors import GameError

if TYPE_CHECKING:
    from bot.session.sessions import Sessions

LOG = logging.getLogger(__name__)

TIMEOUT_AGAIN: Final = 3600.0
"""Seconds until an answer that could not be given in time is tried again."""


async def answer_due(sessions: Sessions) -> list[Committed]:
    """Answer every question whose time is over by now."""
    answered: list[Committed] = []
    now = sessions.clock.now()
    for row in await sessions.database.read(people.due_reminders, now, people.TIMEOUT):
        later: float | None = None
        try:
            done = await sessions.get(row.game).time_out(row.seat)
        except (GamePausedError, ElsewhereError):
            continue  # somebody was quicker; `resume` sets another time
        except Exception:  # whatever is wrong with one game, the others are answered
            LOG.exception("game %s: no answer for seat %s in time", row.game, row.seat)
            done, later = None, now + TIMEOUT_AGAIN
        if done is None:
            await sessions.database.write(people.postpone, row, later)
        else:
            answered.append(done)
    return answered


async def call_due(sessions: Sessions) -> None:
    """Call everybody who was left alone while he was at his table and has not answered."""
    due: dict[int, list[ReminderRow]] = {}
    for row in await sessions.database.read(people.due_reminders, sessions.clock.now(), CALL):
        due.setdefault(row.game, []).append(row)
    for game, rows in due.items():
        try:
            await sessions.get(game).call([row.seat for row in rows])
        except (GamePausedError, ElsewhereError):
            continue
        except (GameError, SessionError):
            LOG.exception("game %s: nobody can be called", game)
            for row in rows:
                await sessions.database.write(people.postpone, row, None)
        sessions.posted.set()


async def tell_run_out(sessions: Sessions) -> None:
    """Tell every table whose clock has run out."""
    if await sessions.database.write(table_clock.tell_run_out, sessions.clock.now()):
        sessions.posted.set()


async def expire_requests(sessions: Sessions) -> list[int]:
    """Ask no longer what not everybody has answered in time; returns the games it touches."""
    now = sessions.clock.now()
    return await sessions.database.write(traces.expire, now - consent.LASTS)
