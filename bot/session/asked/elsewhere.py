"""What follows for tables that another process serves: somebody leaves, or has given an order."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from bot.session.errors import SessionError
from bot.store import games
from bot.store.fleet import ElsewhereError
from engine.core.errors import GameError

if TYPE_CHECKING:
    from bot.session.sessions import Sessions

LEAVE, SETTLE, UNLOAD = "leave", "settle", "unload"
PATIENCE: Final = 20.0
"""Seconds for which somebody who leaves a table is waited for."""
PAUSE: Final = 0.2


async def carry_out(sessions: Sessions, what: str, body: Mapping[str, Any]) -> None:
    """Do for another process what it has asked for."""
    session = sessions.get(int(body["game"]))
    if what == LEAVE:
        await session.leave(int(body["user"]))
    elif what == SETTLE:
        try:
            await session.settle()
        except (GameError, SessionError):
            return  # it is paused, or over: nothing to be answered
    else:
        await session.unload()


async def leave(sessions: Sessions, game: int, user: int) -> None:
    """Have somebody leave a table for good, wherever it is served."""
    try:
        await sessions.get(game).leave(user)
    except ElsewhereError as error:
        await _send(sessions, error.shard, LEAVE, game, user)
        await _until_gone(sessions, game, user)


async def _until_gone(sessions: Sessions, game: int, user: int) -> None:
    for _ in range(round(PATIENCE / PAUSE)):
        if user not in {row.user for row in await sessions.database.read(games.seats, game)}:
            return
        await asyncio.sleep(PAUSE)
    raise TimeoutError


async def settle(sessions: Sessions, game: int) -> None:
    """Let standing orders answer at a table, wherever it is served."""
    try:
        await sessions.get(game).settle()
    except ElsewhereError as error:
        await _send(sessions, error.shard, SETTLE, game)


async def unload(sessions: Sessions, game: int) -> None:
    """Drop a game from memory, wherever it is."""
    await sessions.get(game).unload()
    if sessions.fleet is not None:
        row, _ = await sessions.find(game)
        shard = sessions.fleet.share.shard_of(row.guild, row.channel, game)
        if shard not in sessions.fleet.held:
            await _send(sessions, shard, UNLOAD, game)


async def _send(sessions: Sessions, shard: int, what: str, game: int, user: int = 0) -> None:
    assert sessions.fleet is not None
    await sessions.fleet.send(shard, what, {"game": game, "user": user})
