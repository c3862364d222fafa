"""What if: a table of one's own that begins where another stands, all seats one's own.

It is made of what its player may know of the game, so that what lies hidden is dealt anew; nobody
else ever sees it, and nothing leads back from it. Everybody has one at most.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import replace
from typing import Final

from bot.session.accord.agreed_rules import IDEAS, OFF, ON, TIMEOUT_HOURS
from bot.session.errors import DraftError, GameClosedError
from bot.session.new_game import Founding, Place, found
from bot.session.session import Session
from bot.session.sessions import Sessions
from bot.session.values import DraftView, GameStanding, Press
from bot.store import trials
from bot.store.database import in_the_name_of
from bot.store.fleet import ElsewhereError
from bot.store.games import TRIAL, tried_at
from bot.store.results import PRACTICE
from bot.store.rows import Status
from engine.core.errors import MoveError
from engine.core.game import HUMAN
from engine.core.record import Record

KEPT_DAYS: Final = 7
AS_OF: Final = "as_of"
"""At which version of the real game it began."""


async def begun_before(sessions: Sessions, game: int, user: int) -> Session | None:
    """What a user tries out of a game, if that has not gone on since."""
    row, _ = await sessions.find(game)
    for number in await sessions.database.read(trials.of_user, user):
        trial, _ = await sessions.find(number)
        is_same = trial.options.get(AS_OF) == str(row.version)
        if tried_at(trial) == game and is_same and trial.status is Status.LIVE:
            return sessions.get(number)
    return None


async def try_out(sessions: Sessions, game: int, user: int) -> Session:
    """A new table that begins where this one stands for a user, with what he has drafted; raises
    DraftError where he does not know all that was played, and GameClosedError."""
    session = sessions.get(game)
    standing = await session.standing()
    if standing.game.status is not Status.LIVE:
        raise GameClosedError(status=standing.game.status.value)
    draft = await session.draft(Press(user))
    if not draft.can_try or tried_at(standing.game) is not None:
        raise DraftError("what-if-hidden")
    record, now = await session.record(draft.seat), sessions.clock.now()
    founded = await asyncio.to_thread(_founded, sessions, record, user, now)
    await erase(sessions, await sessions.database.read(trials.of_user, user))
    trial = await sessions.begin(_place(standing, user), founded)
    await _draft_again(trial, draft, user)
    return trial


def _founded(sessions: Sessions, record: Record, user: int, now: float) -> Founding:
    setup = replace(record.setup, secret=secrets.token_hex(16))
    seats = tuple(user if name == HUMAN else None for name in setup.seats)
    return found(sessions.games[setup.game], setup, seats, record.moves, now)


def _place(standing: GameStanding, user: int) -> Place:
    """Nothing runs out there; a computer player is asked for advice where nobody plays against."""
    row = standing.game
    ideas = ON if row.setup.seats.count(HUMAN) == 1 else OFF
    options = {
        TRIAL: str(row.id),
        AS_OF: str(row.version),
        PRACTICE: "yes",
        TIMEOUT_HOURS: "0",
        IDEAS: ideas,
    }
    return Place(user, row.guild, None, options)


async def _draft_again(trial: Session, draft: DraftView, user: int) -> None:
    """What is drafted at the real table is drafted here, as far as it can be."""
    steps = [*draft.moves, *(() if draft.crossing is None else (draft.crossing,))]
    if steps and draft.plan is None:
        with suppress(MoveError, DraftError):
            await trial.play(Press(user, seat=draft.seat), "; ".join(map(" ".join, steps)))


async def erase(sessions: Sessions, games: list[int]) -> None:
    """Throw such tables away; those that another process serves are left to it."""
    for game in games:
        with suppress(ElsewhereError):
            await sessions.get(game).unload()
            with in_the_name_of(await sessions.claims(game)):
                await sessions.database.write(trials.erase, game)


async def tidy(sessions: Sessions) -> None:
    """Throw away what nobody has gone on with for days."""
    before = sessions.clock.now() - KEPT_DAYS * 24 * 3600
    await erase(sessions, await sessions.database.read(trials.idle, before))
